// How to play Maxi Yatzy: six dice, twenty categories, and unused rolls lost or saved.
import type { HouseRules } from "../../engine/rules.ts";
import { end, numbers, roll, SIX_DICE, tips } from "./shared.ts";

const SAVED_ROLLS = `# savedRolls
savedRolls | savedRolls 1 5 | savedRolls 3 3
`;

export function maxiYatzyLessons({ savedRolls }: HouseRules): string {
  return `${roll("112246 fullHouse 0", "442613")}${savedRolls === true ? SAVED_ROLLS : ""}${numbers("upperBonusFour 84 100 | upper 84 100 | upper 83 0", SIX_DICE)}# pairs
onePair onePair | 334466 12
pairs twoPairs 2 | 334466 20
pairs threePairs 3 | 334466 26
# alikeSix
alikeOnly threeKind 3 | 333256 9
alikeOnly fourKind 4 | 444425 16
alikeOnly fiveKind 5 | 555556 25
# straights
straightAmong smallStraight 12345 15 | 123455 15
straightAmong largeStraight 23456 20 | 234566 20
straight fullStraight 123456 21 | 123456 21
# houses
groups fullHouse 3 2 | 333446 17
groups villa 3 3 | 333444 21
groups tower 4 2 | 444433 22
# anythingAlike
anything chance | 234466 25
allAlike maxiYatzy 100 | 222222 100
${end("sheetUpper 20")}${tips(undefined, "tipFour\ntipHigh\n")}`;
}
