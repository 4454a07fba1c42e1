// What is done for a player who does not do it, and what tells one turn and one decision from the next.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { handle } from "../../scripts/match/actions.ts";
import { type Match, stageOf, waitsFor } from "../../scripts/match/match.ts";
import { actionFor, decisionOf, turnOf } from "../../scripts/match/played-for.ts";
import { NO_SEATS, type PlayerRef } from "../../scripts/match/seats.ts";
import { dice } from "../support/dice.ts";
import { frozen } from "../support/games.ts";
import {
  ANA,
  acted,
  alone,
  BEGIN,
  BEN,
  CEM,
  cardWithout,
  command,
  decidedFor,
  EVE,
  holding,
  lobby,
  RESIGN,
  rollingOff,
  rollOf,
  scoreIn,
  started,
  throwsForStart,
} from "../support/matches.ts";
import { ENDED, ROLL } from "../support/moments.ts";
import { anyFaces, picks } from "../support/random-commands.ts";

const NEXT = dice("2 3 4 5 6");
/** Whoever it is done for has not decided it. */
const BY = { playedFor: true } as const;
const doneFor = (match: Match, { id }: PlayerRef = ANA) => actionFor(frozen(match), id, NEXT, null);

describe("for a player it is not waited for nothing is done", () => {
  it.each<[string, Match, PlayerRef]>([
    ["before a game", lobby(ANA, BEN), ANA],
    ["after the own throw for the start", acted(rollingOff(ANA, BEN), ANA, ROLL), ANA],
    ["once it is decided who starts", decidedFor(rollingOff(ANA, BEN), ANA), ANA],
    ["out of turn", started(ANA, BEN), BEN],
    ["after resigning", acted(started(ANA, BEN, CEM), ANA, RESIGN), ANA],
    ["after the end", ENDED, ANA],
    ["watching", started(ANA, BEN), EVE],
  ])("%s", (_, match, player) => {
    expect(doneFor(match, player)).toBeNull();
  });
});

describe("for a player it is waited for", () => {
  it("all dice are thrown for the start and first in a turn, with the faces that come next", () => {
    expect(doneFor(rollingOff(ANA, BEN))).toEqual({ type: "roll", faces: NEXT });
    expect(doneFor(started(ANA, BEN))).toEqual({ type: "roll", faces: NEXT, ...BY });
  });

  it("useful dice are held with the throw, and not those that were held before", () => {
    const match = alone(cardWithout("yahtzee"), { faces: "4 4 1 4 2", held: "--x--" });
    expect(doneFor(match)).toEqual({ type: "roll", held: holding("xx-x-"), faces: NEXT, ...BY });
  });

  it("a category is chosen when nothing better can come, and when no roll is left", () => {
    const lucky = alone(cardWithout("yahtzee", "ones"), { faces: "4 4 4 4 4" });
    const last = alone(cardWithout("yahtzee"), { faces: "4 4 4 4 1", rollsUsed: 3 });
    const scored = { ...scoreIn("yahtzee"), ...BY };
    expect([lucky, last].map((match) => doneFor(match))).toEqual([scored, scored]);
  });

  it("it is noted who has not decided it, once, and not what a computer player does in a seat of its own", () => {
    const of = (match: Match) => acted(match, ANA, doneFor(match) ?? ROLL).playedFor;
    const match = started(ANA, BEN);
    expect(of(match)).toEqual([ANA.id]);
    expect(of({ ...match, playedFor: [ANA.id] })).toEqual([ANA.id]);
    expect(of(rollingOff(ANA, BEN))).toEqual([]);
    const players: readonly PlayerRef[] = [{ ...ANA, computer: "strong" }, BEN];
    expect(of({ ...match, players })).toEqual([]);
  });

  it("whole matches are played to their end, without anybody on a chair", () => {
    fc.assert(
      fc.property(fc.noBias(fc.nat()), (seed) => {
        const pick = picks(seed);
        const absences = [ANA, BEN, CEM].map(({ id }) => {
          return { player: id, votes: [], verdict: "playOn" } as const;
        });
        let match: Match = { ...rollingOff(ANA, BEN, CEM), seats: NO_SEATS, absences };
        while (stageOf(match) !== "finished") {
          const [first] = waitsFor(match).map((player) => match.players[player]);
          const who = first ?? ANA;
          const action = first === undefined ? BEGIN : actionFor(match, who.id, anyFaces(pick, 5), null);
          if (action === null) throw new Error(`Nothing is done for ${who.name}.`);
          const result = handle(frozen(match), command(match, who, action));
          if (!result.ok) throw new Error(`${JSON.stringify(action)} was refused: ${result.reason}.`);
          match = result.value.match;
        }
        expect(match.game?.sheets.map(({ status }) => status)).toEqual(["playing", "playing", "playing"]);
        expect(match.absences).toEqual([]);
      }),
      { numRuns: 3 },
    );
  });
});

describe("what Ana does next", () => {
  const tied = throwsForStart(rollingOff(ANA, BEN), [ANA, "6 6 6 6 6"], [BEN, "6 6 6 6 6"]);
  const first = acted(throwsForStart(tied, [ANA, "6 6 6 6 6"], [BEN, "1 1 1 1 1"]), ANA, BEGIN);
  const rolled = acted(first, ANA, rollOf("2 2 3 3 6"));
  const held = acted(rolled, ANA, { type: "hold", held: holding("xx---") });
  const again = acted(held, ANA, rollOf("2 2 1 1 1"));
  const second = acted(acted(again, ANA, scoreIn("chance")), BEN, ROLL, scoreIn("chance"));
  const differ = (tell: typeof turnOf, ...matches: readonly Match[]): number =>
    new Set(matches.map((match) => tell(match, ANA.id))).size;

  it("is the same turn until the category is chosen, whatever is rolled and held", () => {
    expect(differ(turnOf, first, rolled, held, again)).toBe(1);
  });

  it("is another turn, or another throw for the start, each time it comes to Ana", () => {
    expect(differ(turnOf, rollingOff(ANA, BEN), tied, first, second)).toBe(4);
  });

  it("is no turn of Ben's, and none of another match", () => {
    expect(turnOf(first, BEN.id)).not.toBe(turnOf(first, ANA.id));
    expect(differ(turnOf, first, { ...first, id: "match-2" })).toBe(2);
  });

  it("is another decision after each throw and each turn, and the same one while dice are held", () => {
    expect(differ(decisionOf, rollingOff(ANA, BEN), tied, first, rolled, again, second)).toBe(6);
    expect(differ(decisionOf, rolled, held, acted(held, BEN, { type: "away" }))).toBe(1);
  });

  it("is the same decision for the start whoever else throws", () => {
    expect(differ(decisionOf, rollingOff(ANA, BEN), acted(rollingOff(ANA, BEN), BEN, ROLL))).toBe(1);
  });
});
