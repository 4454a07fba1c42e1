// The others close the sheet of somebody who stays away, or take that player out of the roll-off.
import { describe, expect, it } from "vitest";
import { standings } from "../../../scripts/engine/totals.ts";
import { absenceOf } from "../../../scripts/match/absence.ts";
import { type Match, stageOf } from "../../../scripts/match/match.ts";
import type { PlayerRef } from "../../../scripts/match/seats.ts";
import {
  ANA,
  AWAY,
  acted,
  agreed,
  BACK,
  BEGIN,
  BEN,
  CEM,
  cardOf,
  cardWithout,
  DEA,
  decidedFor,
  deciding,
  FOUR,
  handled,
  holding,
  lobby,
  RESIGN,
  refusal,
  rollingOff,
  STAND,
  started,
  throwsForStart,
  together,
  withAway,
} from "../../support/matches.ts";
import { HOLD, ROLL, SCORE } from "../../support/moments.ts";

const THREE = started(ANA, BEN, CEM);
const HIGH = "6 6 6 6 6";
const LOW = "1 1 1 1 1";

function verdictOn(match: Match, { id }: PlayerRef) {
  return absenceOf(match, id)?.verdict;
}

describe("closing a sheet", () => {
  it("gives the turn to the next one clockwise, who has no dice yet (U17)", () => {
    const match = acted(withAway(acted(THREE, ANA, ROLL), ANA), BEN, deciding(ANA, "close"));
    const closed = handled(match, CEM, deciding(ANA, "close"));
    expect(closed.events).toEqual([
      { type: "voted", who: CEM, away: ANA, verdict: "close" },
      { type: "decided", away: ANA, verdict: "close" },
      { type: "resigned", player: 0, closed: true },
      { type: "turnStarted", player: 1 },
    ]);
    expect(closed.match.game?.turn).toEqual({ player: 1, rollsUsed: 0, dice: [], held: holding("-----") });
    expect(closed.match.absences).toEqual([]);
  });

  it("passes over who has resigned, and goes round from the last to the first (U17)", () => {
    const bensTurn = acted(acted(THREE, ANA, ROLL, SCORE), CEM, RESIGN);
    const closed = agreed(withAway(bensTurn, BEN), BEN, "close", ANA);
    expect(closed.game?.turn?.player).toBe(0);
  });

  it("out of turn leaves turn and dice as they are", () => {
    const rolled = acted(THREE, ANA, ROLL, HOLD);
    const closed = agreed(withAway(rolled, CEM), CEM, "close", ANA, BEN);
    expect(closed.game?.turn).toEqual(rolled.game?.turn);
    const next = acted(acted(closed, ANA, SCORE), BEN, ROLL, SCORE);
    expect(next.game?.turn?.player).toBe(0);
  });

  it("keeps the total in the results, which cannot win while another plays on", () => {
    const { chance: _, ...poor } = cardOf(0);
    const ahead = together([
      [ANA, cardWithout("chance")],
      [BEN, { ...poor, yahtzee: 50 }],
    ]);
    const over = acted(agreed(withAway(ahead, ANA), ANA, "close", BEN), BEN, ROLL, SCORE);
    expect(over.game && standings(over.game)).toEqual([
      { player: 0, total: 281, winner: false },
      { player: 1, total: 66, winner: true },
    ]);
  });

  it("lets the one who is left play on alone, or stop and win", () => {
    const left = agreed(withAway(started(ANA, BEN), ANA), ANA, "close", BEN);
    expect([stageOf(left), left.game?.turn?.player]).toEqual(["playing", 1]);
    const stopped = acted(acted(left, BEN, ROLL, SCORE), BEN, RESIGN);
    expect(stopped.game?.sheets.map(({ status }) => status)).toEqual(["closed", "stopped"]);
    expect(stopped.game && standings(stopped.game).map(({ winner }) => winner)).toEqual([false, true]);
  });

  it("is for good: that player neither plays, resigns, is away nor decides, but keeps the seat", () => {
    const closed = withAway(agreed(withAway(THREE, CEM), CEM, "close", ANA, BEN), BEN);
    expect(refusal(closed, CEM, RESIGN)).toBe("notPlaying");
    expect(refusal(closed, CEM, AWAY)).toBe("gameOver");
    expect(refusal(closed, CEM, deciding(BEN, "wait"))).toBe("mayNotDecide");
    expect(refusal(closed, CEM, STAND)).toBe("alreadyPlaying");
    expect(closed.seats.south).toEqual(CEM);
  });

  it("of one changes nothing for another who is away", () => {
    const two = withAway(started(...FOUR), CEM, DEA);
    const match = agreed(acted(two, ANA, deciding(DEA, "wait")), CEM, "close", ANA, BEN);
    expect(match.absences).toEqual([
      { player: DEA.id, votes: [{ voter: ANA.id, verdict: "wait" }], verdict: null },
    ]);
  });
});

