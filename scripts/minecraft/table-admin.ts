// What operators do to tables, near or far: the records of a table are always there, its block only near a player.
import { type Player, world } from "@minecraft/server";
import { type Action, momentOf } from "../match/actions.ts";
import { creditors, ownersIn } from "../match/ledger.ts";
import { isRunning } from "../match/match.ts";
import type { Visitor } from "../match/rights.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import type { WorldSetting } from "../match/saved-world-settings.ts";
import type { PlayerRef } from "../match/seats.ts";
import { areStakesOn, isLocked } from "../match/stakes.ts";
import { potTransferred, transferred } from "../match/transfer.ts";
import type { Notice } from "../ui/notices.ts";
import type { TableEntry } from "../ui/operator-texts.ts";
import type { BoardMoves } from "./board-moves.ts";
import { fewATick } from "./few-a-tick.ts";
import type { FittedTable } from "./fitted-table.ts";
import { logWarning } from "./log.ts";
import { type BlockPosition, isLoaded, isWithinReach, keyOf, positionOfKey } from "./positions.ts";
import type { Pots } from "./pots.ts";
import type { Sitting } from "./sitting.ts";
import type { Stores } from "./stores.ts";
import type { Tables } from "./tables.ts";
import type { WorldSettings } from "./world-settings.ts";

const DAY = 86_400_000;

export class TableAdmin {
  readonly #tables: Tables;
  readonly #boards: BoardMoves;
  readonly #stores: Stores;
  readonly #pots: Pots;
  readonly #sitting: Sitting;
  readonly #settings: WorldSettings;

  constructor(
    tables: Tables,
    boards: BoardMoves,
    stores: Stores,
    pots: Pots,
    sitting: Sitting,
    settings: WorldSettings,
  ) {
    this.#settings = settings;
    this.#sitting = sitting;
    this.#pots = pots;
    this.#tables = tables;
    this.#boards = boards;
    this.#stores = stores;
  }

  entry(position: BlockPosition): TableEntry {
    const fitted = this.#tables.at(position);
    const { playedAt = 0 } = fitted?.record ?? {};
    return {
      place: placeOf(position),
      table: this.#stores.tables.read(keyOf(position)).record,
      match: fitted?.record.match ?? null,
      isReadable: fitted === null || this.#tables.unreadable.ofMatch(fitted) === null,
      days: playedAt === 0 ? null : Math.floor((Date.now() - playedAt) / DAY),
    };
  }

  /** Whether something is played there, or is stuck. */
  hasToEnd(position: BlockPosition): boolean {
    const fitted = this.#tables.at(position);
    return (fitted !== null && isRunning(fitted.record.match)) || this.isStuck(position);
  }

