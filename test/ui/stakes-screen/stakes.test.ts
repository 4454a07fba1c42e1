// The screen of item stakes: for whom which row stands there, at each stage of a match.
import { describe, expect, it } from "vitest";
import type { Match } from "../../../scripts/match/match.ts";
import type { Screen } from "../../../scripts/ui/screen.ts";
import { stakesScreen } from "../../../scripts/ui/stakes-screen.ts";
import { ANA, acted, allReady, BEN, CEM, EVE, lobby, READY } from "../../support/matches.ts";
import { agreeing, atStake, DIAMONDS, SWORD, stakesOn } from "../../support/staked.ts";
import type { Seen } from "../../support/views.ts";
import { english, rowOf, viewOf, watching } from "../../support/views.ts";
import {
  BENS,
  FORBIDDEN,
  GAME,
  LAID,
  OPERATOR,
  OVER,
  presses,
  ROLL_OFF,
  STAKED,
  shown,
  TWO,
  view,
} from "./views.ts";

const AGREE = "agree:list-1";

describe("the stakes", () => {
  it("before a game are the list, who agrees to it, and all that the owner can do", () => {
    expect(shown(stakesScreen(view(agreeing(STAKED, BEN))))).toEqual([
      expect.stringMatching(/^label stakes0: stakes\.atStake \+ /),
      'label stakes1: stakes.agreed("Ben")',
      'label stakes2: stakes.waiting("Ana")',
      'label waiting: lobby.waiting(list.and("Ana", "Ben"))',
      "label played: rules.played(ruleSet.classic)",
      "label terms: stakes.terms",
      "button agree:list-1: stakes.agree -> agree list-1",
      "button lay: stakes.lay -> show lay",
      "button takeStake: stakes.take -> show takeStake",
      "button stakesOff: stakes.off -> setStakes false",
      "button back: back -> show table",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("are of the match as it is, under their own title", () => {
    const screen = stakesScreen(view(STAKED));
    expect(screen && { ...screen, rows: [], title: english(screen.title) }).toEqual({
      matchId: STAKED.id,
      revision: STAKED.revision,
      title: "Item stakes",
      rows: [],
    });
  });

  it("can be agreed to by who sits and has not, and the row is another one for another list", () => {
    const agree = (match: Match, other: Seen = {}) =>
      presses(stakesScreen(view(match, other))).filter((id) => id.startsWith("agree"));
    expect([agree(STAKED), agree(STAKED, BENS)]).toEqual([[AGREE], [AGREE]]);
    expect(agree(agreeing(STAKED, ANA))).toEqual([]);
    expect(agree(STAKED, OPERATOR)).toEqual([]);
    expect(agree(stakesOn(TWO), { stakes: { allowed: true, laid: [], owed: [] } })).toEqual([]);
    expect(agree(ROLL_OFF)).toEqual([]);
    expect(agree(atStake(TWO, "list-2"))).toEqual(["agree:list-2"]);
  });

  it("say what the winner gets above the button that agrees to it, and nowhere else", () => {
    const rules = (match: Match, other: Seen = {}) =>
      shown(stakesScreen(view(match, other))).indexOf("label terms: stakes.terms");
    const at = shown(stakesScreen(view(STAKED))).findIndex((row) => row.includes(AGREE));
    expect(rules(STAKED)).toBe(at - 1);
    expect([rules(agreeing(STAKED, ANA)), rules(STAKED, OPERATOR), rules(GAME)]).toEqual([-1, -1, -1]);
  });

  it("say who is not ready, and when all are that it begins as soon as all agree", () => {
    const rows = (match: Match) =>
      shown(stakesScreen(view(match))).filter((row) => /^label (waiting|begins)/.test(row));
    expect(rows(acted(STAKED, BEN, READY))).toEqual(['label waiting: lobby.waiting("Ana")']);
    expect(rows(allReady(STAKED))).toEqual(["label begins: stakes.begins"]);
    expect([rows(ROLL_OFF), rows(OVER), rows(stakesOn(TWO))]).toEqual([[], [], []]);
  });

  it("let who sits lay something in, and who has something there take it back", () => {
    expect(presses(stakesScreen(view(STAKED, BENS)))).toEqual([AGREE, "lay", "takeStake", "back", "standUp"]);
    const three = atStake(lobby(ANA, BEN, CEM));
    expect(presses(stakesScreen(view(three, { ...BENS, viewer: CEM })))).not.toContain("takeStake");
    expect(presses(stakesScreen(watching(STAKED)))).toEqual(["back"]);
  });

  it("are turned off by the owner, by operators, and at a public table by whoever sits", () => {
    const may = (other: Seen) => presses(stakesScreen(view(STAKED, other))).includes("stakesOff");
    expect([may({}), may(OPERATOR), may({ ...BENS, owner: null })]).toEqual([true, true, true]);
    expect([may(BENS), may({ viewer: EVE, owner: null })]).toEqual([false, false]);
  });

  it("that operators have forbidden meanwhile say so, and are only given back", () => {
    const screen = stakesScreen(view(STAKED, { stakes: FORBIDDEN }));
    expect(shown(screen)).toContain("label forbidden: notice.stakesForbidden");
    expect(presses(screen)).toEqual(["takeStake", "stakesOff", "back", "standUp"]);
  });

  it("until the first throw let everybody take their own back, and nothing else", () => {
    const match = ROLL_OFF;
    expect(presses(stakesScreen(view(match)))).toEqual(["takeStake", "back", "standUp"]);
  });

  it("while it is played for them are given back when all want it", () => {
    const rows = shown(stakesScreen(view(GAME)));
    expect(rows.slice(1)).toEqual([
      "label stakes1: stakes.locked",
      "label giveBack: stakes.giveBackTogether",
      "button wantBack: stakes.giveBack -> wantBack false",
      "button back: back -> show table",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("are wanted back by who plays, once more as well when others have gone, and by nobody who only watches", () => {
    const want = acted(GAME, ANA, { type: "wantBack", here: [ANA.id, BEN.id] });
    const may = (other: Seen) => presses(stakesScreen(view(want, other))).includes("wantBack");
    expect([may({}), may(BENS), may({ viewer: EVE })]).toEqual([true, true, false]);
    expect(rowOf(stakesScreen(view(want)) as Screen, "stakes2")).toBe(
      'label stakes2: stakes.wantBack("Ana")',
    );
  });

  it("are given back alone by an operator who does not play, who is asked once more, and finds the board here", () => {
    expect(shown(stakesScreen(view(GAME, OPERATOR))).slice(2)).toEqual([
      "button wantBack: stakes.giveBack -> show confirmGiveBack",
      "button back: back -> show table",
      "button takeBoardOff: table.takeBoardOff -> show confirmBoardOff [more]",
    ]);
    expect(presses(stakesScreen(view(ROLL_OFF, OPERATOR)))).not.toContain("wantBack");
  });

  it("are given back by an operator who plays as by everybody else", () => {
    expect(shown(stakesScreen(view(GAME, { operator: true })))).toEqual(shown(stakesScreen(view(GAME))));
  });

  it("after the game say who has won, and bring what waits for the player", () => {
    const stakes = { allowed: true, laid: [], owed: [DIAMONDS, SWORD, DIAMONDS] };
    expect(shown(stakesScreen(view(OVER, { stakes })))).toEqual([
      'label stakes0: stakes.won("Ana")',
      expect.stringMatching(/^label owed: stakes\.owed\(.*64.*Excalibur/),
      'button collect: stakes.collect("3") -> collect',
      "button back: back -> show table",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("bring it at any other time too", () => {
    const stakes = { allowed: true, laid: LAID, owed: [DIAMONDS] };
    for (const match of [STAKED, ROLL_OFF, GAME]) {
      expect(presses(stakesScreen(view(match, { stakes })))).toContain("collect");
    }
  });

  it("are no screen where there are none", () => {
    expect(stakesScreen(viewOf(TWO))).toBeNull();
  });
});
