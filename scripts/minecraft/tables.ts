// A table with its record and its match together: the one place where both are read, changed and shown.
import { type Block, type Player, world } from "@minecraft/server";
import { type Result, refuse } from "../engine/result.ts";
import { type Action, handle, type MatchEvent, type Refusal } from "../match/commands.ts";
import { type Match, newMatch } from "../match/match.ts";
import { resumed } from "../match/pause.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import type { TableRecord } from "../match/saved-table.ts";
import type { Seed } from "../match/throws.ts";
import { showTable } from "./block-states.ts";
import { isTable } from "./ids.ts";
import type { MatchStore } from "./match-store.ts";
import { type BlockPosition, blockAt } from "./positions.ts";
import { randomId, randomSeed } from "./random-ids.ts";
import { notify } from "./raw-text.ts";
import type { TableStore } from "./table-store.ts";

export interface FittedTable {
  readonly position: BlockPosition;
  readonly table: TableRecord;
  readonly record: MatchRecord;
}

/** The moment a command was made for. */
export interface Moment {
  readonly matchId: string;
  readonly revision: number;
}

export class Tables {
  readonly #tables: TableStore;
  readonly #matches: MatchStore;

  constructor(tables: TableStore, matches: MatchStore) {
    this.#tables = tables;
    this.#matches = matches;
  }

  /**
   * The fitted table there, or `null` where no board is fitted. What cannot be read is left as it is; for a
   * `reader`, who is told, the table then goes on with a fresh match, and without a readable owner as a public one.
   */
  at(position: BlockPosition, reader?: Player): FittedTable | null {
    const table = this.#tables.read(position);
    if (table === null) {
      if (reader === undefined || !this.#tables.hasUnreadable(position)) return null;
      notify(reader, "tableNotReadable");
      return this.fit(position, { owner: null, matchId: randomId(), boardName: null }, null);
    }
    const read = this.#matches.read(table.matchId);
    if (read.ok) return { position, table, record: read.value };
    if (reader === undefined) return null;
    if (read.reason.kind !== "unknown") {
      notify(reader, read.reason.kind === "newer" ? "matchNewer" : "matchNotReadable");
    }
    return this.fit(position, { ...table, matchId: randomId() }, null);
  }

  /**
   * Puts a table record and its match in place, the match first; `null`, with everything as it was, where the world
   * did not keep them. @param paused the match that a board brought along; else the match starts blank.
   */
  fit(position: BlockPosition, table: TableRecord, paused: MatchRecord | null): FittedTable | null {
    const record = paused === null ? blankRecord(table.matchId) : resumed(paused);
    if (!this.#matches.save(record)) return null;
    if (!this.#tables.save(position, table)) {
      if (paused === null) this.#matches.delete(table.matchId);
      else this.#matches.save(paused);
      return null;
    }
    const fitted = { position, table, record };
    this.#show(fitted);
    return fitted;
  }

  /**
   * Carries out a command, saves, and then shows. The command is checked against the match as it is now, so
   * what was made for another moment is refused.
   */
  act(
    fitted: FittedTable,
    playerId: string,
    { matchId, revision }: Moment,
    action: Action,
  ): Result<{ readonly fitted: FittedTable; readonly events: readonly MatchEvent[] }, Refusal | "notSaved"> {
    const handled = handle(fitted.record.match, { matchId, revision, playerId, action });
    if (!handled.ok) return handled;
    const { match, events } = handled.value;
    const record = { ...fitted.record, match, seed: seedFor(fitted.record.seed, events) };
    if (!this.#matches.save(record)) return refuse("notSaved");
    const table = { ...fitted.table, matchId: match.id };
    if (table.matchId !== fitted.table.matchId) {
      const moved = this.#tables.save(fitted.position, table);
      this.#matches.delete(moved ? fitted.table.matchId : table.matchId);
      if (!moved) return refuse("notSaved");
    }
    const after = { position: fitted.position, table, record };
    this.#show(after);
    return { ok: true, value: { fitted: after, events } };
  }

  /** Takes the record away from its place. The match is deleted, or kept where it travels in a board. */
  remove(fitted: FittedTable, keptForBoard: MatchRecord | null): boolean {
    if (keptForBoard !== null && !this.#matches.save(keptForBoard)) return false;
    if (!this.#tables.save(fitted.position, null)) return false;
    if (keptForBoard === null) this.#matches.delete(fitted.table.matchId);
    const block = this.#block(fitted.position);
    if (block !== undefined) showTable(block, null);
    return true;
  }

  /** Makes a block that has no readable record look bare, and any other look like its record. */
  showBlock(block: Block, position: BlockPosition): void {
    showTable(block, this.at(position)?.record.match ?? null);
  }

  #show({ position, record }: FittedTable): void {
    const block = this.#block(position);
    if (block !== undefined) showTable(block, record.match);
  }

  #block(position: BlockPosition): Block | undefined {
    const block = blockAt(world.getDimension(position.dimension), position);
    return block !== undefined && isTable(block.typeId) ? block : undefined;
  }
}

function blankRecord(matchId: string): MatchRecord {
  return { match: newMatch(matchId), seed: null, boardToken: null };
}

/** Each game gets a secret of its own when it starts. */
function seedFor(seed: Seed | null, events: readonly MatchEvent[]): Seed | null {
  return events.some(({ type }) => type === "started") ? randomSeed() : seed;
}

export function momentOf(match: Match): Moment {
  return { matchId: match.id, revision: match.revision };
}
