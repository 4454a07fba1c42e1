// The small sheet above a table at which something is played: there, changed, taken away, and no harm where it cannot be.
import { expect, test } from "vitest";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { rollingOff, started } from "../support/matches.ts";
import { joinBeside, takeBoardOff } from "../support/worlds.ts";

interface Shown {
  readonly text: string;
  readonly location: { readonly x: number; readonly y: number; readonly z: number };
  readonly dimension: string;
}

function texts(world: World): readonly Shown[] {
  const [seen] = world.send("lookAtTexts");
  return seen?.["texts"] as readonly Shown[];
}

const words = (world: World): readonly string[] => texts(world).map(({ text }) => text);

test("is there once somebody is near, changes with each turn, and goes with the match", async () => {
  await inMatch(
    2,
    (all) => started(...all),
    (world, { ana }) => {
      world.tick(20);
      expect(texts(world)).toMatchObject([
        {
          text: "1/13\n> Ana 0\nBen 0",
          dimension: "minecraft:overworld",
          depthTest: true,
          useRotation: false,
        },
      ]);
      ana.type("/yahtzee:roll");
      ana.type("/yahtzee:score chance");
      expect(words(world)).toEqual([expect.stringMatching(/^1\/13\nAna \d+\n> Ben 0$/)]);
      ana.type("/yahtzee:resign");
      ana.type("/yahtzee:resign");
      world.player("Ben").type("/yahtzee:resign");
      world.player("Ben").type("/yahtzee:resign");
      expect(words(world)).toEqual([]);
    },
  );
});

test("comes again when another add-on has taken all texts away, as soon as somebody comes by", async () => {
  await inMatch(
    2,
    (all) => rollingOff(...all),
    (world) => {
      const eve = joinBeside(world, "Eve");
      world.tick(20);
      expect(words(world)).toEqual(["> Ana –\n> Ben –"]);
      world.send("removeTexts");
      eve.move(40, 64, 0);
      world.tick(20);
      eve.move(2.5, 64, 2.5);
      world.tick(40);
      expect(words(world)).toEqual(["> Ana –\n> Ben –"]);
    },
  );
});

test("is there once for who joins near it", async () => {
  await inMatch(
    2,
    (all) => started(...all),
    (world) => {
      world.tick(20);
      joinBeside(world, "Eve");
      world.tick(40);
      expect(words(world)).toHaveLength(1);
    },
  );
});

test("is not there where operators want none, nor where the game lets in no text, and play goes on", async () => {
  await inMatch(
    2,
    (all) => started(...all),
    (world, { ana }) => {
      world.tick(20);
      const op = joinBeside(world, "Op", 2);
      op.type("/yahtzee:setting sheet 0");
      world.tick(40);
      expect(words(world)).toEqual([]);
      ana.type("/yahtzee:roll");
      expect(words(world)).toEqual([]);
      world.send("switches", { textsRefused: true });
      op.type("/yahtzee:setting sheet 1");
      ana.type("/yahtzee:score chance");
      expect(words(world)).toEqual([]);
      world.send("switches", { textsRefused: false });
      world.player("Ben").type("/yahtzee:roll");
      world.tick(20);
      expect(words(world)).toHaveLength(1);
    },
  );
});

test("goes with the last who is near, and comes with the first, also within a chunk", async () => {
  await inMatch(
    2,
    (all) => started(...all),
    (world, { ana, ben }) => {
      world.tick(20);
      for (const player of [ana, ben]) {
        player.dismount();
        player.move(27.5, 64, 27.5);
      }
      world.tick(60);
      expect(words(world)).toEqual([]);
      ana.move(17.5, 64, 17.5);
      world.tick(45);
      expect(words(world)).toHaveLength(1);
    },
  );
});

test("goes with the board", async () => {
  await inMatch(
    2,
    (all) => started(...all),
    (world, { ana }) => {
      world.tick(20);
      openBoard(ana);
      takeBoardOff(ana);
      world.tick(5);
      expect(words(world)).toEqual([]);
    },
  );
});
