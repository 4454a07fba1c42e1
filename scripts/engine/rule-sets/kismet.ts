// Kismet, fifteen categories and pips in three colours. Source: the rule texts of the boxed game; dice may be read in any
// way, so four alike are two pairs of one colour and five alike a full house.
import { type Counts, FACES, type Face } from "../dice.ts";
import type { Category, Colour, RuleSet } from "../rules.ts";
import { alike, anyDice, both, either, fixed, fullHouse, type Pattern, shows, sumOfAll } from "../scorers.ts";
import { lower, UPPER_SECTION } from "./sections.ts";

const COLOURS: readonly Colour[] = ["black", "red", "green", "green", "red", "black"];

function facesOf(colour: Colour): readonly Face[] {
  return FACES.filter((face) => COLOURS[face - 1] === colour);
}

/** Whether the dice of one colour fit. */
function inOneColour(fits: (counts: Counts, faces: readonly Face[]) => boolean): Pattern {
  const colours = [...new Set(COLOURS)].map(facesOf);
  return (counts) => colours.some((faces) => fits(counts, faces));
}

function total(counts: Counts, faces: readonly Face[], each: (count: number) => number): number {
  return faces.reduce((sum, face) => sum + each(counts[face] ?? 0), 0);
}

const twoPairs = inOneColour((counts, faces) => total(counts, faces, (count) => Math.floor(count / 2)) >= 2);
const flush = inOneColour((counts, faces) => total(counts, faces, (count) => count) === 5);
const house = either(fullHouse, alike(5));

const CATEGORIES: readonly Category[] = [
  ...UPPER_SECTION,
  lower("twoPairSameColour", "2p two-pairs-same-colour", sumOfAll(twoPairs)),
  lower("threeKind", "3k", sumOfAll(alike(3))),
  lower("straight", "s", fixed(30, either(shows(1, 2, 3, 4, 5), shows(2, 3, 4, 5, 6)))),
  lower("flush", "f", fixed(35, flush)),
  lower("fullHouse", "fh", sumOfAll(house, 15)),
  lower("fullHouseSameColour", "fc", sumOfAll(both(house, flush), 20)),
  lower("fourKind", "4k", sumOfAll(alike(4), 25)),
  lower("yarborough", "yb", sumOfAll(anyDice)),
  lower("kismet", "k", sumOfAll(alike(5), 50)),
];

export const kismet: RuleSet = {
  id: "kismet",
  houseRules: [{ id: "kismetPenalty", values: [true, false] }],
  rules: ({ kismetPenalty }) => ({
    diceCount: 5,
    rollsPerTurn: 3,
    columns: [{ multiplier: 1 }],
    categories: CATEGORIES,
    upperBonus: [
      { at: 63, points: 35 },
      { at: 71, points: 55 },
      { at: 78, points: 75 },
    ],
    yahtzee: {
      category: "kismet",
      scope: "column",
      bonus: null,
      joker: null,
      penalty: kismetPenalty === true,
      servedWins: false,
    },
    colours: COLOURS,
    soloTargets: [185, 250, 310, 370],
  }),
};
