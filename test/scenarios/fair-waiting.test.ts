// What nobody may win by being away, by saying so of others, or by the clock.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, fitBoard, openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, rolledOnce } from "../support/in-match.ts";
import { rollingOff, started } from "../support/matches.ts";
import { toldTwice } from "../support/operators.ts";
import { typeOut } from "../support/together.ts";
import { LIVE, matchIn, quieten, takeBoardOff } from "../support/worlds.ts";

const SECOND = 20;
const GRACE = 180 * SECOND + 40;

function set(world: World, setting: string): void {
  const op = world.join("Op", { location: { x: 2.5, y: 64, z: -2.5 }, permission: 2 });
  op.type(`/yahtzee:setting ${setting}`);
  op.leave();
}

function walkOff(world: World, player: Player, x: number, z: number): void {
  player.jump();
  world.tick(2);
  player.move(x, 64, z);
}

function statusOf(world: World, player: number): string | undefined {
  return matchIn(world.save()).game?.sheets[player]?.status;
}

function turnOf(world: World): string | undefined {
  const { game, players } = matchIn(world.save());
  return players[game?.turn?.player ?? -1]?.name;
}

describe("nobody is left out who is there", () => {
  test("although nobody had been near for a while, and came back without leaving the chunk", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      walkOff(world, ana, 9.5, 0.5);
      world.tick(GRACE);
      walkOff(world, ben, 9.5, 4.5);
      world.tick(1300);
      ana.move(2.5, 64, 2.5);
      world.tick(400);
      ben.move(2.5, 64, 1.5);
      typeOut(ben, "/yahtzee:away close");
      expect(statusOf(world, 0)).toBe("playing");
    });
  });

  test("and has just rolled", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        walkOff(world, ana, 20.5, 20.5);
        world.tick(GRACE);
        ben.type("/yahtzee:away close");
        world.pace = 1;
        // Not in the very tick in which it is noticed that she is back.
        world.tick(2);
        ana.move(0.5, 64, -2.5);
        ana.type("/yahtzee:roll");
        expect(ana.chat.at(-1)).toMatch(/^Ana rolls/);
        typeOut(ben, "/yahtzee:away close");
        expect(statusOf(world, 0)).toBe("playing");
      },
    );
  });

  test("by the word of somebody who has left since", async () => {
    await inMatch(4, rolledOnce, (world, { ana, ben, cem, dea }) => {
      ana.leave();
      world.tick(GRACE);
      typeOut(ben, "/yahtzee:away close");
      ben.leave();
      typeOut(cem, "/yahtzee:away close");
      expect(statusOf(world, 0)).toBe("playing");
      for (const _question of [1, 2]) dea.type("/yahtzee:away close");
      expect(statusOf(world, 0)).toBe("closed");
    });
  });
});

describe("whoever is left out", () => {
  test("is told so, and is beaten only by who plays to the end", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      ana.type("/yahtzee:score chance");
      ana.leave();
      ben.type("/yahtzee:roll");
      ben.type("/yahtzee:score chance");
      world.tick(GRACE);
      typeOut(ben, "/yahtzee:away close");
      const back = world.join("Ana");
      world.tick(20);
      back.type("/yahtzee:roll");
      expect(back.chat.at(-1)).toBe("You are out of this match; your total stays in the results.");
      openBoard(back);
      expect(back.screen).toContain("You are out of this match; your total stays in the results.");
      back.close();
      const [mine = 0, bens = 0] = [17, matchIn(world.save()).game?.sheets[1]?.columns[0]?.scores.at(-1)];
      quieten(ben);
      typeOut(ben, "/yahtzee:resign");
      const best = Math.max(mine, bens ?? 0);
      expect(ben.chat.join("\n")).toContain(`with ${best}`);
      expect(ben.chat.join("\n")).toContain("Ana: 17, left out");
    });
  });
});

