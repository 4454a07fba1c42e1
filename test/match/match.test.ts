// What a match says of itself at each stage.
import { describe, expect, it } from "vitest";
import {
  isRunning,
  isWaitedFor,
  keepsSeat,
  type Match,
  newMatch,
  playsOn,
  sheetOf,
  stageOf,
  waitsFor,
} from "../../scripts/match/match.ts";
import { bySeat, NO_SEATS, seatedPlayers, seatOf } from "../../scripts/match/seats.ts";
import {
  ANA,
  acted,
  BEGIN,
  BEN,
  CEM,
  cardWithout,
  decidedFor,
  EVE,
  ended,
  finishedTogether,
  lobby,
  READY,
  RESIGN,
  rollingOff,
  rollOf,
  scoreIn,
  started,
  together,
} from "../support/matches.ts";

const ENDED = ended(cardWithout("chance"), "1 2 3 4 6", "chance");

it("a new match is a lobby in which nobody sits, by the rules as printed", () => {
  expect(newMatch("match-1")).toEqual({
    id: "match-1",
    revision: 0,
    rules: {
      ruleSet: "classic",
      houseRules: {
        joker: "forced",
        yahtzeeBonus: 100,
        yahtzeeBonusCap: "none",
      },
    },
    target: null,
    help: { hints: "unstaked", standIn: "strong" },
    seats: { north: null, east: null, south: null, west: null },
    ready: [],
    players: [],
    rollOff: null,
    absences: [],
    stakes: null,
    hinted: [],
    playedFor: [],
    log: null,
    throws: 0,
    game: null,
  });
});

it("a match is a lobby, then rolled off where several play, then played, then finished", () => {
  const together = [lobby(ANA, BEN), rollingOff(ANA, BEN), decidedFor(rollingOff(ANA, BEN), BEN)];
  expect(together.map(stageOf)).toEqual(["lobby", "rollOff", "rollOff"]);
  expect([started(ANA, BEN), finishedTogether([ANA, {}], [BEN, {}])].map(stageOf)).toEqual([
    "playing",
    "finished",
  ]);
  expect([lobby(ANA), started(ANA), ENDED].map(stageOf)).toEqual(["lobby", "playing", "finished"]);
});

it("a match runs from the roll-off to the last entry", () => {
  const stages = [lobby(ANA, BEN), rollingOff(ANA, BEN), started(ANA, BEN), started(ANA), ENDED];
  expect(stages.map(isRunning)).toEqual([false, true, true, true, false]);
});

describe("a match waits", () => {
  it("for nobody before and after a game", () => {
    expect([lobby(ANA, BEN), ENDED].map(waitsFor)).toEqual([[], []]);
  });

  it("in the roll-off for who has to throw, and for nobody once it is decided", () => {
    const open = rollingOff(ANA, BEN, CEM);
    expect(waitsFor(open)).toEqual([0, 1, 2]);
    expect(waitsFor(acted(open, BEN, rollOf("1 2 3 4 6")))).toEqual([0, 2]);
    expect(waitsFor(decidedFor(open, CEM))).toEqual([]);
  });

  it("in a game for whose turn it is", () => {
    const match = started(ANA, BEN);
    expect([match, acted(match, ANA, rollOf("1 2 3 4 6"), scoreIn("chance"))].map(waitsFor)).toEqual([
      [0],
      [1],
    ]);
  });
});

describe("it is waited", () => {
  const waited = (match: Match) => [ANA, BEN, CEM, EVE].map(({ id }) => isWaitedFor(match, id));

  it("for nobody before and after a game, whoever is ready", () => {
    expect(waited(lobby(ANA, BEN))).toEqual([false, false, false, false]);
    expect(waited(acted(lobby(ANA, BEN), ANA, READY))).toEqual([false, false, false, false]);
    expect(waited(finishedTogether([ANA, {}], [BEN, {}]))).toEqual([false, false, false, false]);
  });

  it("in the roll-off for who has to throw, and for nobody once it is decided", () => {
    const open = rollingOff(ANA, BEN, CEM);
    expect(waited(open)).toEqual([true, true, true, false]);
    expect(waited(acted(open, BEN, rollOf("1 2 3 4 6")))).toEqual([true, false, true, false]);
    expect(waited(decidedFor(open, CEM))).toEqual([false, false, false, false]);
  });

  it("in a game for whose turn it is, by the place in the turn order and not by the seat", () => {
    const game = acted(decidedFor(rollingOff(ANA, BEN, CEM), BEN), ANA, BEGIN);
    expect(waited(game)).toEqual([false, true, false, false]);
    expect(waited(acted(game, BEN, rollOf("1 2 3 4 6"), scoreIn("chance")))).toEqual([
      ...[false, false, true, false],
    ]);
    expect(waited(acted(game, BEN, RESIGN))).toEqual([false, false, true, false]);
  });
});

