// Worlds in which a single write fails: nothing is lost, and no sentence says what is not so.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import { greedy } from "../../scripts/tools/play/greedy.ts";
import { BOARD, CHAIR, fitBoard, openBoard, sitDown, TABLE } from "../../scripts/tools/play/set-up.ts";
import { playTurn, seesTurn } from "../../scripts/tools/play/turn.ts";
import {
  boardLost,
  DAMAGED,
  inGame,
  inSavedGame,
  inWorld,
  NEWER,
  propertiesOf,
  savedGame,
  withFurniture,
  withProperties,
} from "../support/worlds.ts";

/** The shipped bundle in a world that refuses the writes for which this holds; `n` counts them from the start. */
function refusing(which: string): string {
  const shipped = readFileSync("dist/behavior_pack/scripts/main.js", "utf8");
  return `${shipped}
import { system as later, world as counted } from "@minecraft/server";
later.run(() => {
  const proto = Object.getPrototypeOf(counted);
  const real = proto.setDynamicProperty;
  let n = 0;
  proto.setDynamicProperty = function (key, value) {
    n += 1;
    if (${which}) throw new Error("refused");
    return real.call(this, key, value);
  };
});`;
}

describe("a table that still shows the board which a crash took, in a world that refuses one write", () => {
  test.each([1, 2])("takes no other board, and has its game when used again: write %d", async (n) => {
    await inWorld(
      (world) => {
        const ana = world.join("Ana");
        ana.give(BOARD);
        fitBoard(ana);
        world.takeErrors();
        openBoard(ana);
        if (ana.form?.buttons.includes("Take a chair") === true) ana.press("Take a chair");
        expect(ana.screen).toContain("Roll 1 of 3");
      },
      { save: await boardLost(), bundle: refusing(`n === ${n}`) },
    );
  });

  test.each([1, 2])("keeps the game when it is broken and placed again: write %d", async (n) => {
    await inWorld(
      (world) => {
        const ana = world.join("Ana");
        world.setBlock(TABLE.x, TABLE.y, TABLE.z, "minecraft:air");
        world.tick(3);
        world.takeErrors();
        ana.move(TABLE.x + 0.5, 64, TABLE.z + 0.5);
        world.tick(20);
        ana.move(0.5, 64, 3.5);
        world.setBlock(TABLE.x, TABLE.y, TABLE.z, "tabletop_yahtzee:oak_small_game_table");
        world.tick(3);
        for (let time = 0; time < 2 && ana.count(BOARD) > 0; time++) fitBoard(ana);
        openBoard(ana);
        world.takeErrors();
        if (ana.form?.buttons.includes("Take a chair") === true) ana.press("Take a chair");
        expect(ana.screen).toContain("Roll 1 of 3");
      },
      { save: await boardLost(), bundle: refusing(`n === ${n}`) },
    );
  });
});

test("sitting down where the seat could not be saved does not say that somebody else plays", async () => {
  await inWorld((world) => {
    const ana = withFurniture(world);
    fitBoard(ana);
    world.send("switches", { writesFail: true });
    sitDown(ana);
    openBoard(ana);
    world.takeErrors();
    expect(ana.chat.at(-1)).toBe("The world could not save this, so it did not happen: try again.");
    expect(ana.screen).toContain("The world could not save this");
  });
});

test("a board whose fitting could not be saved keeps its game when no write works from then on", async () => {
  const save = await savedGame((ana) => {
    ana.press("Roll dice");
    ana.press("More");
    ana.press("Take the board off");
  });
  let after: WorldSave | undefined;
  await inWorld(
    (world) => {
      const ana = world.join("Ana");
      fitBoard(ana);
      world.takeErrors();
      expect(ana.count(BOARD)).toBe(1);
      after = world.save();
    },
    { save, bundle: refusing("n >= 2") },
  );
  if (after === undefined) throw new Error("no save");
  await inWorld(
    (world) => {
      const ana = world.join("Ana");
      fitBoard(ana);
      expect(ana.chat.at(-1)).toContain("The paused game goes on");
      world.takeErrors();
    },
    { save: after },
  );
});

