// Generala, as it is played in Latin America: what is made on the first roll counts more, and a served Generala wins.
import type { RuleSet } from "../rules.ts";
import { alike, either, fixed, fullHouse, shows } from "../scorers.ts";
import { lower, UPPER_SECTION } from "./sections.ts";

const SERVED = 5;

export const generala: RuleSet = {
  id: "generala",
  houseRules: [
    { id: "generalaPoints", values: [60, 50] },
    { id: "dobleGenerala", values: [true, false] },
    { id: "straight34561", values: [false, true] },
  ],
  rules: ({ generalaPoints, dobleGenerala, straight34561 }) => {
    const points = Number(generalaPoints);
    const two = either(shows(1, 2, 3, 4, 5), shows(2, 3, 4, 5, 6));
    const straight = straight34561 === true ? either(two, shows(3, 4, 5, 6, 1)) : two;
    const doble = lower("dobleGenerala", "dg d", fixed(points * 2, alike(5)), { needs: "generala" });
    return {
      diceCount: 5,
      rollsPerTurn: 3,
      columns: [{ multiplier: 1 }],
      categories: [
        ...UPPER_SECTION,
        lower("escalera", "e", fixed(20, straight), { servedBonus: SERVED }),
        lower("full", "f", fixed(30, fullHouse), { servedBonus: SERVED }),
        lower("poker", "p póker", fixed(40, alike(4)), { servedBonus: SERVED }),
        lower("generala", "g", fixed(points, alike(5))),
        ...(dobleGenerala === true ? [doble] : []),
      ],
      upperBonus: [],
      yahtzee: {
        category: "generala",
        scope: "column",
        bonus: null,
        joker: null,
        penalty: false,
        servedWins: true,
      },
      soloTargets: dobleGenerala === true ? [80, 120, 150, 205] : [75, 115, 145, 200],
    };
  },
};
