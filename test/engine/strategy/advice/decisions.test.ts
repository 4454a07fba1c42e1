// Choices by the estimate: legal in every position, sensible in plain ones, and what it brings over whole games.
import { describe, expect, it } from "vitest";
import type { Face } from "../../../../scripts/engine/dice.ts";
import { type Game, newGame, type Sheet, turnsScored } from "../../../../scripts/engine/game.ts";
import { legalMoves } from "../../../../scripts/engine/legal-moves.ts";
import {
  type ChosenRules,
  chooseRules,
  preparedRules,
  turnsPerPlayer,
} from "../../../../scripts/engine/prepared-rules.ts";
import { RULE_SETS, type RuleSetId } from "../../../../scripts/engine/rule-sets/rule-sets.ts";
import type { HouseRules, RuleSet } from "../../../../scripts/engine/rules.ts";
import { alike, anyDice, fixed, sumOfAll, sumOfFace } from "../../../../scripts/engine/scorers.ts";
import { advise, bestChoice, type Choice } from "../../../../scripts/engine/strategy/advice.ts";
import { standings } from "../../../../scripts/engine/totals.ts";
import { facesOf } from "../../../../scripts/match/throws.ts";
import { tableNow } from "../../../../scripts/tools/solve/play.ts";
import type { Card } from "../../../../scripts/tools/vectors/fields.ts";
import { position, sheetOf, sheetWith } from "../../../../scripts/tools/vectors/positions.ts";
import { dice } from "../../../support/dice.ts";
import { everyRules, forRandomGames, frozen, play } from "../../../support/games.ts";

const CLASSIC = chooseRules("classic");

/** Rules that no rule set of ours has: six dice, four rolls, two columns, steps of the bonus, nothing for six alike. */
const OTHER: RuleSet = {
  id: "other",
  houseRules: [],
  rules: () => ({
    diceCount: 6,
    rollsPerTurn: 4,
    columns: [{ multiplier: 1 }, { multiplier: 3 }],
    categories: [
      { id: "low", section: "upper", short: [], face: 2, score: sumOfFace(2) },
      { id: "high", section: "upper", short: [], face: 5, score: sumOfFace(5) },
      { id: "five", section: "lower", short: [], score: fixed(40, alike(5)) },
      { id: "any", section: "lower", short: [], score: sumOfAll(anyDice) },
    ],
    upperBonus: [
      { at: 21, points: 10 },
      { at: 28, points: 30 },
    ],
    yahtzee: null,
    soloTargets: [60, 90, 120, 150],
  }),
};
const OTHER_ID: string = OTHER.id;
Object.assign(RULE_SETS, { [OTHER_ID]: OTHER });
const OTHER_RULES: ChosenRules = { ruleSet: OTHER_ID as RuleSetId, houseRules: {} };

/** The game after the move. @throws when it is refused. */
function moved(game: Game, move: Choice | null, faces: readonly Face[]): Game {
  if (move === null) throw new Error("There is no move.");
  if (move.type === "score")
    return play(game, { type: "score", category: move.category, column: move.column });
  const thrown = faces.filter((_, die) => move.held[die] === false);
  const holds = (game.turn?.rollsUsed ?? 0) > 0 ? [{ type: "hold", held: move.held } as const] : [];
  return play(game, ...holds, { type: "roll", faces: thrown });
}

/** A whole game whose dice follow from this number. */
function playedOut(rules: ChosenRules, players: number, seed: number): Game {
  let game = newGame(rules, players);
  for (let step = 0; game.turn !== null; step++) {
    game = moved(game, bestChoice(game, null), facesOf([seed, 1, 2, 3], step, game.turn.held.length));
  }
  return game;
}

/** What is done with these dice: `score chance`, or `hold 4 4`. */
function answer(card: Card, faces: string, rollsUsed: number, rules = CLASSIC): string {
  return answerOn(rules, sheetWith(rules, card), faces, rollsUsed);
}