  /** Whether something cannot be read there that only an operator may give up. */
  isStuck(position: BlockPosition): boolean {
    return ![null, "matchMissing", "tableNotReadable"].includes(this.#tables.problemAt(position));
  }

  /** A table beside the player, with or without a board, at which something is stuck. */
  stuckNear(player: Player): BlockPosition | null {
    return this.#tables.positions().find((at) => isWithinReach(player, at) && this.isStuck(at)) ?? null;
  }

  /** Ends what is played, without a result; what cannot be read is given up. */
  reset(position: BlockPosition, { id, name }: Visitor & PlayerRef): Notice {
    const fitted = this.#tables.at(position);
    const isReadable = fitted !== null && this.#tables.unreadable.ofMatch(fitted) === null;
    const played = isReadable && isRunning(fitted.record.match) ? fitted : null;
    const action = { type: "putAway", who: { id, name } } as const;
    if (played !== null && !this.#tables.act(played, id, momentOf(played.record.match), action).ok) {
      return "notSaved";
    }
    if (!this.isStuck(position)) return played === null ? "nothingRuns" : "tableReset";
    if (!this.#tables.giveUp(position)) return "notSaved";
    return fitted === null ? "potGivenUp" : "tableReset";
  }

  /** Lays the board where the table stands, and forgets the table; what cannot be read stays: nothing else names it. */
  remove(position: BlockPosition, who: PlayerRef): Notice {
    const whyKept = this.whyNotRemove(position);
    if (whyKept !== null) return whyKept;
    const fitted = this.#tables.at(position);
    if (fitted === null) return this.#tables.forget(position) ? "recordRemoved" : "notSaved";
    if (!isLoaded(position)) return "notLoaded";
    const whyNot = this.#boards.dropBoard(fitted, world.getDimension(position.dimension));
    if (whyNot !== null) return whyNot;
    this.#boards.tellOthers(fitted, who, "chat.boardOff");
    this.#tables.forget(position);
    return fitted.table.found ? "foundBoardOff" : "tableRemoved";
  }

  whyNotRemove(position: BlockPosition): Notice | null {
    const problem = this.#tables.problemAt(position);
    return problem === "matchMissing" ? null : problem;
  }

  /** Decides something for the world. @param value within what the setting allows. @returns whether the world keeps it. */
  choose(setting: WorldSetting, value: number, who: PlayerRef): boolean {
    const isKept = this.#settings.choose(setting, value);
    if (isKept && setting === "stakes" && value === 0) this.#turnStakesOff(who);
    return isKept;
  }

  /** Operators forbid stakes: what nobody plays for yet goes back, since nobody could agree to it any more. */
  #turnStakesOff(who: PlayerRef): void {
    const turnOff = (position: BlockPosition): void => {
      const fitted = this.#tables.at(position);
      if (fitted === null || !areStakesOn(fitted.record.match) || isLocked(fitted.record.match)) return;
      const { match } = fitted.record;
      const action: Action = isRunning(match)
        ? { type: "giveBack", who }
        : { type: "stakes", on: false, who };
      this.#tables.act(fitted, who.id, momentOf(match), action);
    };
    fewATick("turning stakes off", this.#tables.positions(), turnOff, () => undefined);
  }

  makePublic(position: BlockPosition, player: Player): Notice {
    const fitted = this.#tables.at(position);
    return fitted === null ? "noBoardThere" : this.#boards.makePublic(player, fitted);
  }

  /**
   * Ends every match and lays every board on its table.
   * @param done is told how many were packed up, and which were left and why.
   */
  packUp(
    positions: readonly BlockPosition[],
    who: Visitor & PlayerRef,
    done: (packed: number, left: ReadonlyMap<Notice, readonly string[]>) => void,
  ): void {
    let packed = 0;
    const left = new Map<Notice, string[]>();
    const pack = (position: BlockPosition): void => {
      this.reset(position, who);
      const isBare = this.#tables.at(position) === null;
      const whyNot = isBare ? this.#tables.problemAt(position) : this.#layDown(position);
      if (whyNot === null) packed += isBare ? 0 : 1;
      else left.set(whyNot, [...(left.get(whyNot) ?? []), placeOf(position)]);
    };
    fewATick("packing up a table", positions, pack, () => done(packed, left));
  }

  /** Whose things still lie in pots, each once, and of how many pots nobody can tell. */
  leftInPots(): { readonly owners: readonly PlayerRef[]; readonly unreadable: number } {
    const { records } = this.#pots;
    const all = records.listed().flatMap(({ ledger }) => ownersIn(ledger));
    return { owners: onceEach(all), unreadable: records.unreadable };
  }

  /** Why the board stays, or `null` where it lies on its table. */
  #layDown(position: BlockPosition): Notice | null {
    const fitted = this.#tables.at(position);
    if (fitted === null) return null;
    if (!isLoaded(position)) return "notLoaded";
    return this.#boards.dropBoard(fitted, world.getDimension(position.dimension));
  }

  /**
   * The match that left this table and whose board is lost goes on at it; for who is no operator, one that nobody else
   * plays: the board of others may be in somebody's pocket.
   */
  recover(position: BlockPosition, who: Visitor & PlayerRef): Notice {
    const whyNot = this.whyNotRecover(position, who);
    if (whyNot !== null) return whyNot;
    const fitted = this.#tables.at(position);
    const lost = fitted && this.#leftFrom(fitted, who);
    if (fitted === null || lost === null) return "nothingToRecover";
    if (!this.#tables.replace(fitted, lost)) return "notSaved";
    const now = this.#tables.at(position);
    if (now !== null) this.#boards.tellOthers(now, who, "chat.boardOn");
    return "matchRecovered";
  }

  whyNotRecover(position: BlockPosition, who: Visitor): Notice | null {
    const fitted = this.#tables.at(position);
    if (fitted === null) return "boardFirst";
    if (fitted.table.found) return "boardNotReal";
    if (isRunning(fitted.record.match)) return "matchIsRunning";
    const whyKept = this.#tables.unreadable.whyKept(fitted);
    if (whyKept !== null) return whyKept;
    return this.#leftFrom(fitted, who) === null ? "nothingToRecover" : null;
  }

  /** Of the matches that were here last, the one that was played last. */
  #leftFrom({ position, table }: FittedTable, who: Visitor): MatchRecord | null {
    const left = this.#matchesWith(keyOf(position)).filter(
      (record) =>
        record.table === keyOf(position) &&
        record.match.id !== table.matchId &&
        isRunning(record.match) &&
        (who.operator || record.match.players.every(({ id }) => id === who.id)),
    );
    return left.sort((a, b) => b.playedAt - a.playedAt)[0] ?? null;
  }

