// Somebody's sheet, for everybody to look at.
import type { Game } from "../engine/game.ts";
import type { Row, Screen } from "./screen.ts";
import { sheetLines } from "./sheet-lines.ts";
import { chairRows, tableButtons } from "./table-buttons.ts";
import { nameText, say } from "./text.ts";
import type { TableView } from "./view.ts";

/** @param player whose sheet: a position in the game's sheets. @param out the row that leads away from it. */
export function sheetScreen(view: TableView, game: Game, player: number, out: Row): Screen {
  const { match } = view;
  return {
    matchId: match.id,
    revision: match.revision,
    title: say("yahtzee.sheet.title", nameText(match.players[player]?.name ?? "")),
    rows: [
      ...chairRows(view),
      ...sheetLines(game, player).map((text, line): Row => ({ kind: "label", id: `line${line}`, text })),
      out,
      ...tableButtons(view),
    ],
  };
}
