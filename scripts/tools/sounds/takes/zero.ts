// A soft falling tone: two low bars under felt.
import { bar } from "../bodies.ts";
import type { Take } from "../take.ts";

export const ZERO: Take = {
  seconds: 0.55,
  peak: -5.5,
  blows: [
    { at: 0.004, body: bar("A4", 0.8), force: 0.8 },
    { at: 0.14, body: bar("E4", 0.8), force: 1 },
  ],
};