describe("a table whose record could not be read and that has a new board", () => {
  test("does not ask for a board", async () => {
    const save = await savedGame((ana) => ana.close());
    const bent = withProperties(save, (key, text) => (key.startsWith("yahtzee:table:") ? DAMAGED : text));
    await inSavedGame(bent, (_, ana) => {
      ana.give(BOARD);
      fitBoard(ana);
      ana.chat.length = 0;
      openBoard(ana);
      expect(ana.chat).toEqual([]);
      expect(ana.form?.buttons[0]).toBe("Take a chair");
    });
  });

  test("does not let go of a match that cannot be read", async () => {
    const save = await savedGame((ana) => ana.close());
    const bent = withProperties(save, (key, text) => (key.startsWith("yahtzee:table:") ? DAMAGED : text));
    let second: WorldSave | undefined;
    await inSavedGame(bent, (world, ana) => {
      ana.give(BOARD);
      fitBoard(ana);
      openBoard(ana);
      ana.press("Take a chair");
      ana.press("Play alone");
      ana.press("Roll dice");
      ana.close();
      second = world.save();
    });
    if (second === undefined) throw new Error("no save");
    const newer = withProperties(second, (key, text) => (key.startsWith("yahtzee:match:") ? NEWER : text));
    await inSavedGame(newer, (world, ana) => {
      ana.press("More");
      ana.press("Take the board off");
      expect(ana.count(BOARD)).toBe(0);
      expect(propertiesOf(world.save(), "yahtzee:table:")).toHaveLength(2);
    });
  });
});

test("a best score that could not be saved at the end counts once the world saves again", async () => {
  await inWorld(
    (world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      sitDown(ana);
      openBoard(ana);
      ana.press("Play alone");
      while (seesTurn(ana)) playTurn(ana, greedy);
      world.takeErrors();
      const total = Number(/Your final score is (\d+)/.exec(ana.screen)?.[1]);
      ana.close();
      openBoard(ana);
      ana.press("Rematch");
      ana.press("More");
      ana.press("Resign");
      ana.press("Resign");
      expect(ana.screen).toContain(`Your best so far: ${total}.`);
    },
    { bundle: refusing('key.startsWith("yahtzee:best:") && !globalThis.once && (globalThis.once = true)') },
  );
});

describe("Take a chair", () => {
  test("pressed after the only chair was removed does not say that it is taken", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      openBoard(ana);
      world.setBlock(CHAIR.x, CHAIR.y, CHAIR.z, "minecraft:air");
      world.tick(2);
      ana.chat.length = 0;
      ana.press("Take a chair");
      expect(ana.chat).toEqual(["This table has no chairs: place a Game Chair beside it."]);
      expect(ana.screen).toContain("This table has no chairs");
    });
  });

  test("a chair without room above is not called taken", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      world.setBlock(CHAIR.x, CHAIR.y + 1, CHAIR.z, "minecraft:stone");
      openBoard(ana);
      expect(ana.screen).toContain("There is not enough room above this chair");
    });
  });
});

describe("a board handed over", () => {
  test("is not doubled when only writing on it fails", async () => {
    const shipped = readFileSync("dist/behavior_pack/scripts/main.js", "utf8");
    const bundle = `${shipped}
import { Container, system as later } from "@minecraft/server";
later.run(() => {
  const real = Container.prototype.setItem;
  let boards = 0;
  Container.prototype.setItem = function (slot, item) {
    if (item !== undefined && ++boards === 2) throw new Error("refused");
    return real.call(this, slot, item);
  };
});`;
    await inGame(
      (world, ana) => {
        ana.press("Roll dice");
        ana.press("More");
        ana.press("Take the board off");
        world.takeErrors();
        const fitted = world.block(TABLE.x, TABLE.y, TABLE.z).states["tabletop_yahtzee:board"];
        expect(Number(fitted) + ana.count(BOARD)).toBe(1);
      },
      { bundle },
    );
  });
});
