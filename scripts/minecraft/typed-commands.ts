// Typed commands: everything that the screens can do in a match, for who prefers to type. What was decided when a
// command was typed is checked again when it is done.
import {
  type CustomCommandParameter,
  CustomCommandParamType,
  type CustomCommandRegistry,
  type Player,
  system,
} from "@minecraft/server";
import { chooseRules, preparedRules } from "../engine/prepared-rules.ts";
import { type Action, handle, type MatchEvent } from "../match/commands.ts";
import { type Match, sheetOf, stageOf } from "../match/match.ts";
import { CHAT_LEVELS, SCREEN_STYLES, type Settings } from "../match/saved-settings.ts";
import { seatedPlayers } from "../match/seats.ts";
import { cardText } from "../ui/card-text.ts";
import { confirmResignText } from "../ui/confirm-screens.ts";
import { NOTICE_KEYS, type Notice } from "../ui/notices.ts";
import { REFUSAL_KEYS } from "../ui/refusals.ts";
import { chatChosenText } from "../ui/settings-screen.ts";
import { categoryName, lines, say, type Text } from "../ui/text.ts";
import { isZeroNow } from "../ui/turn-screen.ts";
import { namedCategory, namedColumn, namedDice, typedCategories } from "../ui/typed.ts";
import type { Announcements } from "./announcements.ts";
import {
  type CommandAnswer,
  type CommandArguments,
  failed,
  numbersIn,
  registerCommand,
  type TypedCommand,
  wordsIn,
} from "./command-registry.ts";
import { facesNow } from "./intents.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { isAlive } from "./players.ts";
import { notify, tell } from "./raw-text.ts";
import type { RollOffEnd } from "./roll-off-end.ts";
import type { Sitting } from "./sitting.ts";
import { type FittedTable, momentOf, type TableListener } from "./tables.ts";
import { tellWhyNot, type Visits } from "./visits.ts";

/** Where the answer depends on a table that the player can play at. */
interface AtTable {
  readonly player: Player;
  readonly fitted: FittedTable;
  readonly match: Match;
}

const NAMESPACE = "yahtzee:";
const KEEP = `${NAMESPACE}keep`;
const STYLE = `${NAMESPACE}style`;
const LEVEL = `${NAMESPACE}level`;
/** A minute to type something again. */
const ASKED_TICKS = 1200;
/** Values of an enum, as they are typed, by what they mean. */
const ENUMS: Readonly<Record<string, readonly string[]>> = {
  [KEEP]: ["keep"],
  [STYLE]: SCREEN_STYLES,
  [LEVEL]: CHAT_LEVELS,
};

const DICE = [1, 2, 3, 4, 5, 6].map((die): CustomCommandParameter => {
  return { name: `die${die}`, type: CustomCommandParamType.Integer };
});

export class TypedCommands implements TableListener {
  readonly #visits: Visits;
  readonly #sitting: Sitting;
  readonly #settings: PlayerSettings;
  readonly #announcements: Announcements;
  readonly #rollOffEnd: RollOffEnd;
  /** What each player was asked to type again, and when. */
  readonly #asked = new Map<string, { readonly what: string; readonly at: number }>();

  constructor(
    visits: Visits,
    sitting: Sitting,
    settings: PlayerSettings,
    announcements: Announcements,
    rollOffEnd: RollOffEnd,
  ) {
    this.#visits = visits;
    this.#sitting = sitting;
    this.#settings = settings;
    this.#announcements = announcements;
    this.#rollOffEnd = rollOffEnd;
  }

  /** A step for each enum and each command, so that one which is refused stops no other. */
  registrations(registry: CustomCommandRegistry): readonly (() => void)[] {
    return [
      ...Object.entries(ENUMS).map(
        ([name, values]) =>
          () =>
            registry.registerEnum(name, [...values]),
      ),
      ...Object.entries(this.#commands()).map(
        ([name, command]) =>
          () =>
            registerCommand(registry, NAMESPACE + name, command),
      ),
    ];
  }

  /** What was asked in one game is no answer in the next. */
  happened({ record: { match } }: FittedTable, events: readonly MatchEvent[]): void {
    if (!events.some(({ type }) => type === "started" || type === "ended")) return;
    for (const { id } of match.players) this.#asked.delete(id);
  }

  forget(playerId: string): void {
    this.#asked.delete(playerId);
  }

