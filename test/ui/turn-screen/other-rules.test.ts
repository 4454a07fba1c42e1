// The turn under other rules than Classic: columns, colours, orders, saved rolls, and why something counts otherwise.
import { describe, expect, it } from "vitest";
import { legalMoves, previews } from "../../../scripts/engine/legal-moves.ts";
import { type ChosenRules, chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS } from "../../../scripts/engine/rule-sets/rule-sets.ts";
import type { PlayerRef } from "../../../scripts/match/seats.ts";
import { screenOf } from "../../../scripts/ui/table-screen.ts";
import { worth } from "../../../scripts/ui/worth.ts";
import { forRandomGames } from "../../support/games.ts";
import { ANA, BEN, cardWithout, started, together } from "../../support/matches.ts";
import { english, rowOf, viewOf, written } from "../../support/views.ts";
import {
  type aloneUnder,
  readCategories,
  readLabels,
  type Standing,
  turnUnder,
} from "../../support/views-of-rules.ts";

type Cards = Parameters<typeof aloneUnder>[1];

function reasons(rules: ChosenRules, cards: Cards, at: Standing): readonly string[] {
  return readLabels(turnUnder(rules, cards, at), "reason");
}

function choices(rules: ChosenRules, cards: Cards, at: Standing): readonly string[] {
  return readCategories(turnUnder(rules, cards, at));
}

/** What stands above the categories of each group, with how many there are. */
function groups(rules: ChosenRules, cards: Cards, at: Standing): readonly string[] {
  const names = turnUnder(rules, cards, at).rows.flatMap((row) =>
    row.kind === "category" ? [english(row.group)] : [],
  );
  return [...new Set(names)].map((name) => `${name}: ${names.filter((other) => other === name).length}`);
}

describe("the turn of Triple", () => {
  const TRIPLE = chooseRules("triple");
  const CARDS: Cards = [{ ones: 3, yahtzee: 50 }, cardWithout("chance"), cardWithout("ones", "sixes")];

  it("offers each category in each column in which it is open, with its points, and says so of a zero", () => {
    const rows = written(turnUnder(TRIPLE, CARDS, { faces: "6 6 6 2 1" })).filter((row) =>
      / score:/.test(row),
    );
    expect(rows.slice(0, 2)).toEqual([
      'category score:twos:0: turn.categoryInColumn(category.twos, "1", "2") -> score twos 0',
      'category score:threes:0: turn.categoryInColumn(category.threes, "1", "0") -> score threes 0 [asks]',
    ]);
    expect(choices(TRIPLE, CARDS, { faces: "6 6 6 2 1" })).toEqual([
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
      "Chance, column 1: 21",
      "Chance, column 2: 21 × 2",
      "Ones, column 3: 1 × 3",
      "Sixes, column 3: 18 × 3",
    ]);
  });

  it("groups them by column, with how often it counts", () => {
    expect(groups(TRIPLE, CARDS, { faces: "6 6 6 2 1" })).toEqual([
      "Column 1 (× 1): 11",
      "Column 2 (× 2): 1",
      "Column 3 (× 3): 2",
    ]);
  });

  it("tells of each column what is filled and how its upper bonus stands, then the total of all", () => {
    const below = turnUnder(TRIPLE, [{ ones: 3 }, { sixes: 24, chance: 22 }, {}], { faces: "6 6 6 2 1" });
    const read = ["filled", "upper", "total"].flatMap((id) => readLabels(below, id));
    expect(read).toEqual([
      "Filled in column 1: Ones 3",
      "Filled in column 2: Sixes 24, Chance 22",
      "Column 1, upper bonus: 3 of 63, right on pace",
      "Column 2, upper bonus: 24 of 63, 6 ahead of the pace",
      "Column 3, upper bonus: 0 of 63",
      `Total so far: ${3 + 2 * 46}.`,
    ]);
    expect(readLabels(below, "status")).toEqual(["Round 4 of 39. Roll 1 of 3."]);
  });

  it("from left to right offers each category in its first open column alone, and says why", () => {
    const rules = chooseRules("triple", { columnOrder: "leftToRight" });
    const at: Standing = { faces: "6 6 6 2 1" };
    expect(reasons(rules, [], at)).toEqual([
      "Columns are filled from left to right: choose the first column in which this category is open.",
    ]);
    expect(groups(rules, [{ ones: 3, chance: 20 }, { chance: 20 }], at)).toEqual([
      "Column 1 (× 1): 11",
      "Column 2 (× 2): 1",
      "Column 3 (× 3): 1",
    ]);
  });

  it("in the boxed reading says that a Yahtzee is a Joker once its number is filled in all three columns", () => {
    const rules = chooseRules("triple", { tripleReading: "boxed" });
    const open = cardWithout("fullHouse", "sixes");
    const filled = cardWithout("fullHouse");
    const at: Standing = { faces: "6 6 6 6 6" };
    expect(reasons(rules, [filled, filled, open], at)).toEqual([
      "No Joker yet: Sixes is open. Until it is filled, the lower section counts these dice as they are.",
    ]);
    expect(choices(rules, [filled, filled, open], at)).toContain("Full House, column 1: 0");
    expect(reasons(rules, [filled, filled, filled], at)).toEqual([
      "Joker: Sixes is filled, so this Yahtzee scores in every open category of the lower section.",
    ]);
    expect(choices(rules, [filled, filled, filled], at)[0]).toBe("Full House, column 1: 25 + 100");
  });
});

