// What stands in the world at a table only while somebody is near: it comes with the first of them and goes with the last.
import { type Player, system, world } from "@minecraft/server";
import { guard } from "./log.ts";
import { type BlockPosition, isWithinReach, keyOf } from "./positions.ts";

/** Nobody farther away sees it. */
const SEEN_FROM = 32;
/** Who comes from farther away comes through another chunk, and is noticed by the lookout. */
const KNOWN_FROM = 64;
const LOOK_TICKS = 40;

/** Both may be asked for again while it is so already. */
interface Showing {
  readonly position: BlockPosition;
  readonly show: () => void;
  readonly hide: () => void;
}

export class NearTables {
  readonly #showings = new Map<string, Showing>();
  #looking: number | null = null;

  /** Shows it now if somebody is near, else when somebody comes; instead of what was to be shown here before. */
  put(showing: Showing): void {
    this.#showings.set(keyOf(showing.position), showing);
    this.#lookAt(showing);
    this.#looking ??= system.runInterval(
      guard("looking who is near", () => this.#look()),
      LOOK_TICKS,
    );
  }

  drop(position: BlockPosition): void {
    const key = keyOf(position);
    const showing = this.#showings.get(key);
    this.#showings.delete(key);
    showing?.hide();
  }

  #look(): void {
    for (const [key, showing] of this.#showings) {
      guard("looking who is near", () => this.#lookAt(showing))();
      if (playersNear(showing.position, KNOWN_FROM).length === 0) this.#showings.delete(key);
    }
    if (this.#showings.size > 0 || this.#looking === null) return;
    system.clearRun(this.#looking);
    this.#looking = null;
  }

  #lookAt({ position, show, hide }: Showing): void {
    if (playersNear(position).length > 0) show();
    else hide();
  }
}

export function playersNear(position: BlockPosition, reach = SEEN_FROM): readonly Player[] {
  return world.getAllPlayers().filter((player) => isWithinReach(player, position, reach));
}
