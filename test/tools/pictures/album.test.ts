import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { albumIn } from "../../../scripts/tools/pictures/album.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "album-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A page of one colour, of which as many rows from the top are white as it is told. */
function pageOf(size: { width: number; height: number }, white: { rows: number }): Page {
  let now = size;
  const page = {
    viewportSize: () => now,
    setViewportSize(other: typeof size) {
      now = other;
      return Promise.resolve();
    },
    screenshot() {
      const picture = new PNG(now);
      picture.data.fill(255, 0, 4 * now.width * white.rows);
      return Promise.resolve(PNG.sync.write(picture));
    },
  };
  return page as unknown as Page;
}

const LARGE = { width: 40, height: 30 };
const SMALL = { width: 20, height: 10 };

test("a picture that is as empty as the page was before is refused, in every size", async () => {
  const white = { rows: 0 };
  const page = pageOf(LARGE, white);
  const take = await albumIn(folder, { page }, [LARGE, SMALL]);
  for (const size of [LARGE, SMALL]) {
    await page.setViewportSize(size);
    white.rows = 0;
    await expect(take({ page }, `empty-${size.width}`)).rejects.toThrow(/nothing to be seen/);
    white.rows = 5;
    await take({ page }, `full-${size.width}`);
    expect(existsSync(join(folder, `full-${size.width}.png`))).toBe(true);
  }
});

test("a page of a size of which there is no empty one is refused", async () => {
  const page = pageOf(LARGE, { rows: 5 });
  const take = await albumIn(folder, { page });
  await page.setViewportSize(SMALL);
  await expect(take({ page }, "strange")).rejects.toThrow(/no empty page that is 20 pixels wide/);
});