describe("the turn of Kismet", () => {
  it("says the colour of each die in words", () => {
    const { rows } = turnUnder(chooseRules("kismet"), [], { faces: "1 2 3 4 5", held: "x----" });
    expect(rows.flatMap(({ kind, text }) => (kind === "die" ? [english(text)] : []))).toEqual([
      "Die 1: 1 black",
      "Die 2: 2 red",
      "Die 3: 3 green",
      "Die 4: 4 green",
      "Die 5: 5 red",
    ]);
    const six = turnUnder(chooseRules("kismet"), [], { faces: "6 2 3 4 5" });
    expect(rowOf(six, "die1")).toBe(
      'die die1: turn.die("1", dice.coloured(dice.shown("6"), colour.black)) (6)',
    );
  });

  it("groups its fifteen categories by section, and has every step of its bonus", () => {
    const rules = chooseRules("kismet");
    const card = { threes: 15, fours: 20, fives: 25, twos: 6 };
    expect(groups(rules, [], { faces: "1 2 3 4 5" })).toEqual(["Upper section: 6", "Lower section: 9"]);
    expect(readLabels(turnUnder(rules, [card], {}), "upper")).toEqual([
      "Upper bonus of 55: 66 of 71, 19 ahead of the pace.",
    ]);
  });
});

describe("the turn of Yatzy from top to bottom", () => {
  const RULES = chooseRules("yatzy", { categoryOrder: "downwards" });

  it("offers the topmost open category alone, and says why", () => {
    const at: Standing = { faces: "6 6 6 2 1" };
    const reason = "These categories are filled from top to bottom: the topmost open one is next.";
    expect(choices(RULES, [{}], at)).toEqual(["Ones: 1"]);
    expect(choices(RULES, [{ ones: 3, twos: 4 }], at)).toEqual(["Threes: 0"]);
    expect(reasons(RULES, [{ ones: 3, twos: 4 }], at)).toEqual([reason]);
  });

  it("gives no reason once the last one alone is open", () => {
    const { categories } = RULE_SETS.yatzy.rules({ categoryOrder: "downwards" });
    const card = Object.fromEntries(categories.slice(0, -1).map(({ id }) => [id, 0]));
    expect(choices(RULES, [card], { faces: "6 6 6 6 6" })).toEqual(["Yatzy: 50"]);
    expect(reasons(RULES, [card], { faces: "6 6 6 6 6" })).toEqual([]);
  });
});

it("stands below the sheet with every house rule that is not as printed (S14)", () => {
  const rules = chooseRules("generala", { straight34561: true, dobleGenerala: false });
  const turn = turnUnder(rules, [{}], { faces: "1 3 4 5 6", rollsUsed: 2 });
  expect(readLabels(turn, "rules")).toEqual([
    "What is played: Generala, without Doble Generala, Escalera with 3 4 5 6 1 too.",
  ]);
  expect(readCategories(turn)).toContain("Escalera: 20");
});

