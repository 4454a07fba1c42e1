// Screens that come up late, lead on from far away, or say what is not so.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import {
  BOARD,
  CHAIR,
  craftAll,
  fitBoard,
  joinWithMaterials,
  openBoard,
  placeFurniture,
  sitDown,
  TABLE,
} from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { started } from "../support/matches.ts";
import {
  boardTakenByOperator,
  inGame,
  inWorld,
  joinBeside,
  LIVE,
  matchIn,
  quieten,
  withFurniture,
} from "../support/worlds.ts";

/** Uses the table while the chat is open: the screen waits. */
function opensWhileTyping(player: Player): void {
  player.openChat();
  openBoard(player);
}

describe("a screen that waits for a busy player", () => {
  test("does not come up in another dimension", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.dismount();
      world.tick(10);
      opensWhileTyping(ana);
      ana.move(0.5, 64, 3.5, "nether");
      ana.closeChat();
      world.tick(20);
      expect(ana.form).toBeUndefined();
    });
  });

  test("does not come up by itself for who has died meanwhile", async () => {
    await inGame((world, ana) => {
      ana.close();
      opensWhileTyping(ana);
      ana.die();
      ana.closeChat();
      world.tick(20);
      expect(ana.form).toBeUndefined();
    });
  });

  test("shows the table as it is when it comes up", async () => {
    await inGame((world, ana) => {
      ana.close();
      opensWhileTyping(ana);
      boardTakenByOperator(world);
      ana.closeChat();
      world.tick(20);
      expect(ana.form).toBeUndefined();
      expect(ana.chat.at(-1)).toBe("There is no board here any more.");
    });
  });

  test("gives its nudge to nobody who has gone away from the table", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.dismount();
      world.tick(60);
      expect(ana.actionBar).toBe("Your turn: use the table.");
      quieten(ana);
      opensWhileTyping(ana);
      ana.move(0.5, 64, 3.5, "nether");
      world.tick(400);
      expect(ana.actionBar).toBe("");
      expect(ana.sounds).toEqual([]);
    });
  });
});

describe("a screen behind a screen", () => {
  test("is not shown to who has gone away from the table", async () => {
    await inGame((world, ana) => {
      ana.press("More");
      ana.dismount();
      world.tick(10);
      ana.move(60.5, 64, 3.5);
      ana.press("Back");
      expect(ana.form).toBeUndefined();
      expect(ana.chat.at(-1)).toBe("You are too far from the table: come within six blocks.");
    });
  });

  test.each([
    { what: "the list", to: [] },
    { what: "More", to: ["More"] },
    { what: "the dice to be held", to: ["Hold and roll"] },
    { what: "a question", to: ["More", "Resign"] },
    { what: "My settings", to: ["More", "My settings"] },
  ])("is taken off the screen with its game, and a sentence says so: $what", async ({ to }) => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      for (const button of to) ana.press(button);
      quieten(ana);
      boardTakenByOperator(world);
      expect(ana.form).toBeUndefined();
      expect(ana.chat).toEqual(["Op takes the board off.", "There is no board here any more."]);
    });
  });

  test("is followed by the table as it is now", async () => {
    await inMatch(
      3,
      (all) => started(...all),
      (_, { ana, ben }) => {
        openBoard(ana);
        ana.press("More");
        ben.type("/yahtzee:resign");
        ben.type("/yahtzee:resign");
        expect(ana.form?.buttons).toContain("Resign");
        ana.press("Back");
        ana.press("Sheets");
        ana.press("Sheet of Ben");
        ana.press("Sheet of Cem");
        ana.press("Back");
        expect(ana.screen).toContain("Round 1 of 13. Roll the dice.");
        ana.press("Roll dice");
        expect(ana.screen).toContain("Roll 1 of 3");
        expect(ana.chat).not.toContain("The game has moved on: that was meant for an earlier moment.");
      },
    );
  });
});

