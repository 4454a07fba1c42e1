// Live screens follow whatever happens at the table, without a press and without being closed.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { inMatch, type People, rolledOnce } from "../support/in-match.ts";
import { lobby, started } from "../support/matches.ts";
import { joinBeside, LIVE, quieten } from "../support/worlds.ts";

async function inLive(
  howMany: 2 | 3 | 4,
  make: (players: readonly PlayerRef[]) => Match,
  scenario: (world: World, people: People) => void | Promise<void>,
): Promise<void> {
  await inMatch(howMany, make, scenario, LIVE);
}

describe("an open live screen", () => {
  test("shows other players' rolls, holds and scores without a press", async () => {
    await inLive(
      3,
      (all) => started(...all),
      (world, { ana, ben, cem }) => {
        const eve = joinBeside(world, "Eve");
        for (const player of [ana, ben, cem, eve]) openBoard(player);
        const watchers = [ben, cem, eve];
        const presses = watchers.map((player) => player.presses);
        ana.press("Roll dice");
        for (const player of watchers) {
          expect(player.screen).toContain("Ana's turn: round 1 of 13, roll 1 of 3.\nDice: 6 5 3 1 1\n");
        }
        ana.toggle("Die 4");
        ana.toggle("Die 5");
        for (const player of watchers) expect(player.screen).toContain("Dice: 6 5 3 1 1 (held: 1 1)");
        ana.press("Roll the others");
        for (const player of watchers)
          expect(player.screen).toContain("roll 2 of 3.\nDice: 3 5 4 1 1 (held: 1 1)");
        ana.press("Chance");
        for (const player of [cem, eve]) {
          expect(player.screen).toContain("Ben's turn: round 1 of 13, before the first roll.");
          expect(player.screen).toContain("Totals: Ana 14, Ben 0, Cem 0");
        }
        expect(ben.form?.buttons).toContain("Roll dice");
        expect(watchers.map((player) => player.presses)).toEqual(presses);
        expect(watchers.map((player) => player.form?.kind)).toEqual(["live", "live", "live"]);
      },
    );
  });

  test("shows the lobby as others come, are ready and go", async () => {
    await inLive(
      2,
      (all) => lobby(...all),
      (world, { ana, ben }) => {
        openBoard(ana);
        const cem = world.join("Cem");
        cem.use(0, 64, 1);
        expect(ana.screen).toContain(
          "North: Ana\nEast: Ben\nSouth: Cem\nWaiting for Ana, Ben and Cem to be ready.",
        );
        cem.type("/yahtzee:ready");
        expect(ana.screen).toContain("South: Cem, ready\nWaiting for Ana and Ben to be ready.");
        cem.leave();
        expect(ana.screen).not.toContain("Cem");
        ben.dismount();
        world.tick(12);
        expect(ana.form?.buttons).toContain("Play alone");
      },
    );
  });

  test("of everybody is closed with a sentence when the table is broken (W14)", async () => {
    await inLive(
      3,
      (all) => started(...all),
      (world, { ana, ben, cem }) => {
        for (const player of [ana, ben, cem]) openBoard(player);
        for (const player of [ana, ben, cem]) quieten(player);
        world.setBlock(TABLE.x, TABLE.y, TABLE.z, "minecraft:air");
        world.tick(5);
        for (const player of [ana, ben, cem]) {
          expect(player.form).toBeUndefined();
          expect(player.chat).toEqual(["There is no board here any more."]);
        }
      },
    );
  });

  test("is closed with a sentence in another dimension, and only there", async () => {
    await inLive(2, rolledOnce, (world, { ana, ben }) => {
      for (const player of [ana, ben]) openBoard(player);
      ana.dismount();
      ana.move(0.5, 64, -2.5, "nether");
      world.tick(12);
      expect(ana.form).toBeUndefined();
      expect(ana.chat.at(-1)).toBe("You are too far from the table: come within six blocks.");
      expect(ben.form?.kind).toBe("live");
    });
  });

  test("of who died is not there any more, and what happens then is no error", async () => {
    await inLive(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        openBoard(ben);
        ben.die();
        ana.type("/yahtzee:roll");
        ana.type("/yahtzee:score chance");
        world.tick(40);
        expect(ben.form).toBeUndefined();
      },
    );
  });
});

describe("what happens in every tick", () => {
  test("changes no open screen twice within two ticks, and the last state is shown", async () => {
    await inLive(
      4,
      (all) => lobby(...all),
      (world, { ana, ben, cem, dea }) => {
        openBoard(ana);
        world.pace = 0;
        for (let round = 0; round < 12; round++) {
          for (const [player, ready] of [
            [ben, true],
            [cem, true],
            [ben, false],
            [cem, false],
            [dea, round % 2 === 0],
          ] as const) {
            player.type(`/yahtzee:ready ${ready}`);
            world.tick();
          }
        }
        world.tick(12);
        expect(ana.screen).toContain("East: Ben\nSouth: Cem\nWest: Dea\n");
      },
    );
  });

  test("on the dice is shown to all who look on, down to the last hold", async () => {
    await inLive(3, rolledOnce, (world, { ana, ben, cem }) => {
      for (const player of [ana, ben, cem]) openBoard(player);
      world.tick(20);
      world.pace = 1;
      for (let turn = 0; turn < 31; turn++) ana.toggle(`Die ${1 + (turn % 5)}`);
      world.tick(12);
      // Each of them was turned six times, and the first once more.
      for (const player of [ben, cem]) expect(player.screen).toContain("Dice: 1 2 4 4 6 (held: 1)");
      expect(ana.form?.fields.map(({ value }) => value)).toEqual([true, false, false, false, false]);
      expect(ana.chat).toEqual([]);
    });
  });
});
