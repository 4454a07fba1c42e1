// Typed commands: everything that the screens can do in a match, for who prefers to type.
import { type CustomCommandParameter, CustomCommandParamType, type Player } from "@minecraft/server";
import { preparedRules } from "../engine/prepared-rules.ts";
import type { Verdict } from "../match/absence.ts";
import type { Action } from "../match/actions.ts";
import { CHAT_LEVELS, DICE_PACES, SCREEN_STYLES, type Settings } from "../match/saved-settings.ts";
import { confirmCloseText } from "../ui/away-screen.ts";
import { cardText } from "../ui/card-text.ts";
import { confirmResignText } from "../ui/confirm-screens.ts";
import { hintTexts, whyNoHint } from "../ui/hint-screen.ts";
import { entryName } from "../ui/names.ts";
import { noticeText } from "../ui/notices.ts";
import { chosenText } from "../ui/settings-screen.ts";
import { lines, say } from "../ui/text.ts";
import { isZeroNow } from "../ui/turn-screen.ts";
import { namedAway, namedCategory, namedColumn, namedDice } from "../ui/typed.ts";
import {
  COMMAND_NAMESPACE,
  type CommandAnswer,
  type CommandArguments,
  type CommandSet,
  failed,
  numbersIn,
  wordsIn,
} from "./command-registry.ts";
import { facesNow } from "./intents.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { notify, tell } from "./raw-text.ts";
import type { Sitting } from "./sitting.ts";
import type { AtTable, Choice, TypedActions } from "./typed-actions.ts";
import { tellWhyNot, type Visits } from "./visits.ts";

const KEEP = `${COMMAND_NAMESPACE}keep`;
const STYLE = `${COMMAND_NAMESPACE}style`;
const LEVEL = `${COMMAND_NAMESPACE}level`;
const PACE = `${COMMAND_NAMESPACE}pace`;
const VERDICT = `${COMMAND_NAMESPACE}verdict`;
/** What is typed for each verdict. */
const TYPED_VERDICTS: Readonly<Record<string, Verdict>> = { wait: "wait", play: "playOn", close: "close" };

const DICE = [1, 2, 3, 4, 5, 6].map((die): CustomCommandParameter => {
  return { name: `die${die}`, type: CustomCommandParamType.Integer };
});

export class TypedCommands implements CommandSet {
  readonly enums = {
    [KEEP]: ["keep"],
    [STYLE]: SCREEN_STYLES,
    [LEVEL]: CHAT_LEVELS,
    [PACE]: DICE_PACES,
    [VERDICT]: Object.keys(TYPED_VERDICTS),
  };
  readonly #actions: TypedActions;
  readonly #visits: Visits;
  readonly #sitting: Sitting;
  readonly #settings: PlayerSettings;

  constructor(actions: TypedActions, visits: Visits, sitting: Sitting, settings: PlayerSettings) {
    this.#actions = actions;
    this.#visits = visits;
    this.#sitting = sitting;
    this.#settings = settings;
  }

