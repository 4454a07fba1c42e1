// Categories that are chosen from lists, where there are too many for a row each.
import { describe, expect, it } from "vitest";
import { type ChosenRules, chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import type { RuleSetId } from "../../../scripts/engine/rule-sets/rule-sets.ts";
import {
  type Chosen,
  choiceTexts,
  chosenNow,
  type LiveChoice,
  liveLayout,
  liveRows,
} from "../../../scripts/ui/live-layout.ts";
import { TABLE } from "../../../scripts/ui/screen.ts";
import { everyRules } from "../../support/games.ts";
import { cardWithout, lobby } from "../../support/matches.ts";
import { english } from "../../support/views.ts";
import { type aloneUnder, type Standing, turnUnder } from "../../support/views-of-rules.ts";

type Cards = Parameters<typeof aloneUnder>[1];

const TRIPLE = chooseRules("triple");
const MAXI = chooseRules("maxiYatzy");

function choiceOf(rules: ChosenRules): LiveChoice {
  const { choice } = liveLayout({ ...lobby(), rules }, TABLE);
  if (choice === null) throw new Error("These rules have a row for each category.");
  return choice;
}

function rowsOf(rules: ChosenRules, cards: Cards, at: Standing = { faces: "6 6 6 2 1" }) {
  return liveRows(turnUnder(rules, cards, at), liveLayout({ ...lobby(), rules }, TABLE)).categories;
}

/** By the names of the categories: what is chosen after this choice. */
function chosen(cards: Cards, category: string, column: number, rules = TRIPLE): readonly [string, number] {
  const choice = choiceOf(rules);
  const before: Chosen = { category: choice.categories.indexOf(category), column };
  const now = chosenNow(choice, rowsOf(rules, cards), before);
  return [choice.categories[now.category] ?? "", now.column];
}

describe("a live form", () => {
  it("has lists where there are more than fifteen categories, and rows for all others", () => {
    const withLists = (rules: ChosenRules) => liveLayout({ ...lobby(), rules }, TABLE).choice !== null;
    const lists = new Set(
      everyRules()
        .filter(withLists)
        .map(({ ruleSet }) => ruleSet),
    );
    expect([...lists]).toEqual<RuleSetId[]>(["triple", "maxiYatzy"]);
    expect(
      everyRules()
        .filter(({ ruleSet }) => lists.has(ruleSet))
        .every(withLists),
    ).toBe(true);
  });

  it("has a list of the twenty categories of Maxi Yatzy in the order of the sheet, and one column", () => {
    const { categories, columns } = choiceOf(MAXI);
    expect(categories).toHaveLength(20);
    expect([categories[0], categories[19], columns]).toEqual(["ones", "maxiYatzy", [1]]);
  });

  it("has a list of the thirteen categories of Triple, and one of its three columns", () => {
    const { categories, columns } = choiceOf(TRIPLE);
    expect(categories).toHaveLength(13);
    expect(columns).toEqual([1, 2, 3]);
  });

  it.each([
    ["triple", 1 + 5 + 1 + 2 + 1 + 1 + 17 + 2],
    ["maxiYatzy", 1 + 6 + 1 + 1 + 1 + 1 + 17 + 2],
  ] as const)("of %s has the texts, dice, Roll, lists, Score, and room for 17 buttons", (ruleSet, rows) => {
    const { buttons, categories } = liveLayout({ ...lobby(), rules: chooseRules(ruleSet) }, TABLE);
    expect({ rows, buttons, categories }).toEqual({ rows: 30, buttons: 17, categories: [] });
  });
});

describe("what is chosen", () => {
  it("stays while it can be scored", () => {
    expect(chosen([{}, {}, {}], "chance", 2)).toEqual(["chance", 2]);
    expect(chosen([cardWithout("ones", "chance")], "chance", 0)).toEqual(["chance", 0]);
  });

  it("once it is filled becomes the first that can be scored, in the same column", () => {
    expect(chosen([{}, {}, { chance: 20 }], "chance", 2)).toEqual(["ones", 2]);
    expect(chosen([{}, cardWithout("threes", "sixes"), {}], "chance", 1)).toEqual(["threes", 1]);
  });

  it("once its column is full becomes the first that can be scored anywhere", () => {
    expect(chosen([cardWithout("yahtzee"), {}, cardWithout()], "chance", 2)).toEqual(["yahtzee", 0]);
    expect(chosen([cardWithout(), cardWithout("chance"), cardWithout()], "ones", 0)).toEqual(["chance", 1]);
  });

  it("is never what the order of the columns forbids", () => {
    const rules = chooseRules("triple", { columnOrder: "leftToRight" });
    expect(chosen([{}, {}, {}], "chance", 2, rules)).toEqual(["ones", 0]);
    expect(chosen([{ ones: 3 }, {}, {}], "ones", 1, rules)).toEqual(["ones", 1]);
  });

  it("stays as it is while nothing can be scored", () => {
    const before = { category: 4, column: 2 };
    expect(chosenNow(choiceOf(TRIPLE), rowsOf(TRIPLE, [{}], {}), before)).toEqual(before);
  });

  it("is something that can be scored wherever anything can, after any choice", () => {
    const choice = choiceOf(TRIPLE);
    const cards = [cardWithout("fours"), cardWithout(), cardWithout("yahtzee", "chance")];
    const rows = rowsOf(TRIPLE, cards);
    for (const column of choice.columns.keys()) {
      for (const category of choice.categories.keys()) {
        const now = chosenNow(choice, rows, { category, column });
        expect([...rows.keys()]).toContain(`score:${choice.categories[now.category]}:${now.column}`);
        expect(now.column).toBe(column === 1 ? 0 : column);
      }
    }
  });
});

describe("the list of categories", () => {
  const read = (rules: ChosenRules, cards: Cards, column: number, at?: Standing) =>
    choiceTexts(choiceOf(rules), rowsOf(rules, cards, at), column).map(english);

  it("says what each scores in the column that is chosen, and of the others that they cannot be chosen", () => {
    const cards = [{ ones: 3, chance: 20 }, {}, cardWithout("ones", "chance")];
    expect(read(TRIPLE, cards, 0)).toEqual([
      "Ones: cannot be chosen",
      "Twos, column 1: 2",
      "Threes, column 1: 0",
      "Fours, column 1: 0",
      "Fives, column 1: 0",
      "Sixes, column 1: 18",
      "Three of a Kind, column 1: 21",
      "Four of a Kind, column 1: 0",
      "Full House, column 1: 0",
      "Small Straight, column 1: 0",
      "Large Straight, column 1: 0",
      "Yahtzee, column 1: 0",
      "Chance: cannot be chosen",
    ]);
    const third = read(TRIPLE, cards, 2);
    expect(third.filter((text) => !text.endsWith(": cannot be chosen"))).toEqual([
      "Ones, column 3: 1 × 3",
      "Chance, column 3: 21 × 3",
    ]);
    expect(third).toHaveLength(13);
  });

  it("of one column names none", () => {
    const texts = read(MAXI, [{ ones: 3 }], 0, { faces: "6 6 6 2 2 1" });
    expect([texts[0], texts[5], texts[15]]).toEqual([
      "Ones: cannot be chosen",
      "Sixes: 18",
      "Full House: 22",
    ]);
  });

  it("keeps the place of every category, whatever can be scored", () => {
    for (const cards of [[{}], [cardWithout("chance")], [cardWithout()]]) {
      expect(read(TRIPLE, cards, 0).map((text) => text.split(/[,:]/)[0])).toEqual([
        ...["Ones", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a Kind", "Four of a Kind"],
        ...["Full House", "Small Straight", "Large Straight", "Yahtzee", "Chance"],
      ]);
    }
  });
});
