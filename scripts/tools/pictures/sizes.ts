// As large and as small as pages are looked at: a screen on a desk, and a phone held across.
import type { Size } from "./album.ts";

export const SIZES: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
];
