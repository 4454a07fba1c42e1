// Every screen that a player can have open, closed and left open by who quits: neither decides anything.
import { describe, expect, test } from "vitest";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { sitTogether, TWO } from "../../scripts/tools/play/seating.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { type Hand, handOf, playToEnd, recordIn, rejoin, rollOff, type Way } from "../support/together.ts";
import { choosesSimpleScreens, inWorld, LIVE } from "../support/worlds.ts";

/** The buttons that lead to each screen from the table's own on; where they are not there the screen is not either. */
const WAYS_IN: Readonly<Record<string, readonly string[]>> = {
  table: [],
  more: ["More"],
  settings: ["My settings"],
  sheets: ["Sheets"],
  sheet: ["Sheet of"],
  "another sheet": ["Sheets", "Sheet of"],
  resign: ["Resign"],
  "board off": ["Take the board off"],
  zero: ["Yahtzee: 0"],
  dice: ["Hold and roll"],
};

/** The screens that one of the two players has in each stage; those with dice and *More* are simple ones. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  lobby: ["table", "more", "settings", "board off"],
  "roll-off": ["table", "more", "settings", "resign", "board off"],
  "turn of both": [
    ...["table", "more", "settings", "sheets", "sheet", "another sheet"],
    ...["resign", "board off", "zero", "dice"],
  ],
  end: ["table", "more", "settings", "sheet", "board off"],
};
/** In the lobby and at the end the board is taken off without a question, which closing could not take back. */
const ASKS = ["roll-off", "turn of both"];
const ONLY_SIMPLE = ["more", "dice"];

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

/** The record; of who quits in the lobby or at the end without what hangs on the seat, which is given up. */
function recordOf(world: World, withSeats: boolean): object {
  const record = recordIn(world.save());
  return withSeats
    ? record
    : { ...record, match: { ...record.match, seats: null, ready: null, revision: null } };
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
      const screens = way === "simple" ? { joined: choosesSimpleScreens } : LIVE;
      const isRunning = ASKS.includes(stage);
      const names = Object.keys(WAYS_IN).filter((name) => isRunning || name !== "board off");
      const reached = new Set<string>();
      await inWorld(
        (world) => {
          rejoin(world, TWO);
          for (const name of [...world.players.keys()]) {
            for (const screen of names) {
              const buttons = WAYS_IN[screen] ?? [];
              const player = world.player(name);
              const before = recordOf(world, true);
              if (goTo(player, buttons)) reached.add(screen);
              if (player.form !== undefined) player.close();
              expect(recordOf(world, true), `${name} closes ${screen}`).toEqual(before);
              const kept = recordOf(world, isRunning);
              goTo(player, buttons);
              player.leave();
              world.tick(20);
              world.join(name);
              expect(recordOf(world, isRunning), `${name} quits with ${screen}`).toEqual(kept);
            }
          }
        },
        { ...screens, driver: "nodevm", save },
      );
      const expected = (SCREENS[stage] ?? []).filter(
        (name) => names.includes(name) && (way === "simple" || !ONLY_SIMPLE.includes(name)),
      );
      expect([...reached].sort()).toEqual([...expected].sort());
    },
  );
});
