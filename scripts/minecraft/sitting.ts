// Who has which chair. Riding is only how it looks: the chair is the player's from the moment it was used, and a
// mount that fails or ends does not take the match away. Which seat of a match that is follows from the chair.
import { type Block, type Entity, Player, system, world } from "@minecraft/server";
import { type Action, type MatchEvent, momentOf } from "../match/actions.ts";
import { keepsSeat, type Match, playsOn } from "../match/match.ts";
import { isComputer, type PlayerRef, SIDES, type Side, seatOf } from "../match/seats.ts";
import type { Notice } from "../ui/notices.ts";
import { whyWatching } from "../ui/standing-text.ts";
import { type LangKey, nameText, say } from "../ui/text.ts";
import type { ActionBar } from "./action-bar.ts";
import type { Announcements } from "./announcements.ts";
import { facingOf } from "./block-states.ts";
import { type ChairAtTable, chairsOf, hasRoomAbove, tableOf } from "./chairs.ts";
import type { FittedTable } from "./fitted-table.ts";
import { isChair } from "./ids.ts";
import { guard } from "./log.ts";
import type { Mounts } from "./mounts.ts";
import { isVisitor, refOf } from "./players.ts";
import {
  type BlockPosition,
  beside,
  blockAt,
  isWithinReach,
  keyOf,
  opposite,
  positionOf,
  positionOfKey,
} from "./positions.ts";
import { notify, tell } from "./raw-text.ts";
import { moveOutOfBlocks } from "./safe-place.ts";
import type { TableListener, Tables } from "./tables.ts";

interface Sitter {
  readonly name: string;
  readonly chair: BlockPosition;
  /** Of the chair. */
  readonly key: string;
  /** The place that the chair looks at, table or not, and its side of it. */
  readonly faces: string | null;
  readonly side: Side | null;
}

/** After these somebody who had a seat may have none any more. */
const ENDS: readonly MatchEvent["type"][] = ["leftRollOff", "relisted", "ended", "putAway"];

/** How often it is looked whether those who sit still do. */
const LOOK_TICKS = 10;

export class Sitting implements TableListener {
  readonly #tables: Tables;
  readonly #mounts: Mounts;
  readonly #sitters = new Map<string, Sitter>();
  /** The run of the look, while anybody sits. */
  #looking: number | null = null;
  readonly #announcements: Announcements;
  readonly #actionBar: ActionBar;

  constructor(tables: Tables, mounts: Mounts, announcements: Announcements, actionBar: ActionBar) {
    this.#tables = tables;
    this.#mounts = mounts;
    this.#announcements = announcements;
    this.#actionBar = actionBar;
  }

  /** Who does not play any more has a seat only as long as they are on its chair. */
  happened({ position }: FittedTable, events: readonly MatchEvent[]): void {
    if (events.some(({ type }) => ENDS.includes(type))) this.settle(position);
  }

  isSitting(playerId: string): boolean {
    return this.#sitters.has(playerId);
  }

