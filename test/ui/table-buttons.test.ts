// What every screen of a table ends with: taking the board off, whether that is asked once more, and the stakes.
import { describe, expect, it } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import { asksForBoard, readyRows, tableButtons, takeBoardRows } from "../../scripts/ui/table-buttons.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import {
  ANA,
  acted,
  BEN,
  CEM,
  decidedFor,
  EVE,
  finishedTogether,
  lobby,
  READY,
  RESIGN,
  rollingOff,
  started,
} from "../support/matches.ts";
import { agreeing, atStake, stakedGame, stakedRollOff } from "../support/staked.ts";
import { viewOf, watching, written } from "../support/views.ts";

const STAND_UP = "button standUp: table.standUp -> standUp [more]";
const TAKE_OFF = "button takeBoardOff: table.takeBoardOff -> takeBoardOff [more]";
const ASK = "button takeBoardOff: table.takeBoardOff -> show confirmBoardOff [more]";

const PAUSING: readonly (readonly [string, Match])[] = [
  ["in the roll-off", rollingOff(ANA, BEN)],
  ["once it is decided who starts", decidedFor(rollingOff(ANA, BEN), ANA)],
  ["in a game", started(ANA, BEN)],
  ["in a game that the other has resigned", acted(started(ANA, BEN), BEN, RESIGN)],
  ["in a game that the owner has resigned", acted(started(ANA, BEN, CEM), ANA, RESIGN)],
  ["in a roll-off that the owner has left", acted(rollingOff(ANA, BEN, CEM), ANA, RESIGN)],
  ["in a game of another alone", started(BEN)],
];
const NOT_PAUSING: readonly (readonly [string, Match])[] = [
  ["at a free table", lobby()],
  ["before a game of several", lobby(ANA, BEN)],
  ["after the other has left the roll-off", acted(rollingOff(ANA, BEN), BEN, RESIGN)],
  ["in the own game alone", started(ANA)],
  ["after the own game alone", acted(started(ANA), ANA, RESIGN)],
  ["after a game of several", finishedTogether([ANA, {}], [BEN, {}])],
];

function rows(match: Match, isOwner: boolean): readonly string[] {
  const owner = isOwner ? ANA : EVE;
  return written({ ...SCREEN, rows: tableButtons(viewOf(match, { owner })) });
}

const SCREEN = { matchId: "", revision: 0, title: { text: "" } };

describe("taking the board off", () => {
  it.each(PAUSING)("pauses others %s, so it is asked once more", (_, match) => {
    expect(asksForBoard(viewOf(match))).toBe(true);
    expect(rows(match, true)).toEqual([STAND_UP, ASK]);
  });

  it.each(NOT_PAUSING)("pauses nobody else %s, so it is done at once", (_, match) => {
    expect(asksForBoard(viewOf(match))).toBe(false);
    expect(rows(match, true)).toEqual([STAND_UP, TAKE_OFF]);
  });

  it("pauses those who play for who only watches, be it one alone", () => {
    expect([started(ANA), started(ANA, BEN)].map((match) => asksForBoard(watching(match)))).toEqual([
      true,
      true,
    ]);
    expect(asksForBoard(viewOf(started(ANA), { viewer: EVE }))).toBe(true);
    expect(asksForBoard(watching(lobby(ANA, BEN)))).toBe(false);
  });

  it.each([...PAUSING, ...NOT_PAUSING])("is offered to nobody who may not, %s", (_, match) => {
    expect(rows(match, false)).toEqual([STAND_UP]);
  });
});

describe("while it is played for stakes", () => {
  const STAKES = "button stakes: stakes.open -> show stakes [more]";
  const game = stakedGame(ANA, BEN);

  it("everybody finds the stakes, where the owner has found the board", () => {
    expect([rows(game, true), rows(game, false)]).toEqual([
      [STAND_UP, STAKES],
      [STAND_UP, STAKES],
    ]);
    expect(written({ ...SCREEN, rows: tableButtons(watching(game)) })).toEqual([STAKES]);
  });

  it("until the first throw the owner finds both", () => {
    expect(rows(stakedRollOff(ANA, BEN), true)).toEqual([STAND_UP, STAKES, ASK]);
  });

  it("nobody finds the stakes here before or after the game: they have a place of their own there", () => {
    const over = acted(acted(game, BEN, RESIGN), ANA, RESIGN);
    for (const match of [atStake(lobby(ANA, BEN)), over])
      expect(rows(match, true)).toEqual([STAND_UP, TAKE_OFF]);
  });

  it("the board is taken off only by operators who do not play", () => {
    const mayTake = (view: TableView) => takeBoardRows(view).length > 0;
    expect([mayTake(viewOf(game)), mayTake(viewOf(game, { operator: true }))]).toEqual([false, false]);
    expect([mayTake(watching(game)), mayTake(watching(game, { operator: true }))]).toEqual([false, true]);
    expect(mayTake(viewOf(stakedRollOff(ANA, BEN)))).toBe(true);
  });

  it("and stakes before a game ask no question about the board: each goes back by itself", () => {
    expect(asksForBoard(viewOf(atStake(lobby(ANA, BEN))))).toBe(false);
  });
});

describe("the word of being ready", () => {
  const staked = atStake(lobby(ANA, BEN));
  const ready = acted(acted(staked, ANA, READY), BEN, READY);
  const words = (match: Match) =>
    written({ ...SCREEN, rows: readyRows(viewOf(match), "yahtzee.lobby.ready") });

  it("can be taken back as long as somebody has to agree to what is at stake", () => {
    for (const match of [ready, agreeing(ready, ANA)]) {
      expect(words(match)).toEqual(["button ready: lobby.notReady -> ready false"]);
    }
  });
});
