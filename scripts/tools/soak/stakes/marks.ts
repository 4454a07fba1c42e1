// Things with a mark of their own, as players come to have them: stacks of 64, 16 and 1, some with what only the game
// writes into an item.
import type { Player } from "../../host/hands.ts";
import type { Scene } from "../scene.ts";
import { markOf } from "./lying.ts";

interface Kind {
  readonly item: string;
  readonly most: number;
  readonly name?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

const KINDS: readonly Kind[] = [
  { item: "minecraft:diamond", most: 64 },
  { item: "minecraft:gold_ingot", most: 64, name: "§6Luck" },
  { item: "minecraft:ender_pearl", most: 16 },
  { item: "minecraft:banner", most: 16, data: { patterns: ["creeper", "border"] } },
  { item: "minecraft:written_book", most: 16, data: { title: "Odes", pages: ["First", "Second"] } },
  { item: "minecraft:diamond_sword", most: 1, data: { damage: 12, enchantments: { sharpness: 5 } } },
  { item: "minecraft:diamond_sword", most: 1, name: "Excalibur", data: { damage: 1 } },
  { item: "minecraft:undyed_shulker_box", most: 1, data: { slots: [["minecraft:diamond", 64]] } },
  { item: "minecraft:bundle", most: 1, data: { slots: [["minecraft:apple", 3]] } },
];

/** Gives a stack with a mark that nothing else has. @returns what it is, in words. */
export function giveMarked({ chance, watch }: Scene, player: Player): string {
  if (watch === null) throw new Error("Nobody watches what is given.");
  const { item, most, data, ...named } = chance.oneOf(KINDS);
  const amount = chance.percent(60) ? most : 1 + chance.below(most);
  watch.given += 1;
  const mark = `${player.name} ${watch.given} ${item.replace("minecraft:", "")}`;
  player.give(item, amount, { ...named, data: { ...data, mark } });
  return `${amount} of ${mark}`;
}

/** The slots in which something marked lies. */
export function markedSlots(player: Player): readonly number[] {
  return player.slots().flatMap((item, slot) => (markOf(item) === null ? [] : slot));
}
