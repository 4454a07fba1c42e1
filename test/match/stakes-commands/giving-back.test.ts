// Stakes for which it is played are given back: by all who are there, by whoever may, or because the pot is gone. Nobody
// is voted out of what they have staked.
import { describe, expect, it } from "vitest";
import { type Match, stageOf } from "../../../scripts/match/match.ts";
import type { PlayerRef } from "../../../scripts/match/seats.ts";
import { NO_STAKES } from "../../../scripts/match/stakes.ts";
import {
  ANA,
  acted,
  agreed,
  BEN,
  CEM,
  decidedFor,
  deciding,
  EVE,
  finishedTogether,
  forStakes,
  handled,
  lobby,
  PUT_AWAY,
  READY,
  RESIGN,
  refusal,
  rollingOff,
  STAKES_ON,
  started,
  wantingBack,
  withAway,
  withList,
} from "../../support/matches.ts";
import { ROLL } from "../../support/moments.ts";

const THREE = forStakes(started(ANA, BEN, CEM));
const ALL = wantingBack(ANA, BEN, CEM);

describe("wanting the stakes back", () => {
  it("is kept and told while another who is there has not said so", () => {
    const { match, events } = handled(THREE, BEN, ALL);
    expect(match).toEqual({
      ...THREE,
      revision: THREE.revision + 1,
      stakes: { ...THREE.stakes, giveBack: [BEN.id] },
    });
    expect(events).toEqual([{ type: "wantsBack", who: BEN, wants: true }]);
  });

  it("by all who play gives everything back, and the match goes on without stakes", () => {
    const two = acted(acted(THREE, BEN, ALL), CEM, ALL);
    const { match, events } = handled(two, ANA, ALL);
    expect(match).toEqual({ ...THREE, revision: two.revision + 1, stakes: null });
    expect(events).toEqual([
      { type: "wantsBack", who: ANA, wants: true },
      { type: "givenBack", who: null },
    ]);
  });

  it("does not wait for whom the others have waited for in vain, and two are enough", () => {
    const here = wantingBack(BEN, CEM);
    expect(acted(acted(withAway(THREE, ANA), BEN, here), CEM, here).stakes).toBeNull();
  });

  it("waits for who has only just left or died: they do not want it", () => {
    const here = wantingBack(BEN, CEM);
    expect(acted(acted(THREE, BEN, here), CEM, here).stakes?.giveBack).toEqual([BEN.id, CEM.id]);
  });

  it("does not wait for who only watches", () => {
    const here = wantingBack(ANA, BEN, CEM, EVE);
    expect(acted(acted(acted(THREE, ANA, here), BEN, here), CEM, here).stakes).toBeNull();
  });

  it("is never enough from one alone, whoever has said so before and left", () => {
    const said = withAway(acted(THREE, BEN, ALL), BEN, CEM);
    expect(acted(said, ANA, wantingBack(ANA)).stakes?.giveBack).toEqual([ANA.id]);
    const alone = withAway(THREE, BEN, CEM);
    expect(acted(alone, ANA, wantingBack()).stakes?.giveBack).toEqual([ANA.id]);
    expect(acted(alone, ANA, wantingBack(ANA, EVE)).stakes?.giveBack).toEqual([ANA.id]);
  });

  it("counts the word of who said it before the others came", () => {
    const early = acted(withAway(THREE, CEM), ANA, wantingBack(ANA));
    expect(acted(early, BEN, wantingBack(ANA, BEN)).stakes).toBeNull();
    expect(acted(early, BEN, ALL).stakes?.giveBack).toEqual([ANA.id, BEN.id]);
  });

  it("said once more is taken back, also where nobody else would be asked now", () => {
    const two = acted(acted(THREE, ANA, ALL), BEN, ALL);
    for (const here of [ALL, wantingBack(ANA, BEN)]) {
      const { match, events } = handled(two, ANA, here);
      expect([match.stakes?.giveBack, events]).toEqual([
        [BEN.id],
        [{ type: "wantsBack", who: ANA, wants: false }],
      ]);
    }
    const left = { ...two, players: [ANA, BEN] };
    expect(acted(left, ANA, wantingBack(ANA, BEN)).stakes?.giveBack).toEqual([BEN.id]);
  });

  it("is to be said anew when one has been away for so long that the others are asked", () => {
    const two = withAway(acted(acted(THREE, ANA, ALL), BEN, ALL), CEM);
    expect(two.stakes?.giveBack).toEqual([]);
    const here = wantingBack(ANA, BEN);
    expect(acted(acted(two, ANA, here), BEN, here).stakes).toBeNull();
  });

  it("needs who has resigned and is there too: their stake is in it", () => {
    const resigned = acted(THREE, CEM, RESIGN);
    const two = acted(acted(resigned, ANA, ALL), BEN, ALL);
    expect(two.stakes?.giveBack).toEqual([ANA.id, BEN.id]);
    expect(acted(two, CEM, ALL).stakes).toBeNull();
  });

  it("does not wait for who has resigned and is not there", () => {
    const here = wantingBack(ANA, BEN);
    expect(acted(acted(acted(THREE, CEM, RESIGN), ANA, here), BEN, here).stakes).toBeNull();
  });

  it("is possible from the roll-off on, also before the first throw", () => {
    const open = forStakes(rollingOff(ANA, BEN));
    for (const match of [open, acted(open, ANA, ROLL), decidedFor(open, ANA)]) {
      const { match: after } = handled(acted(match, ANA, wantingBack(ANA, BEN)), BEN, wantingBack(ANA, BEN));
      expect([stageOf(after), after.rollOff, after.stakes]).toEqual(["rollOff", match.rollOff, null]);
    }
  });

  it.each<[string, Match, PlayerRef, string]>([
    ["by who only watches", THREE, EVE, "matchRuns"],
    [
      "by who has left the roll-off",
      acted(forStakes(rollingOff(ANA, BEN, CEM)), CEM, RESIGN),
      CEM,
      "matchRuns",
    ],
    ["where it is not played for anything", started(ANA, BEN), ANA, "nothingAtStake"],
    ["in the lobby, where each takes back the own", withList(lobby(ANA, BEN)), ANA, "nothingAtStake"],
    ["after the end", won(), BEN, "nothingAtStake"],
  ])("is refused %s", (_, match, player, reason) => {
    expect(refusal(match, player, ALL)).toBe(reason);
  });
});

