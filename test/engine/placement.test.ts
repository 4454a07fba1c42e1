// Where a roll may be scored and for what: five alike once the category for them is filled, under each joker rule and
// in each reading of Triple; what a first roll pays more; which category needs another; and orders. Source of the forced
// joker: the official rule sheet; of the others: CONTRIBUTING, house rules.
import { describe, expect, it } from "vitest";
import { newGame } from "../../scripts/engine/game.ts";
import { legalMoves, previews } from "../../scripts/engine/legal-moves.ts";
import { applyMove } from "../../scripts/engine/moves.ts";
import { type ChosenRules, chooseRules } from "../../scripts/engine/prepared-rules.ts";
import type { Card } from "../../scripts/tools/vectors/fields.ts";
import { position, sheetOf, sheetWith } from "../../scripts/tools/vectors/positions.ts";
import { dice } from "../support/dice.ts";
import { hold, play, roll, score, step, thrown, turn } from "../support/games.ts";

const FORCED = chooseRules("classic");
const FREE = chooseRules("freeJoker");
const FREE_OPEN = chooseRules("freeJoker", { joker: "freeOpen" });
const NONE = chooseRules("classic", { joker: "none" });
const TRIPLE = chooseRules("triple");
const BOXED = chooseRules("triple", { tripleReading: "boxed" });
const GENERALA = chooseRules("generala");

const LOWER_FULL: Card = {
  threeKind: 0,
  fourKind: 0,
  fullHouse: 0,
  smallStraight: 0,
  largeStraight: 0,
  chance: 10,
};

/** What may be chosen, with its points. */
function choices(rules: ChosenRules, card: Card, faces: string): Record<string, number> {
  const legal = previews(thrown(rules, card, faces)).filter(({ refusal }) => refusal === null);
  return Object.fromEntries(legal.map(({ category, points }) => [category, points]));
}

function bonuses(rules: ChosenRules, card: Card, faces: string, before = 0): readonly number[] {
  return [...new Set(previews(thrown(rules, card, faces, before)).map(({ yahtzeeBonus }) => yahtzeeBonus))];
}

describe("a forced joker", () => {
  it.each([50, 0])("goes into its own number while that is open, with %i in Yahtzee", (yahtzee) => {
    expect(choices(FORCED, { yahtzee }, "4 4 4 4 4")).toEqual({ fours: 20 });
  });

  it.each([50, 0])("else pays the lower section in full, with %i in Yahtzee", (yahtzee) => {
    expect(choices(FORCED, { yahtzee, fours: 12 }, "4 4 4 4 4")).toEqual({
      threeKind: 20,
      fourKind: 20,
      fullHouse: 25,
      smallStraight: 30,
      largeStraight: 40,
      chance: 20,
    });
  });

  it.each([50, 0])("else is a zero in any open number, with %i in Yahtzee", (yahtzee) => {
    expect(choices(FORCED, { ...LOWER_FULL, yahtzee, fours: 12 }, "4 4 4 4 4")).toEqual({
      ones: 0,
      twos: 0,
      threes: 0,
      fives: 0,
      sixes: 0,
    });
  });

  it("counts a number that was given up as filled", () => {
    expect(
      choices(FORCED, { ...LOWER_FULL, chance: 10, yahtzee: 50, fours: 0, ones: 3 }, "4 4 4 4 4"),
    ).toEqual({
      twos: 0,
      threes: 0,
      fives: 0,
      sixes: 0,
    });
  });

  it("names the reason for what it does not allow", () => {
    const matchingFirst = applyMove(thrown(FORCED, { yahtzee: 50 }, "4 4 4 4 4"), score("largeStraight"));
    expect(matchingFirst).toEqual({ ok: false, reason: "jokerMatchingFirst" });
    const lowerFirst = applyMove(thrown(FORCED, { yahtzee: 50, fours: 8 }, "4 4 4 4 4"), score("ones"));
    expect(lowerFirst).toEqual({ ok: false, reason: "jokerLowerFirst" });
  });

  it("is none while the Yahtzee category is open: everything is open for its ordinary points", () => {
    const game = thrown(FORCED, { fours: 12 }, "4 4 4 4 4");
    expect(choices(FORCED, { fours: 12 }, "4 4 4 4 4")).toMatchObject({ ones: 0, fullHouse: 0, yahtzee: 50 });
    expect(previews(game).filter(({ joker }) => joker)).toEqual([]);
  });

  it("is none for four alike", () => {
    expect(choices(FORCED, { yahtzee: 50 }, "4 4 4 4 3")).toMatchObject({
      ones: 0,
      fullHouse: 0,
      chance: 19,
    });
  });
});

