// The last two knocks of a die that rocks from an edge onto its face.
import { DIE, RIM, WOOL } from "../bodies.ts";
import type { Blow } from "../strike.ts";
import type { Take } from "../take.ts";

function knock(at: number, force: number, pitch: number): readonly Blow[] {
  return [
    { at, body: WOOL, force: 0.6 * force, pitch },
    { at, body: RIM, force: 0.3 * force, pitch },
    { at, body: DIE, force: 0.7 * force, pitch },
  ];
}

export const SETTLE: Take = {
  seconds: 0.15,
  peak: -3,
  blows: [...knock(0.004, 1, 1), ...knock(0.058, 0.6, 1.06)],
};
