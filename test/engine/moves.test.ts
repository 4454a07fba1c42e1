// What moves do, what is refused and why, whose turn follows and when a game ends.
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { type Game, newGame, turnsScored } from "../../scripts/engine/game.ts";
import { legalMoves, previews } from "../../scripts/engine/legal-moves.ts";
import { applyMove, type IllegalMove, type Move } from "../../scripts/engine/moves.ts";
import { chooseRules, preparedRules, turnsPerPlayer } from "../../scripts/engine/prepared-rules.ts";
import { standings, totals } from "../../scripts/engine/totals.ts";
import { dice } from "../support/dice.ts";
import { addedUp, forRandomGames, frozen, hold, play, roll, score, step, turn } from "../support/games.ts";

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

describe("the end", () => {
  it.each([1, 2, 3, 4])("comes when each of %i has had thirteen turns, never before (S13)", (players) => {
    forRandomGames({ players, resigns: false, runs: 1 }, (steps, rules) => {
      let last: Game | null = null;
      const uneven: unknown[] = [];
      for (const { before, after } of steps) {
        const counts = before.sheets.map(turnsScored);
        if (Math.max(...counts) - Math.min(...counts) > 1) uneven.push(counts);
        last = after;
      }
      expect(uneven).toEqual([]);
      expect(last?.turn).toBeNull();
      expect(last?.sheets.map(turnsScored)).toEqual(
        new Array(players).fill(turnsPerPlayer(preparedRules(rules))),
      );
    });
  });

  it("waits for the second player after the first has filled thirteen categories (S13)", () => {
    const turns = CATEGORIES.flatMap((category) => [
      ...turn(STRAIGHT, category),
      ...turn(STRAIGHT, category),
    ]);
    const beforeLast = play(fresh(2), ...turns.slice(0, -2));
    expect(beforeLast.turn?.player).toBe(1);
    expect(beforeLast.sheets.map(turnsScored)).toEqual([13, 12]);
    const { after, events } = step(play(beforeLast, roll(STRAIGHT)), score("chance"));
    expect(after.turn).toBeNull();
    expect(events.at(-1)).toEqual({ type: "ended" });
  });

  it("comes to every random game, resigned or not, and no move is legal after it", () => {
    forRandomGames({ players: 3, resigns: true, runs: 2 }, (steps) => {
      let last: Game | null = null;
      for (const { after } of steps) last = after;
      expect(last?.turn).toBeNull();
      expect(last && legalMoves(last)).toEqual({ diceToRoll: 0, hold: false, score: [], resign: [] });
    });
  });
});

describe("resigning", () => {
  const FIRST_FOUR = ["sixes", "fullHouse", "chance", "yahtzee"].flatMap((category) =>
    turn("6 6 6 2 2", category),
  );

  it("alone after round 4 ends the game and keeps the total", () => {
    const { after, events } = step(play(fresh(), ...FIRST_FOUR), resign(0));
    expect(events).toEqual([{ type: "resigned", player: 0 }, { type: "ended" }]);
    expect(after.turn).toBeNull();
    expect(standings(after)).toEqual([{ player: 0, total: 18 + 25 + 22, winner: true }]);
  });

  it("with dice on the table scores nothing for them", () => {
    const game = play(fresh(), ...FIRST_FOUR, roll("6 6 6 6 6"), resign(0));
    expect(addedUp(game, 0)).toBe(65);
  });

  it("in turn passes the dice on, with nothing held", () => {
    const game = play(fresh(3), roll(STRAIGHT), hold(true, true, true, true, true), resign(0));
    expect(game.turn).toEqual({
      player: 1,
      rollsUsed: 0,
      dice: [],
      held: [false, false, false, false, false],
    });
  });

  it("out of turn leaves the turn as it is, and that player is passed over from then on", () => {
    const rolled = play(fresh(3), roll(STRAIGHT), hold(true, false, false, false, false));
    const { after, events } = step(rolled, resign(1));
    expect(events).toEqual([{ type: "resigned", player: 1 }]);
    expect(after.turn).toEqual(rolled.turn);
    expect(play(after, score("chance")).turn?.player).toBe(2);
  });

  it("keeps the total but cannot win while another plays on", () => {
    const ahead = play(fresh(2), ...turn("6 6 6 6 6", "yahtzee"), ...turn("1 1 2 2 3", "chance"), resign(0));
    expect(ahead.sheets[0]?.status).toBe("resigned");
    const rest = CATEGORIES.filter((category) => category !== "chance");
    const ended = play(ahead, ...rest.flatMap((category) => turn("1 1 2 2 3", category)));
    const [first, second] = standings(ended);
    expect(first).toEqual({ player: 0, total: 50, winner: false });
    expect(second).toEqual({ player: 1, total: 9 + 2 + 4 + 3, winner: true });
  });

  it("the last one left may stop and still win with the total reached", () => {
    const left = play(fresh(3), ...turn("1 1 2 2 3", "chance"), resign(1), resign(2), resign(0));
    expect(left.turn).toBeNull();
    expect(left.sheets.map(({ status }) => status)).toEqual(["stopped", "resigned", "resigned"]);
    expect(standings(left).map(({ winner }) => winner)).toEqual([true, false, false]);
  });

  it("never changes a total, at any step of any game", () => {
    forRandomGames({ players: 4, resigns: true, runs: 3 }, (steps, rules) => {
      const sums = (game: Game) => game.sheets.map((sheet) => totals(preparedRules(rules), sheet).total);
      for (const { before, move, after } of steps) {
        if (move.type === "resign") expect(sums(after)).toEqual(sums(before));
      }
    });
  });
});

