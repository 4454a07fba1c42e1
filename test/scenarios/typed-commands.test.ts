// Typed commands: what may stand after them, who may send them, what has to be typed twice, and what others see of it.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { cardOf, finishedTogether, lobby, rollingOff, started, together } from "../support/matches.ts";
import { BOTH_SCREENS, inMatch, LIVE, matchIn, type People, quieten } from "../support/worlds.ts";

/** Ana has rolled once, and these dice score nothing in Yahtzee and in Full House. */
function rolledOnce(players: readonly PlayerRef[]): Match {
  return together(
    players.map((player) => [player, {}] as const),
    { faces: "1 2 4 4 6" },
  );
}

/** Types lines one after the other; what each says, while nothing of the match changes. */
async function refusals(
  lines: readonly string[],
  switches: object = {},
): Promise<Record<string, readonly string[]>> {
  const said: Record<string, readonly string[]> = {};
  await inMatch(2, rolledOnce, (world, { ana }) => {
    world.send("switches", switches);
    world.pace = 2;
    const before = matchIn(world.save());
    for (const line of lines) {
      quieten(ana);
      ana.type(`/yahtzee:${line}`);
      said[line] = [...ana.chat];
      expect(matchIn(world.save()), line).toEqual(before);
    }
  });
  return said;
}

describe("dice", () => {
  const NO_DIE = (die: number): string => `There is no die ${die}: dice are 1 to 5, from left to right.`;

  test.each(["hold", "reroll", "roll keep"])(
    "that are not there, or named twice, are refused after %s",
    async (command) => {
      const said = await refusals(
        ["0", "6", "7", "-1", "1 2 6", "2 2 2 2 2", "5 1 5"].map((dice) => `${command} ${dice}`),
      );
      expect(said).toEqual({
        [`${command} 0`]: [NO_DIE(0)],
        [`${command} 6`]: [NO_DIE(6)],
        [`${command} 7`]: [NO_DIE(7)],
        [`${command} -1`]: [NO_DIE(-1)],
        [`${command} 1 2 6`]: [NO_DIE(6)],
        [`${command} 2 2 2 2 2`]: ["Die 2 is named twice: name each die once."],
        [`${command} 5 1 5`]: ["Die 5 is named twice: name each die once."],
      });
    },
  );

  test("have to be named for reroll and roll keep", async () => {
    const says = ["Say which dice, 1 to 5 from left to right."];
    expect(await refusals(["reroll", "roll keep"])).toEqual({ reroll: says, "roll keep": says });
  });

  test("that are all held are not rolled", async () => {
    const says = ["All dice are held: choose a category, or release a die to roll it."];
    expect(await refusals(["roll keep 1 2 3 4 5", "roll keep 5 4 3 2 1"])).toEqual({
      "roll keep 1 2 3 4 5": says,
      "roll keep 5 4 3 2 1": says,
    });
  });

  test("held by a command are exactly those, and what is not held is rolled", async () => {
    await inMatch(2, rolledOnce, (world, { ana }) => {
      const held = () => matchIn(world.save()).game?.turn?.held;
      ana.type("/yahtzee:hold 3 4");
      expect(held()).toEqual([false, false, true, true, false]);
      ana.type("/yahtzee:hold 4 5");
      expect(held()).toEqual([false, false, false, true, true]);
      ana.type("/yahtzee:hold");
      expect(held()).toEqual([false, false, false, false, false]);
      ana.type("/yahtzee:hold 3 4");
      ana.type("/yahtzee:roll");
      expect(ana.chat).toEqual(["Ana keeps 4 4, rolls 6 5 1, one roll left."]);
    });
  });
});

describe("categories", () => {
  const NAMES: Readonly<Record<string, readonly string[]>> = {
    ones: ["ones", '"1s"', "Ones"],
    twos: ["twos", '"2s"'],
    threes: ["threes", '"3s"'],
    fours: ["fours", '"4s"'],
    fives: ["fives", '"5s"'],
    sixes: ["sixes", '"6s"', "SIXES"],
    threeKind: ["three-kind", "k3", '"3k"', "K3"],
    fourKind: ["four-kind", "k4", '"4k"'],
    fullHouse: ["full-house", "fh", "Full-House"],
    smallStraight: ["small-straight", "ss"],
    largeStraight: ["large-straight", "ls"],
    yahtzee: ["yahtzee", "yacht", "y"],
    chance: ["chance", "c", "CHANCE"],
  };
  const ORDER = Object.keys(NAMES);

  test("are known by their long and their short names, in any case", async () => {
    for (const [category, names] of Object.entries(NAMES)) {
      for (const name of names) {
        await inMatch(1, rolledOnce, (world, { ana }) => {
          for (const _time of ["asked where it is a zero", "done"]) ana.type(`/yahtzee:score ${name}`);
          const scores = matchIn(world.save()).game?.sheets[0]?.columns[0]?.scores ?? [];
          const filled = ORDER.filter((_, index) => scores[index] !== null);
          expect(filled, name).toEqual([category]);
        });
      }
    }
  });

  test("and columns that are not there are refused with what there is", async () => {
    const there =
      "ones (1s), twos (2s), threes (3s), fours (4s), fives (5s), sixes (6s), three-kind (3k, k3), " +
      "four-kind (4k, k4), full-house (fh), small-straight (ss), large-straight (ls), " +
      "yahtzee (yacht, y), chance (c)";
    expect(
      await refusals(["score four", 'score ""', "score chance 2", "score chance 0", "score c -1"]),
    ).toEqual({
      "score four": [`There is no category four. Type one of these: ${there}.`],
      'score ""': [`There is no category . Type one of these: ${there}.`],
      "score chance 2": ["There is no column 2: type a number from 1 to 1."],
      "score chance 0": ["There is no column 0: type a number from 1 to 1."],
      "score c -1": ["There is no column -1: type a number from 1 to 1."],
    });
  });

  test("that are filled are refused", async () => {
    await inMatch(
      2,
      (all) =>
        together(
          all.map((player) => [player, { chance: 20 }] as const),
          { faces: "1 2 4 4 6" },
        ),
      (world, { ana }) => {
        const before = matchIn(world.save());
        ana.type("/yahtzee:score chance 1");
        expect(ana.chat).toEqual(["This category is already filled: choose an open one."]);
        expect(matchIn(world.save())).toEqual(before);
      },
    );
  });
});

