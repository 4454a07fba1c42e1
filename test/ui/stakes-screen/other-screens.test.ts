// What other screens have of item stakes: who can turn them on, reads of them, opens them and collects.
import { describe, expect, it } from "vitest";
import type { Match } from "../../../scripts/match/match.ts";
import type { Screen } from "../../../scripts/ui/screen.ts";
import { maySetStakes, stakesButtons, stakesLabels } from "../../../scripts/ui/stakes-screen.ts";
import { ANA, EVE, lobby } from "../../support/matches.ts";
import { DIAMONDS, SWORD } from "../../support/staked.ts";
import type { Seen } from "../../support/views.ts";
import { viewOf, watching, written } from "../../support/views.ts";
import { BENS, GAME, OPERATOR, OVER, STAKED, TWO, view } from "./views.ts";

function rowsOf(rows: Screen["rows"]): readonly string[] {
  return written({ matchId: "", revision: 0, title: { text: "" }, rows });
}

describe("turning stakes on", () => {
  const may = (match: Match, other: Seen = {}) => maySetStakes(viewOf(match, other), true);

  it("is for who may choose the rules, before and after a game", () => {
    expect([may(TWO), may(TWO, OPERATOR), may(TWO, { ...BENS, owner: null }), may(OVER)]).toEqual([
      ...[true, true, true, true],
    ]);
    expect([may(TWO, BENS), may(TWO, { viewer: EVE, owner: null })]).toEqual([false, false]);
  });

  it("is not done twice, in a game, by one alone, or where operators forbid it", () => {
    const forbidden = { stakes: { allowed: false, laid: [], owed: [] } };
    expect([may(STAKED), may(GAME), may(lobby(ANA)), may(TWO, forbidden)]).toEqual([
      ...[false, false, false, false],
    ]);
  });
});

describe("before and after a game", () => {
  const OPEN = "button stakes: stakes.open -> show stakes";
  const ON = "button stakesOn: stakes.title -> setStakes true [more]";

  it("everybody reads the list and for whom it waits", () => {
    for (const seen of [view(STAKED), watching(STAKED, { stakes: view(STAKED).stakes })]) {
      const [list, waiting] = rowsOf(stakesLabels(seen));
      expect(list).toMatch(/^label stakes0: stakes\.atStake \+ .*stakes\.laid\("Ana"/);
      expect(waiting).toBe('label stakes1: stakes.waiting(list.and("Ana", "Ben"))');
    }
    expect(rowsOf(stakesLabels(viewOf(TWO)))).toEqual([]);
  });

  it("who sits or may choose the rules opens the stakes, and nobody else", () => {
    const buttons = (match: Match, other: Seen = {}) => rowsOf(stakesButtons(view(match, other)));
    expect([buttons(STAKED), buttons(STAKED, BENS), buttons(STAKED, OPERATOR)]).toEqual([
      [OPEN],
      [OPEN],
      [OPEN],
    ]);
    expect(rowsOf(stakesButtons(watching(STAKED)))).toEqual([]);
    expect([buttons(TWO), buttons(TWO, BENS), buttons(OVER), buttons(OVER, BENS)]).toEqual([
      [ON],
      [],
      [ON],
      [],
    ]);
  });

  it("what waits for the player can be collected, stakes or not", () => {
    const stakes = { allowed: true, laid: [], owed: [DIAMONDS, SWORD] };
    const collect = 'button collect: stakes.collect("2") -> collect';
    for (const match of [TWO, STAKED, OVER]) {
      expect(rowsOf(stakesButtons(viewOf(match, { stakes }))).at(-1)).toBe(collect);
      expect(rowsOf(stakesButtons(watching(match, { stakes })))).toEqual([
        expect.stringMatching(/^label owed: stakes\.owed\(.*64.*Excalibur/),
        collect,
      ]);
    }
  });
});
