// What would give a throw away before its dice lie, or go on about it where nobody is concerned any more.
import { expect, test } from "vitest";
import { newGame } from "../../scripts/engine/game.ts";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import { facesOf } from "../../scripts/match/throws.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { rollingOff, started } from "../support/matches.ts";
import { fitElsewhere } from "../support/operators.ts";
import { seedWhere, withSeed } from "../support/together.ts";
import { inWorld, joinBeside, NOTHING_CHOSEN, ridersIn } from "../support/worlds.ts";

const dice = (world: World) => world.entities("tabletop_yahtzee:dice");

function paceOf(world: World, { id }: Player): unknown {
  return dice(world)[0]?.synced.overrides[id]?.["tabletop_yahtzee:pace"];
}

function sheets(world: World): readonly unknown[] {
  return world
    .send("lookAtTexts")
    .flatMap(({ texts }) => (texts as readonly { readonly text: string }[]).map(({ text }) => text));
}

function simple(player: Player): void {
  player.type("/yahtzee:screens classic");
  player.chat.length = 0;
}

test("tables side by side keep their dice", async () => {
  await inMatch(
    1,
    (all) => started(...all),
    (world) => {
      const eve = joinBeside(world, "Eve");
      fitElsewhere(world, eve, -1, 0);
      world.setBlock(-2, 64, 0, "tabletop_yahtzee:oak_game_chair", {
        "minecraft:cardinal_direction": "east",
      });
      eve.move(-3.5, 64, 0.5);
      eve.use(-2, 64, 0);
      eve.use(-1, 64, 0);
      eve.press("Play alone");
      world.tick(60);
      const made = dice(world).map(({ id }) => id);
      expect(made).toHaveLength(2);
      world.tick(200);
      expect(dice(world).map(({ id }) => id)).toEqual(made);
    },
    NOTHING_CHOSEN,
  );
});

test("the floating sheet has a sum of the roll-off when the dice lie for everybody", async () => {
  await inMatch(
    2,
    (all) => rollingOff(...all),
    (world, { ana }) => {
      world.tick(60);
      world.pace = 1;
      ana.type("/yahtzee:roll");
      world.tick(18);
      expect(sheets(world)).toEqual(["> Ana –\n> Ben –"]);
      world.tick(4);
      expect(sheets(world)).toEqual([expect.stringMatching(/^Ana \d+\n> Ben –$/)]);
    },
    NOTHING_CHOSEN,
  );
});

test("a simple screen that waits for one throw waits for the next one as well", async () => {
  await inMatch(
    3,
    (all) => rollingOff(...all),
    (world, { ana, ben }) => {
      simple(ana);
      world.tick(20);
      openBoard(ana);
      world.tick(20);
      world.pace = 1;
      ana.press("Roll for the start");
      world.tick(2);
      ben.type("/yahtzee:roll");
      world.tick(2);
      expect(ana.form).toBeUndefined();
      world.tick(20);
      expect(ana.screen).toContain("Cem");
    },
    NOTHING_CHOSEN,
  );
});

test("to leaf through a simple screen ends the tumbling", async () => {
  await inMatch(
    2,
    (all) => started(...all),
    (world, { ana, ben }) => {
      simple(ben);
      openBoard(ben);
      world.tick(20);
      world.pace = 1;
      ana.type("/yahtzee:roll");
      ben.press("More");
      expect(ben.chat).toEqual([expect.stringMatching(/^Ana rolls/)]);
      expect(paceOf(world, ben)).toBe(0);
    },
    NOTHING_CHOSEN,
  );
});

test.each([
  ["the sheet", "/yahtzee:card", /^Dice: /m],
  ["a hint", "/yahtzee:hint", /^Best: /m],
  ["the question about a zero", "/yahtzee:score yahtzee", /Type it again/],
])("what is typed lets the dice lie for who reads of them: %s", async (_, line, told) => {
  await inMatch(
    2,
    (all) => started(...all),
    (world, { ana, ben }) => {
      world.pace = 1;
      ana.type("/yahtzee:roll");
      expect(paceOf(world, ana)).not.toBe(0);
      world.pace = 2;
      ana.type(line);
      expect(ana.chat.some((words) => told.test(words))).toBe(true);
      expect(ana.chat.some((words) => words.startsWith("Ana rolls"))).toBe(true);
      expect(paceOf(world, ana)).toBe(0);
      expect(paceOf(world, ben)).not.toBe(0);
      expect(ben.chat).toEqual([]);
    },
    NOTHING_CHOSEN,
  );
});

test("a jump between two simple screens gets nobody up", async () => {
  await inMatch(
    2,
    (all) => started(...all),
    (world, { ana }) => {
      simple(ana);
      openBoard(ana);
      world.tick(20);
      world.pace = 1;
      ana.press("Roll dice");
      world.tick(2);
      expect(ana.form).toBeUndefined();
      ana.jump();
      world.tick(30);
      expect(ridersIn(world).flat()).toContain("Ana");
    },
    NOTHING_CHOSEN,
  );
});

test("what happens next lets the dice lie, and is told after the throw", async () => {
  await inMatch(
    3,
    (all) => started(...all),
    (world, { ana, ben, cem }) => {
      world.tick(60);
      world.pace = 1;
      ana.type("/yahtzee:roll");
      ben.dismount();
      expect(cem.chat).toEqual([]);
      for (const line of ["/yahtzee:resign", "/yahtzee:resign"]) ben.type(line);
      world.tick(1);
      expect(cem.chat).toEqual([
        expect.stringMatching(/^Ana rolls/),
        "Ben gets up; the seat is kept.",
        "Ben resigns.",
      ]);
      expect(paceOf(world, cem)).toBe(0);
    },
    NOTHING_CHOSEN,
  );
});

test("sounds do not follow a player into another dimension", async () => {
  await inMatch(
    1,
    (all) => started(...all),
    (world, { ana }) => {
      const eve = joinBeside(world, "Eve");
      world.tick(60);
      eve.sounds.length = 0;
      world.pace = 1;
      ana.type("/yahtzee:roll");
      eve.move(2.5, 64, 2.5, "nether");
      world.tick(40);
      expect(eve.sounds).toEqual(["tabletop_yahtzee.cup", "tabletop_yahtzee.roll"]);
    },
    NOTHING_CHOSEN,
  );
});

test("a throw that wins a game outright is seen for a while", async () => {
  // The two before are those for the start.
  const seed = seedWhere((tried) => new Set(facesOf(tried, 2, 5)).size === 1);
  const rules = chooseRules("generala");
  const save = await inMatch(
    2,
    (all) => ({ ...started(...all), rules, game: newGame(rules, 2) }),
    (world) => world.save(),
    NOTHING_CHOSEN,
  );
  await inWorld(
    (world) => {
      const [ana, ben] = [world.join("Ana"), world.join("Ben")];
      for (const player of [ana, ben]) player.type("/yahtzee:sit");
      world.tick(60);
      for (const player of [ana, ben]) player.chat.length = 0;
      world.pace = 1;
      ana.type("/yahtzee:roll");
      expect(ben.chat).toEqual([]);
      world.tick(40);
      expect(ben.chat[0]).toMatch(/^Ana rolls/);
      expect(dice(world)).toHaveLength(1);
      world.tick(60);
      expect(dice(world)).toEqual([]);
    },
    { ...NOTHING_CHOSEN, save: withSeed(save, seed) },
  );
});
