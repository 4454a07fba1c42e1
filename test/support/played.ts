// Whole games for tests, played as computer players would.
import { chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { handle } from "../../scripts/match/actions.ts";
import type { Match } from "../../scripts/match/match.ts";
import { actionFor } from "../../scripts/match/played-for.ts";
import { facesOf, type Seed } from "../../scripts/match/throws.ts";
import { ANA, acted, BEGIN, BEN, CEM, command, decidedFor, lobby, READY } from "./matches.ts";

export const SEED: Seed = [1, 2, 3, 4];

/** Played by all three as computer players would, until somebody has nothing to do. */
export function played(begun: Match): Match {
  let match = begun;
  for (let turn = match.game?.turn; turn; turn = match.game?.turn) {
    const who = match.players[turn.player] ?? ANA;
    const faces = facesOf(SEED, match.throws, preparedRules(match.rules).diceCount);
    const action = actionFor(match, who.id, faces, null);
    if (action === null) break;
    const done = handle(match, command(match, who, action));
    if (!done.ok) throw new Error(done.reason);
    // They have done it themselves.
    match = { ...done.value.match, playedFor: [] };
  }
  return match;
}

/** Ana, Ben and Cem before their first roll; Ben starts. */
export function begun(ruleSet: "generala" | "triple"): Match {
  const seated = { ...lobby(ANA, BEN, CEM), rules: chooseRules(ruleSet) };
  const rolling = acted(acted(acted(seated, ANA, READY), BEN, READY), CEM, READY);
  return acted(decidedFor(rolling, BEN), BEN, BEGIN);
}
