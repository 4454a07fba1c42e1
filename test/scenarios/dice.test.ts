// Dice in the world: there while something is played and somebody is near, as they fell, and told once they have settled.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { meddling } from "../support/beside.ts";
import { inMatch } from "../support/in-match.ts";
import { lobby, rollingOff, started } from "../support/matches.ts";
import { BUILT, joinBeside, matchIn, NOTHING_CHOSEN, takeBoardOff } from "../support/worlds.ts";

const PREFIX = "tabletop_yahtzee:";

/** What everybody sees of the dice, by the short names of the properties. */
function dice(world: World): readonly Readonly<Record<string, unknown>>[] {
  return world
    .entities()
    .filter(({ typeId }) => typeId === `${PREFIX}dice`)
    .map(({ synced }) =>
      Object.fromEntries(Object.entries(synced.values).map(([id, value]) => [id.replace(PREFIX, ""), value])),
    );
}

function faces(world: World): readonly unknown[] {
  const [seen] = dice(world);
  return [1, 2, 3, 4, 5, 6].map((die) => seen?.[`face${die}`]);
}

/** What this player sees of the pace of the one dice entity. */
function paceOf(world: World, { id }: Player): unknown {
  const [entity] = world.entities().filter(({ typeId }) => typeId === `${PREFIX}dice`);
  return entity?.synced.overrides[id]?.[`${PREFIX}pace`];
}

describe("dice on a table", () => {
  test("lie as they fell, held ones too, and the mark goes on with the turn", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        world.tick(20);
        expect(dice(world)).toMatchObject([{ roll: 2, face1: 0, mark: 3 }]);
        ana.type("/yahtzee:roll");
        ana.type("/yahtzee:hold 2 4");
        const turn = matchIn(world.save()).game?.turn;
        expect(faces(world)).toEqual([...(turn?.dice ?? []), 0]);
        expect(dice(world)).toMatchObject([{ roll: 3, held1: false, held2: true, held4: true, from: 2 }]);
        ana.type("/yahtzee:score chance");
        // Until the next throw they stay as they fell.
        expect(faces(world)).toEqual([...(turn?.dice ?? []), 0]);
        expect(dice(world)).toMatchObject([{ roll: 3, held2: true, held4: true }]);
        const [seen] = dice(world);
        expect(seen?.["mark"]).not.toBe(3);
        ben.type("/yahtzee:roll");
        expect(dice(world)).toMatchObject([{ roll: 4, from: Number(seen?.["mark"]) - 1 }]);
      },
    );
  });

  test("show each throw of the roll-off", async () => {
    await inMatch(
      2,
      (all) => rollingOff(...all),
      (world, { ben }) => {
        world.tick(20);
        ben.type("/yahtzee:roll");
        expect(faces(world)).toEqual([...(matchIn(world.save()).rollOff?.[1]?.[0] ?? []), 0]);
      },
    );
  });

  test("are one entity, which goes when nobody is near, comes with who comes by, and goes with the board (W13)", async () => {
    await inMatch(
      1,
      (all) => started(...all),
      (world, { ana }) => {
        world.tick(20);
        expect(dice(world)).toHaveLength(1);
        ana.dismount();
        ana.move(100, 64, 0);
        world.tick(60);
        expect(dice(world)).toEqual([]);
        ana.move(2.5, 64, 2.5);
        world.tick(60);
        expect(dice(world)).toHaveLength(1);
        openBoard(ana);
        takeBoardOff(ana);
        world.tick(5);
        expect(dice(world)).toEqual([]);
      },
    );
  });

  test("are there for who walks up to them within a chunk", async () => {
    await inMatch(
      1,
      (all) => started(...all),
      (world, { ana }) => {
        world.tick(20);
        ana.dismount();
        ana.move(27.5, 64, 27.5);
        world.tick(60);
        expect(dice(world)).toEqual([]);
        ana.move(17.5, 64, 17.5);
        world.tick(45);
        expect(dice(world)).toHaveLength(1);
      },
    );
  });

  test("are never two: one that is in their place already makes room (W13)", async () => {
    const place = "{ x: 0.5, y: 64.5, z: 0.5 }";
    await inMatch(
      1,
      (all) => lobby(...all),
      (world, { ana }) => {
        ana.type("/yahtzee:meddle");
        world.tick(2);
        expect(dice(world)).toMatchObject([{ face1: 0, turn: 0 }]);
        ana.type("/yahtzee:ready");
        ana.type("/yahtzee:roll");
        expect(dice(world)).toHaveLength(1);
        expect(faces(world)).toEqual([...(matchIn(world.save()).game?.turn?.dice ?? []), 0]);
      },
      meddling(`others.getDimension("overworld").spawnEntity("${PREFIX}dice", ${place});`),
    );
  });

  test("open the board for who clicks on them", async () => {
    await inMatch(
      1,
      (all) => started(...all),
      (world, { ana }) => {
        world.tick(20);
        // With the eyes in the table's own space nothing else is before them.
        ana.teleport(0.5, 62.68, 0.5);
        ana.use(0, 64, 0);
        expect(ana.screen).toContain("Roll the dice.");
      },
    );
  });

  test("that the game does not make keep nobody from playing, and sheets from floating", async () => {
    const { packs } = BUILT;
    const entities = packs.entities.filter((file) => !JSON.stringify(file).includes(`"${PREFIX}dice"`));
    await inMatch(
      1,
      (all) => started(...all),
      (world, { ana }) => {
        world.tick(20);
        expect(world.send("lookAtTexts")[0]?.["texts"]).toHaveLength(1);
        ana.type("/yahtzee:roll");
        expect(matchIn(world.save()).game?.turn?.rollsUsed).toBe(1);
        expect(world.takeErrors()).not.toEqual([]);
      },
      { packs: { ...packs, entities } },
    );
  });

  test("that something has killed come again with the next throw", async () => {
    await inMatch(
      1,
      (all) => started(...all),
      (world, { ana }) => {
        world.tick(20);
        world.send("kill", { typeId: `${PREFIX}dice` });
        world.tick(5);
        ana.type("/yahtzee:roll");
        expect(dice(world)).toHaveLength(1);
        expect(faces(world)).toEqual([...(matchIn(world.save()).game?.turn?.dice ?? []), 0]);
      },
    );
  });
});

