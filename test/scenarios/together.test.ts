// Whole matches of two and four players on the shipped bundle: in live screens, in simple ones, by typed commands alone.
import { describe, expect, test } from "vitest";
import { standings } from "../../scripts/engine/totals.ts";
import type { Match } from "../../scripts/match/match.ts";
import type { MatchRecord } from "../../scripts/match/saved-match.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { WorldOptions } from "../../scripts/tools/host/world.ts";
import { FOUR, type Seating, sitTogether, TWO } from "../../scripts/tools/play/seating.ts";
import {
  handOf,
  playToEnd,
  recordIn,
  rejoin,
  rollOff,
  seedWhere,
  sheetText,
  simulated,
  startTogether,
  WAYS,
  type Way,
  withSeed,
} from "../support/together.ts";
import { choosesSimpleScreens, inWorld, LIVE } from "../support/worlds.ts";

/** A world in which the roll-off is over and the first turn waits. */
async function begun(seating: Seating): Promise<WorldSave> {
  let save: WorldSave | undefined;
  await inWorld((world) => {
    const hands = sitTogether(world, seating).map((player) => handOf(player, "typed"));
    startTogether(world, hands);
    save = world.save();
  }, LIVE);
  if (save === undefined) throw new Error("The world gave no save.");
  return save;
}

/** Plays the match of the save to its end; the last line that each player heard, and each own sheet. */
async function played(save: WorldSave, seating: Seating, way: Way, options: WorldOptions = {}) {
  const sheets: Record<string, string> = {};
  let chat: readonly string[] = [];
  await inWorld(
    (world) => {
      const hands = rejoin(world, seating).map((player) => handOf(player, way));
      playToEnd(hands);
      for (const hand of hands) sheets[hand.player.name] = hand.sheet();
      chat = hands[0]?.player.chat ?? [];
    },
    { ...(way === "simple" ? { joined: choosesSimpleScreens } : LIVE), ...options, save },
  );
  return { sheets, chat };
}

function expectedSheets(match: Match, seating: Seating): Record<string, string> {
  return Object.fromEntries(seating.map(([, name]) => [name, sheetText(match, name)]));
}

/** Whether both players end with the same total. */
function isTied(record: MatchRecord): boolean {
  const { game } = simulated(record);
  const [first, second] = game === null ? [] : standings(game);
  return first?.total === second?.total;
}

describe("a match of four", () => {
  test("has the same sheets in live screens, in simple ones and by typed commands alone", async () => {
    const save = await begun(FOUR);
    const expected = expectedSheets(simulated(recordIn(save)), FOUR);
    for (const way of WAYS) {
      const { sheets } = await played(save, FOUR, way, { driver: "nodevm" });
      expect(sheets, way).toEqual(expected);
    }
  });
});

describe("a match of two with tied totals", () => {
  test("has two winners in live screens, in simple ones and by typed commands alone (S10)", async () => {
    const begunSave = await begun(TWO);
    const record = recordIn(begunSave);
    const save = withSeed(
      begunSave,
      seedWhere((seed) => isTied({ ...record, seed })),
    );
    const expected = simulated(recordIn(save));
    const total = expected.game === null ? 0 : standings(expected.game)[0]?.total;
    const [first, second] = expected.players.map(({ name }) => name);
    for (const way of WAYS) {
      const { sheets, chat } = await played(save, TWO, way, way === "typed" ? {} : { driver: "nodevm" });
      expect(sheets, way).toEqual(expectedSheets(expected, TWO));
      expect(chat).toContain(`${first} and ${second} share the win with ${total} each.`);
    }
  });
});

describe("the presses", () => {
  test("from standing at a chair to the first turn are at most four each in live and in simple screens", async () => {
    for (const options of [LIVE, {}]) {
      await inWorld((world) => {
        const players = sitTogether(world, FOUR);
        const sat = 1;
        const before = players.map(({ presses }) => presses);
        const hands = players.map((player) => handOf(player, "live"));
        for (const hand of hands) hand.ready();
        for (const hand of hands) hand.rollForStart();
        const presses = players.map((player, index) => player.presses - (before[index] ?? 0) + sat);
        expect(presses).toEqual([4, 4, 4, 4]);
      }, options);
    }
  });

  test("of a turn with two rerolls and four changed holds are at most 8 live and 11 simple", async () => {
    const save = await begun(TWO);
    const most: Partial<Record<Way, number>> = { live: 8, simple: 11 };
    for (const way of ["live", "simple"] as const) {
      await inWorld(
        (world) => {
          const hands = rejoin(world, TWO).map((player) => handOf(player, way));
          // Another player's turn goes before, so that in simple screens the board has to be opened as well.
          for (let turn = 0; turn < 2; turn++) {
            const hand = hands.find((some) => some.isOnTurn());
            const before = hand?.player.presses ?? 0;
            let rolls = 0;
            hand?.turn(() => {
              rolls += 1;
              if (rolls === 1) return { roll: true, hold: [1, 2] };
              return rolls === 2 ? { roll: true, hold: [1, 3] } : { score: "Chance" };
            });
            expect((hand?.player.presses ?? 0) - before, way).toBeLessThanOrEqual(most[way] ?? 0);
          }
        },
        { ...(way === "simple" ? { joined: choosesSimpleScreens } : LIVE), save },
      );
    }
  });
});

describe("a rematch", () => {
  test.each(["live", "simple"] as const)(
    "plays a second whole match with nothing left of the first, in %s screens (S22, W7)",
    async (way) => {
      const save = await begun(TWO);
      await inWorld(
        (world) => {
          const hands = rejoin(world, TWO).map((player) => handOf(player, way));
          playToEnd(hands);
          const first = recordIn(world.save());
          // Whoever came back stood, and only who sits can go on.
          for (const { player } of hands) player.press("Take a chair");
          for (const { player } of hands) player.press("Rematch");
          rollOff(world, hands);
          const second = recordIn(world.save());
          expect(second.seed).not.toEqual(first.seed);
          expect(second.match.id).toBe(first.match.id);
          expect(second.match.revision).toBeGreaterThan(first.match.revision);
          for (const hand of hands) expect(hand.sheet()).toContain("\nTotal: 0");
          playToEnd(hands);
          const expected = simulated(second);
          for (const hand of hands) expect(hand.sheet()).toBe(sheetText(expected, hand.player.name));
        },
        { ...(way === "simple" ? { joined: choosesSimpleScreens } : LIVE), save, driver: "nodevm" },
      );
    },
  );
});
