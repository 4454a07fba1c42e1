// A player's best totals alone, by the rules they were played under.
import { rulesKey } from "../engine/prepared-rules.ts";
import { standings } from "../engine/totals.ts";
import type { MatchEvent } from "../match/actions.ts";
import { type Match, stageOf } from "../match/match.ts";
import type { FittedTable } from "./fitted-table.ts";
import type { Stores } from "./stores.ts";
import type { TableListener } from "./tables.ts";

export class BestTotals implements TableListener {
  readonly #store: Stores["best"];

  constructor(store: Stores["best"]) {
    this.#store = store;
  }

  /** The best total under the rules of this match, or `null` for none. */
  of(playerId: string, { rules }: Match): number | null {
    return this.#store.read(playerId).record?.[rulesKey(rules)] ?? null;
  }

  happened({ record }: FittedTable, events: readonly MatchEvent[]): void {
    if (events.some(({ type }) => type === "ended")) this.keep(record.match);
  }

  /** Keeps the total of a game played alone to its end, if it is the best so far; asked twice it changes nothing. */
  keep(match: Match): void {
    if (match.game === null || stageOf(match) !== "finished") return;
    const [alone] = match.players.length === 1 ? match.players : [];
    // A game that was given up is no result.
    if (alone === undefined || match.game.sheets[0]?.status !== "playing") return;
    const total = standings(match.game)[0]?.total ?? 0;
    // Best totals that cannot be read are left as they are, and new ones are kept beside them.
    const totals = this.#store.read(alone.id).record ?? {};
    const key = rulesKey(match.rules);
    if (total > (totals[key] ?? -1)) this.#store.save(alone.id, { ...totals, [key]: total });
  }
}
