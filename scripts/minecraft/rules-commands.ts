// `/yahtzee:rules`, `houserule` and `target`: what is played, told and chosen by typing.
import { type Block, CustomCommandParamType, type Player } from "@minecraft/server";
import { withNextValue, withRuleSet } from "../engine/house-rules.ts";
import { RULE_SET_IDS, RULE_SETS } from "../engine/rule-sets/rule-sets.ts";
import { FIRST_LESSON } from "../ui/table-buttons.ts";
import { say } from "../ui/text.ts";
import { rulesTyped, typedName } from "../ui/typed.ts";
import {
  COMMAND_NAMESPACE,
  type CommandAnswer,
  type CommandSet,
  numbersIn,
  wordsIn,
} from "./command-registry.ts";
import { guard } from "./log.ts";
import { refOf } from "./players.ts";
import { blockAt } from "./positions.ts";
import type { TableFlow } from "./table-flow.ts";
import type { TypedActions } from "./typed-actions.ts";

const RULE_SET = `${COMMAND_NAMESPACE}rule_set`;
/** Instead of a rule set: shows *How to play*. */
const LESSONS = "lessons";
/** No total is higher under any rule set. */
const MOST = 9999;

export class RulesCommands implements CommandSet {
  readonly enums = { [RULE_SET]: [LESSONS, ...RULE_SET_IDS.map(typedName)] };
  readonly #actions: TypedActions;
  readonly #flow: TableFlow;

  constructor(actions: TypedActions, flow: TableFlow) {
    this.#actions = actions;
    this.#flow = flow;
  }

  get commands(): CommandSet["commands"] {
    return {
      rules: {
        description:
          "Tell the rules in play and the names of the categories, open the lessons, or choose another rule set",
        optional: [{ name: RULE_SET, type: CustomCommandParamType.Enum }],
        answer: (player, args) => this.#rules(player, wordsIn(args)[0]),
      },
      houserule: {
        description: "Change the house rule of this number, as rules lists them, to its next value",
        mandatory: [{ name: "number", type: CustomCommandParamType.Integer }],
        answer: (player, args) => this.#houseRule(player, numbersIn(args)[0] ?? 0),
      },
      target: {
        description: "Choose the total that whoever plays alone aims at; 0 for none",
        mandatory: [{ name: "total", type: CustomCommandParamType.Integer }],
        answer: (player, args) => this.#target(player, numbersIn(args)[0] ?? 0),
      },
    };
  }

  #rules(player: Player, typed: string | undefined): CommandAnswer {
    if (typed === LESSONS) {
      return this.#actions.doAtTable(player, ({ position }) => {
        const block = blockAt(player.dimension, position);
        const open = guard("opening the lessons", (at: Block) => this.#flow.open(player, at, FIRST_LESSON));
        if (block !== undefined) open(block);
      });
    }
    const wanted = RULE_SET_IDS.find((id) => typedName(id) === typed);
    if (wanted === undefined) {
      return this.#actions.atTable(player, ({ match }) => ({ ok: true, text: rulesTyped(match) }));
    }
    return this.#actions.act(player, ({ match: { rules } }) => ({
      action: { type: "rules", rules: withRuleSet(rules, wanted), who: refOf(player) },
    }));
  }

  #houseRule(player: Player, number: number): CommandAnswer {
    return this.#actions.act(player, ({ match: { rules } }) => {
      const many = RULE_SETS[rules.ruleSet].houseRules.length;
      if (number < 1 || number > many) return { refused: say("typed.noSuchHouseRule", number, many) };
      return { action: { type: "rules", rules: withNextValue(rules, number - 1), who: refOf(player) } };
    });
  }

  #target(player: Player, total: number): CommandAnswer {
    if (total < 0 || total > MOST) return { ok: false, text: say("typed.noSuchTarget", MOST) };
    return this.#actions.act(player, () => ({
      action: { type: "target", target: total === 0 ? null : total, who: refOf(player) },
    }));
  }
}
