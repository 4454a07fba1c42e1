// A leather cup shaken: five dice hit its sides in a bunch, there and back, and now and then each other.
import { chanceOf } from "../../chance.ts";
import { DIE, LEATHER } from "../bodies.ts";
import type { Blow } from "../strike.ts";
import type { Take } from "../take.ts";

const SHAKES = [
  { at: 0.004, force: 0.7 },
  { at: 0.09, force: 1 },
  { at: 0.165, force: 0.85 },
  { at: 0.245, force: 0.6 },
];

const chance = chanceOf(3);

function hit(shake: (typeof SHAKES)[number]): readonly Blow[] {
  const at = shake.at + chance.below(26) / 1000;
  const force = shake.force * (0.4 + chance.below(60) / 100);
  const pitch = 0.88 + chance.below(25) / 100;
  return [
    { at, body: LEATHER, force: force * 0.6, pitch },
    { at: at + 0.002, body: DIE, force: force * (chance.percent(40) ? 0.8 : 0.25), pitch },
  ];
}

export const CUP: Take = {
  seconds: 0.35,
  peak: -3,
  blows: SHAKES.flatMap((shake) => Array.from({ length: 5 }, () => hit(shake)).flat()),
};