  #commands(): Readonly<Record<string, TypedCommand>> {
    return {
      ready: {
        description: "Say that you are ready to play, for a first game or a rematch",
        optional: [{ name: "ready", type: CustomCommandParamType.Boolean }],
        answer: (player, [ready]) => this.#act(player, () => ({ type: "ready", ready: ready !== false })),
      },
      roll: {
        description: "Roll every die that is not held; with keep, keep these dice and roll the others",
        optional: [{ name: KEEP, type: CustomCommandParamType.Enum }, ...DICE],
        answer: (player, args) =>
          wordsIn(args).length === 0
            ? this.#act(player, ({ fitted }) => ({ type: "roll", faces: facesNow(fitted.record) }))
            : this.#roll(player, args, (isNamed) => isNamed),
      },
      reroll: {
        description: "Roll just these dice again, 1 to 5 from left to right",
        optional: DICE,
        answer: (player, args) => this.#roll(player, args, (isNamed) => !isNamed),
      },
      hold: {
        description: "Hold exactly these dice and release the others; without numbers release all",
        optional: DICE,
        answer: (player, args) =>
          this.#act(player, ({ match }) => {
            const held = namedDice(numbersIn(args), preparedRules(match.rules).diceCount);
            return held.ok ? { type: "hold", held: held.value } : { refused: held.reason };
          }),
      },
      score: {
        description: "Score the dice in a category, for example full-house or fh",
        // How the engine reads a word that begins with a digit is not known [U:typed-digits].
        mandatory: [{ name: "category", type: CustomCommandParamType.String }],
        optional: [{ name: "column", type: CustomCommandParamType.Integer }],
        answer: (player, args) =>
          this.#act(player, (at) => this.#score(at, wordsIn(args)[0] ?? "", numbersIn(args)[0])),
      },
      card: {
        description: "Show your sheet, or the sheet of another player at your table",
        optional: [{ name: "player", type: CustomCommandParamType.String }],
        answer: (player, args) =>
          this.#atTable(player, ({ match }) => {
            const card = cardText(match, player.id, wordsIn(args)[0]);
            return card.ok ? { ok: true, text: card.value } : failed(card.reason);
          }),
      },
      resign: {
        description: "Give up the game; your total stays",
        answer: (player) =>
          this.#act(player, ({ match }) => {
            const question = confirmResignText(match, player.id);
            const action: Action = { type: "resign" };
            // Others play on meanwhile: the answer counts as long as the question would read the same.
            const what = `${match.id} resign ${JSON.stringify(question)}`;
            return this.#isAskedAgain(player, what)
              ? action
              : { asked: what, text: say("yahtzee.typed.resignAgain", question), action };
          }),
      },
      sit: {
        description: "Take a free chair at the nearest table",
        answer: (player) =>
          this.#at(player, this.#visits.nearestTable(player), ({ fitted }) => ({
            ok: true,
            effect: () => {
              const here = this.#visits.here(player, fitted.position);
              if (typeof here === "string") tellWhyNot(player, here);
              else if (this.#sitting.sitsAt(player.id, fitted.position)) notify(player, "satDown");
              else this.#visits.takeChair(player, here);
            },
          })),
      },
      stand: {
        description: "Stand up from your chair",
        answer: (player) =>
          this.#sitting.isSitting(player.id)
            ? { ok: true, text: noticeText("stoodUp"), effect: () => this.#sitting.leave(player.id) }
            : failed(noticeText("notSitting")),
      },
      rules: {
        description: "Tell the rules in play and the names of the categories",
        answer: (player) => {
          const rules = this.#visits.tableOf(player)?.record.match.rules ?? chooseRules("classic");
          const names = typedCategories(preparedRules(rules).categories);
          const about = [say(`yahtzee.ruleSet.${rules.ruleSet}`), say("yahtzee.typed.categories", names)];
          return { ok: true, text: lines(about) };
        },
      },
      screens: {
        description: "Choose live screens, or simple ones that work everywhere",
        mandatory: [{ name: STYLE, type: CustomCommandParamType.Enum }],
        answer: (player, [typed]) => {
          const screens = SCREEN_STYLES.find((style) => style === typed) ?? "live";
          return this.#choose(player, { screens });
        },
      },
      chat: {
        description: "Choose how much of a match the chat tells you",
        mandatory: [{ name: LEVEL, type: CustomCommandParamType.Enum }],
        answer: (player, [typed]) => {
          const chat = CHAT_LEVELS.find((level) => level === typed) ?? "all";
          return this.#choose(player, { chat });
        },
      },
    };
  }

  #choose(player: Player, change: Partial<Settings>): CommandAnswer {
    return {
      ok: true,
      effect: () => {
        // No screen shows a typist what is chosen now.
        if (this.#settings.choose(player, change) && change.chat !== undefined) {
          tell(player, chatChosenText(change.chat));
        }
      },
    };
  }

  #roll(player: Player, args: CommandArguments, isHeld: (isNamed: boolean) => boolean): CommandAnswer {
    return this.#act(player, ({ fitted, match }) => {
      const { diceCount } = preparedRules(match.rules);
      const dice = numbersIn(args);
      if (dice.length === 0) return { refused: say("yahtzee.typed.whichDice", diceCount) };
      const named = namedDice(dice, diceCount);
      if (!named.ok) return { refused: named.reason };
      return { type: "roll", held: named.value.map(isHeld), faces: facesNow(fitted.record) };
    });
  }

  #score(at: AtTable, typed: string, typedColumn: number | undefined): Action | Asked | Refused {
    const rules = preparedRules(at.match.rules);
    const category = namedCategory(typed, rules);
    if (!category.ok) return { refused: category.reason };
    const column = namedColumn(typedColumn, rules);
    if (!column.ok) return { refused: column.reason };
    const action: Action = { type: "score", category: category.value, column: column.value };
    const { id, revision } = at.match;
    const asked = `${id} ${revision} score ${category.value} ${column.value}`;
    const isZero = isZeroNow(at.match, at.player.id, category.value, column.value);
    return isZero && !this.#isAskedAgain(at.player, asked)
      ? { asked, text: say("yahtzee.typed.zeroAgain", categoryName(category.value)), action }
      : action;
  }

  /** Whether just this was asked for before, not too long ago. */
  #isAskedAgain(player: Player, what: string): boolean {
    const asked = this.#asked.get(player.id);
    return asked?.what === what && system.currentTick - asked.at <= ASKED_TICKS;
  }

  /**
   * Answers with what the match would say to the action now, and carries it out a tick later if the match is still
   * the same.
   */
  #act(player: Player, choose: (at: AtTable) => Action | Asked | Refused): CommandAnswer {
    return this.#atTable(player, (at) => {
      const chosen = choose(at);
      if ("refused" in chosen) return failed(chosen.refused);
      const action = "asked" in chosen ? chosen.action : chosen;
      const moment = momentOf(at.match);
      const handled = handle(at.match, { ...moment, playerId: player.id, action });
      if (!handled.ok) return failed(say(REFUSAL_KEYS[handled.reason]));
      if ("asked" in chosen) {
        this.#asked.set(player.id, { what: chosen.asked, at: system.currentTick });
        return failed(chosen.text);
      }
      this.#asked.delete(player.id);
      return {
        ok: true,
        effect: () => {
          const here = this.#visits.here(player, at.fitted.position);
          if (typeof here === "string") tellWhyNot(player, here);
          else this.#actNow(player, here.fitted, at.match, action);
        },
      };
    });
  }

  /** The typist hears what came of it. */
  #actNow(player: Player, fitted: FittedTable, typedFor: Match, action: Action): void {
    const { match } = fitted.record;
    const now = momentOf(stillMeans(typedFor, match, player.id, action) ? match : typedFor);
    this.#announcements.whileTyping(player.id, () => this.#visits.act(player, fitted, now, action));
  }

  #atTable(player: Player, answer: (at: AtTable) => CommandAnswer): CommandAnswer {
    return this.#at(player, this.#visits.tableOf(player), answer);
  }

  #at(player: Player, fitted: FittedTable | null, answer: (at: AtTable) => CommandAnswer): CommandAnswer {
    if (!isAlive(player)) return failed(noticeText("dead"));
    if (fitted === null) return failed(noticeText("noTable"));
    const answered = answer({ player, fitted, match: fitted.record.match });
    // Who types is somebody who has to do with the table, whatever came of it.
    return { effect: () => this.#rollOffEnd.see(fitted), ...answered };
  }
}

/** The same has to be typed again, or nothing is done. */
interface Asked {
  readonly asked: string;
  readonly text: Text;
  readonly action: Action;
}

interface Refused {
  readonly refused: Text;
}

/**
 * Whether what was typed counts although others have done something since. Saying ready, resigning and throwing for the
 * start depend on nobody else, as long as they would still mean the same.
 */
function stillMeans(then: Match, now: Match, playerId: string, { type }: Action): boolean {
  if (then.id !== now.id || stageOf(then) !== stageOf(now)) return false;
  const isAlone = ({ seats }: Match): boolean => seatedPlayers(seats).length === 1;
  const question = (match: Match): string => JSON.stringify(confirmResignText(match, playerId));
  const throws = (match: Match): number | undefined =>
    match.rollOff?.[sheetOf(match, playerId) ?? -1]?.length;
  switch (type) {
    case "ready":
      return isAlone(then) === isAlone(now);
    case "resign":
      return question(then) === question(now);
    case "roll":
      return throws(then) !== undefined && throws(then) === throws(now);
    default:
      return false;
  }
}

function noticeText(notice: Notice): Text {
  return say(NOTICE_KEYS[notice]);
}
