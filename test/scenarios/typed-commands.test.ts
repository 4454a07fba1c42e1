// Typed commands: what may stand after them, what is refused and by whom, and which table they mean.
import { describe, expect, test } from "vitest";
import { BOARD } from "../../scripts/tools/play/set-up.ts";
import { inMatch, rolledOnce } from "../support/in-match.ts";
import { started, together } from "../support/matches.ts";
import { matchIn, quieten } from "../support/worlds.ts";

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
      expect(ana.chat).toEqual([
        "Ana holds 4 4.",
        "Ana holds 4 6.",
        "Ana holds no dice.",
        "Ana holds 4 4.",
        "Ana keeps 4 4, rolls 6 5 1, one roll left.",
      ]);
    });
  });
});

describe("categories", () => {
  const NAMES: Readonly<Record<string, readonly string[]>> = {
    ones: ["ones", '"1s"', "s1", "Ones"],
    twos: ["twos", '"2s"', "s2"],
    threes: ["threes", '"3s"', "s3"],
    fours: ["fours", '"4s"', "s4"],
    fives: ["fives", '"5s"', "s5"],
    sixes: ["sixes", '"6s"', "s6", "SIXES"],
    threeKind: ["three-kind", "k3", '"3k"', "K3"],
    fourKind: ["four-kind", "k4", '"4k"'],
    fullHouse: ["full-house", "fh", "Full-House"],
    smallStraight: ["small-straight", "ss"],
    largeStraight: ["large-straight", "ls"],
    yahtzee: ["yahtzee", "yacht", "y"],
    chance: ["chance", "c", "CHANCE"],
  };
  const ORDER = Object.keys(NAMES);

  test.each([0, 1, 2])(
    "are known by their long and their short names, in any case: name %d of each",
    async (which) => {
      await inMatch(
        1,
        (all) => started(...all),
        (world, { ana }) => {
          world.pace = 1;
          const filled = (): readonly string[] => {
            const scores = matchIn(world.save()).game?.sheets[0]?.columns[0]?.scores ?? [];
            return ORDER.filter((_, index) => scores[index] !== null);
          };
          for (const [index, names] of Object.values(NAMES).entries()) {
            const name = names[which] ?? names[0];
            ana.type("/yahtzee:roll");
            ana.type(`/yahtzee:score ${name}`);
            // A zero is asked about.
            if (filled().length === index) ana.type(`/yahtzee:score ${name}`);
            expect(filled(), name).toEqual(ORDER.slice(0, index + 1));
          }
        },
      );
    },
  );

  test("and columns that are not there are refused with what there is", async () => {
    const there =
      "ones (s1), twos (s2), threes (s3), fours (s4), fives (s5), sixes (s6), three-kind (k3), " +
      "four-kind (k4), full-house (fh), small-straight (ss), large-straight (ls), " +
      "yahtzee (yacht, y), chance (c)";
    expect(
      await refusals(["score four", 'score ""', "score chance 2", "score chance 0", "score c -1"]),
    ).toEqual({
      "score four": [`There is no category four. Type one of these: ${there}.`],
      'score ""': [`There is no category ?. Type one of these: ${there}.`],
      "score chance 2": ["This sheet has one column: leave the number out."],
      "score chance 0": ["This sheet has one column: leave the number out."],
      "score c -1": ["This sheet has one column: leave the number out."],
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
  test("is a failure with an English message, and does nothing", async () => {
    await inMatch(2, rolledOnce, (world, { ana }) => {
      const before = world.save().properties;
      for (const line of [
        ...["ready", "roll", "roll keep 1", "reroll 1", "hold 1", "score chance", "card", "resign"],
        ...["sit", "stand", "rules", "screens live", "chat all", "away wait", "away play Ben"],
        ...["stats", "top", "top yatzy", "hint", "review", "skip", "computer strong"],
        ...["table list", "table reset at 0 64 0", "table packup all", "table recover", "admin selftest"],
        ...["admin transfer Ana Ben", "setting", "setting placing 1"],
      ]) {
        const [name] = line.split(" ");
        expect(world.command(`/yahtzee:${line}`)).toEqual({
          status: 1,
          text: `/yahtzee:${name} is for players in the world.`,
        });
        world.tick(5);
        expect(world.save().properties, line).toEqual(before);
      }
      expect(ana.chat).toEqual([]);
    });
  });
});

describe("of two tables in reach", () => {
  test("a command means the one at which its player plays, and for who plays at none the nearest", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        world.setBlock(0, 64, -5, "tabletop_yahtzee:oak_small_game_table");
        ben.dismount();
        ben.move(2.5, 64, -3.5);
        ben.give(BOARD);
        ben.hold(BOARD);
        ben.use(0, 64, -5);
        ana.dismount();
        ana.move(0.5, 64, -3.5);
        ana.type("/yahtzee:roll");
        expect(ana.chat).toContain("Ana rolls 4 5 5 4 4, 2 rolls left.");
        const eve = world.join("Eve", { location: { x: -1.5, y: 64, z: -3.5 } });
        quieten(eve);
        eve.type("/yahtzee:card");
        expect(eve.chat).toEqual(["There are no sheets yet: the game has not begun."]);
        eve.move(-1.5, 64, -1.5);
        eve.type("/yahtzee:card");
        expect(eve.chat.at(-1)).toMatch(/^Sheet of Ana\n/);
      },
    );
  });
});

describe("a sheet", () => {
  test.each([
    { line: "card", shows: "Sheet of Ana" },
    { line: "card Ben", shows: "Sheet of Ben" },
    { line: "card ben", shows: "Sheet of Ben" },
    { line: 'card "BEN"', shows: "Sheet of Ben" },
    { line: "card Eve", shows: "Nobody called Eve plays here. These play: Ana, Ben." },
  ])("is shown of who is named, in any case: $line", async ({ line, shows }) => {
    const said = await refusals([line]);
    expect(said[line]?.map((text) => text.split("\n")[0])).toEqual([shows]);
  });

  test("has the dice, what each open category would score, and all totals", async () => {
    const { card } = await refusals(["card"]);
    expect(card?.[0]?.split("\n").slice(0, 6)).toEqual([
      "Sheet of Ana",
      "What is played: Classic.",
      "Ana's turn: round 1 of 13, roll 1 of 3.",
      "Dice: 1 2 4 4 6",
      "Ones: open, would score 1",
      "Twos: open, would score 2",
    ]);
    expect(card?.[0]).toMatch(/\nTotals: Ana 0, Ben 0$/);
  });
});