describe("a free joker", () => {
  it("goes anywhere, for ordinary points while its own number is open", () => {
    expect(choices(FREE, { yahtzee: 50 }, "4 4 4 4 4")).toEqual({
      ones: 0,
      twos: 0,
      threes: 0,
      fours: 20,
      fives: 0,
      sixes: 0,
      threeKind: 20,
      fourKind: 20,
      fullHouse: 0,
      smallStraight: 0,
      largeStraight: 0,
      chance: 20,
    });
  });

  it("pays the lower section in full once its own number is filled", () => {
    expect(choices(FREE, { yahtzee: 0, fours: 0 }, "4 4 4 4 4")).toMatchObject({
      ones: 0,
      fullHouse: 25,
      smallStraight: 30,
      largeStraight: 40,
    });
  });

  it("pays the lower section in full at once in the open reading", () => {
    expect(choices(FREE_OPEN, { yahtzee: 0 }, "4 4 4 4 4")).toMatchObject({
      ones: 0,
      fours: 20,
      fullHouse: 25,
      smallStraight: 30,
      largeStraight: 40,
    });
  });
});

describe("no joker", () => {
  it("leaves everything open for ordinary points, and the bonus is paid all the same", () => {
    const card = { yahtzee: 50, fours: 12 };
    expect(choices(NONE, card, "4 4 4 4 4")).toMatchObject({ ones: 0, fullHouse: 0, largeStraight: 0 });
    expect(bonuses(NONE, card, "4 4 4 4 4")).toEqual([100]);
  });
});

/** What a category of a column of Triple scores with its bonus, as `points + bonus`, or why it is refused. */
function inColumn(
  rules: ChosenRules,
  cards: readonly Card[],
  faces: string,
  category: string,
  column: number,
): string {
  const game = position(rules, sheetOf(rules, cards), dice(faces));
  const found = previews(game).find((preview) => preview.category === category && preview.column === column);
  if (found === undefined) return "filled";
  return found.refusal ?? `${found.points} + ${found.yahtzeeBonus}`;
}

describe("Triple as the game is described", () => {
  const SECOND_HAS_IT: readonly Card[] = [{}, { yahtzee: 50 }, { yahtzee: 0 }];

  it("pays the bonus in the column that holds a Yahtzee, where the entry scores", () => {
    const at = (category: string, column: number) =>
      inColumn(TRIPLE, SECOND_HAS_IT, "4 4 4 4 4", category, column);
    expect([at("fours", 0), at("fours", 1), at("fours", 2)]).toEqual(["20 + 0", "20 + 100", "20 + 0"]);
    expect(at("ones", 1)).toBe("0 + 0");
  });

  it("knows no joker: any five alike are a full house and none is a straight", () => {
    const at = (category: string) => inColumn(TRIPLE, SECOND_HAS_IT, "4 4 4 4 4", category, 1);
    expect([at("fullHouse"), at("smallStraight"), at("largeStraight")]).toEqual([
      "25 + 100",
      "0 + 0",
      "0 + 0",
    ]);
    expect(inColumn(TRIPLE, [], "4 4 4 4 4", "fullHouse", 0)).toBe("25 + 0");
  });

  it("holds three bonuses a column at most", () => {
    const fours = (bonuses: number): number | undefined =>
      previews(position(TRIPLE, sheetOf(TRIPLE, SECOND_HAS_IT, [0, bonuses, 0]), dice("4 4 4 4 4"))).find(
        ({ category, column }) => category === "fours" && column === 1,
      )?.yahtzeeBonus;
    expect([fours(2), fours(3)]).toEqual([100, 0]);
  });
});

