// `/yahtzee:table`: what operators do to tables near and far, and owners to their own.
import { CustomCommandParamType, type Player, system } from "@minecraft/server";
import { accept, type Result, refuse } from "../engine/result.ts";
import { mayManage } from "../match/rights.ts";
import { hasPot } from "../match/stakes.ts";
import { type Notice, noticeText } from "../ui/notices.ts";
import { LINES, stillOwedTexts, tableDetails, tableList } from "../ui/operator-texts.ts";
import { type LangKey, lines, say, type Text } from "../ui/text.ts";
import {
  COMMAND_NAMESPACE,
  type CommandAnswer,
  type CommandArguments,
  type CommandSet,
  failed,
  numbersIn,
  wordsIn,
} from "./command-registry.ts";
import { guard } from "./log.ts";
import { isOperator, visitorOf } from "./players.ts";
import { type BlockPosition, distanceTo, keyOf } from "./positions.ts";
import { notify, tell } from "./raw-text.ts";
import { placeOf, type TableAdmin } from "./table-admin.ts";
import type { Tables } from "./tables.ts";
import type { TypedQuestions } from "./typed-questions.ts";
import type { Visits } from "./visits.ts";

const ACTION = `${COMMAND_NAMESPACE}table_action`;
const WHERE = `${COMMAND_NAMESPACE}where`;
/** Without the game's namespace, as they are typed. */
const DIMENSIONS = ["overworld", "nether", "the_end"];

/** Who is there has by then what pots owed them. */
const OWED_TICKS = 60;

/** Something that is done to one table, asked first since it cannot be taken back. */
interface TableAction {
  readonly question: LangKey;
  /** Stakes for which it is played go back then. */
  readonly givesBack?: true;
  /** Owners may do it at the table where they stand. */
  readonly forOwner?: true;
  /** Why there is nothing to do at this table. */
  readonly whyNot: (at: BlockPosition, player: Player) => Notice | null;
  readonly run: (at: BlockPosition, player: Player) => Notice;
}

export class TableCommands implements CommandSet {
  readonly enums;
  readonly commands;
  readonly #tables: Tables;
  readonly #visits: Visits;
  readonly #admin: TableAdmin;
  readonly #questions: TypedQuestions;
  readonly #actions: Readonly<Record<string, TableAction>>;

