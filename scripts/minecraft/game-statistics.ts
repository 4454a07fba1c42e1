// Keeps what came of games: statistics by player, and the best of the world. Counted in slices after the end, since a
// whole game has to be gone through for it; until then the world keeps the game, so that leaving it loses nothing.
import { type Player, system } from "@minecraft/server";
import type { RuleSetId } from "../engine/rule-sets/rule-sets.ts";
import type { MatchEvent } from "../match/actions.ts";
import { type Leaderboard, NO_LEADERS, withPlayer } from "../match/leaderboard.ts";
import { replayed } from "../match/replay.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import {
  added,
  countStep,
  type GameOf,
  gamesIn,
  NO_STATISTICS,
  nothingThrown,
  type Statistics,
} from "../match/statistics.ts";
import type { FittedTable } from "./fitted-table.ts";
import { playerOf } from "./players.ts";
import { showScores } from "./scoreboards.ts";
import type { Stores } from "./stores.ts";
import type { TableListener } from "./tables.ts";

const DAY = 86_400_000;
/** So many players have a record of their own. */
const MOST_PLAYERS = 500;
/** The record of all others. */
const OTHERS = "others";

type StatisticsStores = Pick<Stores, "statistics" | "leaders" | "uncounted">;

export class GameStatistics implements TableListener {
  readonly #stores: StatisticsStores;

  constructor(stores: StatisticsStores) {
    this.#stores = stores;
  }

  /** Counts what the last session did not come to. */
  start(): void {
    const { uncounted } = this.#stores;
    for (const id of uncounted.ids()) {
      const { record } = uncounted.read(id);
      if (record !== null) system.runJob(this.#counting(id, record));
    }
  }

  /** Puts them on the scoreboard, which knows only who is in the world. */
  joined(player: Player): void {
    showScores(player, this.of(player.id));
  }

  of(playerId: string): Statistics {
    return this.#stores.statistics.read(playerId).record ?? NO_STATISTICS;
  }

  leaders(ruleSet: RuleSetId): Leaderboard {
    return this.#stores.leaders.read(ruleSet).record ?? NO_LEADERS;
  }

  happened({ record }: FittedTable, events: readonly MatchEvent[]): void {
    for (const event of events) {
      if (event.type === "ended") this.#count(record);
      if (event.type === "putAway") this.#count({ ...record, match: event.ended });
    }
  }

  #count(record: MatchRecord): void {
    const { id, revision } = record.match;
    const key = `${id}-${revision}`;
    this.#stores.uncounted.save(key, record);
    system.runJob(this.#counting(key, record));
  }

  *#counting(key: string, { match, seed }: MatchRecord): Generator<undefined, void> {
    const thrown = nothingThrown(match);
    const steps = seed === null ? [] : replayed(match, seed);
    for (const step of steps) {
      if (step !== null) countStep(thrown, step);
      yield;
    }
    for (const game of gamesIn(match, thrown, Math.floor(Date.now() / DAY)))
      this.#keep(game, match.rules.ruleSet);
    // In the same tick: what is saved has the one or the other.
    this.#stores.uncounted.save(key, null);
    system.runJob(this.#folding());
  }

  #keep({ who: { id }, statistics }: GameOf, ruleSet: RuleSetId): void {
    const sum = added(this.of(id), statistics);
    this.#stores.statistics.save(id, sum);
    const before = this.leaders(ruleSet);
    const leaders = withPlayer(before, id, sum, ruleSet);
    if (leaders !== before) this.#stores.leaders.save(ruleSet, leaders);
    const player = playerOf(id);
    if (player !== null) showScores(player, sum);
  }

  /** Where there are too many records, the one of whom nothing was heard for longest goes into that of the others. */
  *#folding(): Generator<undefined, void> {
    const { statistics } = this.#stores;
    const ids = statistics.ids().filter((id) => id !== OTHERS);
    if (ids.length <= MOST_PLAYERS) return;
    let oldest: readonly [string, Statistics] | null = null;
    for (const id of ids) {
      yield;
      const { record } = statistics.read(id);
      if (record !== null && (oldest === null || record.lastDay < oldest[1].lastDay)) oldest = [id, record];
    }
    if (oldest === null) return;
    const [id, record] = oldest;
    if (statistics.save(OTHERS, added(this.of(OTHERS), { ...record, name: "" }))) statistics.save(id, null);
  }
}
