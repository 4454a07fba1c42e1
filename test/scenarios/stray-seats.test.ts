// Seats that come and go by other hands: summoned in a chair or a table, or killed with all entities.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { CHAIR, fitBoard, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { lobby, started } from "../support/matches.ts";
import { BOTH_SCREENS, inWorld, matchIn, quieten, ridersIn, withFurniture } from "../support/worlds.ts";

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
      expect(ana.chat).toEqual(["Use the table to open the board. Sneak or jump to stand up."]);
    });
  });

  test("in a table hands the click on to the table", async () => {
    await withSeat([0.5, 64.95, 0.5], (_, ana) => {
      ana.use(TABLE.x, TABLE.y, TABLE.z);
      expect(ana.form).toBeDefined();
    });
  });

  test("is swept, since nobody has it (C5)", async () => {
    await withSeat([0.5, 64.95, 1.5], (world, ana) => {
      ana.use(CHAIR.x, CHAIR.y, CHAIR.z, "East");
      world.tick(20);
      ana.dismount();
      world.tick(20);
      expect(world.entities(SEAT)).toEqual([]);
    });
  });
});

describe("when an admin kills all entities (C17)", () => {
  test.each(BOTH_SCREENS)(
    "a match goes on untouched with who sat, on $screens screens",
    async ({ options }) => {
      await inMatch(
        4,
        (all) => started(...all),
        (world, { ana, ben }) => {
          openBoard(ana);
          ana.press("Roll dice");
          const before = matchIn(world.save());
          world.killAll();
          world.tick(20);
          expect(world.entities(SEAT)).toEqual([]);
          expect(matchIn(world.save())).toEqual(before);
          ana.press("Chance");
          expect(ana.chat).toContain("Ben's turn: round 1 of 13.");
          openBoard(ben);
          ben.press("Roll dice");
          expect(ben.screen).toContain("Roll 1 of 3");
          expect(ben.form?.buttons).not.toContain("Stand up");
        },
        options,
      );
    },
  );

  test("chairs are free: for their players while a match runs, for everybody while none does", async () => {
    for (const [make, riders] of [
      [started, [["Ana"]]],
      [lobby, [["Ana"], ["Cem"]]],
    ] as const) {
      await inMatch(
        3,
        (all) => make(...all),
        (world, { ana, cem }) => {
          world.killAll();
          world.tick(10);
          ana.use(0, 64, -1);
          quieten(cem);
          cem.use(1, 64, 0, "South");
          expect(ridersIn(world)).toEqual(riders);
          if (make === started) {
            expect(cem.chat).toEqual([
              "This seat is kept for a player of the running game: choose another one.",
            ]);
          }
        },
      );
    }
  });
});
