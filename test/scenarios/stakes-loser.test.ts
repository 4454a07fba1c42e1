// The loser owns the table and tries everything: the pot goes to the winner all the same.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { ANA_LOSES } from "../support/last-entries.ts";
import { told, toldTwice } from "../support/operators.ts";
import { ANAS_AND_BENS, has, inPots, potsIn } from "../support/stacks.ts";
import { GRACE, inStaked, resign, SECOND, stakes } from "../support/stakes.ts";
import { BOTH_SCREENS, matchIn, pressAnywhere } from "../support/worlds.ts";

const { x, y, z } = TABLE;
const TABLE_BLOCK = "tabletop_yahtzee:oak_small_game_table";

/** The match goes on to its end, with a computer player for Ana where she is not there. */
function playOut(world: World, ben: Player): void {
  ben.type("/yahtzee:score chance");
  world.tick(SECOND);
  world.players.get("Ana")?.type("/yahtzee:roll");
  world.players.get("Ana")?.type("/yahtzee:score chance");
  if (matchIn(world.save()).game?.turn !== null) {
    world.tick(GRACE);
    ben.type("/yahtzee:away play");
    world.tick(10 * SECOND);
  }
  world.tick(3 * SECOND);
}

type Try = (world: World, ana: Player) => unknown;

/** Ana types it and is told only this. */
function types(line: string, sentence: string): Try {
  return (_, ana) => expect(told(ana, line)).toEqual([sentence]);
}

const LOCKED =
  "This match is for stakes: nothing goes in or out before it is over, unless all give them back.";
const OPERATORS = "Only operators of this world can do that.";

const TRIES: Readonly<Record<string, Try>> = {
  "mines the table": (_, ana) => {
    ana.mine(x, y, z);
    expect(ana.chat).toEqual([
      "This match is for stakes. Before the table is mined, all who play it have to give them back: /yahtzee:stakes return.",
    ]);
  },
  "removes the table": types("table remove", OPERATORS),
  "resets the table": types("table reset", OPERATORS),
  "packs the table up": types("table packup", OPERATORS),
  "turns stakes off": types("stakes off", LOCKED),
  "wants the stakes back alone": types(
    "stakes return",
    "Ana wants every stake given back. It happens when all who play want it: use the table, or type /yahtzee:stakes return.",
  ),
  "takes the own stake back": types("stakes back 1", LOCKED),
  "uses another board on the table": (_, ana) => {
    ana.give(BOARD);
    ana.hold(BOARD);
    ana.use(x, y, z);
    expect(ana.count(BOARD)).toBe(1);
  },
  resigns: (_, ana) => resign(ana),
  "stands up": (_, ana) => ana.type("/yahtzee:stand"),
  "breaks the chairs": (world) => {
    for (const side of [-1, 1]) {
      world.setBlock(x + side, y, z, "minecraft:air");
      world.setBlock(x, y, z + side, "minecraft:air");
    }
  },
  "leaves the world (E1)": (_, ana) => ana.leave(),
  dies: (_, ana) => ana.die(),
  "goes to another dimension": (_, ana) => ana.teleport(0, 64, 0, "nether"),
  "walks off": (_, ana) => ana.teleport(200, 64, 0),
  "blows the table up": (world) => world.explode(x, y, z),
  "sets fire to the table": (world) => expect(world.burn(x, y, z)).toBe(false),
  "pushes the table with a piston": (world) => expect(world.push(x, y, z)).toBe(false),
  "puts a hopper under the table (E16)": (world) => expect(world.hopper(x, y, z)).toEqual([]),
};

test.each(Object.entries(TRIES))("who %s: the pot stays, and goes to the winner", async (_, tries) => {
  await inStaked(2, ANA_LOSES, (world, { ana, ben }) => {
    tries(world, ana);
    // Where something has ended the match the winner has it already.
    world.tick(20);
    expect([...inPots(world), ...has(ben)]).toEqual(ANAS_AND_BENS);
    expect(world.block(x, y, z).typeId).toBe(TABLE_BLOCK);
    playOut(world, ben);
    expect([has(ben), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    expect(has(world.players.get("Ana") ?? world.join("Ana"))).toEqual([]);
  });
});

describe("who looks for a way on the screen", () => {
  test.each(BOTH_SCREENS)(
    "finds none to take the board off or to end the match: $screens screens",
    async ({ options }) => {
      await inStaked(
        2,
        ANA_LOSES,
        (_, { ana }) => {
          openBoard(ana);
          const seen = [...(ana.form?.buttons ?? [])];
          pressAnywhere(ana, "Stakes");
          seen.push(...(ana.form?.buttons ?? []));
          if (ana.form?.buttons.includes("More") === true) {
            ana.press("More");
            seen.push(...(ana.form?.buttons ?? []));
          }
          expect(seen).toContain("Give the stakes back");
          expect(seen.filter((text) => text.startsWith("Take") || text.startsWith("End the match"))).toEqual(
            [],
          );
        },
        options,
      );
    },
  );
});

test("who copies the table has another one without a pot, and the first one keeps its own", async () => {
  await inStaked(2, ANA_LOSES, (world, { ana, ben }) => {
    world.clone(TABLE, { x: -2, y, z: -3 });
    ana.use(-2, y, -3);
    expect(ana.screen).toContain("This table is public: it belongs to nobody.");
    ana.close();
    expect([inPots(world), potsIn(world)]).toEqual([ANAS_AND_BENS, [expect.anything()]]);
    playOut(world, ben);
    expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
  });
});

test("who makes the table public keeps no right to anything in the pot, and nobody else gets any", async () => {
  await inStaked(2, ANA_LOSES, (world, { ana, ben }) => {
    toldTwice(ana, "table public");
    for (const player of [ana, ben]) player.mine(x, y, z);
    expect(world.block(x, y, z).typeId).toBe(TABLE_BLOCK);
    stakes("off", ana);
    playOut(world, ben);
    expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
  });
});
