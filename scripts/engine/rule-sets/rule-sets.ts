// The one list of rule sets. A new one is a file beside this and its name in three places here.
import type { RuleSet } from "../rules.ts";
import { classic } from "./classic.ts";

export const RULE_SET_IDS = ["classic"] as const;

export type RuleSetId = (typeof RULE_SET_IDS)[number];

export const RULE_SETS: Readonly<Record<RuleSetId, RuleSet>> = { classic };

export function isRuleSetId(value: unknown): value is RuleSetId {
  return RULE_SET_IDS.some((id) => id === value);
}
