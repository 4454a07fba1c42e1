// Maxi Yatzy, six dice and twenty categories. Only the dice that form a pair, a group or a straight count.
import type { Category, RuleSet } from "../rules.ts";
import { alike, anyDice, fixed, shows, sumOfAll, sumOfGroups } from "../scorers.ts";
import { lower, UPPER_SECTION } from "./sections.ts";

const CATEGORIES: readonly Category[] = [
  ...UPPER_SECTION,
  lower("onePair", "1p", sumOfGroups(2)),
  lower("twoPairs", "2p", sumOfGroups(2, 2)),
  lower("threePairs", "3p", sumOfGroups(2, 2, 2)),
  lower("threeKind", "3k", sumOfGroups(3)),
  lower("fourKind", "4k", sumOfGroups(4)),
  lower("fiveKind", "5k", sumOfGroups(5)),
  lower("smallStraight", "ss", fixed(15, shows(1, 2, 3, 4, 5))),
  lower("largeStraight", "ls", fixed(20, shows(2, 3, 4, 5, 6))),
  lower("fullStraight", "fs", fixed(21, shows(1, 2, 3, 4, 5, 6))),
  lower("fullHouse", "fh", sumOfGroups(3, 2)),
  lower("villa", "v", sumOfGroups(3, 3)),
  lower("tower", "t", sumOfGroups(4, 2)),
  lower("chance", "c", sumOfAll(anyDice)),
  lower("maxiYatzy", "my y", fixed(100, alike(6))),
];

export const maxiYatzy: RuleSet = {
  id: "maxiYatzy",
  houseRules: [{ id: "savedRolls", values: [false, true] }],
  rules: ({ savedRolls }) => ({
    diceCount: 6,
    rollsPerTurn: 3,
    savesRolls: savedRolls === true,
    columns: [{ multiplier: 1 }],
    categories: CATEGORIES,
    upperBonus: [{ at: 84, points: 100 }],
    yahtzee: null,
    soloTargets: savedRolls === true ? [260, 370, 490, 540] : [250, 310, 390, 460],
  }),
};
