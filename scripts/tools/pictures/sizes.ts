// As large and as small as pages are looked at: a screen on a desk, and a phone held across.
import type { Size } from "./album.ts";

/** In the page: what in the form is wider than its place, in words. */
export const OVERFLOWING = `[...document.querySelectorAll("#form, #form *")]
  .filter((element) => element.tagName !== "OPTION" && element.scrollWidth > element.clientWidth && element.clientWidth > 0)
  .map((element) => element.textContent)`;

export const SIZES: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
];
