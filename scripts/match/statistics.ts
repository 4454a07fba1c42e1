// What is known of a player's games, by rule set, whatever its house rules were.
import type { Game } from "../engine/game.ts";
import { preparedRules } from "../engine/prepared-rules.ts";
import { RULE_SET_IDS, type RuleSetId } from "../engine/rule-sets/rule-sets.ts";
import { standings, totals } from "../engine/totals.ts";
import { type Match, stageOf } from "./match.ts";
import type { Step } from "./replay.ts";
import { isComputer, type PlayerRef } from "./seats.ts";

/** Finished games. */
export interface Tally {
  readonly matches: number;
  /** How many of them other people have finished too, and how many of those were won or shared. */
  readonly against: number;
  readonly wins: number;
  readonly best: number;
  /** Of all totals. */
  readonly sum: number;
  readonly upperBonuses: number;
  /** Turns that ended with all dice alike. */
  readonly alike: number;
}

export interface RuleSetStatistics {
  readonly plain: Tally;
  /** Of games in which the player has asked for a hint. */
  readonly hinted: Tally;
  /** Games that the player left or did not play alone, or that were ended for all: they are no results. */
  readonly unfinished: number;
}

export interface Statistics {
  /** As the player was called last. */
  readonly name: string;
  /** The day of the last game, counted from 1970 on. */
  readonly lastDay: number;
  readonly ruleSets: Readonly<Partial<Record<RuleSetId, RuleSetStatistics>>>;
  /** How often each face was thrown, from 1 to 6, in finished games. */
  readonly faces: readonly number[];
}

/** More of anything than anybody plays: what is counted stays there. */
export const MOST = 1_000_000_000_000;

const NO_GAMES: Tally = {
  matches: 0,
  against: 0,
  wins: 0,
  best: 0,
  sum: 0,
  upperBonuses: 0,
  alike: 0,
};

export const NO_STATISTICS: Statistics = { name: "", lastDay: 0, ruleSets: {}, faces: [0, 0, 0, 0, 0, 0] };

function sum(one: number, other: number): number {
  return Math.min(MOST, one + other);
}

/** Both together, by the name of the one with more to come. */
export function added(before: Statistics, more: Statistics): Statistics {
  const ruleSets = RULE_SET_IDS.flatMap((id) => {
    const [one, other] = [before.ruleSets[id], more.ruleSets[id]];
    const both = one && other ? addedGames(one, other) : (one ?? other);
    return both === undefined ? [] : [[id, both] as const];
  });
  return {
    name: more.name,
    lastDay: Math.max(before.lastDay, more.lastDay),
    ruleSets: Object.fromEntries(ruleSets),
    faces: before.faces.map((count, face) => sum(count, more.faces[face] ?? 0)),
  };
}

function addedGames(one: RuleSetStatistics, other: RuleSetStatistics): RuleSetStatistics {
  return {
    plain: addedTally(one.plain, other.plain),
    hinted: addedTally(one.hinted, other.hinted),
    unfinished: sum(one.unfinished, other.unfinished),
  };
}

function addedTally(one: Tally, other: Tally): Tally {
  return {
    matches: sum(one.matches, other.matches),
    against: sum(one.against, other.against),
    wins: sum(one.wins, other.wins),
    best: Math.max(one.best, other.best),
    sum: sum(one.sum, other.sum),
    upperBonuses: sum(one.upperBonuses, other.upperBonuses),
    alike: sum(one.alike, other.alike),
  };
}

/** What one game was for one of its people. */
export interface GameOf {
  readonly who: PlayerRef;
  readonly statistics: Statistics;
}

/**
 * What a game was for each person who played it.
 * @param match as it stood at its end, or when it was ended for all. @param thrown what `countStep` has counted in all steps
 * of the game. @param day as `lastDay` has it.
 */
export function gamesIn(match: Match, thrown: readonly Thrown[], day: number): readonly GameOf[] {
  const { game, players, rules } = match;
  if (game === null) return [];
  const finished = finishers(match, game);
  const prepared = preparedRules(rules);
  return standings(game).flatMap(({ player, total, winner }) => {
    const [who, sheet] = [players[player], game.sheets[player]];
    if (who === undefined || sheet === undefined || isComputer(who)) return [];
    const isFinished = finished.includes(player);
    const isAgainst = finished.some((other) => other !== player);
    const tally: Tally = {
      matches: 1,
      against: isAgainst ? 1 : 0,
      wins: isAgainst && winner ? 1 : 0,
      best: total,
      sum: total,
      upperBonuses: totals(prepared, sheet).columns.filter(({ upperBonus }) => upperBonus > 0).length,
      alike: thrown[player]?.alike ?? 0,
    };
    const isHinted = match.hinted.includes(who.id);
    const of: RuleSetStatistics = {
      plain: isFinished && !isHinted ? tally : NO_GAMES,
      hinted: isFinished && isHinted ? tally : NO_GAMES,
      unfinished: isFinished ? 0 : 1,
    };
    const faces = isFinished ? (thrown[player]?.faces ?? NO_STATISTICS.faces) : NO_STATISTICS.faces;
    return [{ who, statistics: { name: who.name, lastDay: day, ruleSets: { [rules.ruleSet]: of }, faces } }];
  });
}

/**
 * The people, by position, who have played to the end themselves: who gives up, or for whom a computer player decided
 * something, is nobody's loss to others, nor a win of theirs.
 */
function finishers(match: Match, { sheets }: Game): readonly number[] {
  if (stageOf(match) !== "finished") return [];
  // Who has not won is stopped where somebody wins outright, as who ends the game by giving up is.
  const isWonOutright = sheets.some(({ status }) => status === "won");
  return sheets.flatMap(({ status }, player) => {
    const who = match.players[player];
    const isIn = status === "playing" || status === "won" || (status === "stopped" && isWonOutright);
    const isOwn = who !== undefined && !isComputer(who) && !match.playedFor.includes(who.id);
    return isIn && isOwn ? [player] : [];
  });
}

/** What a player threw in a game. */
export interface Thrown {
  readonly faces: number[];
  alike: number;
}

/** Of each player, before the first step. */
export function nothingThrown({ players }: Match): readonly Thrown[] {
  return players.map(() => ({ faces: [...NO_STATISTICS.faces], alike: 0 }));
}

/** Counts one more step of the game. */
export function countStep(all: readonly Thrown[], { entry, before, thrown }: Step): void {
  const own = all[before?.player ?? -1];
  if (own === undefined) return;
  for (const face of thrown) own.faces[face - 1] = (own.faces[face - 1] ?? 0) + 1;
  if (entry.type === "scored" && new Set(before?.dice).size === 1) own.alike += 1;
}
