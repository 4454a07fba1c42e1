// Somebody stays away: the others decide by majority what becomes of it, and whoever comes back plays on.
import { describe, expect, it } from "vitest";
import { absenceOf, VERDICTS, type Verdict } from "../../../scripts/match/absence.ts";
import type { Action } from "../../../scripts/match/actions.ts";
import { type Match, stageOf } from "../../../scripts/match/match.ts";
import { paused, resumed } from "../../../scripts/match/pause.ts";
import { NO_SEATS, type PlayerRef } from "../../../scripts/match/seats.ts";
import {
  ANA,
  AWAY,
  acted,
  agreed,
  allReady,
  BACK,
  BEN,
  CEM,
  cardWithout,
  DEA,
  decidedFor,
  deciding,
  EVE,
  FOUR,
  handled,
  lobby,
  PUT_AWAY,
  RESIGN,
  refusal,
  rollingOff,
  started,
  together,
  withAway,
} from "../../support/matches.ts";
import { ENDED, HOLD, ROLL, SCORE } from "../../support/moments.ts";

const THREE = started(ANA, BEN, CEM);

function verdictOn(match: Match, { id }: PlayerRef): Verdict | null | undefined {
  return absenceOf(match, id)?.verdict;
}

function eventsOf(match: Match, player: PlayerRef, action: Action) {
  return handled(match, player, action).events;
}

describe("a player who stays away", () => {
  it("keeps seat, sheet and turn, and the others are asked", () => {
    const { match, events } = handled(THREE, ANA, AWAY);
    expect(events).toEqual([{ type: "away", who: ANA }]);
    expect(match).toEqual({
      ...THREE,
      revision: THREE.revision + 1,
      absences: [{ player: ANA.id, votes: [], verdict: null }],
    });
  });

  it("can be away out of turn and in the roll-off, one after the other", () => {
    expect(withAway(THREE, CEM, BEN, ANA).absences.map(({ player }) => player)).toEqual([
      ...[CEM.id, BEN.id, ANA.id],
    ]);
    expect(withAway(rollingOff(ANA, BEN), BEN).absences).toHaveLength(1);
    expect(withAway(decidedFor(rollingOff(ANA, BEN), ANA), BEN).absences).toHaveLength(1);
    expect(withAway(started(ANA), ANA).absences).toHaveLength(1);
  });

  const full = together([
    [ANA, cardWithout()],
    [BEN, cardWithout("chance")],
  ]);
  it.each<[string, Match, PlayerRef, string]>([
    ["who is away already", withAway(THREE, ANA), ANA, "alreadyAway"],
    ["who only watches", THREE, EVE, "matchRuns"],
    ["who has resigned", acted(THREE, BEN, RESIGN), BEN, "gameOver"],
    ["who has filled the sheet", full, ANA, "gameOver"],
    ["who has left the roll-off", acted(rollingOff(ANA, BEN, CEM), BEN, RESIGN), BEN, "matchRuns"],
    ["who sits in the lobby", lobby(ANA, BEN), ANA, "gameOver"],
    ["who stands in the lobby", lobby(ANA, BEN), EVE, "notSeated"],
    ["who has played to the end", ENDED, ANA, "gameOver"],
  ])("is nobody %s", (_, match, player, reason) => {
    expect(refusal(match, player, AWAY)).toBe(reason);
  });
});

describe("a player who comes back", () => {
  it.each<[string, Match]>([
    ["before anything is decided", withAway(THREE, ANA)],
    ["when the others wait", agreed(withAway(THREE, ANA), ANA, "wait", BEN, CEM)],
    ["when a computer player plays on", agreed(withAway(THREE, ANA), ANA, "playOn", BEN, CEM)],
  ])("%s plays on as before", (_, match) => {
    const back = handled(match, ANA, BACK);
    expect(back.events).toEqual([{ type: "back", who: ANA }]);
    expect(back.match).toEqual({ ...match, revision: match.revision + 1, absences: [] });
    expect(acted(back.match, ANA, ROLL, SCORE).game?.turn?.player).toBe(1);
  });

  it("leaves those alone who are still away", () => {
    const match = acted(withAway(THREE, ANA, BEN), BEN, BACK);
    expect(match.absences.map(({ player }) => player)).toEqual([ANA.id]);
  });

  it("has to be decided on anew when away again", () => {
    const again = acted(agreed(withAway(THREE, ANA), ANA, "playOn", BEN, CEM), ANA, BACK, AWAY);
    expect(again.absences).toEqual([{ player: ANA.id, votes: [], verdict: null }]);
  });

  it.each<[string, Match, PlayerRef]>([
    ["who was not away", THREE, ANA],
    ["who only watches", withAway(THREE, ANA), EVE],
    ["whose sheet is closed", agreed(withAway(THREE, ANA), ANA, "close", BEN, CEM), ANA],
    ["in the lobby", lobby(ANA), ANA],
    ["after the end", ENDED, ANA],
  ])("is nobody %s", (_, match, player) => {
    expect(refusal(match, player, BACK)).toBe("notAway");
  });
});

