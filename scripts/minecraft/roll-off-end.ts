// A decided roll-off stays to be seen for a moment, then the first turn starts by itself. Where the moment is lost
// (the game was closed meanwhile) it comes again when somebody next has to do with the table.
import { system } from "@minecraft/server";
import { rollOffStanding } from "../match/roll-off.ts";
import { guard } from "./log.ts";
import type { BlockPosition } from "./positions.ts";
import { type FittedTable, momentOf, type Tables } from "./tables.ts";

/** Four seconds: long enough to read who threw what. */
const SHOWN_TICKS = 80;

export class RollOffEnd {
  readonly #tables: () => Tables;
  /** By match id. */
  readonly #waiting = new Set<string>();

  /** @param tables is asked when it is needed: they tell this one what happens. */
  constructor(tables: () => Tables) {
    this.#tables = tables;
  }

  see({ record: { match }, position }: FittedTable): void {
    if (starterId(match) === null || this.#waiting.has(match.id)) return;
    this.#waiting.add(match.id);
    system.runTimeout(
      guard("starting the first turn", () => {
        this.#waiting.delete(match.id);
        this.#begin(position, match.id);
      }),
      SHOWN_TICKS,
    );
  }

  #begin(position: BlockPosition, matchId: string): void {
    const fitted = this.#tables().at(position);
    const starter = fitted?.record.match.id === matchId ? starterId(fitted.record.match) : null;
    if (fitted === null || starter === null) return;
    this.#tables().act(fitted, starter, momentOf(fitted.record.match), { type: "begin" });
  }
}

/** Who starts, where the roll-off is decided and the first turn has not started. */
function starterId({ rollOff, players }: FittedTable["record"]["match"]): string | null {
  const starter = rollOff === null ? null : rollOffStanding(rollOff).starter;
  return starter === null ? null : (players[starter]?.id ?? null);
}
