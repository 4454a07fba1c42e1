// Questions before what cannot be taken back. They carry the moment they were asked for: after any change of the
// match the answer is stale and nothing happens.
import type { Game } from "../engine/game.ts";
import { preparedRules } from "../engine/prepared-rules.ts";
import type { CategoryId } from "../engine/rules.ts";
import { totals } from "../engine/totals.ts";
import { sheetOf } from "../match/match.ts";
import type { Intent, Screen } from "./screen.ts";
import { BACK, standUpRows } from "./table-buttons.ts";
import { categoryName, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

export function confirmZeroScreen(view: TableView, category: CategoryId, column: number): Screen {
  return question(
    view,
    say("yahtzee.confirmZero.question", categoryName(category)),
    say("yahtzee.confirmZero.yes", categoryName(category)),
    { do: "score", category, column },
  );
}

export function confirmResignScreen(view: TableView, game: Game): Screen {
  const sheet = game.sheets[sheetOf(view.match, view.viewer.id) ?? -1];
  const total = sheet === undefined ? 0 : totals(preparedRules(game.rules), sheet).total;
  return question(view, say("yahtzee.confirmResign.question", total), say("yahtzee.confirmResign.yes"), {
    do: "resign",
  });
}

function question(view: TableView, text: Text, yes: Text, press: Intent): Screen {
  return {
    matchId: view.match.id,
    revision: view.match.revision,
    title: say("yahtzee.title"),
    rows: [
      { kind: "label", id: "question", text },
      { kind: "button", id: "yes", text: yes, press },
      BACK,
      ...standUpRows(view),
    ],
  };
}
