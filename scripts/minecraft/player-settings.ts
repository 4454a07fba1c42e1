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

  /** Whether the world keeps what the player changed; they are told if not, and how to get other screens back. */
  choose(player: Player, change: Partial<Settings>): boolean {
    if (!player.isValid) return false;
    const isKept = this.#keep(player.id, change);
    if (!isKept) notify(player, "notSaved");
    else if (change.screens !== undefined) {
      notify(player, change.screens === "live" ? "liveScreens" : "simpleScreens");
    }
    return isKept;
  }

  #keep(playerId: string, change: Partial<Settings>): boolean {
    const isKept = this.#store.save(playerId, { ...this.#chosen(playerId), ...change });
    if (isKept && change.screens !== undefined) this.#failed.delete(playerId);
    return isKept;
  }

  #chosen(playerId: string): Settings {
    return this.#store.read(playerId).record ?? DEFAULT_SETTINGS;
  }

  /** Simple screens from now on, kept where the world keeps it: the way out of a screen that does not work. */
  simpleScreens(player: Player): void {
    const isKept = this.#keep(player.id, { screens: "classic" });
    if (!isKept) this.#failed.add(player.id);
    notify(player, isKept ? "simpleScreens" : "simpleForNow");
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
