// Who keeps the others waiting at a table: how long somebody has been away, whose time is up, and what is then done for
// them. It counts only while the server runs and another player of the match is there to wait.
import { system, world } from "@minecraft/server";
import { absenceOf } from "../match/absence.ts";
import { type Action, momentOf } from "../match/actions.ts";
import { isRunning, isStillIn, type Match, playsOn, waitsFor } from "../match/match.ts";
import { actionFor, isPlayedFor, levelFor, turnOf } from "../match/played-for.ts";
import { isComputer, type PlayerRef, seatOf } from "../match/seats.ts";
import { isLocked } from "../match/stakes.ts";
import { nameText, say } from "../ui/text.ts";
import type { Announcements } from "./announcements.ts";
import { type Clock, HURRY_SECONDS } from "./clock.ts";
import { tableFor } from "./coach.ts";
import type { FittedTable } from "./fitted-table.ts";
import { isTable } from "./ids.ts";
import { facesNow } from "./intents.ts";
import { guard } from "./log.ts";
import { isAlive, playerOf } from "./players.ts";
import { type BlockPosition, blockAt, isWithinReach, keyOf } from "./positions.ts";
import { tell } from "./raw-text.ts";
import type { TableListener, Tables } from "./tables.ts";
import type { WorldSettings } from "./world-settings.ts";

const LOOK_TICKS = 20;
const SECOND = 20;
/** Whoever is farther off comes back through another chunk, which is noticed. */
const AROUND = 64;
const HURRY_SOUND = "random.pop";

/** How long the others have waited for somebody in one turn: who comes by for a moment does not begin it anew. */
interface Awaited {
  readonly turn: string;
  ticks: number;
  /** The others were asked about it in this turn. */
  wasAsked: boolean;
}

interface Waiting {
  readonly position: BlockPosition;
  readonly away: Map<string, Awaited>;
  /** Who watches a computer player has had the time for one look at what it has just done. */
  hasRested: boolean;
}

export class WaitingForPlayers implements TableListener {
  readonly #tables: Tables;
  readonly #settings: WorldSettings;
  readonly #clock: Clock;
  readonly #announcements: Announcements;
  /** Tables with a match of several, by key. */
  readonly #waiting = new Map<string, Waiting>();
  /** Of these, where somebody may be waiting now. */
  readonly #active = new Set<string>();
  #looking: number | null = null;

  constructor(tables: Tables, settings: WorldSettings, clock: Clock, announcements: Announcements) {
    this.#tables = tables;
    this.#settings = settings;
    this.#clock = clock;
    this.#announcements = announcements;
  }

  happened(fitted: FittedTable): void {
    this.seen(fitted);
  }

  changed(position: BlockPosition, fitted: FittedTable | null): void {
    if (fitted === null) this.#forget(keyOf(position));
    else this.seen(fitted);
  }

  /** Who plays alone keeps nobody waiting. */
  seen({ position, record: { match } }: FittedTable): void {
    const key = keyOf(position);
    if (!isRunning(match)) this.#forget(key);
    if (!isRunning(match) || match.players.length < 2) return;
    if (!this.#waiting.has(key)) this.#waiting.set(key, { position, away: new Map(), hasRested: false });
    this.#active.add(key);
    this.#looking ??= system.runInterval(
      guard("looking who is waited for", () => this.#look()),
      LOOK_TICKS,
    );
  }

  /** The next match at this table has nothing to do with it. */
  #forget(key: string): void {
    this.#waiting.delete(key);
    this.#active.delete(key);
    this.#clock.forget(key);
  }

