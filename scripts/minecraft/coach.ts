// Knows what each choice of a turn is worth: by the solved table of its rules, which is decoded a slice at a time once
// somebody asks, and by an estimate until then and where there is none.
import { system } from "@minecraft/server";
import type { Game } from "../engine/game.ts";
import type { ChosenRules } from "../engine/prepared-rules.ts";
import { type Advice, advise } from "../engine/strategy/advice.ts";
import { type Review, reviewing } from "../engine/strategy/review.ts";
import type { SolvedTable } from "../engine/strategy/solved-table.ts";
import { decoding, isDecoding, tableOf } from "../engine/strategy/tables.ts";
import { decidedBy } from "../match/replay.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import { guard } from "./log.ts";

/** What was worked out last, by whose it is and of what. */
const reviews = new Map<string, Review>();
const MOST_REVIEWS = 20;
/** What is being worked out. */
const begun = new Set<string>();

/** @param decoded is told when better numbers are there. @returns `null` when the game is over. */
export function advice(game: Game, decoded: () => void): Advice | null {
  begin(game.rules, decoded);
  return advise(game, tableOf(game.rules));
}

/** The table for perfect play, or that it is on its way; `null` where there is none. */
export function tableFor(rules: ChosenRules): SolvedTable | "decoding" | null {
  begin(rules, () => undefined);
  return isDecoding(rules) ? "decoding" : tableOf(rules);
}

/** Of the player's game in a match that is over. @param done is told when it is there. `null` where nothing can be reviewed. */
export function review(
  { match, seed }: MatchRecord,
  playerId: string,
  done: () => void,
): Review | "working" | null {
  const key = `${playerId} ${seed?.join(" ")} ${match.log}`;
  const known = reviews.get(key);
  if (known !== undefined) return known;
  const decided = seed && decidedBy(match, seed, playerId);
  if (decided === null) return null;
  if (!begun.has(key)) {
    begun.add(key);
    begin(match.rules, () => undefined);
    system.runJob(working());
  }
  return "working";

  function* working(): Generator<undefined, void> {
    while (isDecoding(match.rules)) yield;
    const { decisions, dice } = decided ?? { decisions: [], dice: [] };
    const [oldest] = reviews.keys();
    if (oldest !== undefined && reviews.size === MOST_REVIEWS) reviews.delete(oldest);
    reviews.set(key, yield* reviewing(match.rules, decisions, dice, tableOf(match.rules)));
    begun.delete(key);
    guard("telling that a review is done", done)();
  }
}

function begin(rules: ChosenRules, decoded: () => void): void {
  const work = decoding(rules);
  if (work !== null) system.runJob(thenTelling(work, guard("telling that a table is decoded", decoded)));
}

function* thenTelling(work: Generator<undefined, void>, decoded: () => void): Generator<undefined, void> {
  yield* work;
  decoded();
}
