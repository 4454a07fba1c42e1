// The best of a world under one rule set: highest totals, and most wins against people. Games with hints do not count.
import type { Result } from "../engine/result.ts";
import type { RuleSetId } from "../engine/rule-sets/rule-sets.ts";
import { type DecodeError, decodeRecord, type Saved, type Versions } from "./decode.ts";
import { MOST, type Statistics } from "./statistics.ts";

export interface Place {
  readonly id: string;
  readonly name: string;
  /** A total, or a number of wins. */
  readonly count: number;
}

export interface Leaderboard {
  /** The best first, each player once; of equal ones who was first. */
  readonly totals: readonly Place[];
  readonly wins: readonly Place[];
}

export const NO_LEADERS: Leaderboard = { totals: [], wins: [] };

const PLACES = 10;

const VERSIONS: Versions<Leaderboard> = [decodeV1];

/** The same where the player does not change it. @param statistics all that is known of the player. */
export function withPlayer(
  before: Leaderboard,
  id: string,
  { name, ruleSets }: Statistics,
  ruleSet: RuleSetId,
): Leaderboard {
  const plain = ruleSets[ruleSet]?.plain;
  if (plain === undefined) return before;
  const totals = withPlace(before.totals, { id, name, count: plain.best });
  const wins = withPlace(before.wins, { id, name, count: plain.wins });
  return totals === before.totals && wins === before.wins ? before : { totals, wins };
}

function withPlace(places: readonly Place[], place: Place): readonly Place[] {
  const others = places.filter(({ id }) => id !== place.id);
  const old = places.find(({ id }) => id === place.id);
  const at = others.filter(({ count }) => count >= place.count).length;
  if (place.count === 0 || at === PLACES || (old !== undefined && old.count >= place.count)) return places;
  return [...others.slice(0, at), place, ...others.slice(at)].slice(0, PLACES);
}

export function encodeLeaderboard({ totals, wins }: Leaderboard): string {
  const list = (places: readonly Place[]) => places.map(({ id, name, count }) => [id, name, count]);
  return JSON.stringify({ version: VERSIONS.length, totals: list(totals), wins: list(wins) });
}

export function decodeLeaderboard(json: string): Result<Leaderboard, DecodeError> {
  return decodeRecord(json, "leaderboard", VERSIONS);
}

function decodeV1(saved: Saved): Leaderboard {
  const list = (name: string): readonly Place[] => saved.field(name).items().map(placeOf);
  return { totals: list("totals"), wins: list("wins") };
}

function placeOf(saved: Saved): Place {
  const [id, name, count] = saved.items();
  if (id === undefined || name === undefined || count === undefined) throw saved.mismatch("three parts");
  return { id: id.string(), name: name.string(), count: count.integer(0, MOST) };
}
