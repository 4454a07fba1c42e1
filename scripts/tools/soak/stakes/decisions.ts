// What the oracle makes of a match as it is written down: when a pot begins to be played for, and what becomes of it.
import type { MatchRecord } from "../../../match/saved-match.ts";
import type { Because } from "./look.ts";
import { lockedPot, type Oracle, openOf, openStakes, type Stake } from "./oracle.ts";
import { division, winnersOf } from "./winners.ts";

type MatchWritten = { readonly match: string; readonly record: MatchRecord | null };

/** Takes in what was written. @returns what is wrong, in words. */
export function matchWritten(
  oracle: Oracle,
  because: Because,
  { match, record }: MatchWritten,
): readonly string[] {
  const before = oracle.matches.get(match) ?? null;
  if (record === null) oracle.matches.delete(match);
  else oracle.matches.set(match, record);
  const [was, is] = [lockedPot(before), lockedPot(record)];
  const problems = was === is ? [] : ended(oracle, because, before, record, was);
  rememberAgreed(oracle, match, record);
  if (is !== null && is !== was && record !== null) problems.push(...begun(oracle, record, is));
  if (was === null && record?.match.stakes?.won != null && before?.match.stakes?.won == null) {
    problems.push("a pot is won that nobody played for");
  }
  return problems;
}

function atStake(oracle: Oracle, pot: string): readonly Stake[] {
  return openStakes(oracle, pot).filter(({ due }) => due === null);
}

/** Exactly what is at stake, in words. */
function listOf(oracle: Oracle, pot: string | null | undefined): string {
  const laid = pot == null ? [] : atStake(oracle, pot);
  return laid
    .map((stake) => `${openOf(stake)} of ${stake.mark} (${stake.id})`)
    .sort()
    .join(", ");
}

function rememberAgreed(oracle: Oracle, match: string, record: MatchRecord | null): void {
  const { agreed = [], pot = null } = record?.match.stakes ?? {};
  const prefix = `${match} `;
  const known = [...oracle.agreed.keys()].filter((key) => key.startsWith(prefix));
  for (const key of known) if (!agreed.includes(key.slice(prefix.length))) oracle.agreed.delete(key);
  for (const id of agreed) {
    if (!oracle.agreed.has(prefix + id)) oracle.agreed.set(prefix + id, listOf(oracle, pot));
  }
}

/** From the first throw on it is played for exactly what everybody has agreed to. */
function begun(oracle: Oracle, { match }: MatchRecord, pot: string): readonly string[] {
  if (oracle.harmed.has(pot)) return [];
  const list = listOf(oracle, pot);
  if (list === "") return [`the match ${match.id} is played for a pot in which nothing lies`];
  return match.players.flatMap(({ id, name }) => {
    const agreed = oracle.agreed.get(`${match.id} ${id}`);
    if (agreed === list) return [];
    return [`${name} plays for ${list} and has agreed to ${agreed ?? "nothing"}`];
  });
}

/** @param was the pot that was played for until now, if any. */
function ended(
  oracle: Oracle,
  because: Because,
  before: MatchRecord | null,
  after: MatchRecord | null,
  was: string | null,
): string[] {
  if (was === null || before === null) return [];
  const laid = atStake(oracle, was);
  const stakes = after?.match.stakes;
  if (stakes?.pot === was && stakes.won != null && after !== null) {
    const winners = after.match.game === null ? lastOne(before, stakes.won, because) : winnersOf(after.match);
    const shares = division(laid, winners);
    for (const [at, stake] of laid.entries()) stake.due = winners.length === 0 ? null : (shares[at] ?? null);
    for (const stake of laid)
      if (stake.either !== null) stake.either = new Set([...stake.either, ...winners]);
    const said = stakes.won.map(({ id }) => id);
    const way = after.match.game === null ? "won by the last one in the roll-off" : "won";
    oracle.endings.push(winners.length > 1 ? `shared by ${winners.length}` : way);
    if (said.join() === winners.join()) return [];
    return [`the winners are ${winners.join(", ") || "nobody"}, and ${said.join(", ")} are written down`];
  }
  for (const stake of laid) stake.due = new Map([[stake.from, openOf(stake)]]);
  const outOfReach = because.isReached(was) ? null : "its being out of reach";
  const cause =
    whyGivenBack(because, before) ?? outOfReach ?? (oracle.harmed.has(was) ? "something from outside" : null);
  oracle.endings.push(`given back by ${cause}`);
  return cause !== null ? [] : [`the pot of match ${before.match.id} is given back for no reason`];
}

/** Of two who were left in the roll-off one has gone: the other has won. */
function lastOne(
  { match: { players, rollOff } }: MatchRecord,
  [won]: readonly { readonly id: string }[],
  { acted }: Because,
): readonly string[] {
  const gone = players.filter(({ id }) => id !== won?.id);
  const isRight =
    rollOff !== null && players.length === 2 && gone.length === 1 && acted.has(gone[0]?.id ?? "");
  return isRight && won !== undefined ? [won.id] : [];
}

/** All who are there, or not away for long, want it, at least two; or an operator; or the table is gone; or it was left for too long. */
function whyGivenBack(because: Because, before: MatchRecord): string | null {
  const { match, table, playedAt } = before;
  const isAway = (id: string): boolean => match.absences.some(({ player }) => player === id);
  const isIn = (at: number): boolean => match.game === null || match.game.sheets[at]?.status === "playing";
  // Who has only just gone is asked all the same.
  const asked = match.players.filter(({ id }, at) => because.isHere(id, before) || (isIn(at) && !isAway(id)));
  const silent = asked.filter(({ id }) => match.stakes?.giveBack.includes(id) !== true);
  const lastSaid = silent.length === 0 || (silent.length === 1 && because.acted.has(silent[0]?.id ?? ""));
  if (asked.length > 1 && lastSaid) return "all who are there";
  if (because.operators().some((id) => because.acted.has(id))) return "an operator";
  if (because.isDestroyed(table)) return "what destroyed the table";
  return because.isExpired(playedAt) ? "expiry" : null;
}
