// Item stakes before the first throw: turned on and off, listed, agreed to, and what they do to being ready.
import { describe, expect, it } from "vitest";
import type { Action } from "../../../scripts/match/actions.ts";
import { type Match, newMatch, stageOf } from "../../../scripts/match/match.ts";
import { NO_STAKES } from "../../../scripts/match/stakes.ts";
import {
  ANA,
  acted,
  agreeing,
  allReady,
  BEN,
  CEM,
  cardOf,
  decidedFor,
  EVE,
  finishedTogether,
  forStakes,
  handled,
  listing,
  lobby,
  READY,
  RESIGN,
  refusal,
  rollingOff,
  STAKES_OFF,
  STAKES_ON,
  STAND,
  started,
  withList,
} from "../../support/matches.ts";
import { ROLL } from "../../support/moments.ts";

const TWO = withList(lobby(ANA, BEN));
const BOTH_AGREE = acted(acted(TWO, ANA, agreeing()), BEN, agreeing());
const OVER = finishedTogether([ANA, cardOf(1)], [BEN, cardOf(2)]);
const OPEN = forStakes(rollingOff(ANA, BEN));
const LAID = { typeId: "minecraft:diamond", amount: 3, key: "item.diamond.name", name: null };

function agreedOf({ stakes }: Match) {
  return stakes?.agreed;
}

describe("item stakes", () => {
  it.each<[string, Match]>([
    ["in the lobby", acted(lobby(ANA, BEN), BEN, READY)],
    ["after a game", acted(OVER, BEN, READY)],
  ])("are turned on %s, and nobody is ready any more", (_, match) => {
    const { match: after, events } = handled(match, ANA, { type: "stakes", on: true, who: EVE });
    expect(after).toEqual({ ...match, revision: match.revision + 1, ready: [], stakes: NO_STAKES });
    expect(events).toEqual([{ type: "stakesSet", who: EVE, on: true }]);
  });

  it("are turned off with everything that was agreed, and nobody is ready any more", () => {
    const { match, events } = handled(acted(BOTH_AGREE, ANA, READY), ANA, STAKES_OFF);
    expect([match.stakes, match.ready]).toEqual([null, []]);
    expect(events).toEqual([{ type: "stakesSet", who: ANA, on: false }]);
  });

  it("can be on for a rematch after a game for stakes, of which nothing is left then", () => {
    const won = {
      ...OVER,
      stakes: { ...NO_STAKES, pot: "pot-0", list: "list-0", agreed: [ANA.id], won: [BEN] },
    };
    expect(refusal(won, ANA, STAKES_OFF)).toBe("stakesOff");
    expect(acted(won, ANA, STAKES_ON).stakes).toEqual(NO_STAKES);
  });

  it.each<[string, Match]>([
    ["at a free table", newMatch("match-1")],
    ["for one alone", lobby(ANA)],
    ["after a game that all others have left", acted(OVER, BEN, STAND)],
  ])("are not turned on %s, who would play for nothing", (_, match) => {
    expect(refusal(match, ANA, STAKES_ON)).toBe("stakesAlone");
  });

  it("are turned off by who is left alone", () => {
    expect(acted(acted(TWO, BEN, STAND), ANA, STAKES_OFF).stakes).toBeNull();
  });

  it("are on or off already", () => {
    expect([refusal(TWO, ANA, STAKES_ON), refusal(lobby(ANA), ANA, STAKES_OFF)]).toEqual([
      "stakesOn",
      "stakesOff",
    ]);
  });

  it.each<[string, Match, string]>([
    ["in the roll-off", rollingOff(ANA, BEN), "alreadyPlaying"],
    ["in the roll-off of others", rollingOff(BEN, CEM), "matchRuns"],
    ["in the roll-off for stakes, which can still be taken back", OPEN, "potNotLocked"],
    ["in a game", started(ANA, BEN), "alreadyPlaying"],
    ["in a game of others", started(BEN, CEM), "matchRuns"],
    ["in a game for stakes", forStakes(started(ANA, BEN)), "potLocked"],
  ])("are neither turned on nor off %s", (_, match, why) => {
    for (const action of [STAKES_ON, STAKES_OFF]) expect(refusal(match, ANA, action)).toBe(why);
  });
});

