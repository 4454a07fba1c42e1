// The end of a game alone, for the player and for who watches.
import { describe, expect, it } from "vitest";
import { finalScore, resultsScreen } from "../../scripts/ui/results-screen.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import { ANA, acted, alone, cardWithout, ended, finished } from "../support/matches.ts";
import { english, viewOf, watching, written } from "../support/views.ts";

/** 98 above, 205 below without Chance, and 16 there. */
const ENDED = ended(cardWithout("chance"), "1 2 3 4 6", "chance");
const STOPPED = acted(alone(cardWithout("chance", "yahtzee")), ANA, { type: "resign" });

function rows(view: TableView): readonly string[] {
  const { game } = view.match;
  return game === null ? [] : written(resultsScreen(view, game));
}

const SHEET = "button sheet: turn.sheet -> show sheet 0";
const REMATCH = "button rematch: results.rematch -> rematch";
const ENDING = [
  SHEET,
  "button standUp: table.standUp -> standUp [more]",
  "button takeBoardOff: table.takeBoardOff -> takeBoardOff [more]",
];

describe("the results", () => {
  it("of a first game say the score and a friendly word, and offer another", () => {
    expect(rows(viewOf(ENDED))).toEqual([
      'label result0: results.yours("297")',
      "label result1: results.word.great",
      REMATCH,
      ...ENDING,
    ]);
  });

  it("that are the best so far say so, others name the best", () => {
    expect(rows(viewOf(ENDED, { best: 297 }))[1]).toBe("label result1: results.isBest");
    expect(rows(viewOf(ENDED, { best: 310 }))[1]).toBe('label result1: results.best("310")');
  });

  it("of a game that was stopped say that, keep the total and claim no best", () => {
    expect(rows(viewOf(STOPPED, { best: 231 }))).toEqual([
      "label result0: results.stopped",
      'label result1: results.yours("231")',
      'label result2: results.best("231")',
      REMATCH,
      ...ENDING,
    ]);
  });

  it("tell who watches whose score it is, with a chair on top and no rematch", () => {
    expect(rows(watching(ENDED, { best: 400 }))).toEqual([
      "button takeChair: table.takeChair -> takeChair",
      'label result0: results.theirs("Ana", "297")',
      SHEET,
    ]);
  });

  it("offer no rematch to the player who has left the chair", () => {
    const left = acted(ENDED, ANA, { type: "stand" });
    expect(rows(viewOf(left, { sitting: false, chairs: "none" }))).toEqual([
      "label noChairs: notice.noChairs",
      'label result0: results.yours("297")',
      "label result1: results.word.great",
      SHEET,
      "button takeBoardOff: table.takeBoardOff -> takeBoardOff [more]",
    ]);
  });
});

describe("the friendly word", () => {
  it.each([
    [0, "low"],
    [149, "low"],
    [150, "fair"],
    [199, "fair"],
    [200, "good"],
    [249, "good"],
    [250, "great"],
    [1575, "great"],
  ])("for %i is of the kind %s", (total, word) => {
    expect(rows(viewOf(finished(total))).slice(0, 2)).toEqual([
      `label result0: results.yours("${total}")`,
      `label result1: results.word.${word}`,
    ]);
  });
});

it("the closing words in the chat are for the player, and name the player to others", () => {
  const { game } = ENDED;
  if (game === null) throw new Error("No game was played.");
  expect(english(finalScore(ENDED, game, ANA.id))).toBe("Your final score is 297.");
  expect(english(finalScore(ENDED, game, "other"))).toBe("The final score of Ana is 297.");
});
