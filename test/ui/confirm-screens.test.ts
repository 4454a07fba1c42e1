// Questions before what cannot be taken back.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import {
  confirmBoardOffScreen,
  confirmGiveBackScreen,
  confirmPublicScreen,
  confirmResignScreen,
  confirmResignText,
  confirmZeroScreen,
} from "../../scripts/ui/confirm-screens.ts";
import type { Screen } from "../../scripts/ui/screen.ts";
import {
  ANA,
  acted,
  alone,
  BEN,
  EVE,
  lobby,
  RESIGN,
  rollingOff,
  rollOf,
  together,
} from "../support/matches.ts";
import { stakedGame, stakedRollOff } from "../support/staked.ts";
import { english, viewOf, written } from "../support/views.ts";
import { aloneUnder } from "../support/views-of-rules.ts";

const MATCH = alone({ ones: 3, chance: 22 }, { faces: "2 2 3 3 6" });

const TOGETHER = together([
  [ANA, { ones: 3, chance: 22 }],
  [BEN, { yahtzee: 50 }],
]);

/** The way back, and up from the chair. */
const ENDING = [
  {
    kind: "button",
    id: "back",
    text: { translate: "yahtzee.back" },
    press: { do: "show", screen: { name: "table" } },
  },
  {
    kind: "button",
    id: "standUp",
    text: { translate: "yahtzee.table.standUp" },
    press: { do: "standUp" },
    more: true,
  },
];

