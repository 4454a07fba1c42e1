// A match that is put away in a board and taken out again.
import { describe, expect, it } from "vitest";
import { handle } from "../../scripts/match/actions.ts";
import { paused, resumed } from "../../scripts/match/pause.ts";
import type { MatchRecord } from "../../scripts/match/saved-match.ts";
import { NO_SEATS } from "../../scripts/match/seats.ts";
import { frozen } from "../support/games.ts";
import {
  ANA,
  acted,
  BEN,
  CEM,
  command,
  EVE,
  forStakes,
  refusal,
  rollingOff,
  rollOf,
  scoreIn,
  started,
} from "../support/matches.ts";

/** When boards are fitted again. */
const NOW = 1_900_000_000_000;

const PLAYED: MatchRecord = frozen({
  match: acted(started(ANA), ANA, rollOf("1 2 3 4 6"), scoreIn("chance"), rollOf("2 2 5 5 6")),
  seed: [1, 2, 3, 4],
  boardToken: null,
  table: "there",
  playedAt: 7,
});

describe("a paused match", () => {
  it("keeps game, players, throws and seed, waits for its token and frees the chairs", () => {
    expect(paused(PLAYED, "token")).toEqual({
      match: { ...PLAYED.match, seats: NO_SEATS, revision: PLAYED.match.revision + 1 },
      seed: PLAYED.seed,
      boardToken: "token",
      table: "there",
      playedAt: 7,
    });
  });

  it("goes on where it stood, and its token is spent", () => {
    const back = resumed(frozen(paused(PLAYED, "token")), "here", NOW);
    expect([back.boardToken, back.table]).toEqual([null, "here"]);
    expect(back.seed).toEqual(PLAYED.seed);
    expect(back.match).toEqual({
      ...PLAYED.match,
      seats: NO_SEATS,
      revision: PLAYED.match.revision + 2,
    });
  });

  it("does not take what was pressed on a screen from before the pause", () => {
    const roll = command(PLAYED.match, ANA, rollOf("1 1 1 1 1"));
    expect(handle(resumed(paused(PLAYED, "token"), "here", NOW).match, roll)).toEqual({
      ok: false,
      reason: "stale",
    });
  });

  it("is played on by its player on any chair, and by nobody else", () => {
    const { match } = resumed(paused(PLAYED, "token"), "here", NOW);
    const seated = acted(match, ANA, { type: "sit", side: "west", name: "Ana" });
    expect(acted(seated, ANA, rollOf("1 1 1 1 1")).game?.turn?.rollsUsed).toBe(2);
    expect(refusal(match, EVE, { type: "sit", side: "west", name: "Eve" })).toBe("matchRuns");
  });

  it("is not played on from beside the table: its player takes a chair first", () => {
    const { match } = resumed(paused(PLAYED, "token"), "here", NOW);
    expect(refusal(match, ANA, rollOf("1 1 1 1 1"))).toBe("notSeated");
  });

  it("of several goes on with the same turn order, whatever chairs its players take", () => {
    const two = { ...PLAYED, match: acted(started(ANA, BEN), ANA, rollOf("1 2 3 4 6"), scoreIn("chance")) };
    const { match } = resumed(paused(two, "token"), "here", NOW);
    const back = acted(acted(match, BEN, { type: "sit", side: "north", name: "Ben" }), ANA, {
      type: "sit",
      side: "south",
      name: "Ana",
    });
    expect([back.players, back.game]).toEqual([[ANA, BEN], two.match.game]);
    expect(refusal(back, ANA, rollOf("1 1 1 1 1"))).toBe("notYourTurn");
    expect(acted(back, BEN, rollOf("1 1 1 1 1")).game?.turn?.player).toBe(1);
  });

  it("has no stakes any more: a pot does not travel", () => {
    const staked = { ...PLAYED, match: forStakes(acted(started(ANA, BEN), ANA, rollOf("1 2 3 4 6"))) };
    const away = paused(staked, "token");
    expect(
      [away, resumed({ ...away, match: staked.match }, "here", NOW)].map(({ match }) => match.stakes),
    ).toEqual([...[null, null]]);
  });

  it("in the roll-off keeps what was thrown, and who has to throw does so from any chair", () => {
    const thrown = acted(rollingOff(ANA, BEN, CEM), ANA, rollOf("1 2 3 4 6"));
    const { match } = resumed(paused({ ...PLAYED, match: thrown }, "token"), "here", NOW);
    expect([match.players, match.rollOff, match.throws]).toEqual([thrown.players, thrown.rollOff, 1]);
    const back = acted(match, CEM, { type: "sit", side: "north", name: "Cem" });
    expect(acted(back, CEM, rollOf("6 6 6 6 6")).rollOff?.[2]).toEqual([[6, 6, 6, 6, 6]]);
    expect(refusal(match, EVE, { type: "sit", side: "west", name: "Eve" })).toBe("matchRuns");
  });
});
