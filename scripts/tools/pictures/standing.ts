// Games that stand as a picture wants them.
import type { Face } from "../../engine/dice.ts";
import { newGame } from "../../engine/game.ts";
import { chooseRules } from "../../engine/prepared-rules.ts";
import type { RuleSetId } from "../../engine/rule-sets/rule-sets.ts";
import { type Action, handle } from "../../match/actions.ts";
import type { Match } from "../../match/match.ts";
import type { Card } from "../vectors/fields.ts";
import { sheetOf } from "../vectors/positions.ts";

export interface Standing {
  readonly ruleSet?: RuleSetId;
  /** By player, in turn order, the cards of the columns. */
  readonly cards: readonly (readonly Card[])[];
  /** Left out before the first roll. */
  readonly dice?: readonly Face[];
  readonly rollsUsed?: number;
  /** By position from 1 on. */
  readonly held?: readonly number[];
}

/** It is Ana's turn, and the others come after her as they did. */
export function standing({ ruleSet = "classic", cards, dice = [], rollsUsed = 0, held = [] }: Standing) {
  return (match: Match): Match => {
    const rules = chooseRules(ruleSet);
    const ana = match.players.findIndex(({ name }) => name === "Ana");
    const players = [...match.players.slice(ana), ...match.players.slice(0, ana)];
    const game = newGame(rules, players.length);
    const sheets = game.sheets.map((_, player) => sheetOf(rules, cards[player] ?? []));
    const holds = (game.turn?.held ?? []).map((_, die) => held.includes(die + 1));
    const turn = { player: 0, rollsUsed, dice, held: holds };
    const throws = match.throws + rollsUsed;
    return { ...match, rules, players, rollOff: null, log: null, throws, game: { ...game, sheets, turn } };
  };
}

/** The others have waited long enough for this one. @throws where the match refuses that. */
export function without(name: string) {
  return (match: Match): Match => {
    const { id = "" } = match.players.find((player) => player.name === name) ?? {};
    const action: Action = { type: "away" };
    const handled = handle(match, { matchId: match.id, revision: match.revision, playerId: id, action });
    if (!handled.ok) throw new Error(`${name} cannot be away: ${handled.reason}.`);
    return handled.value.match;
  };
}
