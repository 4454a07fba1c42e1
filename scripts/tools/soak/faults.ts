// Faults: what befalls a table and its players from one moment to the next; each may come in one tick with others.
import { SEAT_ENTITY } from "../../minecraft/ids.ts";
import type { Chance } from "../chance.ts";
import type { World } from "../host/world.ts";
import { TABLE } from "../play/set-up.ts";
import { heldOnTheGround } from "./boards.ts";
import { FOREIGN_REMOVE } from "./ground.ts";
import { absent, type Deed, type Plan, plan, type Scene } from "./scene.ts";

export const BLOCKS = [
  "minecraft:air",
  "minecraft:air",
  "minecraft:stone",
  "tabletop_yahtzee:oak_small_game_table",
  "tabletop_yahtzee:cherry_small_game_table",
  "tabletop_yahtzee:oak_game_chair",
];
type Spot = readonly [number, number, number];
const AT_TABLE: Spot = [TABLE.x, TABLE.y, TABLE.z];
const CHAIRS: readonly Spot[] = [[0, -1] as const, [1, 0] as const, [0, 1] as const, [-1, 0] as const].map(
  ([x, z]) => [TABLE.x + x, TABLE.y, TABLE.z + z],
);
const BESIDE: Spot = [TABLE.x + 5, TABLE.y, TABLE.z];

/** The table as often as a chair, and now and then a place where nothing is. */
export function someSpot(chance: Chance): Spot {
  return chance.oneOf([AT_TABLE, AT_TABLE, chance.oneOf(CHAIRS), chance.oneOf(CHAIRS), BESIDE]);
}

/** To a block at the table. */
function toBlock(name: string, weight: number, act: (world: World, spot: Spot, block: string) => void): Deed {
  return {
    name,
    weight,
    plan({ chance, world }) {
      const [spot, block] = [someSpot(chance), chance.oneOf(BLOCKS)];
      return plan(`${name}: ${spot.join(" ")} (${block})`, () => act(world, spot, block));
    },
  };
}

/** The boards that lie there now are lost by what follows, and rightly so. */
function losesBoardsOnTheGround(name: string, weight: number, act: (world: World) => void): Deed {
  return {
    name,
    weight,
    plan: (scene) =>
      plan(name, () => {
        const held = heldOnTheGround(scene.world);
        scene.lost = new Map([...scene.lost, ...held.map((id) => [id, name] as const)]);
        if (scene.boards !== null) scene.boards.gone += held.length;
        act(scene.world);
      }),
  };
}

/** Somebody is about again. */
export const COMING_BACK: readonly (Deed & { readonly plan: (scene: Scene) => Plan | null })[] = [
  {
    name: "joining",
    weight: 25,
    plan(scene) {
      const names = absent(scene);
      if (names.length === 0) return null;
      const name = scene.chance.oneOf(names);
      return plan(`${name} joins`, () => void scene.world.join(name));
    },
  },
  {
    name: "respawning",
    weight: 16,
    plan({ world, dead }) {
      const player = [...world.players.values()].find(({ name }) => dead.has(name));
      if (player === undefined) return null;
      return plan(`${player.name} respawns`, () => {
        dead.delete(player.name);
        player.respawn();
      });
    },
  },
];

/** Those of one person. */
const OF_PLAYERS: readonly Deed[] = [
  ...COMING_BACK,
  {
    name: "quitting",
    weight: 12,
    plan: (_, player) => plan(`${player.name} leaves the world`, () => player.leave()),
  },
  {
    name: "dying",
    weight: 8,
    plan: ({ dead }, player) =>
      plan(`${player.name} dies`, () => {
        dead.add(player.name);
        player.die();
      }),
  },
  {
    name: "/tp",
    weight: 6,
    plan({ chance }, player) {
      const dimension = chance.percent(70) ? "overworld" : "nether";
      const [x, z] = [chance.below(9) - 4.5, chance.below(9) - 4.5];
      return plan(`/tp ${player.name} to ${x} ${z} in ${dimension}`, () =>
        player.teleport(x, TABLE.y, z, dimension),
      );
    },
  },
];

export const FAULTS: readonly Deed[] = [
  ...OF_PLAYERS,
  toBlock("/setblock", 12, (world, spot, block) => world.setBlock(...spot, block)),
  toBlock("overwriting", 9, (world, spot, block) => world.overwrite(...spot, block)),
  toBlock("a piston", 4, (world, spot) => void world.push(...spot)),
  toBlock("fire", 2, (world, spot) => void world.burn(...spot)),
  toBlock("an explosion", 4, (world, spot) => world.explode(...spot, 2)),
  {
    name: "/clone",
    weight: 4,
    plan({ chance, world }) {
      const [from, to] = [someSpot(chance), someSpot(chance)];
      const [[x, y, z], [tx, ty, tz]] = [from, to];
      return plan(`/clone ${from.join(" ")} to ${to.join(" ")}`, () =>
        world.clone({ x, y, z }, { x: tx, y: ty, z: tz }),
      );
    },
  },
  losesBoardsOnTheGround("/kill of all entities", 6, (world) => world.killAll()),
  ...Object.entries(FOREIGN_REMOVE).map(([type, line]) =>
    losesBoardsOnTheGround(
      `another add-on removes each ${type}`,
      type === SEAT_ENTITY ? 8 : 2,
      (world) => void world.command(line),
    ),
  ),
];
