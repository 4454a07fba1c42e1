// The roll-off on the shipped bundle: ties, who starts, and that it can be seen.
import { describe, expect, test } from "vitest";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { FOUR, sitTogether } from "../../scripts/tools/play/seating.ts";
import {
  handOf,
  recordIn,
  rejoin,
  rollOff,
  seedWhere,
  simulatedRollOff,
  withSeed,
} from "../support/together.ts";
import { inWorld, LIVE } from "../support/worlds.ts";

const NAMES = FOUR.map(([, name]) => name);
/** Seen from above, from the south on: south, west, north, east. */
const CLOCKWISE = ["Ana", "Ben", "Cem", "Dora"];

/** Four are ready and nobody has thrown. */
async function allReady(): Promise<WorldSave> {
  let save: WorldSave | undefined;
  await inWorld((world) => {
    for (const player of sitTogether(world, FOUR)) player.type("/yahtzee:ready");
    save = world.save();
  }, LIVE);
  if (save === undefined) throw new Error("The world gave no save.");
  return save;
}

/** Opens the save with a secret that gives this course of the roll-off. */
async function rollingOff(
  fits: (rounds: readonly (readonly string[])[]) => boolean,
  scenario: (
    world: World,
    players: readonly Player[],
    rounds: readonly (readonly string[])[],
  ) => void | Promise<void>,
): Promise<void> {
  const save = await allReady();
  const record = recordIn(save);
  const roundsOf = (seed: NonNullable<typeof record.seed>) => simulatedRollOff({ ...record, seed }, NAMES);
  const seed = seedWhere((some) => fits(roundsOf(some)));
  const options = { ...LIVE, driver: "nodevm", save: withSeed(save, seed) } as const;
  await inWorld((world) => scenario(world, rejoin(world, FOUR), roundsOf(seed)), options);
}

function firstRound(player: Player): readonly string[] {
  return player.chat.flatMap((line) => {
    if (/^Your turn: round 1 /.test(line)) return [player.name];
    return /^(\w+)'s turn: round 1 /.exec(line)?.[1] ?? [];
  });
}

describe("a roll-off", () => {
  test("with a double tie throws again among the tied until one starts", async () => {
    await rollingOff(
      ([first = [], second = [], third = []]) => first.length > 1 && second.length > 1 && third.length === 1,
      (world, players, [first = [], second = [], third = []]) => {
        rollOff(
          world,
          players.map((player) => handOf(player, "live")),
        );
        const [ana] = players;
        const told = ana?.chat.filter((line) => /^Equal|starts\.$/.test(line));
        const inOrder = (names: readonly string[]): string => {
          const [last = "", ...others] = [...names].reverse();
          return `Equal: ${[...others].reverse().join(", ")} and ${last} roll again for the start.`;
        };
        expect(told).toEqual([inOrder(first), inOrder(second), `${third[0]} starts.`]);
        const throws = (name: string): number =>
          ana?.chat.filter((line) => line.startsWith(`${name} rolls `) && line.includes("for the start"))
            .length ?? 0;
        expect(NAMES.map(throws)).toEqual(
          NAMES.map((name) => 1 + Number(first.includes(name)) + Number(second.includes(name))),
        );
      },
    );
  });

  test.each(CLOCKWISE)("won by %s is played clockwise from there", async (starter) => {
    await rollingOff(
      ([first = []]) => first.length === 1 && first[0] === starter,
      (world, players) => {
        const hands = players.map((player) => handOf(player, "typed"));
        rollOff(world, hands);
        for (let turn = 0; turn < 4; turn++) {
          hands.find((hand) => hand.isOnTurn())?.turn(() => ({ score: "Chance" }));
        }
        const from = CLOCKWISE.indexOf(starter);
        for (const player of players) {
          expect(firstRound(player)).toEqual([...CLOCKWISE.slice(from), ...CLOCKWISE.slice(0, from)]);
        }
      },
    );
  });

  test("keeps its result on every screen until the first turn starts by itself (U10)", async () => {
    await rollingOff(
      ([first = []]) => first[0] === "Ben",
      (world, players) => {
        for (const player of players) handOf(player, "live").rollForStart();
        for (const player of players) {
          expect(player.screen).toContain("Ben starts.");
          expect(player.screen).toMatch(/Ana: [1-6 ]+ = \d+/);
          expect(player.screen).not.toContain("Round 1");
        }
        world.tick(50);
        for (const player of players) expect(player.screen).toContain("Ben starts.");
        world.tick(40);
        expect(players[1]?.screen).toContain("Round 1 of 13. Roll the dice.");
        expect(players[0]?.screen).toContain("Ben's turn: round 1 of 13, before the first roll.");
      },
    );
  });

  test("decided before the world was closed goes on when somebody comes back", async () => {
    await rollingOff(
      ([first = []]) => first[0] === "Cem",
      async (world, players) => {
        for (const player of players) handOf(player, "typed").rollForStart();
        const save = world.save();
        await inWorld(
          (again) => {
            const back = rejoin(again, FOUR);
            again.tick(100);
            for (const player of back)
              expect(player.chat.at(-1)).toMatch(/(Your|Cem's) turn: round 1 of 13\./);
          },
          { ...LIVE, save },
        );
      },
    );
  });

  test("that a player leaves goes on without them, and one who is left alone is back in the lobby", async () => {
    await rollingOff(
      ([first = []]) => first.length === 1,
      (world, [ana, ben, cem, dora]) => {
        for (const player of [ben, cem, dora]) {
          player?.type("/yahtzee:resign");
          player?.type("/yahtzee:resign");
        }
        expect(ana?.chat).toContain("Dora leaves the match before it begins.");
        ana?.use(0, 64, 0);
        expect(ana?.screen).toContain("Take a chair");
        expect(recordIn(world.save()).match.rollOff).toBeNull();
      },
    );
  });
});