function won(): Match {
  const over = finishedTogether([ANA, {}], [BEN, {}]);
  return { ...over, stakes: { ...NO_STAKES, pot: "pot-1", list: "list-1", won: [ANA] } };
}

describe("giving the stakes back", () => {
  it.each<[string, Match]>([
    ["in a game", THREE],
    ["in the roll-off", acted(forStakes(rollingOff(ANA, BEN)), ANA, ROLL)],
    ["in the lobby", withList(lobby(ANA, BEN))],
    ["where they are on and nothing was laid in", acted(lobby(ANA, BEN), ANA, STAKES_ON)],
  ])("by whoever may do so changes nothing else %s", (_, match) => {
    const { match: after, events } = handled(match, ANA, { type: "giveBack", who: EVE });
    expect(after).toEqual({ ...match, revision: match.revision + 1, stakes: null });
    expect(events).toEqual([{ type: "givenBack", who: EVE }]);
  });

  it("in the lobby leaves nobody ready: it was for the stakes", () => {
    const ready = acted(withList(lobby(ANA, BEN)), ANA, READY);
    expect(acted(ready, ANA, { type: "giveBack", who: EVE })).toMatchObject({ ready: [], stakes: null });
  });

  it("that cannot be, since the pot is lost, is told, and the match goes on without it", () => {
    const { match, events } = handled(THREE, ANA, { type: "giveBack", who: null, lost: true });
    expect([match.stakes, match.game]).toEqual([null, THREE.game]);
    expect(events).toEqual([{ type: "potLost" }]);
  });

  it.each<[string, Match]>([
    ["where there are none", started(ANA, BEN)],
    ["once they are won", won()],
  ])("is refused %s", (_, match) => {
    expect(refusal(match, ANA, { type: "giveBack", who: EVE })).toBe("nothingAtStake");
  });

  it("by ending the match leaves a lobby without stakes", () => {
    const { match, events } = handled(THREE, ANA, PUT_AWAY);
    expect([stageOf(match), match.stakes, events]).toEqual([
      "lobby",
      null,
      [{ type: "putAway", who: null, ended: THREE }],
    ]);
  });
});

describe("going on without who is away", () => {
  const asked = withAway(THREE, CEM);

  it.each<[string, Match]>([
    ["in a game", asked],
    ["in the roll-off", withAway(forStakes(rollingOff(ANA, BEN, CEM)), CEM)],
    ["once it is decided who starts", withAway(decidedFor(forStakes(rollingOff(ANA, BEN, CEM)), ANA), CEM)],
  ])("is refused while it is played for stakes, %s", (_, match) => {
    for (const voter of [ANA, BEN, EVE]) {
      expect(refusal(match, voter, deciding(CEM, "close"))).toBe("playedForStakes");
    }
    expect(acted(match, ANA, deciding(CEM, "playOn")).absences).toHaveLength(1);
  });

  it("is possible again once the stakes were given back", () => {
    const back = acted(asked, ANA, { type: "giveBack", who: null });
    expect(agreed(back, CEM, "close", ANA, BEN).game?.sheets[2]?.status).toBe("closed");
  });

  it("is no question about who is not away, for stakes or not", () => {
    expect(refusal(THREE, ANA, deciding(CEM, "close"))).toBe("notAway");
  });
});
