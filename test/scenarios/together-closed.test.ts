// Every screen that a player can have open, closed and left open by who quits: neither decides anything.
import { describe, expect, test } from "vitest";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import {
  type Hand,
  handOf,
  playToEnd,
  recordIn,
  rejoin,
  rollOff,
  sitTogether,
  TWO,
  type Way,
} from "../support/together.ts";
import { choosesSimpleScreens, inWorld, LIVE } from "../support/worlds.ts";

/** What leads to a screen: the buttons that are pressed from the table's own screen on, where they are there. */
const WAYS_IN: readonly (readonly string[])[] = [
  [],
  ["More"],
  ["Sheets"],
  ["My settings"],
  ["Resign"],
  ["Yahtzee: 0"],
  ["Hold and roll"],
  ["Sheet of Ben"],
  ["Sheet of Ana"],
];

const STAGES: Readonly<Record<string, (world: World, hands: readonly Hand[]) => void>> = {
  lobby: () => undefined,
  "roll-off": (_, hands) => {
    for (const hand of hands) hand.ready();
  },
  "turn of both": (world, hands) => {
    for (const hand of hands) hand.ready();
    rollOff(world, hands);
    hands.find((hand) => hand.isOnTurn())?.player.type("/yahtzee:roll");
  },
  end: (world, hands) => {
    for (const hand of hands) hand.ready();
    rollOff(world, hands);
    playToEnd(hands);
  },
};

/** What is kept of the match, seats aside: who quits in the lobby gives the seat up. */
function kept(world: World): object {
  const { match, ...record } = recordIn(world.save());
  return { ...record, match: { ...match, seats: null, ready: null, revision: null } };
}

async function atStage(stage: string): Promise<WorldSave> {
  let save: WorldSave | undefined;
  await inWorld((world) => {
    const hands = sitTogether(world, TWO).map((player) => handOf(player, "typed"));
    STAGES[stage]?.(world, hands);
    save = world.save();
  }, LIVE);
  if (save === undefined) throw new Error("The world gave no save.");
  return save;
}

/** Presses on as far as the buttons are there; `false` where none was. */
function goTo(player: Player, buttons: readonly string[]): boolean {
  openBoard(player);
  for (const button of buttons) {
    const there = player.form?.buttons.some((text) => text.startsWith(button)) ?? false;
    const behindMore = !there && player.form?.buttons.includes("More") === true;
    if (behindMore) player.press("More");
    if (!player.form?.buttons.some((text) => text.startsWith(button))) return false;
    player.press(button);
  }
  return true;
}

describe.each(Object.keys(STAGES))("every screen in the stage %s", (stage) => {
  test.each(["live", "simple"] as const)(
    "closed, or left open by who quits, decides nothing in %s screens",
    async (way: Way) => {
      const save = await atStage(stage);
      const options = {
        ...(way === "simple" ? { joined: choosesSimpleScreens } : LIVE),
        driver: "nodevm",
        save,
      } as const;
      let opened = 0;
      await inWorld((world) => {
        rejoin(world, TWO);
        const before = kept(world);
        for (const { name } of [...world.players.values()]) {
          for (const buttons of WAYS_IN) {
            const player = world.player(name);
            if (goTo(player, buttons)) opened += 1;
            if (player.form !== undefined) player.close();
            expect(kept(world), `${name} closes ${buttons.join(", ")}`).toEqual(before);
            goTo(player, buttons);
            player.leave();
            world.tick(20);
            world.join(name);
            expect(kept(world), `${name} quits with ${buttons.join(", ")}`).toEqual(before);
          }
        }
      }, options);
      expect(opened).toBeGreaterThanOrEqual(way === "live" ? 4 : 6);
    },
  );
});
