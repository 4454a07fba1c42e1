// The one list of rule sets, in the order in which the lobby offers them. A new one is a file beside this and a line here.
import type { RuleSet } from "../rules.ts";
import { classic, freeJoker } from "./classic.ts";
import { generala } from "./generala.ts";
import { kismet } from "./kismet.ts";
import { maxiYatzy } from "./maxi-yatzy.ts";
import { triple } from "./triple.ts";
import { yacht } from "./yacht.ts";
import { yatzy } from "./yatzy.ts";

export const RULE_SETS = {
  classic,
  freeJoker,
  triple,
  yacht,
  yatzy,
  maxiYatzy,
  kismet,
  generala,
} satisfies Readonly<Record<string, RuleSet>>;

export type RuleSetId = keyof typeof RULE_SETS;

export const RULE_SET_IDS = Object.keys(RULE_SETS) as readonly RuleSetId[];
