// A plain way to play, for demonstrations and scenarios: hold the most frequent face, take the most points.
import type { Decide } from "./turn.ts";

export const greedy: Decide = ({ dice, rollsLeft, categories }) => {
  const howMany = (face: number): number => dice.filter((die) => die === face).length;
  const [most = 0] = [...dice].sort((a, b) => howMany(b) - howMany(a) || b - a);
  const hold = dice.flatMap((face, die) => (face === most ? [die + 1] : []));
  if (rollsLeft && hold.length < dice.length) return { roll: true, hold };
  const worth = (points: string): number => points.split(" + ").reduce((sum, part) => sum + Number(part), 0);
  const [best] = [...categories].sort(([, a], [, b]) => worth(b) - worth(a));
  if (best === undefined) throw new Error("There is no category to press.");
  return { score: best[0] };
};
