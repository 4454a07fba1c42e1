// The item's icon: the board as from a chair at its front, two dice on the wool, behind them the side tray with the cup.
import { draw } from "../picture.ts";

const PALETTE = {
  D: "#2f1c10", // outline
  d: "#54341c", // front edge
  w: "#7a4c28", // wood
  W: "#a06b3a", // wood in the light
  t: "#3d2413", // place for a held die
  q: "#ffffff", // quartz
  Q: "#d3cabd", // quartz in the shade
  B: "#98a1ad", // wool under the rim's shadow
  b: "#b9c0c9", // wool
  f: "#ffffff", // die
  g: "#dcdfe6", // die in the shade
  p: "#16161d", // pip
  H: "#bf7657", // the cup's edge in the light
  L: "#95503a", // leather
  l: "#703729",
  j: "#26140d", // inside the cup
  G: "#efc654", // its band
} as const;

export const YAHTZEE_BOARD = draw(PALETTE, [
  "..........DDDD..",
  ".DDDDDDDDDHjjHD.",
  "DWWWWWWWWDHHHHDD",
  "DwttwttwtDLLLlwD",
  "DwttwttwtDGGGGwD",
  "DwwwwwwwwDLLLlwD",
  "DqqqqqqqqqqqqqqD",
  "DqBBBBBBBBBBBBQD",
  "DqBfffffbfffffQD",
  "DqBfpfpgbfpffgQD",
  "DqBffpfgbffpfgQD",
  "DqBfpfpgbfffpgQD",
  "DqBfggggbfggggQD",
  "DqQQQQQQQQQQQQQD",
  "DddddddddddddddD",
  ".DDDDDDDDDDDDDD.",
]);
