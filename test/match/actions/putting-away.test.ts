// Whoever may do so ends a match without a result, or time does.
import { describe, expect, it } from "vitest";
import { type Match, newMatch } from "../../../scripts/match/match.ts";
import {
  ANA,
  acted,
  BEN,
  decidedFor,
  EVE,
  handled,
  lobby,
  PUT_AWAY,
  refusal,
  rollingOff,
  started,
  throwsForStart,
} from "../../support/matches.ts";
import { ENDED, ROLL } from "../../support/moments.ts";

const TWO = started(ANA, BEN);

describe("putting a match away", () => {
  it.each<[string, Match]>([
    ["in the roll-off", throwsForStart(rollingOff(ANA, BEN), [ANA, "6 6 6 6 6"])],
    ["once it is decided who starts", decidedFor(rollingOff(ANA, BEN), ANA)],
    ["in a game", acted(TWO, ANA, ROLL)],
    ["in a game alone", started(ANA)],
  ])("%s ends it without a result: a lobby with the same seats is left", (_, match) => {
    const { match: after, events } = handled(match, ANA, { type: "putAway", who: EVE });
    expect(events).toEqual([{ type: "putAway", who: EVE, ended: match }]);
    const { id, rules, seats } = match;
    expect(after).toEqual({ ...newMatch(id), revision: match.revision + 1, rules, seats });
  });

  it("says who did it, or that time did", () => {
    expect(handled(TWO, ANA, PUT_AWAY).events).toEqual([{ type: "putAway", who: null, ended: TWO }]);
  });

  it("is refused after the end, whose result stays", () => {
    expect(refusal(ENDED, ANA, PUT_AWAY)).toBe("noMatchRuns");
  });

  it("is refused in a lobby, where there is nothing to end", () => {
    expect(refusal(lobby(ANA, BEN), ANA, PUT_AWAY)).toBe("noMatchRuns");
    expect(refusal(acted(TWO, ANA, PUT_AWAY), ANA, PUT_AWAY)).toBe("noMatchRuns");
  });
});
