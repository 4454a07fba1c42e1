// Two gentle notes, the second one higher, as a question ends.
import { bar } from "../bodies.ts";
import type { Take } from "../take.ts";

export const YOUR_TURN: Take = {
  seconds: 0.5,
  peak: -5.5,
  blows: [
    { at: 0.004, body: bar("G5", 0.5), force: 0.8 },
    { at: 0.14, body: bar("C6", 0.5), force: 0.9 },
  ],
};
