// What comes of a typed command at a table: decided while it is typed, when nothing may be changed, and checked again
// when it is done a tick later. What cannot be taken back has to be typed twice.
import type { Player } from "@minecraft/server";
import { rulesKey } from "../engine/prepared-rules.ts";
import { type Action, handle, type MatchEvent, momentOf } from "../match/actions.ts";
import { type Match, sheetOf, stageOf } from "../match/match.ts";
import { seatedPlayers } from "../match/seats.ts";
import { confirmResignText } from "../ui/confirm-screens.ts";
import { noticeText } from "../ui/notices.ts";
import type { Text } from "../ui/text.ts";
import type { Announcements } from "./announcements.ts";
import { type CommandAnswer, failed } from "./command-registry.ts";
import type { FittedTable } from "./fitted-table.ts";
import { facesNow } from "./intents.ts";
import { isAlive } from "./players.ts";
import type { RollOffEnd } from "./roll-off-end.ts";
import type { TableListener } from "./tables.ts";
import type { Tumbling } from "./tumbling.ts";
import type { Question, TypedQuestions } from "./typed-questions.ts";
import { tellWhyNot, type Visits } from "./visits.ts";

/** Where the answer depends on a table that the player can play at. */
export interface AtTable {
  readonly player: Player;
  readonly fitted: FittedTable;
  readonly match: Match;
}

/** What a command asks of the match, or why that makes no sense. */
export type Choice = { readonly action: Action; readonly question?: Question } | { readonly refused: Text };

export class TypedActions implements TableListener {
  readonly #visits: Visits;
  readonly #announcements: Announcements;
  readonly #rollOffEnd: RollOffEnd;
  readonly #tumbling: Tumbling;
  readonly #questions: TypedQuestions;

  constructor(
    visits: Visits,
    announcements: Announcements,
    rollOffEnd: RollOffEnd,
    tumbling: Tumbling,
    questions: TypedQuestions,
  ) {
    this.#questions = questions;
    this.#visits = visits;
    this.#announcements = announcements;
    this.#rollOffEnd = rollOffEnd;
    this.#tumbling = tumbling;
  }

  /** What was asked in one game is no answer in the next. */
  happened({ record: { match } }: FittedTable, events: readonly MatchEvent[]): void {
    if (!events.some(({ type }) => type === "started" || type === "ended")) return;
    for (const { id } of match.players) this.#questions.forget(id);
  }

  /** Answers with what the match says to the action now, and carries it out a tick later. */
  act(player: Player, choose: (at: AtTable) => Choice): CommandAnswer {
    return this.atTable(player, (at) => {
      const chosen = choose(at);
      if ("refused" in chosen) return failed(chosen.refused);
      const { action, question } = chosen;
      const handled = handle(at.match, { ...momentOf(at.match), playerId: player.id, action });
      const whyNot = handled.ok ? this.#visits.whyNot(player, at.fitted, action) : handled.reason;
      if (whyNot !== null) return failed(noticeText(whyNot));
      return this.#asking(player, question, { ok: true, effect: () => this.#actNow(at, action) });
    });
  }

  /** What cannot be taken back is asked first. */
  #asking(player: Player, question: Question | undefined, answer: CommandAnswer): CommandAnswer {
    if (question === undefined) this.#questions.forget(player.id);
    else if (!this.#questions.isAnswered(player.id, question)) return failed(question.text);
    return answer;
  }

  /** For the table that the player's commands are about. */
  atTable(player: Player, answer: (at: AtTable) => CommandAnswer): CommandAnswer {
    return this.at(player, this.#visits.tableOf(player), answer);
  }

  /** For what is more than a command of the match: done a tick later, to the table as it is then. */
  doAtTable(
    player: Player,
    run: (fitted: FittedTable) => void,
    asks: (at: AtTable) => Question | undefined = () => undefined,
  ): CommandAnswer {
    return this.atTable(player, (at) => {
      const effect = (): void => {
        const here = this.#visits.here(player, at.fitted.position);
        if (typeof here === "string") tellWhyNot(player, here);
        else this.#announcements.whileTyping(player.id, () => run(here.fitted));
      };
      return this.#asking(player, asks(at), { ok: true, effect });
    });
  }

  at(player: Player, fitted: FittedTable | null, answer: (at: AtTable) => CommandAnswer): CommandAnswer {
    if (!isAlive(player)) return failed(noticeText("dead"));
    if (fitted === null) return failed(noticeText("noTable"));
    // Who types is somebody who has to do with the table, whatever came of it.
    const { effect = () => this.#rollOffEnd.seen(fitted), ...answered } = answer({
      ...{ player, fitted, match: fitted.record.match },
    });
    const done = (): void => {
      // As by a press, dice lie for who types: words tell of them.
      this.#tumbling.skip(player, fitted.position);
      effect();
    };
    return { ...answered, effect: done };
  }

  /** The typist hears what came of it. */
  #actNow({ player, fitted, match }: AtTable, typed: Action): void {
    const here = this.#visits.here(player, fitted.position);
    if (typeof here === "string") {
      tellWhyNot(player, here);
      return;
    }
    const now = here.fitted.record;
    const isNow = now.match.id === match.id && here.known === match.revision;
    const counts = isNow || stillMeans(match, now.match, player.id, typed);
    const moment = momentOf(counts ? now.match : match);
    // Somebody may have thrown in between, and no throw comes twice.
    const action: Action = typed.type === "roll" ? { ...typed, faces: facesNow(now) } : typed;
    this.#announcements.whileTyping(player.id, () => this.#visits.act(player, here.fitted, moment, action));
  }
}

/**
 * Whether what was typed counts although others have done something since. Saying ready, resigning, throwing for the
 * start, choosing what is played and deciding about who is away depend on nobody else, as long as they would still mean the same.
 */
function stillMeans(then: Match, now: Match, playerId: string, { type }: Action): boolean {
  if (then.id !== now.id || stageOf(then) !== stageOf(now)) return false;
  const isAlone = ({ seats }: Match): boolean => seatedPlayers(seats).length === 1;
  const areSameRules = rulesKey(then.rules) === rulesKey(now.rules);
  const question = (match: Match): string => JSON.stringify(confirmResignText(match, playerId));
  const throws = (match: Match): number | undefined =>
    match.rollOff?.[sheetOf(match, playerId) ?? -1]?.length;
  switch (type) {
    case "ready":
      return areSameRules && isAlone(then) === isAlone(now);
    case "resign":
      return question(then) === question(now);
    case "roll":
      return throws(then) !== undefined && throws(then) === throws(now);
    // The list that was agreed to says whether that is late, and what is played under it.
    case "agree":
      return areSameRules && then.help.hints === now.help.hints;
    // What was worked out from other rules would undo these.
    case "rules":
      return areSameRules;
    case "target":
    case "decide":
    case "invite":
    case "dismiss":
    case "help":
      return true;
    default:
      return false;
  }
}
