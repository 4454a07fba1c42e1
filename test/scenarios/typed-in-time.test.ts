// Typed commands in time: what has to be typed twice, two in one tick, and what screens show of them.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, type People, rolledOnce } from "../support/in-match.ts";
import { cardOf, finishedTogether, lobby, rollingOff, started } from "../support/matches.ts";
import { BOTH_SCREENS, LIVE, matchIn, nudges, quieten } from "../support/worlds.ts";

describe("what cannot be taken back", () => {
  const ASKS_ZERO = "These dice score nothing in Yahtzee. Type it again to score 0 there.";
  const ASKS_RESIGN =
    "Resign now? Your total of 0 stays in the results, but you cannot win while another plays on. Type it again to resign.";

  test("is done when it is typed twice, a zero under any of its names", async () => {
    await inMatch(3, rolledOnce, (_, { ana, ben }) => {
      ana.type("/yahtzee:score yahtzee");
      expect(ana.chat).toEqual([ASKS_ZERO]);
      ana.type("/yahtzee:score y");
      expect(ana.chat[1]).toBe("Ana scores 0 in Yahtzee.");
      quieten(ben);
      ben.type("/yahtzee:resign");
      expect(ben.chat).toEqual([ASKS_RESIGN]);
      ben.type("/yahtzee:resign");
      expect(ben.chat[1]).toBe("Ben resigns.");
    });
  });

  test("of two kinds is asked for each: the one does not answer the other", async () => {
    await inMatch(3, rolledOnce, (world, { ana }) => {
      for (const line of ["score yahtzee", "resign", "score full-house", "score yahtzee", "resign"]) {
        ana.type(`/yahtzee:${line}`);
      }
      expect(ana.chat).toEqual([
        ASKS_ZERO,
        ASKS_RESIGN,
        ASKS_ZERO.replace("Yahtzee", "Full House"),
        ASKS_ZERO,
        ASKS_RESIGN,
      ]);
      expect(matchIn(world.save()).game?.turn?.player).toBe(0);
    });
  });

  const CHANGES: readonly { readonly change: string; readonly happens: (people: People) => void }[] = [
    {
      change: "what another player does",
      happens: ({ cem }) => {
        for (const _time of ["asked", "done"]) cem.type("/yahtzee:resign");
      },
    },
    {
      change: "what is pressed on a screen",
      happens: ({ ana }) => {
        openBoard(ana);
        ana.press("Hold and roll");
        ana.submit();
        ana.close();
      },
    },
  ];
  const OWN: typeof CHANGES = [
    { change: "a typed roll", happens: ({ ana }) => ana.type("/yahtzee:reroll 1") },
    { change: "a typed hold", happens: ({ ana }) => ana.type("/yahtzee:hold 3 4") },
    { change: "more than a minute", happens: () => undefined },
  ];

  /** Types it, lets something happen, types it again; what is said then, and whether it was done. */
  async function typedAgain(line: string, { change, happens }: (typeof CHANGES)[number]) {
    let again: { readonly says: readonly string[]; readonly done: boolean } = { says: [], done: false };
    await inMatch(3, rolledOnce, (world, people) => {
      const { ana } = people;
      ana.type(`/yahtzee:${line}`);
      happens(people);
      if (change.includes("minute")) world.tick(1200);
      quieten(ana);
      ana.type(`/yahtzee:${line}`);
      again = { says: [...ana.chat], done: matchIn(world.save()).game?.turn?.player !== 0 };
    });
    return again;
  }

  test.each([...CHANGES, ...OWN])("is asked anew where it is a zero after $change (U1)", async (change) => {
    expect(await typedAgain("score yahtzee", change)).toEqual({ says: [ASKS_ZERO], done: false });
  });

  test.each(OWN)("is asked anew where it is resigning after $change", async (change) => {
    expect(await typedAgain("resign", change)).toEqual({ says: [ASKS_RESIGN], done: false });
  });

  test.each(CHANGES)(
    "is done where it is resigning, whose question reads the same after $change",
    async (change) => {
      const { says, done } = await typedAgain("resign", change);
      expect(says[0]).toBe("Ana resigns.");
      expect(done).toBe(true);
    },
  );

  test("is asked anew where the question before resigning would read otherwise", async () => {
    await inMatch(2, rolledOnce, (_, { ana, ben }) => {
      ana.type("/yahtzee:resign");
      for (const _time of ["asked", "done"]) ben.type("/yahtzee:resign");
      quieten(ana);
      ana.type("/yahtzee:resign");
      expect(ana.chat).toEqual([
        "Resign now? The game ends and your total of 0 stays. Type it again to resign.",
      ]);
    });
  });

  test("is asked anew after its player has left and come back", async () => {
    await inMatch(3, rolledOnce, (world, people) => {
      people.ana.type("/yahtzee:resign");
      people.ana.leave();
      const ana = world.join("Ana");
      quieten(ana);
      ana.type("/yahtzee:resign");
      expect(ana.chat).toEqual([ASKS_RESIGN]);
    });
  });
});

