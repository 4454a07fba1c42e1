// What can happen to the pot itself: a game whose containers do not work, death, other add-ons, minecarts, teleports. What
// is gone is said, what is there goes to whose it is, and nothing is made up.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { POT_ENTITY } from "../../scripts/minecraft/ids.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { readPackFiles } from "../../scripts/tools/host/packs.ts";
import type { World, WorldOptions } from "../../scripts/tools/host/world.ts";
import { rolledOnce } from "../support/in-match.ts";
import { told } from "../support/operators.ts";
import {
  ANAS,
  ANAS_AND_BENS,
  BENS,
  has,
  inPots,
  inStaked,
  lastEntry,
  lay,
  layAll,
  potsIn,
  SETTLED,
  stakes,
  withStakesOn,
} from "../support/stakes.ts";
import { typeOut } from "../support/together.ts";
import { joinBeside, matchIn, quieten } from "../support/worlds.ts";

/** Whoever stays where they are has the tables around looked at once in this time, and a pot waited for. */
const LOOKED = 1200 + 240;
const HOME = { dimension: "minecraft:overworld", location: { x: 0.5, y: 64.25, z: 0.5 } };
const GONE =
  "Not all that was at stake is in the pot: each stake that is there goes back, and the match goes on without.";

/** The shipped bundle, and beside it another add-on that does this to every pot when somebody types `/yahtzee:meddle`. */
function meddling(act: string): WorldOptions {
  const shipped = readFileSync("dist/behavior_pack/scripts/main.js", "utf8");
  return {
    bundle: `${shipped}
import { system as other, world as others } from "@minecraft/server";
other.beforeEvents.startup.subscribe(({ customCommandRegistry }) => {
  const meddle = () => {
    for (const pot of others.getDimension("overworld").getEntities({ type: "${POT_ENTITY}" })) {
      const { container } = pot.getComponent("minecraft:inventory");
      ${act}
    }
  };
  customCommandRegistry.registerCommand(
    { name: "yahtzee:meddle", description: "", permissionLevel: 0, cheatsRequired: false },
    () => (other.run(meddle), { status: 0 }),
  );
});`,
  };
}

describe("in a game whose containers do not work", () => {
  const SMALL = readPackFiles("dist/behavior_pack");
  const entities = SMALL.entities.map((file) =>
    JSON.parse(JSON.stringify(file).replace('"inventory_size":27', '"inventory_size":5')),
  );
  const forgetful = `${readFileSync("dist/behavior_pack/scripts/main.js", "utf8")}
import { Container } from "@minecraft/server";
Container.prototype.setItem = () => undefined;`;

  test.each([
    ["of another size", { packs: { ...SMALL, entities } }],
    ["that keep nothing", { bundle: forgetful }],
  ] as const)(
    "%s, stakes are off with one sentence, nothing is lost, and the game goes on",
    async (_, options) => {
      await withStakesOn(
        2,
        (world, { ana, ben }) => {
          lay(ana, "Ana's diamonds");
          expect(ana.chat).toEqual([
            "Item stakes do not work in this world, so they are off: play for nothing.",
          ]);
          expect(world.takeErrors()).toEqual([
            expect.stringMatching(/making a pot: .*a pot has (27|5) slots/),
          ]);
          expect([has(ana), potsIn(world)]).toEqual([ANAS, []]);
          quieten(ben);
          lay(ben, "Ben's emeralds");
          expect(ben.chat).toEqual(["Item stakes are off in this world: play for nothing."]);
          for (const player of [ana, ben]) player.type("/yahtzee:ready");
          expect(matchIn(world.save())).toMatchObject({ stakes: null, rollOff: [[], []] });
        },
        options,
      );
    },
  );
});

