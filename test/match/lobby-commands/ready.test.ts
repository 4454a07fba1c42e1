// Saying ready, and what the last word of it starts.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { stageOf } from "../../../scripts/match/match.ts";
import {
  ANA,
  acted,
  allReady,
  BEGIN,
  BEN,
  CEM,
  decidedFor,
  FOUR,
  handled,
  holding,
  lobby,
  NOT_READY,
  READY,
  refusal,
  STAND,
} from "../../support/matches.ts";

describe("saying ready", () => {
  it("is kept and told while others are waited for", () => {
    const { match, events } = handled(lobby(ANA, BEN), BEN, READY);
    expect(match).toEqual({ ...lobby(ANA, BEN), revision: 1, ready: [BEN.id] });
    expect(events).toEqual([{ type: "ready", who: BEN, ready: true }]);
  });

  it("can be taken back", () => {
    const { match, events } = handled(acted(lobby(ANA, BEN), BEN, READY), BEN, NOT_READY);
    expect(match.ready).toEqual([]);
    expect(events).toEqual([{ type: "ready", who: BEN, ready: false }]);
    expect(stageOf(acted(match, ANA, READY))).toBe("lobby");
  });

  it("twice counts once, and taking back what was not said is refused", () => {
    const once = acted(lobby(ANA, BEN), BEN, READY);
    expect(refusal(once, BEN, READY)).toBe("alreadyReady");
    expect(refusal(once, ANA, NOT_READY)).toBe("notReady");
    expect([stageOf(once), once.ready]).toEqual(["lobby", [BEN.id]]);
  });

  it("outlasts that somebody sits down, who is then waited for too", () => {
    const sat = acted(acted(lobby(ANA, BEN), ANA, READY), CEM, { type: "sit", side: "south", name: "Cem" });
    expect(sat.ready).toEqual([ANA.id]);
    const waiting = acted(sat, BEN, READY);
    expect(stageOf(waiting)).toBe("lobby");
    expect(stageOf(acted(waiting, CEM, READY))).toBe("rollOff");
  });

  it.each([2, 3, 4])("of the last of %i begins the roll-off, of no one before", (players) => {
    const seated = FOUR.slice(0, players);
    const last = seated.at(-1) ?? ANA;
    const waiting = seated.slice(0, -1).reduce((now, player) => acted(now, player, READY), lobby(...seated));
    expect(stageOf(waiting)).toBe("lobby");
    const { match, events } = handled(waiting, last, READY);
    expect(match).toEqual({
      ...lobby(...seated),
      revision: players,
      players: seated,
      log: "",
      rollOff: seated.map(() => []),
    });
    expect(events).toEqual([{ type: "ready", who: last, ready: true }, { type: "started" }]);
  });

  it("alone starts the first turn at once, without a roll-off", () => {
    const { match, events } = handled(lobby(ANA), ANA, READY);
    expect([match.rollOff, match.ready, match.players]).toEqual([null, [], [ANA]]);
    expect(match.game?.turn).toEqual({ player: 0, rollsUsed: 0, dice: [], held: holding("-----") });
    expect(events).toEqual([
      { type: "ready", who: ANA, ready: true },
      { type: "started" },
      { type: "turnStarted", player: 0 },
    ]);
  });

  it("starts nothing by itself when the one who was waited for leaves: who is left says it again", () => {
    const left = acted(acted(lobby(ANA, BEN), ANA, READY), BEN, STAND);
    expect([stageOf(left), left.ready]).toEqual(["lobby", [ANA.id]]);
    expect(acted(left, ANA, READY).players).toEqual([ANA]);
  });

  it("plays by the rules that the match had in the lobby", () => {
    const rules = chooseRules("classic", { yahtzeeBonus: 50 });
    expect(acted({ ...lobby(ANA), rules }, ANA, READY).game?.rules).toEqual(rules);
    const several = decidedFor(allReady({ ...lobby(ANA, BEN), rules }), BEN);
    expect(acted(several, BEN, BEGIN).game?.rules).toEqual(rules);
  });
});
