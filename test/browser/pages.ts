// The preview's page in a real browser, as a person uses it: keys, buttons, and pictures of what there is to see.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { DIST } from "../../scripts/tools/build/add-on.ts";
import type { WorldOptions } from "../../scripts/tools/host/world.ts";
import { openPreview, type Preview } from "../../scripts/tools/preview/open-preview.ts";

/** Debian's, unless told otherwise. */
const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const PICTURES = join(DIST, "pictures");

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

/** Draws without a graphics card. */
const DRAWING = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

export interface Visit {
  readonly preview: Preview;
  readonly context: BrowserContext;
  /** What a page printed as an error or threw. */
  readonly problems: string[];
  close(): Promise<void>;
}

interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Whether the browser can draw in three dimensions. */
  readonly draws?: boolean;
  /** Whether dice tumble and marks bob: pictures without end cost what a test has to wait for. */
  readonly moves?: boolean;
  /** What runs there is not the add-on. */
  readonly world?: WorldOptions;
}
/** A preview of a new world on a free port, and a browser that looks at it. */
export async function visit({
  viewport = { width: 1280, height: 720 },
  draws = true,
  moves = false,
  world = {},
}: VisitOptions = {}): Promise<Visit> {
  mkdirSync(PICTURES, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "preview-world-"));
  const preview = await openPreview({ host: "127.0.0.1", port: 0, fresh: true }, folder, world);
  const browser: Browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ["--no-sandbox", ...(draws ? DRAWING : ["--disable-3d-apis"])],
  });
  const context = await browser.newContext({ viewport, reducedMotion: moves ? "no-preference" : "reduce" });
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  context.on("weberror", (error) => problems.push(String(error.error())));
  return {
    preview,
    context,
    problems,
    async close() {
      await browser.close();
      preview.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** One tab: a player at the keyboard. */
export class Tab {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  static async open({ context, preview }: Visit): Promise<Tab> {
    const page = await context.newPage();
    await page.goto(preview.address);
    const tab = new Tab(page);
    await tab.page.getByText("You are").waitFor();
    return tab;
  }

  get form(): Locator {
    return this.page.locator("#form");
  }
  get target(): Locator {
    return this.page.locator("#target");
  }
  button(name: string): Locator {
    return this.form.getByRole("button", { name, exact: true });
  }
  /** A line of what is around. */
  around(words: string): Locator {
    return this.page.locator("#around").getByRole("button", { name: words });
  }

  async picture(name: string): Promise<void> {
    await this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
  }

  async name(): Promise<string> {
    const title = await this.page.title();
    return title.replace(/:.*/, "");
  }
  chat(): Promise<string[]> {
    return this.page.getByRole("log").getByRole("listitem").allTextContents();
  }
  contentLog(): Promise<string[]> {
    return this.page.locator("#log li").allTextContents();
  }
  /** The faces on the turn screen, from left to right. */
  async dice(): Promise<number[]> {
    const text = (await this.form.locator("p, label").allTextContents()).join("\n");
    const line = /^Dice: ([\d ]+)/m.exec(text)?.[1] ?? "";
    return [...text.matchAll(/Die \d: (\d)/g), ...line.matchAll(/(\d)/g)].map(([, face]) => Number(face));
  }
  async middleOfView(): Promise<{ x: number; y: number }> {
    const { x, y, width, height } = (await this.page.locator("#view").boundingBox()) ?? NO_BOX;
    return { x: x + width / 2, y: y + height / 2 };
  }
  async say(line: string): Promise<void> {
    const box = this.page.getByRole("textbox", { name: "Chat" });
    await box.fill(line);
    await this.key("Enter");
  }

  /** By the recipe book. */
  async craft(name: string): Promise<void> {
    await this.page.getByLabel("Recipe").selectOption({ label: name });
    await this.page.getByRole("button", { name: "Lay it out" }).click();
    await this.page.getByRole("button", { name: `Craft: ${name}` }).click();
    await this.inHotbar(name).waitFor();
  }
  inHotbar(name: string): Locator {
    return this.page.getByRole("toolbar", { name: "Hotbar" }).getByRole("button", { name });
  }

  async key(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
  async inWorld(...keys: string[]): Promise<void> {
    await this.page.locator("#view").focus();
    await this.key(...keys);
  }
  /** Points at the ground in the middle, then goes these steps. */
  async aim(...steps: string[]): Promise<void> {
    await this.inWorld("Home", ...steps);
  }

  /** Uses what is there, which shows this. */
  async use(shown: Locator, ...steps: string[]): Promise<void> {
    await this.#pause();
    await this.aim(...steps, "Enter");
    await shown.waitFor();
  }
  /** Presses a button of the form, which shows this. */
  async press(button: string, shown: Locator): Promise<void> {
    await this.#pause();
    await this.button(button).click();
    await shown.waitFor();
  }
  /** Presses what has the focus, which gives it to this. */
  async pressFocused(next: Locator): Promise<void> {
    await this.#pause();
    await this.key("Enter");
    await next.and(this.page.locator(":focus")).waitFor();
  }
  /** The add-on takes presses in quick succession for one, as a person's double tap. */
  #pause(): Promise<void> {
    return this.page.waitForTimeout(1_000);
  }
}