describe("what is at stake", () => {
  it.each(["laid", "tookBack"] as const)("changes, and it is told who %s what", (type) => {
    const change = { type, who: BEN, stack: LAID };
    const { match, events } = handled(BOTH_AGREE, BEN, {
      type: "list",
      pot: "pot-1",
      list: "list-2",
      change,
    });
    expect(match.stakes).toEqual({ ...NO_STAKES, pot: "pot-1", list: "list-2" });
    expect(events).toEqual([change]);
  });

  it("can change for reasons of the pot's own, of which nothing is told", () => {
    const { match, events } = handled(TWO, ANA, listing("list-2"));
    expect([match.stakes?.list, match.revision, events]).toEqual(["list-2", TWO.revision + 1, []]);
  });

  it("is no longer what anybody has agreed to or is ready for, and who was hears of that", () => {
    const { match, events } = handled(acted(BOTH_AGREE, ANA, READY), BEN, listing("list-2"));
    expect([agreedOf(match), match.ready, events]).toEqual([[], [], [{ type: "relisted" }]]);
  });

  it("can be nothing again: all are ready anew, and it is played for nothing", () => {
    const empty = acted(allReady(TWO), BEN, listing(null));
    expect([empty.stakes, empty.ready, stageOf(empty)]).toEqual([
      { ...NO_STAKES, pot: "pot-1" },
      [],
      "lobby",
    ]);
    expect(stageOf(allReady(empty))).toBe("rollOff");
  });

  it("before the first throw brings the match back to the lobby, with its stakes and without a word of being ready", () => {
    for (const match of [OPEN, acted(forStakes(rollingOff(ANA, BEN, CEM)), CEM, RESIGN)]) {
      const { id, rules, seats, revision } = match;
      expect(acted(match, ANA, listing("list-2"))).toEqual({
        ...{ ...newMatch(id), rules, seats, revision: revision + 1 },
        stakes: { ...NO_STAKES, pot: "pot-1", list: "list-2" },
      });
    }
  });

  it.each([{ type: "tookBack", who: BEN, stack: LAID } as const, null])(
    "before the first throw is told to all, who have to begin anew: after %j",
    (change) => {
      const list: Action = { type: "list", pot: "pot-1", list: "list-2", change };
      expect(handled(OPEN, BEN, list).events).toEqual([...(change ? [change] : []), { type: "relisted" }]);
    },
  );

  it.each<[string, Match]>([
    ["one has thrown", acted(OPEN, ANA, ROLL)],
    ["it is decided who starts", decidedFor(OPEN, ANA)],
    ["the game runs", forStakes(started(ANA, BEN))],
  ])("cannot change once %s (E13)", (_, match) => {
    for (const action of [listing("list-2"), listing(null)])
      expect(refusal(match, ANA, action)).toBe("potLocked");
  });

  it.each<[string, Match]>([
    ["in a lobby without stakes", lobby(ANA, BEN)],
    ["in a game without stakes", started(ANA, BEN)],
    ["once it is won", { ...OVER, stakes: { ...NO_STAKES, pot: "pot-1", list: "list-1", won: [BEN] } }],
  ])("cannot change %s", (_, match) => {
    expect(refusal(match, ANA, listing("list-2"))).toBe("stakesOff");
  });
});

