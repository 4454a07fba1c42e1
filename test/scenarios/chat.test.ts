// What the chat tells of a match, to whom, and how much of it each player wants to hear.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { rollAgain } from "../../scripts/tools/play/turn.ts";
import type { Card } from "../../scripts/tools/vectors/fields.ts";
import { inMatch, type People } from "../support/in-match.ts";
import { cardWithout, lobby, started, together } from "../support/matches.ts";
import { BOTH_SCREENS, joinBeside, pressAnywhere, quieten } from "../support/worlds.ts";

/** Two who have one category left each; Ana has rolled. */
function lastRound(players: readonly PlayerRef[]): Match {
  return together(
    players.map((player) => [player, cardWithout("chance")] as const),
    { faces: "1 2 4 4 6" },
  );
}

/** Both play the last round of a match, Ana by commands and Ben by presses: who types hears all that comes of it. */
function playLastRound({ ana, ben }: People): void {
  ana.type("/yahtzee:roll keep 3 4");
  ana.type("/yahtzee:score chance");
  openBoard(ben);
  ben.press("Roll dice");
  ben.press("Chance");
}

/** Eve watches: she opened the table once. */
function watcher(world: World): Player {
  const eve = joinBeside(world, "Eve");
  openBoard(eve);
  eve.close();
  quieten(eve);
  return eve;
}

describe("a whole turn of two players", () => {
  const TURN = [
    "Ana rolls 4 5 5 4 4, 2 rolls left.",
    "Ana keeps 4 4, rolls 5 3 1, one roll left.",
    "Ana keeps 5 3 1, rolls 3 6, no rolls left.",
    "Ana scores 18 in Chance.",
  ];

  function playTurn({ ana }: People): void {
    ana.type("/yahtzee:roll");
    ana.type("/yahtzee:roll keep 1 4");
    ana.type("/yahtzee:hold 2 3 5");
    ana.type("/yahtzee:roll");
    ana.type("/yahtzee:score chance");
  }

  async function begun(scenario: (world: World, people: People) => void): Promise<void> {
    await inMatch(2, (all) => started(...all), scenario);
  }

  test("is heard by who plays, and by the other that it is their turn then", async () => {
    await begun((_, people) => {
      playTurn(people);
      // Who types hears which dice are held; everybody else hears it with the next throw.
      expect(people.ana.chat).toEqual([
        ...TURN.slice(0, 2),
        "Ana holds 5 3 1.",
        ...TURN.slice(2),
        "Ben's turn: round 1 of 13.",
      ]);
      expect(people.ben.chat).toEqual([...TURN, "Your turn: round 1 of 13."]);
    });
  });

  test("is the same by presses, live or simple, as by commands", async () => {
    for (const { options } of BOTH_SCREENS) {
      await inMatch(
        2,
        (all) => started(...all),
        (_, { ana, ben }) => {
          openBoard(ana);
          ana.press("Roll dice");
          rollAgain(ana, [1, 4]);
          rollAgain(ana, [2, 3, 5]);
          ana.press("Chance");
          expect(ben.chat).toEqual([...TURN, "Your turn: round 1 of 13."]);
        },
        options,
      );
    }
  });

  test("is heard by a watcher who opened the table and is within eight blocks, and not a step farther", async () => {
    await begun((world, people) => {
      const eve = watcher(world);
      eve.move(0.5, 64, 8.4);
      people.ana.type("/yahtzee:roll");
      expect(eve.chat).toEqual(TURN.slice(0, 1));
      eve.move(0.5, 64, 8.6);
      people.ana.type("/yahtzee:roll keep 1 4");
      expect(eve.chat).toEqual(TURN.slice(0, 1));
    });
  });

  test("is not heard by who is near and has not opened the table", async () => {
    await begun((world, people) => {
      const eve = joinBeside(world, "Eve");
      playTurn(people);
      expect(eve.chat).toEqual([]);
    });
  });

  test("is heard by a player of the match wherever they are", async () => {
    await begun((world, people) => {
      people.ben.dismount();
      world.tick(10);
      people.ben.move(500.5, 64, 0.5, "nether");
      quieten(people.ben);
      playTurn(people);
      expect(people.ben.chat).toEqual([...TURN, "Your turn: round 1 of 13."]);
    });
  });

  test("is not heard any more by who has left the world and come back without opening the table", async () => {
    await begun((world, people) => {
      watcher(world).leave();
      const eve = world.join("Eve");
      quieten(eve);
      playTurn(people);
      expect(eve.chat).toEqual([]);
    });
  });
});

