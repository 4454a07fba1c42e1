// Classic Yahtzee, thirteen categories, and the same sheet with a free joker. Source: the official rule sheet (Hasbro);
// house rules and the readings of the free joker as in CONTRIBUTING.
import type { HouseRule, HouseRules, JokerRule, RuleSet, Rules } from "../rules.ts";
import { boxedSheet, under } from "./sections.ts";

const JOKERS: Readonly<Record<"forced" | "free" | "freeOpen" | "none", JokerRule | null>> = {
  forced: { placement: "forced", pays: "always" },
  free: { placement: "any", pays: "matchingFilled" },
  freeOpen: { placement: "any", pays: "always" },
  none: null,
};

const BONUS_RULES: readonly HouseRule[] = [
  { id: "yahtzeeBonus", values: [100, 50] },
  { id: "yahtzeeBonusCap", values: ["none", 1, 2, 3] },
];

export const classic: RuleSet = {
  id: "classic",
  houseRules: [{ id: "joker", values: ["forced", "none"] }, ...BONUS_RULES],
  rules: classicRules,
};

export const freeJoker: RuleSet = {
  id: "freeJoker",
  houseRules: [{ id: "joker", values: ["free", "freeOpen"] }, ...BONUS_RULES],
  rules: classicRules,
};

function classicRules({ joker, yahtzeeBonus, yahtzeeBonusCap }: HouseRules): Rules {
  return {
    diceCount: 5,
    rollsPerTurn: 3,
    columns: [{ multiplier: 1 }],
    categories: boxedSheet(),
    upperBonus: [{ at: 63, points: 35 }],
    yahtzee: {
      category: "yahtzee",
      scope: "column",
      bonus: {
        points: Number(yahtzeeBonus),
        cap: yahtzeeBonusCap === "none" ? null : Number(yahtzeeBonusCap),
        withZero: true,
      },
      joker: under(JOKERS, joker),
      penalty: false,
      servedWins: false,
    },
    // What the best play reaches in 99, 86, 48 and 14 of 100 games as printed; house rules move the mean by 5 at most.
    soloTargets: [150, 200, 250, 300],
  };
}
