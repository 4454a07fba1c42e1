// How a match stands, in one line: the turn, the totals, and what the action bar says.
import { describe, expect, it } from "vitest";
import { roundOf } from "../../scripts/engine/game.ts";
import type { Match } from "../../scripts/match/match.ts";
import { barText, rollOffText, totalsText, turnText, whyWatching } from "../../scripts/ui/standing-text.ts";
import {
  ANA,
  acted,
  alone,
  BEN,
  CEM,
  decidedFor,
  EVE,
  finishedTogether,
  lobby,
  RESIGN,
  rollingOff,
  rollOf,
  scoreIn,
  started,
  throwsForStart,
  together,
} from "../support/matches.ts";
import { english } from "../support/views.ts";

const NEW = started(ANA, BEN);
const ROLLED = acted(NEW, ANA, rollOf("4 4 1 6 2"));

/** What each of these reads in the action bar. */
function bars(match: Match): readonly (string | null)[] {
  return [ANA, BEN, EVE].map(({ id }) => {
    const text = barText(match, id);
    return text === null ? null : english(text);
  });
}

describe("the action bar", () => {
  it.each([
    ["in the lobby", lobby(ANA, BEN)],
    ["after the end", finishedTogether([ANA, {}], [BEN, {}])],
  ])("says nothing %s", (_, match) => {
    expect(bars(match)).toEqual([null, null, null]);
  });

  it("in the roll-off calls who has not thrown, and tells the others who is waited for", () => {
    expect(bars(rollingOff(ANA, BEN))).toEqual([
      "Roll for the start: use the table.",
      "Roll for the start: use the table.",
      "Waiting for Ana and Ben to roll.",
    ]);
    expect(bars(acted(rollingOff(ANA, BEN), ANA, rollOf("1 2 3 4 6")))).toEqual([
      "Waiting for Ben to roll.",
      "Roll for the start: use the table.",
      "Waiting for Ben to roll.",
    ]);
  });

  it("once it is decided tells everybody who starts (U10)", () => {
    expect(bars(decidedFor(rollingOff(ANA, BEN), BEN))).toEqual([
      "Ben starts.",
      "Ben starts.",
      "Ben starts.",
    ]);
  });

  it("before the first roll says whose turn it is", () => {
    expect(bars(NEW)).toEqual(["Your turn: use the table.", "Ana's turn", "Ana's turn"]);
  });

  it("after a roll says the dice and how many rolls are left", () => {
    expect(bars(ROLLED)).toEqual([
      "Your dice: 4 4 1 6 2, 2 rolls left",
      "Ana: 4 4 1 6 2, 2 rolls left",
      "Ana: 4 4 1 6 2, 2 rolls left",
    ]);
    expect(bars(acted(ROLLED, ANA, rollOf("4 4 4 4 4"), rollOf("4 4 4 4 3")))[1]).toBe(
      "Ana: 4 4 4 4 3, no rolls left",
    );
  });

  it("at the turn change shows nothing of the dice before (U16)", () => {
    expect(bars(acted(ROLLED, ANA, scoreIn("chance")))).toEqual([
      "Ben's turn",
      "Your turn: use the table.",
      "Ben's turn",
    ]);
  });

  it("tells who has resigned what the others do", () => {
    expect(bars(acted(ROLLED, BEN, RESIGN))[1]).toBe("Ana: 4 4 1 6 2, 2 rolls left");
  });
});

describe("the turn in a line", () => {
  function line({ game, ...match }: Match): string {
    if (game === null || game.turn === null) throw new Error("This match has no turn.");
    return english(turnText({ ...match, game }, game, game.turn));
  }

  it("names player, round and roll", () => {
    expect(line(NEW)).toBe("Ana's turn: round 1 of 13, before the first roll.");
    expect(line(ROLLED)).toBe("Ana's turn: round 1 of 13, roll 1 of 3.");
    const third = together([
      [BEN, { ones: 3, chance: 20 }],
      [ANA, { ones: 3, chance: 20 }],
    ]);
    expect(line(third)).toBe("Ben's turn: round 3 of 13, before the first roll.");
  });

  it("counts the round of each player from 1 on", () => {
    const { game } = acted(ROLLED, ANA, scoreIn("chance"));
    expect(game && [roundOf(game, 0), roundOf(game, 1)]).toEqual([2, 1]);
    const { game: last } = alone({});
    expect(last && roundOf(last, 0)).toBe(1);
  });
});

it("the totals stand in turn order, with every bonus in them", () => {
  const match = together(
    [
      [CEM, { yahtzee: 50, sixes: 24 }],
      [ANA, {}],
      [BEN, { chance: 22 }],
    ],
    { yahtzeeBonuses: 1 },
  );
  expect(english(totalsText(match))).toBe("Totals: Cem 174, Ana 0, Ben 22");
});

it("the roll-off in a line is who is waited for, then who starts", () => {
  const open = rollingOff(ANA, BEN, CEM);
  const tied = throwsForStart(open, [ANA, "6 6 6 6 1"], [BEN, "1 2 3 4 6"], [CEM, "5 5 5 5 5"]);
  const line = (match: Match) => match.rollOff && english(rollOffText(match, match.rollOff));
  expect([open, tied, decidedFor(open, CEM)].map(line)).toEqual([
    "Waiting for Ana, Ben and Cem to roll.",
    "Waiting for Ana and Cem to roll.",
    "Cem starts.",
  ]);
});

it("who is on a chair without a seat watches a match that runs, or could not be saved", () => {
  const matches = [
    ...[rollingOff(ANA, BEN), started(ANA)],
    ...[lobby(ANA), finishedTogether([ANA, {}], [BEN, {}])],
  ];
  expect(matches.map(whyWatching)).toEqual([
    "notice.matchRuns",
    "notice.matchRuns",
    "notice.notSaved",
    "notice.notSaved",
  ]);
});
