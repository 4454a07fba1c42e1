// What may be done now and what it would score: exactly what applyMove then accepts and gives.
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { type Game, newGame, type Sheet } from "../../scripts/engine/game.ts";
import { legalMoves, previews } from "../../scripts/engine/legal-moves.ts";
import { applyMove, type Move } from "../../scripts/engine/moves.ts";
import { type ChosenRules, chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { totals } from "../../scripts/engine/totals.ts";
import type { Card } from "../../scripts/tools/vectors/fields.ts";
import { position, sheetWith } from "../../scripts/tools/vectors/positions.ts";
import { allRolls, type dice } from "../support/dice.ts";
import { forAnyGames, forRandomGames, play, reversed, roll, step, thrown, turn } from "../support/games.ts";

const CLASSIC = chooseRules("classic");
const CATEGORIES = preparedRules(CLASSIC).categories.map(({ id }) => id);

/** The readings of the joker; cap and points of the bonus change nothing in what a category scores. */
const JOKER_RULES = [
  ...["forced", "none"].map((joker) => chooseRules("classic", { joker })),
  ...["free", "freeOpen"].map((joker) => chooseRules("freeJoker", { joker })),
];

/** A move as somebody could forge it: its values need not be what the type says. */
function forged(move: Readonly<Record<string, unknown>>): Move {
  return move as Move;
}

function lists(value: unknown, lengths: readonly number[]): readonly unknown[][] {
  return lengths.map((length) => new Array(length).fill(value));
}

const NO_CATEGORIES = ["unknown", "", "Ones", "__proto__", "constructor"];
const NO_FACES = [0, 7, -1, 1.5, Number.NaN, "3", null, true];
const NO_HOLDS: readonly unknown[][] = [
  [1, 0, 1, 0, 1, 0],
  [true, false, true, false, true, null],
];

/** Holds for no, one die less, as many as there are, and one more; and what is no hold. */
function holds(diceCount: number): readonly unknown[][] {
  return [
    ...lists(false, [0, diceCount - 1, diceCount, diceCount + 1]),
    ...lists(true, [diceCount]),
    new Array(diceCount).fill(true).fill(false, 1, 3),
    ...NO_HOLDS.map((values) => values.slice(-diceCount)),
  ];
}

/** Everything that might be tried, with whether the lists of legal moves allow it. */
function attempts(game: Game): readonly { readonly move: Move; readonly legal: boolean }[] {
  const legal = legalMoves(game);
  const { categories, columns, diceCount } = preparedRules(game.rules);
  const allowed = new Set(legal.score.map(({ category, column }) => `${category} ${column}`));
  const scores = [
    ...categories.flatMap(({ id }) => [-1, 0.5, ...columns.keys(), columns.length].map((at) => [id, at])),
    ...NO_CATEGORIES.map((category) => [category, 0]),
  ];
  return [
    ...scores.map(([category, column]) => ({
      move: forged({ type: "score", category, column }),
      legal: allowed.has(`${category} ${column}`),
    })),
    ...lists(3, [0, 1, 2, 3, 4, 5, 6, 7]).map((faces) => ({
      move: forged({ type: "roll", faces }),
      legal: faces.length > 0 && faces.length === legal.diceToRoll,
    })),
    ...NO_FACES.map((last) => ({
      move: forged({ type: "roll", faces: [...new Array(Math.max(0, legal.diceToRoll - 1)).fill(3), last] }),
      legal: false,
    })),
    ...holds(diceCount).map((held) => ({
      move: forged({ type: "hold", held }),
      legal:
        legal.hold && held.length === diceCount && held.every((value) => value === true || value === false),
    })),
    ...[-1, 0, 1, 2, 3, 0.5].map((player) => ({
      move: forged({ type: "resign", player }),
      legal: legal.resign.includes(player),
    })),
  ];
}

/** How many categories are open in some column of who has the turn. */
function openCategories({ sheets, turn }: Game): number {
  const columns = sheets[turn?.player ?? -1]?.columns ?? [];
  const open = columns.flatMap(({ scores }) => scores.flatMap((points, at) => (points === null ? [at] : [])));
  return new Set(open).size;
}

/** The attempts at which the lists and applyMove disagree. */
function disagreements(game: Game) {
  return attempts(game).filter(({ move, legal }) => applyMove(game, move).ok !== legal);
}

function totalOf(game: Game, player: number): number {
  const sheet: Sheet | undefined = game.sheets[player];
  return sheet === undefined ? Number.NaN : totals(preparedRules(game.rules), sheet).total;
}

/** The previews that are not what scoring then gives, or that are not refused with their reason. */
function wrongPreviews(game: Game) {
  const player = game.turn?.player ?? -1;
  return previews(game).filter(({ category, column, points, yahtzeeBonus, joker, refusal }) => {
    const moved = applyMove(game, { type: "score", category, column });
    if (!moved.ok) return moved.reason !== refusal;
    const [scored] = moved.value.events;
    return (
      refusal !== null ||
      scored?.type !== "scored" ||
      scored.points !== points ||
      scored.yahtzeeBonus !== yahtzeeBonus ||
      scored.joker !== joker ||
      totalOf(moved.value.game, player) !==
        totalOf(game, player) + (column + 1) * (points + yahtzeeBonus + scored.upperBonus)
    );
  });
}

describe("legal moves", () => {
  it("are exactly what applyMove accepts, at every step of any game", () => {
    forAnyGames((steps) => {
      const wrong = [...steps].flatMap(({ before, after }) => [
        ...disagreements(before),
        ...(after.turn === null ? disagreements(after) : []),
      ]);
      expect(wrong).toEqual([]);
    });
  });

  it("are one category a column from top to bottom, and one column a category from left to right", () => {
    const downwards = chooseRules("yatzy", { categoryOrder: "downwards" });
    const leftToRight = chooseRules("triple", { columnOrder: "leftToRight" });
    forAnyGames(
      (steps, rules) => {
        for (const { before } of steps) {
          const { score } = legalMoves(before);
          const open = before.turn?.rollsUsed === 0 ? 0 : openCategories(before);
          expect(score.length).toBe(rules.ruleSet === "yatzy" ? Math.min(1, open) : open);
        }
      },
      [downwards, leftToRight],
    );
  });

  it("a player whose sheet is full cannot resign any more and lose a win", () => {
    const last = CATEGORIES.flatMap((category) => [
      ...turn("1 2 3 4 6", category),
      ...(category === "chance" ? [] : turn("1 2 3 4 6", category)),
    ]);
    const game = play(newGame(CLASSIC, 2), ...last);
    expect(legalMoves(game).resign).toEqual([1]);
    expect(applyMove(game, { type: "resign", player: 0 })).toEqual({ ok: false, reason: "notPlaying" });
  });

  it("the first throw of a turn is of all dice, and nothing else may be done but resign", () => {
    expect(legalMoves(newGame(CLASSIC, 2))).toEqual({
      diceToRoll: 5,
      hold: false,
      score: [],
      resign: [0, 1],
    });
  });

  it("after the third throw only a category may be chosen", () => {
    const game = play(newGame(CLASSIC, 1), roll("1 2 3 4 6"), roll("1 2 3 4 6"), roll("1 2 3 4 6"));
    expect(legalMoves(game)).toMatchObject({ diceToRoll: 0, hold: false });
    expect(legalMoves(game).score.length).toBe(13);
  });

  it("every category may be given up for a zero where no joker forbids it (S17)", () => {
    const game = thrown(CLASSIC, {}, "2 2 3 3 6");
    const zeros = previews(game).filter(({ points }) => points === 0);
    expect(zeros.map(({ category }) => category)).toEqual([
      "ones",
      "fours",
      "fives",
      "threeKind",
      "fourKind",
      "fullHouse",
      "smallStraight",
      "largeStraight",
      "yahtzee",
    ]);
    expect(zeros.filter(({ refusal }) => refusal !== null)).toEqual([]);
  });
});

describe("previews", () => {
  it("are what scoring gives, at every step of any game", () => {
    forAnyGames((steps) => {
      expect([...steps].flatMap(({ before }) => wrongPreviews(before))).toEqual([]);
    });
  });

  it("show every open category once and no filled one", () => {
    const game = thrown(CLASSIC, { ones: 0, yahtzee: 50 }, "1 2 3 4 6");
    expect(previews(game).map(({ category }) => category)).toEqual(
      CATEGORIES.filter((category) => category !== "ones" && category !== "yahtzee"),
    );
  });

  it("there are none before the first throw and none after the end", () => {
    expect(previews(newGame(CLASSIC, 1))).toEqual([]);
    expect(previews({ ...newGame(CLASSIC, 1), turn: null })).toEqual([]);
  });

  it("do not depend on the order of the dice", () => {
    forRandomGames({ players: 1, resigns: false, runs: 1 }, (steps) => {
      const wrong = [...steps].filter(({ before }) => {
        const [first, ...others] = before.turn?.dice ?? [];
        if (before.turn === null || first === undefined) return false;
        const orders = [[...others, first], reversed(before.turn.dice)];
        return orders.some((dice) => {
          const turned = { ...before, turn: before.turn && { ...before.turn, dice } };
          return !isDeepStrictEqual(previews(turned), previews(before));
        });
      });
      expect(wrong).toEqual([]);
    });
  });

  it("of any roll on any kind of sheet throw nothing and keep to what a category can score (S2, S17)", () => {
    const most: Card = {
      ...{ ones: 5, twos: 10, threes: 15, fours: 20, fives: 25, sixes: 30 },
      ...{
        threeKind: 30,
        fourKind: 30,
        fullHouse: 25,
        smallStraight: 30,
        largeStraight: 40,
        yahtzee: 50,
        chance: 30,
      },
    };
    const cards: readonly Card[] = [
      {},
      { yahtzee: 50 },
      { yahtzee: 0 },
      { yahtzee: 50, ones: 0, twos: 0, threes: 0 },
    ];
    const wrong: unknown[] = [];
    const tried = (rules: ChosenRules, card: Card, roll: ReturnType<typeof dice>): void => {
      const game = position(rules, sheetWith(rules, card), roll);
      wrong.push(...wrongPreviews(game));
      for (const preview of previews(game)) {
        const { category, points } = preview;
        const least = category === "chance" ? 5 : 0;
        if (!Number.isInteger(points) || points < least || points > (most[category] ?? -1))
          wrong.push(preview);
      }
    };
    for (const rules of JOKER_RULES) {
      for (const card of cards) for (const roll of allRolls()) tried(rules, card, roll);
    }
    expect(wrong).toEqual([]);
  });

  it("Chance shows from 5 to 30, with no least sum to reach (S17)", () => {
    const chance = (faces: string) =>
      previews(thrown(CLASSIC, {}, faces)).find(({ category }) => category === "chance")?.points;
    expect([chance("1 1 1 1 1"), chance("1 1 1 1 2"), chance("6 6 6 6 6")]).toEqual([5, 6, 30]);
  });

  it("Ones show 5 at most (S17)", () => {
    const found = allRolls().map(
      (roll) =>
        previews(position(CLASSIC, sheetWith(CLASSIC, {}), roll)).find((p) => p.category === "ones")?.points,
    );
    expect(new Set(found)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it("a choice that a joker forbids is shown with its reason", () => {
    const shown = previews(thrown(CLASSIC, { yahtzee: 50 }, "2 2 2 2 2"));
    expect(shown.find(({ category }) => category === "chance")).toEqual({
      category: "chance",
      column: 0,
      points: 10,
      yahtzeeBonus: 100,
      joker: true,
      refusal: "jokerMatchingFirst",
    });
  });

  it("the sheet is left as it was", () => {
    const game = thrown(CLASSIC, { yahtzee: 50 }, "2 2 2 2 2");
    const before = JSON.stringify(game);
    previews(game);
    legalMoves(game);
    expect(JSON.stringify(game)).toBe(before);
    expect(step(game, { type: "score", category: "twos", column: 0 }).before).toBe(game);
  });
});