describe("Triple as the boxed game has it", () => {
  const sixes: Card = { yahtzee: 50, sixes: 18 };

  it("pays joker and bonus once all three columns hold a Yahtzee and the number is filled in all", () => {
    const at = (cards: readonly Card[], category: string): string =>
      inColumn(BOXED, cards, "6 6 6 6 6", category, 2);
    expect(at([sixes, sixes, sixes], "largeStraight")).toBe("40 + 100");
    expect(at([sixes, sixes, sixes], "smallStraight")).toBe("30 + 100");
    expect(at([sixes, sixes, sixes], "fullHouse")).toBe("25 + 100");
    expect(at([{ yahtzee: 50 }, sixes, sixes], "largeStraight")).toBe("0 + 0");
    expect(at([{ yahtzee: 50 }, sixes, sixes], "chance")).toBe("30 + 100");
    expect(at([{ ...sixes, yahtzee: 0 }, sixes, sixes], "largeStraight")).toBe("40 + 0");
    expect(at([{ sixes: 18 }, sixes, sixes], "largeStraight")).toBe("0 + 0");
    expect(at([{ sixes: 18 }, sixes, sixes], "chance")).toBe("30 + 0");
  });

  it("has no limit of bonuses, and a zero earns none", () => {
    const sheet = sheetOf(BOXED, [sixes, sixes, sixes], [12, 12, 12]);
    const bonusOf = (wanted: string): number | undefined =>
      previews(position(BOXED, sheet, dice("6 6 6 6 6"))).find(({ category }) => category === wanted)
        ?.yahtzeeBonus;
    expect([bonusOf("chance"), bonusOf("ones")]).toEqual([100, 0]);
  });
});

describe("what is made on the first roll", () => {
  const points = (category: string, faces: string, rollsUsed: number): number | undefined =>
    previews(position(GENERALA, sheetWith(GENERALA, {}), dice(faces), rollsUsed)).find(
      (preview) => preview.category === category,
    )?.points;

  it.each([
    ["escalera", "1 2 3 4 5", 25, 20],
    ["full", "2 2 3 3 3", 35, 30],
    ["poker", "4 4 4 4 1", 45, 40],
    ["generala", "4 4 4 4 4", 60, 60],
    ["fours", "4 4 4 4 1", 16, 16],
  ])("in %s with %s scores %i, later %i", (category, faces, served, later) => {
    expect([1, 2, 3].map((rollsUsed) => points(category, faces, rollsUsed))).toEqual([served, later, later]);
  });

  it("pays nothing more where it does not fit", () => {
    expect(points("escalera", "2 2 3 3 3", 1)).toBe(0);
  });
});

describe("a category that needs another", () => {
  const doble = (card: Card): number | undefined => choices(GENERALA, card, "2 2 2 2 2")["dobleGenerala"];

  it("scores once that one holds points", () => {
    expect(doble({ generala: 60 })).toBe(120);
  });

  it.each([[{}], [{ generala: 0 }]])("scores nothing before, but may be given up: %j", (card) => {
    expect(doble(card)).toBe(0);
  });
});

