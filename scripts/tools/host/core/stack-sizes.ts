// How high the game's own items stack, by patterns over their names [believed].

const SINGLE = [
  /_(axe|pickaxe|shovel|hoe|sword|spear|helmet|chestplate|leggings|boots|armor|harness)$/,
  /_(bucket|boat|raft|stew|soup|banner_pattern|on_a_stick)$/,
  /(^|_)(bundle|shulker_box|bed|minecart|potion)$/,
  /^(bow|crossbow|trident|mace|shield|shears|brush|spyglass|fishing_rod|flint_and_steel|elytra|saddle)$/,
  /^(enchanted_book|writable_book|cake|goat_horn|totem_of_undying|music_disc_.+)$/,
];
const SIXTEEN = [
  /(^|_)(sign|banner)$/,
  /^((blue_|brown_)?egg|ender_pearl|snowball|bucket|written_book|honey_bottle)$/,
];

export function stackSizeOf(id: string): number {
  const matches = (pattern: RegExp): boolean => pattern.test(id.replace("minecraft:", ""));
  return SINGLE.some(matches) ? 1 : SIXTEEN.some(matches) ? 16 : 64;
}
