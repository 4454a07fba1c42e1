// How to play Classic, page by page with the fixed numbers; and where Free Joker and house rules read otherwise.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { lobbyScreen } from "../../../scripts/ui/lobby-screen.ts";
import { resultsScreen } from "../../../scripts/ui/results-screen.ts";
import { ANA, finished, lobby } from "../../support/matches.ts";
import { english, viewOf } from "../../support/views.ts";
import { readPage, titlesOf } from "./all-lessons.ts";

const CLASSIC = chooseRules("classic");
const TITLES = [
  "Roll, hold, roll",
  "Collect matching numbers",
  "Three or four alike",
  "Full house, short run",
  "Long run, five alike",
  "Chance, more Yahtzees",
  "Thirteen categories",
  "The Joker, in order",
  "Tips",
];

describe("the pages of Classic", () => {
  it("are these, in this order", () => {
    expect(titlesOf(CLASSIC)).toEqual(TITLES);
  });

  it("begin with what a turn is", () => {
    expect(readPage(CLASSIC, "Roll, hold, roll")).toEqual([
      "You have up to three rolls a turn. Roll all the dice, press the useful ones to hold them, and roll the " +
        "others. You may stop early.",
      "4 4 2 6 1: hold dice 1 and 2, roll the others.",
      "Then choose one open category for your dice. One that they do not fit scores 0 and stays used.",
      "1 1 2 4 6 in Full House: 0",
    ]);
  });

  it.each([
    ["Collect matching numbers", "6 6 6 2 4 in Sixes: 18"],
    ["Collect matching numbers", "63 in the upper section: upper bonus 35"],
    ["Collect matching numbers", "62 in the upper section: upper bonus 0"],
    ["Three or four alike", "3 3 3 2 5 in Three of a Kind: 16"],
    ["Three or four alike", "4 4 4 4 2 in Four of a Kind: 18"],
    ["Full house, short run", "3 3 3 4 4 in Full House: 25"],
    ["Full house, short run", "5 5 5 5 5 in Full House: 0"],
    ["Full house, short run", "2 3 4 5 5 in Small Straight: 30"],
    ["Long run, five alike", "1 2 3 4 5 in Large Straight: 40"],
    ["Long run, five alike", "2 3 4 5 6 in Large Straight: 40"],
    ["Long run, five alike", "2 2 2 2 2 in Yahtzee: 50"],
    ["Chance, more Yahtzees", "2 3 4 6 6 in Chance: 21"],
    ["Chance, more Yahtzees", "With 50 in Yahtzee: 6 6 6 6 6 in Sixes: 30 + 100"],
    ["Chance, more Yahtzees", "With 0 in Yahtzee: 6 6 6 6 6 in Sixes: 30"],
    ["Thirteen categories", "Totals 241, 241, 198: 2 winners"],
    ["The Joker, in order", "With 50 in Yahtzee: 6 6 6 6 6 only in Sixes: 30 + 100"],
    ["The Joker, in order", "With 50 in Yahtzee and 18 in Sixes: 6 6 6 6 6 in Full House: 25 + 100"],
    ["The Joker, in order", "With 0 in Yahtzee and 18 in Sixes: 6 6 6 6 6 in Full House: 25"],
    [
      "The Joker, in order",
      "With 50 in Yahtzee and 18 in Sixes: 6 6 6 6 6 in Ones, the lower section full: 0 + 100",
    ],
  ])("have on the page %s: %s", (title, line) => {
    expect(readPage(CLASSIC, title)).toContain(line);
  });

  it.each([
    ["Collect matching numbers", "Ones to Sixes: only the dice that show the number count."],
    ["Collect matching numbers", "Three of each number are just enough."],
    ["Three or four alike", "Three of a Kind: at least 3 dice alike. All five dice count."],
    ["Three or four alike", "Four of a Kind: at least 4 dice alike. All five dice count."],
    ["Full house, short run", "Five alike normally score 0 here."],
    ["Full house, short run", "four in a row score 30. The fifth die may show anything."],
    ["Long run, five alike", "Large Straight: five in a row score 40."],
    ["Chance, more Yahtzees", "Save it for one that fits nowhere else."],
    ["Chance, more Yahtzees", "when it is scored, not when it is rolled or held. A 0 there earns none."],
    ["Thirteen categories", "All categories, the upper bonus and the Yahtzee bonuses are added up."],
    ["Thirteen categories", "The highest total wins. Equal best totals share the win."],
    ["The Joker, in order", "It must fill its matching number if that is open."],
    ["The Joker, in order", "If the lower section is full, it is a 0 in an open number."],
  ])("say on the page %s: %s", (title, words) => {
    expect(readPage(CLASSIC, title).join("\n")).toContain(words);
  });

  it("end with tips", () => {
    expect(readPage(CLASSIC, "Tips")).toEqual([
      "Three of each number keep you on course for the upper bonus.",
      "Extra fives and sixes make up for poor low numbers.",
      "Keep Chance for a strong roll that misses everything else.",
      "When a roll goes badly, compare what giving up each open category would cost. The one that you gave up on " +
        "before is often the one to spend.",
    ]);
  });
});

