// How to play Yacht, as in 1938 or as Knizia has it.
import type { HouseRules } from "../../engine/rules.ts";
import { end, numbers, roll, tips } from "./shared.ts";

const AS_IN_1938 = `groups fullHouse 3 2 | 33344 17 | 55555 0
alikeOnly fourKind 4 | 44442 16`;

const AS_KNIZIA_HAS_IT = `groupsOrAlike fullHouse 3 2 | 33344 17 | 55555 25
alike fourKind 4 | 44442 18`;

export function yachtLessons({ yachtReading }: HouseRules): string {
  return `${roll()}${numbers("noUpperBonus")}# houseFour
${yachtReading === "knizia" ? AS_KNIZIA_HAS_IT : AS_IN_1938}
# straights
straight littleStraight 12345 30 | 12345 30
straight bigStraight 23456 30 | 23456 30
# anythingAlike
anything choice | 23466 21
allAlike yacht 50 | 22222 50
${end("sheet 12")}${tips("choice", "")}`;
}
