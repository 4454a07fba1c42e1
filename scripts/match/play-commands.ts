// Rolling, holding, scoring and giving up, as commands of a match.
import type { Face } from "../engine/dice.ts";
import type { Game } from "../engine/game.ts";
import { applyMove, type GameEvent, type Move } from "../engine/moves.ts";
import { accept, refuse } from "../engine/result.ts";
import type { CategoryId } from "../engine/rules.ts";
import type { MatchEvent, Outcome, Refusal } from "./actions.ts";
import { withLogged } from "./log.ts";
import { isRunning, type Match, sheetOf } from "./match.ts";
import { isPlayedFor } from "./played-for.ts";
import { seatOf } from "./seats.ts";

export function roll(
  match: Match,
  playerId: string,
  held: readonly boolean[] | undefined,
  faces: readonly Face[],
): Outcome {
  const turn = match.game?.turn;
  const holds = held ?? turn?.held ?? [];
  const move: Move = { type: "roll", faces: faces.filter((_, die) => !holds[die]) };
  const moves: readonly Move[] = held === undefined ? [move] : [{ type: "hold", held }, move];
  const played = play(match, playerId, moves);
  if (!played.ok) return played;
  const after = withLogged(played.value.match, { type: "rolled", held: holds });
  return accept({ ...played.value, match: { ...after, throws: match.throws + 1 } });
}

export function score(match: Match, playerId: string, category: CategoryId, column: number): Outcome {
  const played = play(match, playerId, [{ type: "score", category, column }]);
  if (!played.ok) return played;
  return accept({
    ...played.value,
    match: withLogged(played.value.match, { type: "scored", category, column }),
  });
}

/** Takes a player out of the game. @param closed the others go on without them; else they have given up. */
export function takeOut(match: Match, game: Game, player: number, closed: boolean): Outcome {
  return apply(withLogged(match, { type: "out", player }), game, [
    { type: "resign", player, ...(closed ? { closed } : {}) },
  ]);
}

export function play(match: Match, playerId: string, moves: readonly Move[]): Outcome {
  if (match.rollOff !== null) return refuse("rollOffFirst");
  if (match.game === null) return refuse("noMatchRuns");
  const player = seatedPosition(match, playerId);
  if (player === null) return refuse(whyNoPlayer(match, playerId));
  if (isRunning(match) && isOut(match.game, player)) return refuse("outOfMatch");
  if (match.game.turn !== null && match.game.turn.player !== player) return refuse("notYourTurn");
  return apply(match, match.game, moves);
}

function apply(match: Match, from: NonNullable<Match["game"]>, moves: readonly Move[]): Outcome {
  let game = from;
  const events: GameEvent[] = [];
  for (const move of moves) {
    const moved = applyMove(game, move);
    if (!moved.ok) return moved;
    game = moved.value.game;
    events.push(...moved.value.events);
  }
  return changed({ ...match, game }, events);
}

/** Whether the player has resigned, or the others went on without them. */
function isOut({ sheets }: Game, player: number): boolean {
  const status = sheets[player]?.status;
  return status === "resigned" || status === "closed";
}

/** Why somebody cannot play: whoever has no sheet watches while a match runs, and says ready when it is over. */
export function whyNoPlayer(match: Match, playerId: string): Refusal {
  if (sheetOf(match, playerId) === null && isRunning(match)) return "matchRuns";
  return seatOf(match.seats, playerId) === null ? "notSeated" : "gameOver";
}

/** The position of who plays and has a seat; a computer player, in its own seat or for who is away, needs none. */
export function seatedPosition(match: Match, playerId: string): number | null {
  const player = sheetOf(match, playerId);
  const who = match.players[player ?? -1];
  const needsSeat = who === undefined || !isPlayedFor(match, who);
  return needsSeat && seatOf(match.seats, playerId) === null ? null : player;
}

export function changed(match: Match, events: readonly MatchEvent[]): Outcome {
  return accept({ match, events });
}
