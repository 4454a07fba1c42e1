// `/yahtzee:admin` and `/yahtzee:setting`: players who come back under another id, a test of the game, the settings of
// the world.
import { CustomCommandParamType, type Player, world } from "@minecraft/server";
import { isAllowed, WORLD_SETTING_NAMES, type WorldSetting } from "../match/saved-world-settings.ts";
import { noticeText } from "../ui/notices.ts";
import { LINES, potList, settingRange, settingsText, settingText } from "../ui/operator-texts.ts";
import { plainName, say, type Text } from "../ui/text.ts";
import { playersNamed, whichText } from "../ui/typed.ts";
import {
  COMMAND_NAMESPACE,
  type CommandAnswer,
  type CommandSet,
  failed,
  numbersIn,
  type TypedCommand,
  wordsIn,
} from "./command-registry.ts";
import type { Delivery } from "./delivery.ts";
import { isOperator, refOf } from "./players.ts";
import { positionOfKey } from "./positions.ts";
import type { PotRecords } from "./pot-records.ts";
import { notify, tell } from "./raw-text.ts";
import { selfTest } from "./self-test.ts";
import { placeOf, type TableAdmin } from "./table-admin.ts";
import type { TypedQuestions } from "./typed-questions.ts";
import type { WorldSettings } from "./world-settings.ts";

const ACTION = `${COMMAND_NAMESPACE}admin_action`;
const SETTING = `${COMMAND_NAMESPACE}world_setting`;

export class AdminCommands implements CommandSet {
  readonly enums = { [ACTION]: ["transfer", "pots", "selftest"], [SETTING]: WORLD_SETTING_NAMES };
  readonly #admin: TableAdmin;
  readonly #settings: WorldSettings;
  readonly #questions: TypedQuestions;
  readonly #pots: PotRecords;
  readonly #delivery: Delivery;

  constructor(
    admin: TableAdmin,
    settings: WorldSettings,
    questions: TypedQuestions,
    pots: PotRecords,
    delivery: Delivery,
  ) {
    this.#pots = pots;
    this.#delivery = delivery;
    this.#admin = admin;
    this.#settings = settings;
    this.#questions = questions;
  }

  get commands(): Readonly<Record<string, TypedCommand>> {
    const word = (name: string) => ({ name, type: CustomCommandParamType.String });
    return {
      admin: {
        description:
          "Give what a player had to another one, list the pots, or test what the game can do here",
        mandatory: [{ name: ACTION, type: CustomCommandParamType.Enum }],
        optional: [word("from"), word("to")],
        answer: operatorsOnly((player, args) => {
          const [action, from, to] = wordsIn(args);
          if (action === "transfer") return this.#transfer(player, from, to);
          if (action === "pots") return { ok: true, text: this.#listPots() };
          return { ok: true, effect: () => selfTest(player) };
        }),
      },
      setting: {
        description: "Tell the settings of this world, or change one",
        optional: [
          { name: SETTING, type: CustomCommandParamType.Enum },
          { name: "value", type: CustomCommandParamType.Integer },
        ],
        answer: operatorsOnly((player, args) => this.#setting(player, wordsIn(args)[0], numbersIn(args)[0])),
      },
    };
  }

  /** Nothing is guessed from equal names: where several players have that name, their ids are told. */
  #transfer(player: Player, from: string | undefined, to: string | undefined): CommandAnswer {
    if (from === undefined || to === undefined) return failed(say("operator.transferHow"));
    const receivers = playersNamed(to, world.getAllPlayers());
    const [receiver] = receivers;
    if (receiver === undefined) return failed(say("operator.notOnline", plainName(to) || "?"));
    if (receivers.length > 1) return failed(whichText(receivers));
    const found = playersNamed(from, this.#admin.recorded(from));
    if (found.length === 0) return failed(say("operator.notRecorded", plainName(from) || "?"));
    const others = found.filter(({ id }) => id !== receiver.id);
    const [one] = others;
    if (one === undefined) return failed(say("operator.samePlayer"));
    if (others.length > 1) return failed(whichText(others));
    const names = [one, receiver].map(({ name }) => plainName(name));
    const text = say("operator.ask.transfer", ...names);
    const about = `transfer ${one.id} ${receiver.id}`;
    if (!this.#questions.isAnswered(player.id, { about, text })) return failed(text);
    return {
      ok: true,
      effect: () => {
        if (!receiver.isValid) return;
        this.#admin.transfer(one.id, refOf(receiver), (changed) => {
          const none = say("operator.transferredNone");
          tell(player, changed === 0 ? none : say("operator.transferred", changed));
          this.#delivery.owed(receiver.id);
        });
      },
    };
  }

  #listPots(): Text {
    const all = this.#pots.listed();
    const entries = all.slice(0, LINES).map((pot) => {
      const position = positionOfKey(pot.ledger.table);
      return { place: position === null ? pot.ledger.table : placeOf(position), pot };
    });
    return potList(all.length, entries, this.#pots.unreadable);
  }

  #setting(player: Player, typed: string | undefined, value: number | undefined): CommandAnswer {
    const { values } = this.#settings;
    const setting = WORLD_SETTING_NAMES.find((name): name is WorldSetting => name === typed);
    if (setting === undefined) return { ok: true, text: settingsText(values) };
    if (value === undefined) return { ok: true, text: settingText(setting, values[setting]) };
    if (!isAllowed(setting, value)) return failed(settingRange(setting));
    return {
      ok: true,
      effect: () => {
        if (this.#admin.choose(setting, value, refOf(player))) tell(player, settingText(setting, value));
        else notify(player, "notSaved");
      },
    };
  }
}

function operatorsOnly(answer: TypedCommand["answer"]): TypedCommand["answer"] {
  return (player, args) => (isOperator(player) ? answer(player, args) : failed(noticeText("operatorsOnly")));
}
