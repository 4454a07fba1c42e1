// The board: taken off with a game in it, fitted again, copied, renamed, and left behind by a broken table.
import { describe, expect, test } from "vitest";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { greedy } from "../../scripts/tools/play/greedy.ts";
import { BOARD, fitBoard, openBoard, sitDown, TABLE, TABLE_NAME } from "../../scripts/tools/play/set-up.ts";
import { playTurn, seesTurn } from "../../scripts/tools/play/turn.ts";
import { inMatch } from "../support/in-match.ts";
import { lobby, started } from "../support/matches.ts";
import {
  BOTH_SCREENS,
  boardOf,
  inGame,
  inWorld,
  joinBeside,
  LIVE,
  pressAnywhere,
  propertiesOf,
  readSheet,
  withFurniture,
} from "../support/worlds.ts";

function takeOff(ana: Player): void {
  if (ana.form?.buttons.includes("Take the board off") !== true) ana.press("More");
  ana.press("Take the board off");
}

/** Every board in an inventory once more in the first free slot, as creative players can make it. */
function withBoardsDoubled(save: WorldSave): WorldSave {
  return {
    ...save,
    players: save.players.map((player) => {
      const slots = [...(player.slots ?? [])];
      const board = slots.find((slot) => slot?.typeId === "tabletop_yahtzee:yahtzee_board");
      slots[slots.indexOf(null)] = board ?? null;
      return { ...player, slots };
    }),
  };
}

