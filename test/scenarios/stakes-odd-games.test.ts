// Games in which something of their own does not work: containers, moves of items, chunks that never come. Stakes are off
// or wait, and nobody loses anything.
import { describe, expect, test } from "vitest";
import { beside } from "../support/beside.ts";
import { ANA_WINS } from "../support/last-entries.ts";
import { sitElsewhere } from "../support/operators.ts";
import { ANAS, ANAS_AND_BENS, give, has, inPots, potsIn } from "../support/stacks.ts";
import { inStaked, lay, SETTLED, stakes, withStakesOn } from "../support/stakes.ts";
import { BUILT, matchIn, quieten } from "../support/worlds.ts";

describe("in a game whose containers do not work", () => {
  const { packs } = BUILT;
  const entities = packs.entities.map((file) =>
    JSON.parse(JSON.stringify(file).replace('"inventory_size":27', '"inventory_size":5')),
  );
  const forgetful = beside(`
import { Container } from "@minecraft/server";
Container.prototype.setItem = () => undefined;`);

  test.each([
    ["of another size", { packs: { ...packs, entities } }],
    ["that keep nothing", forgetful],
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

describe("a payment that the game interrupts", () => {
  test.each([1, 2, 3])("after so many stacks goes on later, and tells of no loss: stack %d", async (n) => {
    await inStaked(
      2,
      ANA_WINS,
      (world, { ana, ben }) => {
        ben.type("/yahtzee:score chance");
        world.tick(40);
        stakes("collect", ana);
        world.tick(40);
        world.takeErrors();
        expect([has(ana), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
        expect(ana.chat.join()).not.toContain("Gone");
      },
      beside(`
import { Container } from "@minecraft/server";
const moveItem = Container.prototype.moveItem;
let moves = 0;
Container.prototype.moveItem = function (...how) {
  moves += 1;
  if (moves === ${n}) throw new Error("interrupted");
  return moveItem.apply(this, how);
};`),
    );
  });
});

test("who waits for a chunk that never comes keeps nobody else from what is theirs", async () => {
  await inStaked(
    2,
    ANA_WINS,
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
      sitElsewhere(world, "Eve", 200, 198);
      stakes("on", ben);
      give(ben, "Ben's own", "emerald");
      lay(ben, "Ben's own");
      expect([has(ben), inPots(world)]).toEqual([[], ["1 Ben's own"]]);
      stakes("back 1", ben);
      world.tick(600);
      expect(has(ben)).toEqual(["1 Ben's own"]);
    },
    beside(`
import { TickingAreaManager } from "@minecraft/server";
TickingAreaManager.prototype.createTickingArea = () => new Promise(() => undefined);`),
  );
});
