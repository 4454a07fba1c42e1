// How to play, opened by typing: also by who keeps no board open.
import { expect, test } from "vitest";
import { inMatch, rolledOnce } from "../support/in-match.ts";
import { BOTH_SCREENS, inWorld } from "../support/worlds.ts";

test.each(BOTH_SCREENS)(
  "is on its first page, and Back leads to the turn, in $screens screens",
  async ({ options }) => {
    await inMatch(
      2,
      rolledOnce,
      (world, { ana }) => {
        ana.type("/yahtzee:rules lessons");
        world.tick(20);
        expect(ana.screen).toContain("Page 1 of ");
        ana.press("Next page");
        expect(ana.screen).toContain("Page 2 of ");
        ana.press("Back");
        expect(ana.screen).toContain("Round 1 of 13. Roll 1 of 3.");
        expect(world.log).toEqual([]);
      },
      options,
    );
  },
);

test("is refused to who stands at no table", async () => {
  await inWorld((world) => {
    const ana = world.join("Ana");
    ana.type("/yahtzee:rules lessons");
    expect(ana.form).toBeUndefined();
    expect(ana.chat).toEqual([
      "There is no table with a board within six blocks: go to one, or use a Yahtzee Board on a Small Game Table.",
    ]);
  });
});
