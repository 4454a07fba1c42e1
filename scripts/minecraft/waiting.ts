// Who keeps the others waiting: how long somebody has been away, and how long a decision takes where the world has a
// clock. It counts only while the server runs and another player of the match is there to wait.
import { Player, system, world } from "@minecraft/server";
import { absenceOf } from "../match/absence.ts";
import { isRunning, playsOn, waitsFor } from "../match/match.ts";
import { decisionOf, sensibleAction, turnOf } from "../match/played-for.ts";
import { type PlayerRef, seatOf } from "../match/seats.ts";
import { nameText, say } from "../ui/text.ts";
import type { Announcements } from "./announcements.ts";
import { facesNow } from "./intents.ts";
import { guard } from "./log.ts";
import { isAlive } from "./players.ts";
import { type BlockPosition, isWithinReach, keyOf } from "./positions.ts";
import { tell } from "./raw-text.ts";
import { type FittedTable, momentOf, type TableListener, type Tables } from "./tables.ts";
import type { WorldSettings } from "./world-settings.ts";

const LOOK_TICKS = 20;
const SECOND = 20;
/** How long before its end a decision's time is said to be nearly up, in seconds. */
const HURRY_SECONDS = 10;
const HURRY_SOUND = "random.pop";

/** One player's decision that the clock counts. */
interface Decision {
  readonly decision: string;
  readonly turn: string;
  ticks: number;
}

interface Waiting {
  readonly position: BlockPosition;
  /** For how many ticks the others have waited for whom. */
  readonly away: Map<string, number>;
  readonly decisions: Map<string, Decision>;
  /** The turn that is played to its end because its time is up. */
  overrun: string | null;
}

export class WaitingForPlayers implements TableListener {
  readonly #tables: Tables;
  readonly #settings: WorldSettings;
  readonly #announcements: Announcements;
  /** Is told where a screen has something new to say. */
  readonly #changed: (position: BlockPosition) => void;
  readonly #waiting = new Map<string, Waiting>();
  /** The tables at which somebody may be waiting now, by key. */
  readonly #active = new Set<string>();
  #looking: number | null = null;

  constructor(
    tables: Tables,
    settings: WorldSettings,
    announcements: Announcements,
    changed: (position: BlockPosition) => void,
  ) {
    this.#tables = tables;
    this.#settings = settings;
    this.#announcements = announcements;
    this.#changed = changed;
  }

  happened(fitted: FittedTable): void {
    this.seen(fitted);
  }

  boardMoved(position: BlockPosition): void {
    const fitted = this.#tables.at(position);
    if (fitted !== null) this.seen(fitted);
  }

  /** Who plays alone keeps nobody waiting. */
  seen({ position, record: { match } }: FittedTable): void {
    if (!isRunning(match) || match.players.length < 2) return;
    const key = keyOf(position);
    if (!this.#waiting.has(key)) {
      this.#waiting.set(key, { position, away: new Map(), decisions: new Map(), overrun: null });
    }
    this.#active.add(key);
    this.#looking ??= system.runInterval(
      guard("looking who is waited for", () => this.#look()),
      LOOK_TICKS,
    );
  }

  /** Whether the player's time for the decision at this table is nearly up. */
  hurries(playerId: string, { position, record: { match } }: FittedTable): boolean {
    const counted = this.#waiting.get(keyOf(position))?.decisions.get(playerId);
    if (counted === undefined || counted.decision !== decisionOf(match, playerId)) return false;
    return this.#isNearlyUp(counted.ticks);
  }

