// Getting up where the game's own way does not work: from every screen, by jumping, by a command; and to a place where
// one can breathe.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import {
  ANA,
  acted,
  cardOf,
  finishedTogether,
  lobby,
  rollingOff,
  scoreIn,
  together,
} from "../support/matches.ts";
import { BOTH_SCREENS, pressAnywhere, ridersIn } from "../support/worlds.ts";

type Make = (players: readonly PlayerRef[]) => Match;

const LOBBY: Make = (all) => lobby(...all);
const ROLL_OFF: Make = (all) => rollingOff(...all);
const OWN_TURN: Make = (all) =>
  together(
    all.map((player) => [player, {}] as const),
    { faces: "1 1 2 2 4" },
  );
const OTHERS_TURN: Make = (all) => acted(OWN_TURN(all), all[0] ?? ANA, scoreIn("chance"));
const RESULTS: Make = (all) => finishedTogether(...all.map((player) => [player, cardOf(20)] as const));

const SCREENS: readonly { readonly screen: string; readonly make: Make; readonly to: readonly string[] }[] = [
  { screen: "the lobby", make: LOBBY, to: [] },
  { screen: "My settings", make: LOBBY, to: ["My settings"] },
  { screen: "the roll-off", make: ROLL_OFF, to: [] },
  { screen: "the question before leaving a roll-off", make: ROLL_OFF, to: ["Resign"] },
  { screen: "the own turn", make: OWN_TURN, to: [] },
  { screen: "the question before a zero", make: OWN_TURN, to: ["Yahtzee: 0"] },
  { screen: "the question before resigning", make: OWN_TURN, to: ["Resign"] },
  { screen: "the own sheet", make: OWN_TURN, to: ["Sheets"] },
  { screen: "somebody else's sheet", make: OWN_TURN, to: ["Sheets", "Sheet of Ben"] },
  { screen: "the sheet in somebody else's turn", make: OTHERS_TURN, to: [] },
  { screen: "the results", make: RESULTS, to: [] },
];

/** What the block at the player's feet is, and the one at their head. */
function bodyIn(world: World, player: Player): readonly string[] {
  const { location } = world.entities("minecraft:player").find(({ id }) => id === player.id) ?? {};
  if (location === undefined) throw new Error(`${player.name} is not in the overworld.`);
  const { x, y, z } = location;
  return [y, y + 1.7].map((height) => world.block(Math.floor(x), Math.floor(height), Math.floor(z)).typeId);
}

describe.each(BOTH_SCREENS)("Stand up on $screens screens", ({ options }) => {
  test.each(SCREENS)("gets up from $screen (C13)", async ({ make, to }) => {
    await inMatch(
      2,
      make,
      (world, { ana }) => {
        openBoard(ana);
        for (const button of to) pressAnywhere(ana, button);
        pressAnywhere(ana, "Stand up");
        expect(ridersIn(world)).toEqual([["Ben"]]);
        expect(ana.form).toBeUndefined();
      },
      options,
    );
  });
});

describe("who cannot get off by sneaking", () => {
  test.each<{ way: string; getUp: (ana: Player) => void }>([
    { way: "jumping", getUp: (ana) => ana.jump() },
    { way: "/yahtzee:stand", getUp: (ana) => ana.type("/yahtzee:stand") },
  ])("gets up by $way, in a game and without one (C13)", async ({ getUp }) => {
    for (const make of [LOBBY, OWN_TURN]) {
      await inMatch(2, make, (world, { ana }) => {
        getUp(ana);
        expect(ridersIn(world)).toEqual([["Ben"]]);
        openBoard(ana);
        expect(ana.form?.buttons).not.toContain("Stand up");
      });
    }
  });
});

const WAYS: readonly { readonly way: string; readonly getUp: (ana: Player) => void }[] = [
  { way: "sneaking", getUp: (ana) => ana.sneak() },
  { way: "jumping", getUp: (ana) => ana.jump() },
  { way: "the touch button", getUp: (ana) => ana.dismount() },
  { way: "/yahtzee:stand", getUp: (ana) => ana.type("/yahtzee:stand") },
];

describe("who gets up from a chair between walls", () => {
  test.each(WAYS)("stands in no block: $way (C10)", async ({ getUp }) => {
    await inMatch(2, LOBBY, (world, { ana }) => {
      for (const y of [64, 65, 66]) {
        for (const [x, z] of [
          [-1, -1],
          [1, -1],
          [0, -2],
          [-1, 0],
        ] as const)
          world.setBlock(x, y, z, "minecraft:stone");
      }
      world.setBlock(0, 67, -1, "minecraft:stone");
      getUp(ana);
      expect(ridersIn(world)).toEqual([["Ben"]]);
      expect(bodyIn(world, ana)).toEqual(["minecraft:air", "minecraft:air"]);
    });
  });
});

describe("who gets up under a ceiling that was built meanwhile", () => {
  test.each(WAYS)("stands in no block: $way (C10)", async ({ getUp }) => {
    await inMatch(2, LOBBY, (world, { ana }) => {
      for (const y of [65, 66]) world.setBlock(0, y, -1, "minecraft:stone");
      getUp(ana);
      expect(bodyIn(world, ana)).toEqual(["minecraft:air", "minecraft:air"]);
    });
  });
});
