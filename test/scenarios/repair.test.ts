// What happens to a table that somebody or something takes away, with and without anybody being told, and how the
// add-on finds out.
import { describe, expect, test } from "vitest";
import { SEAT_ENTITY, TABLE_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, fitBoard, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { inMatch, rolledOnce } from "../support/in-match.ts";
import {
  boardOf,
  inGame,
  inWorld,
  matchIn,
  propertiesOf,
  quieten,
  withFurniture,
  withProperties,
} from "../support/worlds.ts";

const { x, y, z } = TABLE;
const TABLE_BLOCK = "tabletop_yahtzee:oak_small_game_table";
const AIR = "minecraft:air";
/** Whoever stays where they are has the tables around looked at once in this time. */
const MINUTE = 1200;

/** Goes so far away that the table's chunk is not among those around, and comes back. */
function goesFarAndComesBack(world: World, player: Player): void {
  player.move(100.5, 64, 0.5);
  world.tick(20);
  player.move(0.5, 64, 3.5);
  world.tick(20);
}

/** Picks up what lies at the table. */
function picksUp(world: World, player: Player): void {
  player.move(x + 0.5, y, z + 0.5);
  world.tick(20);
  player.move(0.5, 64, 3.5);
}

function boardsIn(world: World): number {
  const lying = world.entities("minecraft:item").filter(({ item }) => item?.typeId.endsWith("yahtzee_board"));
  const carried = [...world.players.values()].map((player) => player.count(BOARD));
  return carried.reduce((sum, count) => sum + count, lying.length);
}

describe("a table on which a game runs", () => {
  test.each([
    ["explosions", (world: World) => world.explode(x, y, z)],
    ["pistons", (world: World) => world.push(x, y, z)],
    ["fire", (world: World) => world.burn(x, y, z)],
  ])("withstands %s", async (_, force) => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      const before = matchIn(world.save());
      force(world);
      world.tick(20);
      expect(world.block(x, y, z).typeId).toBe(TABLE_BLOCK);
      expect(matchIn(world.save())).toEqual(before);
      expect(boardsIn(world)).toBe(0);
    });
  });

  test.each([
    ["a command, which tells script", (world: World) => world.setBlock(x, y, z, AIR), 40],
    ["something that tells nobody", (world: World) => world.overwrite(x, y, z, AIR), MINUTE + 40],
  ])("taken away by %s gives its board with the game, once (W2) (W4)", async (_, takeAway, ticks) => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      for (const player of [ana, ben]) openBoard(player);
      const before = matchIn(world.save());
      takeAway(world);
      world.tick(ticks);
      // Nobody looks at a table that is not there any more (W14).
      expect([ana.form, ben.form]).toEqual([undefined, undefined]);
      expect(boardsIn(world)).toBe(1);
      expect(propertiesOf(world.save(), TABLE_PROPERTY).length).toBeLessThanOrEqual(1);
      ana.jump();
      world.tick(5);
      picksUp(world, ana);
      expect(world.resolve(boardOf(ana)?.lore[0])).toContain("Paused in round 1 of 13");
      world.tick(2 * MINUTE);
      expect(boardsIn(world)).toBe(1);

      world.setBlock(2, y, 3, TABLE_BLOCK);
      ana.hold(BOARD);
      ana.use(2, y, 3);
      const after = matchIn(world.save());
      expect(after.game).toEqual(before.game);
      expect(after.players).toEqual(before.players);
    });
  });

  test("that vanished while nobody was there is found by who comes by", async () => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      ana.close();
      ana.jump();
      ana.move(100.5, 64, 0.5);
      world.tick(20);
      world.unloadChunk(x, z);
      world.overwrite(x, y, z, AIR);
      world.tick(MINUTE);
      expect(boardsIn(world)).toBe(0);
      world.loadChunk(x, z);
      ana.move(0.5, 64, 3.5);
      world.tick(30);
      picksUp(world, ana);
      expect(world.resolve(boardOf(ana)?.lore[0])).toContain("Paused in round 1 of 13");
    });
  });

  test("whose chunk is not loaded is left alone", async () => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      ana.close();
      ana.jump();
      ana.move(20.5, 64, 0.5);
      world.unloadChunk(x, z);
      world.tick(2 * MINUTE);
      world.loadChunk(x, z);
      ana.move(0.5, 64, 3.5);
      openBoard(ana);
      expect(ana.screen).toContain("Roll 1 of 3");
      expect(boardsIn(world)).toBe(0);
    });
  });

  test("that another table has taken the place of goes on there", async () => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      ana.close();
      world.overwrite(x, y, z, "tabletop_yahtzee:birch_small_game_table");
      world.tick(MINUTE + 20);
      expect(world.block(x, y, z).states).toMatchObject({
        "tabletop_yahtzee:board": 1,
        "tabletop_yahtzee:in_match": 1,
      });
      openBoard(ana);
      expect(ana.screen).toContain("Roll 1 of 3");
    });
  });

  test("that lost its picture gets it back when somebody comes by", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.jump();
      world.overwrite(x, y, z, TABLE_BLOCK, { "tabletop_yahtzee:board": 0, "tabletop_yahtzee:in_match": 0 });
      goesFarAndComesBack(world, ana);
      expect(world.block(x, y, z).states["tabletop_yahtzee:board"]).toBe(1);
    });
  });
});

