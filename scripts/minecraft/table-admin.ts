// What operators do to tables, near or far: the records of a table are always there, its block only near a player.
import { world } from "@minecraft/server";
import { isRunning, sheetOf } from "../match/match.ts";
import type { Visitor } from "../match/rights.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import type { PlayerRef } from "../match/seats.ts";
import { transferred } from "../match/transfer.ts";
import type { Notice } from "../ui/notices.ts";
import type { TableEntry } from "../ui/operator-texts.ts";
import type { BoardMoves } from "./board-moves.ts";
import { logWarning } from "./log.ts";
import { type BlockPosition, blockAt, keyOf } from "./positions.ts";
import type { Stores } from "./stores.ts";
import { type FittedTable, momentOf, type Tables } from "./tables.ts";

const DAY = 86_400_000;

export class TableAdmin {
  readonly #tables: Tables;
  readonly #boards: BoardMoves;
  readonly #stores: Stores;

  constructor(tables: Tables, boards: BoardMoves, stores: Stores) {
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
      isReadable: fitted === null || this.#isReadable(fitted),
      days: playedAt === 0 ? null : Math.floor((Date.now() - playedAt) / DAY),
    };
  }

  /** Whether something is played there, or cannot be read. */
  hasToEnd(position: BlockPosition): boolean {
    const fitted = this.#tables.at(position);
    return fitted !== null && (isRunning(fitted.record.match) || !this.#isReadable(fitted));
  }

  #isReadable({ table }: FittedTable): boolean {
    return this.#stores.matches.read(table.matchId).problem === null;
  }

  /** Ends what is played, without a result; a match that cannot be read is kept and a blank one takes its place. */
  reset(position: BlockPosition, who: PlayerRef): Notice {
    const fitted = this.#tables.at(position);
    if (fitted === null) return "noBoardThere";
    if (!this.#isReadable(fitted)) return this.#tables.renew(fitted) ? "tableReset" : "notSaved";
    const { match } = fitted.record;
    if (!isRunning(match)) return "nothingRuns";
    const acted = this.#tables.act(fitted, who.id, momentOf(match), { type: "putAway", who });
    return acted.ok ? "tableReset" : "notSaved";
  }

  /** Lays the board where the table stands, and forgets the table; what cannot be read stays: nothing else names it. */
  remove(position: BlockPosition): Notice {
    const problem = this.#tables.problemAt(position);
    if (problem !== null && problem !== "matchMissing") return problem;
    const fitted = this.#tables.at(position);
    if (fitted === null) return this.#tables.forget(position) ? "recordRemoved" : "notSaved";
    if (!isLoaded(position)) return "notLoaded";
    const whyNot = this.#boards.dropBoard(fitted, world.getDimension(position.dimension));
    if (whyNot !== null) return whyNot;
    this.#tables.forget(position);
    return fitted.table.found ? "foundBoardOff" : "tableRemoved";
  }

  /** Ends every match and lays every board on its table. @returns what could not be packed, as nothing is loaded there. */
  packUp(positions: readonly BlockPosition[], who: PlayerRef): readonly BlockPosition[] {
    return positions.filter((position) => {
      this.reset(position, who);
      const fitted = this.#tables.at(position);
      if (fitted === null) return false;
      if (!isLoaded(position)) return true;
      return this.#boards.dropBoard(fitted, world.getDimension(position.dimension)) !== null;
    });
  }

  /** The match that left this table and whose board is lost goes on at it; for who is no operator, one of their own. */
  recover(position: BlockPosition, who: Visitor): Notice {
    const fitted = this.#tables.at(position);
    if (fitted === null) return "boardFirst";
    if (isRunning(fitted.record.match)) return "matchIsRunning";
    const lost = this.#leftFrom(fitted, who);
    if (lost === null) return "nothingToRecover";
    return this.#tables.resume(fitted, lost) ? "matchRecovered" : "notSaved";
  }

  /** Of the matches that were here last, the one that was played last. */
  #leftFrom({ position, table }: FittedTable, who: Visitor): MatchRecord | null {
    const left = this.#matches().filter(
      (record) =>
        record.table === keyOf(position) &&
        record.match.id !== table.matchId &&
        isRunning(record.match) &&
        (who.operator || sheetOf(record.match, who.id) !== null),
    );
    return left.sort((a, b) => b.playedAt - a.playedAt)[0] ?? null;
  }

  #matches(): MatchRecord[] {
    const { matches } = this.#stores;
    return matches.ids().flatMap((id) => matches.read(id).record ?? []);
  }

  /** Everybody whom a table or a match names, once. */
  recorded(): readonly PlayerRef[] {
    const { tables } = this.#stores;
    const owners = tables.ids().flatMap((id) => tables.read(id).record?.owner ?? []);
    const players = this.#matches().flatMap(({ match }) => match.players);
    return [...new Map([...owners, ...players].map((who) => [who.id, who])).values()];
  }

  /** Gives one recorded player's tables and seats to another. @returns how many records have changed. */
  transfer(from: string, to: PlayerRef): number {
    let changed = 0;
    for (const id of this.#stores.tables.ids()) {
      const { record } = this.#stores.tables.read(id);
      if (record?.owner?.id === from && this.#stores.tables.save(id, { ...record, owner: to })) changed += 1;
    }
    for (const id of this.#stores.matches.ids()) {
      const { record } = this.#stores.matches.read(id);
      const match = record && transferred(record.match, from, to);
      if (record === null || match === null || !this.#stores.matches.save(id, { ...record, match })) continue;
      changed += 1;
      this.#tables.tellChanged(record.table);
    }
    logWarning(`what player ${from} had is given to ${to.name} (${to.id}): ${changed} records`);
    return changed;
  }
}

export function placeOf({ x, y, z, dimension }: BlockPosition): string {
  return `${x} ${y} ${z} ${dimension.replace(/^minecraft:/, "")}`;
}

function isLoaded(position: BlockPosition): boolean {
  return blockAt(world.getDimension(position.dimension), position) !== undefined;
}
