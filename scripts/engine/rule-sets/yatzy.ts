// Scandinavian Yatzy, fifteen categories. Only the dice that form a pair, a group or a straight count.
import type { Category, RuleSet } from "../rules.ts";
import { alike, anyDice, fixed, shows, sumOfAll, sumOfGroups } from "../scorers.ts";
import { lower, UPPER_SECTION } from "./sections.ts";

const CATEGORIES: readonly Category[] = [
  ...UPPER_SECTION,
  lower("onePair", "1p", sumOfGroups(2)),
  lower("twoPairs", "2p", sumOfGroups(2, 2)),
  lower("threeKind", "3k", sumOfGroups(3)),
  lower("fourKind", "4k", sumOfGroups(4)),
  lower("smallStraight", "ss", fixed(15, shows(1, 2, 3, 4, 5))),
  lower("largeStraight", "ls", fixed(20, shows(2, 3, 4, 5, 6))),
  lower("fullHouse", "fh", sumOfGroups(3, 2)),
  lower("chance", "c", sumOfAll(anyDice)),
  lower("yatzy", "y", fixed(50, alike(5))),
];

export const yatzy: RuleSet = {
  id: "yatzy",
  houseRules: [{ id: "categoryOrder", values: ["free", "downwards"] }],
  rules: ({ categoryOrder }) => ({
    diceCount: 5,
    rollsPerTurn: 3,
    columns: [{ multiplier: 1 }],
    ...(categoryOrder === "downwards" ? { categoryOrder } : {}),
    categories: CATEGORIES,
    upperBonus: [{ at: 63, points: 50 }],
    yahtzee: null,
    soloTargets: categoryOrder === "downwards" ? [70, 95, 120, 150] : [140, 200, 245, 290],
  }),
};
