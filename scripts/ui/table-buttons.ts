// What every screen of a table ends with: the way to a chair or out of it, the board for who may take it, and a way
// on where there is no other.
import { isRunning, type Match, playsOn, sheetOf } from "../match/match.ts";
import { rollOffStanding } from "../match/roll-off.ts";
import { hasPot, isAgreed, isLocked } from "../match/stakes.ts";
import { sheetTitle } from "./names.ts";
import { button, type Intent, label, type Row, type Screen, type ScreenName } from "./screen.ts";
import { waitingTexts } from "./standing-text.ts";
import { type LangKey, say } from "./text.ts";
import type { TableView } from "./view.ts";

export const BACK: Row = button("back", say("back"), { do: "show", screen: { name: "table" } });

export const CLOSE: Row = button("close", say("close"), { do: "close" });

/** The screen with *Close* where nothing stands in its list: the game shows no list without a button. */
export function withWayOn(screen: Screen): Screen {
  const leadsOn = screen.rows.some(
    (row) => row.kind === "category" || (row.kind === "button" && row.more !== true),
  );
  return leadsOn ? screen : { ...screen, rows: [...screen.rows, CLOSE] };
}

/**
 * Who is waited for, and the viewer's own word. Somebody who was ready can take it back, but where nothing else is
 * waited for (the last one has just left) there is only to start.
 * @param key what is offered: a first game or a rematch.
 */
export function readyRows({ match, viewer }: TableView, key: LangKey): readonly Row[] {
  const waiting = waitingRows(match);
  const takesBack = match.ready.includes(viewer.id) && (waiting.length > 0 || !isAgreed(match));
  return [
    ...waiting,
    button("ready", say(takesBack ? "lobby.notReady" : key), { do: "ready", ready: !takesBack }),
  ];
}

export function waitingRows(match: Match): readonly Row[] {
  return waitingTexts(match).map((text) => label("waiting", text));
}

export function sheetButton(match: Match, player: number): Row {
  return button(`sheet:${player}`, sheetTitle(match, player), {
    do: "show",
    screen: { name: "sheet", player },
  });
}

export const SETTINGS: Row = behindMore("settings", "settings.title", {
  do: "show",
  screen: { name: "settings" },
});

export const FIRST_LESSON: ScreenName = { name: "lessons", page: 0 };

export const COMPUTERS: Row = behindMore("computers", "computers.title", {
  do: "show",
  screen: { name: "computers" },
});

export const LESSONS: Row = behindMore("lessons", "lessons.open", {
  do: "show",
  screen: FIRST_LESSON,
});

export const RULES: Row = button("rules", say("rules.title"), {
  do: "show",
  screen: { name: "rules" },
});

const RESIGN: Row = behindMore("resign", "turn.resign", {
  do: "show",
  screen: { name: "confirmResign" },
});

const STAKES: Row = behindMore("stakes", "stakes.open", { do: "show", screen: { name: "stakes" } });

const STAND_UP: Row = behindMore("standUp", "table.standUp", { do: "standUp" });

/** What is rarely needed: simple screens have it behind *More*. */
export function behindMore(id: string, key: LangKey, press: Intent): Row {
  return { kind: "button", id, text: say(key), press, more: true };
}

/** For who still plays, in or out of turn. */
export function resignRows({ match, viewer }: TableView): readonly Row[] {
  return mayResign(match, viewer.id) ? [RESIGN] : [];
}

export function mayResign(match: Match, playerId: string): boolean {
  const isDecided = match.rollOff !== null && rollOffStanding(match.rollOff).starter !== null;
  return playsOn(match, playerId) && !isDecided;
}

export function tableButtons(view: TableView): readonly Row[] {
  const { match } = view;
  return [
    ...standUpRows(view),
    ...(hasPot(match) && isRunning(match) ? [STAKES] : []),
    // A live form has no room for both: operators find the board where the stakes are.
    ...(isLocked(match) ? [] : takeBoardRows(view)),
  ];
}

export function standUpRows({ sitting }: TableView): readonly Row[] {
  return sitting ? [STAND_UP] : [];
}

/** Whether taking the board off stops a match of others, or one that it does not keep, so that it is asked once more. */
export function asksForBoard({ match, viewer, found }: TableView): boolean {
  return isRunning(match) && (found || match.players.some(({ id }) => id !== viewer.id));
}

export function takeBoardRows(view: TableView): readonly Row[] {
  if (!view.mayEnd) return [];
  const press: Intent = asksForBoard(view)
    ? { do: "show", screen: { name: "confirmBoardOff" } }
    : { do: "takeBoardOff", asked: false };
  return [behindMore("takeBoardOff", "table.takeBoardOff", press)];
}

/** For the owner and operators, while nobody plays. */
export function makePublicRows({ mayManage, owner }: TableView): readonly Row[] {
  return mayManage && owner !== null
    ? [
        behindMore("makePublic", "table.makePublic", {
          do: "show",
          screen: { name: "confirmPublic" },
        }),
      ]
    : [];
}

/** For who stands: a chair to take, or what is missing. Belongs on top of a screen. */
export function chairRows(view: TableView): readonly Row[] {
  if (view.atTable) return [];
  switch (view.chairs) {
    case "free":
      return [button("takeChair", say("table.takeChair"), { do: "takeChair" })];
    case "taken":
      return [label("chairsTaken", say(allTaken(view.match, view.viewer.id)))];
    case "blocked":
      return [label("noRoom", say("notice.notEnoughRoom"))];
    case "none":
      return [label("noChairs", say("notice.noChairs"))];
  }
}

/** Who plays needs a chair to go on, everybody else can watch. */
export function allTaken(match: Match, playerId: string): LangKey {
  return sheetOf(match, playerId) === null ? "table.chairsTaken" : "table.anotherChair";
}