describe("house rules of Classic", () => {
  it("show their own bonus and how many there may be", () => {
    const rules = chooseRules("classic", { yahtzeeBonus: 50, yahtzeeBonusCap: 2 });
    expect(readPage(rules, "Chance, more Yahtzees").slice(2)).toEqual([
      "With 50 in the Yahtzee category each later Yahtzee earns 50 more, when it is scored, not when it is rolled " +
        "or held. A 0 there earns none.",
      "With 50 in Yahtzee: 6 6 6 6 6 in Sixes: 30 + 50",
      "With 0 in Yahtzee: 6 6 6 6 6 in Sixes: 30",
      "House rule: a sheet holds at most 2 × Yahtzee bonus.",
      "With 50 in Yahtzee: 6 6 6 6 6 in Sixes with 2 × Yahtzee bonus on the sheet: 30",
    ]);
  });

  it("have a page of their own where there is no Joker", () => {
    const rules = chooseRules("classic", { joker: "none" });
    expect(titlesOf(rules)).toEqual(
      TITLES.map((title) => (title === "The Joker, in order" ? "No Joker" : title)),
    );
    expect(readPage(rules, "No Joker")).toContain(
      "With 50 in Yahtzee and 18 in Sixes: 6 6 6 6 6 in Full House: 0 + 100",
    );
  });
});

describe("the pages of Free Joker", () => {
  it("are those of Classic, but for the Joker", () => {
    const rules = chooseRules("freeJoker");
    const own = "The free Joker";
    expect(titlesOf(rules)).toEqual(TITLES.map((title) => (title === "The Joker, in order" ? own : title)));
    for (const title of TITLES.filter((same) => same !== "The Joker, in order")) {
      expect(readPage(rules, title)).toEqual(readPage(CLASSIC, title));
    }
  });

  it.each([
    ["free", "With 50 in Yahtzee: 6 6 6 6 6 in Full House: 0 + 100"],
    ["free", "With 50 in Yahtzee and 18 in Sixes: 6 6 6 6 6 in Full House: 25 + 100"],
    ["freeOpen", "With 50 in Yahtzee: 6 6 6 6 6 in Full House: 25 + 100"],
  ])("say when a Joker pays in full, read as %s", (joker, line) => {
    expect(readPage(chooseRules("freeJoker", { joker }), "The free Joker")).toContain(line);
  });
});

describe("who plays alone", () => {
  it("is invited before the first game", () => {
    const texts = lobbyScreen(viewOf(lobby(ANA))).rows.map(({ text }) => english(text));
    expect(
      texts.filter((text) => /^Roll .* dice, hold .*, fill .*13 categories .* beat/.test(text)),
    ).toHaveLength(1);
  });

  it("is told the final score after it, and a friendly word", () => {
    const match = finished(231);
    if (match.game === null) throw new Error("A finished match has a game.");
    const texts = resultsScreen(viewOf(match), match.game).rows.map(({ text }) => english(text));
    expect(texts[0]).toBe("Your final score is 231.");
    expect(texts).toContain("Well played! A fine sheet.");
  });
});
