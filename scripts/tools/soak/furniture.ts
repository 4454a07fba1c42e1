// Tables and chairs as hands and commands put them, and where players stand at them.
import { SIDES } from "../../match/seats.ts";
import { isChair } from "../../minecraft/ids.ts";
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import { TABLE_NAME } from "../play/set-up.ts";
import { PLAYERS } from "./ground.ts";
import type { Place } from "./records.ts";
import { freeSlots, goAside, makeRoom } from "./stakes/room.ts";

const STEPS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;
/** How often somebody clears away what lies about. */
const TIMES = 5;
const OPPOSITE = { north: "south", east: "west", south: "north", west: "east" } as const;

export function blockAt(world: World, { dimension, x, y, z }: Place): string {
  return world.block(x, y, z, dimension).typeId;
}

export function setTable(world: World, { dimension, x, y, z }: Place): void {
  world.setBlock(x, y, z, "tabletop_yahtzee:oak_small_game_table", {}, dimension);
  world.tick(4);
}

/** A chair on every side of the table, with room above it. */
export function setChairs(world: World, { dimension, x, y, z }: Place): void {
  for (const side of SIDES) {
    const [cx, cz] = [x + STEPS[side][0], z + STEPS[side][1]];
    const { typeId, states } = world.block(cx, y, cz, dimension);
    const facing = OPPOSITE[side];
    if (!isChair(typeId) || states["minecraft:cardinal_direction"] !== facing) {
      const chair = { "minecraft:cardinal_direction": facing };
      world.setBlock(cx, y, cz, "tabletop_yahtzee:oak_game_chair", chair, dimension);
    }
    for (const up of [1, 2]) world.setBlock(cx, y + up, cz, "minecraft:air", {}, dimension);
  }
  world.tick(4);
}

/** A table by hand, in place of whatever else stands there. */
export function putTable(world: World, player: Player, place: Place): void {
  const { x, y, z } = place;
  if (blockAt(world, place) !== "minecraft:air") player.mine(x, y, z);
  if (player.count(TABLE_NAME) === 0) player.give(TABLE_NAME);
  player.place(TABLE_NAME, x, y, z);
}

/** The player stands at a corner of the table, nearer to it than to any other. */
export function comeTo(player: Player, { dimension, x, y, z }: Place): void {
  const corner = PLAYERS.indexOf(player.name);
  player.dismount();
  player.move(x + (corner % 2 === 0 ? 2 : -1), y, z + (corner < 2 ? 2 : -1), dimension);
}

/** The same with nothing in the hand. */
export function comeAs(world: World, name: string, place: Place): Player {
  const player = world.player(name);
  comeTo(player, place);
  // Of what lies about there they may have picked up more than they can carry.
  for (let left = TIMES; left > 0 && freeSlots(player) === 0; left--) {
    goAside(player);
    makeRoom(player, 1);
    comeTo(player, place);
  }
  player.emptyHand();
  return player;
}

/** Nothing is in the way of what the player does next. */
export function freeHands(player: Player): void {
  player.closeChat();
  player.sneak(false);
  if (player.form?.hasCloseButton) player.close();
}