describe("nobody can hold up a match", () => {
  test("by not taking a chair after a pause", async () => {
    await inMatch(
      2,
      rolledOnce,
      (world, { ana, ben }) => {
        openBoard(ana);
        takeBoardOff(ana);
        ana.jump();
        ben.jump();
        world.tick(5);
        ana.move(0.5, 64, 2.5);
        ana.hold(BOARD);
        ana.use(0, 64, 0);
        ana.emptyHand();
        ben.use(1, 64, 0);
        world.tick(GRACE);
        ben.type("/yahtzee:away play");
        world.tick(6 * SECOND);
        expect(turnOf(world)).toBe("Ben");
        ana.use(0, 64, 1, "South");
        world.tick(2 * SECOND);
        expect(matchIn(world.save()).absences).toEqual([]);
      },
      LIVE,
    );
  });

  test("by coming by for a moment", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      walkOff(world, ana, 20.5, 0.5);
      for (let times = 0; times < 3; times++) {
        world.tick(80 * SECOND);
        ana.move(0.5, 64, -2.5);
        world.tick(2 * SECOND);
        ana.move(20.5, 64, 0.5);
      }
      expect(ben.chat.join("\n")).toContain("Ana has been away for long.");
    });
  });
});

describe("the clock", () => {
  test("of one match plays nobody's turn in the next", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        set(world, "clock 30");
        for (let tick = 0; matchIn(world.save()).game?.turn?.rollsUsed === 0 && tick < 40 * SECOND; tick++) {
          world.tick();
        }
        const op = world.join("Op", { location: { x: 40, y: 64, z: 40 }, permission: 2 });
        walkOff(world, ana, 30.5, 0.5);
        walkOff(world, ben, 30.5, 4.5);
        toldTwice(op, "table reset at 0 64 0");
        ana.move(0.5, 64, -2.5);
        ben.move(3.5, 64, 0.5);
        ana.use(0, 64, -1);
        ben.use(1, 64, 0);
        for (const player of [ana, ben]) player.type("/yahtzee:ready");
        for (let tries = 0; matchIn(world.save()).game === null && tries < 40; tries++) {
          for (const player of [ana, ben]) player.type("/yahtzee:roll");
          world.tick(20);
        }
        const { throws } = matchIn(world.save());
        world.tick(8 * SECOND);
        expect(matchIn(world.save()).throws).toBeLessThanOrEqual(throws + 1);
        expect(matchIn(world.save()).game?.turn?.rollsUsed).toBeLessThanOrEqual(1);
      },
    );
  });

  test("tells once for each player that time is up in the roll-off", async () => {
    await inMatch(
      4,
      (all) => rollingOff(...all),
      (world, { ana }) => {
        set(world, "clock 30");
        quieten(ana);
        world.tick(45 * SECOND);
        const told = ana.chat.filter((line) => line.startsWith("Time is up for"));
        expect([...told].sort()).toEqual(
          ["Ana", "Ben", "Cem", "Dea"].map(
            (name) => `Time is up for ${name}: the turn is played to its end.`,
          ),
        );
      },
    );
  });

  test("plays nothing at a table that has vanished without a word", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world) => {
        set(world, "clock 30");
        const { throws } = matchIn(world.save());
        world.overwrite(0, 64, 0, "minecraft:air");
        world.tick(55 * SECOND);
        expect(matchIn(world.save()).throws).toBe(throws);
      },
    );
  });

  test("does not play for somebody for whom the others have said that they wait", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      set(world, "grace 30");
      ana.leave();
      world.tick(40 * SECOND);
      ben.type("/yahtzee:away wait");
      set(world, "clock 30");
      world.tick(60 * SECOND);
      expect(turnOf(world)).toBe("Ana");
    });
  });
});

test("who plays a match with others cannot take it out of the owner's board", async () => {
  await inMatch(2, rolledOnce, (world, { ana, ben }) => {
    openBoard(ana);
    takeBoardOff(ana);
    ana.leave();
    ben.jump();
    world.tick(3);
    ben.move(2.5, 64, 2.5);
    ben.give(BOARD);
    fitBoard(ben);
    quieten(ben);
    ben.type("/yahtzee:table recover");
    expect(ben.chat).toEqual(["No paused match has left this table whose board could be lost."]);
  });
});