function answerOn(rules: ChosenRules, sheet: Sheet, faces: string, rollsUsed: number): string {
  const move = bestChoice(position(rules, sheet, dice(faces), rollsUsed), null);
  if (move?.type === "score") return `score ${move.category}`;
  return ["hold", ...dice(faces).filter((_, die) => move?.held[die])].join(" ");
}

/** A card of Classic on which only these are open. */
function onlyOpen(...open: readonly string[]): Card {
  return onlyOpenOf(CLASSIC, ...open);
}

function onlyOpenOf(rules: ChosenRules, ...open: readonly string[]): Card {
  const { categories } = preparedRules(rules);
  return Object.fromEntries(categories.flatMap(({ id }) => (open.includes(id) ? [] : [[id, 0]])));
}

describe("a choice", () => {
  it("is legal in every position of any game, and changes nothing by itself", () => {
    forRandomGames({ players: 2, resigns: true, runs: 1 }, (steps) => {
      for (const { before, after } of steps) {
        moved(
          before,
          bestChoice(frozen(before), null),
          dice("1 2 3 4 5 6").slice(0, before.turn?.held.length),
        );
        if (after.turn === null) expect(bestChoice(after, null)).toBeNull();
      }
    });
  });

  it("is one of all that are legal, by a table as by an estimate, and the best of them", () => {
    const among = (["classic", "freeJoker", "yacht", "generala"] as const).map((id) => chooseRules(id));
    forRandomGames({ players: 2, resigns: true, runs: 1, among: [...among, OTHER_RULES] }, (steps, rules) => {
      for (const { before } of steps) {
        const advice = advise(before, tableNow(rules));
        if (advice === null) continue;
        expect(advice.isExact).toBe(rules !== OTHER_RULES);
        const { choices } = advice;
        for (const choice of choices)
          moved(before, choice, dice("1 2 3 4 5 6").slice(0, before.turn?.held.length));
        expect(choices.filter(({ type }) => type === "score")).toHaveLength(legalMoves(before).score.length);
        expect(choices[0].value).toBeGreaterThan(Math.max(...choices.map(({ value }) => value)) - 1e-6);
      }
    });
  });

  it("after another ends every game after equal turns for everybody", () => {
    for (const rules of [...everyRules(), OTHER_RULES]) {
      const turns = turnsPerPlayer(preparedRules(rules));
      const { sheets } = playedOut(rules, 2, 1);
      expect([rules, sheets.map(turnsScored)]).toEqual([rules, [turns, turns]]);
    }
  });

  it("throws all dice at the start of a turn", () => {
    expect(bestChoice(newGame(CLASSIC, 1), null)).toMatchObject({
      type: "roll",
      held: new Array(5).fill(false),
    });
    expect(bestChoice(newGame(OTHER_RULES, 1), null)).toMatchObject({
      type: "roll",
      held: new Array(6).fill(false),
    });
  });
});

