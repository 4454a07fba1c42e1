// Advice by solved tables: positions of an independent solver, and what holds in every position.
import { describe, expect, it } from "vitest";
import { type ChosenRules, chooseRules, preparedRules } from "../../../../scripts/engine/prepared-rules.ts";
import { advise } from "../../../../scripts/engine/strategy/advice.ts";
import { stateSpace } from "../../../../scripts/engine/strategy/sheet-states.ts";
import type { SolvedTable } from "../../../../scripts/engine/strategy/solved-table.ts";
import type { Card } from "../../../../scripts/tools/vectors/fields.ts";
import { position, sheetWith } from "../../../../scripts/tools/vectors/positions.ts";
import { dice } from "../../../support/dice.ts";
import { solveAll } from "../../../support/plain-solver.ts";

function solved(rules: ChosenRules): SolvedTable {
  const space = stateSpace(preparedRules(rules));
  if (space === null) throw new Error("These rules have no table.");
  return { space, values: solveAll(space), step: 1 };
}

const YACHT = chooseRules("yacht");
const GENERALA = chooseRules("generala");
const yachtTable = solved(YACHT);
const generalaTable = solved(GENERALA);

/** The choices as `fours 36.4` or `4 5: 12.2`, best first. */
function adviceOn(table: SolvedTable, rules: ChosenRules, card: Card, faces: string, rollsUsed: number) {
  const rolled = dice(faces);
  const advice = advise(position(rules, sheetWith(rules, card), rolled, rollsUsed), table);
  expect(advice?.isExact).toBe(true);
  return advice?.choices.map((choice) => {
    const what =
      choice.type === "score"
        ? choice.category
        : `hold ${rolled.filter((_, die) => choice.held[die]).join(" ")}`;
    return `${what}: ${choice.value.toFixed(6)}`;
  });
}

describe("with a solved table", () => {
  it("a category is worth its points and the rest of the game", () => {
    const card = { ones: 3, twos: 8, threes: 3, fives: 10, fullHouse: 28, fourKind: 16, littleStraight: 30 };
    const choices = adviceOn(yachtTable, YACHT, { ...card, choice: 22 }, "2 2 4 4 5", 3);
    expect(choices?.map((line) => line.split(":")[0])).toEqual(["fours", "yacht", "bigStraight", "sixes"]);
    expect(choices?.[0]).toBe("fours: 36.401610");
  });

  it("of two that score the same, the one is best that is worth less later: no waste of Chance (B4)", () => {
    const zeros = { ones: 0, twos: 0, threes: 0, fives: 0, sixes: 0, fullHouse: 0, fourKind: 0 };
    const others = { ...zeros, littleStraight: 0, bigStraight: 0, yacht: 0 };
    const choices = adviceOn(yachtTable, YACHT, others, "4 4 4 4 4", 3);
    expect(choices?.map((line) => line.split(":")[0])).toEqual(["fours", "choice"]);
  });

  it("holds are worth the mean of what comes of them", () => {
    const zeros = { ones: 0, sixes: 0, yacht: 0 };
    const card = { ...zeros, twos: 10, threes: 6, fives: 15, fullHouse: 26, fourKind: 20, bigStraight: 30 };
    const choices = adviceOn(yachtTable, YACHT, { ...card, choice: 23 }, "1 1 3 4 6", 2);
    expect(choices?.slice(0, 4)).toEqual([
      "hold 4: 13.099707",
      "hold 1 3 4: 12.822709",
      "hold 3 4: 12.697124",
      "hold 1 4: 12.697124",
    ]);
  });

  it("on the first roll categories pay what is served, and the holds do not hope for it", () => {
    const card = {
      ones: 0,
      twos: 4,
      threes: 6,
      fours: 12,
      fives: 5,
      escalera: 0,
      full: 30,
      dobleGenerala: 0,
    };
    const choices = adviceOn(generalaTable, GENERALA, { ...card, poker: 40 }, "2 2 3 3 4", 1);
    expect(choices?.slice(0, 3)).toEqual(["hold 3 3: 15.314372", "hold 2 2: 15.314372", "hold : 15.312505"]);
  });

  it("a turn before its first roll is worth what the rest of the game is", () => {
    for (const [rules, table] of [
      [YACHT, yachtTable],
      [GENERALA, generalaTable],
    ] as const) {
      const game = { ...position(rules, sheetWith(rules, {}), [], 0) };
      expect(advise(game, table)?.choices).toEqual([
        { type: "roll", held: new Array(5).fill(false), value: expect.closeTo(table.values[0] ?? 0, 9) },
      ]);
    }
  });
});
