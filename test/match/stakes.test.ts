// What a match says of its stakes, and to a pot: who has won it, who is out of it, that it goes back.
import { describe, expect, it } from "vitest";
import { awarded, listOf } from "../../scripts/match/ledger.ts";
import { inLobby, type Match } from "../../scripts/match/match.ts";
import { paused } from "../../scripts/match/pause.ts";
import {
  areStakesOn,
  decided,
  hasPot,
  isAgreed,
  isLocked,
  whoDisagrees,
  withWinners,
} from "../../scripts/match/stakes.ts";
import { frozen } from "../support/games.ts";
import {
  ANA,
  acted,
  agreed,
  agreeing,
  BEGIN,
  BEN,
  CEM,
  cardOf,
  decidedFor,
  finishedTogether,
  forStakes,
  lobby,
  PUT_AWAY,
  RESIGN,
  rollingOff,
  STAKES_OFF,
  STAKES_ON,
  STAND,
  started,
  withAway,
  withList,
} from "../support/matches.ts";
import { ROLL } from "../support/moments.ts";
import { laidIn, whose } from "./ledger/ledgers.ts";

const LAID = frozen(laidIn([ANA, 64], [BEN, 16], [CEM, 1]));
const LIST = listOf(LAID) ?? "";
const STAYS = ["64 at stake", "16 at stake", "1 at stake"];
const BACK = ["64 Ana", "16 Ben", "1 Cem"];
const BENS_BACK = ["64 at stake", "16 Ben", "1 at stake"];

const IN_LOBBY = withList(lobby(ANA, BEN, CEM), LIST);
const OPEN = forStakes(rollingOff(ANA, BEN, CEM), LIST);
const THROWN = acted(OPEN, ANA, ROLL);
const PLAYED = forStakes(started(ANA, BEN, CEM), LIST);
const OVER = finishedTogether([ANA, cardOf(1)], [BEN, cardOf(2)], [CEM, cardOf(1)]);

describe("what becomes of a pot", () => {
  it.each<[string, Match | null, readonly string[]]>([
    ["no match is where it is", null, BACK],
    ["the match knows of no stakes", lobby(ANA, BEN, CEM), BACK],
    ["stakes were turned off", acted(IN_LOBBY, ANA, STAKES_OFF), BACK],
    ["nothing was laid in yet", acted(lobby(ANA, BEN, CEM), ANA, STAKES_ON), BACK],
    ["the match has another pot", { ...IN_LOBBY, stakes: { ...stakesOf(IN_LOBBY), pot: "pot-2" } }, BACK],
    ["everybody sits in the lobby", IN_LOBBY, STAYS],
    ["one has left the lobby", acted(IN_LOBBY, BEN, STAND), BENS_BACK],
    ["nobody has thrown for the start", OPEN, STAYS],
    ["one has left before the first throw", acted(OPEN, BEN, RESIGN), BENS_BACK],
    ["one has thrown", THROWN, STAYS],
    ["one has left after the first throw", acted(THROWN, BEN, RESIGN), STAYS],
    ["it is decided who starts", decidedFor(OPEN, CEM), STAYS],
    ["the game runs", PLAYED, STAYS],
    ["one has resigned", acted(PLAYED, BEN, RESIGN), STAYS],
    ["one is played for", agreed(withAway(PLAYED, BEN), BEN, "playOn", ANA, CEM), STAYS],
    ["all want it back", acted(PLAYED, ANA, { type: "giveBack", who: ANA }), BACK],
    ["the match was put away", acted(PLAYED, ANA, PUT_AWAY), BACK],
    ["nobody plays any more", inLobby(PLAYED), BACK],
    ["the match is in a board", inBoard(PLAYED), BACK],
    ["one has won", withWinners(forStakes(OVER, LIST), [BEN]), ["64 Ben", "16 Ben", "1 Ben"]],
    ["two have won", withWinners(forStakes(OVER, LIST), [ANA, BEN]), ["64 Ana", "16 Ben", "1 Ana"]],
    ["the last one in the roll-off has won", lastInRollOff(), ["64 Cem", "16 Cem", "1 Cem"]],
    ["it was laid in for a rematch", withList(OVER, LIST), STAYS],
    ["one has left before the rematch", acted(withList(OVER, LIST), BEN, STAND), BENS_BACK],
    ["the game is over and there are no stakes", OVER, BACK],
  ])("where %s, and deciding again changes nothing", (_, match, expected) => {
    const ledger = decided(match, LAID);
    expect(whose(ledger)).toEqual(expected);
    expect(decided(match, ledger)).toBe(ledger);
    if (expected === STAYS) expect(ledger).toBe(LAID);
  });

  it("of which something else is at stake than is played for goes back", () => {
    expect(whose(decided(forStakes(started(ANA, BEN, CEM), "other"), LAID))).toEqual(BACK);
    expect(whose(decided(forStakes(decidedFor(OPEN, ANA), "other"), LAID))).toEqual(BACK);
  });

  it("of which something else is at stake before the first throw stays: the match will hear of it", () => {
    for (const match of [
      withList(lobby(ANA, BEN, CEM), "other"),
      { ...OPEN, stakes: stakesOf(PLAYED, "other") },
    ]) {
      expect(decided(match, LAID)).toBe(LAID);
    }
  });

  it("that is decided stays so, whatever the match says then", () => {
    const won = awarded(LAID, [CEM]);
    for (const match of [null, IN_LOBBY, OPEN, PLAYED, withWinners(forStakes(OVER, LIST), [BEN])]) {
      expect(decided(match, won)).toBe(won);
    }
  });

  function lastInRollOff(): Match {
    return acted(acted(THROWN, ANA, RESIGN), BEN, RESIGN);
  }

  function inBoard(match: Match): Match {
    return paused({ match, seed: [1, 2, 3, 4], boardToken: null, table: "there", playedAt: 0 }, "token")
      .match;
  }
});

