// How to play Triple: Classic's categories in three columns, and what another Yahtzee is worth in either reading.
import type { HouseRules } from "../../engine/rules.ts";
import { ALIKE, end, houseAndRuns, numbers, roll, tips } from "./shared.ts";

const EVERYWHERE = "yahtzee*50 sixes*18";

export function tripleLessons({ tripleReading, columnOrder }: HouseRules): string {
  const isBoxed = tripleReading === "boxed";
  return `${roll()}# columns
columns | column 66624 sixes 1 18 | column 66624 sixes 2 18×2
${
  columnOrder === "leftToRight"
    ? "columnsInOrder | notAllowed 66624 sixes 3"
    : "columnsFree | column 66624 sixes 3 18×3"
}
${numbers("upperBonusColumn 63 35 | upper 63 35 | upper 62 0")}${ALIKE}${
  isBoxed ? houseAndRuns() : houseAndRuns("fullHouseOrAlike fullHouse | 33344 25 | 55555 25")
}# chance
anything chance | 23466 21
# moreYahtzees
${isBoxed ? BOXED : DEFAULT}
${end("sheetColumns")}${tips()}`;
}

const DEFAULT = `columnBonus | column 66666 sixes 2 (30+100)×2 yahtzee=50 | capped 66666 sixes 30 3 yahtzee=50
columnNoJoker | column 66666 fullHouse 2 (25+100)×2 yahtzee=50 | column 66666 largeStraight 2 0 yahtzee=50`;

const BOXED = `boxedBonus | column 66666 sixes 2 (30+100)×2 yahtzee*50 | column 66666 sixes 2 30×2 yahtzee=50
boxedJoker | column 66666 fullHouse 1 25+100 ${EVERYWHERE} | column 66666 smallStraight 2 (30+100)×2 ${EVERYWHERE} | column 66666 largeStraight 3 (40+100)×3 ${EVERYWHERE}`;
