// What each player may do at each moment of a match, what is refused, with its reason, and what came too late.
import { describe, expect, it } from "vitest";
import { handle } from "../../../scripts/match/actions.ts";
import { type Match, newMatch } from "../../../scripts/match/match.ts";
import { NO_SEATS, type PlayerRef } from "../../../scripts/match/seats.ts";
import { frozen } from "../../support/games.ts";
import {
  ANA,
  acted,
  BEGIN,
  BEN,
  CEM,
  command,
  decidedFor,
  EVE,
  lobby,
  NOT_READY,
  READY,
  RESIGN,
  refusal,
  rollingOff,
  STAND,
  started,
  throwsForStart,
} from "../../support/matches.ts";
import { ENDED, HOLD, HOLD_AND_ROLL, ROLL, ROLLED, ROLLED_OUT, SCORE, SIT } from "../../support/moments.ts";

describe("at each moment each action", () => {
  const actions = {
    ...{ SIT, STAND, READY, NOT_READY, BEGIN },
    ...{ ROLL, HOLD_AND_ROLL, HOLD, SCORE, RESIGN },
  };
  const outcomes = (match: Match, player: PlayerRef) =>
    Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, refusal(match, player, action) ?? "done"]),
    );
  /** The same reason for all that is done with dice. */
  const dicePlay = (reason: string) => ({
    ROLL: reason,
    HOLD_AND_ROLL: reason,
    HOLD: reason,
    SCORE: reason,
  });
  const noSeat = { STAND: "notSeated", READY: "notSeated", NOT_READY: "notSeated" };
  const noMatch = { BEGIN: "noMatchRuns", ...dicePlay("noMatchRuns"), RESIGN: "noMatchRuns" };
  const between = { SIT: "done", STAND: "done", READY: "done", NOT_READY: "notReady" };
  const runs = { STAND: "alreadyPlaying", READY: "alreadyPlaying", NOT_READY: "alreadyPlaying" };
  const running = { ...runs, SIT: "done", BEGIN: "alreadyPlaying", RESIGN: "done" };
  const watches = {
    ...{ SIT: "matchRuns", READY: "matchRuns", NOT_READY: "matchRuns", BEGIN: "matchRuns" },
    ...{ ...dicePlay("matchRuns"), RESIGN: "matchRuns" },
  };
  const startOpen = {
    ...{ ...runs, SIT: "done", BEGIN: "rollOffOpen", RESIGN: "done" },
    ...{ HOLD: "rollOffFirst", HOLD_AND_ROLL: "rollOffFirst", SCORE: "rollOffFirst" },
  };
  const rows: readonly [string, Match, PlayerRef, Readonly<Record<string, string>>][] = [
    ["at a free table, for who stands", newMatch("match-1"), ANA, { ...noSeat, ...noMatch, SIT: "done" }],
    ["in the lobby, for who sits", lobby(ANA), ANA, { ...between, ...noMatch }],
    ["in the lobby, for another", lobby(ANA), EVE, { ...noSeat, ...noMatch, SIT: "done" }],
    ["in the roll-off, for who has not thrown", rollingOff(ANA, BEN), ANA, { ...startOpen, ROLL: "done" }],
    [
      "in the roll-off, for who has thrown",
      acted(rollingOff(ANA, BEN), ANA, ROLL),
      ANA,
      { ...startOpen, ROLL: "rollOffThrown" },
    ],
    [
      "in the roll-off, for who threw less than the equal highest",
      throwsForStart(rollingOff(ANA, BEN, CEM), [ANA, "6 6 6 6 6"], [BEN, "1 1 1 1 1"], [CEM, "6 6 6 6 6"]),
      BEN,
      { ...startOpen, SIT: "seatTaken", ROLL: "rollOffThrown" },
    ],
    [
      "once it is decided who starts, for each player",
      decidedFor(rollingOff(ANA, BEN), ANA),
      BEN,
      { ...startOpen, BEGIN: "done", ROLL: "rollOffDecided", RESIGN: "rollOffDecided" },
    ],
    [
      "in the roll-off, for who watches",
      decidedFor(rollingOff(ANA, BEN), ANA),
      EVE,
      {
        ...{ ...watches, STAND: "notSeated" },
        ...{ HOLD_AND_ROLL: "rollOffFirst", HOLD: "rollOffFirst", SCORE: "rollOffFirst" },
      },
    ],
    [
      "in the roll-off, for who has left it and still sits",
      acted(rollingOff(ANA, BEN, CEM), BEN, RESIGN),
      BEN,
      {
        ...{ ...watches, SIT: "seatTaken", STAND: "done" },
        ...{ HOLD_AND_ROLL: "rollOffFirst", HOLD: "rollOffFirst", SCORE: "rollOffFirst" },
      },
    ],
    [
      "before the first roll, for the player",
      started(ANA),
      ANA,
      { ...running, ROLL: "done", HOLD_AND_ROLL: "notRolled", HOLD: "notRolled", SCORE: "notRolled" },
    ],
    ["after a roll, for the player", ROLLED, ANA, { ...running, ...dicePlay("done") }],
    [
      "after the last roll, for the player",
      ROLLED_OUT,
      ANA,
      { ...running, ...dicePlay("noRollsLeft"), SCORE: "done" },
    ],
    ["while another plays, for who watches", ROLLED, EVE, { ...watches, STAND: "notSeated" }],
    [
      "while others play, for who has left the roll-off and still sits",
      acted(decidedFor(acted(rollingOff(ANA, BEN, CEM), BEN, RESIGN), ANA), ANA, BEGIN),
      BEN,
      { ...watches, SIT: "seatTaken", STAND: "done" },
    ],
    [
      "while it is the own turn, for who has no seat after a pause",
      { ...ROLLED, seats: NO_SEATS },
      ANA,
      { ...running, STAND: "notSeated", ...dicePlay("notSeated") },
    ],
    [
      "out of turn, for who plays too",
      acted(started(ANA, BEN), ANA, ROLL),
      BEN,
      { ...running, ...dicePlay("notYourTurn") },
    ],
    [
      "after the end, for the player",
      ENDED,
      ANA,
      { ...between, BEGIN: "noMatchRuns", ...dicePlay("gameOver"), RESIGN: "gameOver" },
    ],
    [
      "after the end, for another",
      ENDED,
      EVE,
      { ...noSeat, SIT: "done", BEGIN: "noMatchRuns", ...dicePlay("notSeated"), RESIGN: "notSeated" },
    ],
    [
      "after the end, for another who has taken a chair",
      acted(ENDED, EVE, { type: "sit", side: "east", name: "Eve" }),
      EVE,
      { ...between, BEGIN: "noMatchRuns", ...dicePlay("gameOver"), RESIGN: "gameOver" },
    ],
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

  it("a double press of Roll for the start is one throw, also where equal sums throw again (U4)", () => {
    const match = acted(rollingOff(ANA, BEN), ANA, ROLL);
    const press = command(match, BEN, ROLL);
    const first = handle(match, press);
    if (!first.ok) throw new Error(first.reason);
    const tied = first.value.match;
    expect(refusal(tied, BEN, ROLL)).toBeNull();
    expect(handle(tied, press)).toEqual({ ok: false, reason: "stale" });
  });
});