describe("who walks fifty blocks away", () => {
  test("with a live form open has it closed, is told why, and has changed nothing (U20)", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        openBoard(ana);
        ana.press("Roll dice");
        const before = matchIn(world.save());
        const form = ana.form?.id ?? 0;
        ana.dismount();
        ana.move(50.5, 64, -2.5);
        world.tick(10);
        expect(ana.form).toBeUndefined();
        expect(ana.chat.at(-1)).toBe("You are too far from the table: come within six blocks.");
        for (let row = 0; row < 30; row++) ana.forgeLive(form, row);
        expect(matchIn(world.save())).toEqual(before);
        ben.type("/yahtzee:roll");
        expect(ben.chat.at(-1)).toBe("It is not your turn: wait for the others.");
        world.tick(100);
        expect(ana.form).toBeUndefined();
      },
      LIVE,
    );
  });

  test("and presses a live form before it is closed has changed nothing (U20)", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        openBoard(ana);
        ana.press("Roll dice");
        const before = matchIn(world.save());
        ana.dismount();
        world.pace = 0;
        ana.move(50.5, 64, -2.5);
        ana.press("Chance");
        expect(matchIn(world.save())).toEqual(before);
        expect(ana.form).toBeUndefined();
        expect(ana.chat.filter((line) => line.startsWith("You are too far"))).toHaveLength(1);
      },
      LIVE,
    );
  });

  test.each(["Chance", "Hold and roll", "Sheets", "More"])(
    "and presses %s on a simple screen is refused, and nothing is changed (U20)",
    async (button) => {
      await inMatch(
        2,
        (all) => started(...all),
        (world, { ana }) => {
          openBoard(ana);
          ana.press("Roll dice");
          const before = matchIn(world.save());
          ana.dismount();
          ana.move(50.5, 64, -2.5);
          world.tick(20);
          ana.press(button);
          expect(ana.form).toBeUndefined();
          expect(ana.chat.at(-1)).toBe("You are too far from the table: come within six blocks.");
          expect(matchIn(world.save())).toEqual(before);
        },
      );
    },
  );

  test.each(["roll", "reroll 1", "hold 1", "score chance", "ready", "resign", "card", "sit"])(
    "and types /yahtzee:%s is told that no table is near, and nothing is changed (U20)",
    async (command) => {
      await inMatch(
        2,
        (all) => started(...all),
        (world, { ana }) => {
          ana.type("/yahtzee:roll");
          const before = matchIn(world.save());
          ana.dismount();
          ana.move(50.5, 64, -2.5);
          quieten(ana);
          ana.type(`/yahtzee:${command}`);
          expect(ana.chat).toEqual([
            "There is no table with a board within six blocks: go to one, or use a Yahtzee Board on a Small Game Table.",
          ]);
          expect(matchIn(world.save())).toEqual(before);
        },
      );
    },
  );
});

describe("a dead player", () => {
  test("plays nothing", async () => {
    await inGame((world, ana) => {
      const form = ana.form?.id ?? 0;
      world.send("die", { player: "Ana" });
      ana.forge(form, 0);
      expect(ana.screen).not.toContain("Roll 1 of 3");
    });
  });
});

describe("a board", () => {
  test("used on a table while sneaking says something", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      ana.hold(BOARD);
      ana.sneak();
      ana.use(TABLE.x, TABLE.y, TABLE.z);
      expect(ana.chat).toEqual(["Stop sneaking to use the board on this table."]);
      expect(ana.count(BOARD)).toBe(1);
    });
  });

  test("with somebody else's game does not tell its fitter to sit down to play", async () => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      ana.press("More");
      ana.press("Take the board off");
      ana.hold(BOARD);
      ana.dismount();
      ana.move(1.5, 64, 2.5);
      ana.drop();
      ana.move(30.5, 64, 2.5);
      const ben = world.join("Ben", { location: { x: 1.5, y: 64, z: 2.5 } });
      for (const x of [0.5, 1.5, 2.5])
        for (const z of [0.5, 1.5, 2.5, 3.5, 4.5]) {
          ben.move(x, 64, z);
          world.tick(5);
        }
      ben.move(1.5, 64, 2.5);
      expect(ben.count(BOARD)).toBe(1);
      fitBoard(ben);
      expect(ben.chat.at(-1)).toBe(
        "The paused game goes on, but only its players can play it. You can watch.",
      );
    });
  });
});

describe("a table", () => {
  test("whose chunk is unloaded in the tick after it was removed makes no error and keeps its board", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.dismount();
      ana.move(100.5, 64, 100.5);
      world.setBlock(TABLE.x, TABLE.y, TABLE.z, "minecraft:air");
      world.unloadChunk(TABLE.x, TABLE.z);
      world.tick(5);
    });
  });

  test("of a player whose name is only format codes is somebody's", async () => {
    await inWorld((world) => {
      const odd = joinWithMaterials(world, "§k§l");
      craftAll(odd);
      placeFurniture(odd);
      fitBoard(odd);
      const ben = joinBeside(world, "Ben");
      openBoard(ben);
      expect(ben.screen).toContain("This table belongs to somebody.");
    });
  });
});

describe("who can do nothing at a table", () => {
  test("still gets a screen: standing while another player has the only chair", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      sitDown(ana);
      const ben = joinBeside(world, "Ben");
      openBoard(ben);
      expect(ben.screen).toContain("All chairs are taken. You can watch.");
    });
  });

  test("still gets a screen: somebody else's table has no chairs", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      ana.mine(CHAIR.x, CHAIR.y, CHAIR.z);
      fitBoard(ana);
      const ben = joinBeside(world, "Ben");
      openBoard(ben);
      expect(ben.screen).toContain("This table has no chairs: place a Game Chair beside it.");
    });
  });
});
