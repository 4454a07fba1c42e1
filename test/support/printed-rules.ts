// What the printed rules say of each rule set in numbers, written out once more and not asked of the engine.
import type { ChosenRules } from "../../scripts/engine/prepared-rules.ts";
import type { RuleSetId } from "../../scripts/engine/rule-sets/rule-sets.ts";

const TURNS: Readonly<Record<RuleSetId, number>> = {
  ...{ classic: 13, freeJoker: 13, triple: 39, yacht: 12 },
  ...{ yatzy: 15, maxiYatzy: 20, kismet: 15, generala: 11 },
};

/** How many turns everybody has. */
export function turnsOf({ ruleSet, houseRules }: ChosenRules): number {
  return TURNS[ruleSet] - (houseRules["dobleGenerala"] === false ? 1 : 0);
}

type Range = readonly [least: number, most: number];
type Ranges = Readonly<Record<string, Range>>;

/** Of five dice. */
const UPPER: Ranges = {
  ...{ ones: [1, 5], twos: [2, 10], threes: [3, 15] },
  ...{ fours: [4, 20], fives: [5, 25], sixes: [6, 30] },
};

const BOXED: Ranges = {
  ...{ ...UPPER, threeKind: [5, 30], fourKind: [5, 30], fullHouse: [25, 25] },
  ...{ smallStraight: [30, 30], largeStraight: [40, 40], yahtzee: [50, 50], chance: [5, 30] },
};

/** What a category scores at least and at most where it scores. */
const RANGES: Readonly<Record<RuleSetId, Ranges>> = {
  classic: BOXED,
  freeJoker: BOXED,
  triple: BOXED,
  yacht: {
    ...{ ...UPPER, fullHouse: [7, 28], fourKind: [4, 24] },
    ...{ littleStraight: [30, 30], bigStraight: [30, 30], choice: [5, 30], yacht: [50, 50] },
  },
  yatzy: {
    ...{ ...UPPER, onePair: [2, 12], twoPairs: [6, 22], threeKind: [3, 18], fourKind: [4, 24] },
    ...{
      smallStraight: [15, 15],
      largeStraight: [20, 20],
      fullHouse: [7, 28],
      chance: [5, 30],
      yatzy: [50, 50],
    },
  },
  maxiYatzy: {
    ...{ ones: [1, 6], twos: [2, 12], threes: [3, 18], fours: [4, 24], fives: [5, 30], sixes: [6, 36] },
    ...{ onePair: [2, 12], twoPairs: [6, 22], threePairs: [12, 30] },
    ...{ threeKind: [3, 18], fourKind: [4, 24], fiveKind: [5, 30] },
    ...{ smallStraight: [15, 15], largeStraight: [20, 20], fullStraight: [21, 21] },
    ...{ fullHouse: [7, 28], villa: [9, 33], tower: [8, 34], chance: [6, 36], maxiYatzy: [100, 100] },
  },
  kismet: {
    ...{ ...UPPER, twoPairSameColour: [5, 30], threeKind: [5, 30], straight: [30, 30], flush: [35, 35] },
    ...{ fullHouse: [20, 45], fullHouseSameColour: [25, 50], fourKind: [30, 55] },
    ...{ yarborough: [5, 30], kismet: [55, 80] },
  },
  generala: {
    ...{ ...UPPER, escalera: [20, 25], full: [30, 35], poker: [40, 45] },
    ...{ generala: [60, 60], dobleGenerala: [120, 120] },
  },
};

/** By house rule and its value, what scores otherwise. */
const OTHERWISE: Readonly<Record<string, Ranges>> = {
  "yachtReading knizia": { fullHouse: [5, 30], fourKind: [5, 30] },
  "generalaPoints 50": { generala: [50, 50], dobleGenerala: [100, 100] },
};

export function rangeOf({ ruleSet, houseRules }: ChosenRules, category: string): Range {
  const chosen = Object.entries(houseRules).map(([id, value]) => OTHERWISE[`${id} ${value}`]?.[category]);
  const range = chosen.find((other) => other !== undefined) ?? RANGES[ruleSet][category];
  if (range === undefined) throw new Error(`${ruleSet} has no ${category}.`);
  return range;
}