  get commands(): CommandSet["commands"] {
    return {
      ready: {
        description: "Say that you are ready, for a first game or a rematch",
        optional: [{ name: "ready", type: CustomCommandParamType.Boolean }],
        answer: (player, [ready]) =>
          this.#actions.act(player, () => ({ action: { type: "ready", ready: ready !== false } })),
      },
      roll: {
        description: "Roll every die that is not held; with keep, all but these",
        optional: [{ name: KEEP, type: CustomCommandParamType.Enum }, ...DICE],
        answer: (player, args) =>
          wordsIn(args).length === 0
            ? this.#actions.act(player, ({ fitted }) => ({
                action: { type: "roll", faces: facesNow(fitted.record) },
              }))
            : this.#roll(player, args, (isNamed) => isNamed),
      },
      reroll: {
        description: "Roll just these dice again, 1 to 5 from left to right",
        optional: DICE,
        answer: (player, args) => this.#roll(player, args, (isNamed) => !isNamed),
      },
      hold: {
        description: "Hold exactly these dice; without numbers none",
        optional: DICE,
        answer: (player, args) =>
          this.#actions.act(player, ({ match }) => {
            const held = namedDice(numbersIn(args), preparedRules(match.rules).diceCount);
            return held.ok ? { action: { type: "hold", held: held.value } } : { refused: held.reason };
          }),
      },
      score: {
        description: "Score in a category, for example full-house or fh",
        // How the engine reads a word that begins with a digit is not known [U:typed-digits].
        mandatory: [{ name: "category", type: CustomCommandParamType.String }],
        optional: [{ name: "column", type: CustomCommandParamType.Integer }],
        answer: (player, args) =>
          this.#actions.act(player, (at) => this.#score(at, wordsIn(args)[0] ?? "", numbersIn(args)[0])),
      },
      card: {
        description: "Show your sheet, or another player's",
        optional: [{ name: "player", type: CustomCommandParamType.String }],
        answer: (player, args) =>
          this.#actions.atTable(player, ({ match }) => {
            const card = cardText(match, player.id, wordsIn(args)[0]);
            return card.ok ? { ok: true, text: card.value } : failed(card.reason);
          }),
      },
      hint: {
        description: "Tell what is best in your turn, and what the second best costs",
        answer: (player) => this.#actions.atTable(player, (at) => this.#hint(at)),
      },
      resign: {
        description: "Give up the game; your total stays",
        answer: (player) =>
          this.#actions.act(player, ({ match }) => {
            const question = confirmResignText(match, player.id);
            // Others play on meanwhile: the answer counts as long as the question would read the same.
            const about = `${match.id} resign ${JSON.stringify(question)}`;
            const text = say("typed.resignAgain", question);
            return { action: { type: "resign" }, question: { about, text } };
          }),
      },
      away: {
        description: "Say what is to be done while a player is away: wait, play on for them, close the sheet",
        mandatory: [{ name: VERDICT, type: CustomCommandParamType.Enum }],
        optional: [{ name: "player", type: CustomCommandParamType.String }],
        answer: (player, args) =>
          this.#actions.act(player, ({ match }) => {
            const [typed = "", name] = wordsIn(args);
            const away = namedAway(match, name);
            const verdict = TYPED_VERDICTS[typed] ?? "wait";
            if (!away.ok) return { refused: away.reason };
            const action: Action = { type: "decide", away: away.value, verdict };
            if (verdict !== "close") return { action };
            const text = say("typed.closeAgain", confirmCloseText(match, away.value));
            return { action, question: { about: `${match.id} close ${away.value}`, text } };
          }),
      },
      sit: {
        description: "Take a free chair at the nearest table",
        answer: (player) =>
          this.#actions.at(player, this.#visits.nearestTable(player), ({ fitted }) => ({
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
        description: "Stand up",
        answer: (player) =>
          this.#sitting.isSitting(player.id)
            ? { ok: true, text: noticeText("stoodUp"), effect: () => this.#sitting.leave(player.id) }
            : failed(noticeText("notSitting")),
      },
      screens: {
        description: "Choose live screens, or simple ones that work everywhere",
        mandatory: [{ name: STYLE, type: CustomCommandParamType.Enum }],
        answer: (player, [typed]) => {
          const screens = SCREEN_STYLES.find((style) => style === typed) ?? "live";
          return this.#choose(player, { screens });
        },
      },
      dice: {
        description: "Choose how long you see dice tumble",
        mandatory: [{ name: PACE, type: CustomCommandParamType.Enum }],
        answer: (player, [typed]) => {
          const pace = DICE_PACES.find((value) => value === typed) ?? "auto";
          return this.#choose(player, { pace });
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
        if (!this.#settings.choose(player, change)) return;
        const settings = this.#settings.of(player.id);
        for (const name of ["chat", "pace"] as const) {
          if (change[name] !== undefined) tell(player, chosenText(settings, name));
        }
      },
    };
  }

  #roll(player: Player, args: CommandArguments, isHeld: (isNamed: boolean) => boolean): CommandAnswer {
    return this.#actions.act(player, ({ fitted, match }) => {
      const { diceCount } = preparedRules(match.rules);
      const dice = numbersIn(args);
      if (dice.length === 0) return { refused: say("typed.whichDice", diceCount) };
      const named = namedDice(dice, diceCount);
      if (!named.ok) return { refused: named.reason };
      const held = named.value.map(isHeld);
      return { action: { type: "roll", held, faces: facesNow(fitted.record) } };
    });
  }

  /** Told a tick later: a table that has to be decoded is more than a command may begin. */
  #hint({ player, match }: AtTable): CommandAnswer {
    const whyNot = whyNoHint(match, player.id);
    if (whyNot !== null) return failed(noticeText(whyNot));
    return this.#actions.doAtTable(player, (here) => {
      const fitted = this.#visits.noteHint(player, here);
      const { game } = fitted.record.match;
      const advice = this.#visits.adviceFor(fitted);
      if (game?.turn != null && advice !== null) tell(player, lines(hintTexts(game, game.turn, advice)));
    });
  }

  #score(at: AtTable, typed: string, typedColumn: number | undefined): Choice {
    const rules = preparedRules(at.match.rules);
    const category = namedCategory(typed, rules);
    if (!category.ok) return { refused: category.reason };
    const column = namedColumn(typedColumn, rules);
    if (!column.ok) return { refused: column.reason };
    const action: Action = { type: "score", category: category.value, column: column.value };
    if (!isZeroNow(at.match, at.player.id, category.value, column.value)) return { action };
    const { id, revision } = at.match;
    const about = `${id} ${revision} score ${category.value} ${column.value}`;
    const text = say("typed.zeroAgain", entryName(rules, category.value, column.value));
    return { action, question: { about, text } };
  }
}
