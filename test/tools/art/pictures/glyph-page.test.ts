// The page of glyphs as committed: what the texts use is drawn, and nothing else; each glyph can be told from the others.
import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { FACES } from "../../../../scripts/engine/dice.ts";
import { faces } from "../../../../scripts/ui/dice-text.ts";
import { withGlyphs } from "../../../../scripts/ui/glyphs.ts";
import { lines, say } from "../../../../scripts/ui/text.ts";
import { english } from "../../../support/views.ts";

const FILE = "resource_pack/font/glyph_E7.png";
const CELL = 16;
const PAGE = PNG.sync.read(readFileSync(FILE));

/** The pixels of a cell as rows of colours. */
function cell(code: number): readonly (readonly number[])[] {
  const [left, top] = [CELL * (code % 16), CELL * Math.floor(code / 16)];
  return Array.from({ length: CELL }, (_, y) =>
    Array.from({ length: CELL }, (_, x) => PAGE.data.readUInt32BE(4 * (PAGE.width * (top + y) + left + x))),
  );
}

/** Alike for the eye of somebody who sees no colours: brightness in four steps. */
function shape(code: number): string {
  const grey = (rgba: number): number => {
    const [red = 0, green = 0, blue = 0] = [24, 16, 8].map((shift) => (rgba >>> shift) & 255);
    return rgba === 0 ? 9 : Math.floor((0.3 * red + 0.6 * green + 0.1 * blue) / 64);
  };
  return cell(code)
    .map((row) => row.map(grey).join(""))
    .join("\n");
}

const DRAWN = Array.from({ length: 256 }, (_, code) => code).filter((code) =>
  cell(code).flat().some(Boolean),
);

test("the page has 16 × 16 cells of 16 pixels", () => {
  expect([PAGE.width, PAGE.height]).toEqual([16 * CELL, 16 * CELL]);
});

test("what is drawn is what texts use: six faces, a Joker, six held faces", () => {
  const all = [faces(FACES), say("turn.jokerOpen"), faces(FACES, "dice.held")];
  const used = english(withGlyphs(lines(all))).match(/\p{Co}/gu) ?? [];
  expect(used.map((glyph) => glyph.charCodeAt(0) - 0xe700).sort((a, b) => a - b)).toEqual(DRAWN);
  expect(DRAWN).toEqual([1, 2, 3, 4, 5, 6, 7, 17, 18, 19, 20, 21, 22]);
});

test("every glyph has a see-through column on its right and the line below it free", () => {
  for (const code of DRAWN) {
    expect(cell(code).map((row) => row.at(-1))).toEqual(Array.from({ length: CELL }, () => 0));
    expect(cell(code).at(-1)?.some(Boolean)).toBe(false);
  }
});

test("no two look alike, without their colours too", () => {
  expect(new Set(DRAWN.map(shape)).size).toBe(DRAWN.length);
});

test("a die shows as many pips as its number, held or not", () => {
  const dark = (code: number): number =>
    cell(code)
      .flat()
      .filter((rgba) => rgba === 0x16161dff).length;
  expect(FACES.map((face) => [dark(face) / 4, dark(16 + face) / 4])).toEqual(
    FACES.map((face) => [face, face]),
  );
});
