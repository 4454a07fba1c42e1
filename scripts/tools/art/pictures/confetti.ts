// The sparks of a celebration: four scraps of paper, two pixels wide each, in a row.
import { draw } from "../picture.ts";

const PAPER = { r: "#e8452c", g: "#3fae5a", b: "#3b82d9", y: "#f6c945" } as const;

export const CONFETTI = draw(PAPER, ["rrggbbyy", "rrggbbyy", "........", "........"]);
