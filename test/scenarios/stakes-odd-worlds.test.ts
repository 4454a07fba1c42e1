// Worlds in which something does not work: records that cannot be read, writes that are refused, chunks that never come. The
// pot waits, and nobody gets what is not theirs.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LEDGER_PROPERTY, MATCH_PROPERTY, POT_ENTITY, POT_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { rolledOnce } from "../support/in-match.ts";
import { told, toldTwice } from "../support/operators.ts";
import {
  ANAS,
  ANAS_AND_BENS,
  BENS,
  give,
  has,
  inPots,
  inStaked,
  lastEntry,
  lay,
  potsIn,
  SETTLED,
  slotOf,
  stakedSave,
  stakes,
  withStakesOn,
} from "../support/stakes.ts";
import { typeOut } from "../support/together.ts";
import { DAMAGED, inWorld, joinBeside, LIVE, matchIn, NEWER, withProperties } from "../support/worlds.ts";

/** The shipped bundle, and beside it what makes a part of the game behave otherwise. */
function beside(script: string): string {
  return `${readFileSync("dist/behavior_pack/scripts/main.js", "utf8")}\n${script}`;
}

/** Ana and Ben come back and sit down. */
function back(world: World): void {
  for (const name of ["Ana", "Ben"]) world.join(name).type("/yahtzee:sit");
  world.tick(SETTLED);
}

/** The save with this in place of the record. */
async function spoilt(prefix: string, text: string): Promise<WorldSave> {
  const save = await stakedSave(2, rolledOnce);
  return withProperties(save, (key, value) => (key.startsWith(prefix) ? text : value));
}

describe("a match for stakes that cannot be read", () => {
  test.each([DAMAGED, NEWER])("keeps its pot as it is, until an operator ends it: %s", async (text) => {
    await inWorld(
      (world) => {
        back(world);
        world.tick(1300);
        expect([has(world.player("Ana")), inPots(world)]).toEqual([[], ANAS_AND_BENS]);
        toldTwice(joinBeside(world, "Op", 2), "table reset");
        world.tick(60);
        expect([has(world.player("Ana")), has(world.player("Ben")), potsIn(world)]).toEqual([ANAS, BENS, []]);
      },
      { ...LIVE, driver: "nodevm", save: await spoilt(MATCH_PROPERTY, text) },
    );
  });

  test.each([
    [DAMAGED, "The saved game cannot be read. It is kept as it is; the content log says what is wrong."],
    [NEWER, "The saved game is from a newer version of the add-on. It is kept as it is for that version."],
  ])("lets nothing be staked in its place: %s", async (text, why) => {
    await inWorld(
      (world) => {
        back(world);
        const ana = world.player("Ana");
        stakes("on", ana);
        give(ana, "Ana's new", "emerald");
        expect(told(ana, `stakes lay ${slotOf(ana, "Ana's new")}`)).toEqual([why]);
        expect([has(ana), inPots(world)]).toEqual([["1 Ana's new"], ANAS_AND_BENS]);
      },
      { ...LIVE, driver: "nodevm", save: await spoilt(MATCH_PROPERTY, text) },
    );
  });
});

describe("a pot", () => {
  test.each([DAMAGED, NEWER])(
    "of which the world's record cannot be read goes by the ledger in it: %s",
    async (text) => {
      await inWorld(
        (world) => {
          back(world);
          for (const name of ["Ana", "Ben"]) typeOut(world.player(name), "/yahtzee:resign");
          world.tick(60);
          expect([has(world.player("Ana")), has(world.player("Ben"))]).toEqual([[], ANAS_AND_BENS]);
        },
        { ...LIVE, driver: "nodevm", save: await spoilt(POT_PROPERTY, text) },
      );
    },
  );

  test.each([
    ["", () => undefined],
    [", also when it is killed,", (world: World) => world.kill(POT_ENTITY)],
  ] as const)("in which the ledger cannot be read%s goes by the world's record", async (_, happens) => {
    const save = await stakedSave(2, rolledOnce);
    const chunks = JSON.parse(
      JSON.stringify(save.chunks, (key, value) => (key === LEDGER_PROPERTY ? DAMAGED : value)),
    );
    await inWorld(
      (world) => {
        back(world);
        happens(world);
        for (const name of ["Ana", "Ben"]) typeOut(world.player(name), "/yahtzee:resign");
        world.tick(60);
        expect([has(world.player("Ana")), has(world.player("Ben"))]).toEqual([[], ANAS_AND_BENS]);
      },
      { ...LIVE, driver: "nodevm", save: { ...save, chunks } },
    );
  });
});

/** Refuses the pot's record at these times that it is written, of those that say so. */
function refusing(times: readonly number[], say = ""): string {
  return beside(`
import { World } from "@minecraft/server";
const write = World.prototype.setDynamicProperty;
let writes = 0;
World.prototype.setDynamicProperty = function (key, value) {
  const isMeant = key.startsWith("${POT_PROPERTY}") && value.includes('${say}');
  if (isMeant) writes += 1;
  if (isMeant && ${JSON.stringify(times)}.includes(writes)) throw new Error("refused");
  return write.call(this, key, value);
};`);
}

