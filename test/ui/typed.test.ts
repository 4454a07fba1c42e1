// What players type.
import { describe, expect, test } from "vitest";
import { chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { namedCategory, namedColumn, namedDice, typedCategories } from "../../scripts/ui/typed.ts";
import { english } from "../support/views.ts";

const CLASSIC = preparedRules(chooseRules("classic"));

/** Every name that the documents pin for Classic. */
const NAMES: readonly (readonly [string, string])[] = [
  ["ones", "ones"],
  ["1s", "ones"],
  ["twos", "twos"],
  ["2s", "twos"],
  ["threes", "threes"],
  ["3s", "threes"],
  ["fours", "fours"],
  ["4s", "fours"],
  ["fives", "fives"],
  ["5s", "fives"],
  ["sixes", "sixes"],
  ["6s", "sixes"],
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
    expect([...told].sort()).toEqual(NAMES.map(([typed]) => typed).sort());
  });

  test.each(["", "houses", "toString", "fullHouse", "k5"])(
    "%j is none: the sentence names them all",
    (typed) => {
      const named = namedCategory(typed, CLASSIC);
      if (named.ok) throw new Error(`${typed} was taken for ${named.value}.`);
      expect(english(named.reason)).toBe(
        `There is no category ${typed}. Type one of these: ${typedCategories(CLASSIC.categories)}.`,
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

  test.each([0, 2, -1])("%d is none of one", (column) => {
    const named = namedColumn(column, CLASSIC);
    expect(named.ok ? "" : english(named.reason)).toBe(
      `There is no column ${column}: type a number from 1 to 1.`,
    );
  });
});
