// Resigning in a game and in the roll-off.
import { describe, expect, it } from "vitest";
import { standings } from "../../../scripts/engine/totals.ts";
import { stageOf } from "../../../scripts/match/match.ts";
import { rollOffStanding } from "../../../scripts/match/roll-off.ts";
import { dice } from "../../support/dice.ts";
import {
  ANA,
  acted,
  allReady,
  BEGIN,
  BEN,
  CEM,
  cardOf,
  cardWithout,
  EVE,
  handled,
  holding,
  lobby,
  RESIGN,
  refusal,
  rollingOff,
  rollOf,
  STAND,
  scoreIn,
  started,
  throwsForStart,
  together,
} from "../../support/matches.ts";
import { ENDED, ROLL, ROLLED, ROLLED_OUT, SCORE } from "../../support/moments.ts";

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

  it("in turn gives the turn to the next one clockwise, who has no dice yet", () => {
    const { match, events } = handled(acted(started(ANA, BEN, CEM), ANA, ROLL), ANA, RESIGN);
    expect(match.game?.turn).toEqual({ player: 1, rollsUsed: 0, dice: [], held: holding("-----") });
    expect(events).toEqual([
      { type: "resigned", player: 0 },
      { type: "turnStarted", player: 1 },
    ]);
  });

  it("takes a player out of the turn order for good: the next occupied sheet is next", () => {
    let match = acted(started(ANA, BEN, CEM), BEN, RESIGN);
    const turns: number[] = [];
    for (const category of ["chance", "ones"]) {
      for (const player of [ANA, CEM]) {
        turns.push(match.game?.turn?.player ?? -1);
        match = acted(match, player, ROLL, scoreIn(category));
      }
    }
    expect(turns).toEqual([0, 2, 0, 2]);
    expect(refusal(match, BEN, ROLL)).toBe("outOfMatch");
  });

  it("ends all hope of winning while another plays on, with the best total too", () => {
    const { chance: _, ...poor } = cardOf(0);
    const ahead = together([
      [ANA, cardWithout("chance")],
      [BEN, { ...poor, yahtzee: 50 }],
      [CEM, poor],
    ]);
    const over = acted(acted(acted(ahead, ANA, RESIGN), BEN, ROLL, SCORE), CEM, ROLL, SCORE);
    expect(over.game && standings(over.game)).toEqual([
      { player: 0, total: 281, winner: false },
      { player: 1, total: 66, winner: true },
      { player: 2, total: 16, winner: false },
    ]);
  });

  it("of the last one who plays, when all others have finished, is stopping and can win", () => {
    const last = acted(
      together([
        [ANA, cardWithout("chance", "ones")],
        [BEN, cardOf(100)],
      ]),
      ANA,
      RESIGN,
    );
    expect(last.game?.sheets.map(({ status }) => status)).toEqual(["stopped", "playing"]);
    expect(last.game && standings(last.game).map(({ winner }) => winner)).toEqual([true, false]);
  });

  it("of all but one lets that one play on alone, or stop and win with what is there", () => {
    const last = acted(acted(started(ANA, BEN, CEM), BEN, RESIGN), CEM, RESIGN);
    const on = acted(last, ANA, ROLL, SCORE);
    expect([stageOf(on), on.game?.turn?.player]).toEqual(["playing", 0]);
    const stopped = acted(on, ANA, RESIGN);
    expect(stopped.game?.sheets.map(({ status }) => status)).toEqual(["stopped", "resigned", "resigned"]);
    expect(stopped.game && standings(stopped.game).map(({ winner }) => winner)).toEqual([true, false, false]);
  });

  it("is refused after the end and to who does not play", () => {
    expect(refusal(ENDED, ANA, RESIGN)).toBe("gameOver");
    expect(refusal(ROLLED, EVE, RESIGN)).toBe("matchRuns");
    expect(refusal(ENDED, EVE, RESIGN)).toBe("notSeated");
  });

  it("in the lobby is refused to who sits because no game runs, not for want of a seat", () => {
    expect(refusal(lobby(ANA), ANA, RESIGN)).toBe("noMatchRuns");
  });
});

