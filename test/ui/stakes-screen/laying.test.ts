// The list of what a player may lay in.
import { describe, expect, it } from "vitest";
import type { Match } from "../../../scripts/match/match.ts";
import { layScreen } from "../../../scripts/ui/stakes-screen.ts";
import type { Pocket } from "../../../scripts/ui/view.ts";
import { ANA, BEN } from "../../support/matches.ts";
import { DIAMONDS, SWORD, stakeOf } from "../../support/staked.ts";
import type { Seen } from "../../support/views.ts";
import { english } from "../../support/views.ts";
import {
  BENS,
  FORBIDDEN,
  GAME,
  OPERATOR,
  OVER,
  presses,
  ROLL_OFF,
  STAKED,
  shown,
  TWO,
  view,
} from "./views.ts";

describe("laying something in", () => {
  const POCKETS: readonly Pocket[] = [
    { slot: 0, stack: DIAMONDS, refused: null },
    { slot: 3, stack: { ...SWORD, name: null }, refused: "locked" },
    { slot: 4, stack: { ...DIAMONDS, amount: 1 }, refused: "locked" },
    { slot: 8, stack: { ...SWORD, key: "item.board", name: null }, refused: "board" },
    { slot: 35, stack: SWORD, refused: null },
  ];
  const laying = (match: Match, other: Seen = {}) =>
    layScreen(view(match, { pockets: () => POCKETS, ...other }));

  it("offers each stack by its slot, and says what cannot be staked and why", () => {
    expect(shown(laying(STAKED))).toEqual([
      "label help: stakes.layHelp",
      'label count: stakes.count("1", "6")',
      'label refused:locked: stakes.layLocked(item.diamond_sword.name + ", " + item.diamond.name)',
      "label refused:board: stakes.layBoard(item.board)",
      'button lay:0: stakes.stack("64", item.diamond.name) -> lay 0 64 minecraft:diamond',
      'button lay:35: stakes.named("Excalibur", item.diamond_sword.name) -> lay 35 1 minecraft:diamond_sword',
      "button back: back -> show stakes",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("tells that what is worn or in the off-hand cannot be staked", () => {
    const [help] = laying(STAKED)?.rows ?? [];
    expect(help && english(help.text)).toBe(
      "Choose a stack to lay into the pot. What you wear or hold in the off-hand cannot be staked.",
    );
  });

  it("brings with each row the whole stack that was shown", () => {
    const row = laying(STAKED)?.rows.find(({ id }) => id === "lay:0");
    expect(row).toMatchObject({ press: { do: "lay", slot: 0, stack: DIAMONDS } });
  });

  it("of nothing says so", () => {
    expect(shown(laying(STAKED, { pockets: () => [] }))).toContain("label nothing: stakes.layNothing");
    expect(shown(laying(STAKED, { pockets: () => POCKETS.slice(1, 4) }))).toContain(
      "label nothing: stakes.layNothing",
    );
  });

  it("ends with six stacks of one's own, and does not look at the inventory then", () => {
    const six = Array.from({ length: 6 }, (_, index) => stakeOf(ANA, DIAMONDS, `Ana-${index}`));
    const full = { stakes: { allowed: true, laid: [...six, stakeOf(BEN, SWORD)], owed: [] } };
    const pockets = () => {
      throw new Error("Nobody has asked for it.");
    };
    expect(shown(laying(STAKED, { ...full, pockets }))).toEqual([
      "label enough: notice.enoughStakes",
      'label count: stakes.count("6", "6")',
      "button back: back -> show stakes",
      "button standUp: table.standUp -> standUp [more]",
    ]);
    expect(presses(laying(STAKED, { ...full, ...BENS }))).toContain("lay:0");
  });

  it.each<[string, Match, Seen]>([
    ["of who does not sit", STAKED, OPERATOR],
    ["where stakes are off", TWO, {}],
    ["after a game", OVER, {}],
    ["before the first throw", ROLL_OFF, {}],
    ["while it is played", GAME, {}],
    ["where operators forbid it", STAKED, { stakes: FORBIDDEN }],
  ])("is not asked %s", (_, match, other) => {
    expect(laying(match, other)).toBeNull();
  });
});
