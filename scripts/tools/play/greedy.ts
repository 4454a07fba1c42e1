// A sensible way to play, for demonstrations and scenarios: go for the most frequent face or a run, stop at 25
// points, and enter what is best for its category. Knows the game only from what a screen shows.
import { type Decide, worth } from "./turn.ts";

/** Points worth stopping for before the last roll. */
const ENOUGH = 25;

/** About what a game brings in each category: what is far below costs little to give up. */
const USUAL: Readonly<Record<string, number>> = {
  ...{ Ones: 2, Twos: 5, Threes: 8, Fours: 12, Fives: 15, Sixes: 19 },
  ...{ "Three of a Kind": 22, "Four of a Kind": 14, "Full House": 22 },
  ...{ "Small Straight": 26, "Large Straight": 28, Yahtzee: 15, Chance: 22 },
};

export const greedy: Decide = ({ dice, rollsLeft, categories }) => {
  const choices = [...categories].map(([name, points]) => ({ name, points: worth(points) }));
  const gain = ({ name, points }: { name: string; points: number }): number => points - (USUAL[name] ?? 0);
  const [best] = choices.sort((a, b) => gain(b) - gain(a));
  if (best === undefined) throw new Error("There is no category to press.");
  const hold = toHold(dice, categories);
  const rollsOn = rollsLeft && best.points < ENOUGH && hold.length < dice.length;
  return rollsOn ? { roll: true, hold } : { score: best.name };
};

/** The dice to hold, 1 to 5 from left to right. */
function toHold(dice: readonly number[], categories: ReadonlyMap<string, string>): readonly number[] {
  const howMany = (face: number): number => dice.filter((die) => die === face).length;
  const [most = 0] = [...dice].sort((a, b) => howMany(b) - howMany(a) || b - a);
  const run = longestRun(dice);
  const goesForRun = run.length >= (howMany(most) > 1 ? 4 : 3) && categories.has("Large Straight");
  const keeps = (face: number, die: number): boolean =>
    goesForRun ? run.includes(face) && dice.indexOf(face) === die : face === most;
  return dice.flatMap((face, die) => (keeps(face, die) ? [die + 1] : []));
}

function longestRun(dice: readonly number[]): readonly number[] {
  let longest: readonly number[] = [];
  let run: readonly number[] = [];
  for (const face of [1, 2, 3, 4, 5, 6]) {
    run = dice.includes(face) ? [...run, face] : [];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
