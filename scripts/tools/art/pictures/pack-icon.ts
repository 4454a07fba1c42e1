// The packs' icon: five fives, a Yahtzee, on the wool of a fitted board.
import { type Colour, draw, enlarge, fill, overlay, type Picture } from "../picture.ts";

const DIE_PALETTE = {
  o: "#6b7280", // edge
  h: "#ffffff", // light from above left
  f: "#f3f4f6",
  g: "#d5d9e0",
  G: "#b3bac5",
} as const;

const BLANK_DIE = draw(DIE_PALETTE, [
  "..ooooooooooooo..",
  ".ohhhhhhhhhhhhho.",
  "ohhhhhhhhhhhhhffo",
  "ohhhffffffffffggo",
  "ohhfffffffffffggo",
  "ohhfffffffffffggo",
  "ohhfffffffffffggo",
  "ohhfffffffffffggo",
  "ohhfffffffffffggo",
  "ohhfffffffffffggo",
  "ohhfffffffffffggo",
  "ohhfffffffffffggo",
  "ohhfffffffffffggo",
  "ohhffffffffffgggo",
  "ohfggggggggggggGo",
  ".ogggggggggggGGo.",
  "..ooooooooooooo..",
]);

const PIP = draw({ p: "#191a22", s: "#3a3d4a" }, ["ppp", "ppp", "pps"]);
const FIVE = [
  [3, 3],
  [11, 3],
  [7, 7],
  [3, 11],
  [11, 11],
] as const;

const DIE = FIVE.reduce<Picture>((die, [left, top]) => overlay(die, PIP, left, top), BLANK_DIE);
const SHADOW = BLANK_DIE.map((row) =>
  row.map((colour): Colour => (colour === undefined ? undefined : "#9aa3ad")),
);

/** A quarter of the dots lighter, a quarter darker, in a pattern that does not look like one. */
function speckle(x: number, y: number, [dark, plain, light]: readonly [Colour, Colour, Colour]): Colour {
  const mixed = (x * 37 + y * 61 + ((x * y) % 7) * 13) % 8;
  return mixed < 2 ? dark : mixed > 5 ? light : plain;
}

const SIZE = 64;

const BOARD = fill(SIZE, SIZE, (x, y) => {
  const fromEdge = Math.min(x, y, SIZE - 1 - x, SIZE - 1 - y);
  const lit = x + y < SIZE - 1;
  if (fromEdge === 0) return "#2f1c10";
  if (fromEdge < 4)
    return speckle(x >> 2, y, lit ? ["#855530", "#946035", "#a06b3e"] : ["#64401f", "#704723", "#7a4c28"]);
  if (fromEdge === 4) return lit ? "#fbf8f3" : "#cfc5b6";
  if (fromEdge === 5) return lit ? "#e2dacd" : "#ece5da";
  if (lit && fromEdge === 6) return "#a9b1ba";
  return speckle(x, y, ["#c3c9d0", "#cbd1d8", "#d4d9df"]);
});

const PLACES = [
  [8, 8],
  [39, 8],
  [23, 23],
  [8, 39],
  [39, 39],
] as const;

const SCENE = PLACES.reduce<Picture>(
  (scene, [left, top]) => overlay(overlay(scene, SHADOW, left + 1, top + 2), DIE, left, top),
  BOARD,
);

export const PACK_ICON = enlarge(SCENE, 4);
