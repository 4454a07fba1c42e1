// Item stakes on the screens: from turning them on to Collect, and presses that come too late.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World, WorldOptions } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { lobby } from "../support/matches.ts";
import {
  emptySlots,
  fillPockets,
  give,
  has,
  inPots,
  inStaked,
  lastEntry,
  lay,
  potsIn,
  SETTLED,
  slotOf,
  withStakesOn,
} from "../support/stakes.ts";
import { handOf, rollOff } from "../support/together.ts";
import { BOTH_SCREENS, matchIn, pressAnywhere, quieten } from "../support/worlds.ts";

/** The lines of a screen without its buttons. */
function words({ screen }: Player): readonly string[] {
  return screen.split("\n").filter((line) => !line.startsWith("> "));
}

/** The button as it stands on the screen now, to be pressed later by a press that was on its way already. */
function aimedAt(player: Player, text: string): () => void {
  const { id = 0, kind, rows = [], buttons = [] } = player.form ?? {};
  const row = rows.find((shown) => shown.text === text)?.at ?? buttons.indexOf(text);
  return () => (kind === "live" ? player.forgeLive(id, row) : player.forge(id, row));
}

const NOTHING_YET = "Item stakes are on. Nothing is at stake yet.";
const AGREE = "I agree to this list";

describe.each(BOTH_SCREENS)("on $screens screens", ({ options }) => {
  test("stacks are laid in, one is taken back, all agree, it is played, and the winner collects", async () => {
    await inMatch(
      2,
      (all) => lobby(...all),
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
          "Choose what to take back. Everybody then has to agree anew.",
        ]);
        ana.press("3 × Emerald");
        expect(ben.chat.at(-1)).toBe("Ana takes back 3 × Emerald.");
        world.tick(20);
        expect(has(ana)).toEqual(["3 Ana's emeralds"]);

        const waiting = "Waiting for Ana and Ben to agree to this list.";
        const list = ["At stake:", "Ana: 10 × Diamond, Diamond Sword “Bite”", "Ben: nothing"];
        expect(words(ana)).toEqual(["# Item stakes", ...list, waiting]);
        ana.press(AGREE);
        openBoard(ben);
        ben.press("Stakes");
        expect(words(ben)).toEqual([
          "# Item stakes",
          ...list,
          "Agreed to this list: Ana.",
          "Waiting for Ben to agree to this list.",
        ]);
        ben.press("Lay something in");
        ben.press("Written Book");
        ben.press("Back");
        expect(words(ana)).toEqual(["# Item stakes", ...list.slice(0, 2), "Ben: Written Book", waiting]);
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
      lastEntry("Ben", { Ana: 20 }),
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

  test("a slot that has changed since the list was shown is not laid in, and the list is shown anew", async () => {
    await inLayList(options, (world, ana, press) => {
      ana.swap(slotOf(ana, "Ana's diamonds") - 1, slotOf(ana, "Ana's sword") - 1);
      press();
      world.tick(20);
      expect(ana.chat).toEqual(["This slot holds something else now: choose again."]);
      expect([has(ana), potsIn(world)]).toEqual([["1 Ana's sword", "10 Ana's diamonds"], []]);
      expect(ana.screen).toContain("# Lay something in");
    });
  });

  test.each([
    ["dies", (ana: Player) => ana.die()],
    ["is teleported off", (ana: Player) => ana.teleport(100, 64, 0)],
    ["goes to another dimension", (ana: Player) => ana.teleport(0, 64, 0, "nether")],
    ["gets up", (ana: Player) => ana.dismount()],
  ])("who %s with the list open lays in nothing any more (E11)", async (_, go) => {
    await inLayList(options, (world, ana, press) => {
      go(ana);
      press();
      world.tick(20);
      expect(potsIn(world)).toEqual([]);
      expect(matchIn(world.save()).stakes?.list).toBeNull();
      const lying = world.entities("minecraft:item").map(({ item }) => item?.data);
      const theirs = [...has(ana), ...lying.filter((data) => data !== undefined)];
      expect(theirs).toHaveLength(2);
    });
  });

  test("who agrees to a list that has changed since has agreed to nothing (E11)", async () => {
    await withStakesOn(
      2,
      (world, { ana, ben }) => {
        lay(ana, "Ana's diamonds");
        openBoard(ben);
        ben.press("Stakes");
        const press = aimedAt(ben, AGREE);
        quieten(ben);
        world.pace = 0;
        lay(ana, "Ana's sword");
        world.tick();
        press();
        world.tick(20);
        expect(ben.chat.filter((line) => line.includes("agrees"))).toEqual([]);
        expect(matchIn(world.save()).stakes?.agreed).toEqual([]);
        expect(ben.screen).toContain("Ana: 10 × Diamond, Diamond Sword");
      },
      options,
    );
  });
});

/** Ana has the list of what she may lay in before her. @param press a late press on her diamonds. */
async function inLayList(
  options: WorldOptions,
  scenario: (world: World, ana: Player, press: () => void) => void,
): Promise<void> {
  await withStakesOn(
    2,
    (world, { ana }) => {
      openBoard(ana);
      ana.press("Stakes");
      ana.press("Lay something in");
      quieten(ana);
      world.pace = 0;
      scenario(world, ana, aimedAt(ana, "10 × Diamond"));
    },
    options,
  );
}

test("a double tap takes one stack back, although others lay in something in that tick", async () => {
  await withStakesOn(2, (world, { ana, ben }) => {
    for (const mark of ["Ana's diamonds", "Ana's sword"]) lay(ana, mark);
    openBoard(ana);
    ana.press("Stakes");
    ana.press("Take something back");
    const press = aimedAt(ana, "10 × Diamond");
    world.pace = 0;
    lay(ben, "Ben's emeralds");
    world.tick();
    for (const _tap of [1, 2]) press();
    world.tick(20);
    expect([has(ana), inPots(world)]).toEqual([["10 Ana's diamonds"], ["1 Ana's sword", "5 Ben's emeralds"]]);
  });
});
