// The throws that decide who starts.
import { describe, expect, it } from "vitest";
import type { Dice } from "../../../scripts/engine/dice.ts";
import { stageOf } from "../../../scripts/match/match.ts";
import { NO_SEATS } from "../../../scripts/match/seats.ts";
import { dice } from "../../support/dice.ts";
import {
  ANA,
  acted,
  BEGIN,
  BEN,
  CEM,
  DEA,
  decidedFor,
  handled,
  holding,
  refusal,
  rollingOff,
  rollOf,
  started,
  throwsForStart,
} from "../../support/matches.ts";
import { HOLD, HOLD_AND_ROLL, ROLL, SCORE } from "../../support/moments.ts";

describe("the roll-off", () => {
  const HIGH = "6 6 6 6 6";
  const LOW = "1 1 1 1 1";

  it("takes the throws in any order and tells each one", () => {
    const { match, events } = handled(rollingOff(ANA, BEN, CEM), CEM, rollOf(HIGH));
    expect([match.rollOff, match.throws, match.game]).toEqual([[[], [], [dice(HIGH)]], 1, null]);
    expect(events).toEqual([{ type: "thrownForStart", player: 2, dice: dice(HIGH) }]);
  });

  it("throws all dice: with one held, none is thrown", () => {
    const match = rollingOff(ANA, BEN);
    expect(acted(match, ANA, rollOf("1 2 3 4 6", "-----")).rollOff).toEqual([[dice("1 2 3 4 6")], []]);
    for (const held of ["x----", "xxxxx"]) {
      expect(refusal(match, ANA, rollOf("1 2 3 4 6", held))).toBe("rollOffFirst");
    }
  });

  it.each<[string, readonly unknown[]]>([
    ["too few faces", [1, 2, 3, 4]],
    ["too many faces", [1, 2, 3, 4, 5, 6]],
    ["no faces, as without a seed", []],
    ["a seven (S16)", [1, 2, 3, 4, 7]],
    ["a word for a face", [1, 2, 3, 4, "5"]],
  ])("refuses %s", (_, faces) => {
    expect(refusal(rollingOff(ANA, BEN), ANA, { type: "roll", faces: faces as Dice })).toBe("wrongFaces");
  });

  it("is thrown in from a seat only", () => {
    const vacated = { ...rollingOff(ANA, BEN), seats: NO_SEATS };
    expect(refusal(vacated, ANA, ROLL)).toBe("notSeated");
  });

  it("tells who starts with the throw that decides it", () => {
    const { events } = handled(acted(rollingOff(ANA, BEN), ANA, rollOf(LOW)), BEN, rollOf(HIGH));
    expect(events).toEqual([
      { type: "thrownForStart", player: 1, dice: dice(HIGH) },
      { type: "rollOffWon", player: 1 },
    ]);
  });

  it("lets equal highest throw again, again equal ones once more, until one starts", () => {
    const open = throwsForStart(rollingOff(ANA, BEN, CEM, DEA), [ANA, HIGH], [BEN, HIGH], [CEM, LOW]);
    const first = handled(open, DEA, rollOf(HIGH));
    expect(first.events[1]).toEqual({ type: "rollOffTied", players: [0, 1, 3] });
    const second = handled(throwsForStart(first.match, [DEA, HIGH], [ANA, LOW]), BEN, rollOf(HIGH));
    expect(second.events[1]).toEqual({ type: "rollOffTied", players: [1, 3] });
    expect(refusal(second.match, ANA, ROLL)).toBe("rollOffThrown");
    const third = handled(acted(second.match, BEN, rollOf(HIGH)), DEA, rollOf(LOW));
    expect(third.events[1]).toEqual({ type: "rollOffWon", player: 1 });
    expect(third.match.throws).toBe(4 + 3 + 2);
  });

  it("keeps its result as a state of its own until the first turn is begun (U10)", () => {
    const decided = decidedFor(rollingOff(ANA, BEN), BEN);
    expect([stageOf(decided), decided.game, decided.players]).toEqual(["rollOff", null, [ANA, BEN]]);
    expect(decided.rollOff).toEqual([[dice(LOW)], [dice(HIGH)]]);
    const { match, events } = handled(decided, ANA, BEGIN);
    expect([stageOf(match), match.rollOff]).toEqual(["playing", null]);
    expect(events).toEqual([{ type: "turnStarted", player: 0 }]);
  });

  it("is no game: what was rolled for the start can be neither held nor scored nor rolled on (U10)", () => {
    for (const match of [rollingOff(ANA, BEN), acted(rollingOff(ANA, BEN), ANA, ROLL)]) {
      for (const action of [HOLD, SCORE]) expect(refusal(match, ANA, action)).toBe("rollOffFirst");
    }
    const decided = decidedFor(rollingOff(ANA, BEN), ANA);
    for (const action of [HOLD, SCORE, HOLD_AND_ROLL]) {
      expect(refusal(decided, ANA, action)).toBe("rollOffFirst");
    }
    expect(refusal(decided, ANA, ROLL)).toBe("rollOffDecided");
  });

  it("gives way to empty sheets and a first turn without dice", () => {
    const { game } = acted(decidedFor(rollingOff(ANA, BEN), BEN), ANA, BEGIN);
    expect(game).toEqual(started(ANA, BEN).game);
    expect(game?.turn).toEqual({ player: 0, rollsUsed: 0, dice: [], held: holding("-----") });
  });

  it("counts its throws on into the game, or the first roll would repeat the first throw for the start", () => {
    const tied = throwsForStart(rollingOff(ANA, BEN), [ANA, HIGH], [BEN, HIGH]);
    const game = acted(decidedFor(tied, ANA), ANA, BEGIN);
    expect([tied.throws, game.throws, acted(game, ANA, ROLL).throws]).toEqual([2, 4, 5]);
  });
});
