// The thinnest whole: one player from the crafting table to the final score, only by what a player can press.
import { describe, expect, test } from "vitest";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { greedy } from "../../scripts/tools/play/greedy.ts";
import {
  craftAll,
  fitBoard,
  joinWithMaterials,
  openBoard,
  placeFurniture,
  sitDown,
} from "../../scripts/tools/play/set-up.ts";
import {
  type Decide,
  playTurn,
  readTurn,
  rollAgain,
  scoreCategory,
  seesTurn,
} from "../../scripts/tools/play/turn.ts";
import { inGame, inSavedGame, inWorld, readSheet, savedGame } from "../support/worlds.ts";

/** The greedy decisions, with the dice of every throw noted. */
function noting(throws: string[]): Decide {
  return (turn) => {
    throws.push(turn.dice.join(" "));
    return greedy(turn);
  };
}

function finish(player: Player, decide: Decide = greedy): string {
  while (seesTurn(player)) playTurn(player, decide);
  return readSheet(player);
}

/** Does one accepted command of the greedy way to play. */
function oneCommand(player: Player): void {
  const turn = readTurn(player);
  if (turn.dice.length === 0) {
    player.press("Roll dice");
    return;
  }
  const decision = greedy(turn);
  if ("score" in decision) scoreCategory(player, decision.score);
  else rollAgain(player, decision.hold);
}

describe("a game alone", () => {
  test("goes from planks of four woods to the final score", async () => {
    await inWorld((world) => {
      const ana = joinWithMaterials(world, "Ana");
      craftAll(ana);
      const before = ana.presses;
      placeFurniture(ana);
      fitBoard(ana);
      sitDown(ana);
      openBoard(ana);
      ana.press("Play alone");
      ana.press("Roll dice");
      expect(ana.presses - before).toBeLessThanOrEqual(7);

      scoreCategory(ana, greedyCategory(ana));
      const sheet = finish(ana);
      const total = /^Total: (\d+)$/m.exec(sheet)?.[1];
      expect(ana.chat).toContain(`Your final score is ${total}.`);
      expect(ana.screen).toContain(`Your final score is ${total}.`);
      expect(sheet).not.toContain("open");
    });
  });

  test("a turn with two rerolls and four changed holds takes at most eleven presses", async () => {
    await inGame((_, ana) => {
      const before = ana.presses;
      ana.press("Roll dice");
      rollAgain(ana, [1, 2]);
      rollAgain(ana, [1, 2, 3, 4]);
      scoreCategory(ana, "Chance");
      expect(ana.presses - before).toBeLessThanOrEqual(11);
    });
  });

  test("has the same sheet when the world is saved and loaded at every accepted command", async () => {
    const start = await savedGame();
    let whole = "";
    await inSavedGame(start, (_, ana) => {
      whole = finish(ana);
    });

    let save = start;
    let commands = 0;
    let sheet: string | undefined;
    while (sheet === undefined) {
      await inSavedGame(
        save,
        (world, ana) => {
          if (!seesTurn(ana)) {
            sheet = readSheet(ana);
            return;
          }
          oneCommand(ana);
          commands += 1;
          save = world.save();
        },
        { driver: "nodevm" },
      );
    }
    expect(commands).toBeGreaterThan(26);
    expect(sheet).toBe(whole);
  });

  test("rolled back to an earlier save and played on with the same choices has the same faces", async () => {
    const throws: string[] = [];
    let early: WorldSave | undefined;
    let sheet = "";
    await inGame((world, ana) => {
      for (let turn = 0; turn < 4; turn++) playTurn(ana, greedy);
      early = world.save();
      sheet = finish(ana, noting(throws));
    });
    if (early === undefined) throw new Error("The world gave no save.");
    const again: string[] = [];
    await inSavedGame(early, (_, ana) => {
      expect(finish(ana, noting(again))).toBe(sheet);
    });
    expect(again).toEqual(throws);
    expect(throws.length).toBeGreaterThanOrEqual(9);
  });

  test("goes on from the last save when the game stops between two commands", async () => {
    await inGame(async (world, ana) => {
      playTurn(ana, greedy);
      const saved = world.save();
      const sheet = readSheet(ana);
      ana.press("Roll dice");
      await inSavedGame(saved, (_, back) => {
        expect(readSheet(back)).toBe(sheet);
      });
    });
  });

  test("resigned after round 4 keeps its total", async () => {
    await inGame((_, ana) => {
      for (let turn = 0; turn < 4; turn++) playTurn(ana, greedy);
      const total = /^Total: (\d+)$/m.exec(readSheet(ana))?.[1];
      ana.press("More");
      ana.press("Resign");
      ana.press("Resign");
      expect(ana.screen).toContain(`You stopped before the end.\nYour final score is ${total}.`);
      expect(ana.chat).toContain(`Your final score is ${total}.`);
    });
  });

  test("Rematch plays a second whole game with nothing left of the first", async () => {
    await inGame((world: World, ana) => {
      finish(ana);
      ana.press("Rematch");
      expect(readSheet(ana)).toContain("Total: 0");
      const second = finish(ana);
      const total = /^Total: (\d+)$/m.exec(second)?.[1];
      expect(ana.chat).toContain(`Your final score is ${total}.`);
      expect(world.save().properties.filter(([key]) => key.startsWith("yahtzee:match:"))).toHaveLength(1);
    });
  });

  test("the best total is kept for the next game and a resigned one does not count", async () => {
    await inGame((_, ana) => {
      const total = /^Total: (\d+)$/m.exec(finish(ana))?.[1];
      expect(ana.screen).not.toContain("Your best so far:");
      ana.press("Rematch");
      ana.press("More");
      ana.press("Resign");
      ana.press("Resign");
      expect(ana.screen).toContain(`Your best so far: ${total}.`);
    });
  });
});

function greedyCategory(player: Player): string {
  const decision = greedy({ ...readTurn(player), rollsLeft: false });
  if (!("score" in decision)) throw new Error("Nothing to score.");
  return decision.score;
}
