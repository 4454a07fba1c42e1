import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { GALLERY } from "../../../scripts/tools/art/gallery.ts";
import { type Picture, pixels } from "../../../scripts/tools/art/picture.ts";
import { PROJECT_ROOT } from "../../../scripts/tools/build/add-on.ts";

/** What a committed PNG and its source disagree about; pixels are compared, as packed bytes depend on the packer. */
function staleness(path: string, committed: PNG, source: Picture): string[] {
  const mend = "Run `npx tsx scripts/tools/art/art.ts`, or change the source in scripts/tools/art/pictures/.";
  const [width, height] = [source[0]?.length, source.length];
  if (committed.width !== width || committed.height !== height) {
    return [`${path} is ${committed.width}×${committed.height}, its source ${width}×${height}. ${mend}`];
  }
  const drawn = pixels(source);
  const differing = committed.data.findIndex((byte, at) => byte !== drawn[at]);
  if (differing === -1) return [];
  const pixel = Math.floor(differing / 4);
  return [`${path} differs from its source at ${pixel % width}, ${Math.floor(pixel / width)}. ${mend}`];
}

const read = (path: string): PNG => PNG.sync.read(readFileSync(join(PROJECT_ROOT, path)));

describe("committed pictures follow from their sources", () => {
  test.each(Object.entries(GALLERY))("%s", (path, source) => {
    expect(staleness(path, read(path), source)).toEqual([]);
  });

  test("no PNG in the packs is without a source", () => {
    const committed = ["behavior_pack", "resource_pack"].flatMap((pack) =>
      readdirSync(join(PROJECT_ROOT, pack), { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(".png"))
        .map((path) => `${pack}/${path.replaceAll("\\", "/")}`),
    );
    expect(committed.sort()).toEqual(Object.keys(GALLERY).sort());
  });
});

describe("a picture that no longer follows is found", () => {
  const path = "resource_pack/textures/tabletop/yahtzee/board.png";
  const source = GALLERY[path] ?? [];

  test("by a single pixel", () => {
    const committed = read(path);
    committed.data[4 * (16 * 3 + 5)] = 255;
    expect(staleness(path, committed, source)).toEqual([
      expect.stringMatching(/board\.png differs from its source at 5, 3\. Run `npx tsx/),
    ]);
  });

  test("by its size", () => {
    expect(staleness(path, read(path), source.slice(1))).toEqual([
      expect.stringMatching(/board\.png is 16×16, its source 16×15\./),
    ]);
  });
});
