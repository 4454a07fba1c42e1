// A pencil's two strokes, down and up again, on paper that lies on wood.
import { chanceOf } from "../../chance.ts";
import { GRAIN, TRAY } from "../bodies.ts";
import type { Blow } from "../strike.ts";
import type { Take } from "../take.ts";

const chance = chanceOf(5);

/** Pressed hardest in the middle, and drawn ever faster, which sounds higher. */
function stroke(start: number, seconds: number): readonly Blow[] {
  const grains = Math.round(seconds * 1500);
  return Array.from({ length: grains }, (_, index) => {
    const share = index / grains;
    return {
      at: start + seconds * share,
      body: GRAIN,
      force: Math.sin(Math.PI * share) * (chance.below(100) / 100) ** 2,
      pitch: 0.9 + 0.5 * share,
    };
  });
}

export const SCORE: Take = {
  seconds: 0.32,
  peak: -5.5,
  blows: [
    { at: 0.004, body: TRAY, force: 0.22, pitch: 0.8 },
    ...stroke(0.006, 0.08),
    { at: 0.118, body: TRAY, force: 0.14, pitch: 0.8 },
    ...stroke(0.12, 0.16),
  ],
};