describe("resigning in the roll-off", () => {
  const HIGH = "6 6 6 6 6";
  const LOW = "1 1 1 1 1";

  it("is leaving the match: the others go on with their throws", () => {
    const thrown = throwsForStart(rollingOff(ANA, BEN, CEM), [ANA, LOW], [CEM, HIGH]);
    const { match, events } = handled(rollingOff(ANA, BEN, CEM), ANA, RESIGN);
    expect([match.players, match.rollOff]).toEqual([
      [BEN, CEM],
      [[], []],
    ]);
    expect(events).toEqual([{ type: "leftRollOff", who: ANA }]);
    const { rollOff } = acted(thrown, ANA, RESIGN);
    expect(rollOff).toEqual([[], [dice(HIGH)]]);
  });

  it("of the one who was waited for decides who starts", () => {
    const thrown = throwsForStart(rollingOff(ANA, BEN, CEM), [BEN, LOW], [CEM, HIGH]);
    const { match, events } = handled(thrown, ANA, RESIGN);
    expect(events).toEqual([
      { type: "leftRollOff", who: ANA },
      { type: "rollOffWon", player: 1 },
    ]);
    expect(acted(match, BEN, BEGIN).players).toEqual([CEM, BEN]);
  });

  it("of the one who was waited for lets equal others throw again", () => {
    const thrown = throwsForStart(rollingOff(ANA, BEN, CEM), [BEN, HIGH], [CEM, HIGH]);
    expect(handled(thrown, ANA, RESIGN).events).toEqual([
      { type: "leftRollOff", who: ANA },
      { type: "rollOffTied", players: [0, 1] },
    ]);
  });

  it("is refused once it is decided, or the one who lost could have it thrown anew", () => {
    const decided = throwsForStart(rollingOff(ANA, BEN, CEM), [ANA, HIGH], [BEN, LOW], [CEM, "3 3 3 3 3"]);
    const byLeaving = acted(throwsForStart(rollingOff(ANA, BEN, CEM), [BEN, LOW], [CEM, HIGH]), ANA, RESIGN);
    for (const player of [ANA, BEN, CEM]) expect(refusal(decided, player, RESIGN)).toBe("rollOffDecided");
    for (const player of [BEN, CEM]) expect(refusal(byLeaving, player, RESIGN)).toBe("rollOffDecided");
    const begun = acted(decided, BEN, BEGIN);
    expect([begun.players, refusal(begun, BEN, RESIGN)]).toEqual([[ANA, BEN, CEM], null]);
  });

  it("of one of the equal highest gives the start to the other", () => {
    const tied = throwsForStart(rollingOff(ANA, BEN, CEM), [ANA, HIGH], [BEN, LOW], [CEM, HIGH]);
    const { match, events } = handled(tied, ANA, RESIGN);
    expect(events).toEqual([
      { type: "leftRollOff", who: ANA },
      { type: "rollOffWon", player: 1 },
    ]);
    expect(match.rollOff && rollOffStanding(match.rollOff).starter).toBe(1);
    expect(acted(match, BEN, BEGIN).players).toEqual([CEM, BEN]);
  });

  it("leaves who is left alone in the lobby, where nobody is ready and everybody sits", () => {
    const thrown = acted(rollingOff(ANA, BEN), BEN, ROLL);
    const { match, events } = handled(thrown, ANA, RESIGN);
    expect(match).toEqual({ ...lobby(ANA, BEN), revision: thrown.revision + 1 });
    expect(events).toEqual([{ type: "leftRollOff", who: ANA }]);
  });

  it("is for good: who has left can neither throw nor begin nor leave once more", () => {
    const left = acted(rollingOff(ANA, BEN, CEM), ANA, RESIGN);
    for (const action of [ROLL, RESIGN, BEGIN]) expect(refusal(left, ANA, action)).toBe("matchRuns");
  });

  it("takes no seat away, and leaves it free when its player gets up while the others play on", () => {
    const left = acted(rollingOff(ANA, BEN, CEM), BEN, RESIGN);
    expect(left.seats.east?.name).toBe("Ben");
    expect(acted(left, BEN, STAND).seats.east).toBeNull();
  });

  it("keeps nobody from saying ready for the next game", () => {
    const left = acted(rollingOff(ANA, BEN), ANA, RESIGN);
    expect(allReady(left)).toEqual({ ...rollingOff(ANA, BEN), revision: left.revision + 2 });
  });
});