/** The match goes on as it was, without stakes, and operators find on their list what is gone. */
function expectAllGone(world: World, ana: Player, ben: Player): void {
  const lost = "Gone from the pot: 10 × Diamond of Ana, Diamond Sword of Ana, 5 × Emerald of Ben.";
  for (const { chat } of [ana, ben]) {
    expect(chat.filter((line) => line.startsWith("Gone"))).toEqual([lost]);
    expect(chat.filter((line) => line === GONE)).toEqual([GONE]);
  }
  expect(world.log.filter((line) => line.includes("not in the pot"))).toHaveLength(3);
  expect(told(joinBeside(world, "Op", 2), "admin pots")).toEqual([
    "Pots: 1\n0 64 0 overworld: 10 × Diamond of Ana, gone; Diamond Sword of Ana, gone; 5 × Emerald of Ben, gone",
  ]);
  const match = matchIn(world.save());
  expect([match.stakes, match.game?.turn?.rollsUsed]).toEqual([null, 1]);
  for (const player of [ana, ben]) typeOut(player, "/yahtzee:resign");
  world.tick(100);
  expect([has(ana), has(ben), inPots(world)]).toEqual([[], [], []]);
}

describe("a pot that is gone with all that lay in it", () => {
  test("since a dying one answers nothing, is told of, and nothing is made up", async () => {
    await inStaked(
      2,
      rolledOnce,
      (world, { ana, ben }) => {
        world.kill(POT_ENTITY);
        world.tick(LOOKED);
        expectAllGone(world, ana, ben);
      },
      { driver: "quickjs", switches: { dyingAnswers: false } },
    );
  });

  test("since another add-on has removed it, is told of, and nothing is made up", async () => {
    await inStaked(
      2,
      rolledOnce,
      (world, { ana, ben }) => {
        ana.type("/yahtzee:meddle");
        world.tick(LOOKED);
        expectAllGone(world, ana, ben);
      },
      meddling("pot.remove();"),
    );
  });

  test("before a game leaves stakes on and empty, and another one is made for what is laid in then", async () => {
    await withStakesOn(
      2,
      (world, { ana, ben }) => {
        layAll(world);
        quieten(ben);
        ben.type("/yahtzee:meddle");
        world.tick(LOOKED);
        expect(ben.chat.filter((line) => line.startsWith("Gone"))).toHaveLength(1);
        expect(matchIn(world.save()).stakes).toMatchObject({ list: null, agreed: [] });
        ben.give("minecraft:emerald", 2, { data: "Ben's last" });
        lay(ben, "Ben's last");
        expect([inPots(world), has(ana)]).toEqual([["2 Ben's last"], []]);
      },
      meddling("pot.remove();"),
    );
  });

  test("in part before a game takes it off the list to which all had agreed", async () => {
    await withStakesOn(
      2,
      (world, { ana, ben }) => {
        layAll(world);
        for (const player of [ana, ben]) quieten(player);
        ben.type("/yahtzee:meddle");
        world.tick(LOOKED);
        expect(ana.chat).toEqual(["Gone from the pot: 10 × Diamond of Ana."]);
        expect(told(ben, "stakes")[0]).toContain(
          "Ana: Diamond Sword\nBen: 5 × Emerald\nWaiting for Ana and Ben",
        );
        stakes("back 1", ana);
        world.tick(20);
        expect([has(ana), inPots(world)]).toEqual([["1 Ana's sword"], BENS]);
      },
      meddling("container.setItem(0, undefined);"),
    );
  });

  test("while the winner is away is found when it is to be paid out, and nothing is made up", async () => {
    await inStaked(
      2,
      rolledOnce,
      (world, { ana, ben }) => {
        ana.leave();
        typeOut(ben, "/yahtzee:resign");
        const back = world.join("Ana");
        typeOut(back, "/yahtzee:resign");
        back.leave();
        ben.type("/yahtzee:meddle");
        const again = world.join("Ana");
        world.tick(SETTLED + 300);
        expect([has(again), has(ben)]).toEqual([[], []]);
        expect(again.chat.at(-1)).toMatch(/^Gone from the pot: 10 × Diamond of Ana/);
        expect(told(again, "stakes collect")).toEqual(["Nothing waits for you in any pot."]);
      },
      meddling("pot.remove();"),
    );
  });
});

