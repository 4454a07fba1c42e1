// Where marked things lie: in pockets, in pots, on the ground; of who is there and who is not, loaded or not.
import { LEDGER_PROPERTY, POT_ENTITY } from "../../../minecraft/ids.ts";
import type { ItemRecord } from "../../host/core/stacks.ts";
import type { SavedEntity } from "../../host/core/world-save.ts";

export type Place =
  | { readonly in: "pockets"; readonly player: string }
  | { readonly in: "ground"; readonly entity: string }
  /** `pot`: its own id, whatever entity it is now. */
  | { readonly in: "pot"; readonly pot: string; readonly slot: number; readonly entity: string }
  /** Made by the world out of a pot, as a structure that is loaded: nothing is paid from it. */
  | { readonly in: "copy"; readonly entity: string };

/** A stack, or a part of one: what has one mark was given as one stack. */
export interface Lying {
  readonly mark: string;
  readonly amount: number;
  readonly at: Place;
}

/** What the game keeps in an item and no script can write is where the rig writes its mark. */
export function markOf(item: ItemRecord | null | undefined): string | null {
  const { mark } = (item?.data ?? {}) as { readonly mark?: unknown };
  return typeof mark === "string" ? mark : null;
}

/** @param entities players among them, in the world or not. @param copies the ids of those that are copies of pots. */
export function lyingWith(entities: readonly SavedEntity[], copies: ReadonlySet<string>): readonly Lying[] {
  const all: Lying[] = [];
  const add = (item: ItemRecord | null | undefined, at: Place): void => {
    const mark = markOf(item);
    if (item && mark !== null) all.push({ mark, amount: item.amount, at });
  };
  for (const { id, typeId, item, slots = [], properties = {} } of entities) {
    add(item, { in: "ground", entity: id });
    const pot = typeId === POT_ENTITY ? potOf(properties[LEDGER_PROPERTY]) : "";
    const place = (slot: number): Place => {
      if (isPlayer(typeId)) return { in: "pockets", player: id };
      return copies.has(id) ? { in: "copy", entity: id } : { in: "pot", pot, slot, entity: id };
    };
    for (const [slot, stack] of slots.entries()) add(stack, place(slot));
  }
  return all;
}

function isPlayer(typeId: string): boolean {
  return typeId === "minecraft:player";
}

/** `""` where no ledger says whose it is. */
export function potOf(ledger: unknown): string {
  return typeof ledger === "string" ? String((JSON.parse(ledger) as { readonly pot?: unknown }).pot) : "";
}

/** How much of one mark lies where. */
export interface Spread {
  total: number;
  ground: number;
  copies: number;
  /** By player id. */
  readonly pockets: Map<string, number>;
  /** By pot and slot, as `slotKey` writes them. */
  readonly pots: Map<string, number>;
}

export function slotKey(pot: string, slot: number): string {
  return `${pot} ${slot}`;
}

export function spreadOf(lying: readonly Lying[]): ReadonlyMap<string, Spread> {
  const spreads = new Map<string, Spread>();
  for (const { mark, amount, at } of lying) {
    const spread = spreads.get(mark) ?? nowhere();
    spreads.set(mark, spread);
    spread.total += amount;
    if (at.in === "ground") spread.ground += amount;
    else if (at.in === "copy") spread.copies += amount;
    else if (at.in === "pockets") plus(spread.pockets, at.player, amount);
    else plus(spread.pots, slotKey(at.pot, at.slot), amount);
  }
  return spreads;
}

export function nowhere(): Spread {
  return { total: 0, ground: 0, copies: 0, pockets: new Map(), pots: new Map() };
}

export function plus<K>(sums: Map<K, number>, key: K, amount: number): void {
  const sum = (sums.get(key) ?? 0) + amount;
  if (sum === 0) sums.delete(key);
  else sums.set(key, sum);
}