  #matchesWith(text: string): MatchRecord[] {
    const { matches } = this.#stores;
    return matches.idsWith(text).flatMap((id) => matches.read(id).record ?? []);
  }

  /** Everybody of that name or id whom a table or a match names, once, and perhaps others. */
  recorded(nameOrId: string): readonly PlayerRef[] {
    const { tables } = this.#stores;
    const text = JSON.stringify(nameOrId).slice(1, -1);
    const owners = tables.idsWith(text).flatMap((id) => tables.read(id).record?.owner ?? []);
    const players = this.#matchesWith(text).flatMap(({ match }) => match.players);
    const stakers = this.#pots.records.naming(text).flatMap((pot) => this.#stakersOf(pot));
    return onceEach([...owners, ...players, ...stakers]);
  }

  #stakersOf(pot: string): readonly PlayerRef[] {
    const record = this.#pots.records.read(pot);
    if (record === null) return [];
    const { ledger, lost } = record;
    return [...[...ledger.stakes, ...lost].map(({ from }) => from), ...creditors(ledger)];
  }

  /** Gives one recorded player's tables and seats to another. @param done is told how many records have changed. */
  transfer(from: string, to: PlayerRef, done: (changed: number) => void): void {
    const { tables, matches } = this.#stores;
    let changed = 0;
    const give = (id: string): void => {
      const { record } = tables.read(id);
      if (record?.owner?.id === from && tables.save(id, { ...record, owner: to })) changed += 1;
    };
    const giveSeat = (id: string): void => {
      const { record } = matches.read(id);
      const match = record && transferred(record.match, from, to);
      if (record === null || match === null || !matches.save(id, { ...record, match })) return;
      changed += 1;
      const position = positionOfKey(record.table);
      if (position === null) return;
      // Before a game only who is on its chair has a seat.
      this.#sitting.settle(position);
      this.#tables.tellChanged(position);
    };
    const giveStakes = (pot: string): void => {
      const record = this.#pots.records.read(pot);
      if (record === null) return;
      const given = potTransferred(record, from, to);
      if (this.#pots.keep(given, given.ledger)) changed += 1;
    };
    // Stakes first: a match that does not know who has laid something in gives it back.
    const steps = [
      ...this.#pots.records.naming(from).map((pot) => () => giveStakes(pot)),
      ...tables.idsWith(from).map((id) => () => give(id)),
      ...matches.idsWith(from).map((id) => () => giveSeat(id)),
    ];
    fewATick(
      "giving a player's things to another",
      steps,
      (step) => step(),
      () => {
        logWarning(`what player ${from} had is given to ${to.name} (${to.id}): ${changed} records`);
        done(changed);
      },
    );
  }
}

function onceEach(all: readonly PlayerRef[]): readonly PlayerRef[] {
  return [...new Map(all.map((who) => [who.id, who])).values()];
}

export function placeOf({ x, y, z, dimension }: BlockPosition): string {
  return `${x} ${y} ${z} ${dimension.replace(/^minecraft:/, "")}`;
}
