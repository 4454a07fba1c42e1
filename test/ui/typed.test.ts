// What players type.
import { describe, expect, test } from "vitest";
import { chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import type { Match } from "../../scripts/match/match.ts";
import {
  namedAway,
  namedCategory,
  namedColumn,
  namedDice,
  namedStake,
  rulesTyped,
  stakesTyped,
  typedCategories,
} from "../../scripts/ui/typed.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import { everyRules } from "../support/games.ts";
import { ANA, acted, BACK, BEN, CEM, DEA, FOUR, lobby, started, withAway } from "../support/matches.ts";
import { agreeing, atStake, DIAMONDS, SWORD, stakedGame, stakeOf, stakesOn } from "../support/staked.ts";
import { english, viewOf } from "../support/views.ts";

const CLASSIC = preparedRules(chooseRules("classic"));

/** Every name that the documents pin for Classic. */
const NAMES: readonly (readonly [string, string])[] = [
  ["ones", "ones"],
  ["1s", "ones"],
  ["s1", "ones"],
  ["twos", "twos"],
  ["2s", "twos"],
  ["s2", "twos"],
  ["threes", "threes"],
  ["3s", "threes"],
  ["s3", "threes"],
  ["fours", "fours"],
  ["4s", "fours"],
  ["s4", "fours"],
  ["fives", "fives"],
  ["5s", "fives"],
  ["s5", "fives"],
  ["sixes", "sixes"],
  ["6s", "sixes"],
  ["s6", "sixes"],
  ["three-kind", "threeKind"],
  ["3k", "threeKind"],
  ["k3", "threeKind"],
  ["four-kind", "fourKind"],
  ["4k", "fourKind"],
  ["k4", "fourKind"],
  ["full-house", "fullHouse"],
  ["fh", "fullHouse"],
  ["small-straight", "smallStraight"],
  ["ss", "smallStraight"],
  ["large-straight", "largeStraight"],
  ["ls", "largeStraight"],
  ["yahtzee", "yahtzee"],
  ["yacht", "yahtzee"],
  ["y", "yahtzee"],
  ["chance", "chance"],
  ["c", "chance"],
];

describe("a typed category", () => {
  test.each(NAMES)("%s means %s, in any case", (typed, category) => {
    expect(namedCategory(typed, CLASSIC)).toEqual({ ok: true, value: category });
    expect(namedCategory(typed.toUpperCase(), CLASSIC)).toEqual({ ok: true, value: category });
    expect(namedCategory(` ${typed} `, CLASSIC)).toEqual({ ok: true, value: category });
  });

  test("is named by every name that is told, and by no name of two", () => {
    const told = typedCategories(CLASSIC.categories)
      .split(/, | \(|\)/)
      .filter((name) => name !== "");
    expect([...told].sort()).toEqual(
      NAMES.map(([typed]) => typed)
        .filter((typed) => !/^\d/.test(typed))
        .sort(),
    );
  });

  test("that begins with a digit is told the other way round, which every parser takes for a word", () => {
    expect(typedCategories(CLASSIC.categories)).toBe(
      [
        "ones (s1), twos (s2), threes (s3), fours (s4), fives (s5), sixes (s6)",
        "three-kind (k3), four-kind (k4), full-house (fh), small-straight (ss), large-straight (ls)",
        "yahtzee (yacht, y), chance (c)",
      ].join(", "),
    );
  });

  test.each(["", "houses", "toString", "fullHouse", "k5", "s7", "7s", "hf"])(
    "%j is none: the sentence names them all",
    (typed) => {
      const named = namedCategory(typed, CLASSIC);
      if (named.ok) throw new Error(`${typed} was taken for ${named.value}.`);
      expect(english(named.reason)).toBe(
        `There is no category ${typed === "" ? "?" : typed}. Type one of these: ${typedCategories(CLASSIC.categories)}.`,
      );
    },
  );

  test("that is not there is repeated short and without format codes", () => {
    const named = namedCategory(`§4${"x".repeat(100)}`, CLASSIC);
    expect(named.ok ? "" : english(named.reason)).toContain(`There is no category ${"x".repeat(20)}. `);
  });
});

describe("typed dice", () => {
  test("are positions from the left", () => {
    expect(namedDice([1, 5, 3], 5)).toEqual({ ok: true, value: [true, false, true, false, true] });
    expect(namedDice([], 5)).toEqual({ ok: true, value: [false, false, false, false, false] });
    expect(namedDice([6], 6)).toEqual({ ok: true, value: [false, false, false, false, false, true] });
  });

  test.each([0, 6, 7, -1, 2 ** 31 - 1, 1.5])("%d is none of five", (number) => {
    const named = namedDice([1, number], 5);
    expect(named.ok ? "" : english(named.reason)).toBe(
      `There is no die ${number}: dice are 1 to 5, from left to right.`,
    );
  });

  test("five times the same are refused", () => {
    const named = namedDice([2, 2, 2, 2, 2], 5);
    expect(named.ok ? "" : english(named.reason)).toBe("Die 2 is named twice: name each die once.");
  });
});

describe("a typed column", () => {
  test("left out is the first", () => {
    expect(namedColumn(undefined, CLASSIC)).toEqual({ ok: true, value: 0 });
    expect(namedColumn(1, CLASSIC)).toEqual({ ok: true, value: 0 });
  });

  test.each([0, 2, -1, 1.5])("%d is none of one: the number can be left out", (column) => {
    const named = namedColumn(column, CLASSIC);
    expect(named.ok ? "" : english(named.reason)).toBe("This sheet has one column: leave the number out.");
  });

  const THREE = { ...CLASSIC, columns: [{ multiplier: 1 }, { multiplier: 2 }, { multiplier: 3 }] };

  test.each([1, 2, 3])("%d of three is that one", (column) => {
    expect(namedColumn(column, THREE)).toEqual({ ok: true, value: column - 1 });
  });

  test.each([0, 4, -1])("%d is none of three", (column) => {
    const named = namedColumn(column, THREE);
    expect(named.ok ? "" : english(named.reason)).toBe(
      `There is no column ${column}: type a number from 1 to 3.`,
    );
  });
});

describe("who is away, as typed", () => {
  const GAME = started(...FOUR);
  const TWO = withAway(GAME, CEM, BEN);
  const complaint = (match: Match, name: string | undefined): string => {
    const named = namedAway(match, name);
    if (named.ok) throw new Error(`${name} was taken for ${named.value}.`);
    return english(named.reason);
  };

  test("is the only one, where no name is typed", () => {
    expect(namedAway(withAway(GAME, CEM), undefined)).toEqual({ ok: true, value: CEM.id });
    expect(namedAway(acted(TWO, CEM, BACK), undefined)).toEqual({ ok: true, value: BEN.id });
  });

  test.each(["Ben", "ben", "BEN", " Ben ", "§4Ben"])("is the one of several called %j", (name) => {
    expect(namedAway(TWO, name)).toEqual({ ok: true, value: BEN.id });
  });

  test("is the one with a long name or format codes, called as everybody reads it", () => {
    const long = { id: DEA.id, name: `§k${"W".repeat(30)}` };
    const match = withAway(started(ANA, BEN, long), long, BEN);
    expect(namedAway(match, "w".repeat(20))).toEqual({ ok: true, value: DEA.id });
  });

  test.each([undefined, "", "Ana", "Dea", "Be", "toString"])(
    "is none of several with %j: the sentence names them",
    (name) => {
      expect(complaint(TWO, name)).toBe("Say who is meant. These are away: Cem, Ben.");
    },
  );

  test("is not the only one where another is named", () => {
    expect(complaint(withAway(GAME, CEM), "Ben")).toBe("Say who is meant. These are away: Cem.");
  });

  test("is none of two who are called the same: an id tells them apart", () => {
    const twin = { id: DEA.id, name: "Ben" };
    const match = withAway(started(ANA, BEN, twin), BEN, twin);
    expect(complaint(match, "Ben")).toBe(
      `Several players had that name. Type one of these ids instead: Ben ${BEN.id}, Ben ${twin.id}`,
    );
    expect(namedAway(match, twin.id)).toEqual({ ok: true, value: twin.id });
    expect(namedAway(acted(match, BEN, BACK), "Ben")).toEqual({ ok: true, value: twin.id });
  });

  test.each([undefined, "Ben"])("is nobody where all are there, asked for %j", (name) => {
    expect(complaint(GAME, name)).toBe(
      "Nobody meant by that has been away for long enough: there is nothing to decide yet.",
    );
  });
});

describe("the stakes, as typed", () => {
  const LAID = [stakeOf(ANA, DIAMONDS), stakeOf(BEN, SWORD), stakeOf(ANA, SWORD, "Ana-2")];
  const STAKED = atStake(lobby(ANA, BEN));
  const view = (match: Match, other: Partial<TableView> = {}) =>
    viewOf(match, { stakes: { allowed: true, laid: LAID, owed: [] }, ...other });
  const lines = (seen: TableView) => english(stakesTyped(seen)).split("\n");

  test("are the list, who has agreed, and the own ones by number", () => {
    expect(lines(view(agreeing(STAKED, BEN)))).toEqual([
      "At stake:",
      "Ana: 64 × item.diamond.name, item.diamond_sword.name “Excalibur”",
      "Ben: item.diamond_sword.name “Excalibur”",
      "Agreed to this list: Ben.",
      "Waiting for Ana to agree to this list.",
      "Yours, to take back with /yahtzee:stakes back and its number: 1: 64 × item.diamond.name, 2: item.diamond_sword.name “Excalibur”.",
    ]);
  });

  test("while they are locked say that, and have no numbers", () => {
    expect(lines(view(stakedGame(ANA, BEN))).slice(3)).toEqual([
      "This match is for these stakes: nobody takes anything back alone before it is over.",
    ]);
  });

  test("say that they are off, that nothing is there yet, and what waits for the player", () => {
    const owed = { stakes: { allowed: true, laid: [], owed: [DIAMONDS, SWORD, DIAMONDS] } };
    const waits =
      "Waits for you: 64 × item.diamond.name, item.diamond_sword.name “Excalibur”, 64 × item.diamond.name. /yahtzee:stakes collect brings it.";
    expect(lines(view(lobby(ANA, BEN), owed))).toEqual(["Item stakes are off at this table.", waits]);
    expect(lines(view(stakesOn(lobby(ANA, BEN)), owed))).toEqual([
      "Item stakes are on. Nothing is at stake yet.",
      waits,
    ]);
  });

  test("are taken back by the number that was told", () => {
    expect(namedStake(1, view(STAKED))).toEqual({ ok: true, value: "Ana-1" });
    expect(namedStake(2, view(STAKED))).toEqual({ ok: true, value: "Ana-2" });
    expect(namedStake(1, view(STAKED, { viewer: BEN }))).toEqual({ ok: true, value: "Ben-1" });
  });

  test.each([0, 3, -1, 1.5])("%d is none of two", (number) => {
    const named = namedStake(number, view(STAKED));
    expect(named.ok ? "" : english(named.reason)).toBe(
      `You have no stake ${number}: type a number from 1 to 2.`,
    );
  });

  test.each([
    ["for who has none", STAKED, "You have laid in nothing that you could take back now."],
    [
      "once they are locked",
      stakedGame(ANA, BEN),
      "This match is for stakes: nothing goes in or out before it is over, unless all give them back.",
    ],
  ])("are none to take back %s", (_, match, words) => {
    const named = namedStake(1, view(match, { viewer: CEM }));
    expect(named.ok ? "" : english(named.reason)).toBe(words);
  });
});

describe("for who types, what is played", () => {
  test("has the names of the categories, and the number of each house rule with its value", () => {
    const rules = chooseRules("generala", { dobleGenerala: false });
    expect(english(rulesTyped({ rules, target: 120 })).split("\n")).toEqual([
      "What is played: Generala, without Doble Generala. Target for whoever plays alone: 120.",
      "Categories to type after /yahtzee:score: ones (s1), twos (s2), threes (s3), " +
        "fours (s4), fives (s5), sixes (s6), escalera (e), full (f), poker (p), generala (g). " +
        "/yahtzee:rules lessons shows how to play.",
      "House rules, which /yahtzee:houserule changes by their number: 1: Generala for 60, " +
        "2: without Doble Generala, 3: Escalera without 3 4 5 6 1.",
    ]);
  });

  test("numbers the house rules from 1 on under any rules", () => {
    for (const rules of everyRules()) {
      const read =
        english(rulesTyped({ rules, target: null }))
          .split("\n")
          .at(-1) ?? "";
      const numbers = [...read.matchAll(/(\d): /g)].map(([, number]) => Number(number));
      expect(numbers).toEqual(Object.keys(rules.houseRules).map((_, index) => index + 1));
    }
  });
});
