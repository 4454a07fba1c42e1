// Typed commands for operators: tables near and far, players who come back under another id, settings of the world.
import { type CustomCommandParameter, CustomCommandParamType, type Player, world } from "@minecraft/server";
import { accept, type Result, refuse } from "../engine/result.ts";
import { mayTakeBoardOff } from "../match/rights.ts";
import { isAllowed, WORLD_SETTING_NAMES, type WorldSetting } from "../match/saved-world-settings.ts";
import type { PlayerRef } from "../match/seats.ts";
import { commaed } from "../ui/names.ts";
import { NOTICE_KEYS, type Notice } from "../ui/notices.ts";
import { settingRange, settingsText, settingText, tableDetails, tableList } from "../ui/operator-texts.ts";
import { type LangKey, plainName, say, type Text } from "../ui/text.ts";
import {
  COMMAND_NAMESPACE,
  type CommandAnswer,
  type CommandArguments,
  type CommandSet,
  failed,
  numbersIn,
  type TypedCommand,
  wordsIn,
} from "./command-registry.ts";
import { isOperator, refOf, visitorOf } from "./players.ts";
import { type BlockPosition, distanceTo, keyOf } from "./positions.ts";
import { notify, tell } from "./raw-text.ts";
import { selfTest } from "./self-test.ts";
import { placeOf, type TableAdmin } from "./table-admin.ts";
import type { Tables } from "./tables.ts";
import type { TypedQuestions } from "./typed-questions.ts";
import type { Visits } from "./visits.ts";
import type { WorldSettings } from "./world-settings.ts";

const TABLE_ACTION = `${COMMAND_NAMESPACE}table_action`;
const TABLE_ACTIONS = ["list", "show", "public", "reset", "remove", "packup", "recover"] as const;
const WHERE = `${COMMAND_NAMESPACE}where`;
const ADMIN_ACTION = `${COMMAND_NAMESPACE}admin_action`;
const SETTING = `${COMMAND_NAMESPACE}world_setting`;
/** Without the game's namespace, as they are typed. */
const DIMENSIONS = ["overworld", "nether", "the_end"];

const integer = (name: string): CustomCommandParameter => ({ name, type: CustomCommandParamType.Integer });
const word = (name: string): CustomCommandParameter => ({ name, type: CustomCommandParamType.String });
const oneOf = (name: string): CustomCommandParameter => ({ name, type: CustomCommandParamType.Enum });

export interface OperatorParts {
  readonly tables: Tables;
  readonly visits: Visits;
  readonly admin: TableAdmin;
  readonly settings: WorldSettings;
  readonly questions: TypedQuestions;
}

export class OperatorCommands implements CommandSet {
  readonly enums = {
    [TABLE_ACTION]: TABLE_ACTIONS,
    [WHERE]: ["here", "at", "all"],
    [ADMIN_ACTION]: ["transfer", "selftest"],
    [SETTING]: WORLD_SETTING_NAMES,
  };
  readonly #parts: OperatorParts;

  constructor(parts: OperatorParts) {
    this.#parts = parts;
  }

