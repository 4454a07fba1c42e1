// Wins and best totals on the scoreboard, for map makers: a copy of the statistics, made anew for each player who joins or
// whose game has been counted. Whatever else is done to these objectives lasts until then.
import { type Player, type ScoreboardObjective, world } from "@minecraft/server";
import { RULE_SET_IDS } from "../engine/rule-sets/rule-sets.ts";
import type { Statistics } from "../match/statistics.ts";
import { bestObjective, WINS_OBJECTIVE } from "./ids.ts";

/** Games with hints do not count, as on the leaderboard. Headings of the scoreboard are in no language of a player. */
export function showScores(player: Player, { ruleSets }: Statistics): void {
  let wins = 0;
  for (const ruleSet of RULE_SET_IDS) {
    const { plain } = ruleSets[ruleSet] ?? {};
    if (plain === undefined || plain.matches === 0) continue;
    wins += plain.wins;
    objective(bestObjective(ruleSet), `Best ${ruleSet}`).setScore(player, plain.best);
  }
  if (wins > 0) objective(WINS_OBJECTIVE, "Yahtzee wins").setScore(player, wins);
}

function objective(id: string, heading: string): ScoreboardObjective {
  const { scoreboard } = world;
  return scoreboard.getObjective(id) ?? scoreboard.addObjective(id, heading);
}
