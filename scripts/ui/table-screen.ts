// Which screen a player sees of a table now. Made anew from the match each time, so it is never out of date.
import { previews } from "../engine/legal-moves.ts";
import { type Match, sheetOf, stageOf } from "../match/match.ts";
import { seatOf } from "../match/seats.ts";
import { confirmResignScreen, confirmZeroScreen } from "./confirm-screens.ts";
import { lobbyScreen } from "./lobby-screen.ts";
import { resultsScreen } from "./results-screen.ts";
import type { Screen, ScreenName } from "./screen.ts";
import { sheetScreen } from "./sheet-screen.ts";
import { BACK, CLOSE, withWayOn } from "./table-buttons.ts";
import { turnScreen, worthNothing } from "./turn-screen.ts";
import type { TableView } from "./view.ts";

/** The screen of that name, or the table's own where the name does not fit the match. */
export function screenOf(view: TableView, wanted: ScreenName): Screen {
  return withWayOn(wantedScreen(view, wanted) ?? tableScreen(view));
}

/** One case a screen; `null` where it does not fit the match. */
function wantedScreen(view: TableView, wanted: ScreenName): Screen | null {
  const { game } = view.match;
  switch (wanted.name) {
    case "table":
      return null;
    case "sheet":
      return game?.sheets[wanted.player] === undefined ? null : sheetScreen(view, game, wanted.player, BACK);
    case "confirmZero":
      return asksForZero(view, wanted) ? confirmZeroScreen(view, wanted.category, wanted.column) : null;
    case "confirmResign":
      return game !== null && mayPlay(view.match, view.viewer.id) ? confirmResignScreen(view, game) : null;
  }
}

function tableScreen(view: TableView): Screen {
  const { game } = view.match;
  if (game === null) return lobbyScreen(view);
  if (game.turn === null) return resultsScreen(view, game);
  const own = sheetOf(view.match, view.viewer.id);
  return own === game.turn.player && seatOf(view.match.seats, view.viewer.id) !== null
    ? turnScreen(view, game, game.turn)
    : sheetScreen(view, game, own ?? game.turn.player, CLOSE);
}

function mayPlay(match: Match, playerId: string): boolean {
  return stageOf(match) === "playing" && sheetOf(match, playerId) !== null;
}

/** A question is asked only where the category may be chosen now and scores nothing. */
function asksForZero(
  { match, viewer }: TableView,
  wanted: Extract<ScreenName, { name: "confirmZero" }>,
): boolean {
  const { game } = match;
  if (game === null || game.turn?.player !== sheetOf(match, viewer.id)) return false;
  return previews(game).some(
    (preview) =>
      preview.category === wanted.category &&
      preview.column === wanted.column &&
      preview.refusal === null &&
      worthNothing(preview),
  );
}
