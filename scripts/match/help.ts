// The help that a table gives: hints, and computer players for who is absent.
import type { Level } from "../engine/strategy/levels.ts";

/** Never; where nothing is at stake; also for stakes, to which everybody who stakes agrees with the list. */
export const HINT_RULES = ["never", "unstaked", "always"] as const;

export type HintRule = (typeof HINT_RULES)[number];

export interface Help {
  readonly hints: HintRule;
  /** How well a computer player plays on for who is absent. */
  readonly standIn: Level;
}

/** Who stakes something and is away is played for as well as it can be done without a table. */
export const STAKED_STAND_IN: Level = "strong";

export const NO_HELP_CHOSEN: Help = { hints: "unstaked", standIn: STAKED_STAND_IN };