describe("what the game refuses by itself", () => {
  const LINES = [
    "hold a",
    "hold 1 two",
    "hold 1.5",
    "reroll x",
    "roll 3",
    "roll kep 1",
    "roll keep one",
    "hold 1 2 3 4 5 5 5",
    "roll keep 1 2 3 4 5 6 7",
    "score",
    "score chance one",
    "score chance 1 1",
    "ready maybe",
    "screens",
    "screens fancy",
    "chat loud",
    "chat ownTurns",
    "card Ben Ana",
    "resign now",
    "stand up",
    "rules all",
    "sit 1",
  ];

  test("gets the game's own sentence and does not reach us", async () => {
    const said = await refusals(LINES);
    expect(Object.keys(said)).toEqual(LINES);
    for (const [line, words] of Object.entries(said)) {
      expect(words, line).toEqual([expect.stringMatching(/^Syntax error: Unexpected "/)]);
    }
  });

  test("may be a bare word that begins with a digit; where it is not, it is understood", async () => {
    expect(await refusals(["score 3k"])).toEqual({
      "score 3k": ['Syntax error: Unexpected "3k": at "/yahtzee:score >>3k<<"'],
    });
    await inMatch(2, rolledOnce, (world, { ana }) => {
      world.send("switches", { digitStrings: true });
      ana.type("/yahtzee:score 4s");
      expect(ana.chat[0]).toBe("Ana scores 8 in Fours.");
    });
  });
});

describe("a command from the console", () => {
  test.each([
    ...["ready", "roll", "roll keep 1", "reroll 1", "hold 1", "score chance", "card", "resign"],
    ...["sit", "stand", "rules", "screens live", "chat all"],
  ])("is a failure with an English message: %s", async (line) => {
    await inMatch(2, rolledOnce, (world, { ana }) => {
      const before = world.save().properties;
      const [name] = line.split(" ");
      expect(world.command(`/yahtzee:${line}`)).toEqual({
        status: 1,
        text: `/yahtzee:${name} is for players in the world.`,
      });
      world.tick(5);
      expect(world.save().properties).toEqual(before);
      expect(ana.chat).toEqual([]);
    });
  });
});

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

  test.each<{ change: string; happens: (people: People) => void }>([
    { change: "a roll", happens: ({ ana }) => ana.type("/yahtzee:reroll 1") },
    { change: "a hold", happens: ({ ana }) => ana.type("/yahtzee:hold 3 4") },
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
  ])("is asked anew after $change", async ({ happens }) => {
    for (const line of ["score yahtzee", "resign"]) {
      await inMatch(3, rolledOnce, (world, people) => {
        const { ana } = people;
        ana.type(`/yahtzee:${line}`);
        happens(people);
        quieten(ana);
        ana.type(`/yahtzee:${line}`);
        expect(ana.chat).toEqual([line === "resign" ? ASKS_RESIGN : ASKS_ZERO]);
        expect(matchIn(world.save()).game?.turn?.player).toBe(0);
        expect(matchIn(world.save()).game?.sheets[0]?.status).toBe("playing");
      });
    }
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
      quieten(ben);
      world.pace = 0;
      ana.type("/yahtzee:score chance");
      ben.type("/yahtzee:resign");
      world.tick(2);
      expect(ben.chat).toEqual([
        "Ana scores 17 in Chance.",
        "Your turn: round 1 of 13.",
        "The game has moved on. Here is how it stands now.",
      ]);
      expect(matchIn(world.save()).game?.sheets[1]?.status).toBe("playing");
    });
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
        expect(ana.chat.at(-1)).toBe("The game has moved on. Here is how it stands now.");
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
          expect(ana.sounds).toEqual([]);
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