  get commands(): Readonly<Record<string, TypedCommand>> {
    return {
      table: {
        description:
          "List, show, end, remove or pack up tables; make one public; recover a match whose board is lost",
        mandatory: [oneOf(TABLE_ACTION)],
        optional: [oneOf(WHERE), integer("x"), integer("y"), integer("z"), word("dimension")],
        answer: (player, args) => this.#table(player, args),
      },
      admin: {
        description: "Give what a player had to another one, or test what the game can do here",
        mandatory: [oneOf(ADMIN_ACTION)],
        optional: [word("from"), word("to")],
        answer: operatorsOnly((player, args) => {
          const [action, from, to] = wordsIn(args);
          return action === "transfer"
            ? this.#transfer(player, from, to)
            : { ok: true, effect: () => selfTest(player) };
        }),
      },
      setting: {
        description: "Tell the settings of this world, or change one",
        optional: [oneOf(SETTING), integer("value")],
        answer: operatorsOnly((player, args) => this.#setting(player, wordsIn(args)[0], numbersIn(args)[0])),
      },
    };
  }

  #table(player: Player, args: CommandArguments): CommandAnswer {
    const [action = "", where = "here"] = wordsIn(args);
    const { tables, visits, admin } = this.#parts;
    const mayOwn = action === "public" || action === "recover";
    const near = visits.nearestTable(player);
    const isOwn =
      mayOwn && where === "here" && (near === null || mayTakeBoardOff(near.table, visitorOf(player)));
    if (!isOwn && !isOperator(player))
      return failed(say(NOTICE_KEYS[mayOwn ? "ownerOnly" : "operatorsOnly"]));
    if (action === "list")
      return { ok: true, text: tableList(this.#sorted(player).map((at) => admin.entry(at))) };
    const chosen = this.#chosen(player, args, where);
    if (!chosen.ok) return failed(chosen.reason);
    const [first] = chosen.value;
    if (first === undefined) return failed(say("yahtzee.operator.noTables"));
    if (where === "all" && action !== "packup") return failed(say("yahtzee.operator.oneAtATime"));
    if (action === "show") return { ok: true, text: tableDetails(admin.entry(first)) };
    if (action === "remove")
      return this.#asking(player, "yahtzee.operator.ask.remove", first, () => admin.remove(first));
    if (tables.at(first) === null) {
      const without = action === "recover" ? "boardFirst" : "noBoardThere";
      return failed(say(NOTICE_KEYS[tables.problemAt(first) ?? without]));
    }
    if (action === "packup") return this.#packUp(player, chosen.value);
    return this.#atBoard(player, action, first);
  }

  #atBoard(player: Player, action: string, at: BlockPosition): CommandAnswer {
    const { admin, tables } = this.#parts;
    switch (action) {
      case "reset":
        return admin.hasToEnd(at)
          ? this.#asking(player, "yahtzee.operator.ask.reset", at, () => admin.reset(at, refOf(player)))
          : failed(say(NOTICE_KEYS.nothingRuns));
      case "public":
        return this.#asking(player, "yahtzee.operator.ask.public", at, () => {
          const now = tables.at(at);
          return now === null || tables.makePublic(now) === null ? "notSaved" : "madePublic";
        });
      default:
        return { ok: true, effect: () => notify(player, admin.recover(at, visitorOf(player))) };
    }
  }

  /** Asks once more, since it cannot be taken back. */
  #asking(player: Player, question: LangKey, at: BlockPosition, run: () => Notice): CommandAnswer {
    const text = say(question, placeOf(at));
    const isMeant = this.#parts.questions.isAnswered(player.id, { about: `${question} ${keyOf(at)}`, text });
    return isMeant ? { ok: true, effect: () => notify(player, run()) } : failed(text);
  }

  #packUp(player: Player, positions: readonly BlockPosition[]): CommandAnswer {
    const text = say("yahtzee.operator.ask.packup", positions.length);
    const about = `packup ${positions.map(keyOf).sort().join(" ")}`;
    if (!this.#parts.questions.isAnswered(player.id, { about, text })) return failed(text);
    return {
      ok: true,
      effect: () => {
        const left = this.#parts.admin.packUp(positions, refOf(player));
        tell(player, say("yahtzee.operator.packed", positions.length - left.length));
        if (left.length > 0)
          tell(player, say("yahtzee.operator.notLoaded", left.map(placeOf).slice(0, 20).join(", ")));
      },
    };
  }

  /** The tables that are meant: the nearest, the one at a place, all that have a board. */
  #chosen(player: Player, args: CommandArguments, where: string): Result<readonly BlockPosition[], Text> {
    if (where === "all") {
      return accept(this.#sorted(player).filter((at) => this.#parts.tables.at(at) !== null));
    }
    if (where === "here") {
      const nearest = this.#parts.visits.nearestTable(player);
      return nearest === null ? refuse(say(NOTICE_KEYS.noTable)) : accept([nearest.position]);
    }
    const [x, y, z] = numbersIn(args);
    const typed = wordsIn(args)[2] ?? player.dimension.id;
    const dimension = DIMENSIONS.find((name) => name === typed.replace(/^minecraft:/, ""));
    if (x === undefined || y === undefined || z === undefined || dimension === undefined) {
      return refuse(say("yahtzee.operator.whichPlace", DIMENSIONS.join(", ")));
    }
    const position = { dimension: `minecraft:${dimension}`, x, y, z };
    const isKnown = this.#parts.tables.positions().some((known) => keyOf(known) === keyOf(position));
    return isKnown ? accept([position]) : refuse(say("yahtzee.operator.noSuchTable", placeOf(position)));
  }

  /** The nearest first, other dimensions last. */
  #sorted(player: Player): readonly BlockPosition[] {
    const far = (at: BlockPosition): number =>
      at.dimension === player.dimension.id ? distanceTo(player, at) : Number.POSITIVE_INFINITY;
    const all = this.#parts.tables.positions().map((at) => ({ at, far: far(at) }));
    return all.sort((a, b) => (a.far === b.far ? 0 : a.far - b.far)).map(({ at }) => at);
  }

  /** Nothing is guessed from equal names: where several players have that name, their ids are told. */
  #transfer(player: Player, from: string | undefined, to: string | undefined): CommandAnswer {
    if (from === undefined || to === undefined) return failed(say("yahtzee.operator.transferHow"));
    const receivers = named(to, world.getAllPlayers());
    const [receiver] = receivers;
    if (receiver === undefined) return failed(say("yahtzee.operator.notOnline", plainName(to) || "?"));
    if (receivers.length > 1) return failed(whichText(receivers));
    const found = named(from, this.#parts.admin.recorded());
    if (found.length === 0) return failed(say("yahtzee.operator.notRecorded", plainName(from) || "?"));
    const others = found.filter(({ id }) => id !== receiver.id);
    const [one] = others;
    if (one === undefined) return failed(say("yahtzee.operator.samePlayer"));
    if (others.length > 1) return failed(whichText(others));
    return {
      ok: true,
      effect: () => {
        if (!receiver.isValid) return;
        const changed = this.#parts.admin.transfer(one.id, refOf(receiver));
        const key = changed === 0 ? "yahtzee.operator.transferredNone" : "yahtzee.operator.transferred";
        tell(player, say(key, changed));
      },
    };
  }

  #setting(player: Player, typed: string | undefined, value: number | undefined): CommandAnswer {
    const { settings } = this.#parts;
    const setting = WORLD_SETTING_NAMES.find((name): name is WorldSetting => name === typed);
    if (setting === undefined) return { ok: true, text: settingsText(settings.values) };
    if (value === undefined) return { ok: true, text: settingText(setting, settings.values[setting]) };
    if (!isAllowed(setting, value)) return failed(settingRange(setting));
    return {
      ok: true,
      effect: () => {
        if (settings.choose(setting, value)) tell(player, settingText(setting, value));
        else notify(player, "notSaved");
      },
    };
  }
}

function operatorsOnly(answer: TypedCommand["answer"]): TypedCommand["answer"] {
  return (player, args) =>
    isOperator(player) ? answer(player, args) : failed(say(NOTICE_KEYS.operatorsOnly));
}

/** Whoever is meant by a name, or by an id where names are equal. */
function named<T extends PlayerRef>(typed: string, all: readonly T[]): readonly T[] {
  const plain = (name: string): string => plainName(name).toLowerCase();
  return all.filter(({ id, name }) => id === typed || plain(name) === plain(typed));
}

function whichText(players: readonly PlayerRef[]): Text {
  const texts = players.map(({ id, name }) => ({ text: `${plainName(name)} ${id}` }));
  return say("yahtzee.operator.whichPlayer", commaed(texts));
}
