// What the oracle knows after a crash that kept each store at an age of its own: it counts anew, and from there on
// nothing is made and nothing lost. Whatever was on its way ends in one of the places between which it was.
import { type Lying, nowhere, plus, type Spread, slotKey, spreadOf } from "./lying.ts";
import type { Oracle, Stake } from "./oracle.ts";

/** What the oracle knew when each store was taken. */
export interface Ages {
  readonly players: Oracle;
  readonly chunks: Oracle;
  readonly properties: Oracle;
}

export interface AfterCut {
  readonly oracle: Oracle;
  /** What differs from before, in words for counting, once for each mark. */
  readonly differences: readonly string[];
  readonly problems: readonly string[];
}

/** @param lying what is there now that the stores are loaded. */
export function afterCut(ages: Ages, lying: readonly Lying[]): AfterCut {
  const { players, chunks, properties } = ages;
  const oracle = { ...structuredClone(properties), lying, stakes: stakesIn(ages, lying), made: new Map() };

  for (const age of [players, chunks, properties]) for (const pot of age.pots) oracle.harmed.add(pot);
  const [now, before, after] = [lying, players.lying, chunks.lying].map(spreadOf);
  const differences: string[] = [];
  const problems: string[] = [];
  for (const mark of new Set([...players.made.keys(), ...chunks.made.keys()])) {
    const [is, one, other] = [now, before, after].map((spreads) => spreads?.get(mark) ?? nowhere());
    if (!is || !one || !other) continue;
    if (is.total > 0) oracle.made.set(mark, is.total);
    const kept = sumOf(one.pockets) + other.ground + other.copies + sumOf(other.pots);
    if (is.total !== kept) problems.push(`${is.total - kept} of ${mark} more than the stores have kept`);
    const ways = waysBetween(one, other);
    if (ways.length > 0 && (is.total !== one.total || is.total !== other.total)) {
      differences.push(`(after a crash ${kindOf(is, one, other)}, on its way by ${ways.join(" and ")})`);
    }
    if (ways.length === 0 && is.total !== one.total)
      problems.push(`${mark} differs and was nowhere on its way`);
  }
  return { oracle, differences, problems };
}

function sumOf(sums: ReadonlyMap<string, number>): number {
  return [...sums.values()].reduce((sum, amount) => sum + amount, 0);
}

/** Between which kinds of places it has moved from the one age to the other; none where all is as it was. */
function waysBetween(one: Spread, other: Spread): readonly string[] {
  const text = (sums: ReadonlyMap<string, number>): string => JSON.stringify([...sums].sort());
  return [
    ...(text(one.pockets) === text(other.pockets) ? [] : ["pockets"]),
    ...(one.ground === other.ground ? [] : ["the ground"]),
    ...(text(one.pots) === text(other.pots) ? [] : ["a pot"]),
  ];
}

function kindOf(is: Spread, one: Spread, other: Spread): string {
  if (one.total !== other.total) return "given or destroyed meanwhile";
  return is.total > one.total ? "doubled" : "lost";
}

/** Those that lie in a pot now; each may go to whomever one of the ages gives it, and to no third. */
function stakesIn({ players, chunks, properties }: Ages, lying: readonly Lying[]): Stake[] {
  const amounts = new Map<string, number>();
  for (const { mark, amount, at } of lying)
    if (at.in === "pot") plus(amounts, `${slotKey(at.pot, at.slot)} ${mark}`, amount);
  return chunks.stakes.flatMap((stake) => {
    if (!amounts.has(`${slotKey(stake.pot, stake.slot)} ${stake.mark}`)) return [];
    const same = [players, chunks, properties].flatMap((age) =>
      age.stakes.filter(({ id }) => id === stake.id),
    );
    const either = same.flatMap(({ from, due, either }) => [from, ...(due?.keys() ?? []), ...(either ?? [])]);
    return [{ ...stake, got: new Map(stake.got), either: new Set(either) }];
  });
}
