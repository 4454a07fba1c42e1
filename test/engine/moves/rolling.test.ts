// What rolls, holds and entries do, and what is refused and why.
import { describe, expect, it } from "vitest";
import { type Game, newGame, turnsScored } from "../../../scripts/engine/game.ts";
import { applyMove, type IllegalMove, type Move } from "../../../scripts/engine/moves.ts";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { dice } from "../../support/dice.ts";
import { hold, play, roll, score, step, turn } from "../../support/games.ts";

const CLASSIC = chooseRules("classic");
const CATEGORIES = preparedRules(CLASSIC).categories.map(({ id }) => id);
const STRAIGHT = "1 2 3 4 5";

function resign(player: number): Move {
  return { type: "resign", player };
}

function close(player: number): Move {
  return { type: "resign", player, closed: true };
}

function fresh(players = 1): Game {
  return newGame(CLASSIC, players);
}

describe("a roll", () => {
  it("the first throws all dice, the next only those that are not held, in their places", () => {
    const first = step(fresh(), roll("1 2 3 4 5"));
    expect(first.events).toEqual([
      { type: "rolled", player: 0, roll: 1, dice: dice("1 2 3 4 5"), thrown: [true, true, true, true, true] },
    ]);
    const second = step(play(first.after, hold(true, false, true, false, true)), roll("6 6"));
    expect(second.events).toEqual([
      {
        type: "rolled",
        player: 0,
        roll: 2,
        dice: dice("1 6 3 6 5"),
        thrown: [false, true, false, true, false],
      },
    ]);
  });

  it("a held die keeps its face and stays held until it is released", () => {
    const game = play(fresh(), roll("1 2 3 4 5"), hold(true, false, false, false, false), roll("6 6 6 6"));
    expect(game.turn).toEqual({
      player: 0,
      rollsUsed: 2,
      dice: dice("1 6 6 6 6"),
      held: [true, false, false, false, false],
    });
  });

  it("a held die can be thrown again once it is released", () => {
    const game = play(
      fresh(),
      roll("1 2 3 4 5"),
      hold(true, true, true, true, false),
      roll("6"),
      hold(false, true, true, true, false),
      roll("4 1"),
    );
    expect(game.turn?.dice).toEqual(dice("4 2 3 4 1"));
  });

  it("a new turn starts with nothing held and no dice", () => {
    const game = play(fresh(), roll(STRAIGHT), hold(true, true, true, true, true), score("chance"));
    expect(game.turn).toEqual({
      player: 0,
      rollsUsed: 0,
      dice: [],
      held: [false, false, false, false, false],
    });
  });
});

describe("a refusal", () => {
  const rolled = play(fresh(), roll(STRAIGHT));
  const lastRoll = play(rolled, roll(STRAIGHT), roll(STRAIGHT));
  const cases: readonly (readonly [what: string, game: Game, move: Move, reason: IllegalMove])[] = [
    ["a fourth roll", lastRoll, roll(STRAIGHT), "noRollsLeft"],
    ["holding after the last roll", lastRoll, hold(true, true, true, true, true), "noRollsLeft"],
    ["a roll with all dice held", play(rolled, hold(true, true, true, true, true)), roll("1"), "allDiceHeld"],
    ["a first roll of four faces", fresh(), roll("1 2 3 4"), "wrongFaces"],
    ["a first roll of six faces", fresh(), roll("1 2 3 4 5 6"), "wrongFaces"],
    ["faces for held dice", play(rolled, hold(true, true, true, true, false)), roll("1 2"), "wrongFaces"],
    ["holding before the first roll", fresh(), hold(true, true, true, true, true), "notRolled"],
    ["scoring before the first roll", fresh(), score("chance"), "notRolled"],
    ["holds for four dice", rolled, hold(true, true, true, true), "wrongHolds"],
    ["holds for six dice", rolled, hold(true, true, true, true, true, true), "wrongHolds"],
    ["a category of another game", rolled, score("yarborough"), "unknownCategory"],
    ["a category that every object has", rolled, score("constructor"), "unknownCategory"],
    ["a second column", rolled, { type: "score", category: "ones", column: 1 }, "unknownColumn"],
    ["a column before the first", rolled, { type: "score", category: "ones", column: -1 }, "unknownColumn"],
    [
      "a filled category",
      play(fresh(), ...turn(STRAIGHT, "ones"), roll(STRAIGHT)),
      score("ones"),
      "categoryFilled",
    ],
    [
      "a category that holds a zero",
      play(fresh(), ...turn(STRAIGHT, "sixes"), roll(STRAIGHT)),
      score("sixes"),
      "categoryFilled",
    ],
    ["resigning for nobody", fresh(2), resign(2), "notPlaying"],
    ["resigning twice", play(fresh(3), resign(1)), resign(1), "notPlaying"],
    ["resigning with a closed sheet", play(fresh(3), close(1)), resign(1), "notPlaying"],
    ["closing a sheet twice", play(fresh(3), close(1)), close(1), "notPlaying"],
    ["closing the sheet of who has resigned", play(fresh(3), resign(1)), close(1), "notPlaying"],
    ["closing a sheet after the end", play(fresh(), resign(0)), close(0), "gameOver"],
    ["a roll after the end", play(fresh(), resign(0)), roll(STRAIGHT), "gameOver"],
    ["resigning after the end", play(fresh(), resign(0)), resign(0), "gameOver"],
  ];

  it.each(cases)("%s is refused with its reason", (_what, game, move, reason) => {
    expect(applyMove(game, move)).toEqual({ ok: false, reason });
  });
});

describe("a score", () => {
  it("fills just its category and passes the dice clockwise", () => {
    const { after, events } = step(play(fresh(2), roll("4 4 4 2 1")), score("threeKind"));
    expect(events).toEqual([
      {
        type: "scored",
        player: 0,
        category: "threeKind",
        column: 0,
        points: 15,
        yahtzeeBonus: 0,
        upperBonus: 0,
        joker: false,
      },
      { type: "turnStarted", player: 1 },
    ]);
    expect(after.sheets[0]?.columns[0]?.scores).toEqual(
      CATEGORIES.map((category) => (category === "threeKind" ? 15 : null)),
    );
    expect(after.sheets[1]).toEqual(fresh(2).sheets[1]);
  });

  it("a zero is entered as a zero and the category is closed (S17)", () => {
    const game = play(fresh(), ...turn("2 2 3 3 6", "largeStraight"));
    expect(game.sheets[0]?.columns[0]?.scores).toEqual(
      CATEGORIES.map((category) => (category === "largeStraight" ? 0 : null)),
    );
  });

  it("may be chosen after the first, second or third roll", () => {
    const rolls = [roll(STRAIGHT), roll(STRAIGHT), roll(STRAIGHT)];
    const turns = [1, 2, 3].map((used) => play(fresh(), ...rolls.slice(0, used), score("chance")));
    expect(turns.map(({ sheets }) => sheets.map(turnsScored))).toEqual([[1], [1], [1]]);
  });
});
