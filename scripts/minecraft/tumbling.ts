// Until when dice tumble for each player, and what waits until they lie: words, forms and sounds would give the throw
// away.
import { type Entity, type Player, system } from "@minecraft/server";
import { isThrow, type MatchEvent } from "../match/actions.ts";
import { TUMBLES, type Tumble } from "../ui/dice-pace.ts";
import type { FittedTable } from "./fitted-table.ts";
import { DICE_PROPERTIES } from "./ids.ts";
import { guard } from "./log.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { type BlockPosition, keyOf } from "./positions.ts";
import type { TableListener } from "./tables.ts";

/** Whether the match has gone on: what happens next shows that the dice lie. Who holds dice or moves about does not. */
export function endsThrow(events: readonly MatchEvent[]): boolean {
  return events.some((event) => isThrow(event) || ENDING.includes(event.type));
}

const ENDING: readonly string[] = ["scored", "resigned", "turnStarted", "ended", "putAway"];

interface Throw {
  readonly at: number;
  /** Whose throw it is, by id. */
  readonly by: string | undefined;
  /** Who did not want to see it to its end. */
  readonly skipped: Set<string>;
}

interface Waiting {
  readonly playerId: string;
  readonly table: string;
  readonly runs: (() => void)[];
  readonly timer: number;
}

export class Tumbling implements TableListener {
  /** Who looks at a board, or is about to, by id. */
  readonly visitors = new Set<string>();
  readonly #settings: PlayerSettings;
  /** The last throw, by table. */
  readonly #throws = new Map<string, Throw>();
  /** By player and table. */
  readonly #waiting = new Map<string, Waiting>();
  #skipped: (player: Player, position: BlockPosition) => void = () => undefined;

  constructor(settings: PlayerSettings) {
    this.#settings = settings;
  }

  /** @param skipped is told whenever somebody ends what they see of a throw. */
  whenSkipped(skipped: (player: Player, position: BlockPosition) => void): void {
    this.#skipped = skipped;
  }

  /** Has to come before whoever asks about the throw. */
  happened({ position, record: { match } }: FittedTable, events: readonly MatchEvent[]): void {
    if (!endsThrow(events)) return;
    const table = keyOf(position);
    this.#throws.delete(table);
    this.#runAll((waiting) => waiting.table === table);
    for (const event of events.filter(isThrow)) {
      const by = match.players[event.player]?.id;
      this.#throws.set(table, { at: system.currentTick, by, skipped: new Set() });
    }
  }

  changed(position: BlockPosition, fitted: FittedTable | null): void {
    if (fitted === null) this.#throws.delete(keyOf(position));
  }

  /** The player's own pace, for this dice entity [U:pace-override]. */
  tell(player: Player, dice: Entity, pace = this.#paceOf(player.id)): void {
    player.setPropertyOverrideForEntity(dice, DICE_PROPERTIES.pace, TUMBLES[pace].property);
  }

  /** How many ticks the dice of this table tumble on for the player. */
  ticksLeft(playerId: string, position: BlockPosition): number {
    const last = this.#throws.get(keyOf(position));
    if (last === undefined || last.skipped.has(playerId)) return 0;
    return Math.max(0, last.at + TUMBLES[this.#paceOf(playerId)].ticks - system.currentTick);
  }

  /** Runs it when the dice of this table lie for the player: now, or in the order in which it was asked for. */
  whenSettled(playerId: string, position: BlockPosition, run: () => void): void {
    const table = keyOf(position);
    const key = `${playerId} ${table}`;
    const ticks = this.ticksLeft(playerId, position);
    if (ticks === 0) {
      this.#run(key);
      run();
      return;
    }
    const waiting = this.#waiting.get(key);
    if (waiting !== undefined) waiting.runs.push(run);
    else {
      const timer = system.runTimeout(() => this.#run(key), ticks);
      this.#waiting.set(key, { playerId, table, runs: [run], timer });
    }
  }

  /** The player has seen enough of the throw. @returns whose it was, where dice did tumble. */
  skip(player: Player, position: BlockPosition): "own" | "others" | null {
    const last = this.#throws.get(keyOf(position));
    if (last === undefined || this.ticksLeft(player.id, position) === 0) return null;
    last.skipped.add(player.id);
    this.#skipped(player, position);
    this.#run(`${player.id} ${keyOf(position)}`);
    return last.by === player.id ? "own" : "others";
  }

  forget(playerId: string): void {
    this.visitors.delete(playerId);
    this.#runAll((waiting) => waiting.playerId === playerId);
  }

  #runAll(isMeant: (waiting: Waiting) => boolean): void {
    for (const [key, waiting] of this.#waiting) if (isMeant(waiting)) this.#run(key);
  }

  #run(key: string): void {
    const waiting = this.#waiting.get(key);
    if (waiting === undefined) return;
    this.#waiting.delete(key);
    system.clearRun(waiting.timer);
    for (const run of waiting.runs) guard("after a throw", run)();
  }

  /** Left alone it is quick for whoever has a board open, and full for the others. */
  #paceOf(playerId: string): Tumble {
    const { pace } = this.#settings.of(playerId);
    if (pace !== "auto") return pace;
    return this.visitors.has(playerId) ? "quick" : "full";
  }
}
