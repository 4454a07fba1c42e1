// Every state of random games of every rule set, under every combination of house rules, survives saving.
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { type Match, newMatch } from "../../../scripts/match/match.ts";
import { decodeMatch, encodeMatch, type MatchRecord } from "../../../scripts/match/saved-match.ts";
import { forAnyGames } from "../../support/games.ts";
import { FOUR } from "../../support/matches.ts";

describe("a game that is saved", () => {
  it("comes back the same from every state of any game", () => {
    let rolled = 0;
    forAnyGames((steps, rules) => {
      let throws = 0;
      for (const { move, after: game } of steps) {
        if (move.type === "roll") throws += 1;
        const players = FOUR.slice(0, game.sheets.length);
        const [north = null, east = null, south = null] = players;
        const match: Match = {
          ...{ ...newMatch("match-1"), rules, players, throws, game },
          seats: { north, east, south, west: null },
        };
        const record: MatchRecord = {
          match,
          seed: [1, 2, 3, 4],
          boardToken: null,
          table: "overworld:1:2:3",
          playedAt: throws,
        };
        const read = decodeMatch(encodeMatch(record));
        if (!isDeepStrictEqual(read, { ok: true, value: record }))
          expect(read).toStrictEqual({ ok: true, value: record });
      }
      rolled += throws;
    });
    expect(rolled).toBeGreaterThan(1_000);
  });
});
