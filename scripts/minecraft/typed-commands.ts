// Typed commands: everything that the screens can do in a match, for who prefers to type. What was decided when a
// command was typed is checked again when it is done.
import {
  type CustomCommandParameter,
  CustomCommandParamType,
  type CustomCommandRegistry,
  type Player,
} from "@minecraft/server";
import { chooseRules, preparedRules } from "../engine/prepared-rules.ts";
import { type Action, handle } from "../match/commands.ts";
import type { Match } from "../match/match.ts";
import { CHAT_LEVELS, type ChatLevel, SCREEN_STYLES, type ScreenStyle } from "../match/saved-settings.ts";
import { cardText } from "../ui/card-text.ts";
import { confirmResignText } from "../ui/confirm-screens.ts";
import { NOTICE_KEYS, type Notice } from "../ui/notices.ts";
import { REFUSAL_KEYS } from "../ui/refusals.ts";
import { categoryName, lines, say, type Text } from "../ui/text.ts";
import { isZeroNow } from "../ui/turn-screen.ts";
import { namedCategory, namedColumn, namedDice, typedCategories } from "../ui/typed.ts";
import { type Answer, failed, registerCommand, type TypedCommand } from "./command-registry.ts";
import { facesNow } from "./intents.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { isAlive } from "./players.ts";
import { tell } from "./raw-text.ts";
import type { Sitting } from "./sitting.ts";
import { type FittedTable, momentOf } from "./tables.ts";
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
const TOLD = `${NAMESPACE}told`;
/** Values of an enum, as they are typed, by what they mean. */
const ENUMS: Readonly<Record<string, readonly string[]>> = {
  [KEEP]: ["keep"],
  [STYLE]: SCREEN_STYLES,
  [TOLD]: CHAT_LEVELS.map(typedLevel),
};

const DICE = [1, 2, 3, 4, 5, 6].map((die): CustomCommandParameter => {
  return { name: `die${die}`, type: CustomCommandParamType.Integer };
});

export class TypedCommands {
  readonly #visits: Visits;
  readonly #sitting: Sitting;
  readonly #settings: PlayerSettings;
  readonly #seen: (fitted: FittedTable) => void;
  /** What each player was asked to type again, and for which moment. */
  readonly #asked = new Map<string, string>();

