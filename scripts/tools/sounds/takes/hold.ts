// A die set down in the wooden tray: an edge first, then the face.
import { DIE, TRAY } from "../bodies.ts";
import type { Take } from "../take.ts";

export const HOLD: Take = {
  seconds: 0.1,
  peak: -4,
  blows: [
    { at: 0.004, body: TRAY, force: 0.45, pitch: 1.1 },
    { at: 0.004, body: DIE, force: 0.3, pitch: 0.92 },
    { at: 0.018, body: TRAY, force: 1 },
    { at: 0.018, body: DIE, force: 0.5, pitch: 0.92 },
  ],
};
