// Solved positions of a file: what holds, what does not, and what cannot be read.
import { describe, expect, it } from "vitest";
import { checkPositions } from "../../../scripts/tools/positions/check.ts";

/** All but Yacht, choice and the big straight is filled. */
const LATE = {
  id: "last",
  card: Object.fromEntries(
    ["ones", "twos", "threes", "fours", "fives", "sixes", "fullHouse", "fourKind", "littleStraight"].map(
      (name) => [name, 0],
    ),
  ),
  dice: [1, 1, 2, 3, 6],
  rollsLeft: 0,
};

function checked(position: object) {
  const file = { format: "yahtzee-positions-1", rules: "yacht", positions: [position] };
  return checkPositions(JSON.stringify(file));
}

describe("a solved position", () => {
  const last = { ...LATE, card: { ...LATE.card, bigStraight: 0, choice: 0 } };

  it("holds where value and choice agree", () => {
    expect(checked({ ...last, expect: { toGo: 0, bestCategories: ["yacht"] } })).toEqual({
      ok: true,
      value: { passed: 1, failures: [], valueError: 0, decisionLoss: 0 },
    });
  });

  it("gives a line where the value is another", () => {
    expect(checked({ ...last, expect: { toGo: 50, bestCategories: ["yacht"] } })).toEqual({
      ok: true,
      value: {
        passed: 0,
        failures: ['last: expected {"toGo":50,"bestCategories":["yacht"]}, got yacht with 0.000000 to go'],
        valueError: 50,
        decisionLoss: 0,
      },
    });
  });

  it("counts what the choice costs that is made instead of the best", () => {
    const hold = { ...last, rollsLeft: 1, dice: [6, 6, 6, 6, 1] };
    const holds = [
      [[1], 9],
      [[6, 6, 6, 6], 8.25],
    ];
    const answer = checked({ ...hold, expect: { toGo: 9, bestHolds: [[1]], holds } });
    expect(answer).toMatchObject({ ok: true, value: { passed: 0, decisionLoss: 0.75 } });
    const inAnyOrder = checked({ ...hold, expect: { toGo: 50 / 6, bestHolds: [[6, 6, 6, 6]] } });
    expect(inAnyOrder).toMatchObject({ ok: true, value: { passed: 1, decisionLoss: 0 } });
  });

  it("is held by scoring as by holding all dice", () => {
    const made = { ...last, rollsLeft: 2, dice: [3, 3, 3, 3, 3] };
    const answer = checked({ ...made, expect: { toGo: 50, bestHolds: [[3, 3, 3, 3, 3]] } });
    expect(answer).toMatchObject({ ok: true, value: { passed: 1, decisionLoss: 0 } });
  });

  it.each([
    ["dice is [1,2,3], expected 5 faces from 1 to 6.", { ...LATE, dice: [1, 2, 3] }],
    ["expect.toGo is missing, expected a number.", { ...LATE, expect: {} }],
    ["rollsLeft is 3, expected a whole number from 0 to 2.", { ...LATE, rollsLeft: 3 }],
    ['rules is "bunco", expected one of yahtzee.classic, ', { ...LATE, rules: "bunco" }],
  ])("ends the reading where %s", (sentence, position) => {
    const answer = checked({ expect: { toGo: 1 }, ...position });
    expect(answer).toEqual({ ok: false, reason: expect.stringContaining(`last: ${sentence}`) });
  });

  it.each([
    ["", "this is not JSON: "],
    ["{}", 'format is missing, expected "yahtzee-positions-1".'],
    ['{"format":"yahtzee-positions-1"}', "positions is missing, expected a list."],
  ])("cannot be read of a file that holds %j", (text, sentence) => {
    expect(checkPositions(text)).toEqual({ ok: false, reason: expect.stringContaining(sentence) });
  });
});
