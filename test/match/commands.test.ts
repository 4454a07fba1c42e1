// What each player may do at each moment of a match, and what is refused, with its reason.
import { describe, expect, it } from "vitest";
import { isFace } from "../../scripts/engine/dice.ts";
import { legalMoves } from "../../scripts/engine/legal-moves.ts";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import { standings } from "../../scripts/engine/totals.ts";
import { type Action, type Command, handle } from "../../scripts/match/commands.ts";
import { type Match, newMatch } from "../../scripts/match/match.ts";
import { type PlayerRef, SIDES } from "../../scripts/match/seats.ts";
import { REFUSAL_KEYS } from "../../scripts/ui/refusals.ts";
import { frozen } from "../support/games.ts";
import {
  ANA,
  acted,
  alone,
  BEN,
  cardWithout,
  command,
  EVE,
  ended,
  forRandomCommands,
  handled,
  holding,
  lobby,
  playedThrough,
  refusal,
  rollOf,
  scoreIn,
  started,
} from "../support/matches.ts";

const SIT: Action = { type: "sit", side: "south", name: "Ana" };
const STAND: Action = { type: "stand" };
const START: Action = { type: "start" };
const ROLL: Action = rollOf("1 2 3 4 6");
const HOLD: Action = { type: "hold", held: holding("xx---") };
const HOLD_AND_ROLL: Action = rollOf("1 2 3 4 6", "xx---");
const SCORE: Action = scoreIn("chance");
const RESIGN: Action = { type: "resign" };
const REMATCH: Action = { type: "rematch" };

const ROLLED = acted(started(ANA), ANA, ROLL);
const ROLLED_OUT = acted(ROLLED, ANA, ROLL, ROLL);
const ENDED = ended(cardWithout("chance"), "1 2 3 4 6", "chance");

describe("at each moment each action", () => {
  const actions = { SIT, STAND, START, ROLL, HOLD_AND_ROLL, HOLD, SCORE, REMATCH };
  const outcomes = (match: Match, player: PlayerRef) =>
    Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, refusal(match, player, action) ?? "done"]),
    );
  const watching = {
    STAND: "notSeated",
    START: "notSeated",
    ROLL: "notSeated",
    HOLD_AND_ROLL: "notSeated",
    HOLD: "notSeated",
    SCORE: "notSeated",
    REMATCH: "notSeated",
  };
  const noMatch = {
    ROLL: "noMatchRuns",
    HOLD_AND_ROLL: "noMatchRuns",
    HOLD: "noMatchRuns",
    SCORE: "noMatchRuns",
  };
  const running = { SIT: "done", STAND: "matchRuns", START: "matchRuns", REMATCH: "notFinished" };
  const rows: readonly [string, Match, PlayerRef, Readonly<Record<string, string>>][] = [
    ["at a free table, for who stands", newMatch("match-1"), ANA, { ...watching, ...noMatch, SIT: "done" }],
    [
      "in the lobby, for who sits",
      lobby(ANA),
      ANA,
      { ...noMatch, SIT: "done", STAND: "done", START: "done", REMATCH: "notFinished" },
    ],
    ["in the lobby, for another", lobby(ANA), EVE, { ...watching, ...noMatch, SIT: "oneSeatOnly" }],
    [
      "before the first roll, for the player",
      started(ANA),
      ANA,
      { ...running, ROLL: "done", HOLD_AND_ROLL: "notRolled", HOLD: "notRolled", SCORE: "notRolled" },
    ],
    [
      "after a roll, for the player",
      ROLLED,
      ANA,
      { ...running, ROLL: "done", HOLD_AND_ROLL: "done", HOLD: "done", SCORE: "done" },
    ],
    [
      "after the last roll, for the player",
      ROLLED_OUT,
      ANA,
      { ...running, ROLL: "noRollsLeft", HOLD_AND_ROLL: "noRollsLeft", HOLD: "noRollsLeft", SCORE: "done" },
    ],
    ["while another plays, for who watches", ROLLED, EVE, { ...watching, SIT: "matchRuns" }],
    [
      "out of turn, for who plays too",
      acted(started(ANA, BEN), ANA, ROLL),
      BEN,
      {
        ...{ ...running, SIT: "oneSeatOnly" },
        ...{ ROLL: "notYourTurn", HOLD_AND_ROLL: "notYourTurn", HOLD: "notYourTurn", SCORE: "notYourTurn" },
      },
    ],
    [
      "after the end, for the player",
      ENDED,
      ANA,
      {
        ...{ SIT: "done", STAND: "done", START: "matchRuns", REMATCH: "done" },
        ...{ ROLL: "gameOver", HOLD_AND_ROLL: "gameOver", HOLD: "gameOver", SCORE: "gameOver" },
      },
    ],
    ["after the end, for another", ENDED, EVE, { ...watching, SIT: "oneSeatOnly" }],
  ];

  it.each(rows)("is done or refused with its reason: %s", (_, match, player, expected) => {
    expect(outcomes(match, player)).toEqual(expected);
  });
});

