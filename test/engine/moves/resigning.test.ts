// Giving up, stopping, and closing the sheet of who stays away.
import { describe, expect, it } from "vitest";
import { type Game, newGame } from "../../../scripts/engine/game.ts";
import type { Move } from "../../../scripts/engine/moves.ts";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { standings, totals } from "../../../scripts/engine/totals.ts";
import { addedUp, forRandomGames, hold, play, roll, score, step, turn } from "../../support/games.ts";

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
    forRandomGames({ players: 4, resigns: true, runs: 1 }, (steps, rules) => {
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