describe("how long dice tumble", () => {
  test("ends for who presses, and for who uses the table, and is chosen anew at the next throw", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        openBoard(ana);
        world.tick(20);
        world.pace = 1;
        ana.press("Roll dice");
        world.tick(1);
        expect([ana, ben].map((player) => paceOf(world, player))).toEqual([1, 2]);
        ana.press("Roll dice");
        openBoard(ben);
        expect([ana, ben].map((player) => paceOf(world, player))).toEqual([0, 0]);
        world.tick(20);
        ana.press("Roll the other");
        world.tick(1);
        expect([ana, ben].map((player) => paceOf(world, player))).toEqual([1, 1]);
      },
      NOTHING_CHOSEN,
    );
  });

  test("is known to dice that were there before the player", async () => {
    await inMatch(
      1,
      (all) => started(...all),
      (world) => {
        world.tick(20);
        const eve = joinBeside(world, "Eve");
        world.tick(2);
        expect(paceOf(world, eve)).toBe(2);
      },
      NOTHING_CHOSEN,
    );
  });

  test("is for each player as they chose, and quick for whoever has the board before them", async () => {
    await inMatch(
      3,
      (all) => started(...all),
      (world, { ana, ben, cem }) => {
        cem.type("/yahtzee:dice none");
        openBoard(ana);
        world.tick(20);
        ana.press("Roll dice");
        world.tick(2);
        expect([ana, ben, cem].map((player) => paceOf(world, player))).toEqual([1, 2, 0]);
      },
      NOTHING_CHOSEN,
    );
  });
});