describe("an order", () => {
  it("from the top leaves the topmost open category alone, whatever the dice", () => {
    const rules = chooseRules("yatzy", { categoryOrder: "downwards" });
    expect(choices(rules, { ones: 3, twos: 0 }, "6 6 6 6 6")).toEqual({ threes: 0 });
    expect(applyMove(thrown(rules, { ones: 3 }, "6 6 6 6 6"), score("yatzy"))).toEqual({
      ok: false,
      reason: "topmostFirst",
    });
    expect(applyMove(thrown(rules, { ones: 3 }, "6 6 6 6 6"), score("ones"))).toEqual({
      ok: false,
      reason: "categoryFilled",
    });
  });

  it("from the left leaves each category its first open column", () => {
    const rules = chooseRules("triple", { columnOrder: "leftToRight" });
    const cards: readonly Card[] = [{ ones: 3, twos: 0 }, { ones: 2 }, {}];
    const at = (category: string, column: number) =>
      inColumn(rules, cards, "1 1 2 2 2", category, column).replace(" + 0", "");
    expect([0, 1, 2].map((column) => at("ones", column))).toEqual(["filled", "filled", "2"]);
    expect([0, 1, 2].map((column) => at("twos", column))).toEqual(["filled", "6", "leftmostFirst"]);
    expect([0, 1, 2].map((column) => at("fullHouse", column))).toEqual([
      "25",
      "leftmostFirst",
      "leftmostFirst",
    ]);
  });

  it("is none as printed", () => {
    expect(Object.keys(choices(chooseRules("yatzy"), {}, "6 6 6 6 6")).length).toBe(15);
    expect([0, 1, 2].map((column) => inColumn(TRIPLE, [], "1 2 2 4 5", "chance", column))).toEqual([
      "14 + 0",
      "14 + 0",
      "14 + 0",
    ]);
  });
});

describe("the Yahtzee bonus", () => {
  it("a Yahtzee after a zero in the Yahtzee category earns no bonus (S7)", () => {
    const rolled = thrown(FORCED, { yahtzee: 0 }, "3 3 3 3 3");
    const { after, events } = step(rolled, score("threes"));
    expect(events[0]).toMatchObject({ type: "scored", points: 15, yahtzeeBonus: 0, joker: false });
    expect(after.sheets[0]?.columns[0]?.yahtzeeBonuses).toBe(0);
  });

  it("is paid with the entry, also where the joker is a zero", () => {
    const card = { ...LOWER_FULL, yahtzee: 50, fours: 12 };
    const { after, events } = step(thrown(FORCED, card, "4 4 4 4 4"), score("ones"));
    expect(events[0]).toMatchObject({ type: "scored", points: 0, yahtzeeBonus: 100 });
    expect(after.sheets[0]?.columns[0]?.yahtzeeBonuses).toBe(1);
  });

  it("the first Yahtzee itself earns none", () => {
    expect(bonuses(FORCED, {}, "4 4 4 4 4")).toEqual([0]);
  });

  it("a rerolled five of a kind banks nothing", () => {
    const rolled = play(
      newGame(FORCED, 1),
      ...turn("6 6 6 6 6", "yahtzee"),
      roll("5 5 5 5 5"),
      hold(true, true, true, true, false),
      roll("1"),
    );
    const { after, events } = step(rolled, score("chance"));
    expect(events[0]).toMatchObject({ points: 21, yahtzeeBonus: 0, joker: false });
    expect(after.sheets[0]?.columns[0]?.yahtzeeBonuses).toBe(0);
  });

  it("a five of a kind that is rerolled before Yahtzee is filled leaves Yahtzee open", () => {
    const game = play(newGame(FORCED, 1), roll("5 5 5 5 5"), roll("1 2 3 4 6"), score("smallStraight"));
    const next = play(game, roll("1 2 3 4 5"));
    expect(legalMoves(next).score).toContainEqual({ category: "yahtzee", column: 0 });
  });

  it("has no limit as printed", () => {
    expect(bonuses(FORCED, { yahtzee: 50 }, "4 4 4 4 4", 11)).toEqual([100]);
  });

  it.each([1, 2, 3])("stops at a cap of %i", (yahtzeeBonusCap) => {
    const rules = chooseRules("classic", { yahtzeeBonusCap });
    expect(bonuses(rules, { yahtzee: 50 }, "4 4 4 4 4", yahtzeeBonusCap - 1)).toEqual([100]);
    expect(bonuses(rules, { yahtzee: 50 }, "4 4 4 4 4", yahtzeeBonusCap)).toEqual([0]);
  });

  it("is worth what the house rule says", () => {
    const rules = chooseRules("classic", { yahtzeeBonus: 50 });
    expect(bonuses(rules, { yahtzee: 50 }, "4 4 4 4 4")).toEqual([50]);
  });
});
