// Matches that nobody plays any more are put away: at a public table, where anybody may want to play, after ten minutes
// without one of their players; anywhere after the days that the world's settings say.
import { system } from "@minecraft/server";
import { momentOf } from "../match/actions.ts";
import { isRunning, playsOn } from "../match/match.ts";
import { hasPot } from "../match/stakes.ts";
import type { FittedTable } from "./fitted-table.ts";
import { playerOf } from "./players.ts";
import { type BlockPosition, isWithinReach, keyOf } from "./positions.ts";
import type { TableListener, Tables } from "./tables.ts";
import type { WorldSettings } from "./world-settings.ts";

const PUBLIC_TICKS = 12_000;
const DAY = 86_400_000;

export class Abandoned implements TableListener {
  readonly #tables: Tables;
  readonly #settings: WorldSettings;
  /** When somebody of its match was last known to be at a table, by key; before that, when it was first looked at. */
  readonly #lastHere = new Map<string, number>();

  constructor(tables: Tables, settings: WorldSettings) {
    this.#tables = tables;
    this.#settings = settings;
  }

  happened({ position }: FittedTable): void {
    this.changed(position);
  }

  changed(position: BlockPosition): void {
    this.#lastHere.set(keyOf(position), system.currentTick);
  }

  seen(fitted: FittedTable): void {
    const { match } = fitted.record;
    if (!isRunning(match) || !(this.#isExpired(fitted) || this.#isLeft(fitted))) return;
    this.#tables.act(fitted, "", momentOf(match), { type: "putAway", who: null });
  }

  #isExpired({ record: { playedAt } }: FittedTable): boolean {
    const { expiry } = this.#settings.values;
    return expiry > 0 && playedAt > 0 && Date.now() - playedAt > expiry * DAY;
  }

  #isLeft({ table, record: { match }, position }: FittedTable): boolean {
    // Who stakes something at a public table has it kept as long as anywhere.
    if (table.owner !== null || hasPot(match)) return false;
    const key = keyOf(position);
    const isHere = match.players.some(({ id }) => {
      const player = playsOn(match, id) ? playerOf(id) : null;
      return player !== null && isWithinReach(player, position);
    });
    const since = isHere ? undefined : this.#lastHere.get(key);
    if (since === undefined) this.#lastHere.set(key, system.currentTick);
    return since !== undefined && system.currentTick - since >= PUBLIC_TICKS;
  }
}
