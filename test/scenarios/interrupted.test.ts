// Worlds that stop, forget or remember too much: what was accepted is there, and nothing is left over.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { fitBoard, openBoard, sitDown } from "../../scripts/tools/play/set-up.ts";
import { inGame, inSavedGame, inWorld, savedGame, withFurniture } from "../support/worlds.ts";

const SEAT = "tabletop_yahtzee:seat";

function playAlone(player: Player): void {
  player.press("Play alone");
}

test.each([
  { after: "fitting", steps: [fitBoard] },
  { after: "sitting down", steps: [fitBoard, sitDown] },
  { after: "starting", steps: [fitBoard, sitDown, openBoard, playAlone] },
])("a world that stops after $after can be played on", async ({ steps }) => {
  await inWorld(async (world) => {
    const ana = withFurniture(world);
    for (const step of steps) step(ana);
    await inSavedGame(world.save(), (_, back) => {
      if (back.form?.buttons.includes("Take a chair")) back.press("Take a chair");
      if (back.form?.buttons.includes("Play alone")) playAlone(back);
      back.press("Roll dice");
      expect(back.screen).toContain("Roll 1 of 3");
    });
  });
});

test("a world that forgets what was written accepts no command", async () => {
  const shipped = readFileSync("dist/behavior_pack/scripts/main.js", "utf8");
  const forgetful = `${shipped}
import { system as later, world as forgetful } from "@minecraft/server";
later.run(() => { Object.getPrototypeOf(forgetful).setDynamicProperty = () => undefined; });`;
  await inSavedGame(
    await savedGame(),
    (world, ana) => {
      ana.press("Roll dice");
      expect(ana.chat.at(-1)).toBe("The world could not save this, so it did not happen: try again.");
      expect(ana.screen).toContain("Round 1 of 13. Roll the dice.");
      expect(world.log.join()).toContain("the world does not hold what was written");
    },
    { bundle: forgetful },
  );
});

describe("a seat entity that a save has kept", () => {
  test("is gone after the world was loaded, since nobody rides it", async () => {
    await inGame(async (world) => {
      const [seat] = world.entities(SEAT);
      if (seat === undefined) throw new Error("Ana has no seat.");
      const { riders, ...saved } = seat;
      expect(riders).toEqual(["Ana"]);
      const save = world.save();
      const chunks = Object.fromEntries(
        Object.entries(save.chunks).map(([key, chunk]) => [key, { ...chunk, entities: [saved] }]),
      );
      await inSavedGame({ ...save, chunks }, (again) => {
        expect(again.entities(SEAT)).toEqual([]);
      });
    });
  });
});