describe("a command for another moment", () => {
  it.each([-1, 1, -7])("is stale when it was made %i revisions from now, and nothing happens", (off) => {
    const late = { ...command(ROLLED, ANA, SCORE), revision: ROLLED.revision + off };
    expect(handle(frozen(ROLLED), late)).toEqual({ ok: false, reason: "stale" });
  });

  it("is refused when it was made for another match, even of the same revision", () => {
    const other = { ...command(ROLLED, ANA, SCORE), matchId: "match-0" };
    expect(handle(ROLLED, other)).toEqual({ ok: false, reason: "otherMatch" });
  });

  it("a double press of Roll is one roll (U4)", () => {
    const match = started(ANA);
    const press = command(match, ANA, ROLL);
    const first = handle(match, press);
    if (!first.ok) throw new Error(first.reason);
    const once = first.value.match;
    expect(handle(once, press)).toEqual({ ok: false, reason: "stale" });
    expect([once.throws, once.game?.turn?.rollsUsed]).toEqual([1, 1]);
  });
});

describe("sitting down", () => {
  it("takes the seat of that side", () => {
    const { match, events } = handled(newMatch("match-1"), ANA, SIT);
    expect(match.seats).toEqual({ north: null, east: null, south: ANA, west: null });
    expect(events).toEqual([{ type: "sat", side: "south" }]);
  });

  it("on another side moves the player, who never has two seats", () => {
    expect(acted(lobby(ANA), ANA, SIT).seats).toEqual({ north: null, east: null, south: ANA, west: null });
  });

  it("where one sits already is refused", () => {
    expect(refusal(lobby(ANA), ANA, { type: "sit", side: "north", name: "Ana" })).toBe("seatTaken");
  });

  it("on somebody's seat is refused, for everybody else", () => {
    expect(refusal(lobby(ANA, BEN), ANA, { type: "sit", side: "east", name: "Ana" })).toBe("seatTaken");
    expect(refusal(ROLLED, EVE, { type: "sit", side: "north", name: "Eve" })).toBe("seatTaken");
  });

  it("while the own game runs keeps its sheet, dice and turn", () => {
    const { match } = handled(ROLLED, ANA, SIT);
    expect(match.game).toEqual(ROLLED.game);
    expect(match.seats.south).toEqual(ANA);
  });

  it("after the end is open to another once the player has left", () => {
    const left = acted(ENDED, ANA, STAND);
    expect(acted(left, EVE, { type: "sit", side: "west", name: "Eve" }).seats.west).toEqual(EVE);
  });
});

describe("getting up", () => {
  it("frees the seat and says which", () => {
    const { match, events } = handled(lobby(ANA), ANA, STAND);
    expect(match.seats).toEqual({ north: null, east: null, south: null, west: null });
    expect(events).toEqual([{ type: "stood", side: "north" }]);
  });

  it("after the end leaves the results as they are", () => {
    expect(acted(ENDED, ANA, STAND).game).toEqual(ENDED.game);
  });
});

describe("starting", () => {
  it("gives everybody who sits an empty sheet, in turn order, and the first the turn", () => {
    const { match, events } = handled(lobby(ANA, BEN), BEN, START);
    expect(match.players).toEqual([ANA, BEN]);
    expect(match.game?.sheets.length).toBe(2);
    expect(match.game?.turn).toEqual({ player: 0, rollsUsed: 0, dice: [], held: holding("-----") });
    expect(events).toEqual([{ type: "started" }, { type: "turnStarted", player: 0 }]);
  });

  it("plays by the rules that the match had in the lobby", () => {
    const rules = chooseRules("classic", { yahtzeeBonus: 50 });
    expect(acted({ ...lobby(ANA), rules }, ANA, START).game?.rules).toEqual(rules);
  });
});

