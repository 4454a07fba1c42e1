// A player has another id than before, and is given what was theirs in a match.
import { describe, expect, it } from "vitest";
import { handle } from "../../scripts/match/actions.ts";
import type { Match } from "../../scripts/match/match.ts";
import { decodeMatch, encodeMatch } from "../../scripts/match/saved-match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { withWinners } from "../../scripts/match/stakes.ts";
import { potTransferred, transferred } from "../../scripts/match/transfer.ts";
import { frozen } from "../support/games.ts";
import {
  ANA,
  acted,
  agreeing,
  BACK,
  BEN,
  CEM,
  command,
  DEA,
  deciding,
  EVE,
  finishedTogether,
  forStakes,
  lobby,
  READY,
  RESIGN,
  refusal,
  rollingOff,
  STAND,
  scoreIn,
  started,
  wantingBack,
  withAway,
  withList,
} from "../support/matches.ts";
import { ROLL } from "../support/moments.ts";
import { laidIn, stackOf } from "./ledger/ledgers.ts";

/** Ana as she comes back on a server. */
const NEW: PlayerRef = { id: "-17179869183", name: "AnaOnline" };

function given(match: Match, from: PlayerRef = ANA, to: PlayerRef = NEW): Match {
  const after = transferred(frozen(match), from.id, to);
  if (after === null) throw new Error(`Nothing was given to ${to.name}.`);
  return after;
}

describe("a player under another id", () => {
  it("has the seat and the word that was said in the lobby", () => {
    const match = acted(lobby(ANA, BEN), ANA, READY);
    expect(given(match)).toEqual({
      ...match,
      revision: match.revision + 1,
      seats: { ...match.seats, north: NEW },
      ready: [NEW.id],
    });
  });

  it("has the sheet and the turn, and nobody else's", () => {
    const match = acted(started(ANA, BEN), ANA, ROLL);
    const after = given(match);
    expect(after).toEqual({
      ...match,
      revision: match.revision + 1,
      seats: { ...match.seats, north: NEW },
      players: [NEW, BEN],
    });
    expect(acted(after, NEW, scoreIn("chance")).game?.turn?.player).toBe(1);
    expect(refusal(after, ANA, scoreIn("chance"))).toBe("matchRuns");
  });

  it("has the throws for the start", () => {
    const after = given(acted(rollingOff(ANA, BEN), ANA, ROLL));
    expect([after.players, after.rollOff?.[0]]).toEqual([[NEW, BEN], [[1, 2, 3, 4, 6]]]);
    expect(refusal(after, NEW, ROLL)).toBe("rollOffThrown");
  });

  it("is away as before, with what the others have said, and comes back", () => {
    const match = acted(withAway(started(ANA, BEN, CEM), ANA), BEN, deciding(ANA, "close"));
    const after = given(match);
    expect(after.absences).toEqual([{ ...match.absences[0], player: NEW.id }]);
    expect(acted(after, NEW, BACK).absences).toEqual([]);
  });

  it("has said what was said about another, and can change it", () => {
    const match = acted(withAway(started(ANA, BEN, CEM, DEA), CEM), ANA, deciding(CEM, "close"));
    const after = given(match);
    expect(after.absences[0]?.votes).toEqual([{ voter: NEW.id, verdict: "close" }]);
    const changed = acted(after, NEW, deciding(CEM, "wait"));
    expect(changed.absences[0]?.votes).toEqual([{ voter: NEW.id, verdict: "wait" }]);
  });

  it("has the result of a finished game, also after leaving the chair", () => {
    const left = acted(finishedTogether([ANA, {}], [BEN, {}]), ANA, STAND);
    expect(given(left)).toEqual({ ...left, revision: left.revision + 1, players: [NEW, BEN] });
  });

  it("has the seat of who sat down after a game without having played", () => {
    const match = acted(finishedTogether([ANA, {}], [BEN, {}]), EVE, {
      type: "sit",
      side: "west",
      name: "Eve",
    });
    expect(given(match, EVE).seats.west).toEqual(NEW);
  });

  it("has agreed to the stakes, wants them back and has won them as before", () => {
    const match = acted(forStakes(started(ANA, BEN, CEM)), ANA, wantingBack(ANA, BEN));
    const { agreed, giveBack } = given(match).stakes ?? {};
    expect([agreed, giveBack]).toEqual([[NEW.id, BEN.id, CEM.id], [NEW.id]]);
    expect(given(match).stakes?.won).toBeNull();
    const over = withWinners(forStakes(finishedTogether([ANA, {}], [BEN, {}])), [ANA, BEN]);
    expect(given(over).stakes?.won).toEqual([NEW, BEN]);
  });

  it("has agreed once where both had: the new one sat there before, and has left", () => {
    const left = acted(acted(acted(withList(lobby(ANA, BEN)), ANA, agreeing()), BEN, agreeing()), BEN, STAND);
    const after = given(left, ANA, BEN);
    expect(after.stakes?.agreed).toEqual([BEN.id]);
    const record = { match: after, seed: null, boardToken: null, table: "there", playedAt: 0 };
    expect(decodeMatch(encodeMatch(record))).toEqual({ ok: true, value: record });
  });

  it("wants the stakes back once where both did: the new one has left the roll-off since", () => {
    const thrown = acted(forStakes(rollingOff(ANA, BEN, CEM)), CEM, ROLL);
    const both = acted(acted(thrown, ANA, wantingBack(ANA, BEN, CEM)), BEN, wantingBack(ANA, BEN, CEM));
    const left = acted(acted(both, BEN, RESIGN), BEN, STAND);
    expect(given(left, ANA, BEN).stakes?.giveBack).toEqual([BEN.id]);
  });

  it("can press nothing that was shown before", () => {
    const match = started(ANA, BEN);
    expect(handle(given(match), command(match, NEW, ROLL))).toEqual({ ok: false, reason: "stale" });
  });
});

