// A match for stakes that has no winner: each stake goes back to the player who laid it in, by all who play, by an
// operator, by time, or because the table is gone.
import { describe, expect, test } from "vitest";
import { MATCH_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { rolledOnce } from "../support/in-match.ts";
import { told, toldTwice } from "../support/operators.ts";
import {
  ALL_THREE,
  ANAS,
  ANAS_AND_BENS,
  BENS,
  CEMS,
  expectOwnBack,
  has,
  inPots,
  inStaked,
  lastEntry,
  SETTLED,
  stakedSave,
  stakes,
} from "../support/stakes.ts";
import { typeOut } from "../support/together.ts";
import {
  BOTH_SCREENS,
  inWorld,
  joinBeside,
  LIVE,
  matchIn,
  pressAnywhere,
  quieten,
  takeBoardOff,
  withProperties,
} from "../support/worlds.ts";

const { x, y, z } = TABLE;
const AIR = "minecraft:air";
const MINUTE = 1200;
const HANDED_OVER = 40;

/** Ana is away for longer than the others wait, where that is half a minute. */
function anaAwayForLong(world: World): void {
  joinBeside(world, "Op", 2).type("/yahtzee:setting grace 30");
  world.player("Ana").leave();
  world.tick(MINUTE / 2 + 40);
}

const GIVE_BACK = "Give the stakes back";

describe("by all who play", () => {
  test.each(BOTH_SCREENS)(
    "is agreed, and the match goes on without stakes: $screens screens",
    async ({ options }) => {
      await inStaked(
        2,
        rolledOnce,
        (world, { ana, ben }) => {
          const before = matchIn(world.save());
          for (const player of [ben, ana]) {
            openBoard(player);
            pressAnywhere(player, "Stakes");
            expect(player.screen).toContain(
              "The stakes can be given back: each to the player who laid it in, and the match goes on without. All who play have to want it.",
            );
            expect(inPots(world)).toEqual(ANAS_AND_BENS);
            player.press(GIVE_BACK);
          }
          expect(ana.chat.slice(0, 2)).toEqual([
            "Ben wants every stake given back. It happens when all who play want it: use the table, or type /yahtzee:stakes return.",
            "All want it: each stake goes back to the player who laid it in.",
          ]);
          expectOwnBack(world);
          const after = matchIn(world.save());
          expect({ game: after.game, stakes: after.stakes }).toEqual({ game: before.game, stakes: null });
        },
        { ...options, driver: "quickjs" },
      );
    },
  );

  test("does not happen for one alone, however the others are away", async () => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      ana.leave();
      stakes("return", ben);
      world.tick(HANDED_OVER);
      expect(has(ben)).toEqual([]);
      const back = world.join("Ana");
      stakes("return", back);
      world.tick(SETTLED);
      expectOwnBack(world);
    });
  });

  test("does not wait for whom the others have waited for, whose own stays for them", async () => {
    await inStaked(3, rolledOnce, (world, { ben, cem }) => {
      anaAwayForLong(world);
      stakes("return", ben, cem);
      world.tick(HANDED_OVER);
      expect([has(ben), has(cem), inPots(world)]).toEqual([BENS, CEMS, ANAS]);
      world.join("Ana");
      world.tick(SETTLED);
      expectOwnBack(world);
    });
  });

  test("does not happen without who has resigned and is there, sitting or standing", async () => {
    await inStaked(3, rolledOnce, (world, { ana, ben, cem }) => {
      typeOut(cem, "/yahtzee:resign");
      stakes("return", ana, ben);
      world.tick(HANDED_OVER);
      expect(inPots(world)).toEqual(ALL_THREE);
      stakes("return", cem);
      expectOwnBack(world);
    });
    await inStaked(3, rolledOnce, (world, { ana, ben, cem }) => {
      typeOut(cem, "/yahtzee:resign");
      cem.type("/yahtzee:stand");
      stakes("return", ana, ben);
      world.tick(HANDED_OVER);
      expect(inPots(world)).toEqual(ALL_THREE);
    });
  });

  test("happens when they want it once more after they have waited for the one who did not", async () => {
    await inStaked(3, rolledOnce, (world, { ben, cem }) => {
      stakes("return", ben, cem);
      anaAwayForLong(world);
      expect(inPots(world)).toEqual(ALL_THREE);
      stakes("return", ben);
      world.tick(HANDED_OVER);
      expect([has(ben), has(cem), inPots(world)]).toEqual([BENS, CEMS, ANAS]);
    });
  });

  test.each([
    ["died", (leader: Player) => leader.die(), (leader: Player) => leader.respawn()],
    ["left", (leader: Player) => leader.leave(), () => undefined],
    ["been pushed away", (leader: Player) => leader.teleport(10, 64, 0), () => undefined],
  ] as const)(
    "does not happen without who has only just %s, or losers would see to it",
    async (_, go, comeBack) => {
      await inStaked(3, lastEntry("Cem", { Ana: 10, Ben: 30 }), (world, { ana, ben, cem }) => {
        stakes("return", ana, cem);
        go(ben);
        world.tick(HANDED_OVER);
        expect(told(ana, "stakes return")).toEqual(["You have said that already."]);
        cem.type("/yahtzee:score chance");
        const back = world.players.get("Ben") ?? world.join("Ben");
        comeBack(back);
        world.tick(SETTLED + HANDED_OVER);
        expect([has(ana), has(back), has(cem)]).toEqual([[], ALL_THREE, []]);
      });
    },
  );

  test("is what an operator who plays has one voice in", async () => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      ana.leave();
      stakes("return", world.join("Ana", { permission: 2 }));
      world.tick(SETTLED);
      expect(inPots(world)).toEqual(ANAS_AND_BENS);
      stakes("return", ben);
      expectOwnBack(world);
    });
  });

  test("is nothing that a watcher has a say in", async () => {
    await inStaked(2, rolledOnce, (world) => {
      expect(told(joinBeside(world, "Eve"), "stakes return")).toEqual([
        "A match is running at this table. You can watch.",
      ]);
      expect(inPots(world)).toEqual(ANAS_AND_BENS);
    });
  });
});

