// The board's wood, which is of no one kind of planks: each part of the model wears its own rows, as named beside them.
import { draw } from "../picture.ts";

const PALETTE = {
  L: "#a8743f", // edge in the light
  l: "#9a6838",
  w: "#8a5b31", // wood
  g: "#7e512a", // grain
  s: "#6a4222", // in the shade
  d: "#523117", // seam
  t: "#3a2110", // place for a held die, in its wall's shade
  T: "#462a15",
} as const;

export const BOARD = draw(PALETTE, [
  "LLLlLLLLLLlLLLLL", // front edge from above
  "ssssssssssssssss", // floor below that edge
  "wwgwwwwwwwwwggww", // floor
  "wwwwggwwwgwwwwgw",
  "tttttttttttttttt", // places for held dice
  "TTTTTTTTTTTTTTTT",
  "dddddddddddddddd",
  "wwwgwwwwwwwgwwww", // edges from the side
  "ggsgggggggsggggg", // bottom from the side
  "LLLLlLLLLLLlLLLL", // side edges from above
  "llwllllllwlllwll", // rail from above
  "gggsgggggggsgggg", // rail from the side
  "llllllllllllllll", // between two dice, from above
  "wlwlwlwlwlwlwlwl",
  "wwwwwggwwwwwwgww",
  "dddddddddddddddd",
]);
