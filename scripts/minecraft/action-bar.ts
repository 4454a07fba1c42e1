// The action bar of those seated: what the match waits for, for who has no form open. A line is shown once, when it is
// new, and not so often that lines pile up.
import { type Player, system } from "@minecraft/server";
import { seatedPlayers, seatOf } from "../match/seats.ts";
import { barText } from "../ui/standing-text.ts";
import type { Text } from "../ui/text.ts";
import type { FittedTable } from "./fitted-table.ts";
import { guard } from "./log.ts";
import { playerOf } from "./players.ts";
import type { BlockPosition } from "./positions.ts";
import { glyphText } from "./raw-text.ts";
import { hasForm } from "./show-form.ts";
import type { TableListener, Tables } from "./tables.ts";
import type { Tumbling } from "./tumbling.ts";

const LOOK_TICKS = 10;
/** Between two lines. */
const PAUSE_TICKS = 40;
/** After sitting down the game's own hint stands there. */
const SITTING_TICKS = 60;

interface Bar {
  /** The table of which something is to be shown next, if any. */
  next: BlockPosition | null;
  shown: string;
  /** The first tick in which something may be shown. */
  from: number;
}

export class ActionBar implements TableListener {
  /** By player id. */
  readonly #bars = new Map<string, Bar>();
  /** The run of the look, while something waits to be shown. */
  #looking: number | null = null;
  readonly #tables: Tables;
  readonly #tumbling: Tumbling;

  constructor(tables: Tables, tumbling: Tumbling) {
    this.#tables = tables;
    this.#tumbling = tumbling;
  }

  happened({ position, record: { match } }: FittedTable): void {
    for (const { id } of seatedPlayers(match.seats)) this.wake(id, position);
  }

  satDown(playerId: string): void {
    this.#quiet(this.#barOf(playerId), SITTING_TICKS);
  }

  /** Shows how it stands at this table, if the player is in the world by then. */
  wake(playerId: string, position: BlockPosition): void {
    this.#barOf(playerId).next = position;
    this.#looking ??= system.runInterval(
      guard("showing action bars", () => this.#look()),
      LOOK_TICKS,
    );
  }

  /** A hint that is shown at once, and left alone for a while. */
  hint(player: Player, text: Text): void {
    this.#write(player, this.#barOf(player.id), text);
  }

  forget(playerId: string): void {
    this.#bars.delete(playerId);
  }

  #quiet(bar: Bar, ticks: number): void {
    bar.from = Math.max(bar.from, system.currentTick + ticks);
  }

  #barOf(playerId: string): Bar {
    const bar = this.#bars.get(playerId) ?? { next: null, shown: "", from: 0 };
    this.#bars.set(playerId, bar);
    return bar;
  }

  #look(): void {
    let waits = false;
    for (const [playerId, bar] of this.#bars) {
      if (bar.next === null) continue;
      const isQuiet = system.currentTick < bar.from || this.#tumbling.ticksLeft(playerId, bar.next) > 0;
      if (isQuiet || hasForm(playerId)) waits = true;
      else this.#show(playerId, bar, bar.next);
    }
    if (waits || this.#looking === null) return;
    system.clearRun(this.#looking);
    this.#looking = null;
  }

  /** Of the match as it is now, which may have gone away with its board. */
  #show(playerId: string, bar: Bar, position: BlockPosition): void {
    bar.next = null;
    const match = this.#tables.at(position)?.record.match ?? null;
    const isSeated = match !== null && seatOf(match.seats, playerId) !== null;
    const text = isSeated ? barText(match, playerId) : null;
    const player = playerOf(playerId);
    if (text === null || JSON.stringify(text) === bar.shown || player === null) return;
    if (player.dimension.id !== position.dimension) return;
    this.#write(player, bar, text);
  }

  #write(player: Player, bar: Bar, text: Text): void {
    bar.shown = JSON.stringify(text);
    this.#quiet(bar, PAUSE_TICKS);
    player.onScreenDisplay.setActionBar(glyphText(text));
  }
}
