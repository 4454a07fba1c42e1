// A cadence on wooden bars: the fourth's chord, the fifth's, and home, each broken from below.
import { bar, type Note } from "../bodies.ts";
import type { Blow } from "../strike.ts";
import type { Take } from "../take.ts";

function chord(at: number, gap: number, notes: readonly Note[]): readonly Blow[] {
  return notes.map((note, step) => ({ at: at + gap * step, body: bar(note, 0.2), force: 0.7 }));
}

export const WIN: Take = {
  seconds: 1.8,
  peak: -1.2,
  blows: [
    ...chord(0.004, 0.09, ["F4", "A4", "C5", "F5"]),
    ...chord(0.38, 0.09, ["G4", "B4", "D5", "G5"]),
    ...chord(0.78, 0.06, ["C4", "G4", "C5", "E5", "G5", "C6"]),
    ...chord(1.16, 0, ["C4", "E5", "C6"]),
  ],
};
