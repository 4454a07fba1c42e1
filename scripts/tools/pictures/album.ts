// Pictures of a page that are of something: each is held against the page as it was when there was nothing to see.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { PNG } from "pngjs";
import type { Tab } from "./tab.ts";

/** Of all its pixels, how many have to be other than those of the empty page. */
const LEAST_CHANGED = 0.03;
/** Fewer shades than a screen has make a file smaller by a third, and nobody sees it. */
const STEP = 8;
/** A smaller difference of a colour is none. */
const SAME = 24;

const NO_SIZE: Size = { width: 0, height: 0 };

/** @param part what of the page is in it, otherwise all of it. @throws where it is as good as empty. */
export type Take = (shown: Shown, name: string, part?: Locator) => Promise<void>;

type Shown = Pick<Tab, "page">;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Begins with a page on which nothing has happened yet, in all sizes that the others have.
 * @param drawn until it is drawn in another size.
 */
export async function albumIn(
  folder: string,
  { page }: Shown,
  sizes?: readonly Size[],
  drawn: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Take> {
  mkdirSync(folder, { recursive: true });
  const all: PNG[] = [];
  for (const size of sizes ?? [page.viewportSize() ?? NO_SIZE]) {
    await page.setViewportSize(size);
    await drawn();
    all.push(PNG.sync.read(await page.screenshot()));
  }
  return async (shown, name, part) => {
    const { width } = shown.page.viewportSize() ?? NO_SIZE;
    const empty = all.find((picture) => picture.width === width);
    if (empty === undefined) throw new Error(`There is no empty page that is ${width} pixels wide.`);
    const box = (await part?.boundingBox()) ?? { x: 0, y: 0, width: empty.width, height: empty.height };
    const [left, top] = [Math.round(box.x), Math.round(box.y)];
    const clip = { x: left, y: top, width: Math.round(box.width), height: Math.round(box.height) };
    const path = join(folder, `${name}.png`);
    const picture = PNG.sync.read(await shown.page.screenshot({ clip }));
    const changed = partChanged(picture, empty, left, top);
    picture.data.forEach((value, at) => {
      picture.data[at] = Math.min(255, STEP * Math.round(value / STEP));
    });
    writeFileSync(path, PNG.sync.write(picture, { colorType: 2 }));
    if (changed >= LEAST_CHANGED) return;
    throw new Error(`There is nothing to be seen on ${path}: ${changed.toFixed(3)} of it is not empty.`);
  };
}

function partChanged({ data, width, height }: PNG, empty: PNG, left: number, top: number): number {
  let changed = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const there = (top + Math.floor(pixel / width)) * empty.width + left + (pixel % width);
    const colours = [0, 1, 2].map((at) => (data[4 * pixel + at] ?? 0) - (empty.data[4 * there + at] ?? 0));
    if (colours.some((difference) => Math.abs(difference) > SAME)) changed += 1;
  }
  return changed / (width * height);
}
