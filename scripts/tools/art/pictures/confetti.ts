// The sparks of a celebration: a star, a streamer, a scrap of paper and a disc, eight pixels wide each, in a row.
import { draw, type Palette, type Picture } from "../picture.ts";

const STAR = ["...y....", "...Y....", "yyYYYyy.", ".yYYYy..", "..YYY...", ".yYyYy..", ".y...y..", "........"];
const STREAMER = [
  "rr......",
  ".RR.....",
  "..Rr....",
  "..rR....",
  ".RR.....",
  ".Rr.....",
  "..RR....",
  "...rr...",
];
const SCRAP = [
  "........",
  "...g....",
  "..GGg...",
  ".GGGGg..",
  "gGGGGGg.",
  ".gGGGg..",
  "..gGg...",
  "...g....",
];
const DISC = ["........", "..bbb...", ".bBBBb..", ".BBBBBb.", ".BBBBBb.", ".bBBBb..", "..bbb...", "........"];
/** Capitals are where light falls. */
const PAPER: Palette = {
  ...{ y: "#e0a92e", Y: "#ffdf6b", r: "#c93526", R: "#f4604a" },
  ...{ g: "#338f4a", G: "#57cf76", b: "#2f6bb5", B: "#5ba0f2" },
};

export const CONFETTI: Picture = draw(
  PAPER,
  STAR.map((row, y) => [row, STREAMER[y], SCRAP[y], DISC[y]].join("")),
);
