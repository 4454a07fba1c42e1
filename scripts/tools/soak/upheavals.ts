// Upheavals: what takes time, or the whole world, and so comes alone: waiting, restarts, crashes, unloaded chunks.
import { TABLE } from "../play/set-up.ts";
import { BLOCKS, someSpot } from "./faults.ts";
import { fittedIn, recordsIn } from "./records.ts";
import { type Deed, type Moment, momentOf, plan, present, reopen, type Scene } from "./scene.ts";
import { ofAges } from "./stakes/moments.ts";
import { neededIn } from "./typing.ts";

/** Corners of the chunks in which table and chairs stand. */
export const CHUNKS = [
  [0, 0],
  [-16, 0],
  [0, -16],
  [-16, -16],
] as const;
/** In no chunk of those. */
const FAR = 40.5;

function upheaval(name: string, weight: number, act: (scene: Scene) => void | Promise<void>): Deed {
  return { name, weight, plan: (scene) => plan(name, () => act(scene)) };
}

/** Stakes are for such crashes where they are wanted; whose copy of a pot is whose nobody can tell after one. */
export function mayCut({ watch, earlier }: Scene): boolean {
  if (watch === null) return true;
  const all = [watch.oracle, ...earlier.flatMap(({ known }) => known ?? [])];
  return watch.beyond && all.every(({ copies }) => copies.size === 0);
}

/** Stores that reached the disk at moments of their own. */
export function mixed(
  { chance, lost }: Scene,
  moments: readonly Moment[],
): { readonly words: string; readonly moment: Moment } {
  const one = (): Moment => chance.oneOf(moments);
  const stores = { properties: one(), players: one(), chunks: one() };
  const ages = Object.entries(stores).map(([store, moment]) => `${store} to ${moments.indexOf(moment) + 1}`);
  const save = {
    properties: stores.properties.save.properties,
    players: stores.players.save.players,
    chunks: stores.chunks.save.chunks,
    sessions: Math.max(...moments.map((moment) => moment.save.sessions)),
  };
  return {
    words: `a crash, and a rollback of ${ages.join(", ")} of ${moments.length}`,
    moment: { save, lost: new Map([...lost, ["*", "stores of different ages"]]), ...ofAges(stores) },
  };
}

export const UPHEAVALS: readonly Deed[] = [
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
  upheaval("a moment to go back to", 25, (scene) => {
    scene.earlier.push(momentOf(scene));
    if (scene.earlier.length > 4) scene.earlier.shift();
  }),
  upheaval("a restart", 10, async (scene) => {
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
      if (scene.earlier.length === 0 || !mayCut(scene)) return null;
      const { words, moment } = mixed(scene, [...scene.earlier, momentOf(scene)]);
      return plan(words, () => reopen(scene, moment));
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