  /** Who has this chair. */
  sitterOn(chair: Block): string | null {
    const key = keyOf(positionOf(chair));
    for (const [playerId, sitter] of this.#sitters) if (sitter.key === key) return playerId;
    return null;
  }

  /** Whether the player has a chair that faces this table. */
  sitsAt(playerId: string, table: BlockPosition): boolean {
    return this.#sitters.get(playerId)?.faces === keyOf(table);
  }

  /** One of these chairs that the player may have, an empty one first, or why there is none. */
  freeChair(playerId: string, chairs: readonly ChairAtTable[]): Block | Notice {
    let whyNot: Notice = "noChairs";
    let taken: Block | null = null;
    for (const { chair } of chairs) {
      const reason = this.#whyNot(playerId, chair);
      if (reason !== null) whyNot = reason;
      else if (this.sitterOn(chair) === null) return chair;
      else taken = chair;
    }
    return taken ?? whyNot;
  }

  /** Gives the player this chair, or says why not. */
  sit(player: Player, chair: Block): void {
    const sitterThere = this.sitterOn(chair);
    if (sitterThere === player.id) return;
    const whyNot = isVisitor(player) ? "visitorsWatch" : this.#whyNot(player.id, chair);
    if (whyNot !== null) {
      notify(player, whyNot);
      return;
    }
    if (sitterThere !== null) this.#makeRoom(sitterThere);
    this.leave(player.id);
    const position = positionOf(chair);
    const { name } = refOf(player);
    const sitter: Sitter = { name, chair: position, key: keyOf(position), ...outlookOf(chair, position) };
    this.#sitters.set(player.id, sitter);
    this.#actionBar.satDown(player.id);
    this.#looking ??= system.runInterval(
      guard("looking at sitters", () => this.#look()),
      LOOK_TICKS,
    );
    this.#tellOthers(player.id, sitter, "chat.satAgain");
    const table = tableOf(chair)?.table;
    if (table !== undefined) this.settle(positionOf(table));
    const stillSits = (): boolean => this.#sitters.get(player.id)?.key === sitter.key;
    this.#mounts.mount(player, chair, stillSits, (rides) => this.#greet(player, table, rides));
  }

  /** Jumping gets a rider up; who has a chair without riding keeps it. */
  jump(player: Player): void {
    if (this.#mounts.hasSeat(player.id)) this.leave(player.id);
  }

  /** The chair is free again; while a game runs the seat at the table stays the player's. */
  leave(playerId: string): void {
    const sitter = this.#sitters.get(playerId);
    if (sitter === undefined) return;
    this.#sitters.delete(playerId);
    this.#mounts.remove(playerId);
    this.#settleAt(sitter);
    this.#tellOthers(playerId, sitter, "chat.gotUp");
    // Where the game puts who gets off is known a tick later, as far as we know [U:getting-off].
    system.run(guard("getting up", () => standFree(playerId, sitter)));
  }

  /** A command may turn a chair while somebody sits on it: it is at another table then. */
  #turned(playerId: string, before: Sitter, chair: Block): void {
    const outlook = outlookOf(chair, before.chair);
    if (outlook.faces === before.faces) return;
    const after = { ...before, ...outlook };
    this.#sitters.set(playerId, after);
    this.#settleAt(before);
    this.#settleAt(after);
  }

  /** While a match runs its players keep their seats, and the others hear who is on them. */
  #tellOthers(playerId: string, { faces, side, name }: Sitter, key: LangKey): void {
    const table = faces === null ? null : positionOfKey(faces);
    const fitted = table && this.#tables.at(table);
    if (fitted === null || side === null || !keepsSeat(fitted.record.match, playerId)) return;
    if (fitted.record.match.seats[side]?.id !== playerId) return;
    this.#announcements.tellOthers(fitted, playerId, say(key, nameText(name)));
  }

