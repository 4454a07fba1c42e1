// The loser owns the table and tries everything: the pot goes to the winner all the same.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { cardOf, rollingOff, together } from "../support/matches.ts";
import { told, toldTwice } from "../support/operators.ts";
import { ANAS_AND_BENS, GRACE, has, inPots, inStaked, potsIn, stakes } from "../support/stakes.ts";
import { typeOut } from "../support/together.ts";
import { BOTH_SCREENS, joinBeside, matchIn, pressAnywhere, quieten } from "../support/worlds.ts";

const { x, y, z } = TABLE;
const TABLE_BLOCK = "tabletop_yahtzee:oak_small_game_table";
const SECOND = 20;
const TAKE_OFF = "Take the board off";
const END = "End the match";
const POT_THERE = "Something of others lies in the pot of this table: only an operator can mine it.";

/** Both have only Chance open, it is Ben's turn, and Ana cannot win any more. */
function lost(all: readonly PlayerRef[]): Match {
  const { chance: _, ...open } = cardOf(0);
  const cards = all.map((who) => [who, { ...open, yahtzee: who.name === "Ben" ? 50 : 0 }] as const);
  return together([...cards].reverse(), { faces: "1 2 3 4 6", rollsUsed: 3 });
}

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

const RUNS = "A match is running at this table. You can watch.";
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
  "turns stakes off": types("stakes off", RUNS),
  "wants the stakes back alone": types(
    "stakes return",
    "Ana wants every stake given back. It happens when all who play want it: use the table, or type /yahtzee:stakes return.",
  ),
  "takes the own stake back": types(
    "stakes back 1",
    "You have laid in nothing that you could take back now.",
  ),
  "uses another board on the table": (_, ana) => {
    ana.give(BOARD);
    ana.hold(BOARD);
    ana.use(x, y, z);
    expect(ana.count(BOARD)).toBe(1);
  },
  resigns: (_, ana) => typeOut(ana, "/yahtzee:resign"),
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
  await inStaked(2, lost, (world, { ana, ben }) => {
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
        lost,
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
          expect(seen.filter((text) => text.startsWith("Take") || text.startsWith(END))).toEqual([]);
        },
        options,
      );
    },
  );

  test.each([
    [TAKE_OFF, "simple"],
    [TAKE_OFF, "live"],
    [END, "simple"],
    [END, "live"],
  ])("and was asked before the first throw cannot press %s after it: %s screens", async (button, screens) => {
    await inStaked(
      2,
      (all) => rollingOff(...all),
      (world, { ana, ben }) => {
        openBoard(ana);
        pressAnywhere(ana, TAKE_OFF);
        expect(ana.screen).toContain("Each stake goes back to the player who laid it in.");
        const { id = 0, rows = [], buttons = [] } = ana.form ?? {};
        ben.type("/yahtzee:roll");
        quieten(ana);
        if (ana.form?.kind === "live") ana.forgeLive(id, rows.find(({ text }) => text === button)?.at ?? 0);
        else ana.forge(id, buttons.indexOf(button));
        world.tick(20);
        expect([inPots(world), ana.count(BOARD)]).toEqual([ANAS_AND_BENS, 0]);
        expect(matchIn(world.save()).rollOff).not.toBeNull();
      },
      BOTH_SCREENS.find((both) => both.screens === screens)?.options,
    );
  });
});

test("who copies the table has another one without a pot, and the first one keeps its own", async () => {
  await inStaked(2, lost, (world, { ana, ben }) => {
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
  await inStaked(2, lost, (world, { ana, ben }) => {
    toldTwice(ana, "table public");
    for (const player of [ana, ben]) player.mine(x, y, z);
    expect(world.block(x, y, z).typeId).toBe(TABLE_BLOCK);
    stakes("off", ana);
    playOut(world, ben);
    expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
  });
});

test("who resigns in the roll-off after the first throw loses the stake, and is asked before", async () => {
  await inStaked(
    2,
    (all) => rollingOff(...all),
    (world, { ana, ben }) => {
      ben.type("/yahtzee:roll");
      expect(told(ana, "resign")).toEqual([
        "Leave this match before it begins? What you have laid in stays in the pot, and you cannot win it any more. Type it again to resign.",
      ]);
      ana.type("/yahtzee:resign");
      world.tick(2 * SECOND);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
    },
  );
});

test("who plays last cannot keep the stake by leaving before the last entry", async () => {
  await inStaked(2, lost, (world, { ana, ben }) => {
    ben.type("/yahtzee:score chance");
    ana.leave();
    world.tick(GRACE);
    expect(ben.chat).toContain(
      "Ana has been away for long. What is to be done? Use the table to decide, or type /yahtzee:away wait or play.",
    );
    ben.type("/yahtzee:away play");
    world.tick(10 * SECOND);
    expect(has(ben)).toEqual(ANAS_AND_BENS);
  });
});

test("a table whose pot still waits for the winner is not blown up, nor mined, not by the owner either", async () => {
  await inStaked(2, lost, (world, { ana, ben }) => {
    const cem = world.join("Cem", { location: { x: 2.5, y: 64, z: 2.5 } });
    ben.type("/yahtzee:score chance");
    ben.leave();
    ana.type("/yahtzee:roll");
    ana.type("/yahtzee:score chance");
    for (const player of [ana, cem]) {
      quieten(player);
      player.mine(x, y, z);
      expect(player.chat).toEqual([POT_THERE]);
    }
    world.explode(x, y, z);
    world.tick(20);
    expect([world.block(x, y, z).typeId, inPots(world)]).toEqual([TABLE_BLOCK, ANAS_AND_BENS]);
    const back = world.join("Ben");
    world.tick(120);
    expect([has(ana), has(back)]).toEqual([[], ANAS_AND_BENS]);
    ana.mine(x, y, z);
    expect(world.block(x, y, z).typeId).toBe("minecraft:air");
  });
});

test("a table whose board an operator takes while its pot waits for the winner is mined by operators alone", async () => {
  await inStaked(2, lost, (world, { ana, ben }) => {
    ben.type("/yahtzee:score chance");
    ben.leave();
    ana.type("/yahtzee:roll");
    ana.type("/yahtzee:score chance");
    const op = joinBeside(world, "Op", 2);
    toldTwice(op, "table remove");
    quieten(ana);
    ana.mine(x, y, z);
    expect(ana.chat).toEqual([POT_THERE]);
    expect([world.block(x, y, z).typeId, inPots(world)]).toEqual([TABLE_BLOCK, ANAS_AND_BENS]);
    op.mine(x, y, z);
    expect(world.block(x, y, z).typeId).toBe("minecraft:air");
  });
});

test("a table that an operator mines while its pot waits for the winner pays all the same", async () => {
  await inStaked(2, lost, (world, { ana, ben }) => {
    ben.type("/yahtzee:score chance");
    ben.leave();
    ana.type("/yahtzee:roll");
    ana.type("/yahtzee:score chance");
    joinBeside(world, "Op", 2).mine(x, y, z);
    world.tick(60);
    expect([world.block(x, y, z).typeId, inPots(world)]).toEqual(["minecraft:air", ANAS_AND_BENS]);
    const back = world.join("Ben");
    world.tick(120);
    expect([has(ana), has(back), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
  });
});
