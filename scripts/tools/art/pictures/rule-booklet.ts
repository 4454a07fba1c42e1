// The rule booklet on the board: its cover with a die and a title, below that its pages and its spine from the side.
import { draw } from "../picture.ts";

const PALETTE = {
  k: "#1c3566", // spine
  b: "#2b539c", // cover
  B: "#3a67b8", // cover in the light
  y: "#f2c94c", // title
  f: "#ffffff", // die
  F: "#cfd6e2", // die in the shade
  p: "#16161d", // pip
  v: "#f1e9d6", // pages
  V: "#d3c6a8",
} as const;

export const RULE_BOOKLET = draw(PALETTE, [
  "kBBBBBBBBBBBBBBB",
  "kbbfffffffbbbbbb",
  "kbbfpfffpfbbbbbb",
  "kbbfffffffbyyyyb",
  "kbbfffpfffbbbbbb",
  "kbbfffffffbyyyyb",
  "kbbfpfffpfbbbbbb",
  "kbbFFFFFFFbyyybb",
  "kbbbbbbbbbbbbbbb",
  "kbbbbbbbbbbbbbbb",
  "vvvvvvvvvvvvvvvv",
  "VVVVVVVVVVVVVVVV",
  "vvvvvvvvvvkkkkkk",
  "VVVVVVVVVVkkkkkk",
  "kkkkkkkkkkkkkkkk",
  "kkkkkkkkkkkkkkkk",
]);
