// A rule set of three categories and seven dice that no other file of the project knows: it is played, saved, played
// for who is away, and shown.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turnsScored } from "../scripts/engine/game.ts";
import { legalMoves } from "../scripts/engine/legal-moves.ts";
import { type ChosenRules, preparedRules } from "../scripts/engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from "../scripts/engine/rule-sets/rule-sets.ts";
import { standings } from "../scripts/engine/totals.ts";
import type { Match } from "../scripts/match/match.ts";
import { actionFor } from "../scripts/match/played-for.ts";
import { decodeMatch, encodeMatch, type MatchRecord } from "../scripts/match/saved-match.ts";
import { facesOf, type Seed } from "../scripts/match/throws.ts";
import { readLang, translator } from "../scripts/tools/host/text.ts";
import { sheetLines } from "../scripts/ui/sheet-lines.ts";
import { screenOf } from "../scripts/ui/table-screen.ts";
import { SEVEN_DICE_TEXTS, sevenDice } from "./fixtures/rule-sets/seven-dice.ts";
import { allRulesOf, forAnyGames } from "./support/games.ts";
import { ANA, acted, allReady, BEGIN, BEN, decidedFor, lobby } from "./support/matches.ts";
import { LANG_FILE, SCREENS, viewOf, watching } from "./support/views.ts";

const ID = sevenDice.id as RuleSetId;
const SEED: Seed = [7, 7, 7, 7];
const IDS = RULE_SET_IDS as RuleSetId[];

beforeAll(() => {
  Object.assign(RULE_SETS, { [ID]: sevenDice });
  IDS.push(ID);
});

// Other tests in this process have the list as it is.
afterAll(() => {
  Reflect.deleteProperty(RULE_SETS, ID);
  IDS.pop();
});

function record(match: Match): MatchRecord {
  return { match, seed: SEED, boardToken: null, table: "overworld:1:2:3", playedAt: 0 };
}

/** A match of two from its lobby to its end, both played for, as the states that it has been in. */
function statesOf(rules: ChosenRules): readonly Match[] {
  const seated = { ...lobby(ANA, BEN), rules };
  const rolling = allReady(seated);
  const states = [seated, rolling, acted(decidedFor(rolling, BEN), BEN, BEGIN)];
  for (let now = states.at(-1); now?.game?.turn; now = states.at(-1)) {
    const player = now.players[now.game.turn.player];
    const faces = facesOf(SEED, now.throws, preparedRules(rules).diceCount);
    const action = player && actionFor(now, player.id, faces, null);
    if (!action) throw new Error("Who has the turn has something to do.");
    states.push(acted(now, player, action));
  }
  return states;
}

describe("a rule set of three categories and seven dice", () => {
  it("is played to its end in random games under each of its house rules", () => {
    forAnyGames((steps, rules) => {
      let rolls = 0;
      let last = null;
      for (const { before, after } of steps) {
        rolls = Math.max(rolls, before.turn?.rollsUsed ?? 0);
        if (before.turn?.rollsUsed === 0) expect(legalMoves(before).diceToRoll).toBe(7);
        last = after;
      }
      expect(last?.turn).toBeNull();
      expect(rolls).toBeLessThanOrEqual(Number(rules.houseRules["rolls"]));
      for (const sheet of last?.sheets ?? []) {
        if (sheet.status === "playing") expect(turnsScored(sheet)).toBe(3);
      }
    }, allRulesOf(ID));
  });

  it("is played for whoever is away, and every state of the match survives saving", () => {
    for (const rules of allRulesOf(ID)) {
      const states = statesOf(rules);
      for (const match of states) {
        const lobbyless =
          match.game === null && match.rollOff === null ? { ...record(match), seed: null } : record(match);
        expect(decodeMatch(encodeMatch(lobbyless))).toEqual({ ok: true, value: lobbyless });
      }
      const game = states.at(-1)?.game;
      expect(game?.turn).toBeNull();
      expect(game?.sheets.map(turnsScored)).toEqual([3, 3]);
      // Chance alone brings 24.5 and a pair of sixes more.
      for (const { total } of game ? standings(game) : []) expect(total).toBeGreaterThan(24);
    }
  });

  it("is shown on every screen and sheet in words, to players and to who watches", () => {
    const words = new Map([
      ...readLang(readFileSync(LANG_FILE, "utf8")),
      ...Object.entries(SEVEN_DICE_TEXTS),
    ]);
    const { resolve, errors } = translator(words);
    for (const match of allRulesOf(ID).flatMap(statesOf)) {
      for (const name of SCREENS) {
        for (const view of [
          viewOf(match),
          viewOf(match, { viewer: BEN, mayManage: false }),
          watching(match),
        ]) {
          const { rows } = screenOf(view, name);
          expect(rows.length).toBeGreaterThan(0);
          for (const { text } of rows) resolve(text);
        }
      }
      for (const player of match.players.keys()) {
        const lines = match.game === null ? [] : sheetLines(match.game, player).map(resolve);
        const named = ["Sixes", "Staircase", "Everything"].map((name) =>
          lines.some((line) => line.startsWith(name)),
        );
        expect(named).toEqual(new Array(3).fill(match.game !== null));
      }
    }
    expect(errors).toEqual([]);
  });
});
