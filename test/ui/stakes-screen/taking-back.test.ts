// The list of what a player may take back.
import { describe, expect, it } from "vitest";
import type { Stack } from "../../../scripts/match/ledger.ts";
import type { Match } from "../../../scripts/match/match.ts";
import { takeStakeScreen } from "../../../scripts/ui/stakes-screen.ts";
import { ANA, acted, BEN, STAND } from "../../support/matches.ts";
import { DIAMONDS, SWORD, stakeOf } from "../../support/staked.ts";
import type { Seen } from "../../support/views.ts";
import {
  FORBIDDEN,
  GAME,
  LAID,
  OPERATOR,
  OVER,
  presses,
  ROLL_OFF,
  STAKED,
  shown,
  TWO,
  view,
} from "./views.ts";

describe("taking something back", () => {
  it("offers each of the own stakes, and nobody else's", () => {
    const laid = [...LAID, stakeOf(ANA, SWORD, "Ana-2")];
    const stakes = { allowed: true, laid, owed: [] };
    expect(shown(takeStakeScreen(view(STAKED, { stakes })))).toEqual([
      "label help: stakes.takeHelp",
      'button stake:Ana-1: stakes.stack("64", item.diamond.name) -> takeStake Ana-1',
      'button stake:Ana-2: stakes.named("Excalibur", item.diamond_sword.name) -> takeStake Ana-2',
      "button back: back -> show stakes",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("is possible until the first throw, also where operators forbid stakes", () => {
    const forbidden = { stakes: FORBIDDEN };
    for (const seen of [view(STAKED), view(ROLL_OFF), view(STAKED, forbidden)]) {
      expect(presses(takeStakeScreen(seen))).toContain("stake:Ana-1");
    }
  });

  it("offers six at most, the first ones, so that a live form has room", () => {
    const named = (index: number): Stack => ({ ...DIAMONDS, amount: index + 1 });
    const laid = Array.from({ length: 9 }, (_, index) => stakeOf(ANA, named(index), `Ana-${index}`));
    const ids = presses(takeStakeScreen(view(STAKED, { stakes: { allowed: true, laid, owed: [] } })));
    expect(ids.filter((id) => id.startsWith("stake:"))).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => `stake:Ana-${n}`),
    );
  });

  it.each<[string, Match, Seen]>([
    ["of who has nothing there", STAKED, OPERATOR],
    ["while it is played", GAME, {}],
    ["after the game", OVER, {}],
    ["where stakes are off", TWO, {}],
  ])("is not asked %s", (_, match, other) => {
    expect(takeStakeScreen(view(match, other))).toBeNull();
  });

  it("is still there for who is left alone", () => {
    expect(presses(takeStakeScreen(view(acted(STAKED, BEN, STAND))))).toContain("stake:Ana-1");
  });
});
