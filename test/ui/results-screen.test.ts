// The end of a game alone, for the player and for who watches.
import { describe, expect, it } from "vitest";
import { finalScore, resultsScreen } from "../../scripts/ui/results-screen.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import { ANA, acted, alone, BEN, cardWithout, ended, finished } from "../support/matches.ts";
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
  it("say the score, a friendly word and the next target, and offer another game", () => {
    expect(rows(viewOf(ENDED))).toEqual([
      'label result0: results.yours("297")',
      "label result1: results.word.great",
      'label result2: results.next("300")',
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

  it("name a better game of before, and call a poor first one no best", () => {
    expect(rows(viewOf(finished(160), { best: 231 })).slice(1, 3)).toEqual([
      'label result1: results.best("231")',
      "label result2: results.word.fair",
    ]);
    expect(rows(viewOf(finished(149), { best: 149 }))[1]).toBe("label result1: results.word.low");
    expect(rows(viewOf(finished(150), { best: 150 }))[1]).toBe("label result1: results.isBest");
  });

  it("tell who watches whose score it is, with a chair on top and no rematch", () => {
    expect(rows(watching(ENDED, { best: 400 }))).toEqual([
      "button takeChair: table.takeChair -> takeChair",
      'label result0: results.theirs("Ana", "297")',
      SHEET,
    ]);
    expect(rows(watching(STOPPED)).slice(1, 3)).toEqual([
      'label result0: results.theyStopped("Ana")',
      'label result1: results.theirs("Ana", "231")',
    ]);
  });

  it("offer who took the chair after the game a game of their own", () => {
    const left = acted(ENDED, ANA, { type: "stand" });
    const taken = acted(left, BEN, { type: "sit", side: "north", name: BEN.name });
    expect(rows(viewOf(taken, { viewer: BEN, mayTakeBoardOff: false }))).toEqual([
      'label result0: results.theirs("Ana", "297")',
      "button rematch: lobby.playAlone -> rematch",
      SHEET,
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("offer no rematch to the player who has left the chair", () => {
    const left = acted(ENDED, ANA, { type: "stand" });
    expect(rows(viewOf(left, { sitting: false, chairs: "none" }))).toEqual([
      "label noChairs: notice.noChairs",
      'label result0: results.yours("297")',
      "label result1: results.word.great",
      'label result2: results.next("300")',
      SHEET,
      "button takeBoardOff: table.takeBoardOff -> takeBoardOff [more]",
    ]);
  });
});

describe("the friendly word", () => {
  it.each([
    [0, "low", "150"],
    [149, "low", "150"],
    [150, "fair", "200"],
    [199, "fair", "200"],
    [200, "good", "250"],
    [249, "good", "250"],
    [250, "great", "300"],
    [299, "great", "300"],
  ])("for %i is of the kind %s, with %s to aim at", (total, word, next) => {
    expect(rows(viewOf(finished(total))).slice(0, 3)).toEqual([
      `label result0: results.yours("${total}")`,
      `label result1: results.word.${word}`,
      `label result2: results.next("${next}")`,
    ]);
  });

  it.each([300, 1575])("for %i is the highest, with nothing left to aim at", (total) => {
    expect(rows(viewOf(finished(total))).slice(1, 3)).toEqual([
      "label result1: results.word.superb",
      REMATCH,
    ]);
  });
});

it("the closing words in the chat are for the player, and name the player to others", () => {
  const { game } = ENDED;
  if (game === null) throw new Error("No game was played.");
  expect(english(finalScore(ENDED, game, ANA.id))).toBe("Your final score is 297.");
  expect(english(finalScore(ENDED, game, "other"))).toBe("The final score of Ana is 297.");
});