  #settleAt({ faces }: Sitter): void {
    const table = faces === null ? null : positionOfKey(faces);
    if (table !== null) this.settle(table);
  }

  /** The chair is gone. */
  clear(chair: BlockPosition): void {
    const key = keyOf(chair);
    for (const [playerId, sitter] of this.#sitters) if (sitter.key === key) this.leave(playerId);
  }

  /** A rider got off a seat, however it came about. */
  riderLeft(seat: Entity): void {
    const playerId = this.#mounts.playerOf(seat);
    if (playerId === null) this.#mounts.sweep(seat);
    else this.leave(playerId);
  }

  /**
   * Brings the seats of a table's match in line with its chairs: whoever has a chair has its seat, and where no game
   * keeps a seat for its player, one without a sitter is free.
   */
  settle(table: BlockPosition): FittedTable | null {
    let fitted = this.#tables.at(table);
    if (fitted === null) return null;
    const sitters = this.#sittersAt(keyOf(table));
    for (const side of SIDES) {
      const seated = fitted.record.match.seats[side];
      if (seated === null || isComputer(seated) || sitters.get(side)?.id === seated.id) continue;
      if (!keepsSeat(fitted.record.match, seated.id)) {
        fitted = this.#act(fitted, seated.id, { type: "stand" });
      }
    }
    for (const [side, { id, name }] of sitters) {
      if (fitted.record.match.seats[side]?.id === id) continue;
      fitted = this.#act(fitted, id, { type: "sit", side, name });
    }
    return fitted;
  }

  #sittersAt(table: string): ReadonlyMap<Side, PlayerRef> {
    const found = new Map<Side, PlayerRef>();
    for (const [id, { faces, side, name }] of this.#sitters) {
      if (faces === table && side !== null) found.set(side, { id, name });
    }
    return found;
  }

  #act(fitted: FittedTable, playerId: string, action: Action): FittedTable {
    const acted = this.#tables.act(fitted, playerId, momentOf(fitted.record.match), action);
    return acted.ok ? acted.value : fitted;
  }

  /** Why the player may not have this chair now. */
  #whyNot(playerId: string, chair: Block): Notice | null {
    const faced = tableOf(chair);
    const match = faced === null ? undefined : this.#tables.at(positionOf(faced.table))?.record.match;
    const sitter = this.sitterOn(chair);
    const isTaken = sitter !== null && sitter !== playerId;
    if (isTaken && !(faced && match && this.#makesRoom(sitter, playerId, faced.table, match)))
      return "chairTaken";
    if (!hasRoomAbove(chair)) return "notEnoughRoom";
    const kept = faced && match?.seats[faced.side];
    return match && kept && kept.id !== playerId && keepsSeat(match, kept.id) ? "seatKept" : null;
  }

  /** Who only watches a match makes room for who plays it and has no chair, where no other chair is empty. */
  #makesRoom(sitter: string, playerId: string, table: Block, match: Match): boolean {
    if (!playsOn(match, playerId) || keepsSeat(match, sitter) || this.sitsAt(playerId, positionOf(table)))
      return false;
    return chairsOf(table).every(({ chair }) => this.sitterOn(chair) !== null);
  }

  #makeRoom(watcherId: string): void {
    this.leave(watcherId);
    const watcher = world.getEntity(watcherId);
    if (watcher instanceof Player) notify(watcher, "madeRoom");
  }

  /** One sentence after sitting down: whether it worked, and what the seat is good for. */
  #greet(player: Player, table: Block | undefined, rides: boolean): void {
    const match = table?.isValid ? this.#tables.at(positionOf(table))?.record.match : undefined;
    const watches = match !== undefined && seatOf(match.seats, player.id) === null;
    if (watches) tell(player, say(whyWatching(match)));
    else notify(player, rides ? "satDown" : "standsButSeated");
  }

  /** Looks whether everybody still rides, or stands near enough to keep a chair without riding. */
  #look(): void {
    for (const [playerId, sitter] of this.#sitters) {
      const stays = this.#mounts.hasSeat(playerId)
        ? this.#mounts.rides(playerId)
        : isNear(playerId, sitter.chair);
      const chair = chairOf(sitter);
      if (!stays || chair === null) this.leave(playerId);
      else if (chair !== undefined) this.#turned(playerId, sitter, chair);
    }
    if (this.#sitters.size === 0 && this.#looking !== null) {
      this.#mounts.sweepAll();
      system.clearRun(this.#looking);
      this.#looking = null;
    }
  }
}

function isNear(playerId: string, chair: BlockPosition): boolean {
  const player = world.getEntity(playerId);
  return player !== undefined && isWithinReach(player, chair);
}

/**
 * The chair as it is now; `null` where it has gone without anybody being told, `undefined` where nothing is loaded and
 * nothing is known to have gone.
 */
function chairOf({ chair }: Sitter): Block | null | undefined {
  const block = blockAt(world.getDimension(chair.dimension), chair);
  return block === undefined || isChair(block.typeId) ? block : null;
}

function standFree(playerId: string, { chair }: Sitter): void {
  const player = world.getEntity(playerId);
  const seat = blockAt(world.getDimension(chair.dimension), chair);
  const isHere = player instanceof Player && player.dimension.id === chair.dimension;
  if (isHere && seat !== undefined) moveOutOfBlocks(player, seat);
}

/** What the chair looks at. @param position of the chair. */
function outlookOf(chair: Block, position: BlockPosition): Pick<Sitter, "faces" | "side"> {
  const facing = facingOf(chair);
  if (facing === null) return { faces: null, side: null };
  return { faces: keyOf(beside(position, facing)), side: opposite(facing) };
}