describe("nothing is given", () => {
  it.each<[string, Match, PlayerRef, PlayerRef]>([
    ["of who is not in the match", started(ANA, BEN), EVE, NEW],
    ["of who has left the roll-off and the chair", leftRollOff(), ANA, NEW],
    ["to who plays in it already", started(ANA, BEN), ANA, BEN],
    ["to who sits there already", lobby(ANA, BEN), ANA, BEN],
    ["to the same player", started(ANA, BEN), ANA, { ...ANA, name: "Anna" }],
  ])("%s", (_, match, from, to) => {
    expect(transferred(frozen(match), from.id, to)).toBeNull();
  });

  function leftRollOff(): Match {
    return acted(acted(rollingOff(ANA, BEN, CEM), ANA, RESIGN), ANA, STAND);
  }
});

describe("a pot", () => {
  const gone = { id: "9", from: ANA, stack: stackOf(3) };
  const pot = frozen({ ledger: laidIn([ANA, 64], [BEN, 16]), entities: [], lost: [], emptiedAt: null });

  it("is given with what is gone of it, and with what its player has not heard of, once", () => {
    const lost = [{ ...gone, unheard: [BEN.id, ANA.id, NEW.id] }];
    const { ledger, lost: after } = potTransferred({ ...pot, lost }, ANA.id, NEW);
    expect(ledger.stakes.map(({ from }) => from)).toEqual([NEW, BEN]);
    expect(after).toEqual([{ ...gone, from: NEW, unheard: [BEN.id, NEW.id] }]);
  });

  it("is given where nothing is left of it but news", () => {
    const lost = [{ ...gone, from: BEN, unheard: [CEM.id] }];
    expect(potTransferred({ ...pot, lost }, CEM.id, NEW).lost).toEqual([{ ...lost[0], unheard: [NEW.id] }]);
  });

  it("that does not name the player stays the same", () => {
    expect(potTransferred(pot, CEM.id, NEW)).toEqual(pot);
  });
});
