// The end of a run with stakes: everybody is there and has room, nobody plays any more, and whatever lies in a pot comes
// to whom the rules name.
import { POT_ENTITY } from "../../../minecraft/ids.ts";
import { FLOOR, OVERWORLD } from "../../host/core/model.ts";
import type { World } from "../../host/world.ts";
import { TABLE } from "../../play/set-up.ts";
import { OPERATOR } from "../ground.ts";
import type { Scene } from "../scene.ts";
import { untold } from "./oracle.ts";
import { goAside, makeRoom } from "./room.ts";
import { unsettled } from "./see.ts";

/** Who has just come is handed over nothing for five seconds, and a pot may take ten to be reached. */
const [LOOK_TICKS, LOOKS, ROUNDS] = [20, 16, 8];
const FAR = 40.5;
/** Whoever stays near a table has it looked at again after a minute, and what comes late may take some seconds. */
const FOUND_TICKS = 1500;
/** As many slots as a pot may hold. */
const ROOM = 24;

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
  if (untold(watch.oracle).length > 0) comeBy(scene);
  const [lost] = untold(watch.oracle);
  if (lost !== undefined) return `nobody is told that ${lost.mark} is gone from a pot`;
  for (let look = 0; look < LOOKS * ROUNDS && unsettled(watch.oracle).length > 0; look++) {
    if (look % LOOKS === 0)
      for (const player of world.players.values()) player.type("/yahtzee:stakes collect");
    world.tick(LOOK_TICKS);
  }
  return watch.problems[0] ?? unsettled(watch.oracle)[0] ?? null;
}
