// The table before a game: who sits, what is played, who is ready, and the way on for everybody who looks.
import { preparedRules } from "../engine/prepared-rules.ts";
import { isRunning, type Match } from "../match/match.ts";
import { SIDES, seatedPlayers, seatOf } from "../match/seats.ts";
import { listed } from "./names.ts";
import { NOTICE_KEYS } from "./notices.ts";
import { REFUSAL_KEYS } from "./refusals.ts";
import type { Row, Screen } from "./screen.ts";
import { chairRows, settingsRow, tableButtons } from "./table-buttons.ts";
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
      ...seatRows(match),
      ...(seated ? playRows(view) : []),
      ...(view.atTable && !seated ? [watchRow(match)] : []),
      settingsRow(),
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

/** Who sits where, and whether they are ready. */
function seatRows({ seats, ready }: Match): readonly Row[] {
  return SIDES.flatMap((side): readonly Row[] => {
    const seated = seats[side];
    if (seated === null) return [];
    const key = ready.includes(seated.id) ? "yahtzee.lobby.seatReady" : "yahtzee.lobby.seat";
    const text = say(key, say(`yahtzee.side.${side}`), nameText(seated.name));
    return [{ kind: "label", id: `seat:${side}`, text }];
  });
}

function playRows(view: TableView): readonly Row[] {
  const { match } = view;
  if (seatedPlayers(match.seats).length > 1) return readyRows(view, "yahtzee.lobby.ready");
  const { categories } = preparedRules(match.rules);
  return [
    { kind: "label", id: "invitation", text: say("yahtzee.lobby.invitation", categories.length) },
    {
      kind: "button",
      id: "ready",
      text: say("yahtzee.lobby.playAlone"),
      press: { do: "ready", ready: true },
    },
  ];
}

/**
 * Who is waited for, and the viewer's own word. Somebody who was ready can take it back, but where nobody else is
 * waited for (the last one has just left) there is only to start.
 * @param key what is offered: a first game or a rematch.
 */
export function readyRows({ match, viewer }: TableView, key: LangKey): readonly Row[] {
  const waiting = seatedPlayers(match.seats).filter(({ id }) => !match.ready.includes(id));
  const takesBack = match.ready.includes(viewer.id) && waiting.length > 0;
  const names = waiting.map(({ name }) => nameText(name));
  return [
    ...(names.length === 0
      ? []
      : [{ kind: "label", id: "waiting", text: say("yahtzee.lobby.waiting", listed(names)) } as const]),
    {
      kind: "button",
      id: "ready",
      text: say(takesBack ? "yahtzee.lobby.notReady" : key),
      press: { do: "ready", ready: !takesBack },
    },
  ];
}

function watchRow(match: Match): Row {
  return { kind: "label", id: "watch", text: say(whyWatching(match)) };
}

/** Why somebody on a chair has no seat of the match; where no match runs, the world could not save it. */
export function whyWatching(match: Match): LangKey {
  return isRunning(match) ? REFUSAL_KEYS.matchRuns : NOTICE_KEYS.notSaved;
}
