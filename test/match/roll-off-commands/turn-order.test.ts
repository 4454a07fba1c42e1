// Who plays after whom.
import { describe, expect, it } from "vitest";
import { type Match, newMatch } from "../../../scripts/match/match.ts";
import { NO_SEATS, type PlayerRef, type Seats } from "../../../scripts/match/seats.ts";
import {
  ANA,
  acted,
  allReady,
  BEGIN,
  BEN,
  CEM,
  DEA,
  decidedFor,
  FOUR,
  lobby,
  READY,
  rollingOff,
  rollOf,
  scoreIn,
  started,
  throwsForStart,
} from "../../support/matches.ts";

describe("the turn order", () => {
  const order = (match: Match, starter: PlayerRef) => acted(decidedFor(match, starter), starter, BEGIN);

  it.each([
    ["north", ANA, [ANA, BEN, CEM, DEA]],
    ["east", BEN, [BEN, CEM, DEA, ANA]],
    ["south", CEM, [CEM, DEA, ANA, BEN]],
    ["west", DEA, [DEA, ANA, BEN, CEM]],
  ])("goes clockwise from who starts in the %s", (_, starter, expected) => {
    expect(order(rollingOff(ANA, BEN, CEM, DEA), starter).players).toEqual(expected);
  });

  it.each<[string, Partial<Seats>, PlayerRef, readonly PlayerRef[]]>([
    ["the east", { north: ANA, south: BEN, west: CEM }, BEN, [BEN, CEM, ANA]],
    ["the north", { east: ANA, south: BEN, west: CEM }, CEM, [CEM, ANA, BEN]],
    ["north and south", { east: ANA, west: BEN }, BEN, [BEN, ANA]],
    ["east and south", { north: ANA, west: BEN }, ANA, [ANA, BEN]],
  ])("passes over seats that are empty: %s", (_, seats, starter, expected) => {
    const match = allReady({ ...newMatch("match-1"), seats: { ...NO_SEATS, ...seats } });
    expect(order(match, starter).players).toEqual(expected);
  });

  it("is that of the seats, not of who said ready or threw first", () => {
    const ready = [DEA, BEN, ANA, CEM].reduce((now, who) => acted(now, who, READY), lobby(...FOUR));
    const thrown = throwsForStart(
      ready,
      [CEM, "6 6 6 6 6"],
      [ANA, "2 2 2 2 2"],
      [DEA, "5 5 5 5 5"],
      [BEN, "3 3 3 3 3"],
    );
    expect(acted(thrown, CEM, BEGIN).players).toEqual([CEM, DEA, ANA, BEN]);
  });

  it("is kept round after round", () => {
    let match = order(rollingOff(ANA, BEN, CEM), CEM);
    const turns: (string | undefined)[] = [];
    for (const category of ["chance", "ones"]) {
      for (const player of [CEM, ANA, BEN]) {
        turns.push(match.players[match.game?.turn?.player ?? -1]?.name);
        match = acted(match, player, rollOf("1 2 3 4 6"), scoreIn(category));
      }
    }
    expect(turns).toEqual(["Cem", "Ana", "Ben", "Cem", "Ana", "Ben"]);
  });

  it("stays when somebody takes another chair while the game runs", () => {
    const moved = acted(started(ANA, BEN), ANA, { type: "sit", side: "west", name: "Ana" });
    expect([moved.players, moved.game]).toEqual([[ANA, BEN], started(ANA, BEN).game]);
  });
});
