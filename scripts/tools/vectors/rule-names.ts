// The names that vectors give to rules, and what the engine calls them: a rule set with its house rules.
import { type ChosenRules, chooseRules } from "../../engine/prepared-rules.ts";

export const RULES_BY_NAME: ReadonlyMap<string, ChosenRules> = new Map([
  ["yahtzee.classic", chooseRules("classic")],
  ["yahtzee.free", chooseRules("classic", { joker: "free" })],
  ["yahtzee.freeOpen", chooseRules("classic", { joker: "freeOpen" })],
  ["yahtzee.solitaire", chooseRules("classic")],
]);
