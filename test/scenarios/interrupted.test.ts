// Worlds that stop, forget or remember too much: what was accepted is there, and nothing is left over.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { fitBoard, openBoard, sitDown } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { started } from "../support/matches.ts";
import { inGame, inSavedGame, inWorld, ridersIn, savedGame, withFurniture } from "../support/worlds.ts";

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

/** The save with the seats of these riders in it, each as often as told, as a crash could leave them. */
function withSeatsOf(world: World, copies: number): WorldSave {
  const seats = world
    .entities(SEAT)
    .flatMap(({ riders: _, ...saved }) =>
      Array.from({ length: copies }, (__, copy) => ({ ...saved, id: `${saved.id}${copy}` })),
    );
  const save = world.save();
  const isChunkOf = (key: string, { dimension, location: { x, z } }: (typeof seats)[number]): boolean =>
    key === `${dimension}|${Math.floor(x / 16)}|${Math.floor(z / 16)}`;
  const chunks = Object.entries(save.chunks).map(([key, chunk]) => {
    return [key, { ...chunk, entities: seats.filter((seat) => isChunkOf(key, seat)) }] as const;
  });
  return { ...save, chunks: Object.fromEntries(chunks) };
}

describe("seat entities that a crash has left in the save", () => {
  test("are gone after the world was loaded, since nobody rides them (C5)", async () => {
    await inGame(async (world) => {
      expect(ridersIn(world)).toEqual([["Ana"]]);
      const save = withSeatsOf(world, 1);
      expect(JSON.stringify(save.chunks)).toContain(SEAT);
      await inSavedGame(save, (again) => {
        expect(again.entities(SEAT)).toEqual([]);
      });
    });
  });

  test("are never more than chairs, and take no chair from who sits down again (C5)", async () => {
    await inMatch(
      4,
      (all) => started(...all),
      async (world) => {
        expect(ridersIn(world)).toEqual([["Ana"], ["Ben"], ["Cem"], ["Dea"]]);
        const save = withSeatsOf(world, 3);
        expect(JSON.stringify(save.chunks).split(SEAT)).toHaveLength(13);
        await inWorld(
          (again) => {
            expect(again.entities(SEAT)).toEqual([]);
            again.join("Ana").use(0, 64, -1);
            again.join("Ben").use(1, 64, 0);
            again.join("Cem").use(0, 64, 1);
            again.join("Dea").use(-1, 64, 0);
            again.tick(20);
            expect(ridersIn(again)).toEqual([["Ana"], ["Ben"], ["Cem"], ["Dea"]]);
          },
          { save },
        );
      },
    );
  });
});