describe("rolling", () => {
  it("with held dice holds them and throws the others, in one command and one throw", () => {
    const { match, events } = handled(ROLLED, ANA, rollOf("5 5 5 5 5", "xx--x"));
    expect(match.game?.turn).toEqual({
      player: 0,
      rollsUsed: 2,
      dice: [1, 2, 5, 5, 6],
      held: holding("xx--x"),
    });
    expect(match.throws).toBe(ROLLED.throws + 1);
    expect(match.revision).toBe(ROLLED.revision + 1);
    expect(events.map(({ type }) => type)).toEqual(["held", "rolled"]);
    expect(events[1]).toMatchObject({ thrown: [false, false, true, true, false] });
  });

  it("without a word of holding keeps what was held before", () => {
    const held = acted(ROLLED, ANA, HOLD);
    expect(acted(held, ANA, rollOf("5 5 5 5 5")).game?.turn?.dice).toEqual([1, 2, 5, 5, 5]);
  });

  it("takes back into the throw what was held before and is not any more", () => {
    const held = acted(ROLLED, ANA, HOLD);
    const rolled = acted(held, ANA, rollOf("5 5 5 5 5", "-x---"));
    expect(rolled.game?.turn?.dice).toEqual([5, 2, 5, 5, 5]);
  });

  it("gives each die the face of its own position, whatever is held", () => {
    const rolled = acted(ROLLED, ANA, rollOf("6 5 4 3 2", "-x-x-"));
    expect(rolled.game?.turn?.dice).toEqual([6, 2, 4, 4, 2]);
  });

  it("with all dice held is refused and holds nothing", () => {
    expect(refusal(ROLLED, ANA, rollOf("5 5 5 5 5", "xxxxx"))).toBe("allDiceHeld");
    expect(refusal(acted(ROLLED, ANA, { type: "hold", held: holding("xxxxx") }), ANA, ROLL)).toBe(
      "allDiceHeld",
    );
  });

  it("counts on only with an accepted throw, or a refused one would change the dice to come", () => {
    const match = acted(ROLLED, ANA, HOLD, SCORE, ROLL);
    expect(match.throws).toBe(2);
  });

  it.each<[string, Action]>([
    ["too few faces", { type: "roll", faces: [1, 2, 3, 4] }],
    ["too many faces", { type: "roll", faces: [1, 2, 3, 4, 5, 6] }],
    ["no faces, as without a seed", { type: "roll", faces: [] }],
  ])("with %s is refused", (_, action) => {
    expect(refusal(ROLLED, ANA, action)).toBe("wrongFaces");
  });

  it.each(["", "xx--", "xx---x"])("holding %j, which is not five dice, is refused", (marks) => {
    expect(refusal(ROLLED, ANA, { type: "hold", held: holding(marks) })).toBe("wrongHolds");
    expect(refusal(ROLLED, ANA, rollOf("1 2 3 4 6", marks))).toBe("wrongHolds");
  });
});

