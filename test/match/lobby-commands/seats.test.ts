// Sitting down and getting up.
import { describe, expect, it } from "vitest";
import { newMatch, stageOf } from "../../../scripts/match/match.ts";
import { SIDES } from "../../../scripts/match/seats.ts";
import {
  ANA,
  acted,
  BEN,
  CEM,
  DEA,
  EVE,
  FOUR,
  handled,
  lobby,
  READY,
  refusal,
  STAND,
} from "../../support/matches.ts";
import { ENDED, ROLLED, SIT } from "../../support/moments.ts";

describe("sitting down", () => {
  it("takes the seat of that side", () => {
    const { match, events } = handled(newMatch("match-1"), ANA, SIT);
    expect(match.seats).toEqual({ north: null, east: null, south: ANA, west: null });
    expect(events).toEqual([{ type: "sat", who: ANA, side: "south" }]);
  });

  it("on another side moves the player, who never has two seats", () => {
    expect(acted(lobby(ANA), ANA, SIT).seats).toEqual({ north: null, east: null, south: ANA, west: null });
  });

  it("beside others is open on every free side, four in all", () => {
    const match = FOUR.reduce((now, { id, name }, seat) => {
      return acted(now, { id, name }, { type: "sit", side: SIDES[seat] ?? "north", name });
    }, newMatch("match-1"));
    expect(match.seats).toEqual({ north: ANA, east: BEN, south: CEM, west: DEA });
  });

  it("on another side keeps what the player and the others have said of being ready", () => {
    const ready = acted(acted(lobby(ANA, BEN, CEM), ANA, READY), CEM, READY);
    const moved = acted(ready, ANA, { type: "sit", side: "west", name: "Ana" });
    expect([stageOf(moved), moved.ready]).toEqual(["lobby", [ANA.id, CEM.id]]);
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
    expect(events).toEqual([{ type: "stood", who: ANA, side: "north" }]);
  });

  it("after the end leaves the results as they are", () => {
    expect(acted(ENDED, ANA, STAND).game).toEqual(ENDED.game);
  });

  it("before a game takes back that this player is ready, and nothing of what others said", () => {
    const ready = acted(acted(lobby(ANA, BEN, CEM), ANA, READY), BEN, READY);
    const left = acted(ready, ANA, STAND);
    expect(left.ready).toEqual([BEN.id]);
    expect(acted(left, ANA, { type: "sit", side: "north", name: "Ana" }).ready).toEqual([BEN.id]);
  });
});
