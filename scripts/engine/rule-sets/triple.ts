// Triple Yahtzee: three columns of the boxed sheet, the second counts twice and the third three times. Sources disagree on
// joker and bonus: as the game is described, and as the boxed game has it (CONTRIBUTING, House rules).
import type { RuleSet, Rules, YahtzeeRule } from "../rules.ts";
import { alike, either, fullHouse } from "../scorers.ts";
import { boxedSheet, under } from "./sections.ts";

type Reading = Pick<YahtzeeRule, "scope" | "bonus" | "joker">;

const READINGS: Readonly<Record<"default" | "boxed", Reading>> = {
  default: { scope: "column", bonus: { points: 100, cap: 3, withZero: false }, joker: null },
  boxed: {
    scope: "sheet",
    bonus: { points: 100, cap: null, withZero: false },
    joker: { placement: "any", pays: "matchingFilled" },
  },
};

/** What plain play reaches in 99, 86, 48 and 14 of 100 games: nobody knows what the best play does. */
const TARGETS: Readonly<Record<"default" | "boxed" | "leftToRight", Rules["soloTargets"]>> = {
  default: [1350, 1500, 1700, 2000],
  boxed: [1350, 1500, 1700, 1800],
  leftToRight: [1100, 1300, 1450, 1600],
};

export const triple: RuleSet = {
  id: "triple",
  houseRules: [
    { id: "tripleReading", values: ["default", "boxed"] },
    { id: "columnOrder", values: ["free", "leftToRight"] },
  ],
  rules: ({ tripleReading, columnOrder }) => ({
    diceCount: 5,
    rollsPerTurn: 3,
    columns: [{ multiplier: 1 }, { multiplier: 2 }, { multiplier: 3 }],
    ...(columnOrder === "leftToRight" ? { columnOrder } : {}),
    categories: boxedSheet(tripleReading === "boxed" ? fullHouse : either(fullHouse, alike(5))),
    upperBonus: [{ at: 63, points: 35 }],
    yahtzee: {
      ...{ category: "yahtzee", penalty: false, servedWins: false },
      ...under(READINGS, tripleReading),
    },
    soloTargets: under(TARGETS, columnOrder === "leftToRight" ? columnOrder : tripleReading),
  }),
};
