// Another match at the same table, once one has ended.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { handle } from "../../../scripts/match/actions.ts";
import { type Match, stageOf } from "../../../scripts/match/match.ts";
import {
  ANA,
  acted,
  allReady,
  alone,
  BEGIN,
  BEN,
  CEM,
  cardOf,
  cardWithout,
  command,
  decidedFor,
  EVE,
  finishedTogether,
  handled,
  lobby,
  NOT_READY,
  READY,
  RESIGN,
  refusal,
  STAND,
  scoreIn,
  started,
  together,
} from "../../support/matches.ts";
import { ENDED, ROLL } from "../../support/moments.ts";

describe("a rematch", () => {
  const OVER = finishedTogether([ANA, cardOf(150)], [BEN, cardOf(200)], [CEM, cardOf(100)]);

  it("alone keeps only seats, rules and names; holds, bonuses and throws of the last match are gone (S22)", () => {
    const rules = chooseRules("classic", { yahtzeeBonus: 50 });
    const last = alone(cardWithout("fours"), { faces: "4 4 4 4 4", held: "xxxx-", yahtzeeBonuses: 3, rules });
    const over = acted(last, ANA, scoreIn("fours"));
    const { match, events } = handled(over, ANA, READY);
    const fresh = { ...lobby(ANA), id: over.id, rules };
    expect(match).toEqual({ ...acted(fresh, ANA, READY), revision: over.revision + 1 });
    expect(events).toEqual([
      { type: "ready", who: ANA, ready: true },
      { type: "started" },
      { type: "turnStarted", player: 0 },
    ]);
  });

  it("together is a new roll-off in which nothing is left of the last match (S22)", () => {
    const rules = chooseRules("classic", { yahtzeeBonus: 50 });
    const last = together(
      [
        [BEN, cardWithout("fours")],
        [ANA, cardWithout()],
      ],
      { faces: "4 4 4 4 4", held: "xxxx-", yahtzeeBonuses: 3, rules },
    );
    const over = acted(last, BEN, scoreIn("fours"));
    expect(stageOf(over)).toBe("finished");
    const rematch = allReady(over);
    const first = allReady({ ...lobby(BEN, ANA), rules });
    expect(rematch).toEqual({ ...first, revision: over.revision + 2 });
    const again = acted(decidedFor(rematch, ANA), ANA, BEGIN);
    const once = acted(decidedFor(first, ANA), ANA, BEGIN);
    expect(again).toEqual({ ...once, revision: again.revision });
  });

  it("is the same whatever game was before it, changed in one step: no move of it is taken back (W7)", () => {
    const moment = { id: "match-7", revision: 90 };
    const games: readonly Match[] = [
      { ...OVER, ...moment, throws: 41 },
      {
        ...finishedTogether([CEM, cardOf(7)], [ANA, cardOf(9)], [BEN, cardOf(9)]),
        ...moment,
        seats: OVER.seats,
      },
      { ...acted(acted(started(ANA, BEN, CEM), BEN, RESIGN), CEM, RESIGN), ...moment },
    ].map((match) => (stageOf(match) === "finished" ? match : acted(match, ANA, RESIGN)));
    const waiting = games.map((match) => ({ ...acted(acted(match, ANA, READY), BEN, READY), revision: 95 }));
    expect(waiting.map(({ game }) => game)).toEqual(games.map(({ game }) => game));
    const [one, ...others] = waiting.map((match) => acted(match, CEM, READY));
    for (const other of others) expect(other).toEqual(one);
    expect([one?.id, one?.revision, one?.seats, one?.players]).toEqual([
      "match-7",
      96,
      OVER.seats,
      [ANA, BEN, CEM],
    ]);
  });

  it("needs everybody who still sits", () => {
    const two = acted(acted(OVER, ANA, READY), BEN, READY);
    expect([stageOf(two), two.ready, two.game]).toEqual(["finished", [ANA.id, BEN.id], OVER.game]);
    expect(stageOf(acted(two, CEM, READY))).toBe("rollOff");
  });

  it("can be taken back before all have agreed", () => {
    const back = acted(acted(acted(OVER, ANA, READY), BEN, READY), ANA, NOT_READY);
    expect(back.ready).toEqual([BEN.id]);
    expect(stageOf(acted(back, CEM, READY))).toBe("finished");
  });

  it("dies with every offer when somebody leaves, and is agreed anew by those who stay (U22)", () => {
    const offered = acted(acted(OVER, ANA, READY), BEN, READY);
    for (const leaving of [ANA, BEN, CEM]) {
      const left = acted(offered, leaving, STAND);
      expect([stageOf(left), left.ready]).toEqual(["finished", []]);
      const staying = [ANA, BEN, CEM].filter(({ id }) => id !== leaving.id);
      expect(allReady(left).players).toEqual(staying);
    }
  });

  it("is not offered any more to who left and came back: everybody says so anew (U22)", () => {
    const left = acted(acted(OVER, ANA, READY), ANA, STAND);
    const back = acted(left, ANA, { type: "sit", side: "west", name: "Ana" });
    expect(back.ready).toEqual([]);
    expect(stageOf(acted(acted(back, BEN, READY), CEM, READY))).toBe("finished");
  });

  it("of one who is left alone starts at once", () => {
    const alone = acted(acted(OVER, BEN, STAND), CEM, STAND);
    expect([stageOf(acted(alone, ANA, READY)), acted(alone, ANA, READY).players]).toEqual(["playing", [ANA]]);
  });

  it("refuses what was meant for the match before", () => {
    const rematch = acted(ENDED, ANA, READY);
    expect(handle(rematch, command(ENDED, ANA, ROLL))).toEqual({ ok: false, reason: "stale" });
  });

  it("is played by who sits now, not by who played before", () => {
    const taken = acted(acted(ENDED, ANA, STAND), EVE, { type: "sit", side: "west", name: "Eve" });
    expect(acted(taken, EVE, READY).players).toEqual([EVE]);
    expect(refusal(taken, ANA, READY)).toBe("notSeated");
  });
});
