// What other add-ons and command blocks are told of a match, as plain data: the README says it to them.
import { roundOf } from "../engine/game.ts";
import { standings } from "../engine/totals.ts";
import type { MatchEvent } from "./actions.ts";
import type { Match } from "./match.ts";
import { type PlayerRef, seatedPlayers } from "./seats.ts";

/** Changes when what stood in a report before means something else; more may come into it at any time. */
export const REPORT_VERSION = 1;

export const REPORTS = [
  "match_started",
  "turn",
  "five_of_a_kind",
  "match_finished",
  "match_put_away",
] as const;

/** What becomes text, by the names that others read: the build leaves them as they are. */
type Plain = Readonly<Record<string, unknown>>;

export interface Report {
  /** Its script event, without the namespace. */
  readonly id: (typeof REPORTS)[number];
  readonly body: Plain;
}

/** @param match after `events`. */
export function reportsOf(match: Match, events: readonly MatchEvent[]): readonly Report[] {
  return events.flatMap((event) => reportOf(match, event) ?? []);
}

function reportOf(match: Match, event: MatchEvent): Report | null {
  const { id, rules, players, game } = match;
  const about = { match: id, ruleSet: rules.ruleSet };
  switch (event.type) {
    case "started":
      return { id: "match_started", body: { ...about, players: seatedPlayers(match.seats).map(whoOf) } };
    case "turnStarted": {
      const round = game === null ? 1 : roundOf(game, event.player);
      return { id: "turn", body: { ...about, player: playerAt(players, event.player), round } };
    }
    case "rolled": {
      const [face] = event.dice;
      if (event.dice.some((other) => other !== face)) return null;
      return { id: "five_of_a_kind", body: { ...about, player: playerAt(players, event.player), face } };
    }
    case "ended":
      return game && { id: "match_finished", body: { ...about, results: resultsOf(match) } };
    case "putAway":
      return { id: "match_put_away", body: about };
    default:
      return null;
  }
}

/** In turn order. */
function resultsOf({ game, players, hinted }: Match): readonly Plain[] {
  if (game === null) return [];
  return standings(game).map(({ player, total, winner }) => ({
    ...playerAt(players, player),
    ...{ total, winner },
    resigned: ["resigned", "closed"].includes(game.sheets[player]?.status ?? ""),
    hints: hinted.includes(players[player]?.id ?? ""),
  }));
}

function playerAt(players: readonly PlayerRef[], player: number): Plain {
  const who = players[player];
  return who === undefined ? {} : whoOf(who);
}

/** `computer` is the level of a computer player, `null` for people. */
function whoOf({ id, name, computer }: PlayerRef): Plain {
  return { id, name, computer: computer ?? null };
}