describe("the turn of Generala", () => {
  const RULES = chooseRules("generala");
  const ALIKE: Standing = { faces: "4 4 4 4 4", rollsUsed: 2 };

  it("says of Doble Generala that Generala has to be scored before, while that is open", () => {
    expect(reasons(RULES, [{}], ALIKE)).toEqual([
      "Doble Generala scores only once Generala has been scored.",
    ]);
    expect(choices(RULES, [{}], ALIKE)).toContain("Doble Generala: 0");
  });

  it("says of Doble Generala that it cannot score any more once Generala holds 0", () => {
    expect(reasons(RULES, [{ generala: 0 }], ALIKE)).toEqual([
      "Doble Generala cannot score any more: Generala holds 0.",
    ]);
  });

  it.each<[string, Cards[number], Standing]>([
    ["the dice are not all alike", {}, { faces: "4 4 4 4 5", rollsUsed: 2 }],
    ["it scores", { generala: 60 }, ALIKE],
    ["it is filled", { generala: 0, dobleGenerala: 0 }, ALIKE],
  ])("says nothing of Doble Generala where %s", (_, card, at) => {
    expect(reasons(RULES, [card], at)).toEqual([]);
  });

  it("shows five points more for what is made on the first roll", () => {
    const straight = (rollsUsed: number) =>
      choices(RULES, [{}], { faces: "1 2 3 4 5", rollsUsed }).filter((text) => text.startsWith("Escalera"));
    expect([straight(1), straight(2)]).toEqual([["Escalera: 25"], ["Escalera: 20"]]);
  });
});

describe("a free joker on the screen", () => {
  const FREE = chooseRules("freeJoker");
  const OPEN = chooseRules("freeJoker", { joker: "freeOpen" });
  const AT: Standing = { faces: "6 6 6 6 6" };

  it("names the number that is filled, once it is, and until then what it waits for", () => {
    expect(reasons(FREE, [{ yahtzee: 50 }], AT)).toEqual([
      "No Joker yet: Sixes is open. Until it is filled, the lower section counts these dice as they are.",
    ]);
    expect(choices(FREE, [{ yahtzee: 50 }], AT)).toContain("Full House: 0 + 100");
    expect(reasons(FREE, [{ yahtzee: 50, sixes: 18 }], AT)).toEqual([
      "Joker: Sixes is filled, so this Yahtzee scores in every open category of the lower section.",
    ]);
    expect(choices(FREE, [{ yahtzee: 50, sixes: 18 }], AT)).toContain("Full House: 25 + 100");
  });

  it("that waits says nothing where no category of the lower section is open, nor before the first roll", () => {
    const upper = cardWithout("ones", "sixes");
    expect(reasons(FREE, [upper], AT)).toEqual([]);
    expect(reasons(FREE, [{ yahtzee: 50 }], {})).toEqual([]);
  });

  it("that pays at once says so, and names no number, which need not be filled", () => {
    for (const card of [{ yahtzee: 50 }, { yahtzee: 50, sixes: 18 }]) {
      expect(reasons(OPEN, [card], AT)).toEqual([
        "Joker: this Yahtzee scores in every open category of the lower section.",
      ]);
      expect(choices(OPEN, [card], AT)).toContain("Full House: 25 + 100");
    }
  });

  it("is no joker where the house rule knows none", () => {
    const none = chooseRules("classic", { joker: "none" });
    expect(reasons(none, [{ yahtzee: 50, sixes: 18 }], AT)).toEqual([]);
    expect(choices(none, [{ yahtzee: 50, sixes: 18 }], AT)).toContain("Full House: 0 + 100");
  });
});

