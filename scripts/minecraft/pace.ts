// How fast each player sees dice tumble.
import type { Entity, Player } from "@minecraft/server";
import type { DicePace } from "../match/saved-settings.ts";
import { DICE_PROPERTIES } from "./ids.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { hasForm } from "./show-form.ts";

/** As the property of the dice counts them. */
const PACES: Readonly<Record<Exclude<DicePace, "auto">, number>> = { none: 0, quick: 1, full: 2 };

export class Pace {
  readonly #settings: PlayerSettings;

  constructor(settings: PlayerSettings) {
    this.#settings = settings;
  }

  /** The player's own pace, for this dice entity. Left alone it is quick for whoever has a form open. */
  tell(player: Player, dice: Entity): void {
    const { pace } = this.#settings.of(player.id);
    const chosen = pace !== "auto" ? pace : hasForm(player.id) ? "quick" : "full";
    player.setPropertyOverrideForEntity(dice, DICE_PROPERTIES.pace, PACES[chosen]);
  }
}
