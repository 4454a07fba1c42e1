// Kismet, fifteen categories and pips in three colours. Source: the rule texts of the boxed game; dice may be read in any
// way, so four alike are two pairs of one colour and five alike a full house.
import { type Counts, FACES, type Face } from "../dice.ts";
import type { Colour, RuleSet } from "../rules.ts";
import { alike, anyDice, both, either, fixed, fullHouse, type Pattern, shows, sumOfAll } from "../scorers.ts";
import { UPPER_SECTION } from "./sections.ts";

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

export const kismet: RuleSet = {
  id: "kismet",
  houseRules: [{ id: "kismetPenalty", values: [true, false] }],
  rules: ({ kismetPenalty }) => ({
    diceCount: 5,
    rollsPerTurn: 3,
    columns: [{ multiplier: 1 }],
    categories: [
      ...UPPER_SECTION,
      { id: "twoPairSameColour", section: "lower", short: ["2p"], score: sumOfAll(twoPairs) },
      { id: "threeKind", section: "lower", short: ["3k"], score: sumOfAll(alike(3)) },
      {
        ...{ id: "straight", section: "lower", short: ["s"] },
        score: fixed(30, either(shows(1, 2, 3, 4, 5), shows(2, 3, 4, 5, 6))),
      },
      { id: "flush", section: "lower", short: ["f"], score: fixed(35, flush) },
      { id: "fullHouse", section: "lower", short: ["fh"], score: sumOfAll(house, 15) },
      { id: "fullHouseSameColour", section: "lower", short: ["fc"], score: sumOfAll(both(house, flush), 20) },
      { id: "fourKind", section: "lower", short: ["4k"], score: sumOfAll(alike(4), 25) },
      { id: "yarborough", section: "lower", short: ["yb"], score: sumOfAll(anyDice) },
      { id: "kismet", section: "lower", short: ["k"], score: sumOfAll(alike(5), 50) },
    ],
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