describe("what is to become of it", () => {
  const asked = withAway(THREE, CEM);

  it("can be said by each of the others, who all hear of it", () => {
    const { match, events } = handled(asked, BEN, deciding(CEM, "playOn"));
    expect(events).toEqual([{ type: "voted", who: BEN, away: CEM, verdict: "playOn" }]);
    expect(match.absences).toEqual([
      { player: CEM.id, votes: [{ voter: BEN.id, verdict: "playOn" }], verdict: null },
    ]);
  });

  it.each<[string, Match, PlayerRef, PlayerRef, string]>([
    ["who only watches", asked, EVE, CEM, "mayNotDecide"],
    ["who is away", asked, CEM, CEM, "mayNotDecide"],
    ["another who is away", withAway(asked, BEN), BEN, CEM, "mayNotDecide"],
    ["who has resigned", acted(asked, BEN, RESIGN), BEN, CEM, "mayNotDecide"],
    ["anybody about who is there", asked, ANA, BEN, "notAway"],
    ["anybody about oneself", asked, ANA, ANA, "notAway"],
    ["anybody about who does not play", asked, ANA, EVE, "notAway"],
    ["anybody about who is back", acted(asked, CEM, BACK), ANA, CEM, "notAway"],
    ["anybody in the lobby", lobby(ANA, BEN), ANA, BEN, "notAway"],
    ["anybody after the end", ENDED, ANA, BEN, "notAway"],
  ])("is not for %s to say", (_, match, player, away, reason) => {
    for (const verdict of VERDICTS) expect(refusal(match, player, deciding(away, verdict))).toBe(reason);
  });

  it("is for who has filled the sheet to say too, alone if nobody else is there", () => {
    const last = together([
      [ANA, cardWithout("chance")],
      [BEN, cardWithout()],
      [CEM, cardWithout("chance")],
    ]);
    expect(verdictOn(acted(withAway(last, CEM), BEN, deciding(CEM, "playOn")), CEM)).toBeNull();
    expect(verdictOn(agreed(withAway(last, CEM), CEM, "playOn", ANA, BEN), CEM)).toBe("playOn");
    expect(verdictOn(acted(withAway(last, ANA, CEM), BEN, deciding(ANA, "playOn")), ANA)).toBe("playOn");
  });

  it.each<[string, readonly PlayerRef[], number]>([
    ["one", [ANA, BEN], 1],
    ["two", [ANA, BEN, CEM], 2],
    ["three", FOUR, 2],
  ])("of %s is decided by more than half", (_, players, needed) => {
    const [away = ANA, ...voters] = [...players].reverse();
    let match = withAway(started(...players), away);
    for (const [index, voter] of voters.slice(0, needed).entries()) {
      const said = handled(match, voter, deciding(away, "wait"));
      const isLast = index + 1 === needed;
      expect(said.events.map(({ type }) => type)).toEqual(isLast ? ["voted", "decided"] : ["voted"]);
      expect(verdictOn(said.match, away)).toBe(isLast ? "wait" : null);
      match = said.match;
    }
  });

  it("of those who are there, where that is known, is enough: who has left has no say and no vote", () => {
    const four = withAway(started(...FOUR), DEA);
    const saying = (verdict: Verdict, ...here: readonly PlayerRef[]): Action => {
      return { type: "decide", away: DEA.id, verdict, here: here.map(({ id }) => id) };
    };
    expect(verdictOn(acted(four, ANA, saying("playOn", ANA)), DEA)).toBe("playOn");
    const two = acted(four, ANA, saying("playOn", ANA, BEN));
    expect(verdictOn(two, DEA)).toBeNull();
    expect(verdictOn(acted(two, BEN, saying("playOn", BEN, CEM)), DEA)).toBeNull();
    expect(verdictOn(acted(two, BEN, saying("playOn", ANA, BEN, CEM)), DEA)).toBe("playOn");
  });

  it("is told once: who agrees later only says so", () => {
    const waits = agreed(withAway(started(...FOUR), DEA), DEA, "wait", ANA, BEN);
    expect(eventsOf(waits, CEM, deciding(DEA, "wait"))).toEqual([
      { type: "voted", who: CEM, away: DEA, verdict: "wait" },
    ]);
  });

  it("names what was decided and for whom", () => {
    expect(eventsOf(acted(asked, ANA, deciding(CEM, "playOn")), BEN, deciding(CEM, "playOn"))).toEqual([
      { type: "voted", who: BEN, away: CEM, verdict: "playOn" },
      { type: "decided", away: CEM, verdict: "playOn" },
    ]);
  });

  it("can be said differently as long as the player is away, before and after it is decided", () => {
    const changed = acted(asked, ANA, deciding(CEM, "close"), deciding(CEM, "wait"));
    expect(verdictOn(acted(changed, BEN, deciding(CEM, "close")), CEM)).toBeNull();
    const played = agreed(agreed(asked, CEM, "wait", ANA, BEN), CEM, "playOn", BEN, ANA);
    expect(verdictOn(played, CEM)).toBe("playOn");
    const closed = agreed(played, CEM, "close", ANA, BEN);
    expect(closed.game?.sheets[2]?.status).toBe("closed");
  });

  it("stays decided while one changes their mind and there is no other majority", () => {
    const waits = agreed(asked, CEM, "wait", ANA, BEN);
    expect(verdictOn(acted(waits, BEN, deciding(CEM, "close")), CEM)).toBe("wait");
  });

  it("is decided for each who is away by itself", () => {
    const two = withAway(started(...FOUR), CEM, DEA);
    const match = agreed(agreed(two, DEA, "playOn", ANA, BEN), CEM, "wait", ANA, BEN);
    expect([CEM, DEA].map((player) => verdictOn(match, player))).toEqual(["wait", "playOn"]);
  });
});