describe("two commands in one tick", () => {
  test("are done one after the other: what was typed for the older moment says so", async () => {
    await inMatch(3, rolledOnce, (world, { ana, ben }) => {
      ben.type("/yahtzee:resign");
      quieten(ana);
      world.pace = 0;
      ben.type("/yahtzee:resign");
      ana.type("/yahtzee:score chance");
      world.tick(2);
      expect(ana.chat).toEqual([
        "Ben resigns.",
        "The game has moved on: that was meant for an earlier moment.",
      ]);
      expect(matchIn(world.save()).game?.turn).toMatchObject({ player: 0, rollsUsed: 1 });
    });
  });

  test("are both done where the second depends on nothing that the first does: ready, and resigning", async () => {
    await inMatch(3, rolledOnce, (world, { ana, ben }) => {
      ben.type("/yahtzee:resign");
      world.pace = 0;
      ana.type("/yahtzee:score chance");
      ben.type("/yahtzee:resign");
      world.tick(2);
      expect(matchIn(world.save()).game?.sheets[1]?.status).toBe("resigned");
      expect(matchIn(world.save()).game?.turn?.player).toBe(2);
    });
    await inMatch(
      2,
      (all) => lobby(...all),
      (world, { ana, ben }) => {
        world.pace = 0;
        ana.type("/yahtzee:ready");
        ben.type("/yahtzee:ready");
        world.tick(2);
        expect(matchIn(world.save()).rollOff).toEqual([[], []]);
      },
    );
  });

  test("of one player roll once (U4)", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        world.pace = 0;
        ana.type("/yahtzee:roll");
        ana.type("/yahtzee:roll");
        world.tick(2);
        expect(matchIn(world.save()).game?.turn?.rollsUsed).toBe(1);
        expect(ana.chat.at(-1)).toBe("The game has moved on: that was meant for an earlier moment.");
      },
    );
  });

  test("are carried out for nobody who has left or walked away in between", async () => {
    await inMatch(2, rolledOnce, (world, people) => {
      world.tick(20);
      const before = matchIn(world.save());
      people.ana.dismount();
      world.pace = 0;
      people.ana.type("/yahtzee:score chance");
      people.ana.move(50.5, 64, 0.5);
      world.tick(2);
      expect(people.ana.chat).toEqual(["You are too far from the table: come within six blocks."]);
      people.ana.move(0.5, 64, -2.5);
      people.ana.type("/yahtzee:score chance");
      people.ana.leave();
      world.tick(2);
      expect(matchIn(world.save())).toEqual(before);
    });
  });
});

describe("somebody else's open live screen", () => {
  const FOLLOWS: readonly {
    readonly line: string;
    readonly make: (players: readonly PlayerRef[]) => Match;
    readonly shows: string;
    readonly times?: number;
  }[] = [
    { line: "ready", make: (all) => lobby(...all), shows: "North: Ana, ready" },
    { line: "stand", make: (all) => lobby(...all), shows: "Play alone" },
    { line: "roll", make: (all) => rollingOff(...all), shows: "Ana: 4 3 1 1 6 = 15" },
    { line: "roll", make: (all) => started(...all), shows: "roll 1 of 3.\nDice: 4 5 5 4 4" },
    { line: "hold 3 4", make: rolledOnce, shows: "Dice: 1 2 4 4 6 (held: 4 4)" },
    { line: "roll keep 3 4", make: rolledOnce, shows: "Dice: 6 5 4 4 1 (held: 4 4)" },
    { line: "reroll 5", make: rolledOnce, shows: "Dice: 1 2 4 4 1 (held: 1 2 4 4)" },
    { line: "score chance", make: rolledOnce, shows: "Round 1 of 13. Roll the dice." },
    { line: "resign", make: rolledOnce, shows: "Round 1 of 13. Roll the dice.", times: 2 },
    {
      line: "ready",
      make: (all) => finishedTogether(...all.map((player) => [player, cardOf(20)] as const)),
      shows: "Waiting for Ben to be ready.",
    },
  ];

  test.each(FOLLOWS)("follows /yahtzee:$line: $shows", async ({ line, make, shows, times = 1 }) => {
    await inMatch(
      2,
      make,
      (_, { ana, ben }) => {
        openBoard(ben);
        const { presses } = ben;
        const form = ben.form?.id;
        expect(ben.screen).not.toContain(shows);
        for (let time = 0; time < times; time++) ana.type(`/yahtzee:${line}`);
        expect(ben.screen).toContain(shows);
        expect(ben.form?.id).toBe(form);
        expect(ben.presses).toBe(presses);
      },
      LIVE,
    );
  });
});

describe("after a command", () => {
  test.each(BOTH_SCREENS)(
    "a $screens screen comes up although the chat is just closing, and shows what came of it",
    async ({ options }) => {
      await inMatch(
        2,
        (all) => started(...all),
        (world, { ana }) => {
          world.pace = 0;
          ana.type("/yahtzee:roll");
          openBoard(ana);
          world.tick();
          expect(ana.form).toBeUndefined();
          world.tick(11);
          expect(ana.screen).toContain("Roll 1 of 3");
          expect(nudges(ana)).toEqual([]);
        },
        options,
      );
    },
  );

  test("typed with the chat open the add-on does its work meanwhile", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        world.pace = 0;
        ana.type("/yahtzee:roll");
        ana.openChat();
        world.tick(2);
        expect(ana.chat).toEqual(["Ana rolls 4 5 5 4 4, 2 rolls left."]);
      },
    );
  });
});

test("a whole game is played by commands alone, from the chair to the final score", async () => {
  function scored(world: World): number {
    return (
      matchIn(world.save()).game?.sheets[0]?.columns[0]?.scores.filter((points) => points !== null).length ??
      0
    );
  }
  await inMatch(
    1,
    (all) => lobby(...all),
    (world, { ana }) => {
      world.pace = 2;
      ana.type("/yahtzee:stand");
      ana.type("/yahtzee:sit");
      ana.type("/yahtzee:ready");
      const names = "ones twos threes fours fives sixes k3 k4 fh ss ls y c".split(" ");
      for (const [index, name] of names.entries()) {
        ana.type("/yahtzee:roll");
        while (scored(world) === index) ana.type(`/yahtzee:score ${name}`);
      }
      expect(ana.chat.at(-1)).toMatch(/^Your final score is \d+\.$/);
      expect(ana.form).toBeUndefined();
    },
  );
});
