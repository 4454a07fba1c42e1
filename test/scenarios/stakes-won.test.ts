// Whose the pot is at the end of a match: the winner's, shared by tied winners, and never that of who gave up.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { rolledOnce } from "../support/in-match.ts";
import { BEN_WINS, lastEntry } from "../support/last-entries.ts";
import { cardOf, together } from "../support/matches.ts";
import { told } from "../support/operators.ts";
import { ALL_THREE, ANAS, ANAS_AND_BENS, BENS, has, inPots, potsIn } from "../support/stacks.ts";
import { inStaked, resign, SECOND, SETTLED, scoreChance } from "../support/stakes.ts";
import { joinBeside, pressAnywhere } from "../support/worlds.ts";

describe("the pot", () => {
  test("goes whole to the winner, who is told what came, and is gone then", async () => {
    await inStaked(
      2,
      BEN_WINS,
      (world, { ana, ben }) => {
        expect([has(ana), has(ben), inPots(world)]).toEqual([[], [], ANAS_AND_BENS]);
        scoreChance(world, ben);
        expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
        expect(ana.chat).toEqual([
          "Ben scores 16 in Chance.",
          "Ben wins with 16.",
          "Ben: 16",
          "Ana: 10",
          "The pot goes to Ben.",
        ]);
        expect(ben.chat.slice(ana.chat.length)).toEqual([
          "From the pot to you: 10 × Diamond, Diamond Sword, 5 × Emerald.",
        ]);
        expect(told(joinBeside(world, "Op", 2), "admin pots")).toEqual([
          "Nothing lies in any pot of this world, and nothing is known to be gone from one.",
        ]);
      },
      { driver: "quickjs" },
    );
  });

  test("of three is shared by two tied winners: the own back, the rest evenly, what is over in seat order (S10)", async () => {
    await inStaked(3, lastEntry("Cem", { Ana: 20, Ben: 20 }), (world, { ana, ben, cem }) => {
      scoreChance(world, cem);
      expect(has(ana)).toEqual(["1 Ana's sword", "10 Ana's diamonds", "4 Cem's gold"]);
      expect(has(ben)).toEqual(["1 Cem's bow", "3 Cem's gold", "5 Ben's emeralds"]);
      expect([has(cem), potsIn(world)]).toEqual([[], []]);
      expect(cem.chat.at(-1)).toBe("Ana and Ben share the pot.");
    });
  });

  test("is shared in seat order from the first tied winner, whoever began and whoever owns the table", async () => {
    await inStaked(3, lastEntry("Cem", { Ben: 16, Ana: 10 }), (world, { ana, ben, cem }) => {
      scoreChance(world, cem);
      expect(has(ben)).toEqual(["1 Ana's sword", "5 Ana's diamonds", "5 Ben's emeralds"]);
      expect(has(cem)).toEqual(["1 Cem's bow", "5 Ana's diamonds", "7 Cem's gold"]);
      expect([has(ana), potsIn(world)]).toEqual([[], []]);
    });
  });

  test("of four is shared by three tied winners", async () => {
    await inStaked(4, lastEntry("Dea", { Cem: 20, Ben: 20, Ana: 20 }), (world, { ana, ben, cem, dea }) => {
      scoreChance(world, dea);
      expect(has(ana)).toEqual([...ANAS, "3 Dea's apples"]);
      expect(has(ben)).toEqual(["3 Dea's apples", ...BENS]);
      expect(has(cem)).toEqual(["1 Cem's bow", "1 Dea's shield", "2 Dea's apples", "7 Cem's gold"]);
      expect([has(dea), potsIn(world)]).toEqual([[], []]);
      expect(dea.chat.at(-1)).toBe("Ana, Ben and Cem share the pot.");
    });
  });

  test("of two who tie is each one's own stake", async () => {
    await inStaked(2, lastEntry("Ben", { Ana: 16 }), (world, { ana, ben }) => {
      scoreChance(world, ben);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([ANAS, BENS, []]);
    });
  });

  test("is not won by the best total of who has resigned, as long as another plays on", async () => {
    const make = (all: readonly PlayerRef[]): Match => {
      const { ones: _, ...open } = cardOf(20);
      const [ana, ben] = all.map((player) => [player, open] as const);
      return together([ben, ana].filter((player) => player !== undefined));
    };
    await inStaked(2, make, (world, { ana, ben }) => {
      openBoard(ana);
      pressAnywhere(ana, "Resign");
      expect(ana.screen).toContain(
        "Resign now? Your total of 20 stays in the results, but you cannot win, nor get the pot, while another plays on.",
      );
      ana.press("Resign");
      world.tick(3 * SECOND);
      expect(inPots(world)).toEqual(ANAS_AND_BENS);
      resign(ben);
      world.tick(3 * SECOND);
      expect([has(ana), has(ben)]).toEqual([[], ANAS_AND_BENS]);
    });
  });

  test("goes to the last one left, who stops", async () => {
    await inStaked(3, rolledOnce, (world, { ana, ben, cem }) => {
      resign(ben, ana, cem);
      world.tick(3 * SECOND);
      expect([has(ana), has(ben), has(cem)]).toEqual([[], [], ALL_THREE]);
    });
  });

  test("is not won by an absent loser, who finds nothing waiting", async () => {
    await inStaked(2, BEN_WINS, (world, { ana, ben }) => {
      ana.leave();
      scoreChance(world, ben);
      const back = world.join("Ana");
      world.tick(SETTLED + 20);
      expect([has(back), has(ben)]).toEqual([[], ANAS_AND_BENS]);
      expect(told(back, "stakes collect")).toEqual(["Nothing waits for you in any pot."]);
    });
  });
});
