// How to play Classic, and Free Joker, which has its own page about the Joker.
import type { HouseRules } from "../../engine/rules.ts";
import { ALIKE, end, houseAndRuns, numbers, roll, tips } from "./shared.ts";

const UPPER_BONUS = "upperBonus 63 35 | upper 63 35 | upper 62 0";
const FILLED = "yahtzee=50 sixes=18";

export function classicLessons(chosen: HouseRules): string {
  const { joker, yahtzeeBonus: bonus } = chosen;
  return boxedLessons(
    chosen,
    joker === "none"
      ? `noJoker
noJoker | 66666 fullHouse 0+${bonus} ${FILLED} | 66666 chance 30+${bonus} ${FILLED}`
      : `joker
jokerMatching | only 66666 sixes 30+${bonus} yahtzee=50
jokerLower | ${jokers(bonus, FILLED)} | 66666 chance 30+${bonus} ${FILLED} | 66666 fullHouse 25 yahtzee=0 sixes=18 | lowerFull 66666 ones 0+${bonus} ${FILLED}`,
  );
}

export function freeJokerLessons(chosen: HouseRules): string {
  const { joker, yahtzeeBonus: bonus } = chosen;
  const pays =
    joker === "freeOpen"
      ? `freePaysAtOnce | ${jokers(bonus, "yahtzee=50")}`
      : `freePays | 66666 fullHouse 0+${bonus} yahtzee=50 | ${jokers(bonus, FILLED)}`;
  return boxedLessons(
    chosen,
    `freeJoker
freeJoker | 66666 chance 30+${bonus} yahtzee=50
${pays}`,
  );
}

/** A Joker where it pays in full. */
function jokers(bonus: unknown, filled: string): string {
  return `66666 fullHouse 25+${bonus} ${filled} | 66666 smallStraight 30+${bonus} ${filled} | 66666 largeStraight 40+${bonus} ${filled}`;
}

/** @param joker the page about it. */
function boxedLessons({ yahtzeeBonus: bonus, yahtzeeBonusCap: cap }: HouseRules, joker: string): string {
  return `${roll()}${numbers(UPPER_BONUS)}${ALIKE}${houseAndRuns()}# chanceMore
anything chance | 23466 21
moreYahtzees ${bonus} | 66666 sixes 30+${bonus} yahtzee=50 | 66666 sixes 30 yahtzee=0
${cap === "none" ? "" : `bonusCap ${cap} | capped 66666 sixes 30 ${cap} yahtzee=50\n`}${end("sheetYahtzees 13", "thirteen")}# ${joker}
${tips()}`;
}
