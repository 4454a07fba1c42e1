// All who play a match for stakes can have it without a winner: each stake goes back to the player who laid it in.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { rolledOnce } from "../support/in-match.ts";
import { lastEntry } from "../support/last-entries.ts";
import { told } from "../support/operators.ts";
import { ALL_THREE, ANAS, ANAS_AND_BENS, BENS, CEMS, has, inPots } from "../support/stacks.ts";
import { expectOwnBack, HANDED_OVER, inStaked, MINUTE, resign, SETTLED, stakes } from "../support/stakes.ts";
import { BOTH_SCREENS, joinBeside, matchIn, pressAnywhere } from "../support/worlds.ts";

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
              "The stakes can be given back: each to the player who laid it in, and the match goes on without. All who play have to want it in the same turn.",
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
      resign(cem);
      stakes("return", ana, ben);
      world.tick(HANDED_OVER);
      expect(inPots(world)).toEqual(ALL_THREE);
      stakes("return", cem);
      expectOwnBack(world);
    });
    await inStaked(3, rolledOnce, (world, { ana, ben, cem }) => {
      resign(cem);
      cem.type("/yahtzee:stand");
      stakes("return", ana, ben);
      world.tick(HANDED_OVER);
      expect(inPots(world)).toEqual(ALL_THREE);
    });
  });

  test("happens when they want it anew after they have waited for the one who did not", async () => {
    await inStaked(3, rolledOnce, (world, { ben, cem }) => {
      stakes("return", ben, cem);
      anaAwayForLong(world);
      expect(inPots(world)).toEqual(ALL_THREE);
      stakes("return", ben, cem);
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
        expect(told(ana, "stakes return")).toEqual(["Ana would play for the stakes after all."]);
        stakes("return", ana);
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
