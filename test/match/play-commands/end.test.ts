// The end of a game together, and who has won.
import { describe, expect, it } from "vitest";
import { preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { standings } from "../../../scripts/engine/totals.ts";
import { stageOf } from "../../../scripts/match/match.ts";
import { type PlayerRef, seatedPlayers } from "../../../scripts/match/seats.ts";
import {
  ANA,
  acted,
  BEN,
  CEM,
  cardOf,
  cardWithout,
  DEA,
  FOUR,
  finishedTogether,
  handled,
  rollOf,
  scoreIn,
  started,
  together,
} from "../../support/matches.ts";
import { ROLL, SCORE } from "../../support/moments.ts";

describe("the end of a game together", () => {
  const LAST: readonly (readonly [PlayerRef, ReturnType<typeof cardOf>])[] = [
    [ANA, cardWithout("chance")],
    [BEN, cardWithout("chance")],
    [CEM, cardWithout("chance")],
  ];

  it("comes after equal turns for everybody, not with the first full sheet (S13)", () => {
    let match = together(LAST);
    const stages = [ANA, BEN, CEM].map((player) => {
      match = acted(match, player, ROLL, SCORE);
      return [stageOf(match), match.game?.turn?.player ?? null];
    });
    expect(stages).toEqual([
      ["playing", 1],
      ["playing", 2],
      ["finished", null],
    ]);
  });

  it("comes after thirteen turns each in a whole game of four (S13)", () => {
    let match = started(...FOUR);
    const before = match.throws;
    for (const { id } of preparedRules(match.rules).categories) {
      for (const player of FOUR) match = acted(match, player, rollOf("1 2 2 3 5"), scoreIn(id));
    }
    expect([stageOf(match), match.throws - before]).toEqual(["finished", 4 * 13]);
  });

  it("is a shared win for equal best totals: 241 and 241 (S10)", () => {
    const card = { ...cardWithout("chance"), yahtzee: 0, threeKind: 14 };
    const both = together([
      [ANA, card],
      [BEN, card],
    ]);
    const match = acted(acted(both, ANA, ROLL, SCORE), BEN, ROLL, SCORE);
    expect(match.game && standings(match.game)).toEqual([
      { player: 0, total: 241, winner: true },
      { player: 1, total: 241, winner: true },
    ]);
  });

  it("is a shared win for just those who are equal, wherever they sit (S10)", () => {
    const { game } = finishedTogether(
      [ANA, cardOf(150)],
      [BEN, cardOf(200)],
      [CEM, cardOf(199)],
      [DEA, cardOf(200)],
    );
    expect(game && standings(game).map(({ winner }) => winner)).toEqual([false, true, false, true]);
  });

  it("counts a Yahtzee bonus of the very last entry before the winner is decided (S11)", () => {
    const match = together([
      [ANA, cardWithout("fours")],
      [BEN, cardWithout("fours")],
    ]);
    const last = acted(acted(match, ANA, rollOf("4 4 4 4 6"), scoreIn("fours")), BEN, rollOf("4 4 4 4 4"));
    const { match: over } = handled(last, BEN, scoreIn("fours"));
    expect(over.game && standings(over.game)).toEqual([
      { player: 0, total: 256 + 16 + 35, winner: false },
      { player: 1, total: 256 + 20 + 35 + 100, winner: true },
    ]);
  });

  it("leaves everybody the seat, and nobody ready for another game", () => {
    const match = finishedTogether([ANA, cardOf(1)], [BEN, cardOf(2)]);
    expect([seatedPlayers(match.seats), match.ready]).toEqual([[ANA, BEN], []]);
  });
});
