// The table before a game: who sits, what is played, and the way on for everybody who looks.
import { preparedRules } from "../engine/prepared-rules.ts";
import { seatOf } from "../match/seats.ts";
import { REFUSAL_KEYS } from "./refusals.ts";
import type { Row, Screen } from "./screen.ts";
import { chairRows, tableButtons } from "./table-buttons.ts";
import { nameText, say } from "./text.ts";
import type { TableView } from "./view.ts";

export function lobbyScreen(view: TableView): Screen {
  const { match, viewer } = view;
  const seated = seatOf(match.seats, viewer.id) !== null;
  return {
    matchId: match.id,
    revision: match.revision,
    title: say("yahtzee.title"),
    rows: [
      ...chairRows(view),
      ...ownerRow(view),
      { kind: "label", id: "rules", text: say(`yahtzee.ruleSet.${match.rules.ruleSet}`) },
      ...(seated ? playRows(view) : []),
      ...(view.atTable && !seated ? [watchRow()] : []),
      ...tableButtons(view),
    ],
  };
}

/** For everybody but the owner, who knows. */
function ownerRow({ owner, viewer }: TableView): readonly Row[] {
  return owner === null || owner.id === viewer.id
    ? []
    : [{ kind: "label", id: "owner", text: say("yahtzee.lobby.owner", nameText(owner.name)) }];
}

function playRows({ match }: TableView): readonly Row[] {
  const { categories } = preparedRules(match.rules);
  return [
    { kind: "label", id: "invitation", text: say("yahtzee.lobby.invitation", categories.length) },
    { kind: "button", id: "start", text: say("yahtzee.lobby.playAlone"), press: { do: "start" } },
  ];
}

function watchRow(): Row {
  return { kind: "label", id: "watch", text: say(REFUSAL_KEYS.oneSeatOnly) };
}