describe("turns to come", () => {
  const have = (match: Match) => [ANA, BEN, EVE].map(({ id }) => playsOn(match, id));

  it("have all who play from the roll-off on, and nobody before and after a game", () => {
    const running = [rollingOff(ANA, BEN), decidedFor(rollingOff(ANA, BEN), BEN), started(ANA, BEN)];
    expect(running.map(have)).toEqual(running.map(() => [true, true, false]));
    const others = [lobby(ANA, BEN), finishedTogether([ANA, {}], [BEN, {}]), ENDED];
    expect(others.map(have)).toEqual(others.map(() => [false, false, false]));
  });

  it("has nobody who has resigned, left the roll-off or filled the sheet while others play on", () => {
    expect(have(acted(started(ANA, BEN, CEM), BEN, RESIGN))).toEqual([true, false, false]);
    expect(have(acted(rollingOff(ANA, BEN, CEM), ANA, RESIGN))).toEqual([false, true, false]);
    const last = together([
      [ANA, cardWithout("chance")],
      [BEN, cardWithout("chance")],
    ]);
    expect(have(acted(last, ANA, rollOf("1 2 3 4 6"), scoreIn("chance")))).toEqual([false, true, false]);
  });
});

describe("a seat", () => {
  const keeps = (match: Match) => [ANA, BEN, EVE].map(({ id }) => keepsSeat(match, id));

  it("is kept for who plays from the roll-off to the last entry, also without being on a chair", () => {
    const matches = [rollingOff(ANA, BEN), decidedFor(rollingOff(ANA, BEN), BEN), started(ANA, BEN)];
    for (const match of matches) {
      expect(keeps(match)).toEqual([true, true, false]);
      expect(keeps({ ...match, seats: NO_SEATS })).toEqual([true, true, false]);
    }
    expect(keeps(started(ANA))).toEqual([true, false, false]);
  });

  it("is kept for who has resigned while others play on, not for who has left the roll-off", () => {
    expect(keeps(acted(started(ANA, BEN, CEM), BEN, RESIGN))).toEqual([true, true, false]);
    expect(keeps(acted(rollingOff(ANA, BEN, CEM), BEN, RESIGN))).toEqual([true, false, false]);
  });

  it("is kept for nobody before and after a game", () => {
    const matches = [lobby(ANA, BEN), finishedTogether([ANA, {}], [BEN, {}]), ENDED];
    expect(matches.map(keeps)).toEqual(matches.map(() => [false, false, false]));
  });
});

describe("a player", () => {
  it("has the sheet of the own place in the turn order, and none without playing", () => {
    const match = started(ANA, BEN);
    expect([ANA, BEN, EVE].map(({ id }) => sheetOf(match, id))).toEqual([0, 1, null]);
    expect(sheetOf(lobby(ANA), ANA.id)).toBeNull();
  });

  it("has a place in the roll-off clockwise from the north, and in the game from who starts", () => {
    const decided = decidedFor(rollingOff(ANA, BEN, CEM), BEN);
    expect([ANA, BEN, CEM].map(({ id }) => sheetOf(decided, id))).toEqual([0, 1, 2]);
    expect([ANA, BEN, CEM].map(({ id }) => sheetOf(acted(decided, ANA, BEGIN), id))).toEqual([2, 0, 1]);
  });

  it("has the turn until the category is chosen, then the next one clockwise", () => {
    const match = started(ANA, BEN);
    const inTurn = ({ players, game }: Match) => players[game?.turn?.player ?? -1];
    expect(inTurn(match)).toEqual(ANA);
    expect(inTurn(acted(match, ANA, rollOf("1 2 3 4 6"), scoreIn("chance")))).toEqual(BEN);
    expect([inTurn(lobby(ANA)), inTurn(ENDED)]).toEqual([undefined, undefined]);
  });

  it("is found on the seat, and seats are counted clockwise from the north", () => {
    const seats = { north: null, east: BEN, south: null, west: ANA };
    expect([seatOf(seats, ANA.id), seatOf(seats, EVE.id)]).toEqual(["west", null]);
    expect(seatedPlayers(seats)).toEqual([BEN, ANA]);
    expect([EVE, ANA, BEN].sort(bySeat(seats))).toEqual([BEN, ANA, EVE]);
  });
});
