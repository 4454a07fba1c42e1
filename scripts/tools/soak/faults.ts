// Faults: what happens to a table, its players and its world by nobody's wish to play.
import { SEAT_ENTITY } from "../../minecraft/ids.ts";
import type { World } from "../host/world.ts";
import { TABLE } from "../play/set-up.ts";
import { heldOnTheGround } from "./boards.ts";
import type { Chance } from "./chance.ts";
import { FOREIGN_REMOVE } from "./ground.ts";
import { fittedIn, recordsIn } from "./records.ts";
import {
  absent,
  type Deed,
  type Moment,
  momentOf,
  type Plan,
  plan,
  present,
  reopen,
  type Scene,
} from "./scene.ts";
import { neededIn } from "./typing.ts";

/** Corners of the chunks in which table and chairs stand. */
export const CHUNKS = [
  [0, 0],
  [-16, 0],
  [0, -16],
  [-16, -16],
] as const;
const FAR = 40.5;

const BLOCKS = [
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
function someSpot(chance: Chance): Spot {
  return chance.oneOf([AT_TABLE, AT_TABLE, chance.oneOf(CHAIRS), chance.oneOf(CHAIRS), BESIDE]);
}

function fault(name: string, weight: number, act: (scene: Scene) => void | Promise<void>): Deed {
  return { name, weight, plan: (scene) => plan(name, () => act(scene)) };
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
  return fault(name, weight, (scene) => {
    const held = heldOnTheGround(scene.world);
    scene.lost = new Map([...scene.lost, ...held.map((id) => [id, name] as const)]);
    if (scene.boards !== null) scene.boards.gone += held.length;
    act(scene.world);
  });
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

/** Those that may come in one tick with whatever else is done. */
export const IN_A_TICK: readonly Deed[] = [
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

/** Those that need time of their own. */
export const ALONE: readonly Deed[] = [
  {
    name: "time passing",
    weight: 20,
    plan({ chance, world }) {
      const ticks = chance.oneOf([40, 200, 600, 1300]);
      return plan(`${ticks} ticks pass`, () => world.tick(ticks));
    },
  },
  {
    name: "staying away",
    weight: 12,
    plan(scene, anybody) {
      const { chance, world } = scene;
      const match = fittedIn(recordsIn(world))[0]?.record.match;
      const [player = anybody] = match ? neededIn(scene, match) : [];
      const [walks, ticks] = [chance.percent(50), chance.oneOf([700, 700, 1300])];
      return plan(`${player.name} ${walks ? "walks off" : "leaves"}, and ${ticks} ticks pass`, () => {
        player.dismount();
        if (walks) player.move(FAR, TABLE.y, FAR);
        else player.leave();
        world.tick(ticks);
      });
    },
  },
  fault("a moment to go back to", 25, (scene) => {
    scene.earlier.push(momentOf(scene));
    if (scene.earlier.length > 4) scene.earlier.shift();
  }),
  fault("a restart", 10, async (scene) => {
    scene.world.shutdown();
    await reopen(scene, momentOf(scene));
  }),
  {
    name: "a rollback",
    weight: 8,
    plan(scene) {
      const { earlier, chance } = scene;
      if (earlier.length === 0) return null;
      const moment = chance.oneOf(earlier);
      const words = `a crash, and a rollback to moment ${earlier.indexOf(moment) + 1} of ${earlier.length}`;
      return plan(words, () => reopen(scene, moment));
    },
  },
  {
    name: "a rollback of stores to different ages",
    weight: 5,
    plan(scene) {
      const { earlier, chance, lost } = scene;
      if (earlier.length === 0) return null;
      const moments = [...earlier, momentOf(scene)];
      const one = (): Moment => chance.oneOf(moments);
      const stores = { properties: one(), players: one(), chunks: one() };
      const mixed: Moment = {
        save: {
          properties: stores.properties.save.properties,
          players: stores.players.save.players,
          chunks: stores.chunks.save.chunks,
          sessions: Math.max(...moments.map(({ save }) => save.sessions)),
        },
        lost: new Map([...lost, ["*", "stores of different ages"]]),
      };
      const ages = Object.entries(stores).map(
        ([store, moment]) => `${store} to ${moments.indexOf(moment) + 1}`,
      );
      return plan(`a crash, and a rollback of ${ages.join(", ")} of ${moments.length}`, () =>
        reopen(scene, mixed),
      );
    },
  },
  {
    name: "unloading",
    weight: 8,
    plan(scene) {
      const { world, chance } = scene;
      const chunks = CHUNKS.filter(() => chance.percent(60));
      const [edit, spot, block] = [chance.percent(30), someSpot(chance), chance.oneOf(BLOCKS)];
      const edited = edit ? `; ${spot.join(" ")} becomes ${block} meanwhile` : "";
      return plan(`everybody walks away and the chunks ${chunks.join(" / ")} unload${edited}`, () => {
        for (const player of present(scene)) {
          player.dismount();
          player.move(FAR, TABLE.y, FAR);
        }
        for (const { name } of world.players.values()) if (scene.dead.has(name)) world.player(name).leave();
        for (const [x, z] of chunks) world.unloadChunk(x, z);
        world.tick(chance.oneOf([2, 40, 300]));
        if (edit) world.overwrite(...spot, block);
        for (const [x, z] of chunks) world.loadChunk(x, z);
      });
    },
  },
];
