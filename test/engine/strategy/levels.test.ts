// Computer players: any level does something legal in any position (B2), each is as good as it says (B1), and what they do
// changes only knowingly (B5).
import { describe, expect, it } from "vitest";
import type { Face } from "../../../scripts/engine/dice.ts";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { choiceOf, LEVELS, type Level } from "../../../scripts/engine/strategy/levels.ts";
import { gamesOf, meanOf } from "../../../scripts/tools/bench/level-means.ts";
import { tableNow } from "../../../scripts/tools/solve/play.ts";
import type { Card } from "../../../scripts/tools/vectors/fields.ts";
import { position, sheetWith } from "../../../scripts/tools/vectors/positions.ts";
import { dice } from "../../support/dice.ts";
import { forRandomGames, frozen, play } from "../../support/games.ts";

const CLASSIC = chooseRules("classic");
const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

describe("a computer player", () => {
  it.each(LEVELS)("that is %s does something legal in any position of any rules", (level) => {
    forRandomGames({ players: 2, resigns: true, runs: 1 }, (steps, rules) => {
      for (const { before, after } of steps) {
        const choice = choiceOf(frozen(before), level, tableNow(rules));
        if (choice === null) throw new Error("There is something to do.");
        if (choice.type === "score") play(before, { ...choice, type: "score" });
        else {
          const { held } = choice;
          const faces = FACES.slice(0, held.length).filter((_, die) => held[die] === false);
          const holds = before.turn?.rollsUsed === 0 ? [] : [{ type: "hold", held } as const];
          play(before, ...holds, { type: "roll", faces });
        }
        if (after.turn === null) expect(choiceOf(after, level, null)).toBeNull();
      }
    });
  });

  /** `npm run bench` prints the means of 10,000 games: these fewer are the same in every run. */
  it.each<[Level, number, number]>([
    ["beginner", 150, 175],
    ["casual", 185, 205],
    ["steady", 210, 225],
    ["strong", 235, 247],
    ["perfect", 245, 264],
  ])("that is %s has a mean from %i to %i", (level, least, most) => {
    const { mean } = meanOf(gamesOf(level, 400, 1).map(({ total }) => total));
    expect(mean).toBeGreaterThan(least);
    expect(mean).toBeLessThan(most);
  });
});

/** What each level does with these dice: `score chance`, or `hold 4 4`. */
function answers(card: Card, faces: string, rollsUsed: number): readonly string[] {
  const game = position(CLASSIC, sheetWith(CLASSIC, card), dice(faces), rollsUsed);
  return LEVELS.map((level) => {
    const choice = choiceOf(game, level, tableNow(CLASSIC));
    if (choice?.type === "score") return `score ${choice.category}`;
    return ["hold", ...dice(faces).filter((_, die) => choice?.held[die])].join(" ");
  });
}

describe("what the levels do is pinned, from beginner to perfect", () => {
  it.each<[string, string, number, readonly string[]]>([
    ["a pair", "6 6 1 2 4", 1, ["score chance", "hold 6 6", "hold 6 6", "hold 6 6", "hold 6 6"]],
    [
      "low dice, and no roll left",
      "1 1 2 2 4",
      3,
      ["score chance", "score chance", "score chance", "score ones", "score ones"],
    ],
    [
      "three fours, and no roll left",
      "4 4 4 2 1",
      3,
      ["score threeKind", "score threeKind", "score threeKind", "score fours", "score fours"],
    ],
    [
      "three fours, and a roll left",
      "4 4 4 2 1",
      2,
      ["hold 4 4 4", "hold 4 4 4", "hold 4 4 4", "hold 4 4 4", "hold 4 4 4"],
    ],
    [
      "four in a row",
      "2 3 4 5 5",
      2,
      ["score smallStraight", "score smallStraight", "hold 2 3 4 5", "hold 2 3 4 5", "hold 2 3 4 5"],
    ],
    [
      "a full house, and two rolls left",
      "5 5 5 2 2",
      1,
      ["score fullHouse", "score fullHouse", "score fullHouse", "score fullHouse", "hold 5 5 5"],
    ],
    [
      "four sixes",
      "6 6 6 6 2",
      2,
      ["score fourKind", "hold 6 6 6 6", "hold 6 6 6 6", "hold 6 6 6 6", "hold 6 6 6 6"],
    ],
    [
      "a Yahtzee",
      "3 3 3 3 3",
      1,
      ["score yahtzee", "score yahtzee", "score yahtzee", "score yahtzee", "score yahtzee"],
    ],
    [
      "a large straight",
      "2 3 4 5 6",
      1,
      [
        "score largeStraight",
        "score largeStraight",
        "score largeStraight",
        "score largeStraight",
        "score largeStraight",
      ],
    ],
    [
      "nothing, and no roll left",
      "1 2 4 6 6",
      3,
      ["score chance", "score chance", "score chance", "score chance", "score ones"],
    ],
  ])("%s", (_, faces, rollsUsed, expected) => {
    expect(answers({}, faces, rollsUsed)).toEqual(expected);
  });
});
