// The same people on another day: a match that is put away and goes on elsewhere, and one that is cut anywhere.
import { describe, expect, test } from "vitest";
import { turnsScored } from "../../scripts/engine/game.ts";
import { type Match, waitsFor } from "../../scripts/match/match.ts";
import type { MatchRecord } from "../../scripts/match/saved-match.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { greedy } from "../../scripts/tools/play/greedy.ts";
import { FOUR, sitTogether, TWO } from "../../scripts/tools/play/seating.ts";
import { BOARD, CHAIR_NAME, openBoard, TABLE, TABLE_NAME } from "../../scripts/tools/play/set-up.ts";
import {
  type Hand,
  handOf,
  nextMove,
  playToEnd,
  recordIn,
  rejoin,
  sheetText,
  simulated,
  startTogether,
  typeOut,
} from "../support/together.ts";
import { boardOf, inWorld, joinBeside, LIVE, takeBoardOff } from "../support/worlds.ts";

/** Ana's second table, far from the first, with a chair on either side. */
const SECOND = { x: 40, y: 64, z: 0 } as const;

function playUntilRound(world: World, hands: readonly Hand[], round: number): void {
  const scored = (): number =>
    Math.min(...(recordIn(world.save()).match.game?.sheets.map(turnsScored) ?? [Number.POSITIVE_INFINITY]));
  while (scored() < round - 1) hands.find((hand) => hand.isOnTurn())?.turn(greedy);
}

function placeSecondTable(ana: Player): void {
  ana.craft(TABLE_NAME);
  ana.craft(CHAIR_NAME);
  ana.craft(CHAIR_NAME);
  ana.move(SECOND.x + 0.5, 64, 3.5);
  ana.place(TABLE_NAME, SECOND.x, SECOND.y, SECOND.z);
  ana.place(CHAIR_NAME, SECOND.x, SECOND.y, SECOND.z + 1);
  ana.place(CHAIR_NAME, SECOND.x, SECOND.y, SECOND.z - 1);
}

function useBoard(
  player: Player,
  { x, y, z }: { readonly x: number; readonly y: number; readonly z: number },
): void {
  player.hold(BOARD);
  player.use(x, y, z);
  player.emptyHand();
}

describe("a match of two whose board is taken off in round 5", () => {
  test("goes on at another table after a way through another dimension; a copy of the board is blank", async () => {
    await inWorld((world) => {
      const players = sitTogether(world, TWO);
      const [ana, ben] = players;
      if (ana === undefined || ben === undefined) throw new Error("Two sit.");
      const hands = players.map((player) => handOf(player, "typed"));
      startTogether(world, hands);
      playUntilRound(world, hands, 5);
      const expected = simulated(recordIn(world.save()));

      openBoard(ana);
      takeBoardOff(ana);
      expect(boardOf(ana)?.lore).toHaveLength(3);
      ana.hold(BOARD);
      ana.copyHand();
      for (const player of players) player.dismount();
      placeSecondTable(ana);
      ana.move(5.5, 64, 0.5, "nether");
      world.tick(20);
      ana.move(SECOND.x + 0.5, 64, 3.5, "overworld");
      useBoard(ana, SECOND);
      expect(ana.chat.at(-1)).toBe("The paused game goes on: sit down to play.");
      ana.move(0.5, 64, 3.5);
      useBoard(ana, TABLE);
      expect(ana.chat.at(-1)).toBe("The game of this board has gone on elsewhere: it is a blank board now.");

      ana.move(SECOND.x + 0.5, 64, 3.5);
      ana.use(SECOND.x, SECOND.y, SECOND.z + 1);
      ben.move(SECOND.x + 0.5, 64, -3.5);
      ben.use(SECOND.x, SECOND.y, SECOND.z - 1);
      playToEnd(hands);
      for (const hand of hands) expect(hand.sheet()).toBe(sheetText(expected, hand.player.name));
    }, LIVE);
  });

  test("cannot be taken off by a stranger or by the other player", async () => {
    await inWorld((world) => {
      const players = sitTogether(world, TWO);
      startTogether(
        world,
        players.map((player) => handOf(player, "typed")),
      );
      for (const player of [joinBeside(world, "Eve"), players[1]]) {
        if (player === undefined) throw new Error("Two sit.");
        openBoard(player);
        expect(player.form?.buttons).not.toContain("Take the board off");
        const { id = 0, rows = [] } = player.form ?? {};
        // What stands nowhere may be pressed all the same by a bent client.
        for (let row = 0; row < 30; row++) player.forgeLive(id, row);
        expect(rows.length).toBeLessThanOrEqual(30);
        expect(boardOf(player)).toBeUndefined();
      }
      expect(recordIn(world.save()).boardToken).toBeNull();
    }, LIVE);
  });
});

describe("a match of four cut at every accepted command", () => {
  test("has the same sheets when all come back each time", async () => {
    let save: WorldSave | undefined;
    await inWorld((world) => {
      for (const player of sitTogether(world, FOUR)) player.type("/yahtzee:ready");
      save = world.save();
    }, LIVE);
    if (save === undefined) throw new Error("The world gave no save.");
    let cuts = 0;
    let expected: Match | undefined;
    for (let record = recordIn(save); ; record = recordIn(save)) {
      if (record.match.game !== null) expected ??= simulated(record);
      if (record.match.game?.turn === null) break;
      const before = save;
      await inWorld(
        (world) => {
          oneCommand(world, rejoin(world, FOUR), record);
          save = world.save();
        },
        { ...LIVE, pace: 2, save: before },
      );
      cuts += 1;
    }
    expect(cuts).toBeGreaterThan(4 + 4 * 13 * 2);
    const end = recordIn(save).match;
    for (const [, name] of FOUR) {
      expect(sheetText(end, name)).toBe(expected && sheetText(expected, name));
    }
  });
});

/** Does the one thing that the match waits for. */
function oneCommand(world: World, players: readonly Player[], record: MatchRecord): void {
  const { match } = record;
  const isNext = ({ id }: Player): boolean => waitsFor(match).some((at) => match.players[at]?.id === id);
  const next = players.find(isNext);
  // Decided: the first turn starts by itself.
  if (next === undefined) world.tick(100);
  else if (match.rollOff !== null) next.type("/yahtzee:roll");
  else typeOut(next, nextMove(record).line);
}