describe("a question", () => {
  it("before an operator gives all stakes back says that nobody else is asked", () => {
    const game = stakedGame(ANA, BEN);
    expect(written(confirmGiveBackScreen(viewOf(game, { viewer: EVE, sitting: false })))).toEqual([
      "label question: stakes.giveBackAlone",
      "button yes: stakes.giveBack -> wantBack true",
      "button back: back -> show table",
    ]);
  });

  it("before a zero names the category and scores only on yes", () => {
    const category = { translate: "yahtzee.category.yahtzee" };
    const screen = confirmZeroScreen(viewOf(MATCH), "yahtzee", 0);
    expect(screen).toEqual({
      matchId: MATCH.id,
      revision: MATCH.revision,
      title: { translate: "yahtzee.title" },
      rows: [
        {
          kind: "label",
          id: "question",
          text: { translate: "yahtzee.confirmZero.question", with: { rawtext: [category] } },
        },
        {
          kind: "button",
          id: "yes",
          text: { translate: "yahtzee.confirmZero.yes", with: { rawtext: [category] } },
          press: { do: "score", category: "yahtzee", column: 0 },
        },
        ...ENDING,
      ],
    });
    expect(screen.rows.map(({ text }) => english(text))).toEqual([
      "These dice score nothing in Yahtzee. Yahtzee is then used up for the rest of the game.",
      "Score 0 in Yahtzee",
      "Back",
      "Stand up",
    ]);
  });

  it("before a zero on a sheet of several columns names the column, which alone is used up there", () => {
    const match = aloneUnder(chooseRules("triple"), [{}], { faces: "2 2 3 3 6" });
    const screen = confirmZeroScreen(viewOf(match), "yahtzee", 2);
    expect(screen.rows.map(({ text }) => english(text)).slice(0, 2)).toEqual([
      "These dice score nothing in Yahtzee, column 3. Yahtzee, column 3 is then used up for the rest of the game.",
      "Score 0 in Yahtzee, column 3",
    ]);
  });

  it("before resigning names the total that stays", () => {
    expect(confirmResignScreen(viewOf(MATCH))).toEqual({
      matchId: MATCH.id,
      revision: MATCH.revision,
      title: { translate: "yahtzee.title" },
      rows: [
        {
          kind: "label",
          id: "question",
          text: { translate: "yahtzee.confirmResign.question", with: { rawtext: [{ text: "25" }] } },
        },
        {
          kind: "button",
          id: "yes",
          text: { translate: "yahtzee.confirmResign.yes" },
          press: { do: "resign" },
        },
        ...ENDING,
      ],
    });
  });

  it.each<[string, Match, PlayerRef, string]>([
    ["alone", MATCH, ANA, "Resign now? The game ends and your total of 25 stays."],
    [
      "while others play on",
      TOGETHER,
      ANA,
      "Resign now? Your total of 25 stays in the results, but you cannot win while another plays on.",
    ],
    [
      "out of turn, with the own total",
      TOGETHER,
      BEN,
      "Resign now? Your total of 50 stays in the results, but you cannot win while another plays on.",
    ],
    [
      "against computer players, which play no match alone",
      { ...TOGETHER, players: [ANA, { ...BEN, computer: "strong" }] },
      ANA,
      "Resign now? The game ends and your total of 25 stays.",
    ],
    [
      "once the others have resigned",
      acted(TOGETHER, BEN, RESIGN),
      ANA,
      "Resign now? The game ends and your total of 25 stays.",
    ],
    [
      "in the roll-off",
      rollingOff(ANA, BEN),
      BEN,
      "Leave this match before it begins? You can say ready for the next one.",
    ],
    [
      "in the roll-off for stakes before the first throw",
      stakedRollOff(ANA, BEN),
      BEN,
      "Leave this match before it begins? You can say ready for the next one.",
    ],
    [
      "in the roll-off for stakes after the first throw",
      acted(stakedRollOff(ANA, BEN), ANA, rollOf("1 2 3 4 6")),
      BEN,
      "Leave this match before it begins? What you have laid in stays in the pot, and you cannot win it any more.",
    ],
    [
      "for stakes while others play on",
      stakedGame(ANA, BEN),
      BEN,
      "Resign now? Your total of 0 stays in the results, but you cannot win, nor get the pot, while another plays on.",
    ],
    [
      "for stakes once the others have resigned",
      acted(stakedGame(ANA, BEN), BEN, RESIGN),
      ANA,
      "Resign now? The game ends and your total of 0 stays.",
    ],
  ])("before resigning %s says what comes of it", (_, match, viewer, question) => {
    const [row] = confirmResignScreen(viewOf(match, { viewer })).rows;
    expect(row && english(row.text)).toBe(question);
    expect(english(confirmResignText(match, viewer.id))).toBe(question);
  });

  it("before the board is taken off says that it pauses the match of everybody, or can be ended", () => {
    const screen = confirmBoardOffScreen(viewOf(TOGETHER));
    expect(screen).toEqual({
      matchId: TOGETHER.id,
      revision: TOGETHER.revision,
      title: { translate: "yahtzee.title" },
      rows: [
        { kind: "label", id: "question", text: { translate: "yahtzee.confirmBoardOff.question" } },
        {
          kind: "button",
          id: "yes",
          text: { translate: "yahtzee.table.takeBoardOff" },
          press: { do: "takeBoardOff", asked: true },
        },
        {
          kind: "button",
          id: "endMatch",
          text: { translate: "yahtzee.confirmBoardOff.endMatch" },
          press: { do: "endMatch" },
        },
        ...ENDING,
      ],
    });
    expect(screen.rows.map(({ text }) => english(text))).toEqual([
      "Take the board off now? The match of everybody here is paused, and goes on where the board is fitted again. Ended, it is over and nobody wins.",
      "Take the board off",
      "End the match",
      "Back",
      "Stand up",
    ]);
  });

  it("before the board is taken off where stakes lie says that they go back", () => {
    const [question, ...rest] = confirmBoardOffScreen(viewOf(stakedRollOff(ANA, BEN))).rows;
    expect(question && english(question.text).split("\n")).toEqual([
      "Take the board off now? The match of everybody here is paused, and goes on where the board is fitted again. Ended, it is over and nobody wins.",
      "Each stake goes back to the player who laid it in.",
    ]);
    expect(rest).toEqual(confirmBoardOffScreen(viewOf(TOGETHER)).rows.slice(1));
  });

  it("before a table is made public says what that means, for good", () => {
    const match = lobby(ANA, BEN);
    const screen = confirmPublicScreen(viewOf(match));
    expect(screen).toEqual({
      matchId: match.id,
      revision: match.revision,
      title: { translate: "yahtzee.title" },
      rows: [
        { kind: "label", id: "question", text: { translate: "yahtzee.confirmPublic.question" } },
        {
          kind: "button",
          id: "yes",
          text: { translate: "yahtzee.table.makePublic" },
          press: { do: "makePublic" },
        },
        ...ENDING,
      ],
    });
    expect(screen.rows.map(({ text }) => english(text))).toEqual([
      "Make this table public? It then belongs to nobody: everybody plays, and only operators can take the board off. You cannot take this back.",
      "Make this table public",
      "Back",
      "Stand up",
    ]);
  });

  it("offers nobody to get up who does not sit", () => {
    const ids = ({ rows }: Screen) => rows.map(({ id }) => id);
    const beside = { sitting: false };
    for (const asked of [
      confirmZeroScreen(viewOf(MATCH, beside), "yahtzee", 0),
      confirmPublicScreen(viewOf(lobby(ANA), beside)),
    ]) {
      expect(ids(asked)).toEqual(["question", "yes", "back"]);
    }
    expect(ids(confirmBoardOffScreen(viewOf(TOGETHER, beside)))).toEqual([
      ...["question", "yes", "endMatch", "back"],
    ]);
  });
});
