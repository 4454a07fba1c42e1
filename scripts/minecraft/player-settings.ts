// What a player chose, and what had to be chosen for them: where live screens fail, simple ones until they come back.
import type { Player } from "@minecraft/server";
import { DEFAULT_SETTINGS, type Settings } from "../match/saved-settings.ts";
import { logWarning } from "./log.ts";
import { notify } from "./raw-text.ts";
import type { Stores } from "./stores.ts";

export class PlayerSettings {
  readonly #store: Stores["settings"];
  /** Players whose live screens failed in this session. */
  readonly #failed = new Set<string>();

  constructor(store: Stores["settings"]) {
    this.#store = store;
  }

  of(playerId: string): Settings {
    const chosen = this.#chosen(playerId);
    return this.#failed.has(playerId) ? { ...chosen, screens: "classic" } : chosen;
  }

  /** Keeps what the player changed, or says that the world did not. */
  choose(player: Player, change: Partial<Settings>): void {
    const before = this.of(player.id).screens;
    if (!this.#store.save(player.id, { ...this.#chosen(player.id), ...change })) {
      notify(player, "notSaved");
      return;
    }
    if (change.screens === undefined) return;
    this.#failed.delete(player.id);
    if (change.screens !== before)
      notify(player, change.screens === "live" ? "liveScreens" : "simpleScreens");
  }

  #chosen(playerId: string): Settings {
    return this.#store.read(playerId).record ?? DEFAULT_SETTINGS;
  }

  /** Live screens do not work for this player: until they come back they see simple ones. */
  liveFailed(player: Player, why: string): void {
    logWarning(`live screens of ${player.name} are off for this session: ${why}`);
    this.#failed.add(player.id);
    notify(player, "liveFailed");
  }

  forget(playerId: string): void {
    this.#failed.delete(playerId);
  }
}
