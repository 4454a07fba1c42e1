// Who wins what is at stake: at the end of the game, and where the others have left the roll-off.
import { describe, expect, it } from "vitest";
import { type Match, stageOf } from "../../../scripts/match/match.ts";
import type { PlayerRef } from "../../../scripts/match/seats.ts";
import {
  ANA,
  acted,
  agreed,
  BEN,
  CEM,
  cardOf,
  cardWithout,
  DEA,
  decidedFor,
  forStakes,
  handled,
  listing,
  lobby,
  RESIGN,
  refusal,
  rollingOff,
  STAND,
  started,
  together,
  withAway,
} from "../../support/matches.ts";
import { ROLL, SCORE } from "../../support/moments.ts";

/** The last entry is the last one's Chance, 16 points, in a game for stakes; others have these totals already. */
function lastEntry(
  last: PlayerRef,
  before: number,
  ...others: readonly (readonly [PlayerRef, number])[]
): Match {
  const { chance: _, ...zeros } = cardOf(0);
  const mine = { ...zeros, yahtzee: before === 0 ? 0 : 50, threeKind: Math.max(0, before - 50) };
  return acted(
    forStakes(together([[last, mine], ...others.map(([who, total]) => [who, cardOf(total)] as const)])),
    last,
    ROLL,
  );
}

describe("the end of a game for stakes", () => {
  it("tells who has won the pot, after the end, and keeps it with what was agreed", () => {
    const match = lastEntry(ANA, 50, [BEN, 20], [CEM, 30]);
    const { match: over, events } = handled(match, ANA, SCORE);
    expect(events.slice(-2)).toEqual([{ type: "ended" }, { type: "potWon", winners: [ANA] }]);
    expect(over.stakes).toEqual({ ...match.stakes, won: [ANA] });
    expect(stageOf(over)).toBe("finished");
  });

  it.each<[string, readonly PlayerRef[], readonly PlayerRef[]]>([
    ["two", [CEM, BEN], [BEN, CEM]],
    ["three", [CEM, ANA, BEN], [ANA, BEN, CEM]],
  ])("of %s tied gives it to them in seat order, whoever began (S10)", (_, tied, winners) => {
    const [last = CEM, ...others] = tied;
    const match = lastEntry(last, 0, ...others.map((who) => [who, 16] as const), [DEA, 15]);
    const seated = { ...match, seats: { north: ANA, east: BEN, south: CEM, west: DEA } };
    expect(handled(seated, last, SCORE).events.at(-1)).toEqual({ type: "potWon", winners });
  });

  it("puts who is tied and has no seat last", () => {
    const match = lastEntry(ANA, 0, [BEN, 16], [CEM, 16]);
    const seated = { ...match, seats: { north: null, east: CEM, south: null, west: ANA } };
    expect(acted(seated, ANA, SCORE).stakes?.won).toEqual([CEM, ANA, BEN]);
  });

  it("gives nothing to who has resigned, with the best total too", () => {
    const full = together([
      [ANA, cardWithout("chance")],
      [BEN, cardWithout("chance", "yahtzee")],
    ]);
    const left = acted(acted(forStakes(full), ANA, RESIGN), BEN, ROLL, SCORE);
    expect(left.stakes?.won).toBeNull();
    expect(acted(left, BEN, ROLL, { type: "score", category: "yahtzee", column: 0 }).stakes?.won).toEqual([
      BEN,
    ]);
  });

  it("gives it to the last one who plays, finishing or stopping", () => {
    const last = acted(acted(forStakes(started(ANA, BEN, CEM)), ANA, RESIGN), CEM, RESIGN);
    expect(last.stakes?.won).toBeNull();
    const { match, events } = handled(last, BEN, RESIGN);
    expect(match.stakes?.won).toEqual([BEN]);
    expect(events.map(({ type }) => type)).toEqual(["resigned", "ended", "potWon"]);
  });

  it("gives it to a winner who is away, for whom a computer player plays on", () => {
    const { chance: _, ...poor } = cardOf(0);
    const cards = together([
      [ANA, cardWithout("chance")],
      [BEN, poor],
    ]);
    const playedFor = agreed(withAway(forStakes(cards), ANA), ANA, "playOn", BEN);
    expect(acted(acted(playedFor, ANA, ROLL, SCORE), BEN, ROLL, SCORE).stakes?.won).toEqual([ANA]);
  });

  it("is told of no pot where there is none", () => {
    const free = { ...lastEntry(ANA, 50, [BEN, 20]), stakes: null };
    const { match, events } = handled(free, ANA, SCORE);
    expect([match.stakes, events.at(-1)]).toEqual([null, { type: "ended" }]);
  });

  it("is decided for good: neither getting up nor a changed pot changes it", () => {
    const over = acted(lastEntry(ANA, 50, [BEN, 20]), ANA, SCORE);
    expect(acted(over, ANA, STAND).stakes?.won).toEqual([ANA]);
    expect(refusal(over, ANA, listing("list-2"))).toBe("stakesOff");
  });
});

describe("resigning in a roll-off for stakes", () => {
  const TWO = forStakes(rollingOff(ANA, BEN));
  const THREE = forStakes(rollingOff(ANA, BEN, CEM));

  it("before the first throw of two leaves a lobby without stakes: nobody has won anything", () => {
    const { match, events } = handled(TWO, ANA, RESIGN);
    expect(match).toEqual({ ...lobby(ANA, BEN), revision: TWO.revision + 1 });
    expect(events).toEqual([{ type: "leftRollOff", who: ANA }]);
  });

  it.each<[string, Match]>([
    ["the own throw", acted(TWO, ANA, ROLL)],
    ["the other's throw", acted(TWO, BEN, ROLL)],
    ["others have left after it", acted(acted(THREE, CEM, ROLL), CEM, RESIGN)],
  ])("after %s leaves the pot to the one who stays, in a lobby", (_, match) => {
    const { match: after, events } = handled(match, ANA, RESIGN);
    expect(after).toEqual({
      ...{ ...lobby(), id: match.id, rules: match.rules, seats: match.seats, revision: match.revision + 1 },
      stakes: { ...match.stakes, won: [BEN] },
    });
    expect(events).toEqual([
      { type: "leftRollOff", who: ANA },
      { type: "potWon", winners: [BEN] },
    ]);
  });

  it("of one of three leaves the others their game for the same stakes", () => {
    for (const match of [THREE, acted(THREE, ANA, ROLL)]) {
      const left = acted(match, CEM, RESIGN);
      expect([left.players, left.stakes]).toEqual([[ANA, BEN], match.stakes]);
    }
  });

  it("is refused once it is decided who starts", () => {
    expect(refusal(decidedFor(TWO, BEN), ANA, RESIGN)).toBe("rollOffDecided");
  });

  it("keeps nobody from another game at that table, which begins without stakes", () => {
    const won = acted(acted(TWO, ANA, ROLL), ANA, RESIGN);
    const ready = acted(acted(won, ANA, { type: "ready", ready: true }), BEN, { type: "ready", ready: true });
    expect([stageOf(ready), ready.stakes]).toEqual(["rollOff", null]);
  });
});