describe("a sensible player", () => {
  const UPPER_60 = { ones: 3, twos: 6, fours: 12, fives: 15, sixes: 24 };
  type Case = readonly [claim: string, card: Card, faces: string, rollsUsed: number, answer: string];
  const cases: readonly Case[] = [
    ["holds four alike", {}, "4 4 2 4 4", 1, "hold 4 4 4 4"],
    ["holds four in a row for a fifth", {}, "6 3 2 4 1", 2, "hold 3 2 4 1"],
    ["holds two pairs for a full house", onlyOpen("fullHouse"), "2 3 6 3 2", 2, "hold 2 3 3 2"],
    ["holds what is above the mean for Chance", onlyOpen("chance"), "1 6 3 4 5", 2, "hold 6 4 5"],
    ["holds less of it with two rolls to come", onlyOpen("chance"), "1 6 3 4 5", 1, "hold 6 5"],
    ["holds the last of equal pairs", onlyOpen("yahtzee"), "5 1 1 2 5", 1, "hold 5 5"],
    ["holds the last of equal pairs in any order", onlyOpen("yahtzee"), "5 1 5 2 1", 1, "hold 1 1"],
    [
      "holds four Ones for the bonus alone",
      { ...onlyOpen("chance"), yahtzee: 50 },
      "1 1 6 1 1",
      2,
      "hold 1 1 1 1",
    ],
    [
      "holds four alike for a Yahtzee bonus",
      { ...onlyOpen("ones"), yahtzee: 50 },
      "4 4 4 4 1",
      2,
      "hold 4 4 4 4",
    ],
    ["goes for no bonus after a zero in Yahtzee", onlyOpen("ones"), "4 4 4 4 1", 2, "hold 1"],
    ["takes a large straight at once", {}, "2 3 4 5 6", 1, "score largeStraight"],
    ["takes five alike in Yahtzee at once", {}, "1 1 1 1 1", 1, "score yahtzee"],
    ["takes a bonus where the joker sends it", { yahtzee: 50 }, "2 2 2 2 2", 1, "score twos"],
    ["takes a joker for the most points", { yahtzee: 0, twos: 6 }, "2 2 2 2 2", 1, "score largeStraight"],
    [
      "rolls no die that makes no difference",
      onlyOpen("smallStraight"),
      "1 2 3 4 6",
      1,
      "score smallStraight",
    ],
    ["gives up Ones, not Yahtzee", onlyOpen("ones", "yahtzee"), "2 3 4 6 6", 3, "score ones"],
    ["gives up Ones, not Sixes", onlyOpen("ones", "sixes"), "2 3 4 4 5", 3, "score ones"],
    ["gives up Ones, not a large straight", onlyOpen("ones", "largeStraight"), "2 3 4 4 6", 3, "score ones"],
    ["keeps Chance from a bad roll", onlyOpen("ones", "chance"), "1 2 2 3 4", 3, "score ones"],
    ["takes Chance for a good roll", onlyOpen("ones", "chance"), "4 5 5 6 6", 3, "score chance"],
    [
      "keeps what the upper bonus needs",
      { ...onlyOpen("threes", "chance"), ...UPPER_60 },
      "1 1 2 2 2",
      3,
      "score chance",
    ],
    ["gives up Threes where there is no bonus", onlyOpen("threes", "chance"), "1 1 2 2 2", 3, "score threes"],
  ];

  it.each(cases)("%s", (_claim, card, faces, rollsUsed, expected) => {
    expect(answer(card, faces, rollsUsed)).toBe(expected);
  });

  it("enters a good roll in the column that counts more, a poor one in the other", () => {
    const at = (faces: string) =>
      bestChoice(position(OTHER_RULES, sheetWith(OTHER_RULES, {}), dice(faces), 4), null);
    expect(at("3 3 3 3 3 1")).toMatchObject({ type: "score", category: "five", column: 1 });
    expect(at("1 1 3 3 4 4")).toMatchObject({ type: "score", category: "any", column: 0 });
  });

  it("gives up first what can score nothing any more", () => {
    const generala = chooseRules("generala");
    const open = onlyOpenOf(generala, "poker", "dobleGenerala");
    expect(answer({ ...open, generala: 0 }, "1 2 2 4 6", 3, generala)).toBe("score dobleGenerala");
    expect(answer({ ...open, generala: 60 }, "1 2 2 4 6", 3, generala)).toBe("score poker");
  });

  it("goes for a category that needs another once that one holds points, and else for another", () => {
    const generala = chooseRules("generala");
    const open = onlyOpenOf(generala, "twos", "dobleGenerala");
    expect(answer({ ...open, generala: 60 }, "4 4 4 4 2", 1, generala)).toBe("hold 4 4 4 4");
    expect(answer({ ...open, generala: 0 }, "4 4 4 4 2", 1, generala)).toBe("hold 2");
  });

  it("takes what is served where it would be worth less later", () => {
    const generala = chooseRules("generala");
    const open = onlyOpenOf(generala, "full", "poker");
    expect(answer(open, "3 3 3 5 5", 1, generala)).toBe("score full");
    expect(answer(open, "3 3 3 3 5", 1, generala)).toBe("score poker");
  });

  it("plays for the topmost category alone where that is the order", () => {
    const downwards = chooseRules("yatzy", { categoryOrder: "downwards" });
    expect(answer({}, "1 6 6 6 1", 1, downwards)).toBe("hold 1 1");
    expect(answer({ ones: 3 }, "1 6 6 6 2", 1, downwards)).toBe("hold 2");
  });

  it("plays for the columns that are open from the left, be the others worth more", () => {
    const leftToRight = chooseRules("triple", { columnOrder: "leftToRight" });
    const [full, chance, all] = [{}, onlyOpen("chance"), onlyOpen()];
    const columns = (...cards: readonly Card[]) => sheetOf(leftToRight, cards);
    expect(answerOn(leftToRight, columns(all, chance, full), "1 2 2 4 6", 3)).not.toContain("chance");
    const threesLeft = columns(onlyOpen("threes", "chance"), onlyOpen("chance"), onlyOpen("chance"));
    const move = bestChoice(position(leftToRight, threesLeft, dice("6 6 6 5 5"), 3), null);
    expect(move).toMatchObject({ type: "score", category: "chance", column: 0 });
  });

  it("enters five alike in the column of Triple where they earn most", () => {
    const triple = chooseRules("triple");
    const cards = [onlyOpen("fours"), { ...onlyOpen("fours"), yahtzee: 50 }, onlyOpen("fours")];
    const move = bestChoice(position(triple, sheetOf(triple, cards), dice("4 4 4 4 4"), 3), null);
    expect(move).toMatchObject({ type: "score", category: "fours", column: 1 });
  });

  it("spends saved rolls where they bring much, keeps them where they bring little, and none in the last turn", () => {
    const saving = chooseRules("maxiYatzy", { savedRolls: true });
    const withSaved = (open: readonly string[], savedRolls: number): Sheet => ({
      ...sheetWith(saving, onlyOpenOf(saving, ...open)),
      savedRolls,
    });
    const many = ["maxiYatzy", "chance", "villa", "tower", "fullHouse", "fiveKind"];
    expect(answerOn(saving, withSaved(many, 4), "6 6 6 6 6 1", 3)).toBe("hold 6 6 6 6 6");
    expect(answerOn(saving, withSaved(["twoPairs", "chance", "ones"], 2), "5 5 6 6 1 2", 3)).toBe(
      "score twoPairs",
    );
    expect(answerOn(saving, withSaved(["chance"], 4), "6 6 6 6 5 1", 6)).toBe("hold 6 6 6 6 5");
    expect(answerOn(saving, withSaved(["chance"], 4), "6 6 6 6 5 1", 7)).toBe("score chance");
  });

  // Mean and deviation over 2,000 games each; the mean of fewer is within four standard errors of it.
  it.each<[RuleSetId, HouseRules, games: number, mean: number, deviation: number]>([
    ["classic", {}, 60, 249, 63],
    ["triple", {}, 20, 1744, 229],
    ["triple", { tripleReading: "boxed" }, 20, 1674, 137],
    ["triple", { columnOrder: "leftToRight" }, 20, 1458, 160],
    ["yacht", {}, 60, 162, 37],
    ["yatzy", {}, 60, 239, 43],
    ["yatzy", { categoryOrder: "downwards" }, 60, 122, 29],
    ["maxiYatzy", {}, 30, 368, 78],
    ["maxiYatzy", { savedRolls: true }, 30, 458, 79],
    ["kismet", {}, 60, 306, 58],
    ["generala", {}, 60, 161, 49],
    ["generala", { dobleGenerala: false }, 60, 150, 35],
  ])("brings in %s with %j over %i games about %i points", (ruleSet, houseRules, games, mean, deviation) => {
    const rules = chooseRules(ruleSet, houseRules);
    const totals = Array.from(
      { length: games },
      (_, seed) => standings(playedOut(rules, 1, seed))[0]?.total ?? 0,
    );
    const reached = totals.reduce((sum, total) => sum + total, 0) / games;
    expect(Math.abs(reached - mean)).toBeLessThan((4 * deviation) / Math.sqrt(games));
  });
});
