// What every screen of a table ends with: the way to a chair or out of it, the board for who may take it, and a way
// on where there is no other.
import { isPlaying } from "../engine/game.ts";
import { isRunning, type Match, sheetOf } from "../match/match.ts";
import { rollOffStanding } from "../match/roll-off.ts";
import { seatedPlayers } from "../match/seats.ts";
import { listed, playerName } from "./names.ts";
import type { Row, Screen } from "./screen.ts";
import { type LangKey, nameText, say } from "./text.ts";
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
  if (match.rollOff !== null) return rollOffStanding(match.rollOff).starter === null;
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

/** Whether taking the board off stops a match of others, so that it is asked once more. */
export function pausesOthers({ match, viewer }: TableView): boolean {
  return isRunning(match) && match.players.some(({ id }) => id !== viewer.id);
}

function takeBoardRows(view: TableView): readonly Row[] {
  if (!view.mayTakeBoardOff) return [];
  return [
    {
      kind: "button",
      id: "takeBoardOff",
      text: say("yahtzee.table.takeBoardOff"),
      press: pausesOthers(view)
        ? { do: "show", screen: { name: "confirmBoardOff" } }
        : { do: "takeBoardOff", asked: false },
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
      return [{ kind: "label", id: "chairsTaken", text: say(allTaken(view.match, view.viewer.id)) }];
    case "blocked":
      return [{ kind: "label", id: "noRoom", text: say("yahtzee.notice.notEnoughRoom") }];
    case "none":
      return [{ kind: "label", id: "noChairs", text: say("yahtzee.notice.noChairs") }];
  }
}

/** Who plays needs a chair to go on, everybody else can watch. */
export function allTaken(match: Match, playerId: string): LangKey {
  return sheetOf(match, playerId) === null ? "yahtzee.table.chairsTaken" : "yahtzee.table.anotherChair";
}
