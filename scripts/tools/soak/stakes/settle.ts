// The end of a run with stakes: everybody is there and has room, nobody plays any more, and whatever lies in a pot comes
// to whom the rules name.
import { POT_ENTITY } from "../../../minecraft/ids.ts";
import { FLOOR, OVERWORLD } from "../../host/core/model.ts";
import type { World } from "../../host/world.ts";
import { TABLE } from "../../play/set-up.ts";
import { OPERATOR } from "../ground.ts";
import type { Scene } from "../scene.ts";
import { lostFrom } from "./oracle.ts";
import { goAside, makeRoom } from "./room.ts";
import { unsettled } from "./see.ts";
import type { Watch } from "./watch.ts";

/** Longer than a pot may take to be handed over, one after the other. */
const WAIT_TICKS = 320;
const ROUNDS = 8;
const FAR = 40.5;
/** Whoever stays near a table has it looked at again after a minute, and what comes late may take some seconds. */
const FOUND_TICKS = 1500;
/** As many slots as a pot may hold. */
const ROOM = 24;

/** Pots that were removed, and nobody was told. */
function untold({ oracle }: Watch): readonly string[] {
  const pots = new Set(lostFrom(oracle).map(({ pot }) => pot));
  return [...pots].flatMap((pot) =>
    oracle.told.has(pot) ? [] : `nobody is told that the pot ${pot} was removed`,
  );
}

/** Whoever comes by finds out. */
function comeBy({ world }: Scene): void {
  const operator = world.player(OPERATOR);
  operator.move(TABLE.x + 2, TABLE.y, TABLE.z + 2, OVERWORLD);
  world.tick(FOUND_TICKS);
  goAside(operator);
}

/** What stands on a table is in the way of who wants to use it; a pot that is none's copy comes back by itself. */
export function clearTables(world: World): void {
  world.kill("minecraft:minecart");
  world.teleportEntities(POT_ENTITY, FAR, FLOOR + 1, FAR);
}

/** What is wrong in the end, in words, or `null`. */
export function settle(scene: Scene): string | null {
  const { world, watch, names } = scene;
  if (watch === null) return null;
  for (const name of new Set([...names, OPERATOR])) if (!world.players.has(name)) world.join(name);
  for (const player of world.players.values()) {
    if (player.form?.hasCloseButton) player.close();
    player.closeChat();
    player.type("/yahtzee:stand");
    goAside(player);
    makeRoom(player, ROOM);
  }
  world.tick(120);
  if (untold(watch).length > 0) comeBy(scene);
  let problems: readonly string[] = untold(watch);
  if (problems.length > 0) return problems[0] ?? null;
  for (let round = 0; round < ROUNDS; round++) {
    problems = unsettled(watch.oracle);
    if (problems.length === 0 || watch.problems.length > 0) break;
    for (const player of world.players.values()) player.type("/yahtzee:stakes collect");
    world.tick(WAIT_TICKS);
  }
  return watch.problems[0] ?? problems[0] ?? null;
}
