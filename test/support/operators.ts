// What scenarios of operators and of their limits share: commands typed and answered, and further tables.
import { expect } from "vitest";
import { BOARD_ITEM } from "../../scripts/minecraft/ids.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD } from "../../scripts/tools/play/set-up.ts";
import { quieten } from "./worlds.ts";

/** What the player is told after typing this. @param line without `/yahtzee:`. */
export function told(player: Player, line: string): readonly string[] {
  quieten(player);
  player.type(`/yahtzee:${line}`);
  return [...player.chat];
}

/** What the player is told after typing it twice, as is wanted of what cannot be taken back. */
export function toldTwice(player: Player, line: string): readonly string[] {
  expect(told(player, line)).toEqual([expect.stringMatching(/Type it again to do so\.$/)]);
  return told(player, line);
}

/** Another table with a fitted board; the player stands beside it afterwards. */
export function fitElsewhere(world: World, player: Player, x: number, z: number, dimension?: string): void {
  world.setBlock(x, 64, z, "tabletop_yahtzee:oak_small_game_table", {}, dimension);
  player.move(x + 0.5, 64, z + 2.5, dimension);
  player.give(BOARD);
  player.hold(BOARD);
  player.use(x, 64, z);
  player.emptyHand();
}

/** Somebody joins and sits on a new chair north of the table there. */
export function sitElsewhere(world: World, name: string, x: number, z: number): void {
  const north = { x, y: 64, z: z - 1 };
  world.setBlock(x, 64, north.z, "tabletop_yahtzee:oak_game_chair", {
    "minecraft:cardinal_direction": "south",
  });
  world.join(name, { location: { ...north, z: z - 2 } }).use(x, 64, north.z);
}

/** Takes a board of the hotbar in hand, of several the one that is meant. */
export function selectBoard(player: Player, which: "blank" | "with a game"): void {
  const isWritten = which === "with a game";
  const slot = player.slots().findIndex((item) => {
    return item?.typeId === BOARD_ITEM && item.lore.length > 0 === isWritten;
  });
  player.select(slot);
}