describe("by an operator who does not play, whom nobody stops,", () => {
  const WAYS: readonly (readonly [
    string,
    (op: Player, world: World) => void,
    "goes on" | "is paused" | "ends",
  ])[] = [
    ["who gives them back", (op) => stakes("return", op), "goes on"],
    [
      "who gives them back on the screen",
      (op) => {
        openBoard(op);
        pressAnywhere(op, "Stakes");
        op.press(GIVE_BACK);
      },
      "goes on",
    ],
    ["who resets the table", (op) => toldTwice(op, "table reset"), "ends"],
    ["who removes the table", (op) => toldTwice(op, "table remove"), "is paused"],
    ["who packs everything up", (op) => toldTwice(op, "table packup all"), "ends"],
    [
      "who takes the board off",
      (op) => {
        openBoard(op);
        pressAnywhere(op, "Stakes");
        takeBoardOff(op);
        expect(op.count(BOARD)).toBe(1);
      },
      "is paused",
    ],
    [
      "who ends the match",
      (op) => {
        openBoard(op);
        pressAnywhere(op, "Stakes");
        pressAnywhere(op, "Take the board off");
        expect(op.screen).toContain("Each stake goes back to the player who laid it in.");
        op.press("End the match");
      },
      "ends",
    ],
    ["who mines the table", (op) => op.mine(x, y, z), "is paused"],
  ];

  test.each(WAYS)("%s: everybody's own comes back", async (_, act, match) => {
    await inStaked(3, rolledOnce, (world) => {
      act(joinBeside(world, "Op", 2), world);
      expectOwnBack(world);
      const left = world.save().properties.some(([key]) => key.startsWith(MATCH_PROPERTY));
      const players = left ? matchIn(world.save()).players.length : 0;
      expect([players, left && matchIn(world.save()).stakes]).toEqual([
        match === "ends" ? 0 : 3,
        left ? null : false,
      ]);
    });
  });
});

test("an operator who packs everything up is told for whom pots still hold items, and once more by trying again", async () => {
  await inStaked(2, rolledOnce, (world, { ben }) => {
    const op = joinBeside(world, "Op", 2);
    ben.leave();
    expect(toldTwice(op, "table packup all")).toEqual(["Tables packed up: 1. Their boards lie on them."]);
    const owed =
      "Pots still hold items for Ben: they get them when they are next here with room for them. What lies in a pot goes with the add-on.";
    quieten(op);
    world.tick(3 * 20);
    expect([op.chat, inPots(world)]).toEqual([[owed], BENS]);
    expect(told(op, "table packup all")).toEqual([owed]);
    world.join("Ben");
    world.tick(SETTLED);
    expectOwnBack(world);
    expect(told(op, "table packup all")).toEqual(["There are no tables with a board in this world."]);
  });
});

describe("by the end of the table:", () => {
  test.each([
    ["a command, which tells script", (world: World) => world.setBlock(x, y, z, AIR), 3],
    ["something that tells nobody", (world: World) => world.overwrite(x, y, z, AIR), MINUTE + 40],
  ] as const)("%s", async (_, takeAway, ticks) => {
    await inStaked(3, rolledOnce, (world) => {
      takeAway(world);
      world.tick(ticks);
      expectOwnBack(world);
    });
  });

  test("something, while nobody was there, found by who comes by", async () => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      for (const player of [ana, ben]) player.teleport(100.5, 64, 0.5);
      world.tick(20);
      for (const chunk of [-1, 0]) world.unloadChunk(x, chunk);
      world.overwrite(x, y, z, AIR);
      world.tick(MINUTE);
      expect([has(ana), has(ben)]).toEqual([[], []]);
      for (const chunk of [-1, 0]) world.loadChunk(x, chunk);
      ben.move(3.5, 64, 0.5);
      world.tick(HANDED_OVER);
      expectOwnBack(world);
    });
  });
});

test("after 28 days without play: the match is put away and each stake waits for its player", async () => {
  const long = `"playedAt":${Date.now() - 28 * 86_400_000 - 60_000}`;
  const save = withProperties(await stakedSave(2, rolledOnce), (_, text) =>
    text.replace(/"playedAt":\d+/, long),
  );
  await inWorld(
    (world) => {
      world.join("Ben");
      world.tick(MINUTE + SETTLED);
      expect([has(world.player("Ben")), inPots(world)]).toEqual([BENS, ANAS]);
      world.join("Ana");
      world.tick(SETTLED);
      expectOwnBack(world);
      expect(matchIn(world.save()).players).toEqual([]);
    },
    { ...LIVE, driver: "nodevm", save },
  );
});

test("a public table keeps a match for stakes, however long its players are away", async () => {
  await inStaked(2, rolledOnce, (world, { ana, ben }) => {
    toldTwice(ana, "table public");
    for (const player of [ana, ben]) player.teleport(10, 64, 0);
    world.tick(13_000);
    expect(inPots(world)).toEqual(ANAS_AND_BENS);
    expect(matchIn(world.save()).players).toHaveLength(2);
  });
});
