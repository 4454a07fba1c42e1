// Which screen a player sees of a table now. Made anew from the match each time, so it is never out of date.
import type { Game } from "../engine/game.ts";
import { previews } from "../engine/legal-moves.ts";
import { type Match, sheetOf, stageOf } from "../match/match.ts";
import { seatOf } from "../match/seats.ts";
import { confirmResignScreen, confirmZeroScreen } from "./confirm-screens.ts";
import { lobbyScreen } from "./lobby-screen.ts";
import { resultsScreen } from "./results-screen.ts";
import type { Screen, ScreenName } from "./screen.ts";
import { sheetScreen } from "./sheet-screen.ts";
import { turnScreen } from "./turn-screen.ts";
import type { TableView } from "./view.ts";

/** The screen of that name, or the table's own where the name no longer fits the match. */
export function screenOf(view: TableView, wanted: ScreenName): Screen {
  const { game } = view.match;
  if (game === null) return lobbyScreen(view);
  switch (wanted.name) {
    case "sheet":
      return game.sheets[wanted.player] === undefined
        ? tableScreen(view)
        : sheetScreen(view, game, wanted.player);
    case "confirmZero":
      return asksForZero(view, game, wanted)
        ? confirmZeroScreen(view, wanted.category, wanted.column)
        : tableScreen(view);
    case "confirmResign":
      return mayPlay(view.match, view.viewer.id) ? confirmResignScreen(view, game) : tableScreen(view);
    case "table":
      return tableScreen(view);
  }
}

function tableScreen(view: TableView): Screen {
  const { game } = view.match;
  if (game === null) return lobbyScreen(view);
  if (game.turn === null) return resultsScreen(view, game);
  const own = sheetOf(view.match, view.viewer.id);
  return own === game.turn.player && seatOf(view.match.seats, view.viewer.id) !== null
    ? turnScreen(view, game, game.turn)
    : sheetScreen(view, game, own ?? game.turn.player);
}

function mayPlay(match: Match, playerId: string): boolean {
  return stageOf(match) === "playing" && sheetOf(match, playerId) !== null;
}

/** A question is asked only where the category may be chosen now and scores nothing. */
function asksForZero(
  { match, viewer }: TableView,
  game: Game,
  wanted: Extract<ScreenName, { name: "confirmZero" }>,
): boolean {
  if (game.turn?.player !== sheetOf(match, viewer.id)) return false;
  return previews(game).some(
    ({ category, column, points, yahtzeeBonus, refusal }) =>
      category === wanted.category &&
      column === wanted.column &&
      refusal === null &&
      points + yahtzeeBonus === 0,
  );
}
