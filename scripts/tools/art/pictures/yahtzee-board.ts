// The item's icon: the board seen from above, two dice on the wool and three held ones in the side tray.
import { draw } from "../picture.ts";

const PALETTE = {
  D: "#2f1c10", // outline
  d: "#54341c", // front edge
  w: "#7a4c28", // wood
  W: "#946035", // wood in the light
  s: "#3d2413", // empty place for a held die
  q: "#f4efe8", // quartz
  Q: "#d3cabd", // quartz in the shade
  B: "#a7aeb8", // wool under the rim's shadow
  b: "#bfc5cd", // wool
  f: "#ffffff", // die
  g: "#dcdfe6", // die in the shade
  p: "#16161d", // pip
} as const;

export const YAHTZEE_BOARD = draw(PALETTE, [
  ".DDDDDDDDDDDDDD.",
  "DqqqqqqqqqqqqqqD",
  "DqBBBBBBBBBBBBqD",
  "DqBfffffBfffffQD",
  "DqBfpfpfBfpffgQD",
  "DqBffpfgBffpfgQD",
  "DqBfpfpgBfffpgQD",
  "DqBfggggBfggggQD",
  "DqBbbbbbBbbbbbQD",
  "DQQQQQQQQQQQQQQD",
  "DWWWWWWWWWWWWWWD",
  "DffWffWffWssWssD",
  "DfgWfgWfgWssWssD",
  "DwwwwwwwwwwwwwwD",
  "DddddddddddddddD",
  ".DDDDDDDDDDDDDD.",
]);
