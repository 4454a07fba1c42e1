// How long each decision takes, where the world has a clock, and whose turn is played to its end because their time is
// up.
import type { Match } from "../match/match.ts";
import { decisionOf, turnOf } from "../match/played-for.ts";
import { WORLD_SETTINGS } from "../match/saved-world-settings.ts";
import { isLocked } from "../match/stakes.ts";
import type { FittedTable } from "./fitted-table.ts";
import { keyOf } from "./positions.ts";
import type { WorldSettings } from "./world-settings.ts";

const SECOND = 20;
/** The most that a clock may give. */
const FOR_STAKES = WORLD_SETTINGS.clock.high;
/** How long before its end a decision's time is said to be nearly up, in seconds. */
export const HURRY_SECONDS = 10;

interface Counted {
  readonly decision: string;
  /** The turn, or the throw for the start, that the decision belongs to. */
  readonly turn: string;
  ticks: number;
}

export class Clock {
  readonly #settings: WorldSettings;
  /** By table, then by player. */
  readonly #counted = new Map<string, Map<string, Counted>>();
  /** By table, then by player: the turn that is played to its end. */
  readonly #overrun = new Map<string, Map<string, string>>();

  constructor(settings: WorldSettings) {
    this.#settings = settings;
  }

  /** For each decision of this match; 0 for none. Whoever is losing stakes could else just sit there. */
  secondsIn(match: Match): number {
    return this.seconds > 0 || !isLocked(match) ? this.seconds : FOR_STAKES;
  }

  /** For each decision in this world; 0 for none. */
  get seconds(): number {
    return this.#settings.values.clock;
  }

  get isOn(): boolean {
    return this.seconds > 0;
  }

  /** Nobody plays at this table any more. */
  forget(tableKey: string): void {
    this.#counted.delete(tableKey);
    this.#overrun.delete(tableKey);
  }

  /** Whether the player's time for the decision at this table is nearly up. */
  hurries(playerId: string, { position, record: { match } }: FittedTable): boolean {
    const counted = this.#counted.get(keyOf(position))?.get(playerId);
    return counted?.decision === decisionOf(match, playerId) && this.#isNearlyUp(counted.ticks, match);
  }

  /** Whether the player's time for this turn was up. */
  isOver(playerId: string, { position, record: { match } }: FittedTable): boolean {
    const turn = this.#overrun.get(keyOf(position))?.get(playerId);
    return turn !== undefined && turn === turnOf(match, playerId);
  }

  /** Counts so many ticks of the player's decision. @returns what they make of it, once. */
  count(
    playerId: string,
    { position, record: { match } }: FittedTable,
    ticks: number,
  ): "hurry" | "over" | null {
    const counted = this.#countedNow(keyOf(position), playerId, match);
    const wasNearlyUp = this.#isNearlyUp(counted.ticks, match);
    counted.ticks += ticks;
    if (counted.ticks >= this.secondsIn(match) * SECOND) {
      inner(this.#overrun, keyOf(position)).set(playerId, counted.turn);
      return "over";
    }
    return !wasNearlyUp && this.#isNearlyUp(counted.ticks, match) ? "hurry" : null;
  }

  #countedNow(tableKey: string, playerId: string, match: Match): Counted {
    const ofTable = inner(this.#counted, tableKey);
    const decision = decisionOf(match, playerId);
    const before = ofTable.get(playerId);
    if (before?.decision === decision) return before;
    const counted = { decision, turn: turnOf(match, playerId), ticks: 0 };
    ofTable.set(playerId, counted);
    return counted;
  }

  #isNearlyUp(ticks: number, match: Match): boolean {
    const seconds = this.secondsIn(match);
    return seconds > 0 && ticks >= (seconds - HURRY_SECONDS) * SECOND;
  }
}

function inner<V>(maps: Map<string, Map<string, V>>, key: string): Map<string, V> {
  const map = maps.get(key) ?? new Map<string, V>();
  maps.set(key, map);
  return map;
}