describe("a majority that comes about because there are fewer who decide", () => {
  const asked = withAway(started(...FOUR), DEA);
  const split = acted(acted(asked, ANA, deciding(DEA, "playOn")), BEN, deciding(DEA, "wait"));
  const decided = { type: "decided", away: DEA, verdict: "playOn" };

  it("is carried out when one goes away, whose word counts no more", () => {
    const one = withAway(split, CEM);
    expect(verdictOn(one, DEA)).toBeNull();
    const { match, events } = handled(one, BEN, AWAY);
    expect(events).toEqual([{ type: "away", who: BEN }, decided]);
    expect(verdictOn(match, DEA)).toBe("playOn");
  });

  it("is carried out when one resigns", () => {
    const one = acted(split, CEM, RESIGN);
    const { match, events } = handled(one, BEN, RESIGN);
    expect(events).toEqual([{ type: "resigned", player: 1 }, decided]);
    expect(verdictOn(match, DEA)).toBe("playOn");
  });

  it("is carried out about each who is away, in the order in which they went", () => {
    const two = acted(withAway(split, CEM), ANA, deciding(CEM, "wait"));
    expect(eventsOf(two, BEN, RESIGN).slice(1)).toEqual([
      decided,
      { type: "decided", away: CEM, verdict: "wait" },
    ]);
  });

  it("is carried out when one leaves the roll-off", () => {
    const open = withAway(rollingOff(ANA, BEN, CEM), CEM);
    const voted = acted(open, ANA, deciding(CEM, "playOn"));
    expect(eventsOf(voted, BEN, RESIGN)).toEqual([
      { type: "leftRollOff", who: BEN },
      { type: "decided", away: CEM, verdict: "playOn" },
    ]);
  });

  it("is none when one fills the sheet, whose word still counts", () => {
    const last = together([
      [BEN, cardWithout("chance")],
      [ANA, cardWithout("chance")],
      [CEM, cardWithout("chance")],
    ]);
    const voted = acted(acted(withAway(last, CEM), ANA, deciding(CEM, "close")), BEN, ROLL);
    const { match, events } = handled(voted, BEN, SCORE);
    expect(events.map(({ type }) => type)).toEqual(["scored", "turnStarted"]);
    const closed = handled(match, BEN, deciding(CEM, "close"));
    expect(closed.events.map(({ type }) => type)).toEqual(["voted", "decided", "resigned"]);
    expect(closed.match.game?.sheets.map(({ status }) => status)).toEqual(["playing", "playing", "closed"]);
  });

  it("can close one sheet, and there is nobody left to decide once all are away", () => {
    const lonely = withAway(acted(split, ANA, deciding(DEA, "close")), CEM, BEN);
    expect(lonely.game?.sheets.map(({ status }) => status)).toEqual([
      ...["playing", "playing", "playing", "closed"],
    ]);
    expect(withAway(lonely, ANA).absences.map(({ verdict }) => verdict)).toEqual([null, null, null]);
  });

  it("is none any more, and what was decided stays, when those who went come back", () => {
    const back = acted(acted(withAway(split, CEM, BEN), BEN, BACK), CEM, BACK);
    expect(verdictOn(back, DEA)).toBe("playOn");
  });
});