describe("a board", () => {
  test("taken off carries the game and goes on at another table", async () => {
    await inGame((_, ana) => {
      for (let turn = 0; turn < 3; turn++) playTurn(ana, greedy);
      const sheet = readSheet(ana);
      takeOff(ana);
      expect(JSON.stringify(boardOf(ana)?.lore)).toContain("yahtzee.lore.paused");
      ana.dismount();
      ana.mine(TABLE.x, TABLE.y, TABLE.z);
      ana.give(TABLE_NAME);
      ana.place(TABLE_NAME, -1, 64, 1);
      ana.hold(BOARD);
      ana.use(-1, 64, 1);
      expect(ana.chat.at(-1)).toBe("The paused game goes on: sit down to play.");
      expect(ana.count(BOARD)).toBe(0);
      ana.emptyHand();
      sitDown(ana);
      ana.use(-1, 64, 1);
      expect(readSheet(ana)).toBe(sheet);
      while (seesTurn(ana)) playTurn(ana, greedy);
      expect(ana.chat.join("\n")).toMatch(/^Your final score is \d+\.$/m);
    });
  });

  test("copied while its game was paused is blank once the first one was fitted (W19)", async () => {
    await inGame(async (world, ana) => {
      playTurn(ana, greedy);
      takeOff(ana);
      await inWorld(
        (copied) => {
          const back = copied.join("Ana");
          expect(back.count(BOARD)).toBe(2);
          fitBoard(back);
          expect(back.chat.at(-1)).toBe("The paused game goes on: sit down to play.");
          openBoard(back);
          takeOff(back);
          back.mine(TABLE.x, TABLE.y, TABLE.z);
          back.give(TABLE_NAME, 2);
          back.place(TABLE_NAME, TABLE.x, TABLE.y, TABLE.z);
          back.place(TABLE_NAME, 2, 64, 0);
          back.hold(BOARD);
          back.use(TABLE.x, TABLE.y, TABLE.z);
          back.hold(BOARD);
          back.use(2, 64, 0);
          expect(back.chat.slice(-2).sort()).toEqual([
            "The game of this board has gone on elsewhere: it is a blank board now.",
            "The paused game goes on: sit down to play.",
          ]);
        },
        { save: withBoardsDoubled(world.save()) },
      );
    });
  });

  test("given a name of 255 characters with format codes keeps it and does its work", async () => {
    await inGame((_, ana) => {
      takeOff(ana);
      const name = `§4§l${"Très long ☃ ".repeat(21)}`.slice(0, 255);
      ana.hold(BOARD);
      ana.rename(name);
      fitBoard(ana);
      openBoard(ana);
      takeOff(ana);
      expect(boardOf(ana)?.nameTag).toBe(name);
    });
  });

  test("comes out once, with its game, where its table was broken", async () => {
    await inGame((world, ana) => {
      playTurn(ana, greedy);
      const sheet = readSheet(ana);
      ana.close();
      world.setBlock(TABLE.x, TABLE.y, TABLE.z, "minecraft:air");
      world.tick(2);
      expect(world.entities("minecraft:item").map(({ item }) => item?.typeId)).toEqual([
        "tabletop_yahtzee:yahtzee_board",
      ]);
      ana.dismount();
      ana.move(TABLE.x + 0.5, 64, TABLE.z + 0.5);
      world.tick(20);
      expect(ana.count(BOARD)).toBe(1);
      ana.move(0.5, 64, 3.5);
      ana.give(TABLE_NAME);
      ana.place(TABLE_NAME, TABLE.x, TABLE.y, TABLE.z);
      fitBoard(ana);
      sitDown(ana);
      openBoard(ana);
      expect(readSheet(ana)).toBe(sheet);
    });
  });

  test("taken off before a game is blank and leaves nothing behind", async () => {
    await inGame((world, ana) => {
      ana.press("More");
      ana.press("Resign");
      ana.press("Resign");
      takeOff(ana);
      expect(boardOf(ana)?.lore).toEqual([]);
      const save = world.save();
      expect(propertiesOf(save, "yahtzee:match:")).toEqual([]);
      expect(propertiesOf(save, "yahtzee:table:")).toEqual([]);
      expect(world.block(TABLE.x, TABLE.y, TABLE.z).states["tabletop_yahtzee:board"]).toBe(0);
    });
  });

  test("that is only a foreign item with its name does not fit", async () => {
    await inGame((_, ana) => {
      takeOff(ana);
      ana.give("minecraft:paper");
      ana.hold("minecraft:paper");
      ana.rename("Yahtzee Board");
      ana.use(TABLE.x, TABLE.y, TABLE.z);
      expect(ana.chat.at(-1)).toBe("This table has no board: use a Yahtzee Board on it.");
      expect(ana.count("minecraft:paper")).toBe(1);
    });
  });

  test("shows on its table while fitted, and the table shows a running game", async () => {
    await inGame((world, ana) => {
      const states = () => world.block(TABLE.x, TABLE.y, TABLE.z).states;
      expect(states()).toMatchObject({ "tabletop_yahtzee:board": 1, "tabletop_yahtzee:in_match": 1 });
      ana.press("More");
      ana.press("Resign");
      ana.press("Resign");
      expect(states()).toMatchObject({ "tabletop_yahtzee:board": 1, "tabletop_yahtzee:in_match": 0 });
    });
  });

  test.each([
    {
      what: "a blank board",
      steps: 0,
      says: "The board is ready and the table is yours: use the table to play.",
    },
    { what: "a board with a game", steps: 1, says: "The paused game goes on: use the table to play." },
  ])("fitted by who sits already says how to go on: $what", async ({ steps, says }) => {
    await inGame((_, ana) => {
      if (steps === 0) {
        ana.press("More");
        ana.press("Resign");
        ana.press("Resign");
      }
      takeOff(ana);
      fitBoard(ana);
      expect(ana.chat.at(-1)).toBe(says);
    });
  });

  test("fitted while somebody sits gives them the seat", async () => {
    await inGame((_, ana) => {
      takeOff(ana);
      ana.dismount();
      sitDown(ana);
      fitBoard(ana);
      openBoard(ana);
      expect(seesTurn(ana)).toBe(true);
    });
  });

  test.each([
    { loreRefused: "rawText", reads: /^\["2\/13","Ana: \d+"\]$/ },
    { loreRefused: "everything", reads: /^\[\]$/ },
  ])(
    "is taken off all the same where the game refuses its lore: $loreRefused",
    async ({ loreRefused, reads }) => {
      await inGame((world, ana) => {
        world.send("switches", { loreRefused });
        playTurn(ana, greedy);
        takeOff(ana);
        expect(JSON.stringify(boardOf(ana)?.lore)).toMatch(reads);
        fitBoard(ana);
        openBoard(ana);
        expect(ana.screen).toContain("Round 2 of 13");
      });
    },
  );

  test.each(BOTH_SCREENS)(
    "is taken off a match of others only after a question, on $screens screens",
    async ({ options }) => {
      await inMatch(
        3,
        (all) => started(...all),
        (_, { ana, ben }) => {
          openBoard(ana);
          pressAnywhere(ana, "Take the board off");
          expect(ana.screen).toContain(
            "Take the board off now? The match of everybody here is paused, and goes on where the board is fitted again.",
          );
          expect(ana.count(BOARD)).toBe(0);
          // What others do meanwhile is nothing to it.
          for (const _time of ["asked", "done"]) ben.type("/yahtzee:resign");
          pressAnywhere(ana, "Take the board off");
          expect(ana.count(BOARD)).toBe(1);
          expect(ben.chat.at(-1)).toBe("Ana takes the board off.");
          expect(ana.form).toBeUndefined();
        },
        options,
      );
    },
  );

  test("is not taken off by a press from just before the match of others began", async () => {
    await inMatch(
      3,
      (all) => lobby(...all),
      (world, { ana, ben, cem }) => {
        ana.dismount();
        ana.move(2.5, 64, -2.5);
        ben.type("/yahtzee:ready");
        openBoard(ana);
        world.pace = 0;
        cem.type("/yahtzee:ready");
        world.tick();
        ana.press("Take the board off");
        world.tick(12);
        expect(ana.count(BOARD)).toBe(0);
        ana.press("Take the board off");
        world.tick(12);
        expect(ana.screen).toContain("Take the board off now?");
      },
      LIVE,
    );
  });

  test("is not offered any more by a screen from before a game that began meanwhile", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      openBoard(ana);
      ana.press("More");
      const ben = joinBeside(world, "Ben");
      openBoard(ben);
      ben.press("Take a chair");
      ben.press("Play alone");
      expect(ana.form?.title).toBe("Sheet of Ben");
      expect(ana.form?.buttons).toEqual(["Close", "More"]);
      expect(ana.count(BOARD)).toBe(0);
      expect(ben.screen).toContain("Round 1 of 13");
    });
  });

  test("is no business of a player with permissions of their own making", async () => {
    await inGame((world) => {
      const custom = joinBeside(world, "Custom", 3);
      openBoard(custom);
      expect(custom.form?.buttons).toEqual(["Close", "More"]);
      custom.press("More");
      expect(custom.form?.buttons).toEqual(["How to play", "My settings", "Back"]);
    });
  });
});
