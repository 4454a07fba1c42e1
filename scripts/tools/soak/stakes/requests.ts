// What a request to the world means for stakes: who has done what that may have its effects soon, what it makes of nothing,
// and which tables have to stand it.
import { isTable } from "../../../minecraft/ids.ts";
import type { Outgoing } from "../../host/core/driver-port.ts";
import type { World } from "../../host/world.ts";
import { FOREIGN_REMOVE, OPERATOR } from "../ground.ts";
import { placeOf } from "../records.ts";
import { REMOVE_POTS } from "./beside.ts";
import { playersNow, type Send } from "./census.ts";
import { type Lying, markOf } from "./lying.ts";
import { lockedPot, type Oracle } from "./oracle.ts";

export interface Watch {
  /** Whether what no add-on can help happens too: pots are removed, stores have different ages. */
  readonly beyond: boolean;
  oracle: Oracle;
  /** How often what came about. */
  readonly counts: Map<string, number>;
  /** How many marks there are. */
  given: number;
  /** What was wrong, in words. */
  readonly problems: string[];
  /** How many ticks there have been. */
  ticks: number;
  /** Until which tick that may have its effects, by player id. */
  readonly acted: Map<string, number>;
  /** Until which tick it may be found out that something that asks nobody has taken a table away, by table. */
  readonly struck: Map<string, number>;
  /** Until which tick a table that was written over may look as if no match ran on it. */
  readonly bare: Map<string, number>;
  readonly transfers: { readonly from: string; readonly to: string; readonly until: number }[];
  /** Until which tick another add-on removes pots, and things on the ground. */
  readonly removal: { pots: number; ground: number };
  /** The clock of the machine when something was written last. */
  now: number;
}

export type Payload = Readonly<Record<string, unknown>>;

/** In ticks: a word that is typed is carried out in the next one, what has many records in a few. */
const [SOON, LATER] = [5, 200];
/** A table near somebody is looked at again after a minute. */
const FOUND = 1300;

export function noteRequest(watch: Watch, world: World, raw: Send, kind: string, payload: Payload): void {
  const { player, line, to = payload } = payload as { player?: string; line?: string; to?: Payload };
  const who = player === undefined ? undefined : world.players.get(player);
  if (who !== undefined) watch.acted.set(who.id, watch.ticks + SOON);
  if (kind === "setblock" || kind === "overwrite" || kind === "clone") {
    const { x, y, z, dimension = "overworld" } = to;
    const id = String(dimension).replace("minecraft:", "");
    const table = `minecraft:${id}:${x}:${y}:${z}`;
    watch.struck.set(table, watch.ticks + SOON);
    watch.bare.set(table, watch.ticks + FOUND);
  }
  if (line === REMOVE_POTS) watch.removal.pots = watch.ticks + SOON;
  if (line === FOREIGN_REMOVE["minecraft:item"]) watch.removal.ground = watch.ticks + SOON;
  const [, from, receiver] = /^\/yahtzee:admin transfer (\S+) (\S+)/.exec(line ?? "") ?? [];
  if (from === undefined || player !== OPERATOR) return;
  const idOf = (name: string | undefined): string =>
    playersNow(raw).find((known) => known.name === name || known.id === name)?.id ?? "";
  watch.transfers.push({ from: idOf(from), to: idOf(receiver), until: watch.ticks + LATER });
}

/** Out of nothing, by a hand that may do that. */
export function madeBy(raw: Send, kind: string, payload: Payload): readonly Pick<Lying, "mark" | "amount">[] {
  if (kind === "give") {
    const mark = markOf(payload as never);
    return mark === null ? [] : [{ mark, amount: Number(payload["amount"]) }];
  }
  if (kind !== "copy") return [];
  const { slots, slot } = raw("inventory", { player: payload["player"] })[0] as Outgoing & {
    readonly slots: readonly ({ readonly amount: number } | null)[];
    readonly slot: number;
  };
  const item = slots[slot] as Parameters<typeof markOf>[0];
  const mark = markOf(item);
  return item && mark !== null ? [{ mark, amount: item.amount }] : [];
}

/** The tables that are played for stakes, where something is done that they have to stand. */
export function standingTables({ oracle, bare, ticks }: Watch, raw: Send, kind: string): readonly string[] {
  if (!/^(mine|explode|push|burn)$/.test(kind)) return [];
  const locked = [...oracle.matches.values()].filter((record) => lockedPot(record) !== null);
  return locked
    .map(({ table }) => table)
    .filter((table) => (bare.get(table) ?? -1) < ticks && isTable(blockAt(raw, table)));
}

export function blockAt(send: Send, table: string): string {
  return String(send("lookAtBlock", placeOf(table))[0]?.["typeId"]);
}
