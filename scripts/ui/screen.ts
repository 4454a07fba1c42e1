// A screen as plain data. Two renderers may show it; the description does not know which. An answer comes back
// by row id and is looked up here, so that only what stands on the screen can be pressed.
import type { Face } from "../engine/dice.ts";
import type { ChosenRules } from "../engine/prepared-rules.ts";
import type { CategoryId } from "../engine/rules.ts";
import type { Level } from "../engine/strategy/levels.ts";
import type { Verdict } from "../match/absence.ts";
import type { Help } from "../match/help.ts";
import type { Stack } from "../match/ledger.ts";
import type { Match } from "../match/match.ts";
import type { Settings } from "../match/saved-settings.ts";
import type { WorldSetting } from "../match/saved-world-settings.ts";
import { say, type Text } from "./text.ts";

export type ScreenName =
  | { readonly name: "table" }
  | { readonly name: "sheet"; readonly player: number }
  | { readonly name: "confirmZero"; readonly category: CategoryId; readonly column: number }
  | { readonly name: "confirmResign" }
  | { readonly name: "confirmBoardOff" }
  | { readonly name: "confirmPublic" }
  /** Whether an operator is to give every stake back alone. */
  | { readonly name: "confirmGiveBack" }
  /** What is to become of it that this player, by id, is away. */
  | { readonly name: "away"; readonly player: string }
  /** Whether to go on without that player. */
  | { readonly name: "confirmClose"; readonly player: string }
  | { readonly name: "settings" }
  /** What operators decide for the whole world. */
  | { readonly name: "worldSettings" }
  /** How to play: a page of it by position. */
  | { readonly name: "lessons"; readonly page: number }
  /** What is best in this turn. */
  | { readonly name: "hint" }
  /** What each category would cost. */
  | { readonly name: "costs" }
  /** Computer players, and what help there is. */
  | { readonly name: "computers" }
  /** What luck and decisions have made of the viewer's game. */
  | { readonly name: "review" }
  /** What came of the viewer's games, and the best of the world. */
  | { readonly name: "statistics" }
  | { readonly name: "leaders" }
  /** What is played, and choosing it. */
  | { readonly name: "rules" }
  | { readonly name: "ruleSets" }
  /** What is at stake, and agreeing to it. */
  | { readonly name: "stakes" }
  /** What of one's own may be laid into the pot: a list too long for a live form. */
  | { readonly name: "lay" }
  /** Which of one's own stakes to take back. */
  | { readonly name: "takeStake" };

/** The screen that fits the match, whatever that is now. */
export const TABLE: ScreenName = { name: "table" };

/** What pressing a row asks for. */
export type Intent =
  | { readonly do: "show"; readonly screen: ScreenName }
  | { readonly do: "ready"; readonly ready: boolean }
  /** `held`: the dice that stay, where the row says which; else as they are held on the screen, or in the match. */
  | { readonly do: "roll"; readonly held?: readonly boolean[] }
  | { readonly do: "begin" }
  | { readonly do: "score"; readonly category: CategoryId; readonly column: number }
  | { readonly do: "resign" }
  | { readonly do: "takeChair" }
  | { readonly do: "standUp" }
  /** `asked`: the player has been asked whether the match of others is to be paused. */
  | { readonly do: "takeBoardOff"; readonly asked: boolean }
  | { readonly do: "decide"; readonly away: string; readonly verdict: Verdict }
  | { readonly do: "endMatch" }
  | { readonly do: "makePublic" }
  | { readonly do: "set"; readonly change: Partial<Settings> }
  | { readonly do: "setWorld"; readonly setting: WorldSetting; readonly value: number }
  | { readonly do: "setRules"; readonly rules: ChosenRules }
  | { readonly do: "setTarget"; readonly target: number | null }
  | { readonly do: "invite"; readonly level: Level }
  | { readonly do: "dismiss"; readonly computer: string }
  | { readonly do: "setHelp"; readonly help: Help }
  /** What is played for others is played at once. */
  | { readonly do: "skip" }
  | { readonly do: "setStakes"; readonly on: boolean }
  /** `stack`: what the slot held when the row was made: another stack is not laid in. */
  | { readonly do: "lay"; readonly slot: number; readonly stack: Stack }
  | { readonly do: "takeStake"; readonly id: string }
  /** To exactly this list. */
  | { readonly do: "agree"; readonly list: string }
  /** Wants every stake given back while it is played for them; operators need nobody's consent. */
  | { readonly do: "wantBack"; readonly alone: boolean }
  /** Hands over what waits for the player. */
  | { readonly do: "collect" }
  | { readonly do: "close" };

export type Row =
  | {
      readonly kind: "label";
      readonly id: string;
      readonly text: Text;
      /** What a renderer with pictures shows above it, by its name. */
      readonly picture?: string | undefined;
    }
  | {
      readonly kind: "button";
      readonly id: string;
      readonly text: Text;
      readonly press: Intent;
      /** Rarely needed: a renderer with little room may put it behind *More*. */
      readonly more?: boolean;
    }
  | {
      readonly kind: "category";
      readonly id: string;
      readonly text: Text;
      readonly press: Extract<Intent, { do: "score" }>;
      /** Behind which of several buttons a renderer with little room may put it. */
      readonly group: Text;
      /** These dice score nothing here, so the player is asked once more. */
      readonly asksForZero: boolean;
    }
  | {
      readonly kind: "die";
      readonly id: string;
      readonly text: Text;
      readonly face: Face;
      readonly held: boolean;
    };

export interface Screen {
  /** The moment it shows: what is pressed on it counts for this match and revision only. */
  readonly matchId: string;
  readonly revision: number;
  readonly title: Text;
  readonly rows: readonly Row[];
}

const TITLE = say("title");

/** The screen of this moment of the match. */
export function screen({ id, revision }: Match, rows: readonly Row[], title: Text = TITLE): Screen {
  return { matchId: id, revision, title, rows };
}

export function label(id: string, text: Text, picture?: string): Row {
  return { kind: "label", id, text, picture };
}

export function button(id: string, text: Text, press: Intent): Row {
  return { kind: "button", id, text, press };
}

/** What a player did with a screen: pressed a row, and which dice were held at that moment where dice were shown. */
export interface Answer {
  readonly row: string;
  readonly held?: readonly boolean[];
}

export interface Resolved {
  readonly intent: Intent;
  readonly held?: readonly boolean[];
}

/** What the answer asks for, or `null` when the screen has no such row to press. */
export function resolveAnswer(screen: Screen, answer: Answer): Resolved | null {
  const row = screen.rows.find(({ id }) => id === answer.row);
  if (row === undefined || (row.kind !== "button" && row.kind !== "category")) return null;
  const intent = row.kind === "category" && row.asksForZero ? confirmingZero(row.press) : row.press;
  return answer.held === undefined ? { intent } : { intent, held: answer.held };
}

function confirmingZero({ category, column }: Extract<Intent, { do: "score" }>): Intent {
  return { do: "show", screen: { name: "confirmZero", category, column } };
}
