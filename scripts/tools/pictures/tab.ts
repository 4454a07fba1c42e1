// The preview's page in a real browser, as a person uses it: keys, buttons, and pictures of what there is to see.
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import type { OpenForm } from "../host/client.ts";
import { PICTURES, type Visit } from "./visit.ts";

/** Waits for what a press is to bring about, for so many milliseconds. */
type Answered = (within: { timeout: number }) => Promise<void>;

/** Milliseconds in which the add-on takes two presses for one, with time to spare. */
const A_DOUBLE_TAP = 1_000;

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

/** One tab: a player at the keyboard. */
export class Tab {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** @param name of the player; the next free one where there is none. */
  static async open({ context, preview }: Visit, name?: string): Promise<Tab> {
    const page = await context.newPage();
    const query = name === undefined ? "" : `?player=${encodeURIComponent(name)}`;
    await page.goto(preview.address + query);
    const tab = new Tab(page);
    await tab.page.getByText("You are").waitFor();
    return tab;
  }

  get form(): Locator {
    return this.page.locator("#form");
  }
  /** Until the page shows this form, or none, and has drawn it. */
  async shows(form: OpenForm | undefined): Promise<void> {
    const buttons = form === undefined ? [] : [...form.buttons, ...(form.hasCloseButton ? ["✕ Close"] : [])];
    // Glyphs are pictures there, and formatting codes are for the game's font.
    const words = buttons.map((text) => text.replace(/§.|[\uE700-\uE7FF]/gu, ""));
    const shown =
      "[...document.querySelectorAll('#form:not([hidden]) button')].map((button) => button.textContent)";
    await this.page.waitForFunction(`JSON.stringify(${shown}) === ${JSON.stringify(JSON.stringify(words))}`);
    await this.drawn();
  }
  async drawn(): Promise<void> {
    await this.page.evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))",
    );
  }
  get target(): Locator {
    return this.page.locator("#target");
  }
  /** Beside the world: the form is there. */
  get aside(): Locator {
    return this.page.locator("aside");
  }
  /** Scrolls on as far as the form can be seen at once. @returns whether there was more of it. */
  async scrollsOn(): Promise<boolean> {
    const scrolled = await this.aside.evaluate((aside) => {
      const form = aside.querySelector("#form:not([hidden])");
      const rest = (form?.getBoundingClientRect().bottom ?? 0) - aside.getBoundingClientRect().bottom;
      if (rest > 0) aside.scrollBy(0, Math.min(rest + 8, aside.clientHeight - 24));
      return rest > 0;
    });
    if (scrolled) await this.drawn();
    return scrolled;
  }
  async scrollsBack(): Promise<void> {
    await this.aside.evaluate((aside) => aside.scrollTo(0, 0));
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
    await this.page.waitForTimeout(A_DOUBLE_TAP);
    await this.aim(...steps, "Enter");
    await shown.waitFor();
  }
  /** Presses a button of the form, which shows this. */
  async press(button: string, shown: Locator): Promise<void> {
    await this.#pressButton(button, (within) => shown.waitFor(within));
  }
  /** Until the button itself is not there any more. */
  async pressAway(button: string): Promise<void> {
    await this.#pressButton(button, (within) =>
      this.button(button).waitFor({ state: "detached", ...within }),
    );
  }
  async #pressButton(name: string, answered: Answered): Promise<void> {
    const button = this.button(name);
    await button.waitFor();
    await this.#again(async () => {
      if (await button.isVisible()) await button.click();
    }, answered);
  }
  /** Presses what has the focus, which gives it to this. */
  async pressFocused(next: Locator): Promise<void> {
    const focused = next.and(this.page.locator(":focus"));
    await this.#again(
      () => this.key("Enter"),
      (within) => focused.waitFor(within),
    );
  }
  /** Presses what has the focus, which then is something else or says something else. @returns what it was. */
  async pressOn(): Promise<string> {
    const words = (await this.form.locator(":focus").textContent()) ?? "";
    const changed = `document.activeElement.textContent !== ${JSON.stringify(words)}`;
    await this.#again(
      () => this.key("Enter"),
      async (within) => void (await this.page.waitForFunction(changed, undefined, within)),
    );
    return words;
  }
  /**
   * Presses, and once more where nothing comes of it, as a person would: ticks are slow, and so two presses quick, where a browser without a graphics card draws.
   */
  async #again(press: () => Promise<void>, answered: Answered): Promise<void> {
    for (let tries = 1; ; tries++) {
      await this.page.waitForTimeout(A_DOUBLE_TAP);
      await press();
      try {
        return await answered({ timeout: tries * 2_500 });
      } catch (error) {
        if (tries === 5) throw error;
      }
    }
  }
}