describe("all dice alike once more", () => {
  const AT: Standing = { faces: "6 6 6 6 6" };

  it("under a forced Joker with the lower section full says that it is a 0", () => {
    const classic = chooseRules("classic");
    const upperOpen = cardWithout("ones", "twos");
    expect(reasons(classic, [{ ...upperOpen, yahtzee: 50 }], AT)).toEqual([
      "Joker: the lower section is full, so this Yahtzee is a 0 in an open number.",
    ]);
    expect(reasons(classic, [upperOpen], { faces: "5 5 5 5 6" })).toEqual([]);
  });

  it("says where no further bonus can be earned", () => {
    const capped = chooseRules("classic", { joker: "none", yahtzeeBonusCap: 1 });
    expect(reasons(capped, [{ yahtzee: 50 }], { ...AT, yahtzeeBonuses: [1] })).toEqual([
      "This sheet has its 1 × Yahtzee bonus already: this Yahtzee earns no further one.",
    ]);
    expect(reasons(capped, [{ yahtzee: 0 }], { ...AT, yahtzeeBonuses: [1] })).toEqual([]);
    const triple = chooseRules("triple");
    const full = { ...AT, yahtzeeBonuses: [0, 3, 0] };
    expect(reasons(triple, [{ yahtzee: 50 }, { yahtzee: 50 }, {}], full)).toEqual([
      "Column 2 has its 3 × Yahtzee bonus already: this Yahtzee earns no further one there.",
    ]);
  });

  it("in Kismet warns that everybody else loses a turn, where there is somebody else and the first one holds points", () => {
    const rules = chooseRules("kismet");
    const warned = (...cards: readonly (readonly [PlayerRef, Cards[number]])[]) =>
      readLabels(
        screenOf(viewOf(together(cards, { rules, faces: "6 6 6 6 6" })), { name: "table" }),
        "reason",
      );
    expect(warned([ANA, { kismet: 80 }], [BEN, {}])).toEqual([
      "Another Kismet: wherever you score it, everybody else gets a 0 in the topmost open category and loses that turn.",
    ]);
    expect(warned([ANA, { kismet: 0 }], [BEN, {}])).toEqual([]);
    expect(reasons(rules, [{ kismet: 80 }], AT)).toEqual([]);
    expect(reasons(chooseRules("kismet", { kismetPenalty: false }), [{ kismet: 80 }], AT)).toEqual([]);
  });
});

describe("saved rolls on the screen", () => {
  const SAVING = chooseRules("maxiYatzy", { savedRolls: true });
  const at: Standing = { faces: "1 2 3 4 5 6", savedRolls: 2 };
  const last = { ...at, rollsUsed: 5 };

  it("count in the rolls of the turn, until all are used", () => {
    const second = turnUnder(SAVING, [{ ones: 3 }], { ...at, rollsUsed: 2 });
    expect(readLabels(second, "status")).toEqual(["Round 2 of 20. Roll 2 of 5."]);
    expect(rowOf(second, "roll")).toBe('button roll: turn.rollOthers("3") -> roll');
    const fifth = turnUnder(SAVING, [{ ones: 3 }], last);
    expect(readLabels(fifth, "status")).toEqual(["Round 2 of 20. Roll 5 of 5."]);
    expect(rowOf(fifth, "roll")).toBeUndefined();
  });

  it("are no rolls where the rules save none", () => {
    const third = turnUnder(chooseRules("maxiYatzy"), [{}], { faces: "1 2 3 4 5 6", rollsUsed: 2 });
    expect(readLabels(third, "status")).toEqual(["Round 1 of 20. Roll 2 of 3."]);
  });

  it("of six dice show all six, to hold and in a line", () => {
    const ids = turnUnder(SAVING, [{}], at).rows.flatMap(({ kind, id }) => (kind === "die" ? [id] : []));
    expect(ids).toEqual(["die1", "die2", "die3", "die4", "die5", "die6"]);
    expect(readLabels(turnUnder(SAVING, [{}], last), "dice")).toEqual(["Dice: 1 2 3 4 5 6"]);
  });
});

it("what is offered is exactly what may be scored, for the points that it brings, in games of every rule set", () => {
  let seen = 0;
  forRandomGames(
    { players: 1, resigns: false, runs: 1, among: RULE_SET_IDS.map((id) => chooseRules(id)) },
    (steps, rules) => {
      for (const { before } of steps) {
        const screen = screenOf(viewOf({ ...started(ANA), rules, game: before }), { name: "table" });
        const offered = screen.rows.flatMap((row) => (row.kind === "category" ? [row.press] : []));
        expect(offered.map(({ category, column }) => ({ category, column }))).toEqual(
          legalMoves(before).score,
        );
        const { columns } = preparedRules(rules);
        const points = previews(before)
          .filter(({ refusal }) => refusal === null)
          .map((preview) => worth(preview, columns[preview.column]?.multiplier));
        expect(readCategories(screen).map((text) => text.split(": ").at(-1))).toEqual(points);
        seen += points.length;
      }
    },
  );
  expect(seen).toBeGreaterThan(1_000);
});
