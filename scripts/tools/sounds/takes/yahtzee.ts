// A short fanfare on wooden bars: up the chord, then all of it together.
import { bar, type Note } from "../bodies.ts";
import type { Blow } from "../strike.ts";
import type { Take } from "../take.ts";

const RUN: readonly Note[] = ["G4", "C5", "E5", "G5"];
const CHORD: readonly Note[] = ["C5", "G5", "C6", "E6"];

export const YAHTZEE: Take = {
  seconds: 1.2,
  peak: -1.2,
  blows: [
    ...RUN.map((note, step): Blow => ({ at: 0.004 + 0.085 * step, body: bar(note, 0.15), force: 0.7 })),
    ...CHORD.map((note): Blow => ({ at: 0.36, body: bar(note, 0.1), force: 0.5 })),
    { at: 0.46, body: bar("G5", 0.1), force: 0.5 },
    ...CHORD.map((note): Blow => ({ at: 0.56, body: bar(note, 0.1), force: 0.7 })),
  ],
};
