// What others are told of a match: what happened, in the words of the README.
import { expect, it } from "vitest";
import { reportsOf } from "../../scripts/match/reports.ts";
import { dice } from "../support/dice.ts";
import {
  ANA,
  acted,
  BEN,
  cardWithout,
  handled,
  lobby,
  PUT_AWAY,
  READY,
  started,
  together,
} from "../support/matches.ts";

const ana = { id: ANA.id, name: "Ana", computer: null };
const ben = { id: BEN.id, name: "Ben", computer: null };

function reported(...[match, who, action]: Parameters<typeof handled>) {
  const { match: after, events } = handled(match, who, action);
  return reportsOf(after, events);
}

it("who plays when all are ready, and whose turn it is", () => {
  const about = { match: lobby(ANA).id, ruleSet: "classic" };
  expect(reported(lobby(ANA), ANA, READY)).toEqual([
    { id: "match_started", body: { ...about, players: [ana] } },
    { id: "turn", body: { ...about, player: ana, round: 1 } },
  ]);
  const waiting = acted(lobby(ANA, BEN), ANA, READY);
  expect(reported(waiting, BEN, READY)).toEqual([
    { id: "match_started", body: { ...about, players: [ana, ben] } },
  ]);
});

it("dice all alike, and no others", () => {
  const match = started(ANA, BEN);
  const about = { match: match.id, ruleSet: "classic", player: ana };
  expect(reported(match, ANA, { type: "roll", faces: dice("5 5 5 5 5") })).toEqual([
    { id: "five_of_a_kind", body: { ...about, face: 5 } },
  ]);
  expect(reported(match, ANA, { type: "roll", faces: dice("5 5 5 5 4") })).toEqual([]);
});

it("what came of it, or that nothing did", () => {
  const last = together([[ANA, cardWithout("chance")]], { faces: "1 2 3 4 6" });
  const [report] = reported(last, ANA, { type: "score", category: "chance", column: 0 });
  const results = [{ ...ana, total: 297, winner: true, resigned: false, hints: false }];
  expect(report).toEqual({ id: "match_finished", body: { match: last.id, ruleSet: "classic", results } });
  expect(reported(last, ANA, PUT_AWAY)).toEqual([
    { id: "match_put_away", body: { match: last.id, ruleSet: "classic" } },
  ]);
});