describe("closing a sheet", () => {
  it("in turn passes the dice on, with nothing held, and says that it was closed", () => {
    const rolled = play(fresh(3), roll(STRAIGHT), hold(true, true, true, true, true));
    const { after, events } = step(rolled, close(0));
    expect(events).toEqual([
      { type: "resigned", player: 0, closed: true },
      { type: "turnStarted", player: 1 },
    ]);
    expect(after.sheets.map(({ status }) => status)).toEqual(["closed", "playing", "playing"]);
    expect(after.turn).toEqual(play(fresh(3), resign(0)).turn);
  });

  it("of the last one in turn order gives the turn to the first, past who has resigned (U17)", () => {
    const last = play(fresh(4), ...[0, 1, 2].flatMap(() => turn(STRAIGHT, "chance")), resign(0));
    expect(last.turn?.player).toBe(3);
    expect(play(last, close(3)).turn?.player).toBe(1);
  });

  it("out of turn leaves the turn as it is, and that sheet is passed over from then on", () => {
    const rolled = play(fresh(3), roll(STRAIGHT), hold(true, false, false, false, false));
    const { after, events } = step(rolled, close(1));
    expect(events).toEqual([{ type: "resigned", player: 1, closed: true }]);
    expect(after.turn).toEqual(rolled.turn);
    expect(play(after, score("chance")).turn?.player).toBe(2);
  });

  it("keeps the total, which wins where those who went on give up", () => {
    const ahead = play(fresh(2), ...turn("6 6 6 6 6", "yahtzee"), ...turn("1 1 2 2 3", "chance"), close(0));
    const over = play(ahead, resign(1));
    expect(over.sheets.map(({ status }) => status)).toEqual(["closed", "stopped"]);
    expect(standings(over)).toEqual([
      { player: 0, total: 50, winner: true },
      { player: 1, total: 9, winner: false },
    ]);
  });

  it("of the last one who plays ends the game, as stopping does", () => {
    const { after, events } = step(play(fresh(2), resign(1)), close(0));
    expect(events.at(-1)).toEqual({ type: "ended" });
    expect(after.sheets[0]?.status).toBe("stopped");
  });
});

describe("a game that is played on", () => {
  it("is never changed in place", () => {
    forRandomGames({ players: 2, resigns: true, runs: 1 }, (steps) => {
      const changed = [...steps].filter(({ before, move, after }) => {
        const text = JSON.stringify(before);
        const again = applyMove(frozen(before), frozen(move));
        legalMoves(before);
        previews(before);
        standings(before);
        return JSON.stringify(before) !== text || !again.ok || !isDeepStrictEqual(again.value.game, after);
      });
      expect(changed).toEqual([]);
    });
  });
});
