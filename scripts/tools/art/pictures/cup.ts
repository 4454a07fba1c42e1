// The leather cup, on the board and in the hands of whoever rolls: outside and inside, foot and edge, floor and bottom.
import { draw } from "../picture.ts";

const PALETTE = {
  D: "#2b1710", // bottom
  d: "#4a2819", // leather, rounded off to the sides
  l: "#683924",
  L: "#804a31",
  H: "#9a5c3d", // edge in the light
  g: "#b98524", // band
  G: "#e3b347",
  i: "#24130d", // inside
  j: "#331c13",
  f: "#3f1215", // felt on its floor
  F: "#4a161a",
} as const;

export const CUP_PICTURE = draw(PALETTE, [
  "dlLLldjjjjjjllll",
  "gGGGGgjjijijllll",
  "dlLLldjijijillll",
  "dlLLldiiiiiillll",
  "dlLLldiiiiiillll",
  "gGGGGgiiiiiillll",
  "dllLldHHHHHHllll",
  "fFfFfFDDDDDDllll",
  "FfFfFfDddddDllll",
  "fFfFfFDddddDllll",
  "FfFfFfDddddDllll",
  "fFfFfFDddddDllll",
  "FfFfFfDDDDDDllll",
  "............llll",
  "............llll",
  "............llll",
]);
