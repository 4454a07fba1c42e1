// Which screen a player sees of a table now. Made anew from the match each time, so it is never out of date.
import { absenceOf } from "../match/absence.ts";
import { sheetOf, stageOf } from "../match/match.ts";
import { seatOf } from "../match/seats.ts";
import { awayScreen, confirmCloseScreen, mayDecide } from "./away-screen.ts";
import { computersScreen } from "./computers-screen.ts";
import {
  confirmBoardOffScreen,
  confirmGiveBackScreen,
  confirmPublicScreen,
  confirmResignScreen,
  confirmZeroScreen,
} from "./confirm-screens.ts";
import { costsScreen, hintScreen } from "./hint-screen.ts";
import { lessonScreen } from "./lesson-screen.ts";
import { lobbyScreen } from "./lobby-screen.ts";
import { resultsScreen } from "./results-screen.ts";
import { reviewScreen } from "./review-screen.ts";
import { rollOffScreen } from "./roll-off-screen.ts";
import { mayChooseNow, PLAYED, ruleSetsScreen, rulesScreen } from "./rules-screen.ts";
import type { Intent, Screen, ScreenName } from "./screen.ts";
import { settingsScreen } from "./settings-screen.ts";
import { sheetScreen } from "./sheet-screen.ts";
import { layScreen, stakesScreen, takeStakeScreen } from "./stakes-screen.ts";
import { leadersScreen, statisticsScreen } from "./statistics-screen.ts";
import { asksForBoard, BACK, CLOSE, makePublicRows, mayResign, withWayOn } from "./table-buttons.ts";
import { isZeroNow, turnScreen } from "./turn-screen.ts";
import type { TableView } from "./view.ts";
import { worldSettingsScreen } from "./world-settings-screen.ts";

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
      return isZeroNow(view.match, view.viewer.id, wanted.category, wanted.column)
        ? confirmZeroScreen(view, wanted.category, wanted.column)
        : null;
    case "confirmResign":
      return mayResign(view.match, view.viewer.id) ? confirmResignScreen(view) : null;
    case "confirmBoardOff":
      return view.mayEnd && asksForBoard(view) ? confirmBoardOffScreen(view) : null;
    case "confirmPublic":
      return stageOf(view.match) === "lobby" && makePublicRows(view).length > 0
        ? confirmPublicScreen(view)
        : null;
    case "confirmGiveBack":
      return view.needsNobody ? confirmGiveBackScreen(view) : stakesScreen(view);
    case "away":
      return awayScreen(view, wanted.player);
    case "confirmClose":
      return confirmCloseScreen(view, wanted.player);
    case "settings":
      return settingsScreen(view);
    case "worldSettings":
      return view.worldSettings && worldSettingsScreen(view, view.worldSettings);
    case "lessons":
      return lessonScreen(view, wanted.page);
    case "hint":
      return hintScreen(view);
    case "costs":
      return costsScreen(view);
    case "computers":
      return computersScreen(view);
    case "review":
      return reviewScreen(view);
    case "statistics":
      return statisticsScreen(view);
    case "leaders":
      return leadersScreen(view);
    case "rules":
      return rulesScreen(view);
    case "ruleSets":
      return ruleSetsScreen(view) ?? rulesScreen(view);
    case "stakes":
      return stakesScreen(view);
    case "lay":
      return layScreen(view) ?? stakesScreen(view);
    case "takeStake":
      return takeStakeScreen(view) ?? stakesScreen(view);
  }
}

/**
 * Whether a press counts although others have done something since its screen was shown. What is to become of who is
 * away can be said as long as they are. Saying ready, agreeing to a list, throwing for the start, inviting computer
 * players, resigning and wanting stakes back depend on nobody else, as long as the same row still stands there with the same words, and what is
 * played, the question, the own throws or the list above it read the same.
 * @param view the table as it is now.
 */
export function stillCounts(shown: Screen, intent: Intent, view: TableView): boolean {
  const { match, viewer } = view;
  if (shown.matchId !== match.id) return false;
  const own = `throws:${viewer.id}`;
  switch (intent.do) {
    case "ready":
      return readsTheSame(shown, tableScreen(view), ["ready", PLAYED]);
    case "roll":
      return match.rollOff !== null && readsTheSame(shown, tableScreen(view), ["roll", own]);
    case "resign":
      return mayResign(match, viewer.id) && readsTheSame(shown, confirmResignScreen(view), ["question"]);
    case "decide":
      return absenceOf(match, intent.away) !== null && mayDecide(match, viewer.id);
    case "setRules":
    case "setTarget":
      return mayChooseNow(view) && readsTheSame(shown, rulesScreen(view), [PLAYED]);
    case "invite":
    case "dismiss":
      return true;
    case "setHelp":
      return readsTheSame(shown, screenOf(view, { name: "computers" }), ["standIn", "hints"]);
    case "agree":
      return (
        match.stakes?.list === intent.list &&
        readsTheSame(shown, screenOf(view, { name: "stakes" }), [PLAYED])
      );
    case "wantBack":
      return readsTheSame(shown, screenOf(view, { name: "confirmGiveBack" }), [
        ...["question", "wantBack", "stakes0"],
      ]);
    default:
      return false;
  }
}

function readsTheSame(shown: Screen, now: Screen, ids: readonly string[]): boolean {
  const rowsOf = ({ rows }: Screen): string => JSON.stringify(rows.filter(({ id }) => ids.includes(id)));
  return rowsOf(shown) !== "[]" && rowsOf(shown) === rowsOf(now);
}

function tableScreen(view: TableView): Screen {
  const { rollOff, game } = view.match;
  if (rollOff !== null) return rollOffScreen(view, rollOff);
  if (game === null) return lobbyScreen(view);
  if (game.turn === null) return resultsScreen(view, game);
  const own = sheetOf(view.match, view.viewer.id);
  return own === game.turn.player && seatOf(view.match.seats, view.viewer.id) !== null
    ? turnScreen(view, game, game.turn)
    : sheetScreen(view, game, own ?? game.turn.player, CLOSE);
}
