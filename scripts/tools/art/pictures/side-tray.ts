// The side tray's texture: rows 11 to 14 are its top with five places for held dice, the rest is plain dark wood.
import { draw } from "../picture.ts";

const PALETTE = {
  a: "#6e4426", // wood
  b: "#633c21", // grain
  c: "#7a4d2c", // wood in the light
  d: "#4a2c17", // seam
  s: "#33200f", // place for a die, the side in the shade
  t: "#452a16", // its floor
} as const;

export const SIDE_TRAY = draw(PALETTE, [
  "cccaaaaacccccaaa",
  "aaabbaaaaaaabbba",
  "abbaaaaabbaaaaaa",
  "ddddddddddddddda",
  "aaccccaaaaaccccd",
  "aaaaaabbbaaaaaad",
  "bbaaaaaaaaabbaad",
  "ddddddddddddddda",
  "ccaaaaccccaaaaac",
  "abbbaaaaaabbbaaa",
  "dddddddddddddddd",
  "dcccccccccccccca",
  "cssassassassassb",
  "cttattattattattb",
  "abbbbbbbbbbbbbbb",
  "dddddddddddddddd",
]);
