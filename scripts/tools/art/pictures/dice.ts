// Dice as they stand in texts: white with clear pips; a held one smaller, in a wooden tray with a bright mark, so that
// shape tells them apart and not colour alone. All have a see-through column on the right, which keeps glyphs apart.
import type { Face } from "../../../engine/dice.ts";
import { draw, fill, overlay, type Picture } from "../picture.ts";
import { isPip } from "../pips.ts";

const OUTLINE = "#3a3f4a";
const SHADE = "#c9cdd6";
const WHITE = "#ffffff";
const PIP = "#16161d";

const TRAY = draw({ d: "#3d2413", w: "#946035", m: "#ffd24a" }, [
  ...Array.from({ length: 5 }, () => "................"),
  "dd...........dd.",
  ...Array.from({ length: 6 }, () => "dw............d."),
  "dwwwwmmmmmwwwwd.",
  "dwwwwwmmmwwwwwd.",
  "ddddddddddddddd.",
  "................",
]);

/** The mark of a Joker. */
export const JOKER = draw({ d: "#5a3d00", y: "#ffd24a", l: "#fff0b0" }, [
  ".......d........",
  "......dyd.......",
  "......dyd.......",
  ".....dlyyd......",
  ".....dlyyd......",
  "dddddllyyyddddd.",
  "dyyylllyyyyyyyd.",
  ".dyyllyyyyyyyd..",
  "..dyyyyyyyyyd...",
  "...dyyyyyyyd....",
  "...dyyyyyyyd....",
  "..dyyyydyyyyd...",
  "..dyyydddyyyd...",
  ".dyydd...ddyyd..",
  ".ddd.......ddd..",
  "................",
]);

/** A cell of 16 pixels. */
export function die(face: Face, held = false): Picture {
  const cell = fill(16, 16, () => undefined);
  return held ? overlay(overlay(cell, TRAY, 0, 0), body(face, 1), 2, 0) : overlay(cell, body(face, 2), 1, 1);
}

/** @param margin how much white is round them. */
function body(face: Face, margin: number): Picture {
  const first = margin + 1;
  const last = 8 + 2 * margin + 1;
  return fill(last + 1, last + 1, (x, y) => {
    const [atSide, atTop] = [x, y].map((at) => at === 0 || at === last);
    if (atSide && atTop) return undefined;
    if (atSide || atTop) return OUTLINE;
    if (isPip(face, x - first, y - first)) return PIP;
    return x === last - 1 || y === last - 1 ? SHADE : WHITE;
  });
}
