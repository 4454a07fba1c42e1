// A preview of a new world, and a headless browser that looks at it.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { DIST } from "../build/add-on.ts";
import type { WorldOptions } from "../host/world.ts";
import { openPreview, type Preview } from "../preview/open-preview.ts";

/** Debian's, unless told otherwise. */
const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
/** Where pictures go that nobody asked for. */
export const PICTURES = join(DIST, "pictures");

/** Draws without a graphics card. */
const DRAWING = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

export interface Visit {
  readonly preview: Preview;
  readonly context: BrowserContext;
  /** What a page printed as an error or threw. */
  readonly problems: string[];
  close(): Promise<void>;
}

export interface VisitOptions {
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
