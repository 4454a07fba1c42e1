// The table before a game: who sits, what is played, who is ready, and the way on for everybody who looks.
import { preparedRules, turnsPerPlayer } from "../engine/prepared-rules.ts";
import type { Match } from "../match/match.ts";
import { type PlayerRef, SIDES, type Side, seatedPlayers, seatOf } from "../match/seats.ts";
import { levelText } from "./computers-screen.ts";
import { playedText } from "./rules-text.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { stakesButtons, stakesLabels } from "./stakes-screen.ts";
import { whyWatching } from "./standing-text.ts";
import {
  chairRows,
  LESSONS,
  makePublicRows,
  RULES,
  readyRows,
  SETTINGS,
  tableButtons,
} from "./table-buttons.ts";
import { nameText, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

export function lobbyScreen(view: TableView): Screen {
  const { match, viewer } = view;
  const seated = seatOf(match.seats, viewer.id) !== null;
  return screen(match, [
    ...(seated ? [] : chairRows(view)),
    ...ownerRow(view),
    label("played", playedText(match)),
    ...(view.clock > 0 ? [label("clock", say("lobby.clock", view.clock))] : []),
    ...seatRows(match),
    ...stakesLabels(view),
    ...(seated ? playRows(view) : []),
    ...(view.atTable && !seated ? [watchRow(match)] : []),
    RULES,
    ...stakesButtons(view),
    LESSONS,
    SETTINGS,
    ...makePublicRows(view),
    ...tableButtons(view),
  ]);
}

/** For everybody but the owner, who knows. */
function ownerRow({ owner, viewer }: TableView): readonly Row[] {
  if (owner === null) return [label("owner", say("lobby.public"))];
  return owner.id === viewer.id ? [] : [label("owner", say("lobby.owner", nameText(owner.name)))];
}

/** Who sits where, and whether they are ready. */
function seatRows({ seats, ready }: Match): readonly Row[] {
  return SIDES.flatMap((side): readonly Row[] => {
    const seated = seats[side];
    if (seated === null) return [];
    return [label(`seat:${side}`, seatText(side, seated, ready))];
  });
}

function seatText(side: Side, { id, name, computer }: PlayerRef, ready: Match["ready"]): Text {
  const who = [say(`side.${side}`), nameText(name)] as const;
  if (computer !== undefined) return say("lobby.seatComputer", ...who, levelText(computer));
  return say(ready.includes(id) ? "lobby.seatReady" : "lobby.seat", ...who);
}

function playRows(view: TableView): readonly Row[] {
  const { match } = view;
  if (seatedPlayers(match.seats).length > 1) return readyRows(view, "lobby.ready");
  return [
    label("invitation", invitation(match)),
    button("ready", say("lobby.playAlone"), { do: "ready", ready: true }),
  ];
}

function invitation({ rules, target }: Match): Text {
  const turns = turnsPerPlayer(preparedRules(rules));
  return target === null ? say("lobby.invitation", turns) : say("lobby.invitationFor", turns, target);
}

function watchRow(match: Match): Row {
  return label("watch", say(whyWatching(match)));
}
