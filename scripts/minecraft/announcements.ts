// What comes of an accepted command beyond the screens: the end told in the chat, the best total kept.
import { Player, world } from "@minecraft/server";
import { rulesKey } from "../engine/prepared-rules.ts";
import { standings } from "../engine/totals.ts";
import type { MatchEvent } from "../match/commands.ts";
import { type Match, stageOf } from "../match/match.ts";
import { finalScore } from "../ui/results-screen.ts";
import { tell } from "./raw-text.ts";
import type { Stores } from "./stores.ts";
import type { FittedTable } from "./tables.ts";

/** Keeps the total of a game played alone to its end, if it is the best so far; asked twice it changes nothing. */
export function keepResult(best: Stores["best"], match: Match): void {
  if (match.game === null || stageOf(match) !== "finished") return;
  const [alone] = match.players.length === 1 ? match.players : [];
  // A game that was given up is no result.
  if (alone === undefined || match.game.sheets[0]?.status !== "playing") return;
  keepBest(best, alone.id, rulesKey(match.rules), standings(match.game)[0]?.total ?? 0);
}

export function announce({ best }: Stores, { record }: FittedTable, events: readonly MatchEvent[]): void {
  const { match } = record;
  const { game } = match;
  if (game === null || !events.some(({ type }) => type === "ended")) return;
  keepResult(best, match);
  for (const { id } of match.players) {
    const player = world.getEntity(id);
    if (player instanceof Player) tell(player, finalScore(match, game, id));
  }
}

/** Best totals that cannot be read are left as they are, and new ones are kept beside them. */
function keepBest(store: Stores["best"], playerId: string, rules: string, total: number): void {
  const totals = store.read(playerId).record ?? {};
  if (total > (totals[rules] ?? -1)) store.save(playerId, { ...totals, [rules]: total });
}
