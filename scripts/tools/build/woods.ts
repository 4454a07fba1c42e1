// The woods that tables and chairs are made of: the only list of them, never derived from the game's own data.

export interface Wood {
  /** The game's planks: recipes take them, and their name begins the names of the blocks. */
  readonly planks: `minecraft:${string}_planks`;
  /** The game's own texture of these planks, so that a player's texture pack applies. */
  readonly texture: string;
  /** The game's block sound, as blocks.json names it. */
  readonly sound: "wood" | "cherry_wood" | "bamboo_wood" | "nether_wood";
}

export const WOODS = {
  oak: wood("oak", "planks_oak"),
  spruce: wood("spruce", "planks_spruce"),
  birch: wood("birch", "planks_birch"),
  jungle: wood("jungle", "planks_jungle"),
  acacia: wood("acacia", "planks_acacia"),
  dark_oak: wood("dark_oak", "planks_big_oak"),
  mangrove: wood("mangrove", "mangrove_planks"),
  cherry: wood("cherry", "cherry_planks", "cherry_wood"),
  pale_oak: wood("pale_oak", "pale_oak_planks"),
  bamboo: wood("bamboo", "bamboo_planks", "bamboo_wood"),
  crimson: wood("crimson", "huge_fungus/crimson_planks", "nether_wood"),
  warped: wood("warped", "huge_fungus/warped_planks", "nether_wood"),
} as const;

/** Planks of the game that make no table or chair, and why. */
export const OTHER_PLANKS: Readonly<Record<string, string>> = {
  "minecraft:poplar_planks":
    "Behind an experiment in the last release that could be read; to be added when a stable release has its texture.",
};

function wood(name: string, texture: string, sound: Wood["sound"] = "wood"): Wood {
  return { planks: `minecraft:${name}_planks`, texture: `textures/blocks/${texture}`, sound };
}
