// Somebody's sheet, for everybody to look at; while a game runs with whose turn it is and the dice on the table.

import type { Game } from "../engine/game.ts";
import { type Match, sheetOf } from "../match/match.ts";
import { isPlayedFor } from "../match/played-for.ts";
import { awayRows, mayDecide } from "./away-screen.ts";
import { diceLine } from "./dice-text.ts";
import { sheetTitle } from "./names.ts";
import { noticeText } from "./notices.ts";
import { playedText } from "./rules-text.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { sheetText } from "./sheet-lines.ts";
import { totalsText, turnText } from "./standing-text.ts";
import {
  CLOSE,
  chairRows,
  LESSONS,
  resignRows,
  SETTINGS,
  sheetButton,
  tableButtons,
} from "./table-buttons.ts";
import { nameText, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

/** @param player whose sheet: a position in the game's sheets. @param out the row that leads away from it. */
export function sheetScreen(view: TableView, game: Game, player: number, out: Row): Screen {
  const { match } = view;
  return screen(
    match,
    [
      ...chairRows(view),
      ...awayRows(view),
      ...outRows(view, game),
      ...skipRows(view),
      ...sheetTexts(match, game, player).map((text, line) => label(`line${line}`, text)),
      ...game.sheets.flatMap((_, other) => (other === player ? [] : [sheetButton(match, other)])),
      out,
      ...(out === CLOSE ? [...settingsRows(view), ...resignRows(view)] : []),
      ...tableButtons(view),
    ],
    sheetTitle(match, player),
  );
}

/** For who has given up, or was away for so long that the others went on. */
function outRows({ match, viewer }: TableView, { sheets, turn }: Game): readonly Row[] {
  const status = sheets[sheetOf(match, viewer.id) ?? -1]?.status;
  const isOut = turn !== null && (status === "resigned" || status === "closed");
  return isOut ? [label("out", noticeText("outOfMatch"))] : [];
}

/** For who plays, while a computer player does. */
function skipRows({ match, viewer }: TableView): readonly Row[] {
  const player = match.players[match.game?.turn?.player ?? -1];
  if (player === undefined || !isPlayedFor(match, player) || sheetOf(match, viewer.id) === null) return [];
  return [button("skip", say("computers.skip", nameText(player.name)), { do: "skip" })];
}

/** Left out while there is something else to press: a live form has no place for them too. */
function settingsRows(view: TableView): readonly Row[] {
  if (mayDecide(view.match, view.viewer.id)) return [];
  return skipRows(view).length > 0 ? [SETTINGS] : [LESSONS, SETTINGS];
}

/** The sheet; while a game runs below whose turn it is and the dice, with others above all totals. */
export function sheetTexts(match: Match, game: Game, player: number): readonly Text[] {
  const { turn } = game;
  const hasDice = turn !== null && turn.rollsUsed > 0;
  return [
    playedText(match),
    ...(turn === null ? [] : [turnText(match, game, turn)]),
    ...(hasDice ? [diceLine(game, turn)] : []),
    sheetText(game, player),
    ...(game.sheets.length === 1 ? [] : [totalsText(match)]),
  ];
}
