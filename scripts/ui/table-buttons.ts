// What every screen of a table ends with: the way to a chair or out of it, the board for who may take it, and a way
// on where there is no other.
import { isPlaying } from "../engine/game.ts";
import { isRunning, type Match, sheetOf } from "../match/match.ts";
import { playerName } from "./names.ts";
import type { Row, Screen } from "./screen.ts";
import { type LangKey, say } from "./text.ts";
import type { TableView } from "./view.ts";

export const BACK: Row = {
  kind: "button",
  id: "back",
  text: say("yahtzee.back"),
  press: { do: "show", screen: { name: "table" } },
};

export const CLOSE: Row = { kind: "button", id: "close", text: say("yahtzee.close"), press: { do: "close" } };

/** The screen with *Close* where nothing stands in its list: the game shows no list without a button. */
export function withWayOn(screen: Screen): Screen {
  const leadsOn = screen.rows.some(
    (row) => row.kind === "category" || (row.kind === "button" && row.more !== true),
  );
  return leadsOn ? screen : { ...screen, rows: [...screen.rows, CLOSE] };
}

export function sheetButton(match: Match, player: number): Row {
  return {
    kind: "button",
    id: `sheet:${player}`,
    text: say("yahtzee.sheet.title", playerName(match, player)),
    press: { do: "show", screen: { name: "sheet", player } },
  };
}

export function settingsRow(): Row {
  return {
    kind: "button",
    id: "settings",
    text: say("yahtzee.settings.title"),
    press: { do: "show", screen: { name: "settings" } },
    more: true,
  };
}

/** For who still plays, in or out of turn. */
export function resignRows({ match, viewer }: TableView): readonly Row[] {
  if (!mayResign(match, viewer.id)) return [];
  return [
    {
      kind: "button",
      id: "resign",
      text: say("yahtzee.turn.resign"),
      press: { do: "show", screen: { name: "confirmResign" } },
      more: true,
    },
  ];
}

export function mayResign(match: Match, playerId: string): boolean {
  const player = sheetOf(match, playerId);
  if (player === null || !isRunning(match)) return false;
  const sheet = match.game?.sheets[player];
  return sheet === undefined || isPlaying(sheet);
}

export function tableButtons(view: TableView): readonly Row[] {
  return [...standUpRows(view), ...takeBoardRows(view)];
}

export function standUpRows({ sitting }: TableView): readonly Row[] {
  if (!sitting) return [];
  return [
    {
      kind: "button",
      id: "standUp",
      text: say("yahtzee.table.standUp"),
      press: { do: "standUp" },
      more: true,
    },
  ];
}

function takeBoardRows({ mayTakeBoardOff }: TableView): readonly Row[] {
  if (!mayTakeBoardOff) return [];
  return [
    {
      kind: "button",
      id: "takeBoardOff",
      text: say("yahtzee.table.takeBoardOff"),
      press: { do: "takeBoardOff" },
      more: true,
    },
  ];
}

/** For who stands: a chair to take, or what is missing. Belongs on top of a screen. */
export function chairRows(view: TableView): readonly Row[] {
  if (view.atTable) return [];
  switch (view.chairs) {
    case "free":
      return [
        { kind: "button", id: "takeChair", text: say("yahtzee.table.takeChair"), press: { do: "takeChair" } },
      ];
    case "taken":
      return [{ kind: "label", id: "chairsTaken", text: say(chairsTaken(view)) }];
    case "blocked":
      return [{ kind: "label", id: "noRoom", text: say("yahtzee.notice.notEnoughRoom") }];
    case "none":
      return [{ kind: "label", id: "noChairs", text: say("yahtzee.notice.noChairs") }];
  }
}

/** Who plays needs a chair to go on, everybody else can watch. */
function chairsTaken({ match, viewer }: TableView): LangKey {
  return sheetOf(match, viewer.id) === null ? "yahtzee.table.chairsTaken" : "yahtzee.table.anotherChair";
}
