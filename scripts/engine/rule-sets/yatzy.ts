// Scandinavian Yatzy, fifteen categories. Only the dice that form a pair, a group or a straight count.
import type { RuleSet } from "../rules.ts";
import { alike, anyDice, fixed, shows, sumOfAll, sumOfGroups } from "../scorers.ts";
import { UPPER_SECTION } from "./sections.ts";

export const yatzy: RuleSet = {
  id: "yatzy",
  houseRules: [{ id: "categoryOrder", values: ["free", "downwards"] }],
  rules: ({ categoryOrder }) => ({
    diceCount: 5,
    rollsPerTurn: 3,
    columns: [{ multiplier: 1 }],
    ...(categoryOrder === "downwards" ? { categoryOrder } : {}),
    categories: [
      ...UPPER_SECTION,
      { id: "onePair", section: "lower", short: ["1p"], score: sumOfGroups(2) },
      { id: "twoPairs", section: "lower", short: ["2p"], score: sumOfGroups(2, 2) },
      { id: "threeKind", section: "lower", short: ["3k"], score: sumOfGroups(3) },
      { id: "fourKind", section: "lower", short: ["4k"], score: sumOfGroups(4) },
      { id: "smallStraight", section: "lower", short: ["ss"], score: fixed(15, shows(1, 2, 3, 4, 5)) },
      { id: "largeStraight", section: "lower", short: ["ls"], score: fixed(20, shows(2, 3, 4, 5, 6)) },
      { id: "fullHouse", section: "lower", short: ["fh"], score: sumOfGroups(3, 2) },
      { id: "chance", section: "lower", short: ["c"], score: sumOfAll(anyDice) },
      { id: "yatzy", section: "lower", short: ["y"], score: fixed(50, alike(5)) },
    ],
    upperBonus: [{ at: 63, points: 50 }],
    yahtzee: null,
    soloTargets: categoryOrder === "downwards" ? [70, 95, 120, 150] : [140, 200, 245, 290],
  }),
};
