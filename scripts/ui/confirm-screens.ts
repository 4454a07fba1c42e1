// Questions before what cannot be taken back. They carry the moment they were asked for: after any change of the
// match the answer is stale and nothing happens.
import type { Game } from "../engine/game.ts";
import { preparedRules } from "../engine/prepared-rules.ts";
import type { CategoryId } from "../engine/rules.ts";
import { totals } from "../engine/totals.ts";
import { isStillIn, type Match, sheetOf } from "../match/match.ts";
import { isComputer } from "../match/seats.ts";
import { hasPot, isLocked } from "../match/stakes.ts";
import { entryName } from "./names.ts";
import { button, type Intent, label, type Row, type Screen, screen } from "./screen.ts";
import { BACK, standUpRows } from "./table-buttons.ts";
import { lines, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

export function confirmZeroScreen(view: TableView, category: CategoryId, column: number): Screen {
  const name = entryName(preparedRules(view.match.rules), category, column);
  return question(view, say("confirmZero.question", name), say("confirmZero.yes", name), {
    do: "score",
    category,
    column,
  });
}

export function confirmResignScreen(view: TableView): Screen {
  const text = confirmResignText(view.match, view.viewer.id);
  return question(view, text, say("confirmResign.yes"), { do: "resign" });
}

/** The match of others can be paused in the board, if there is a real one, or ended for good. */
export function confirmBoardOffScreen(view: TableView): Screen {
  const text = say(view.found ? "confirmBoardOff.found" : "confirmBoardOff.question");
  return question(
    view,
    hasPot(view.match) ? lines([text, say("confirmBoardOff.stakes")]) : text,
    say("table.takeBoardOff"),
    { do: "takeBoardOff", asked: true },
    [button("endMatch", say("confirmBoardOff.endMatch"), { do: "endMatch" })],
  );
}

export function confirmPublicScreen(view: TableView): Screen {
  return question(view, say("confirmPublic.question"), say("table.makePublic"), {
    do: "makePublic",
  });
}

export function confirmGiveBackScreen(view: TableView): Screen {
  return question(view, say("stakes.giveBackAlone"), say("stakes.giveBack"), {
    do: "wantBack",
    alone: true,
  });
}

export function confirmResignText(match: Match, playerId: string): Text {
  if (match.game !== null) return resignQuestion(match, match.game, sheetOf(match, playerId) ?? -1);
  return say(isLocked(match) ? "confirmResign.rollOffStaked" : "confirmResign.rollOff");
}

/** While others play on, who resigns cannot win; the last person ends the game. */
function resignQuestion(match: Match, { rules, sheets }: Game, player: number): Text {
  const sheet = sheets[player];
  const total = sheet === undefined ? 0 : totals(preparedRules(rules), sheet).total;
  const othersPlay = match.players.some(
    (other, index) => index !== player && !isComputer(other) && isStillIn(match, other.id),
  );
  if (!othersPlay) return say("confirmResign.question", total);
  return say(hasPot(match) ? "confirmResign.amongStaked" : "confirmResign.among", total);
}

function question(
  view: TableView,
  text: Text,
  yes: Text,
  press: Intent,
  others: readonly Row[] = [],
): Screen {
  const rows = [label("question", text), button("yes", yes, press), ...others];
  return screen(view.match, [...rows, BACK, ...standUpRows(view)]);
}
