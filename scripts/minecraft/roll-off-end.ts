// A decided roll-off stays to be seen for a moment, then the first turn starts by itself. Where the moment is lost
// (the game was closed meanwhile) it comes again when somebody next has to do with the table.
import { system } from "@minecraft/server";
import { momentOf } from "../match/actions.ts";
import type { Match } from "../match/match.ts";
import { rollOffStanding } from "../match/roll-off.ts";
import type { FittedTable } from "./fitted-table.ts";
import { guard } from "./log.ts";
import { type BlockPosition, keyOf } from "./positions.ts";
import type { TableListener, Tables } from "./tables.ts";

/** Four seconds: long enough to read who threw what. */
const SHOWN_TICKS = 80;

export class RollOffEnd implements TableListener {
  readonly #tables: Tables;
  /** The moments that run, by the key of the table. */
  readonly #running = new Map<string, { readonly starter: string; readonly run: number }>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  happened(fitted: FittedTable): void {
    this.seen(fitted);
  }

  changed(_: BlockPosition, fitted: FittedTable | null): void {
    if (fitted !== null) this.seen(fitted);
  }

  seen({ record, position }: FittedTable): void {
    const key = keyOf(position);
    const starter = starterId(record.match);
    const running = this.#running.get(key);
    if (starter === null || running?.starter === starter) return;
    if (running !== undefined) system.clearRun(running.run);
    const begin = guard("starting the first turn", () => {
      this.#running.delete(key);
      this.#begin(position, starter);
    });
    this.#running.set(key, { starter, run: system.runTimeout(begin, SHOWN_TICKS) });
  }

  #begin(position: BlockPosition, starter: string): void {
    const fitted = this.#tables.at(position);
    if (fitted === null || starterId(fitted.record.match) !== starter) return;
    this.#tables.act(fitted, starter, momentOf(fitted.record.match), { type: "begin" });
  }
}

/** Who starts, where the roll-off is decided and the first turn has not started. */
function starterId({ rollOff, players }: Match): string | null {
  const starter = rollOff === null ? null : rollOffStanding(rollOff).starter;
  return starter === null ? null : (players[starter]?.id ?? null);
}