describe("a table that is mined in any tick while somebody crosses a chunk border", () => {
  test.each([0, 2, 4, 5, 6, 7, 8, 9, 10, 11])("gives one board: %s ticks later (W1)", async (ticks) => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      for (const player of [ana, ben]) player.jump();
      world.tick(3);
      ana.move(0.5, 64, 2.5);
      ben.move(15.5, 64, 1.5);
      world.tick(40);
      world.pace = 0;
      ben.move(16.5, 64, 1.5);
      world.tick(ticks);
      ana.mine(x, y, z);
      world.tick(20);
      expect(boardsIn(world)).toBe(1);
    });
  });
});

test("a table that becomes another one and then something else in one tick gives one board (W1)", async () => {
  await inMatch(2, rolledOnce, (world) => {
    world.pace = 0;
    world.setBlock(x, y, z, "tabletop_yahtzee:cherry_small_game_table");
    world.setBlock(x, y, z, "tabletop_yahtzee:oak_game_chair", { "minecraft:cardinal_direction": "north" });
    world.tick(20);
    expect(boardsIn(world)).toBe(1);
  });
});

describe("a public table", () => {
  test("withstands explosions, since only operators may take its board away", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      for (const _question of [1, 2]) ana.type("/yahtzee:table public");
      world.explode(x, y, z);
      world.tick(20);
      expect(world.block(x, y, z).typeId).toBe(TABLE_BLOCK);
      expect(boardsIn(world)).toBe(0);
    });
  });
});

describe("a table on which nothing runs", () => {
  test("is blown up and gives its board once; what stands there later is no table with a board (W1)", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      world.explode(x, y, z);
      world.tick(20);
      expect(world.block(x, y, z).typeId).toBe(AIR);
      expect(boardsIn(world)).toBe(1);
      world.setBlock(x, y, z, TABLE_BLOCK);
      world.tick(5);
      quieten(ana);
      ana.emptyHand();
      openBoard(ana);
      expect(ana.chat).toEqual(["This table has no board: use a Yahtzee Board on it."]);
      world.setBlock(x, y, z, "minecraft:stone");
      world.tick(MINUTE);
      expect(boardsIn(world)).toBe(1);
    });
  });

  test("that vanished without a word gives its board to who stays there", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      world.overwrite(x, y, z, AIR);
      // One of the idle tables around is looked at in each of nine turns.
      world.tick(10 * MINUTE);
      expect(boardsIn(world)).toBe(1);
      world.tick(10 * MINUTE);
      expect(boardsIn(world)).toBe(1);
    });
  });
});

describe("seats", () => {
  test("of players who come back after the game was closed are gone, and they sit down again (C4)", async () => {
    let save: ReturnType<World["save"]> | undefined;
    await inMatch(2, rolledOnce, (world) => {
      save = world.save();
    });
    if (save === undefined) throw new Error("The world gave no save.");
    await inWorld(
      (world) => {
        const ana = world.join("Ana");
        expect(world.entities(SEAT_ENTITY)).toEqual([]);
        ana.use(0, 64, -1);
        expect(world.entities(SEAT_ENTITY).map(({ riders }) => riders)).toEqual([["Ana"]]);
      },
      { save },
    );
  });

  test("go with the chunk without a word or an edit of the world, and none comes back (C14)", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      ana.teleport(200.5, 64, 0.5);
      ben.teleport(200.5, 64, 2.5);
      const before = matchIn(world.save());
      world.unloadChunk(0, -1);
      world.unloadChunk(0, 0);
      world.tick(40);
      world.loadChunk(0, -1);
      world.loadChunk(0, 0);
      world.tick(40);
      expect(world.entities(SEAT_ENTITY)).toEqual([]);
      const { seats, game } = matchIn(world.save());
      expect({ seats, game }).toEqual({ seats: before.seats, game: before.game });
    });
  });

  test("that nobody has are swept once a minute, whoever made them", async () => {
    await inMatch(2, rolledOnce, (world, { ana }) => {
      ana.teleport(3.5, 64, 3.5);
      world.tick(MINUTE + 20);
      expect(world.entities(SEAT_ENTITY).map(({ riders }) => riders)).toEqual([["Ben"]]);
    });
  });
});

test("an old match that comes back out of its board is not put away (28 days)", async () => {
  let save: ReturnType<World["save"]> | undefined;
  await inGame((world, ana) => {
    ana.press("Roll dice");
    ana.press("More");
    ana.press("Take the board off");
    save = world.save();
  });
  if (save === undefined) throw new Error("The world gave no save.");
  const long = `"playedAt":${Date.now() - 40 * 86_400_000}`;
  const old = withProperties(save, (_, text) => text.replace(/"playedAt":\d+/, long));
  await inWorld(
    (world) => {
      const ana = world.join("Ana");
      fitBoard(ana);
      world.tick(MINUTE + 100);
      expect(matchIn(world.save()).game?.turn?.rollsUsed).toBe(1);
    },
    { save: old },
  );
});

test("the result is kept at the end of the match, whoever looks and whatever is loaded (W10)", async () => {
  await inGame((world, ana) => {
    ana.close();
    ana.type("/yahtzee:resign");
    world.pace = 0;
    ana.type("/yahtzee:resign");
    world.tick();
    ana.leave();
    world.unloadChunk(x, z);
    const { game } = matchIn(world.save("properties"));
    expect(game?.turn).toBeNull();
    expect(game?.sheets[0]?.status).toBe("stopped");
  });
});
