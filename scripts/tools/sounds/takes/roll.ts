// Five dice tumble out over wool and come to lie: each turns over its edges, ever slower and softer; some meet, and
// two reach the rim.
import { chanceOf } from "../../chance.ts";
import { DIE, RIM, WOOL } from "../bodies.ts";
import type { Blow } from "../strike.ts";
import type { Take } from "../take.ts";

const LAST = 0.6;

const chance = chanceOf(11);

function tumble(start: number): readonly Blow[] {
  const pitch = 0.9 + chance.below(22) / 100;
  const blows: Blow[] = [];
  let gap = 0.045 + chance.below(20) / 1000;
  let force = 1;
  for (let at = start; at < LAST; at += gap) {
    blows.push({ at, body: WOOL, force: force * 0.6, pitch });
    blows.push({ at, body: DIE, force: force * (chance.percent(35) ? 1 : 0.45), pitch });
    gap *= 1.1 + chance.below(25) / 100;
    force *= 0.72;
  }
  return blows;
}

export const ROLL: Take = {
  seconds: 0.7,
  peak: -2,
  blows: [
    ...[0.003, 0.016, 0.027, 0.045, 0.062].flatMap(tumble),
    { at: 0.152, body: RIM, force: 0.8 },
    { at: 0.231, body: RIM, force: 0.5, pitch: 1.08 },
  ],
};
