// Yacht, twelve categories and no bonus. Sources: the version of 1938; Knizia, Dice Games Properly Explained.
import type { RuleSet } from "../rules.ts";
import { alike, anyDice, either, fixed, fullHouse, shows, sumOfAll, sumOfGroups } from "../scorers.ts";
import { lower, UPPER_SECTION } from "./sections.ts";

export const yacht: RuleSet = {
  id: "yacht",
  houseRules: [{ id: "yachtReading", values: ["1938", "knizia"] }],
  rules: ({ yachtReading }) => {
    const isKnizia = yachtReading === "knizia";
    const house = isKnizia ? either(fullHouse, alike(5)) : fullHouse;
    return {
      diceCount: 5,
      rollsPerTurn: 3,
      columns: [{ multiplier: 1 }],
      categories: [
        ...UPPER_SECTION,
        lower("fullHouse", "fh", sumOfAll(house)),
        lower("fourKind", "4k", isKnizia ? sumOfAll(alike(4)) : sumOfGroups(4)),
        lower("littleStraight", "ls", fixed(30, shows(1, 2, 3, 4, 5))),
        lower("bigStraight", "bs", fixed(30, shows(2, 3, 4, 5, 6))),
        lower("choice", "c", sumOfAll(anyDice)),
        lower("yacht", "y", fixed(50, alike(5))),
      ],
      upperBonus: [],
      yahtzee: null,
      soloTargets: [90, 125, 165, 205],
    };
  },
};
