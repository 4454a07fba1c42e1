// What can be said after `npm run solve --`.
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { type ChosenRules, chooseRules, preparedRules } from "../../engine/prepared-rules.ts";
import { accept, type Result, refuse } from "../../engine/result.ts";
import { RULE_SETS } from "../../engine/rule-sets/rule-sets.ts";
import { stateSpace } from "../../engine/strategy/sheet-states.ts";
import { RULES_BY_NAME } from "../vectors/rule-names.ts";

const USAGE = `npm run solve -- [--rules NAME] [--house ID=VALUE ...] [--threads N] [--check] [--loss] [--games N] | --write
  --rules NAME       ${[...RULES_BY_NAME.keys()].join(", ")};
                     without it all rules for which the add-on carries a table
  --house ID=VALUE   a house rule of these rules; may be given several times
  --threads N        as many as this machine has cores if not given
  --check            holds what comes out against published values; ends with 1 where it differs
  --loss             says what play by the table that the add-on carries loses in a game by its rounding
  --games N          plays so many games by the table that the add-on carries and holds their mean against the value
  --write            solves all rules for which the add-on carries a table and writes the tables`;

export interface SolveArguments {
  /** Empty: all that have a table. */
  readonly rules: readonly ChosenRules[];
  readonly threads: number;
  readonly check: boolean;
  readonly loss: boolean;
  readonly write: boolean;
  readonly games: number;
}

/** The reason is a sentence that says what would be right, with the usage. */
export function readArguments(args: readonly string[]): Result<SolveArguments, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rules: { type: "string" },
        house: { type: "string", multiple: true, default: [] },
        threads: { type: "string", default: String(availableParallelism()) },
        check: { type: "boolean", default: false },
        loss: { type: "boolean", default: false },
        write: { type: "boolean", default: false },
        games: { type: "string", default: "0" },
      },
    });
    const { rules, house, check, loss, write } = values;
    if (rules === undefined && house.length > 0) throw new Error("--house needs --rules before it.");
    if (write && (rules !== undefined || check))
      throw new Error("--write stands alone: it writes all tables.");
    return accept({
      rules: rules === undefined ? [] : [rulesNamed(rules, house)],
      threads: wholeNumber("threads", values.threads, 1, 64),
      games: wholeNumber("games", values.games, 0, 10_000_000),
      ...{ check, loss, write },
    });
  } catch (error) {
    return refuse(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function rulesNamed(name: string, house: readonly string[]): ChosenRules {
  const found = RULES_BY_NAME.get(name);
  if (found === undefined) {
    throw new Error(`--rules is one of ${[...RULES_BY_NAME.keys()].join(", ")}, not ${name}.`);
  }
  const { ruleSet, houseRules } = found;
  const chosen = house.map((text) => {
    const [id, value] = text.split("=");
    const rule = RULE_SETS[ruleSet].houseRules.find((known) => known.id === id);
    const right = rule?.values.find((known) => String(known) === value);
    if (rule !== undefined && right !== undefined) return [rule.id, right] as const;
    const known = RULE_SETS[ruleSet].houseRules.map((one) => `${one.id}=${one.values.join("|")}`);
    throw new Error(`--house for ${name} is one of ${known.join(", ")}, not ${text}.`);
  });
  const rules = chooseRules(ruleSet, { ...houseRules, ...Object.fromEntries(chosen) });
  if (stateSpace(preparedRules(rules)) === null) {
    throw new Error(`${name} cannot be solved so: its sheets have too many states for a table.`);
  }
  return rules;
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Error(`--${name} is a whole number from ${least} to ${most}, not ${text}.`);
}
