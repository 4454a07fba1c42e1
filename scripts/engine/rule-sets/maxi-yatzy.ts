// Maxi Yatzy, six dice and twenty categories. Only the dice that form a pair, a group or a straight count.
import type { RuleSet } from "../rules.ts";
import { alike, anyDice, fixed, shows, sumOfAll, sumOfGroups } from "../scorers.ts";
import { UPPER_SECTION } from "./sections.ts";

export const maxiYatzy: RuleSet = {
  id: "maxiYatzy",
  houseRules: [{ id: "savedRolls", values: [false, true] }],
  rules: ({ savedRolls }) => ({
    diceCount: 6,
    rollsPerTurn: 3,
    savesRolls: savedRolls === true,
    columns: [{ multiplier: 1 }],
    categories: [
      ...UPPER_SECTION,
      { id: "onePair", section: "lower", short: ["1p"], score: sumOfGroups(2) },
      { id: "twoPairs", section: "lower", short: ["2p"], score: sumOfGroups(2, 2) },
      { id: "threePairs", section: "lower", short: ["3p"], score: sumOfGroups(2, 2, 2) },
      { id: "threeKind", section: "lower", short: ["3k"], score: sumOfGroups(3) },
      { id: "fourKind", section: "lower", short: ["4k"], score: sumOfGroups(4) },
      { id: "fiveKind", section: "lower", short: ["5k"], score: sumOfGroups(5) },
      { id: "smallStraight", section: "lower", short: ["ss"], score: fixed(15, shows(1, 2, 3, 4, 5)) },
      { id: "largeStraight", section: "lower", short: ["ls"], score: fixed(20, shows(2, 3, 4, 5, 6)) },
      { id: "fullStraight", section: "lower", short: ["fs"], score: fixed(21, shows(1, 2, 3, 4, 5, 6)) },
      { id: "fullHouse", section: "lower", short: ["fh"], score: sumOfGroups(3, 2) },
      { id: "villa", section: "lower", short: ["v"], score: sumOfGroups(3, 3) },
      { id: "tower", section: "lower", short: ["t"], score: sumOfGroups(4, 2) },
      { id: "chance", section: "lower", short: ["c"], score: sumOfAll(anyDice) },
      { id: "maxiYatzy", section: "lower", short: ["my", "y"], score: fixed(100, alike(6)) },
    ],
    upperBonus: [{ at: 84, points: 100 }],
    yahtzee: null,
    soloTargets: savedRolls === true ? [260, 370, 490, 540] : [250, 310, 390, 460],
  }),
};
