// What comes of an accepted command beyond the screens: it is told in the chat, and the best total is kept.
import { Player, world } from "@minecraft/server";
import { rulesKey } from "../engine/prepared-rules.ts";
import { standings } from "../engine/totals.ts";
import type { MatchEvent } from "../match/commands.ts";
import { type Match, stageOf } from "../match/match.ts";
import { seatedPlayers } from "../match/seats.ts";
import { heardLines } from "../ui/chat-lines.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { type BlockPosition, isWithinReach, keyOf } from "./positions.ts";
import { tell } from "./raw-text.ts";
import type { Stores } from "./stores.ts";
import type { FittedTable } from "./tables.ts";

/** How far from a table one who opened it hears what happens there, in blocks. */
const HEARING = 8;

export class Announcements {
  readonly #stores: Stores;
  readonly #settings: PlayerSettings;
  /** Who opened which table in this session, by its key. */
  readonly #openers = new Map<string, Set<string>>();

  constructor(stores: Stores, settings: PlayerSettings) {
    this.#stores = stores;
    this.#settings = settings;
  }

  opened(player: Player, { position }: FittedTable): void {
    const key = keyOf(position);
    const openers = this.#openers.get(key) ?? new Set<string>();
    openers.add(player.id);
    this.#openers.set(key, openers);
  }

  forget(playerId: string): void {
    for (const [key, openers] of this.#openers) {
      openers.delete(playerId);
      if (openers.size === 0) this.#openers.delete(key);
    }
  }

  tell({ record: { match }, position }: FittedTable, events: readonly MatchEvent[]): void {
    if (events.some(({ type }) => type === "ended")) keepResult(this.#stores.best, match);
    for (const player of this.#hearers(match, position)) {
      const { chat } = this.#settings.of(player.id);
      for (const line of heardLines(match, events, player.id, chat)) tell(player, line);
    }
  }

  /** Those seated, wherever they are, and those who opened the table and are near it. */
  #hearers(match: Match, position: BlockPosition): readonly Player[] {
    const seated = new Set(seatedPlayers(match.seats).map(({ id }) => id));
    const openers = this.#openers.get(keyOf(position)) ?? [];
    const players = [...new Set([...seated, ...openers])].map((id) => world.getEntity(id));
    return players.filter(
      (player): player is Player =>
        player instanceof Player && (seated.has(player.id) || isWithinReach(player, position, HEARING)),
    );
  }
}

/** Keeps the total of a game played alone to its end, if it is the best so far; asked twice it changes nothing. */
export function keepResult(best: Stores["best"], match: Match): void {
  if (match.game === null || stageOf(match) !== "finished") return;
  const [alone] = match.players.length === 1 ? match.players : [];
  // A game that was given up is no result.
  if (alone === undefined || match.game.sheets[0]?.status !== "playing") return;
  keepBest(best, alone.id, rulesKey(match.rules), standings(match.game)[0]?.total ?? 0);
}

/** Best totals that cannot be read are left as they are, and new ones are kept beside them. */
function keepBest(store: Stores["best"], playerId: string, rules: string, total: number): void {
  const totals = store.read(playerId).record ?? {};
  if (total > (totals[rules] ?? -1)) store.save(playerId, { ...totals, [rules]: total });
}