describe("a world that refuses to write a pot's record", () => {
  test("at the end of a game gives it to the winner as soon as it writes again, whatever the loser does", async () => {
    await inStaked(
      2,
      lastEntry("Ben", { Ana: 10 }),
      (world, { ana, ben }) => {
        world.pace = 0;
        ben.type("/yahtzee:score chance");
        world.tick(1);
        stakes("on", ana);
        world.tick(10);
        expect([inPots(world), matchIn(world.save()).stakes?.won]).toEqual([ANAS_AND_BENS, null]);
        world.tick(100);
        expect(world.takeErrors().length).toBeGreaterThan(1);
        expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
      },
      { bundle: refusing([1, 2, 3], '"shares":[') },
    );
  });

  test("while the pot is killed knows its successor as soon as it writes again", async () => {
    await inStaked(2, lastEntry("Ben", { Ana: 10 }), (world, { ana, ben }) => {
      world.send("switches", { writesFail: true });
      world.kill(POT_ENTITY);
      world.tick(30);
      world.send("switches", { writesFail: false });
      world.tick(30);
      ben.type("/yahtzee:score chance");
      world.tick(1500);
      expect(world.takeErrors()).not.toEqual([]);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
      expect(ben.chat.join()).not.toContain("Gone");
    });
  });

  // The first time is when the world is opened.
  test.each([2, 3, 4, 5, 6, 7])("gives each of two tied winners their own part: time %d", async (n) => {
    await inStaked(
      3,
      lastEntry("Cem", { Ana: 20, Ben: 20 }),
      (world, { ana, ben, cem }) => {
        cem.type("/yahtzee:score chance");
        for (let time = 0; time < 3; time++) {
          world.tick(40);
          stakes("collect", ana, ben);
        }
        world.tick(1500);
        world.takeErrors();
        expect([has(ana), has(ben)]).toEqual([
          [...ANAS, "4 Cem's gold"],
          ["1 Cem's bow", "3 Cem's gold", "5 Ben's emeralds"],
        ]);
        for (const { chat } of [ana, ben, cem]) expect(chat.join()).not.toContain("Gone");
      },
      { bundle: refusing([n]) },
    );
  });

  test.each([1, 2, 3, 4, 5])(
    "loses and doubles nothing that is laid in and taken back: time %d",
    async (n) => {
      await withStakesOn(
        2,
        (world, { ana }) => {
          for (let time = 0; time < 3; time++) {
            if (has(ana).includes("10 Ana's diamonds")) lay(ana, "Ana's diamonds");
            world.tick(20);
            stakes("back 1", ana);
            world.tick(20);
            stakes("collect", ana);
          }
          world.tick(1500);
          world.takeErrors();
          expect([...has(ana), ...inPots(world)].sort()).toEqual(ANAS);
          expect(ana.chat.join()).not.toContain("Gone");
        },
        { bundle: refusing([n]) },
      );
    },
  );
});

describe("a payment that the game interrupts", () => {
  test.each([1, 2, 3])("after so many stacks goes on later, and tells of no loss: stack %d", async (n) => {
    await inStaked(
      2,
      lastEntry("Ben", { Ana: 20 }),
      (world, { ana, ben }) => {
        ben.type("/yahtzee:score chance");
        world.tick(40);
        stakes("collect", ana);
        world.tick(40);
        world.takeErrors();
        expect([has(ana), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
        expect(ana.chat.join()).not.toContain("Gone");
      },
      {
        bundle: beside(`
import { Container } from "@minecraft/server";
const moveItem = Container.prototype.moveItem;
let moves = 0;
Container.prototype.moveItem = function (...how) {
  moves += 1;
  if (moves === ${n}) throw new Error("interrupted");
  return moveItem.apply(this, how);
};`),
      },
    );
  });
});

test("who waits for a chunk that never comes keeps nobody else from what is theirs", async () => {
  await inStaked(
    2,
    lastEntry("Ben", { Ana: 20 }),
    (world, { ana, ben }) => {
      ana.leave();
      ben.type("/yahtzee:score chance");
      ben.teleport(200, 64, 200);
      for (const chunk of [-1, 0]) world.unloadChunk(0, chunk);
      world.join("Ana", { location: { x: 400, y: 64, z: 0 } });
      world.tick(SETTLED + 40);
      world.setBlock(200, 64, 198, "tabletop_yahtzee:oak_small_game_table");
      world.setBlock(200, 64, 199, "tabletop_yahtzee:oak_game_chair", {
        "minecraft:cardinal_direction": "north",
      });
      ben.give("tabletop_yahtzee:yahtzee_board");
      ben.hold("tabletop_yahtzee:yahtzee_board");
      ben.use(200, 64, 198);
      ben.use(200, 64, 199);
      stakes("on", ben);
      give(ben, "Ben's own", "emerald");
      lay(ben, "Ben's own");
      expect([has(ben), inPots(world)]).toEqual([[], ["1 Ben's own"]]);
      stakes("back 1", ben);
      world.tick(600);
      expect(has(ben)).toEqual(["1 Ben's own"]);
    },
    {
      bundle: beside(`
import { TickingAreaManager } from "@minecraft/server";
TickingAreaManager.prototype.createTickingArea = () => new Promise(() => undefined);`),
    },
  );
});
