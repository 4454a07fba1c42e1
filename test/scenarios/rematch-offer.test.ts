// The offer of a rematch: it needs everybody who stays, and is taken back everywhere when somebody goes (U22).
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, type People } from "../support/in-match.ts";
import { cardOf, finishedTogether } from "../support/matches.ts";
import { BOTH_SCREENS, matchIn } from "../support/worlds.ts";

function finished(players: readonly PlayerRef[]): Match {
  return finishedTogether(...players.map((player, place) => [player, cardOf(20 + place)] as const));
}

const GOES: readonly { readonly how: string; readonly goes: (people: People) => void }[] = [
  { how: "leaves the world", goes: ({ ana }) => ana.leave() },
  { how: "stands up", goes: ({ ana }) => ana.dismount() },
  {
    how: "sits down at another table",
    goes: ({ ana }) => ana.use(3, 64, -3, "South"),
  },
];

describe.each(BOTH_SCREENS)("the offer of a rematch on $screens screens", ({ options }) => {
  test.each(GOES)("is withdrawn everywhere when one who made it $how (U22)", async ({ goes }) => {
    await inMatch(
      3,
      finished,
      (world, people) => {
        world.setBlock(3, 64, -4, "tabletop_yahtzee:oak_small_game_table");
        world.setBlock(3, 64, -3, "tabletop_yahtzee:oak_game_chair", {
          "minecraft:cardinal_direction": "north",
        });
        const { ana, ben, cem } = people;
        for (const player of [ana, ben]) {
          openBoard(player);
          player.press("Rematch");
        }
        openBoard(cem);
        expect(cem.screen).toContain("Waiting for Cem to be ready.");
        ana.close();
        world.tick(12);
        goes(people);
        world.tick(12);
        expect(cem.screen).toContain("Waiting for Ben and Cem to be ready.");
        expect(ben.screen).toContain("Waiting for Ben and Cem to be ready.");
        expect(ben.form?.buttons).toContain("Rematch");
        cem.press("Rematch");
        expect(matchIn(world.save()).game).not.toBeNull();
        ben.press("Rematch");
        const { rollOff, players } = matchIn(world.save());
        expect(rollOff).toEqual([[], []]);
        expect(players.map(({ name }) => name)).toEqual(["Ben", "Cem"]);
      },
      options,
    );
  });

  test("is made anew by everybody when one who made it moves to another chair of the table (U22)", async () => {
    await inMatch(
      2,
      finished,
      (world, { ana, ben }) => {
        openBoard(ana);
        ana.press("Rematch");
        ana.close();
        ana.use(-1, 64, 0);
        openBoard(ben);
        expect(ben.screen).toContain("Waiting for Ben and Ana to be ready.");
        ben.press("Rematch");
        openBoard(ana);
        ana.press("Rematch");
        expect(matchIn(world.save()).players.map(({ name }) => name)).toEqual(["Ben", "Ana"]);
      },
      options,
    );
  });
});
