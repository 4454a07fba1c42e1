// What is played and what somebody alone aims at: chosen while nobody plays, and what that undoes.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import type { Action } from "../../scripts/match/actions.ts";
import { type Match, newMatch, stageOf } from "../../scripts/match/match.ts";
import {
  ANA,
  acted,
  agreeing,
  BEN,
  cardOf,
  EVE,
  finished,
  finishedTogether,
  handled,
  listing,
  lobby,
  READY,
  refusal,
  rollingOff,
  STAKES_ON,
  started,
  withList,
} from "../support/matches.ts";

const YATZY = chooseRules("yatzy");
const CHOOSE: Action = { type: "rules", rules: YATZY, who: ANA };
const OVER = finishedTogether([ANA, cardOf(1)], [BEN, cardOf(2)]);

function aiming(target: number | null): Action {
  return { type: "target", target, who: ANA };
}

describe("the rules", () => {
  it.each<[string, Match]>([
    ["at a free table", newMatch("match-1")],
    ["in the lobby", lobby(ANA, BEN)],
  ])("are chosen %s", (_, match) => {
    const { match: after, events } = handled(match, ANA, CHOOSE);
    expect(after).toEqual({ ...match, revision: match.revision + 1, rules: YATZY });
    expect(events).toEqual([{ type: "rulesSet", who: ANA, rules: YATZY }]);
  });

  it("are chosen by who does not sit, as an operator may", () => {
    const { match } = handled(lobby(ANA, BEN), EVE, { ...CHOOSE, who: EVE });
    expect(match.rules).toEqual(YATZY);
  });

  it("that nobody had agreed to leave nobody ready", () => {
    const match = acted(lobby(ANA, BEN), BEN, READY);
    expect(acted(match, ANA, CHOOSE).ready).toEqual([]);
  });

  it("take back what was agreed about stakes, and leave the stakes where they are", () => {
    const match = acted(withList(lobby(ANA, BEN)), BEN, agreeing());
    expect(acted(match, ANA, CHOOSE).stakes).toEqual({ ...match.stakes, agreed: [] });
  });

  it("chosen after a game put its results away, and nothing of what is laid in for the next one", () => {
    const next = acted(OVER, ANA, STAKES_ON, listing("list-1"));
    const chosen = acted(next, ANA, CHOOSE);
    expect([stageOf(chosen), chosen.players, chosen.stakes]).toEqual(["lobby", [], next.stakes]);
  });

  it("are what the next game is played by", () => {
    const match = acted(acted(lobby(ANA), ANA, CHOOSE), ANA, READY);
    expect(match.game?.rules).toEqual(YATZY);
    expect(match.game?.sheets[0]?.columns[0]?.scores).toHaveLength(15);
  });

  it("are refused where they are played already, and while a match runs", () => {
    expect(refusal(acted(lobby(ANA), ANA, CHOOSE), ANA, CHOOSE)).toBe("sameRules");
    expect(refusal(started(ANA), ANA, CHOOSE)).toBe("chosenBefore");
    expect(refusal(rollingOff(ANA, BEN), ANA, { ...CHOOSE, who: EVE })).toBe("chosenBefore");
  });
});

describe("a target", () => {
  it("is chosen and taken away, and everybody stays ready", () => {
    const ready = acted(lobby(ANA, BEN), BEN, READY);
    const { match, events } = handled(ready, ANA, aiming(200));
    expect([match.target, match.ready]).toEqual([200, [BEN.id]]);
    expect(events).toEqual([{ type: "targetSet", who: ANA, target: 200 }]);
    expect(acted(match, ANA, aiming(null)).target).toBeNull();
  });

  it("stays for the next game under the same rules", () => {
    const aimed = acted(finished(240), ANA, aiming(250));
    expect([stageOf(aimed), acted(aimed, ANA, READY).target]).toEqual(["lobby", 250]);
  });

  it("is nothing to several: results stay, and who wants a rematch still does", () => {
    const wanted = acted(OVER, BEN, READY);
    const { match } = handled(wanted, ANA, aiming(200));
    expect(match).toEqual({ ...wanted, revision: wanted.revision + 1, target: 200 });
    expect(stageOf(match)).toBe("finished");
  });

  it("goes with the rules where others have other totals to aim at, and stays where they have the same", () => {
    const aimed = acted(lobby(ANA), ANA, aiming(250));
    expect(acted(aimed, ANA, CHOOSE).target).toBeNull();
    const noJoker: Action = { type: "rules", rules: chooseRules("classic", { joker: "none" }), who: ANA };
    expect(acted(aimed, ANA, noJoker).target).toBe(250);
  });

  it("is refused where it is chosen already, and while a match runs", () => {
    expect(refusal(lobby(ANA), ANA, aiming(null))).toBe("sameTarget");
    expect(refusal(started(ANA), ANA, aiming(200))).toBe("chosenBefore");
  });
});
