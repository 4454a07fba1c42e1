// `/yahtzee:stakes`: everything about item stakes that can be pressed, typed.
import { CustomCommandParamType, type Player } from "@minecraft/server";
import { say } from "../ui/text.ts";
import { namedStake, stakesTyped } from "../ui/typed.ts";
import {
  COMMAND_NAMESPACE,
  type CommandAnswer,
  type CommandSet,
  failed,
  numbersIn,
  wordsIn,
} from "./command-registry.ts";
import { refOf } from "./players.ts";
import type { StakeActions } from "./stake-actions.ts";
import { pocketsOf, type StakeMoves } from "./stake-moves.ts";
import { type FittedTable, momentOf } from "./tables.ts";
import type { TypedActions } from "./typed-actions.ts";
import type { Visits } from "./visits.ts";

const ACTION = `${COMMAND_NAMESPACE}stakes_action`;

export class StakeCommands implements CommandSet {
  readonly enums = { [ACTION]: ["list", "on", "off", "lay", "back", "agree", "return", "collect"] };
  readonly #actions: TypedActions;
  readonly #visits: Visits;
  readonly #stakes: StakeActions;
  readonly #moves: StakeMoves;

  constructor(actions: TypedActions, visits: Visits, stakes: StakeActions, moves: StakeMoves) {
    this.#actions = actions;
    this.#visits = visits;
    this.#stakes = stakes;
    this.#moves = moves;
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
        return this.#actions.act(player, ({ match }) => ({
          action: { type: "agree", list: match.stakes?.list ?? "" },
        }));
      case "return":
        return this.#actions.doAtTable(player, (fitted) => {
          const moment = momentOf(fitted.record.match);
          this.#visits.act(player, fitted, moment, { type: "wantBack", here: [] });
        });
      case "collect":
        return { ok: true, effect: () => this.#stakes.collect(player) };
      default:
        return this.#actions.atTable(player, ({ fitted }) => {
          return { ok: true, text: stakesTyped(this.#viewOf(player, fitted)) };
        });
    }
  }

  /** Slots are counted from 1, the hotbar first. */
  #lay(player: Player, number: number | undefined): CommandAnswer {
    const pocket = pocketsOf(player).find(({ slot }) => slot + 1 === number);
    if (number === undefined) return failed(say("yahtzee.typed.whichSlot"));
    if (pocket === undefined) return failed(say("yahtzee.typed.emptySlot", number));
    const { slot, stack } = pocket;
    return this.#actions.doAtTable(player, (fitted) => {
      this.#stakes.follow(player, fitted, { do: "lay", slot, stack });
    });
  }

  /** Stakes are counted as the list has them. */
  #takeBack(player: Player, number: number | undefined): CommandAnswer {
    if (number === undefined) return failed(say("yahtzee.typed.whichStake"));
    return this.#actions.atTable(player, ({ fitted }) => {
      const id = namedStake(number, this.#viewOf(player, fitted));
      if (!id.ok) return failed(id.reason);
      return this.#actions.doAtTable(player, (now) => {
        this.#stakes.follow(player, now, { do: "takeStake", id: id.value });
      });
    });
  }

  #viewOf(player: Player, fitted: FittedTable) {
    return { match: fitted.record.match, viewer: refOf(player), stakes: this.#moves.view(player.id, fitted) };
  }
}
