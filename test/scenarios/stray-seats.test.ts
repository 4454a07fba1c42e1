// Seats that somebody summoned by hand: in a chair, in a table, in the air.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { CHAIR, fitBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { inWorld, withFurniture } from "../support/worlds.ts";

const SEAT = "tabletop_yahtzee:seat";
const TICK = 200;

/** The shipped bundle, and a line that does what `/summon` does: the host has no such request. */
function withSummonedSeat(x: number, y: number, z: number): string {
  const shipped = readFileSync("dist/behavior_pack/scripts/main.js", "utf8");
  return `${shipped}
import { world as summonWorld, system as summonSystem } from "@minecraft/server";
summonSystem.runTimeout(() => summonWorld.getDimension("overworld").spawnEntity("${SEAT}", { x: ${x}, y: ${y}, z: ${z} }), ${TICK});`;
}

async function withSeat(
  at: readonly [number, number, number],
  scenario: (world: World, ana: Player) => void,
): Promise<void> {
  await inWorld(
    (world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      world.tick(TICK);
      expect(world.entities(SEAT)).toHaveLength(1);
      ana.chat.length = 0;
      scenario(world, ana);
    },
    { bundle: withSummonedSeat(...at) },
  );
}

describe("a seat summoned by hand", () => {
  test("in a chair: clicked by a player who leaves in the same tick is no error", async () => {
    await withSeat([0.5, 64.95, 1.5], (world, ana) => {
      world.pace = 0;
      ana.use(CHAIR.x, CHAIR.y, CHAIR.z);
      ana.leave();
      world.tick(5);
    });
  });

  test("in a chair hands the click on to the chair", async () => {
    await withSeat([0.5, 64.95, 1.5], (_, ana) => {
      ana.use(CHAIR.x, CHAIR.y, CHAIR.z);
      expect(ana.chat).toEqual(["Use the table to open the board. Sneak to stand up, or jump."]);
    });
  });

  test("in a table hands the click on to the table", async () => {
    await withSeat([0.5, 64.95, 0.5], (_, ana) => {
      ana.use(TABLE.x, TABLE.y, TABLE.z);
      expect(ana.form).toBeDefined();
    });
  });

  test("is swept, since nobody has it", async () => {
    await withSeat([0.5, 64.95, 1.5], (world, ana) => {
      ana.use(CHAIR.x, CHAIR.y, CHAIR.z, "East");
      world.tick(20);
      ana.dismount();
      world.tick(20);
      expect(world.entities(SEAT)).toEqual([]);
    });
  });
});
