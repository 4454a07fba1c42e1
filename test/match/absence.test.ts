// Who is away, who decides about it, and what more than half of them want.
import { describe, expect, it } from "vitest";
import {
  type Absence,
  absenceOf,
  majority,
  VERDICTS,
  type Verdict,
  votersOf,
  votesFor,
  withAbsence,
  withoutAbsence,
  withoutStaleAbsences,
  withVote,
} from "../../scripts/match/absence.ts";
import { inLobby, type Match, withNewPlayers } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import {
  ANA,
  acted,
  agreed,
  BEN,
  CEM,
  cardWithout,
  DEA,
  decidedFor,
  EVE,
  FOUR,
  finishedTogether,
  lobby,
  RESIGN,
  rollingOff,
  started,
  together,
  withAway,
} from "../support/matches.ts";

const GAME = started(...FOUR);

function votersIn(match: Match): readonly string[] {
  return votersOf(match).map(({ name }) => name);
}

/** Dea is away and these have said so. */
function said(...votes: readonly (readonly [PlayerRef, Verdict])[]): Absence {
  const open: Absence = { player: DEA.id, votes: [], verdict: null };
  return votes.reduce((now, [{ id }, verdict]) => withVote(now, id, verdict), open);
}

describe("those who decide", () => {
  it("are all who play and are not away themselves, in turn order", () => {
    expect(votersIn(GAME)).toEqual(["Ana", "Ben", "Cem", "Dea"]);
    expect(votersIn(withAway(GAME, CEM))).toEqual(["Ana", "Ben", "Dea"]);
    expect(votersIn(withAway(GAME, DEA, ANA, CEM))).toEqual(["Ben"]);
    expect(votersIn(withAway(GAME, ...FOUR))).toEqual([]);
  });

  it("in the roll-off are all who have not left it, also once it is decided", () => {
    const open = rollingOff(...FOUR);
    expect(votersIn(withAway(acted(open, BEN, RESIGN), DEA))).toEqual(["Ana", "Cem"]);
    expect(votersIn(withAway(decidedFor(open, CEM), DEA))).toEqual(["Ana", "Ben", "Cem"]);
  });

  it("are not those who have resigned or whose sheet was closed", () => {
    expect(votersIn(acted(GAME, BEN, RESIGN))).toEqual(["Ana", "Cem", "Dea"]);
    const closed = agreed(withAway(GAME, DEA), DEA, "close", ANA, BEN);
    expect(votersIn(closed)).toEqual(["Ana", "Ben", "Cem"]);
  });

  it("are those too who have filled their sheet, or who leaves before the last turn would keep the game from ending", () => {
    const late = together([
      [ANA, cardWithout("chance")],
      [BEN, cardWithout()],
      [CEM, cardWithout("chance")],
    ]);
    expect(votersIn(late)).toEqual(["Ana", "Ben", "Cem"]);
    expect(votersIn(withAway(late, ANA, CEM))).toEqual(["Ben"]);
  });

  it("are nobody where no match runs", () => {
    expect([lobby(...FOUR), finishedTogether([ANA, {}], [BEN, {}])].map(votersIn)).toEqual([[], []]);
  });
});

describe("a vote", () => {
  it("is one of each voter: who says something else has changed their mind", () => {
    const twice = said([ANA, "wait"], [BEN, "close"], [ANA, "close"]);
    expect(twice.votes).toEqual([
      { voter: BEN.id, verdict: "close" },
      { voter: ANA.id, verdict: "close" },
    ]);
  });

  it("counts while its voter is there and plays", () => {
    const absence = said([ANA, "wait"], [BEN, "wait"], [CEM, "close"], [EVE, "close"]);
    const count = (match: Match) => VERDICTS.map((verdict) => votesFor(match, absence, verdict));
    const away = withAway(GAME, DEA);
    expect(count(away)).toEqual([2, 0, 1]);
    expect(count(withAway(away, BEN))).toEqual([1, 0, 1]);
    expect(count(acted(away, CEM, RESIGN))).toEqual([2, 0, 0]);
  });
});

describe("more than half", () => {
  const three = withAway(GAME, DEA);
  const two = withAway(GAME, DEA, CEM);
  const one = withAway(GAME, DEA, CEM, BEN);
  const nobody = withAway(GAME, DEA, CEM, BEN, ANA);

  it.each<[string, Match, Absence, Verdict | null]>([
    ["of three is no one", three, said([ANA, "close"]), null],
    ["of three is two", three, said([ANA, "close"], [BEN, "close"]), "close"],
    ["of three is two against one", three, said([ANA, "wait"], [BEN, "playOn"], [CEM, "playOn"]), "playOn"],
    ["of three is nothing where each wants something else", three, threeWays(), null],
    ["of two is not one", two, said([ANA, "wait"]), null],
    ["of two is not one against one", two, said([ANA, "wait"], [BEN, "close"]), null],
    ["of two is both", two, said([ANA, "wait"], [BEN, "wait"]), "wait"],
    ["of one is that one", one, said([ANA, "playOn"]), "playOn"],
    ["of one is that one, whatever those said who are away now", one, threeWays(), "wait"],
    ["of nobody is nobody", nobody, threeWays(), null],
  ])("%s", (_, match, absence, verdict) => {
    expect(majority(match, absence)).toBe(verdict);
  });

  function threeWays(): Absence {
    return said([ANA, "wait"], [BEN, "playOn"], [CEM, "close"]);
  }
});

describe("who is away", () => {
  it("is known by id, and nobody else is", () => {
    const match = withAway(GAME, CEM);
    expect(absenceOf(match, CEM.id)).toEqual({ player: CEM.id, votes: [], verdict: null });
    expect([ANA, EVE].map(({ id }) => absenceOf(match, id))).toEqual([null, null]);
  });

  it("keeps the place in the order in which it was noticed, whatever is said meanwhile", () => {
    const match = withAbsence(withAway(GAME, DEA, CEM), said([ANA, "wait"]));
    expect(match.absences).toEqual([said([ANA, "wait"]), { player: CEM.id, votes: [], verdict: null }]);
  });

  it("is so until that is taken back", () => {
    expect(withoutAbsence(withAway(GAME, DEA, CEM), DEA.id).absences.map(({ player }) => player)).toEqual([
      CEM.id,
    ]);
  });

  it("is nobody who does not play on, and a match of which that is true stays the same one", () => {
    const match = withAway(GAME, DEA, CEM);
    expect(withoutStaleAbsences(match)).toBe(match);
    const { absences } = match;
    const of = (other: Match) => withoutStaleAbsences({ ...other, absences }).absences;
    expect(of(acted(GAME, CEM, RESIGN))).toEqual(absences.slice(0, 1));
    expect(of(acted(rollingOff(...FOUR), DEA, RESIGN))).toEqual(absences.slice(1));
    expect([of(lobby(...FOUR)), of(finishedTogether([CEM, {}], [DEA, {}]))]).toEqual([[], []]);
  });

  it("is nobody when a game begins or nobody plays any more", () => {
    const match = { ...lobby(...FOUR), absences: [said()] };
    expect([withNewPlayers(match), inLobby(match)].map(({ absences }) => absences)).toEqual([[], []]);
  });
});
