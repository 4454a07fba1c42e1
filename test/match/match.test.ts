// What a match says of itself at each stage.
import { describe, expect, it } from "vitest";
import { type Match, newMatch, sheetOf, stageOf } from "../../scripts/match/match.ts";
import { seatedPlayers, seatOf } from "../../scripts/match/seats.ts";
import {
  ANA,
  acted,
  BEN,
  cardWithout,
  EVE,
  ended,
  lobby,
  rollOf,
  scoreIn,
  started,
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
        fiveAlikeIsFullHouse: false,
      },
    },
    seats: { north: null, east: null, south: null, west: null },
    players: [],
    throws: 0,
    game: null,
  });
});

it("a match is a lobby, then played, then finished", () => {
  expect([lobby(ANA), started(ANA), ENDED].map(stageOf)).toEqual(["lobby", "playing", "finished"]);
});

describe("a player", () => {
  it("has the sheet of the own place in the turn order, and none without playing", () => {
    const match = started(ANA, BEN);
    expect([ANA, BEN, EVE].map(({ id }) => sheetOf(match, id))).toEqual([0, 1, null]);
    expect(sheetOf(lobby(ANA), ANA.id)).toBeNull();
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
  });
});
