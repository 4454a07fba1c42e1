// Dice in the world: there while something is played and somebody is near, as they fell, and told once they have settled.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { rollingOff, started } from "../support/matches.ts";
import { matchIn, NOTHING_CHOSEN, takeBoardOff } from "../support/worlds.ts";

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
