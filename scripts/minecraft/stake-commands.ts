// `/yahtzee:stakes`: everything about item stakes that can be pressed, typed.

import { CustomCommandParamType, type Player } from "@minecraft/server";
import { rulesKey } from "../engine/prepared-rules.ts";
import { momentOf } from "../match/actions.ts";
import { needsNobody } from "../match/rights.ts";
import { areStakesOn } from "../match/stakes.ts";
import { noticeText } from "../ui/notices.ts";
import { agreeText } from "../ui/stake-texts.ts";
import { lines, say } from "../ui/text.ts";
import { namedStake, owedTyped, stakesTyped } from "../ui/typed.ts";
import {
  COMMAND_NAMESPACE,
  type CommandAnswer,
  type CommandSet,
  failed,
  numbersIn,
  wordsIn,
} from "./command-registry.ts";
import { visitorOf } from "./players.ts";
import { pocketsOf } from "./pockets.ts";
import type { StakeActions } from "./stake-actions.ts";
import type { AtTable, TypedActions } from "./typed-actions.ts";
import type { Question } from "./typed-questions.ts";
import type { Visits } from "./visits.ts";

const ACTION = `${COMMAND_NAMESPACE}stakes_action`;
/** Of an inventory, the hotbar first. */
const SLOTS = 36;

export class StakeCommands implements CommandSet {
  readonly enums = { [ACTION]: ["list", "on", "off", "lay", "back", "agree", "return", "collect"] };
  readonly #actions: TypedActions;
  readonly #visits: Visits;
  readonly #stakes: StakeActions;

  constructor(actions: TypedActions, visits: Visits, stakes: StakeActions) {
    this.#actions = actions;
    this.#visits = visits;
    this.#stakes = stakes;
  }

  get commands(): CommandSet["commands"] {
    return {
      stakes: {
        description:
          "List what is at stake; turn stakes on or off, lay in a slot of your inventory, take one back, agree, collect",
        optional: [
          { name: ACTION, type: CustomCommandParamType.Enum },
          { name: "number", type: CustomCommandParamType.Integer },
        ],
        answer: (player, args) => this.#answer(player, wordsIn(args)[0] ?? "list", numbersIn(args)[0]),
      },
    };
  }

  #answer(player: Player, action: string, number: number | undefined): CommandAnswer {
    switch (action) {
      case "on":
      case "off":
        return this.#actions.doAtTable(player, (fitted) => this.#stakes.set(player, fitted, action === "on"));
      case "lay":
        return this.#lay(player, number);
      case "back":
        return this.#takeBack(player, number);
      case "agree":
        return this.#actions.act(player, ({ fitted, match }) => {
          // A word names no list: it counts for the one that has just been told.
          const list = match.stakes?.list ?? "";
          const text = agreeText(this.#visits.stakesOf(player, fitted));
          const about = `${match.id} agree ${list} ${rulesKey(match.rules)} ${match.help.hints}`;
          return { action: { type: "agree", list }, question: { about, text } };
        });
      case "return":
        return this.#actions.atTable(player, (at) => {
          const question = giveBackQuestion(at);
          const alone = question !== undefined;
          return this.#actions.doAtTable(
            player,
            (fitted) => this.#visits.wantBack(player, fitted, momentOf(fitted.record.match), alone),
            () => question,
          );
        });
      case "collect":
        return { ok: true, effect: () => this.#stakes.collect(player) };
      default: {
        // What waits in pots can be asked for anywhere, so it is told anywhere too.
        const owed = this.#visits.tableOf(player) === null ? owedTyped(this.#stakes.owedTo(player.id)) : [];
        if (owed.length > 0) return { ok: true, text: lines(owed) };
        return this.#actions.atTable(player, ({ fitted }) => {
          return { ok: true, text: stakesTyped(this.#visits.stakesOf(player, fitted)) };
        });
      }
    }
  }

  /** Slots are counted from 1, the hotbar first. */
  #lay(player: Player, number: number | undefined): CommandAnswer {
    const pocket = pocketsOf(player).find(({ slot }) => slot + 1 === number);
    if (number === undefined || number < 1 || number > SLOTS) return failed(say("typed.whichSlot"));
    if (pocket === undefined) {
      return this.#actions.atTable(player, ({ match }) =>
        failed(areStakesOn(match) ? say("typed.emptySlot", number) : noticeText("stakesOff")),
      );
    }
    const { slot, stack } = pocket;
    return this.#actions.doAtTable(player, (fitted) => {
      this.#stakes.follow(player, fitted, { do: "lay", slot, stack });
    });
  }

  /** Stakes are counted as the list has them. */
  #takeBack(player: Player, number: number | undefined): CommandAnswer {
    if (number === undefined) return failed(say("typed.whichStake"));
    return this.#actions.atTable(player, ({ fitted }) => {
      const id = namedStake(number, this.#visits.stakesOf(player, fitted));
      if (!id.ok) return failed(id.reason);
      return this.#actions.doAtTable(player, (now) => {
        this.#stakes.follow(player, now, { do: "takeStake", id: id.value });
      });
    });
  }
}

/** Who needs nobody's consent is asked once more, for these stakes. */
function giveBackQuestion({ player, match }: AtTable): Question | undefined {
  if (!needsNobody(match, visitorOf(player))) return undefined;
  const text = say("typed.closeAgain", say("stakes.giveBackAlone"));
  return { about: `${match.id} return ${match.stakes?.list}`, text };
}
