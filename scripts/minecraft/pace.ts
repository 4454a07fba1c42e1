// How fast each player sees dice tumble, and for how long what they show is not told yet.
import type { Entity, Player } from "@minecraft/server";
import type { MatchEvent } from "../match/commands.ts";
import type { DicePace } from "../match/saved-settings.ts";
import { DICE_PROPERTIES } from "./ids.ts";
import type { PlayerSettings } from "./player-settings.ts";

type Tumble = Exclude<DicePace, "auto">;

/** What the property of the dice says, and how many ticks the dice need to settle. */
const TUMBLES: Readonly<Record<Tumble, { readonly property: number; readonly ticks: number }>> = {
  none: { property: 0, ticks: 0 },
  quick: { property: 1, ticks: 8 },
  full: { property: 2, ticks: 20 },
};

/** Whether dice were thrown. */
export function hasThrow(events: readonly MatchEvent[]): boolean {
  return events.some(({ type }) => type === "rolled" || type === "thrownForStart");
}

export class Pace {
  readonly #settings: PlayerSettings;
  /** Whether the player has a board open. */
  readonly #isVisiting: (playerId: string) => boolean;

  constructor(settings: PlayerSettings, isVisiting: (playerId: string) => boolean) {
    this.#settings = settings;
    this.#isVisiting = isVisiting;
  }

  /** In ticks: how long a throw takes until the player may read it. */
  ticksFor(playerId: string): number {
    return TUMBLES[this.#of(playerId)].ticks;
  }

  /** The player's own pace, for this dice entity. */
  tell(player: Player, dice: Entity): void {
    player.setPropertyOverrideForEntity(dice, DICE_PROPERTIES.pace, TUMBLES[this.#of(player.id)].property);
  }

  /** Ends what this player sees of a throw. */
  skip(player: Player, dice: Entity): void {
    player.setPropertyOverrideForEntity(dice, DICE_PROPERTIES.pace, TUMBLES.none.property);
  }

  /** Left alone it is quick for whoever has a board open, and full for the others. */
  #of(playerId: string): Tumble {
    const { pace } = this.#settings.of(playerId);
    if (pace !== "auto") return pace;
    return this.#isVisiting(playerId) ? "quick" : "full";
  }
}
