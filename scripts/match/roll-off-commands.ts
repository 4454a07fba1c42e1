// The roll-off as commands of a match: throwing for the start, leaving before the game, beginning it.
import type { Dice } from "../engine/dice.ts";
import { isFace } from "../engine/dice.ts";
import { refuse } from "../engine/result.ts";
import { START_DICE } from "../engine/start-roll.ts";
import type { MatchEvent, Outcome } from "./actions.ts";
import { inLobby, isRunning, type Match, sheetOf, withGameFrom } from "./match.ts";
import { changed, seatedPosition, whyNoPlayer } from "./play-commands.ts";
import { type RollOff, rollOffStanding } from "./roll-off.ts";
import type { PlayerRef } from "./seats.ts";
import { isLocked, withWinners } from "./stakes.ts";

export function throwForStart(match: Match, rollOff: RollOff, playerId: string, dice: Dice): Outcome {
  const player = seatedPosition(match, playerId);
  if (player === null) return refuse(whyNoPlayer(match, playerId));
  const { waitsFor, starter } = rollOffStanding(rollOff);
  if (starter !== null) return refuse("rollOffDecided");
  if (!waitsFor.includes(player)) return refuse("rollOffThrown");
  if (dice.length !== START_DICE || !dice.every(isFace)) return refuse("wrongFaces");
  const thrown = rollOff.map((throws, index) => (index === player ? [...throws, [...dice]] : throws));
  return changed({ ...match, rollOff: thrown, throws: match.throws + 1 }, [
    { type: "thrownForStart", player, dice: [...dice] },
    ...outcomeOf(thrown, rollOffStanding(rollOff).round),
  ]);
}

export function begin(match: Match, playerId: string): Outcome {
  if (!isRunning(match)) return refuse("noMatchRuns");
  if (sheetOf(match, playerId) === null) return refuse("matchRuns");
  if (match.rollOff === null) return refuse("alreadyPlaying");
  const { starter } = rollOffStanding(match.rollOff);
  if (starter === null) return refuse("rollOffOpen");
  return changed(withGameFrom(match, starter), [{ type: "turnStarted", player: 0 }]);
}

/** Nobody has a sheet yet, so who gives up is out; whoever is left alone is back in the lobby. */
export function leaveRollOff(match: Match, rollOff: RollOff, player: number): Outcome {
  const who = match.players[player];
  if (who === undefined) return refuse("matchRuns");
  // Or the one who lost could have it thrown anew.
  if (rollOffStanding(rollOff).starter !== null) return refuse("rollOffDecided");
  const left: MatchEvent = { type: "leftRollOff", who };
  const players = match.players.filter((_, index) => index !== player);
  const [last, ...others] = players;
  if (last !== undefined && others.length === 0) return changed(...alone(match, left, last));
  const rest = rollOff.filter((_, index) => index !== player);
  const after = { ...match, players, rollOff: rest };
  const isNews = contenderIds(match, rollOff, who.id) !== contenderIds(after, rest, who.id);
  return changed(after, [left, ...(isNews ? outcomeOf(rest, 0) : [])]);
}

/** Back in the lobby; once it was played for stakes, who is left has won them. */
function alone(match: Match, left: MatchEvent, last: PlayerRef): [Match, readonly MatchEvent[]] {
  const lobby = inLobby(match);
  if (!isLocked(match)) return [lobby, [left]];
  return [
    withWinners({ ...lobby, stakes: match.stakes }, [last]),
    [left, { type: "potWon", winners: [last] }],
  ];
}

/** What a change of the roll-off decided: who starts, or who throws again. @param before the round until then. */
function outcomeOf(rollOff: RollOff, before: number): readonly MatchEvent[] {
  const { round, contenders, starter } = rollOffStanding(rollOff);
  if (starter !== null) return [{ type: "rollOffWon", player: starter }];
  return round > before ? [{ type: "rollOffTied", players: contenders }] : [];
}

/** Which of the others can still start, and in which round. */
function contenderIds({ players }: Match, rollOff: RollOff, playerId: string): string {
  const { round, contenders } = rollOffStanding(rollOff);
  const ids = contenders.map((player) => players[player]?.id).filter((id) => id !== playerId);
  return [round, ...ids].join(" ");
}