  constructor(tables: Tables, visits: Visits, admin: TableAdmin, questions: TypedQuestions) {
    this.#tables = tables;
    this.#visits = visits;
    this.#admin = admin;
    this.#questions = questions;
    this.#actions = {
      public: {
        question: "operator.ask.public",
        forOwner: true,
        whyNot: (at) =>
          this.#whyNoBoard(at, "noBoardThere") ??
          (tables.at(at)?.table.owner === null ? "alreadyPublic" : null),
        run: (at, player) => admin.makePublic(at, player),
      },
      reset: {
        question: "operator.ask.reset",
        givesBack: true,
        whyNot: (at) => (admin.hasToEnd(at) ? null : (this.#whyNoBoard(at, "noBoardThere") ?? "nothingRuns")),
        run: (at, player) => admin.reset(at, visitorOf(player)),
      },
      remove: {
        question: "operator.ask.remove",
        givesBack: true,
        whyNot: (at) => admin.whyNotRemove(at),
        run: (at, player) => admin.remove(at, visitorOf(player)),
      },
      recover: {
        question: "operator.ask.recover",
        forOwner: true,
        whyNot: (at, player) =>
          this.#whyNoBoard(at, "boardFirst") ?? admin.whyNotRecover(at, visitorOf(player)),
        run: (at, player) => admin.recover(at, visitorOf(player)),
      },
    };
    this.enums = {
      [ACTION]: ["list", "show", ...Object.keys(this.#actions), "packup"],
      [WHERE]: ["here", "at", "all"],
    };
    const integer = (name: string) => ({ name, type: CustomCommandParamType.Integer });
    this.commands = {
      table: {
        description:
          "List, show, end, remove or pack up tables; make one public; recover a match whose board is lost",
        mandatory: [{ name: ACTION, type: CustomCommandParamType.Enum }],
        optional: [
          { name: WHERE, type: CustomCommandParamType.Enum },
          ...["x", "y", "z"].map(integer),
          { name: "dimension", type: CustomCommandParamType.String },
        ],
        answer: (player: Player, args: CommandArguments) => this.#answer(player, args),
      },
    };
  }

  #answer(player: Player, args: CommandArguments): CommandAnswer {
    const [name = "", where = "here"] = wordsIn(args);
    const action = this.#actions[name];
    const mayHere = isOperator(player) || action?.forOwner === true;
    if (!mayHere) return failed(noticeText("operatorsOnly"));
    if (name === "list") return { ok: true, text: this.#list(player) };
    const chosen = this.#chosen(player, args, where);
    if (!chosen.ok) return failed(chosen.reason);
    const [first] = chosen.value;
    if (first === undefined) {
      const owed = name === "packup" ? this.#owedTexts() : [];
      return failed(owed.length > 0 ? lines(owed) : say("operator.noTables"));
    }
    if (name === "packup") return this.#packUp(player, chosen.value, where);
    if (where === "all") return failed(say("operator.oneAtATime"));
    if (action === undefined) return { ok: true, text: tableDetails(this.#admin.entry(first)) };
    const table = this.#tables.at(first)?.table;
    const isTheirs = table === undefined || mayManage(table, visitorOf(player));
    const nothingToDo = isTheirs ? action.whyNot(first, player) : "ownerOnly";
    if (nothingToDo !== null) return failed(noticeText(nothingToDo));
    const question = say(action.question, placeOf(first));
    const text = action.givesBack === true ? this.#withStakes(question, [first]) : question;
    return this.#asking(player, text, [first], () => {
      notify(player, action.run(first, player));
    });
  }

  #whyNoBoard(at: BlockPosition, without: Notice): Notice | null {
    return this.#tables.at(at) === null ? (this.#tables.problemAt(at) ?? without) : null;
  }

  #list(player: Player): Text {
    const all = this.#sorted(player);
    return tableList(
      all.length,
      all.slice(0, LINES).map((at) => this.#admin.entry(at)),
    );
  }

  #packUp(player: Player, positions: readonly BlockPosition[], where: string): CommandAnswer {
    const [first] = where === "all" ? [] : positions;
    const whyNot = first === undefined ? null : this.#whyNoBoard(first, "noBoardThere");
    if (whyNot !== null) return failed(noticeText(whyNot));
    const text = this.#withStakes(say("operator.ask.packup", positions.length), positions);
    return this.#asking(player, text, positions, () => {
      this.#admin.packUp(positions, visitorOf(player), (packed, left) => {
        if (!player.isValid) return;
        tell(player, say("operator.packed", packed));
        for (const [why, places] of left) {
          tell(player, say("operator.left", places.slice(0, LINES).join(", "), noticeText(why)));
        }
        system.runTimeout(
          guard("telling what pots still owe", () => this.#tellOwed(player)),
          OWED_TICKS,
        );
      });
    });
  }

  /** The question, with what becomes of stakes where there are any. */
  #withStakes(question: Text, positions: readonly BlockPosition[]): Text {
    const isStaked = (at: BlockPosition): boolean => {
      const fitted = this.#tables.at(at);
      return fitted !== null && hasPot(fitted.record.match);
    };
    return lines([
      ...(positions.some(isStaked) ? [say("operator.ask.stakes")] : []),
      ...(positions.some((at) => this.#admin.isStuck(at)) ? [say("operator.ask.giveUp")] : []),
      question,
    ]);
  }

  /** What lies in a pot is lost with the add-on. */
  #tellOwed(player: Player): void {
    for (const text of this.#owedTexts()) tell(player, text);
  }

  #owedTexts(): readonly Text[] {
    const { owners, unreadable } = this.#admin.leftInPots();
    return stillOwedTexts(owners, unreadable);
  }

  /** The answer counts for the same tables with the same games on them. */
  #asking(
    player: Player,
    text: Text,
    positions: readonly BlockPosition[],
    effect: () => void,
  ): CommandAnswer {
    const games = positions.map((at) => `${keyOf(at)} ${this.#tables.at(at)?.record.seed}`).sort();
    const about = [JSON.stringify(text), ...games].join(" ");
    return this.#questions.isAnswered(player.id, { about, text }) ? { ok: true, effect } : failed(text);
  }

  /** The tables that are meant: the nearest, the one at a place, all. */
  #chosen(player: Player, args: CommandArguments, where: string): Result<readonly BlockPosition[], Text> {
    if (where === "all") return accept(this.#sorted(player));
    if (where === "here") {
      const nearest = this.#visits.nearestTable(player)?.position ?? this.#admin.stuckNear(player);
      return nearest === null ? refuse(noticeText("noTable")) : accept([nearest]);
    }
    const [x, y, z] = numbersIn(args);
    const typed = wordsIn(args)[2] ?? player.dimension.id;
    const dimension = DIMENSIONS.find((name) => name === typed.replace(/^minecraft:/, ""));
    if (x === undefined || y === undefined || z === undefined || dimension === undefined) {
      return refuse(say("operator.whichPlace", DIMENSIONS.join(", ")));
    }
    const position = { dimension: `minecraft:${dimension}`, x, y, z };
    const isKnown = this.#tables.positions().some((known) => keyOf(known) === keyOf(position));
    return isKnown ? accept([position]) : refuse(say("operator.noSuchTable", placeOf(position)));
  }

  /** The nearest first, other dimensions last. */
  #sorted(player: Player): readonly BlockPosition[] {
    const far = (at: BlockPosition): number =>
      at.dimension === player.dimension.id ? distanceTo(player, at) : Number.POSITIVE_INFINITY;
    const all = this.#tables.positions().map((at) => ({ at, far: far(at) }));
    return all.sort((a, b) => (a.far === b.far ? 0 : a.far - b.far)).map(({ at }) => at);
  }
}