describe("while a computer player plays on", () => {
  const vacated = { ...THREE, seats: { ...NO_SEATS, east: BEN } };
  const playedFor = agreed(withAway(vacated, ANA), ANA, "playOn", BEN, CEM);

  it("nobody has to sit on the chair of who is away", () => {
    expect(acted(playedFor, ANA, ROLL, HOLD, SCORE).game?.turn?.player).toBe(1);
    const open = { ...rollingOff(ANA, BEN, CEM), seats: NO_SEATS };
    const thrown = acted(agreed(withAway(open, CEM), CEM, "playOn", ANA, BEN), CEM, ROLL);
    expect(thrown.rollOff?.[2]).toHaveLength(1);
  });

  it("the turn is still the absent player's alone", () => {
    expect(refusal(playedFor, BEN, ROLL)).toBe("notYourTurn");
    expect(refusal(acted(playedFor, ANA, ROLL, SCORE), ANA, ROLL)).toBe("notYourTurn");
  });

  it.each<[string, Match]>([
    ["nothing is decided", withAway(vacated, ANA)],
    ["the others wait", agreed(withAway(vacated, ANA), ANA, "wait", BEN, CEM)],
    ["the player is back", acted(playedFor, ANA, BACK)],
  ])("and not where %s: without a chair nobody plays then", (_, match) => {
    expect(refusal(match, ANA, ROLL)).toBe("notSeated");
  });

  it("the last entry ends the absence", () => {
    const last = together([
      [ANA, cardWithout("chance")],
      [BEN, cardWithout("chance")],
    ]);
    const played = acted(agreed(withAway(last, ANA), ANA, "playOn", BEN), ANA, ROLL, SCORE);
    expect([stageOf(played), played.absences]).toEqual(["playing", []]);
  });
});

describe("nobody is away any more", () => {
  const asked = agreed(withAway(started(...FOUR), DEA, CEM), DEA, "playOn", ANA, BEN);

  it("after the end of the game", () => {
    const last = together([
      [ANA, cardWithout("chance")],
      [BEN, cardWithout("chance")],
    ]);
    const away = agreed(withAway(acted(last, ANA, ROLL, SCORE), BEN), BEN, "playOn");
    const over = acted(away, BEN, ROLL, SCORE);
    expect([stageOf(over), over.absences]).toEqual(["finished", []]);
    const both = acted(withAway(started(ANA, BEN), ANA), ANA, RESIGN);
    expect(acted(both, BEN, RESIGN).absences).toEqual([]);
  });

  it("who has resigned while away, also from the roll-off", () => {
    expect(acted(asked, DEA, RESIGN).absences.map(({ player }) => player)).toEqual([CEM.id]);
    const left = acted(withAway(rollingOff(ANA, BEN, CEM), CEM), CEM, RESIGN);
    expect([left.players, left.absences]).toEqual([[ANA, BEN], []]);
  });

  it("while the match is in a board and when it goes on", () => {
    const record = { match: asked, seed: null, boardToken: null, table: "there", playedAt: 7 };
    const away = paused(record, "token");
    expect([away, resumed(away, "here", 8)].map(({ match }) => match.absences)).toEqual([[], []]);
    expect(resumed({ ...away, match: asked }, "here", 8).match.absences).toEqual([]);
  });

  it("when the match is put away", () => {
    expect(acted(asked, ANA, PUT_AWAY).absences).toEqual([]);
  });

  it("in a rematch", () => {
    const over = acted(acted(withAway(started(ANA, BEN), BEN), ANA, RESIGN), BEN, RESIGN);
    expect(allReady(over).absences).toEqual([]);
  });
});