function stakesOf({ stakes }: Match, list?: string) {
  if (stakes === null) throw new Error("There are no stakes.");
  return list === undefined ? stakes : { ...stakes, list };
}

describe("a match", () => {
  const WON = withWinners(forStakes(OVER), [BEN]);
  const says = (match: Match) => [areStakesOn(match), hasPot(match), isLocked(match)];

  it.each<[string, Match, readonly boolean[]]>([
    ["without stakes", lobby(ANA, BEN), [false, false, false]],
    ["for which nothing was laid in yet", acted(lobby(ANA, BEN), ANA, STAKES_ON), [true, false, false]],
    ["before it begins", IN_LOBBY, [true, true, false]],
    ["before the first throw", OPEN, [true, true, false]],
    ["after the first throw", THROWN, [true, true, true]],
    ["in the game", PLAYED, [true, true, true]],
    ["that is won", WON, [false, false, false]],
    ["of which the rematch is prepared", acted(WON, ANA, STAKES_ON), [true, false, false]],
    ["whose rematch is laid in for", withList(WON), [true, true, false]],
  ])("%s says whether stakes are on, something is at stake, and it is locked", (_, match, expected) => {
    expect(says(match)).toEqual(expected);
  });

  it("is agreed to when all who sit have agreed to what is at stake", () => {
    const one = acted(IN_LOBBY, BEN, agreeing(LIST));
    expect([isAgreed(one), whoDisagrees(one)]).toEqual([false, [ANA, CEM]]);
    const all = acted(acted(one, ANA, agreeing(LIST)), CEM, agreeing(LIST));
    expect([isAgreed(all), whoDisagrees(all)]).toEqual([true, []]);
    expect(isAgreed(acted(one, ANA, agreeing(LIST)))).toBe(false);
  });

  it("is agreed to where nothing is at stake, and by who sits alone and so plays for nothing", () => {
    expect([lobby(ANA, BEN), acted(lobby(ANA, BEN), ANA, STAKES_ON)].map(isAgreed)).toEqual([true, true]);
    expect(isAgreed(acted(withList(lobby(ANA, BEN)), BEN, STAND))).toBe(true);
  });

  it("has winners of a pot only where there is one", () => {
    expect(withWinners(OVER, [BEN])).toBe(OVER);
    expect(withWinners(WON, [ANA])).toBe(WON);
    expect(WON.stakes?.won).toEqual([BEN]);
  });

  it("keeps its pot when the game begins", () => {
    expect(acted(decidedFor(OPEN, BEN), ANA, BEGIN).stakes).toEqual(OPEN.stakes);
  });
});