  #look(): void {
    for (const key of this.#active) guard("looking who is waited for", () => this.#lookAt(key))();
    if (this.#active.size > 0 || this.#looking === null) return;
    system.clearRun(this.#looking);
    this.#looking = null;
  }

  #lookAt(key: string): void {
    const waiting = this.#waiting.get(key);
    const seen = waiting && this.#tables.at(waiting.position);
    if (waiting === undefined || !seen || !isRunning(seen.record.match)) {
      this.#forget(key);
      return;
    }
    const { position } = waiting;
    const { absences } = seen.record.match;
    if (
      absences.length === 0 &&
      this.#clock.secondsIn(seen.record.match) === 0 &&
      areHere(seen, expectedIn(seen.record.match))
    )
      return;
    if (!stands(position)) return;
    const fitted = (this.welcome(seen) ? this.#tables.at(position) : null) ?? seen;
    const { match } = fitted.record;
    const expected = expectedIn(match);
    const inIt = match.players.filter(({ id }) => isStillIn(match, id));
    const here = inIt.filter(({ id }) => isHere(match, id, position));
    if (here.length === 0) {
      if (!inIt.some(({ id }) => isAround(id, position))) this.#active.delete(key);
      return;
    }
    if (this.#rests(waiting, expected) || this.#playFor(fitted)) return;
    if (!areHere(fitted, expected)) this.#countAway(fitted, waiting, here);
    if (this.#clock.secondsIn(match) === 0) return;
    for (const who of expected) {
      // Where the world has no clock, who is away is asked about first; but neither that nor who does not answer may
      // hold up what is played for stakes for ever.
      const awaited = waiting.away.get(who.id);
      const isAsked = awaited?.wasAsked === true && awaited.turn === turnOf(match, who.id);
      const isMeant = this.#clock.isOn || isAsked || here.some(({ id }) => id === who.id);
      if (isMeant && here.some(({ id }) => id !== who.id)) this.#countDecision(fitted, who);
    }
  }

  /** Whoever was away and is there again is not away any more. @returns whether the match has changed by it. */
  welcome(fitted: FittedTable): boolean {
    const { match } = fitted.record;
    const back = match.absences
      .map(({ player }) => player)
      .filter((id) => isHere(match, id, fitted.position));
    const [first] = back;
    return first !== undefined && this.#act(fitted, first, { type: "back", also: back });
  }

  /** The players who are there. */
  here({ record: { match }, position }: FittedTable): readonly string[] {
    return match.players.map(({ id }) => id).filter((id) => isHere(match, id, position));
  }

  /** Plays on at once until a person is to play. */
  skip(position: BlockPosition): void {
    const run = guard("playing on", () => {
      const fitted = this.#tables.at(position);
      if (fitted !== null && this.#playFor(fitted)) this.skip(position);
    });
    system.run(run);
  }

  /** A computer player takes its time: dice tumble, and others want to see what it does. */
  #rests(waiting: Waiting, expected: readonly PlayerRef[]): boolean {
    waiting.hasRested = expected.some(isComputer) && !waiting.hasRested;
    return waiting.hasRested;
  }

  /** One step, so that the others can follow. @returns whether something was done for a player, or is to be soon. */
  #playFor(fitted: FittedTable): boolean {
    const { match } = fitted.record;
    const played = expectedIn(match).find(
      (who) => isPlayedFor(match, who) || this.#clock.isOver(who.id, fitted),
    );
    if (played === undefined) return false;
    const table = levelFor(match, played.id) === "perfect" ? tableFor(match.rules) : null;
    if (table === "decoding") return true;
    const action = actionFor(match, played.id, facesNow(fitted.record), table);
    return action !== null && this.#act(fitted, played.id, action);
  }

  /** Everybody who is away is counted while the match waits for one of them. */
  #countAway(fitted: FittedTable, { away, position }: Waiting, here: readonly PlayerRef[]): void {
    for (const { id, name, computer } of fitted.record.match.players) {
      const isAway = playsOn(fitted.record.match, id) && !here.some((other) => other.id === id);
      if (!isAway || computer !== undefined || absenceOf(fitted.record.match, id) !== null) continue;
      const turn = turnOf(fitted.record.match, id);
      const before = away.get(id);
      const awaited = before?.turn === turn ? before : { turn, ticks: 0, wasAsked: false };
      // In a match for stakes the clock does the rest: who hops in and out is not asked about again and again.
      if (awaited.wasAsked) continue;
      if (before !== awaited) {
        away.set(id, awaited);
        const key = this.#clock.isOn ? "chat.isAway" : "chat.waiting";
        this.#announcements.tellOthers(fitted, id, say(key, nameText(name)));
      }
      awaited.ticks += LOOK_TICKS;
      const now = this.#tables.at(position);
      if (now === null || awaited.ticks < this.#settings.values.grace * SECOND) continue;
      if (isLocked(now.record.match)) awaited.wasAsked = true;
      else away.delete(id);
      this.#act(now, id, { type: "away" });
    }
  }

  /** Nobody can play for who has no seat yet: they are away until they take one. */
  #countDecision(fitted: FittedTable, { id, name }: PlayerRef): void {
    const { match } = fitted.record;
    if (seatOf(match.seats, id) === null || this.#clock.isOver(id, fitted)) return;
    // The others have said that they wait.
    if (absenceOf(match, id)?.verdict === "wait") return;
    const outcome = this.#clock.count(id, fitted, LOOK_TICKS);
    if (outcome === "over") this.#announcements.tellAll(fitted, say("chat.timeUp", nameText(name)));
    if (outcome === "hurry") this.#hurry(id, fitted.position);
  }

  #hurry(playerId: string, position: BlockPosition): void {
    const player = playerOf(playerId);
    if (player === null) return;
    tell(player, say("chat.hurry", HURRY_SECONDS));
    player.playSound(HURRY_SOUND);
    this.#tables.tellChanged(position);
  }

  #act(fitted: FittedTable, playerId: string, action: Action): boolean {
    return this.#tables.act(fitted, playerId, momentOf(fitted.record.match), action).ok;
  }
}

/** Who is waited for. */
function expectedIn(match: Match): readonly PlayerRef[] {
  return waitsFor(match).flatMap((player) => match.players[player] ?? []);
}

function areHere({ record, position }: FittedTable, players: readonly PlayerRef[]): boolean {
  return players.every(({ id }) => isHere(record.match, id, position));
}

/** Near enough to play, alive, and with a seat: after a pause everybody has to take one again. */
function isHere({ seats }: Match, playerId: string, position: BlockPosition): boolean {
  const player = seatOf(seats, playerId) === null ? null : playerOf(playerId);
  return player !== null && isWithinReach(player, position) && isAlive(player);
}

/** At a table that has vanished without a word nobody can play, and so nobody is waited for. */
function stands(position: BlockPosition): boolean {
  const block = blockAt(world.getDimension(position.dimension), position);
  return block === undefined || isTable(block.typeId);
}

function isAround(playerId: string, position: BlockPosition): boolean {
  const player = playerOf(playerId);
  return player !== null && isWithinReach(player, position, AROUND);
}
