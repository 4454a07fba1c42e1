// Item stakes on the screens: from turning them on to Collect.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { atLobby, inMatch } from "../support/in-match.ts";
import { ANA_WINS } from "../support/last-entries.ts";
import { emptySlots, fillPockets, give, has, potsIn } from "../support/stacks.ts";
import { inStaked, SETTLED } from "../support/stakes.ts";
import { handOf, rollOff } from "../support/together.ts";
import { BOTH_SCREENS, matchIn, pressAnywhere, quieten } from "../support/worlds.ts";

/** The lines of a screen without its buttons. */
function words({ screen }: Player): readonly string[] {
  return screen.split("\n").filter((line) => !line.startsWith("> "));
}

const NOTHING_YET = "Item stakes are on. Nothing is at stake yet.";
const NOT_READY = "Waiting for Ana and Ben to be ready.";
const PLAYED = "What is played: Classic.";
const TERMS =
  "The winner gets everything; tied winners take their own back and share the rest. Whoever resigns loses it. From the first throw for the start on nobody takes anything back. The list tells names and numbers, not enchantments, wear or what is inside.";
const AGREE = "I agree to this list";

describe.each(BOTH_SCREENS)("on $screens screens", ({ options }) => {
  test("stacks are laid in, one is taken back, all agree, it is played, and the winner collects", async () => {
    await inMatch(
      2,
      atLobby,
      (world, { ana, ben }) => {
        give(ana, "Ana's diamonds", "diamond", 10);
        ana.give("minecraft:diamond_sword", 1, { name: "§6Bite", data: "Ana's sword" });
        give(ana, "Ana's emeralds", "emerald", 3);
        give(ben, "Ben's book", "written_book");
        world.tick(SETTLED);
        openBoard(ana);
        pressAnywhere(ana, "Item stakes");
        expect(words(ana)).toEqual(["# Item stakes", NOTHING_YET]);
        expect(ben.chat.at(-1)).toBe("Ana turns item stakes on: use the table to lay something in.");

        ana.press("Lay something in");
        expect(words(ana)).toEqual([
          "# Lay something in",
          "Choose a stack to lay into the pot. What you wear or hold in the off-hand cannot be staked.",
          "In the pot from you: 0 of 6.",
        ]);
        for (const stack of ["10 × Diamond", "Diamond Sword “Bite”", "3 × Emerald"]) {
          ana.press(stack);
          expect(ben.chat.at(-1)).toBe(`Ana lays in ${stack}.`);
          expect(ana.form?.buttons).not.toContain(stack);
        }
        ana.press("Back");
        ana.press("Take something back");
        expect(words(ana)).toEqual([
          "# Take something back",
          "Choose what to take back. Everybody then has to agree and be ready anew.",
        ]);
        ana.press("3 × Emerald");
        expect(ben.chat.at(-1)).toBe("Ana takes back 3 × Emerald.");
        world.tick(20);
        expect(has(ana)).toEqual(["3 Ana's emeralds"]);

        const waiting = "Waiting for Ana and Ben to agree to this list.";
        const list = ["At stake:", "Ana: 10 × Diamond, Diamond Sword “Bite”", "Ben: nothing"];
        expect(words(ana)).toEqual(["# Item stakes", ...list, waiting, NOT_READY, PLAYED, TERMS]);
        ana.press(AGREE);
        openBoard(ben);
        ben.press("Stakes");
        expect(words(ben)).toEqual([
          "# Item stakes",
          ...list,
          "Agreed to this list: Ana.",
          "Waiting for Ben to agree to this list.",
          NOT_READY,
          PLAYED,
          TERMS,
        ]);
        ben.press("Lay something in");
        ben.press("Written Book");
        ben.press("Back");
        expect(words(ana)).toEqual([
          "# Item stakes",
          ...list.slice(0, 2),
          "Ben: Written Book",
          waiting,
          NOT_READY,
          PLAYED,
          TERMS,
        ]);
        for (const player of [ana, ben]) {
          player.press(AGREE);
          player.press("Back");
          player.press("Ready");
        }
        expect(matchIn(world.save())).toMatchObject({ rollOff: [[], []], stakes: { won: null } });
        rollOff(
          world,
          [ana, ben].map((player) => handOf(player, "live")),
        );

        fillPockets(ana);
        for (const player of [ben, ana]) {
          if (player.form === undefined) openBoard(player);
          pressAnywhere(player, "Resign");
          player.press("Resign");
        }
        world.tick(20);
        expect(ana.screen).toContain("The pot goes to Ana.");
        emptySlots(ana, 3);
        quieten(ana);
        ana.press("Collect (3)");
        expect(ana.chat).toEqual(["From the pot to you: 10 × Diamond, Diamond Sword “Bite”, Written Book."]);
        expect(has(ana)).toEqual(["1 Ana's sword", "1 Ben's book", "10 Ana's diamonds", "3 Ana's emeralds"]);
        expect([ana.screen.includes("Collect"), has(ben), potsIn(world)]).toEqual([false, [], []]);
      },
      { ...options, driver: "quickjs" },
    );
  });

  test("the winner's open results stop offering Collect once everything has come", async () => {
    await inStaked(
      2,
      ANA_WINS,
      (world, { ana, ben }) => {
        openBoard(ana);
        ben.type("/yahtzee:score chance");
        world.tick(120);
        if (ana.form === undefined) openBoard(ana);
        expect([ana.screen.includes("The pot goes to Ana."), ana.screen.includes("Collect")]).toEqual([
          true,
          false,
        ]);
      },
      options,
    );
  });
});