  /** @param seen is told which table a player's command was about. */
  constructor(
    visits: Visits,
    sitting: Sitting,
    settings: PlayerSettings,
    seen: (fitted: FittedTable) => void,
  ) {
    this.#seen = seen;
    this.#visits = visits;
    this.#sitting = sitting;
    this.#settings = settings;
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

  forget(playerId: string): void {
    this.#asked.delete(playerId);
  }

  #commands(): Readonly<Record<string, TypedCommand>> {
    return {
      ready: {
        description: "Say that you are ready to play, for a first game or a rematch",
        optional: [{ name: "ready", type: CustomCommandParamType.Boolean }],
        answer: (player, [ready]: readonly boolean[]) =>
          this.#act(player, () => ({ type: "ready", ready: ready ?? true })),
      },
      roll: {
        description: "Roll every die that is not held; with keep, keep these dice and roll the others",
        optional: [{ name: KEEP, type: CustomCommandParamType.Enum }, ...DICE],
        answer: (player, [keep, ...dice]) =>
          keep === undefined
            ? this.#act(player, ({ fitted }) => ({ type: "roll", faces: facesNow(fitted.record) }))
            : this.#roll(player, dice, (isNamed) => isNamed),
      },
      reroll: {
        description: "Roll just these dice again, 1 to 5 from left to right",
        optional: DICE,
        answer: (player, dice) => this.#roll(player, dice, (isNamed) => !isNamed),
      },
      hold: {
        description: "Hold exactly these dice and release the others; without numbers release all",
        optional: DICE,
        answer: (player, dice) =>
          this.#act(player, ({ match }) => {
            const held = namedDice(dice, preparedRules(match.rules).diceCount);
            return held.ok ? { type: "hold", held: held.value } : { refused: held.reason };
          }),
      },
      score: {
        description: "Score the dice in a category, for example full-house or fh",
        // How the engine reads a word that begins with a digit is not known [U:typed-digits].
        mandatory: [{ name: "category", type: CustomCommandParamType.String }],
        optional: [{ name: "column", type: CustomCommandParamType.Integer }],
        answer: (player, [category, column]: readonly (string & number)[]) =>
          this.#act(player, (at) => this.#score(at, category ?? "", column)),
      },
      card: {
        description: "Show your sheet, or the sheet of another player at your table",
        optional: [{ name: "player", type: CustomCommandParamType.String }],
        answer: (player, [name]: readonly string[]) =>
          this.#atTable(player, ({ match }) => {
            const card = cardText(match, player.id, name);
            return card.ok ? { ok: true, text: card.value } : failed(card.reason);
          }),
      },
      resign: {
        description: "Give up the game; your total stays",
        answer: (player) =>
          this.#act(player, (at) => {
            const text = say("yahtzee.typed.resignAgain", confirmResignText(at.match, player.id));
            const action: Action = { type: "resign" };
            return this.#isAskedAgain(at, "resign") ? action : { asked: "resign", text, action };
          }),
      },
      sit: {
        description: "Take a free chair at the nearest table",
        answer: (player) =>
          this.#atTable(player, ({ fitted }) => ({
            ok: true,
            effect: () => {
              const here = this.#visits.here(player, fitted.position);
              if (typeof here === "string") tellWhyNot(player, here);
              else if (this.#sitting.sitsAt(player.id, fitted.position)) tell(player, noticeText("satDown"));
              else this.#visits.takeChair(player, here);
            },
          })),
      },
      stand: {
        description: "Stand up from your chair",
        answer: (player) =>
          this.#sitting.isSitting(player.id)
            ? { ok: true, effect: () => this.#sitting.leave(player.id) }
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
        answer: (player, [screens]: readonly ScreenStyle[]) =>
          this.#choose(player, screens === undefined ? {} : { screens }),
      },
      chat: {
        description: "Choose how much of a match the chat tells you",
        mandatory: [{ name: TOLD, type: CustomCommandParamType.Enum }],
        answer: (player, [told]: readonly string[]) => {
          const chat = CHAT_LEVELS.find((level) => typedLevel(level) === told);
          return this.#choose(player, chat === undefined ? {} : { chat });
        },
      },
    };
  }

  #choose(player: Player, change: { readonly chat?: ChatLevel; readonly screens?: ScreenStyle }): Answer {
    return {
      ok: true,
      effect: () => this.#settings.choose(player, change),
    };
  }

  #roll(player: Player, dice: readonly number[], isHeld: (isNamed: boolean) => boolean): Answer {
    return this.#act(player, ({ fitted, match }) => {
      const { diceCount } = preparedRules(match.rules);
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
    const asked = `score ${category.value} ${column.value}`;
    const isZero = isZeroNow(at.match, at.player.id, category.value, column.value);
    return isZero && !this.#isAskedAgain(at, asked)
      ? { asked, text: say("yahtzee.typed.zeroAgain", categoryName(category.value)), action }
      : action;
  }

  /** Whether just this was asked for at just this moment before. */
  #isAskedAgain({ player, match }: AtTable, what: string): boolean {
    return this.#asked.get(player.id) === askedFor(match, what);
  }

  /**
   * Answers with what the match would say to the action now, and carries it out a tick later if the match is still
   * the same.
   */
  #act(player: Player, choose: (at: AtTable) => Action | Asked | Refused): Answer {
    return this.#atTable(player, (at) => {
      const chosen = choose(at);
      if ("refused" in chosen) return failed(chosen.refused);
      const action = "asked" in chosen ? chosen.action : chosen;
      const moment = momentOf(at.match);
      const handled = handle(at.match, { ...moment, playerId: player.id, action });
      if (!handled.ok) return failed(say(REFUSAL_KEYS[handled.reason]));
      if ("asked" in chosen) {
        this.#asked.set(player.id, askedFor(at.match, chosen.asked));
        return failed(chosen.text);
      }
      this.#asked.delete(player.id);
      return {
        ok: true,
        effect: () => {
          const here = this.#visits.here(player, at.fitted.position);
          if (typeof here === "string") tellWhyNot(player, here);
          else this.#visits.act(player, here.fitted, moment, action);
        },
      };
    });
  }

  #atTable(player: Player, answer: (at: AtTable) => Answer): Answer {
    if (!isAlive(player)) return failed(noticeText("dead"));
    const fitted = this.#visits.tableOf(player);
    if (fitted === null) return failed(noticeText("noTable"));
    const answered = answer({ player, fitted, match: fitted.record.match });
    // Who types is somebody who has to do with the table, whatever came of it.
    return { effect: () => this.#seen(fitted), ...answered };
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

/** What was asked counts for this moment only. */
function askedFor({ id, revision }: Match, what: string): string {
  return `${id} ${revision} ${what}`;
}

function noticeText(notice: Notice): Text {
  return say(NOTICE_KEYS[notice]);
}

/** Typed words are small and without capitals. */
function typedLevel(level: ChatLevel): string {
  return level === "ownTurns" ? "own" : level;
}