describe("agreeing", () => {
  it("is to exactly this list, by each who sits, and told", () => {
    const { match, events } = handled(TWO, BEN, agreeing());
    expect(match).toEqual({
      ...TWO,
      revision: TWO.revision + 1,
      stakes: { ...TWO.stakes, agreed: [BEN.id] },
    });
    expect(events).toEqual([{ type: "agreed", who: BEN }]);
    expect(agreedOf(acted(match, ANA, agreeing()))).toEqual([BEN.id, ANA.id]);
  });

  it.each<[string, Match, typeof ANA, Action, string]>([
    [
      "to a list that has changed since (E5)",
      acted(TWO, ANA, listing("list-2")),
      BEN,
      agreeing(),
      "listChanged",
    ],
    ["twice", acted(TWO, BEN, agreeing()), BEN, agreeing(), "alreadyAgreed"],
    ["by who does not sit", TWO, EVE, agreeing(), "notSeated"],
    ["where there are no stakes", lobby(ANA, BEN), ANA, agreeing(), "nothingAtStake"],
    ["where nothing was laid in", acted(lobby(ANA, BEN), ANA, STAKES_ON), ANA, agreeing(), "nothingAtStake"],
    ["to what was won", { ...OVER, stakes: { ...stakes(), won: [BEN] } }, ANA, agreeing(), "nothingAtStake"],
    ["in the roll-off", OPEN, ANA, agreeing(), "potNotLocked"],
    ["in a game", forStakes(started(ANA, BEN)), EVE, agreeing(), "potLocked"],
  ])("%s is refused", (_, match, player, action, reason) => {
    expect(refusal(match, player, action)).toBe(reason);
  });

  function stakes() {
    return { ...NO_STAKES, pot: "pot-1", list: "list-1" };
  }

  it("begins the match where it was the last word that was missing", () => {
    const ready = allReady(acted(TWO, ANA, agreeing()));
    expect([stageOf(ready), ready.ready]).toEqual(["lobby", [ANA.id, BEN.id]]);
    const { match, events } = handled(ready, BEN, agreeing());
    expect(events).toEqual([{ type: "agreed", who: BEN }, { type: "started" }]);
    expect([stageOf(match), match.players, match.ready]).toEqual(["rollOff", [ANA, BEN], []]);
    expect([match.stakes?.list, match.stakes?.won]).toEqual(["list-1", null]);
  });

  it("is for the rematch too", () => {
    const rematch = acted(acted(allReady(withList(OVER)), ANA, agreeing()), BEN, agreeing());
    expect([stageOf(rematch), rematch.stakes?.list]).toEqual(["rollOff", "list-1"]);
  });
});

describe("saying ready", () => {
  it("begins the match where all have agreed", () => {
    const { match, events } = handled(acted(BOTH_AGREE, ANA, READY), BEN, READY);
    expect(events).toEqual([{ type: "ready", who: BEN, ready: true }, { type: "started" }]);
    expect([stageOf(match), match.stakes]).toEqual(["rollOff", { ...BOTH_AGREE.stakes }]);
  });

  it("begins nothing while one has not agreed, and said once more is told to be answered by agreeing", () => {
    const one = acted(TWO, ANA, agreeing());
    const { match, events } = handled(acted(one, BEN, READY), ANA, READY);
    expect([stageOf(match), events]).toEqual(["lobby", [{ type: "ready", who: ANA, ready: true }]]);
    for (const player of [ANA, BEN]) expect(refusal(match, player, READY)).toBe("agreeFirst");
    expect(refusal(acted(one, ANA, READY), ANA, READY)).toBe("alreadyReady");
  });

  it("waits for who sat down since to agree too", () => {
    const three = acted(BOTH_AGREE, CEM, { type: "sit", side: "south", name: "Cem" });
    const ready = allReady(three);
    expect(stageOf(ready)).toBe("lobby");
    expect(acted(ready, CEM, agreeing()).players).toEqual([ANA, BEN, CEM]);
  });

  it("does not wait for the word of who has left", () => {
    const one = acted(acted(acted(TWO, ANA, agreeing()), ANA, READY), BEN, STAND);
    const back = acted(one, CEM, { type: "sit", side: "west", name: "Cem" });
    expect(stageOf(acted(acted(back, CEM, agreeing()), CEM, READY))).toBe("rollOff");
  });

  it("alone begins at once and without stakes, whatever was laid in", () => {
    for (const before of [acted(lobby(ANA, BEN), ANA, STAKES_ON), TWO]) {
      const match = acted(before, BEN, STAND);
      const { match: after, events } = handled(match, ANA, READY);
      expect([stageOf(after), after.stakes]).toEqual(["playing", null]);
      expect(events.map(({ type }) => type)).toEqual(["ready", "started", "turnStarted"]);
    }
  });

  it("begins without stakes where they are on and nothing was laid in", () => {
    const match = allReady(acted(lobby(ANA, BEN), ANA, STAKES_ON));
    expect([stageOf(match), match.stakes]).toEqual(["rollOff", null]);
  });

  it("for a rematch begins without stakes", () => {
    const won = {
      ...OVER,
      stakes: { ...NO_STAKES, pot: "pot-1", list: "list-1", agreed: [ANA.id], won: [BEN] },
    };
    const rematch = allReady(won);
    expect([stageOf(rematch), rematch.stakes]).toEqual(["rollOff", null]);
  });
});
