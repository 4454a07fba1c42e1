// Room in somebody's pockets: what is in the way is thrown away where nobody goes.
import { FLOOR, OVERWORLD } from "../../host/core/model.ts";
import type { Player } from "../../host/hands.ts";
import { PLAYERS } from "../ground.ts";

/** Near no table, and each at a place of their own. */
export function goAside(player: Player): void {
  player.dismount();
  player.move(-60.5 - 4 * PLAYERS.indexOf(player.name), FLOOR + 1, -60.5, OVERWORLD);
}

/** What is dropped lies two blocks ahead, in reach of nobody who stands still. */
function throwFrom(player: Player, slot: number): void {
  if (slot > 8) player.swap(slot, 0);
  player.select(slot > 8 ? 0 : slot);
  player.drop();
}

function throwStone(player: Player): void {
  for (const [slot, item] of player.slots().entries())
    if (item?.typeId === "minecraft:stone") throwFrom(player, slot);
}

export function freeSlots(player: Player): number {
  return player.slots().filter((item) => item === null).length;
}

/** Stone is thrown away first, and then anything, until so many slots are free. */
export function makeRoom(player: Player, slots: number): void {
  throwStone(player);
  for (const [slot, item] of player.slots().entries()) {
    if (freeSlots(player) >= slots) return;
    if (item !== null) throwFrom(player, slot);
  }
}
