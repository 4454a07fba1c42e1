// How to play Yatzy, in any order or from top to bottom.
import type { HouseRules } from "../../engine/rules.ts";
import { BONUS_TIPS, end, numbers, roll, tips } from "./shared.ts";

const ORDER = `# order
downwards | only 11246 ones 2 | only 22356 twos 4 ones=3
`;

/** Where nothing is to be chosen there is no advice about choosing. */
export function yatzyLessons({ categoryOrder }: HouseRules): string {
  const isOrdered = categoryOrder === "downwards";
  return `${roll()}${isOrdered ? ORDER : ""}${numbers("upperBonus 63 50 | upper 63 50 | upper 62 0")}# pairs
onePair onePair | 33446 8
pairs twoPairs 2 | 33446 14 | 33336 0
# alike
alikeOnly threeKind 3 | 33325 9
alikeOnly fourKind 4 | 44442 16
# straights
straight smallStraight 12345 15 | 12345 15
straight largeStraight 23456 20 | 23456 20
# house
groups fullHouse 3 2 | 33344 17 | 55555 0
# anythingAlike
${isOrdered ? "anythingInOrder" : "anything"} chance | 23466 21
allAlike yatzy 50 | 22222 50
${end("sheetUpper 15")}${isOrdered ? `# tips\n${BONUS_TIPS}` : tips()}`;
}
