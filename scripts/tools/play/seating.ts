// Several people round one table: a chair on every side, and who sits where.
import type { Side } from "../../match/seats.ts";
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import { CHAIR_NAME, craftAll, fitBoard, joinWithMaterials, placeFurniture } from "./set-up.ts";

/** The chairs round Ana's table. */
const CHAIRS: Readonly<Record<Side, readonly [number, number, number]>> = {
  north: [0, 64, -1],
  east: [1, 64, 0],
  south: [0, 64, 1],
  west: [-1, 64, 0],
};

/** Places to stand from which a chair is in reach and in nobody's way. */
const STANDING: Readonly<Record<Side, readonly [number, number]>> = {
  north: [1.5, -2.5],
  east: [3.5, 1.5],
  south: [0.5, 3.5],
  west: [-2.5, 1.5],
};

export type Seating = readonly (readonly [Side, string])[];

export const TWO: Seating = [
  ["south", "Ana"],
  ["north", "Ben"],
];
export const FOUR: Seating = [
  ["south", "Ana"],
  ["west", "Ben"],
  ["north", "Cem"],
  ["east", "Dora"],
];

/** Ana's table with a fitted board and a chair on every side; everybody of the seating sits. Ana is the first. */
export function sitTogether(world: World, seating: Seating): readonly Player[] {
  const ana = joinWithMaterials(world, "Ana");
  craftAll(ana);
  placeFurniture(ana);
  for (const side of ["north", "east", "west"] as const) {
    ana.craft(CHAIR_NAME);
    ana.place(CHAIR_NAME, ...CHAIRS[side]);
  }
  fitBoard(ana);
  return seating.map(([side, name]) => {
    const [x, z] = STANDING[side];
    const player = name === "Ana" ? ana : world.join(name, { location: { x, y: 64, z } });
    player.emptyHand();
    sitDownOn(player, side);
    return player;
  });
}

export function sitDownOn(player: Player, side: Side): void {
  player.use(...CHAIRS[side]);
}
