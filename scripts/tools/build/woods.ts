// The woods that tables and chairs are made of: the only list of them, never derived from the game's own data.

export interface Wood {
  /** The game's planks: recipes take them, and their name begins the names of the blocks. */
  readonly planks: `minecraft:${string}_planks`;
  /** The game's own texture of these planks, so that a player's texture pack applies. */
  readonly texture: string;
  /** The game's block sound, as blocks.json names it. */
  readonly sound: "wood" | "cherry_wood" | "bamboo_wood" | "nether_wood";
  /** What maps paint: about the mean of the game's own texture. */
  readonly mapColor: `#${string}`;
}

export const WOODS = {
  oak: wood("oak", "planks_oak", "#a2834f"),
  spruce: wood("spruce", "planks_spruce", "#735531"),
  birch: wood("birch", "planks_birch", "#c0af79"),
  jungle: wood("jungle", "planks_jungle", "#a07351"),
  acacia: wood("acacia", "planks_acacia", "#a85a32"),
  dark_oak: wood("dark_oak", "planks_big_oak", "#432b14"),
  mangrove: wood("mangrove", "mangrove_planks", "#763631"),
  cherry: wood("cherry", "cherry_planks", "#e3b3ad", "cherry_wood"),
  pale_oak: wood("pale_oak", "pale_oak_planks", "#e4dad8"),
  bamboo: wood("bamboo", "bamboo_planks", "#c1ad50", "bamboo_wood"),
  crimson: wood("crimson", "huge_fungus/crimson_planks", "#653147", "nether_wood"),
  warped: wood("warped", "huge_fungus/warped_planks", "#2b6963", "nether_wood"),
} as const;

export type WoodName = keyof typeof WOODS;
export const WOOD_NAMES = Object.keys(WOODS) as readonly WoodName[];

/** Planks of the game that make no table or chair, and why. */
export const OTHER_PLANKS: Readonly<Record<string, string>> = {
  "minecraft:poplar_planks":
    "Behind an experiment in the last release that could be read; to be added when a stable release has its texture.",
};

function wood(
  name: string,
  texture: string,
  mapColor: Wood["mapColor"],
  sound: Wood["sound"] = "wood",
): Wood {
  return { planks: `minecraft:${name}_planks`, texture: `textures/blocks/${texture}`, sound, mapColor };
}