test("what another add-on has taken out of a pot is told of, and the rest goes back to whose it is", async () => {
  await inStaked(
    2,
    rolledOnce,
    (world, { ana, ben }) => {
      ana.type("/yahtzee:meddle");
      world.tick(LOOKED);
      expect(ben.chat).toContain("Gone from the pot: 10 × Diamond of Ana.");
      expect(matchIn(world.save()).stakes).toBeNull();
      expect([has(ana), has(ben), potsIn(world)]).toEqual([["1 Ana's sword"], BENS, []]);
    },
    meddling("container.setItem(0, undefined);"),
  );
});

describe("a pot that is moved", () => {
  test.each([
    ["by a minecart", (world: World) => world.carryOff(POT_ENTITY, 3, 64, 3)],
    ["by a command", (world: World) => world.teleportEntities(POT_ENTITY, 5, 70, 5)],
    ["by a command, far off", (world: World) => world.teleportEntities(POT_ENTITY, 500, 70, 5)],
    ["to another dimension", (world: World) => world.teleportEntities(POT_ENTITY, 0, 64, 0, "nether")],
  ])("%s is put back on its place, with all that is in it", async (_, move) => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      move(world);
      expect(potsIn(world)).not.toMatchObject([HOME]);
      world.tick(LOOKED);
      expect(potsIn(world)).toMatchObject([HOME]);
      expect([inPots(world), ana.chat, ben.chat]).toEqual([ANAS_AND_BENS, [], []]);
    });
  });

  test("to where nothing is loaded is told as gone; what comes back goes to whose it was, and is on no list", async () => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      world.unloadChunk(800, 0);
      world.teleportEntities(POT_ENTITY, 800, 64, 0);
      world.tick(LOOKED);
      expect(ana.chat).toContain(GONE);
      world.loadChunk(800, 0);
      world.tick(40);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([ANAS, BENS, []]);
      expect(told(joinBeside(world, "Op", 2), "admin pots")[0]).toContain("Nothing lies in any pot");
    });
  });

  test("to where nothing is loaded while it is won goes to the winner when it is back", async () => {
    await inStaked(2, lastEntry("Ben", { Ana: 10 }), (world, { ana, ben }) => {
      world.unloadChunk(800, 0);
      world.teleportEntities(POT_ENTITY, 800, 64, 0);
      ben.type("/yahtzee:score chance");
      world.tick(LOOKED);
      expect(ben.chat.at(-1)).toMatch(/^Gone from the pot/);
      world.loadChunk(800, 0);
      world.tick(40);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
    });
  });

  test("while it is paid out pays all the same", async () => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      world.carryOff(POT_ENTITY, 3, 64, 3);
      stakes("return", ana, ben);
      world.tick(40);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([ANAS, BENS, []]);
    });
  });
});

describe("/kill", () => {
  test("of all entities leaves the pot with everything in it, and the match as it was", async () => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      const before = matchIn(world.save());
      for (let time = 0; time < 3; time++) world.killAll();
      world.tick(20);
      expect([potsIn(world).length, inPots(world)]).toEqual([1, ANAS_AND_BENS]);
      expect(matchIn(world.save()).stakes).toEqual(before.stakes);
      for (const player of [ben, ana]) typeOut(player, "/yahtzee:resign");
      world.tick(60);
      expect([has(ana), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    });
  });

  test("of the pot in any tick of laying in and taking back loses nothing", async () => {
    for (const ticks of [0, 1, 2, 9, 10, 11]) {
      await withStakesOn(2, (world, { ana, ben }) => {
        world.pace = 0;
        for (const act of [
          () => lay(ana, "Ana's diamonds"),
          () => stakes("back 1", ana),
          () => lay(ana, "Ana's diamonds"),
        ]) {
          act();
          world.tick(ticks);
          world.kill(POT_ENTITY);
          world.tick(20);
        }
        expect([inPots(world), has(ben)], `${ticks} ticks`).toEqual([["10 Ana's diamonds"], BENS]);
      });
    }
  });
});