describe("scoring", () => {
  it("enters the points, says so and starts the next turn with nothing held", () => {
    const { match, events } = handled(acted(ROLLED, ANA, HOLD), ANA, scoreIn("smallStraight"));
    expect(match.game?.turn).toEqual({ player: 0, rollsUsed: 0, dice: [], held: holding("-----") });
    expect(events).toEqual([
      {
        type: "scored",
        player: 0,
        category: "smallStraight",
        column: 0,
        points: 30,
        yahtzeeBonus: 0,
        upperBonus: 0,
        joker: false,
      },
      { type: "turnStarted", player: 0 },
    ]);
  });

  it.each<[string, Match, Action, string]>([
    ["a filled category", alone({ chance: 5 }, { faces: "1 2 3 4 6" }), SCORE, "categoryFilled"],
    ["an unknown category", ROLLED, scoreIn("luck"), "unknownCategory"],
    ["a second column", ROLLED, { type: "score", category: "chance", column: 1 }, "unknownColumn"],
    ["a joker elsewhere", alone({ yahtzee: 50 }, { faces: "4 4 4 4 4" }), SCORE, "jokerMatchingFirst"],
    [
      "a joker in the upper section",
      alone({ yahtzee: 50, fours: 12 }, { faces: "4 4 4 4 4" }),
      scoreIn("ones"),
      "jokerLowerFirst",
    ],
  ])("%s is refused with its reason", (_, match, action, reason) => {
    expect(refusal(match, ANA, action)).toBe(reason);
  });

  it("the last category ends the game", () => {
    const { match, events } = handled(alone(cardWithout("chance"), { faces: "1 2 3 4 6" }), ANA, SCORE);
    expect(match.game?.turn).toBeNull();
    expect(events.map(({ type }) => type)).toEqual(["scored", "ended"]);
  });

  it("a Yahtzee in the very last category is counted before the end (S11)", () => {
    const last = alone(cardWithout("fours"), { faces: "4 4 4 4 4" });
    const { match, events } = handled(last, ANA, scoreIn("fours"));
    expect(events[0]).toMatchObject({ points: 20, yahtzeeBonus: 100, upperBonus: 35 });
    expect(match.game && standings(match.game)).toEqual([
      { player: 0, total: 3 + 6 + 9 + 20 + 15 + 18 + 35 + 205 + 100, winner: true },
    ]);
  });
});

describe("resigning", () => {
  it("after round 4 ends a game alone and keeps the total", () => {
    const fourRounds = acted(
      started(ANA),
      ANA,
      ...[rollOf("6 6 6 6 6"), scoreIn("yahtzee"), rollOf("6 6 6 6 6"), scoreIn("sixes")],
      ...[rollOf("1 2 3 4 6"), scoreIn("smallStraight"), rollOf("1 1 2 2 3"), scoreIn("chance")],
    );
    const { match, events } = handled(fourRounds, ANA, RESIGN);
    expect(events).toEqual([{ type: "resigned", player: 0 }, { type: "ended" }]);
    expect(match.game?.sheets[0]?.status).toBe("stopped");
    expect(match.game && standings(match.game)).toEqual([
      { player: 0, total: 50 + 30 + 100 + 30 + 9, winner: true },
    ]);
  });

  it("is possible in the middle of a turn and before the first roll", () => {
    expect(refusal(ROLLED_OUT, ANA, RESIGN)).toBeNull();
    expect(refusal(started(ANA), ANA, RESIGN)).toBeNull();
  });

  it("out of turn leaves the turn to the other, and cannot be done twice", () => {
    const { match } = handled(acted(started(ANA, BEN), ANA, ROLL), BEN, RESIGN);
    expect(match.game?.sheets.map(({ status }) => status)).toEqual(["playing", "resigned"]);
    expect(match.game?.turn?.dice).toEqual([1, 2, 3, 4, 6]);
    expect(refusal(match, BEN, RESIGN)).toBe("notPlaying");
  });

  it("is refused after the end and to who does not play", () => {
    expect(refusal(ENDED, ANA, RESIGN)).toBe("gameOver");
    expect(refusal(ROLLED, EVE, RESIGN)).toBe("notSeated");
  });

  it("in the lobby is refused to who sits because no game runs, not for want of a seat", () => {
    expect(refusal(lobby(ANA), ANA, RESIGN)).toBe("noMatchRuns");
  });
});

describe("a rematch", () => {
  it("keeps only seats, rules and names; holds, bonuses and throws of the last match are gone (S22)", () => {
    const rules = chooseRules("classic", { yahtzeeBonus: 50 });
    const last = alone(cardWithout("fours"), { faces: "4 4 4 4 4", held: "xxxx-", yahtzeeBonuses: 3, rules });
    const over = acted(last, ANA, scoreIn("fours"));
    const { match, events } = handled(over, ANA, REMATCH);
    const fresh = { ...lobby(ANA), id: over.id, rules };
    expect(match).toEqual({ ...acted(fresh, ANA, START), revision: over.revision + 1 });
    expect(events).toEqual([{ type: "started" }, { type: "turnStarted", player: 0 }]);
  });

  it("refuses what was meant for the match before", () => {
    const rematch = acted(ENDED, ANA, REMATCH);
    expect(handle(rematch, command(ENDED, ANA, ROLL))).toEqual({ ok: false, reason: "stale" });
  });

  it("is played by who sits now, not by who played before", () => {
    const taken = acted(acted(ENDED, ANA, STAND), EVE, { type: "sit", side: "west", name: "Eve" });
    expect(acted(taken, EVE, REMATCH).players).toEqual([EVE]);
    expect(refusal(taken, ANA, REMATCH)).toBe("notSeated");
  });
});

