// From raw materials to the first roll, as a person does it with hands: craft, place, fit, sit, open.
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";

/** Where the table stands; the chair stands south of it and the player south of the chair. */
export const TABLE = { x: 0, y: 64, z: 0 } as const;
export const CHAIR = { x: 0, y: 64, z: 1 } as const;
const STANDING = { x: 0.5, y: 64, z: 3.5 } as const;

export const BOARD = "Yahtzee Board";
export const TABLE_NAME = "Oak Small Game Table";
export const CHAIR_NAME = "Oak Game Chair";

/** Joins and gets the materials: planks of four woods, sticks, quartz and wool. */
export function joinWithMaterials(world: World, name: string): Player {
  const player = world.join(name, { location: STANDING });
  for (const wood of ["oak", "spruce", "birch", "cherry"]) player.give(`minecraft:${wood}_planks`, 32);
  player.give("minecraft:stick", 32);
  player.give("minecraft:quartz", 1);
  player.give("minecraft:white_wool", 1);
  return player;
}

export function craftAll(player: Player): void {
  player.craft(mixedBoard());
  player.craft(TABLE_NAME);
  player.craft(CHAIR_NAME);
}

/** Planks of four woods round the wool, quartz below: `PPP / PWP / PQP`. */
function mixedBoard(): readonly string[] {
  const grid = "oak spruce birch cherry white_wool oak spruce quartz birch".split(" ");
  const planks = (name: string): string =>
    name === "white_wool" || name === "quartz" ? name : `${name}_planks`;
  return grid.map((name) => `minecraft:${planks(name)}`);
}

export function placeFurniture(player: Player): void {
  player.look(180, 30);
  player.place(TABLE_NAME, TABLE.x, TABLE.y, TABLE.z);
  player.place(CHAIR_NAME, CHAIR.x, CHAIR.y, CHAIR.z);
}

export function fitBoard(player: Player): void {
  player.hold(BOARD);
  player.use(TABLE.x, TABLE.y, TABLE.z);
  player.emptyHand();
}

export function sitDown(player: Player): void {
  player.use(CHAIR.x, CHAIR.y, CHAIR.z);
}

export function openBoard(player: Player): void {
  player.use(TABLE.x, TABLE.y, TABLE.z);
}

/** From materials in the inventory to a game that waits for its first roll. */
export function startAlone(player: Player): void {
  craftAll(player);
  placeFurniture(player);
  fitBoard(player);
  sitDown(player);
  openBoard(player);
  player.press("Play alone");
}