  #isNearlyUp(ticks: number): boolean {
    const { clock } = this.#settings.values;
    return clock > 0 && ticks >= (clock - HURRY_SECONDS) * SECOND;
  }

  #look(): void {
    for (const key of this.#active) {
      const waiting = this.#waiting.get(key);
      const goesOn = waiting !== undefined && this.#lookAt(waiting);
      if (!goesOn) this.#active.delete(key);
    }
    if (this.#active.size > 0 || this.#looking === null) return;
    system.clearRun(this.#looking);
    this.#looking = null;
  }

  /** @returns whether it has to be looked at again in a second. */
  #lookAt(waiting: Waiting): boolean {
    const { position } = waiting;
    const fitted = this.#tables.at(position);
    if (fitted === null || !isRunning(fitted.record.match)) {
      this.#waiting.delete(keyOf(position));
      return false;
    }
    const { match } = fitted.record;
    const expected = waitsFor(match).flatMap((player) => match.players[player] ?? []);
    const areAllHere = expected.every(({ id }) => isHere(id, position));
    if (areAllHere && match.absences.length === 0 && waiting.away.size === 0 && !this.#isClocked())
      return true;
    const playing = match.players.filter(({ id }) => playsOn(match, id));
    const here = playing.filter(({ id }) => isHere(id, position));
    if (this.#welcomeBack(fitted, waiting, here)) return true;
    if (here.length === 0) return false;
    if (this.#playFor(fitted, waiting, expected)) return true;
    if (!areAllHere) this.#countAway(fitted, waiting, playing, here);
    for (const who of expected)
      if (here.some(({ id }) => id !== who.id)) this.#countDecision(fitted, waiting, who);
    return true;
  }

  #isClocked(): boolean {
    return this.#settings.values.clock > 0;
  }

  /** @returns whether the match has changed by it. */
  #welcomeBack(fitted: FittedTable, { away }: Waiting, here: readonly PlayerRef[]): boolean {
    for (const { id } of here) away.delete(id);
    const back = here.find(({ id }) => absenceOf(fitted.record.match, id) !== null);
    if (back !== undefined) this.#act(fitted, back.id, { type: "back" });
    return back !== undefined;
  }

  /** One step a second, so that the others can follow. @returns whether something was done for a player. */
  #playFor(fitted: FittedTable, waiting: Waiting, expected: readonly PlayerRef[]): boolean {
    const { match } = fitted.record;
    const played = expected.find(
      ({ id }) =>
        absenceOf(match, id)?.verdict === "playOn" ||
        (waiting.overrun !== null && waiting.overrun === turnOf(match, id)),
    );
    const action = played && sensibleAction(match, played.id, facesNow(fitted.record));
    return played !== undefined && action != null && this.#act(fitted, played.id, action);
  }

  /** Everybody who is away is counted while the match waits for one of them. */
  #countAway(
    fitted: FittedTable,
    { away, position }: Waiting,
    playing: readonly PlayerRef[],
    here: readonly PlayerRef[],
  ): void {
    for (const { id, name } of playing) {
      const isAway = !here.some((other) => other.id === id);
      if (!isAway || absenceOf(fitted.record.match, id) !== null) continue;
      const ticks = (away.get(id) ?? 0) + LOOK_TICKS;
      if (!away.has(id))
        this.#announcements.tellOthers(fitted, id, say("yahtzee.chat.waiting", nameText(name)));
      away.set(id, ticks);
      const now = this.#tables.at(position);
      if (ticks >= this.#settings.values.grace * SECOND && now !== null) {
        away.delete(id);
        this.#act(now, id, { type: "away" });
      }
    }
  }

  #countDecision(fitted: FittedTable, waiting: Waiting, who: PlayerRef): void {
    const { clock } = this.#settings.values;
    const { match } = fitted.record;
    // Nobody can play for who has no seat yet.
    if (clock === 0 || seatOf(match.seats, who.id) === null) return;
    const decision = decisionOf(match, who.id);
    const before = waiting.decisions.get(who.id);
    const counted =
      before?.decision === decision ? before : { decision, turn: turnOf(match, who.id), ticks: 0 };
    const wasNearlyUp = this.#isNearlyUp(counted.ticks);
    counted.ticks += LOOK_TICKS;
    waiting.decisions.set(who.id, counted);
    if (counted.ticks >= clock * SECOND) {
      waiting.overrun = counted.turn;
      this.#announcements.tellAll(fitted, say("yahtzee.chat.timeUp", nameText(who.name)));
    } else if (!wasNearlyUp && this.#isNearlyUp(counted.ticks)) this.#hurry(who.id, fitted.position);
  }

  #hurry(playerId: string, position: BlockPosition): void {
    const player = world.getEntity(playerId);
    if (!(player instanceof Player)) return;
    tell(player, say("yahtzee.chat.hurry", HURRY_SECONDS));
    player.playSound(HURRY_SOUND);
    this.#changed(position);
  }

  #act(fitted: FittedTable, playerId: string, action: Parameters<Tables["act"]>[3]): boolean {
    return this.#tables.act(fitted, playerId, momentOf(fitted.record.match), action).ok;
  }
}

/** Near enough to play, and alive. */
function isHere(playerId: string, position: BlockPosition): boolean {
  const player = world.getEntity(playerId);
  return player instanceof Player && isWithinReach(player, position) && isAlive(player);
}
