import { expect, test } from "vitest";
import { stackSizeOf } from "../../../../scripts/tools/host/core/stack-sizes.ts";

const SIZES = {
  1: "diamond_sword iron_pickaxe mace bow crossbow trident shield elytra turtle_helmet leather_boots diamond_horse_armor saddle undyed_shulker_box red_shulker_box bundle red_bundle bed oak_boat oak_chest_boat bamboo_raft minecart tnt_minecart water_bucket cod_bucket potion splash_potion enchanted_book writable_book mushroom_stew beetroot_soup cake music_disc_13 globe_banner_pattern totem_of_undying goat_horn flint_and_steel carrot_on_a_stick",
  16: "oak_sign oak_hanging_sign banner egg blue_egg ender_pearl snowball bucket written_book honey_bottle",
  64: "diamond quartz arrow book bedrock bowl dragon_egg cow_spawn_egg turtle_egg shulker_shell bamboo rabbit_hide stick rail oak_planks dune_armor_trim_smithing_template",
};
const CASES = Object.entries(SIZES).flatMap(([size, names]) =>
  names.split(" ").map((name) => ({ name, size: Number(size) })),
);

test.each(CASES)("$name stacks to $size", ({ name, size }) => {
  expect(stackSizeOf(`minecraft:${name}`)).toBe(size);
});