describe("how much the chat tells", () => {
  const ANAS = ["Ana keeps 4 4, rolls 6 5 1, one roll left.", "Ana scores 20 in Chance."];
  const TURN = ["Your turn: round 13 of 13."];
  const BENS = ["Ben rolls 3 5 4 6 4, 2 rolls left.", "Ben scores 22 in Chance."];
  const END = ["Ben wins with 303.", "Ben: 303", "Ana: 301"];

  test.each([
    { level: "all", button: "Chat: everything", hears: [...ANAS, ...TURN, ...BENS, ...END] },
    { level: "own", button: "Chat: my own turns and the end", hears: [...TURN, ...BENS, ...END] },
    { level: "results", button: "Chat: the end only", hears: END },
    { level: "none", button: "Chat: nothing", hears: [] },
  ])("is $level where that was chosen in My settings or by the command", async ({ level, button, hears }) => {
    const ways: readonly ((ben: Player) => void)[] = [
      (ben) => ben.type(`/yahtzee:chat ${level}`),
      (ben) => {
        openBoard(ben);
        pressAnywhere(ben, "My settings");
        const row = (): string => ben.form?.buttons.find((text) => text.startsWith("Chat: ")) ?? "";
        for (let presses = 0; presses < 4 && !row().startsWith(`${button} (`); presses++) ben.press(row());
        expect(row()).toContain(`${button} (press for: `);
        ben.close();
      },
    ];
    for (const choose of ways) {
      for (const { options } of BOTH_SCREENS) {
        await inMatch(
          2,
          lastRound,
          (_, people) => {
            choose(people.ben);
            quieten(people.ben);
            playLastRound(people);
            expect(people.ben.chat).toEqual(hears);
            expect(people.ana.chat).toContain("Ben wins with 303.");
          },
          options,
        );
      }
    }
  });

  test.each(["all", "own", "results", "none"])(
    "is all that comes of a command for who types it, with %s",
    async (level) => {
      await inMatch(2, lastRound, (_, { ana }) => {
        ana.type(`/yahtzee:chat ${level}`);
        quieten(ana);
        ana.type("/yahtzee:roll keep 3 4");
        expect(ana.chat).toEqual(ANAS.slice(0, 1));
      });
    },
  );

  test.each([
    { level: "all", hears: [...ANAS, "Ben's turn: round 13 of 13.", ...BENS, ...END] },
    { level: "own", hears: END },
    { level: "results", hears: END },
    { level: "none", hears: [] },
  ])("is for a watcher with $level", async ({ level, hears }) => {
    await inMatch(2, lastRound, (world, people) => {
      const eve = watcher(world);
      eve.type(`/yahtzee:chat ${level}`);
      quieten(eve);
      playLastRound(people);
      expect(eve.chat).toEqual(hears);
    });
  });
});

describe("a bonus", () => {
  const UPPER: Card = { ones: 3, twos: 6, threes: 9, fours: 12, fives: 15 };

  test.each<{ what: string; card: Card; faces: string; category: string; hears: readonly string[] }>([
    {
      what: "for a Yahtzee more, put elsewhere as a Joker",
      card: { yahtzee: 50, sixes: 18 },
      faces: "6 6 6 6 6",
      category: "full-house",
      hears: ["Ana scores 25 in Full House as a Joker.", "Yahtzee bonus for Ana: 100."],
    },
    {
      what: "for the upper section",
      card: UPPER,
      faces: "6 6 6 1 2",
      category: "sixes",
      hears: ["Ana scores 18 in Sixes.", "Upper bonus for Ana: 35."],
    },
    {
      what: "for both at once",
      card: { ...UPPER, yahtzee: 50 },
      faces: "6 6 6 6 6",
      category: "sixes",
      hears: ["Ana scores 30 in Sixes.", "Yahtzee bonus for Ana: 100.", "Upper bonus for Ana: 35."],
    },
    {
      what: "that is not due after a 0 in Yahtzee is not told (S7)",
      card: { yahtzee: 0, sixes: 18 },
      faces: "6 6 6 6 6",
      category: "full-house",
      hears: ["Ana scores 25 in Full House as a Joker."],
    },
    {
      what: "that was told when it was reached is not told again",
      card: { ...UPPER, sixes: 18 },
      faces: "6 6 6 1 2",
      category: "chance",
      hears: ["Ana scores 21 in Chance."],
    },
  ])("is told after the score: $what", async ({ card, faces, category, hears }) => {
    await inMatch(
      2,
      ([ana, ben]) =>
        together(
          [ana, ben].flatMap((player, place) => (player ? [[player, place === 0 ? card : {}] as const] : [])),
          { faces },
        ),
      (_, { ana, ben }) => {
        ana.type(`/yahtzee:score ${category}`);
        expect(ben.chat.slice(0, -1)).toEqual(hears);
        expect(ben.chat.at(-1)).toMatch(/^Your turn: round 1 /);
      },
    );
  });
});

describe("before and after", () => {
  test("everybody but who does it is told who takes a seat and who leaves it, and all who is ready", async () => {
    await inMatch(
      2,
      (all) => lobby(...all),
      (world, { ana, ben }) => {
        const cem = world.join("Cem");
        cem.use(0, 64, 1);
        cem.type("/yahtzee:ready");
        cem.type("/yahtzee:ready false");
        cem.type("/yahtzee:stand");
        const told = ["Cem takes a seat.", "Cem is ready.", "Cem is not ready yet.", "Cem leaves the table."];
        for (const player of [ana, ben]) expect(player.chat).toEqual(told);
        expect(cem.chat).toEqual([
          "Use the table to open the board. Sneak or jump to stand up.",
          "Cem is ready.",
          "Cem is not ready yet.",
          "You have stood up.",
        ]);
      },
    );
  });

  test("who resigns is told to all, and whose turn it is then", async () => {
    await inMatch(
      3,
      (all) => started(...all),
      (_, { ana, ben, cem }) => {
        for (const _time of ["asked", "done"]) ana.type("/yahtzee:resign");
        expect(ben.chat).toEqual(["Ana resigns.", "Your turn: round 1 of 13."]);
        expect(cem.chat).toEqual(["Ana resigns.", "Ben's turn: round 1 of 13."]);
        expect(ana.chat.slice(-2)).toEqual(cem.chat);
      },
    );
  });
});
