// Stacks with a mark that only the game itself can write in an item: who carries them, and what of them lies in pots.
import { POT_ENTITY } from "../../scripts/minecraft/ids.ts";
import type { ItemRecord } from "../../scripts/tools/host/core/stacks.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";

type Gift = readonly [mark: string, item: string, amount: number];

/** What each player lays in. */
export const GIFTS: Readonly<Record<string, readonly Gift[]>> = {
  Ana: [
    ["Ana's diamonds", "diamond", 10],
    ["Ana's sword", "diamond_sword", 1],
  ],
  Ben: [["Ben's emeralds", "emerald", 5]],
  Cem: [
    ["Cem's gold", "gold_ingot", 7],
    ["Cem's bow", "bow", 1],
  ],
  Dea: [
    ["Dea's apples", "apple", 8],
    ["Dea's shield", "shield", 1],
  ],
};

/** The same as `has` and `inPots` tell it. */
export const ANAS = ["1 Ana's sword", "10 Ana's diamonds"];
export const BENS = ["5 Ben's emeralds"];
export const CEMS = ["1 Cem's bow", "7 Cem's gold"];
export const ANAS_AND_BENS = [...ANAS, ...BENS];
export const ALL_THREE = [...ANAS, ...CEMS, ...BENS].sort();

/** How much of each mark is there, as `7 Cem's gold`, by mark. */
function counted(items: readonly (ItemRecord | null | undefined)[]): readonly string[] {
  const amounts = new Map<string, number>();
  for (const item of items) {
    if (typeof item?.data === "string") amounts.set(item.data, (amounts.get(item.data) ?? 0) + item.amount);
  }
  return [...amounts].map(([mark, amount]) => `${amount} ${mark}`).sort();
}

/** What of all that is marked the player carries. */
export function has(player: Player): readonly string[] {
  return counted(player.slots());
}

/** What of it lies in the pots of the loaded world. */
export function inPots(world: World): readonly string[] {
  return counted(potsIn(world).flatMap(({ slots }) => slots));
}

export function potsIn(world: World): ReturnType<World["entities"]> {
  return ["overworld", "nether", "the_end"].flatMap((dimension) => world.entities(POT_ENTITY, dimension));
}

/** The place of what is marked so, counted from 1 as it is typed. */
export function slotOf(player: Player, mark: string): number {
  return player.slots().findIndex((item) => item?.data === mark) + 1;
}

export function give(player: Player, mark: string, item: string, amount = 1): void {
  player.give(`minecraft:${item}`, amount, { data: mark });
}

/** Every slot but so many is full. */
export function fillPockets(player: Player, free = 0): void {
  const empty = player.slots().filter((slot) => slot === null).length;
  player.give("minecraft:dirt", 64 * (empty - free));
}

/** Drops what is in so many slots, from the first one on. */
export function emptySlots(player: Player, count: number): void {
  for (let slot = 0; slot < count; slot++) {
    player.select(slot);
    player.drop();
  }
}
