// The page of our own glyphs, U+E700 to U+E7FF: faces in the first row, held ones in the second, each in the column of
// its number; then the Joker. `scripts/ui/glyphs.ts` names them.
import { FACES } from "../../../engine/dice.ts";
import { fill, overlay, type Picture } from "../picture.ts";
import { die, JOKER } from "./dice.ts";

const CELL = 16;

const CELLS: readonly (readonly [code: number, picture: Picture])[] = [
  ...FACES.map((face) => [face, die(face)] as const),
  [7, JOKER],
  ...FACES.map((face) => [16 + face, die(face, true)] as const),
];

export const GLYPH_PAGE = CELLS.reduce<Picture>(
  (page, [code, picture]) => overlay(page, picture, CELL * (code % 16), CELL * Math.floor(code / 16)),
  fill(256, 256, () => undefined),
);
