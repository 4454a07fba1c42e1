// What happens at a table is told in the chat, to those whom it concerns and as much as they want to hear.
import type { Player } from "@minecraft/server";
import type { MatchEvent } from "../match/actions.ts";
import type { Match } from "../match/match.ts";
import { seatedPlayers } from "../match/seats.ts";
import { heardLines } from "../ui/chat-lines.ts";
import type { Text } from "../ui/text.ts";
import type { FittedTable } from "./fitted-table.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { playerOf } from "./players.ts";
import { type BlockPosition, isWithinReach, keyOf } from "./positions.ts";
import { tell } from "./raw-text.ts";
import type { TableListener } from "./tables.ts";
import type { Tumbling } from "./tumbling.ts";

/** How far from a table one hears what happens there, in blocks. */
const HEARING = 8;

export class Announcements implements TableListener {
  readonly #settings: PlayerSettings;
  readonly #tumbling: Tumbling;
  /** Who opened which table in this session, by its key. */
  readonly #openers = new Map<string, Set<string>>();
  /** Whose typed command is being carried out. */
  #typist: string | null = null;

  constructor(settings: PlayerSettings, tumbling: Tumbling) {
    this.#settings = settings;
    this.#tumbling = tumbling;
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

  happened({ record: { match }, position }: FittedTable, events: readonly MatchEvent[]): void {
    for (const [id, player] of this.#hearers(match, position)) {
      const level = id === this.#typist ? "typed" : this.#settings.of(id).chat;
      const lines = heardLines(match, events, id, level);
      this.#tumbling.whenSettled(id, position, () => tellLines(player, lines));
    }
  }

  /** Who types is told all that comes of it, whatever they have chosen to hear. */
  whileTyping(playerId: string, run: () => void): void {
    this.#typist = playerId;
    try {
      run();
    } finally {
      this.#typist = null;
    }
  }

  /** Tells all who want to hear everything. @param except this player. */
  tellAll({ record: { match }, position }: FittedTable, text: Text, except?: string): void {
    for (const [id, player] of this.#hearers(match, position)) {
      if (id !== except && this.#settings.of(id).chat === "all") {
        this.#tumbling.whenSettled(id, position, () => tellLines(player, [text]));
      }
    }
  }

  tellOthers(fitted: FittedTable, playerId: string, text: Text): void {
    this.tellAll(fitted, text, playerId);
  }

  /** Those seated, wherever they are, and of the players, who opened the table and who types whoever is near it. */
  #hearers({ seats, players }: Match, position: BlockPosition): ReadonlyMap<string, Player> {
    const seated = new Set(seatedPlayers(seats).map(({ id }) => id));
    const openers = this.#openers.get(keyOf(position)) ?? [];
    const typist = this.#typist === null ? [] : [this.#typist];
    const ids = new Set([...seated, ...players.map(({ id }) => id), ...openers, ...typist]);
    const hearers = new Map<string, Player>();
    for (const id of ids) {
      const player = playerOf(id);
      if (player === null) continue;
      if (seated.has(id) || isWithinReach(player, position, HEARING)) hearers.set(id, player);
    }
    return hearers;
  }
}

/** Who has left meanwhile hears nothing. */
function tellLines(player: Player, lines: readonly Text[]): void {
  if (player.isValid) for (const line of lines) tell(player, line);
}
