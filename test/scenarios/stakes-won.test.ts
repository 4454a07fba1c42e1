// Whose the pot is at the end of a match: the winner's, shared by tied winners, and never that of who gave up.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { rolledOnce } from "../support/in-match.ts";
import { cardOf, rollingOff, together } from "../support/matches.ts";
import { told } from "../support/operators.ts";
import {
  ALL_THREE,
  ANAS,
  ANAS_AND_BENS,
  BENS,
  CEMS,
  GRACE,
  has,
  inPots,
  inStaked,
  lastEntry,
  potsIn,
  SETTLED,
} from "../support/stakes.ts";
import { typeOut } from "../support/together.ts";
import { joinBeside, matchIn, pressAnywhere } from "../support/worlds.ts";

const SECOND = 20;
function scoreChance(world: World, player: Player): void {
  player.type("/yahtzee:score chance");
  world.tick(3 * SECOND);
}

function resign(...players: readonly Player[]): void {
  for (const player of players) typeOut(player, "/yahtzee:resign");
}

describe("the pot", () => {
  test("goes whole to the winner, who is told what came, and is gone then", async () => {
    await inStaked(
      2,
      lastEntry("Ben", { Ana: 10 }),
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
    await inStaked(2, lastEntry("Ben", { Ana: 10 }), (world, { ana, ben }) => {
      ana.leave();
      scoreChance(world, ben);
      const back = world.join("Ana");
      world.tick(SETTLED + 20);
      expect([has(back), has(ben)]).toEqual([[], ANAS_AND_BENS]);
      expect(told(back, "stakes collect")).toEqual(["Nothing waits for you in any pot."]);
    });
  });
});

describe("a computer player plays on for an absent staker", () => {
  /** Both have only Chance open, and the one of that name has the better total whatever comes. */
  function lastRound(better: string): (all: readonly PlayerRef[]) => Match {
    const { chance: _, ...open } = cardOf(0);
    return (all) => {
      const cards = all.map((who) => [who, { ...open, yahtzee: who.name === better ? 50 : 0 }] as const);
      return together(cards, { faces: "1 2 3 4 6", rollsUsed: 3 });
    };
  }

  /** Ana leaves in her turn; after the grace time Ben wants a computer player, and then plays his own turn. */
  function withoutAna(world: World, ana: Player, ben: Player): void {
    ana.leave();
    world.tick(GRACE);
    expect(ben.chat).toContain(
      "Ana has been away for long. What is to be done? Use the table to decide, or type /yahtzee:away wait or play.",
    );
    expect(told(ben, "away close")).toEqual([
      "Nobody is left out of a match for stakes: wait, or let a computer player play on.",
    ]);
    ben.type("/yahtzee:away play");
    world.tick(3 * SECOND);
    ben.type("/yahtzee:roll");
    scoreChance(world, ben);
  }

  test("and wins: the pot waits for the absent one", async () => {
    await inStaked(2, lastRound("Ana"), (world, { ana, ben }) => {
      withoutAna(world, ana, ben);
      expect(ben.chat).toContain("The pot goes to Ana.");
      expect([has(ben), inPots(world)]).toEqual([[], ANAS_AND_BENS]);
      const back = world.join("Ana");
      world.tick(SETTLED + 20);
      expect([has(back), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    });
  });

  test("and loses: the winner is paid at once", async () => {
    await inStaked(2, lastRound("Ben"), (world, { ana, ben }) => {
      withoutAna(world, ana, ben);
      expect([has(ben), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    });
  });
});

describe("a rematch", () => {
  test("begins without stakes: what was won stays won, and nothing is at stake", async () => {
    await inStaked(2, lastEntry("Ben", { Ana: 10 }), (world, { ana, ben }) => {
      scoreChance(world, ben);
      for (const player of [ana, ben]) {
        openBoard(player);
        player.press("Rematch");
      }
      expect(matchIn(world.save())).toMatchObject({ stakes: null, rollOff: [[], []] });
      ana.close();
      expect(told(ana, "stakes")).toEqual(["Item stakes are off at this table."]);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
    });
  });

  test("leaves what is still owed from the match before to whom it is owed", async () => {
    await inStaked(3, lastEntry("Cem", { Ana: 20, Ben: 10 }), (world, { ana, ben, cem }) => {
      ana.leave();
      scoreChance(world, cem);
      for (const player of [ben, cem]) player.type("/yahtzee:ready");
      expect(matchIn(world.save()).rollOff).not.toBeNull();
      for (const player of [ben, cem]) resign(player);
      const back = world.join("Ana");
      world.tick(SETTLED + 20);
      expect([has(ben), has(cem), has(back)]).toEqual([[], [], ALL_THREE]);
    });
  });
});

describe("a roll-off that all but one leave", () => {
  test("before the first throw gives everybody's own back", async () => {
    await inStaked(
      2,
      (all) => rollingOff(...all),
      (world, { ana, ben }) => {
        resign(ana);
        world.tick(3 * SECOND);
        expect([has(ana), has(ben), potsIn(world)]).toEqual([ANAS, BENS, []]);
      },
    );
  });

  test("one after the other, before the first throw, is the lobby again, with what the others have laid in", async () => {
    await inStaked(
      3,
      (all) => rollingOff(...all),
      (world, { ana, ben, cem }) => {
        resign(ana);
        world.tick(3 * SECOND);
        expect([has(ana), has(ben), has(cem)]).toEqual([ANAS, [], []]);
        expect(inPots(world)).toEqual([...CEMS, ...BENS].sort());
        expect(matchIn(world.save())).toMatchObject({ players: [], stakes: { agreed: [] } });
      },
    );
  });

  test("after the first throw leaves the pot to the one who stays", async () => {
    await inStaked(
      3,
      (all) => rollingOff(...all),
      (world, { ana, ben, cem }) => {
        ana.type("/yahtzee:roll");
        resign(cem);
        world.tick(3 * SECOND);
        expect([has(cem), inPots(world)]).toEqual([[], ALL_THREE]);
        resign(ana);
        world.tick(3 * SECOND);
        expect([has(ana), has(ben), has(cem)]).toEqual([[], ALL_THREE, []]);
        expect(ben.chat).toContain("The pot goes to Ben.");
      },
    );
  });
});
