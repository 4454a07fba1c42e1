// The table before a game: who sits, what is played, and the way on for everybody who looks.
import { preparedRules } from "../engine/prepared-rules.ts";
import { type Match, stageOf } from "../match/match.ts";
import { seatedPlayers, seatOf } from "../match/seats.ts";
import { NOTICE_KEYS } from "./notices.ts";
import { REFUSAL_KEYS } from "./refusals.ts";
import type { Row, Screen } from "./screen.ts";
import { chairRows, tableButtons } from "./table-buttons.ts";
import { type LangKey, nameText, say } from "./text.ts";
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
      ...(view.atTable && !seated ? [watchRow(match)] : []),
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

function watchRow(match: Match): Row {
  return { kind: "label", id: "watch", text: say(whyWatching(match)) };
}

/**
 * Why somebody on a chair has no seat of the match. Where nobody has one and no game runs, the world could not save
 * it; each look tries again.
 */
export function whyWatching(match: Match): LangKey {
  if (stageOf(match) === "playing") return REFUSAL_KEYS.matchRuns;
  return seatedPlayers(match.seats).length === 0 ? NOTICE_KEYS.notSaved : REFUSAL_KEYS.oneSeatOnly;
}
