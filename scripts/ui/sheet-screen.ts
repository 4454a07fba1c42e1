// Somebody's sheet, for everybody to look at; while a game runs with whose turn it is and the dice on the table.
import type { Game } from "../engine/game.ts";
import { preparedRules } from "../engine/prepared-rules.ts";
import type { Match } from "../match/match.ts";
import { diceLine } from "./dice-text.ts";
import { playerName } from "./names.ts";
import type { Row, Screen } from "./screen.ts";
import { sheetLines } from "./sheet-lines.ts";
import { totalsText, turnText } from "./standing-text.ts";
import { CLOSE, chairRows, resignRows, settingsRow, sheetButton, tableButtons } from "./table-buttons.ts";
import { say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

/** @param player whose sheet: a position in the game's sheets. @param out the row that leads away from it. */
export function sheetScreen(view: TableView, game: Game, player: number, out: Row): Screen {
  const { match } = view;
  return {
    matchId: match.id,
    revision: match.revision,
    title: say("yahtzee.sheet.title", playerName(match, player)),
    rows: [
      ...chairRows(view),
      ...sheetTexts(match, game, player).map(
        (text, line): Row => ({ kind: "label", id: `line${line}`, text }),
      ),
      ...game.sheets.flatMap((_, other) => (other === player ? [] : [sheetButton(match, other)])),
      out,
      ...(out === CLOSE ? [settingsRow(), ...resignRows(view)] : []),
      ...tableButtons(view),
    ],
  };
}

/** The sheet line by line; while a game runs below whose turn it is and the dice, with others above all totals. */
export function sheetTexts(match: Match, game: Game, player: number): readonly Text[] {
  const { turn } = game;
  const hasDice = turn !== null && turn.rollsUsed > 0;
  return [
    ...(turn === null ? [] : [turnText(match, game, turn)]),
    ...(hasDice ? [diceLine(preparedRules(game.rules), turn)] : []),
    ...sheetLines(game, player),
    ...(game.sheets.length === 1 ? [] : [totalsText(match, game)]),
  ];
}