it("a scripted game of nothing but Yahtzees of the fitting number ends at 1575", () => {
  let match = started(ANA);
  const order = ["yahtzee", "ones", "twos", "threes", "fours", "fives", "sixes"];
  const faces = ["6 6 6 6 6", ..."123456".split("").map((face) => Array(5).fill(face).join(" "))];
  for (const [turn, category] of order.entries()) {
    match = acted(match, ANA, rollOf(faces[turn] ?? ""), scoreIn(category));
  }
  for (const category of ["threeKind", "fourKind", "fullHouse", "smallStraight", "largeStraight", "chance"]) {
    match = acted(match, ANA, rollOf("6 6 6 6 6"), scoreIn(category));
  }
  expect(match.game && standings(match.game)[0]?.total).toBe(1575);
});

it("a whole game takes thirteen turns and then no more", () => {
  const match = playedThrough(started(ANA), ANA, "1 2 2 3 5");
  expect([match.throws, match.game?.turn]).toEqual([13, null]);
});

/** Whether the rules allow it, said once more by the lists of legal moves and by who sits where. */
function allowed(match: Match, { matchId, revision, playerId, action }: Command): boolean {
  if (matchId !== match.id || revision !== match.revision) return false;
  const { game } = match;
  const seated = SIDES.some((side) => match.seats[side]?.id === playerId);
  const others = SIDES.some((side) => match.seats[side] !== null && match.seats[side]?.id !== playerId);
  const sheet = match.players.findIndex(({ id }) => id === playerId);
  const turn = game?.turn ?? null;
  if (action.type === "sit") {
    const mayPlay = turn === null || sheet >= 0;
    return match.seats[action.side] === null && !others && mayPlay;
  }
  if (action.type === "stand") return seated && turn === null;
  if (action.type === "start") return seated && game === null;
  if (action.type === "rematch") return seated && game !== null && turn === null;
  if (game === null || turn === null) return false;
  const legal = legalMoves(game);
  if (action.type === "resign") return legal.resign.includes(sheet);
  if (turn.player !== sheet) return false;
  const isHolds = (held: readonly boolean[]): boolean => legal.hold && held.length === 5;
  if (action.type === "hold") return isHolds(action.held);
  if (action.type === "score") {
    return legal.score.some(
      ({ category, column }) => category === action.category && column === action.column,
    );
  }
  const held = action.held ?? turn.held;
  const thrown = [0, 1, 2, 3, 4].filter((die) => held[die] === false);
  return (
    (action.held === undefined ? legal.diceToRoll > 0 : isHolds(action.held)) &&
    turn.rollsUsed < 3 &&
    thrown.length > 0 &&
    thrown.every((die) => isFace(action.faces[die])) &&
    action.faces.length <= 5
  );
}

describe("any commands in any order", () => {
  it("are accepted exactly where the rules allow them, by one revision each, and change nothing else", () => {
    const seen = new Set<string>();
    forRandomCommands(30, (match, sent) => {
      const before = frozen(match);
      const result = handle(before, frozen(sent));
      const { type } = sent.action;
      seen.add(`${type} ${result.ok ? "accepted" : "refused"}`);
      if (result.ok !== allowed(before, sent)) {
        expect({ before, sent, result }).toBe("accepted exactly where the rules allow it");
      }
      if (!result.ok) {
        expect(Object.keys(REFUSAL_KEYS)).toContain(result.reason);
        return before;
      }
      const { match: next, events } = result.value;
      expect(next.revision).toBe(before.revision + 1);
      expect(next.throws).toBe(
        type === "roll" ? before.throws + 1 : type === "start" || type === "rematch" ? 0 : before.throws,
      );
      expect(events).not.toEqual([]);
      return next;
    });
    const kinds = ["sit", "stand", "start", "roll", "hold", "score", "resign", "rematch"];
    expect([...seen].sort()).toEqual(kinds.flatMap((kind) => [`${kind} accepted`, `${kind} refused`]).sort());
  });
});
