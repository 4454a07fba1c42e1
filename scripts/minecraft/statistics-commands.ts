// `/yahtzee:stats` and `top`: what came of games, by typing, wherever the player is.
import { CustomCommandParamType } from "@minecraft/server";
import { RULE_SET_IDS } from "../engine/rule-sets/rule-sets.ts";
import { leadersTexts, statisticsTexts } from "../ui/statistics-screen.ts";
import { lines } from "../ui/text.ts";
import { typedName } from "../ui/typed.ts";
import { COMMAND_NAMESPACE, type CommandSet, wordsIn } from "./command-registry.ts";
import type { GameStatistics } from "./game-statistics.ts";
import type { Visits } from "./visits.ts";

const RULE_SET = `${COMMAND_NAMESPACE}played`;

export class StatisticsCommands implements CommandSet {
  readonly enums = { [RULE_SET]: RULE_SET_IDS.map(typedName) };
  readonly #visits: Visits;
  readonly #statistics: GameStatistics;

  constructor(visits: Visits, statistics: GameStatistics) {
    this.#visits = visits;
    this.#statistics = statistics;
  }

  get commands(): CommandSet["commands"] {
    return {
      stats: {
        description: "Tell what came of your games",
        answer: ({ id }) => ({ ok: true, text: lines(statisticsTexts(this.#statistics.of(id))) }),
      },
      top: {
        description: "Tell the best of this world under a rule set, or under that of the table beside you",
        optional: [{ name: RULE_SET, type: CustomCommandParamType.Enum }],
        answer: (player, args) => {
          const [typed] = wordsIn(args);
          const here = this.#visits.tableOf(player)?.record.match.rules.ruleSet ?? "classic";
          const ruleSet = RULE_SET_IDS.find((id) => typedName(id) === typed) ?? here;
          return { ok: true, text: lines(leadersTexts(ruleSet, this.#statistics.leaders(ruleSet))) };
        },
      },
    };
  }
}