describe("closing in the roll-off", () => {
  const open = rollingOff(ANA, BEN, CEM);

  it("is leaving it: the others go on with their throws", () => {
    const thrown = throwsForStart(open, [ANA, LOW]);
    const voted = acted(withAway(thrown, CEM), ANA, deciding(CEM, "close"));
    const { match, events } = handled(voted, BEN, deciding(CEM, "close"));
    expect(events).toEqual([
      { type: "voted", who: BEN, away: CEM, verdict: "close" },
      { type: "decided", away: CEM, verdict: "close" },
      { type: "leftRollOff", who: CEM },
    ]);
    expect([match.players, match.rollOff, match.absences]).toEqual([[ANA, BEN], [[[1, 1, 1, 1, 1]], []], []]);
    expect(match.seats.south).toEqual(CEM);
  });

  it.each([
    ["decides who starts", LOW, { type: "rollOffWon", player: 1 }],
    ["lets equal others throw again", HIGH, { type: "rollOffTied", players: [0, 1] }],
  ])("of the one who was waited for %s", (_, anas, outcome) => {
    const thrown = throwsForStart(open, [ANA, anas], [BEN, HIGH]);
    const voted = acted(withAway(thrown, CEM), ANA, deciding(CEM, "close"));
    expect(handled(voted, BEN, deciding(CEM, "close")).events.slice(2)).toEqual([
      { type: "leftRollOff", who: CEM },
      outcome,
    ]);
  });

  it("of two brings the one who is left back to the lobby", () => {
    const { match, events } = handled(withAway(rollingOff(ANA, BEN), BEN), ANA, deciding(BEN, "close"));
    expect(events.map(({ type }) => type)).toEqual(["voted", "decided", "leftRollOff"]);
    expect(stageOf(match)).toBe("lobby");
    expect([match.players, match.absences, match.throws]).toEqual([[], [], 0]);
    expect(match.seats).toEqual(lobby(ANA, BEN).seats);
  });

  it("once it is decided waits for the first turn, so that nobody can have it thrown anew", () => {
    const decided = withAway(decidedFor(open, CEM), CEM);
    const voted = acted(decided, ANA, deciding(CEM, "close"));
    const both = handled(voted, BEN, deciding(CEM, "close"));
    expect(both.events).toEqual([{ type: "voted", who: BEN, away: CEM, verdict: "close" }]);
    expect([both.match.rollOff, verdictOn(both.match, CEM)]).toEqual([decided.rollOff, null]);
    const begun = handled(both.match, ANA, BEGIN);
    expect(begun.events).toEqual([
      { type: "turnStarted", player: 0 },
      { type: "decided", away: CEM, verdict: "close" },
      { type: "resigned", player: 0, closed: true },
      { type: "turnStarted", player: 1 },
    ]);
    expect(begun.match.players).toEqual([CEM, ANA, BEN]);
    expect(begun.match.game?.sheets.map(({ status }) => status)).toEqual(["closed", "playing", "playing"]);
    expect(begun.match.absences).toEqual([]);
  });

  it("once it is decided can still be taken back, or by coming back", () => {
    const voted = agreed(withAway(decidedFor(open, ANA), CEM), CEM, "close", ANA, BEN);
    for (const match of [acted(voted, BEN, deciding(CEM, "wait")), acted(voted, CEM, BACK)]) {
      const statuses = acted(match, ANA, BEGIN).game?.sheets.map(({ status }) => status);
      expect(statuses).toEqual(["playing", "playing", "playing"]);
    }
  });

  it("once it is decided among two lets the other play on alone from the first turn", () => {
    const decided = withAway(decidedFor(rollingOff(ANA, BEN), BEN), BEN);
    const begun = acted(agreed(decided, BEN, "close", ANA), ANA, BEGIN);
    expect(begun.game?.turn?.player).toBe(1);
    expect(begun.players[1]).toEqual(ANA);
  });

  it("is not what waiting and playing on are: they are decided at once and stay for the game", () => {
    for (const verdict of ["wait", "playOn"] as const) {
      const said = agreed(withAway(decidedFor(open, ANA), CEM), CEM, verdict, ANA, BEN);
      expect([said, acted(said, ANA, BEGIN)].map((match) => verdictOn(match, CEM))).toEqual([
        ...[verdict, verdict],
      ]);
    }
  });
});
