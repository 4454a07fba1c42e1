// Other add-ons, command blocks and maps: they hear what happens at tables, and may ask something of one.
import { Player, type ScriptEventCommandMessageAfterEvent, system, world } from "@minecraft/server";
import { type MatchEvent, momentOf } from "../match/actions.ts";
import { isRunning, whoIsNotReady } from "../match/match.ts";
import { REPORT_VERSION, REPORTS, reportsOf } from "../match/reports.ts";
import { decodeRequest, type Request } from "../match/requests.ts";
import type { FittedTable } from "./fitted-table.ts";
import { SCRIPT_EVENTS } from "./ids.ts";
import { logWarning } from "./log.ts";
import { refOf } from "./players.ts";
import { blockAt, isWithinReach, keyOf } from "./positions.ts";
import type { TableFlow } from "./table-flow.ts";
import type { TableListener, Tables } from "./tables.ts";

type Received = Pick<ScriptEventCommandMessageAfterEvent, "id" | "message" | "sourceEntity" | "initiator">;
/** Carries it out, or says in English why not: for the log, since nobody reads an answer. */
type Answer = (table: FittedTable, request: Request, from: Player | null) => string | null;

/** Who ends a match where the message comes from no player. */
const NOBODY = { id: "", name: "Minecraft" };

export class ScriptEvents implements TableListener {
  readonly #tables: Tables;
  readonly #flow: TableFlow;
  readonly #answers: Readonly<Record<string, Answer>> = {
    open: (table, { player }, from) => this.#open(table, player, from),
    start: (table) => this.#start(table),
    reset: (table, _, from) => this.#reset(table, from),
  };

  constructor(tables: Tables, flow: TableFlow) {
    this.#tables = tables;
    this.#flow = flow;
  }

  happened({ position, record: { match } }: FittedTable, events: readonly MatchEvent[]): void {
    for (const { id, body } of reportsOf(match, events)) {
      const message = JSON.stringify({ version: REPORT_VERSION, table: position, ...body });
      system.sendScriptEvent(`${SCRIPT_EVENTS}:${id}`, message);
    }
  }

  /** What cannot be done changes nothing and is one line of the log, which says what would be right. */
  receive({ id, message, sourceEntity, initiator = sourceEntity }: Received): void {
    const name = id.slice(SCRIPT_EVENTS.length + 1);
    // What this add-on sends comes to itself, too.
    if (REPORTS.some((report) => report === name)) return;
    const whyNot = this.#answer(name, message, initiator instanceof Player ? initiator : null);
    if (whyNot !== null) logWarning(`script event ${id}: ${whyNot}`);
  }

  #answer(name: string, message: string, from: Player | null): string | null {
    const answer = this.#answers[name];
    if (answer === undefined)
      return `there is none of that name, but ${Object.keys(this.#answers).join(", ")}`;
    const decoded = decodeRequest(message);
    if (!decoded.ok) return decoded.reason.message;
    const { table } = decoded.value;
    const fitted = this.#tables.at(table);
    return fitted === null
      ? `no table with a board is known at ${keyOf(table)}`
      : answer(fitted, decoded.value, from);
  }

  #open({ position }: FittedTable, name: string | null, from: Player | null): string | null {
    const player = name === null ? from : world.getAllPlayers().find((known) => known.name === name);
    if (!player) return name === null ? "it has to name a player" : `${name} is not in the world`;
    if (!isWithinReach(player, position)) return `${player.name} is too far from the table`;
    const block = blockAt(player.dimension, position);
    if (block === undefined) return "the table is not loaded";
    void this.#flow.open(player, block);
    return null;
  }

  /** As if everybody who sits there said that they are ready. */
  #start({ position, record }: FittedTable): string | null {
    const waitsFor = whoIsNotReady(record.match);
    if (isRunning(record.match)) return "a match runs already";
    if (waitsFor.length === 0) return "nobody sits there, or what is at stake is not agreed to";
    for (const { id } of waitsFor) {
      const now = this.#tables.at(position);
      const acted =
        now && this.#tables.act(now, id, momentOf(now.record.match), { type: "ready", ready: true });
      if (!acted?.ok) return `it is refused: ${acted?.reason}`;
    }
    return null;
  }

  /** Ends what is played, without a result; every stake goes back. */
  #reset(table: FittedTable, from: Player | null): string | null {
    const { match } = table.record;
    if (!isRunning(match)) return "nothing is played there";
    const who = from === null ? NOBODY : refOf(from);
    const acted = this.#tables.act(table, who.id, momentOf(match), { type: "putAway", who });
    return acted.ok ? null : `it is refused: ${acted.reason}`;
  }
}
