// Presses on screens of item stakes that come too late: they do nothing, or nothing else than was shown.
import { describe, expect, test } from "vitest";
import { MATCH_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World, WorldOptions } from "../../scripts/tools/host/world.ts";
import { BOARD, openBoard } from "../../scripts/tools/play/set-up.ts";
import { atRollOff } from "../support/in-match.ts";
import { toldTwice } from "../support/operators.ts";
import { ANAS_AND_BENS, BENS, has, inPots, potsIn, slotOf } from "../support/stacks.ts";
import { comeBack, inStaked, lay, reopened, stakes, withStakesOn } from "../support/stakes.ts";
import {
  BOTH_SCREENS,
  DAMAGED,
  joinBeside,
  matchIn,
  pressAnywhere,
  quieten,
  withProperties,
} from "../support/worlds.ts";

/** The button as it stands on the screen now, to be pressed later by a press that was on its way already. */
function aimedAt(player: Player, text: string): () => void {
  const { id = 0, kind, rows = [], buttons = [] } = player.form ?? {};
  const row = rows.find((shown) => shown.text === text)?.at ?? buttons.indexOf(text);
  return () => (kind === "live" ? player.forgeLive(id, row) : player.forge(id, row));
}

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

describe.each(BOTH_SCREENS)("on $screens screens", ({ options }) => {
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
        const press = aimedAt(ben, "I agree to this list");
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

  test.each(["Take the board off", "End the match"])(
    "who was asked about the board before the first throw cannot press %s after it",
    async (button) => {
      await inStaked(
        2,
        atRollOff,
        (world, { ana, ben }) => {
          openBoard(ana);
          pressAnywhere(ana, "Take the board off");
          expect(ana.screen).toContain("Each stake goes back to the player who laid it in.");
          const press = aimedAt(ana, button);
          ben.type("/yahtzee:roll");
          quieten(ana);
          press();
          world.tick(20);
          expect([inPots(world), ana.count(BOARD)]).toEqual([ANAS_AND_BENS, 0]);
          expect(matchIn(world.save()).rollOff).not.toBeNull();
        },
        options,
      );
    },
  );
});

test("a stack that was shown for one match is not laid in for the next one at that table", async () => {
  const save = await withStakesOn(2, (world) => world.save());
  const spoilt = withProperties(save, (key, text) => (key.startsWith(MATCH_PROPERTY) ? DAMAGED : text));
  await reopened(spoilt, (world) => {
    const [ana, ben] = comeBack(world, "Ana", "Ben") as [Player, Player];
    stakes("on", ana);
    openBoard(ben);
    ben.press("Stakes");
    ben.press("Lay something in");
    const press = aimedAt(ben, "5 × Emerald");
    toldTwice(joinBeside(world, "Op", 2), "table reset");
    stakes("on", ana);
    quieten(ben);
    press();
    world.tick(20);
    expect(ben.chat).toEqual(["That was for another match: another one is played now."]);
    expect([has(ben), potsIn(world)]).toEqual([BENS, []]);
  });
});

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
