// Where every run of a soak begins: a world with a fitted table and four chairs, made once a process and opened again
// for each run, with the shipped bundle and a few lines beside it that stand for other add-ons and for chance.
import { readFileSync } from "node:fs";
import { SEAT_ENTITY } from "../../minecraft/ids.ts";
import type { WorldSave } from "../host/core/world-save.ts";
import { readPackFiles } from "../host/packs.ts";
import { readLang } from "../host/text.ts";
import { openWorld, type World, type WorldOptions } from "../host/world.ts";
import { FOUR, sitTogether } from "../play/seating.ts";

export type Driver = NonNullable<WorldOptions["driver"]>;

export interface Ground {
  readonly save: WorldSave;
  /** Read once: a run opens several worlds. */
  readonly files: Pick<WorldOptions, "bundle" | "core" | "packs" | "texts">;
}

/** Those who can play, in the order of their chairs; then one who only looks on, and an operator. */
export const PLAYERS: readonly string[] = FOUR.map(([, name]) => name);
export const STRANGER = "Eve";
export const OPERATOR = "Op";

/** The world's own property that the machine's chance follows from; the ground is made without. */
export const CHANCE_PROPERTY = "soak:chance";
/** What the console types to have another add-on remove entities of a kind. */
export const FOREIGN_REMOVE: Readonly<Record<string, string>> = {
  [SEAT_ENTITY]: "/yahtzee:soak_remove_seats",
  "minecraft:item": "/yahtzee:soak_remove_items",
};

/** Commands of one add-on share a namespace, and the host runs a single bundle: so these are called as ours are. */
const BESIDE = `
import { system as soakSystem, world as soakWorld } from "@minecraft/server";
{
  let state;
  Math.random = () => {
    state ??= Number(soakWorld.getDynamicProperty("${CHANCE_PROPERTY}"));
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  Date.now = () => 1800000000000 + soakSystem.currentTick * 50;
  soakSystem.beforeEvents.startup.subscribe(({ customCommandRegistry }) => {
    for (const [type, line] of Object.entries(${JSON.stringify(FOREIGN_REMOVE)})) {
      const command = { name: line.slice(1), description: "As another add-on", permissionLevel: 4, cheatsRequired: false };
      customCommandRegistry.registerCommand(command, () => {
        const dimensions = ["overworld", "nether", "the_end"].map((id) => soakWorld.getDimension(id));
        const entities = dimensions.flatMap((dimension) => dimension.getEntities({ type }));
        soakSystem.run(() => entities.filter(({ isValid }) => isValid).forEach((entity) => entity.remove()));
        return { status: 0 };
      });
    }
  });
}
`;

/** @param shipped the text of the add-on's bundle; as it was built, if none is given. @param beside more lines. */
export async function makeGround(
  shipped = readFileSync("dist/behavior_pack/scripts/main.js", "utf8"),
  beside = "",
): Promise<Ground> {
  const files = {
    bundle: shipped + BESIDE + beside,
    core: readFileSync("dist/host/core.js", "utf8"),
    packs: readPackFiles("dist/behavior_pack"),
    texts: readLang(readFileSync("dist/resource_pack/texts/en_US.lang", "utf8")),
  };
  const world = await openWorld({ ...files, driver: "nodevm" });
  for (const player of sitTogether(world, FOUR)) {
    player.dismount();
    player.leave();
  }
  world.join(STRANGER, { location: { x: 4.5, y: 64, z: 4.5 } }).leave();
  world.join(OPERATOR, { location: { x: -3.5, y: 64, z: -3.5 }, permission: 2 }).leave();
  world.expectNoErrors();
  const save = world.save();
  world.session.dispose();
  return { save, files };
}

/** @param chance what the machine's own chance begins with: every session has another. */
export function openOn({ files }: Ground, save: WorldSave, driver: Driver, chance: number): Promise<World> {
  const others = save.properties.filter(([key]) => key !== CHANCE_PROPERTY);
  return openWorld({
    ...files,
    ...{ driver, reuse: true },
    save: { ...save, properties: [...others, [CHANCE_PROPERTY, chance]] },
  });
}
