// The names that vectors give to rules, and what the engine calls them: a rule set with its house rules.
import { type ChosenRules, chooseRules } from "../../engine/prepared-rules.ts";

export const RULES_BY_NAME: ReadonlyMap<string, ChosenRules> = new Map([
  ["yahtzee.classic", chooseRules("classic")],
  ["yahtzee.free", chooseRules("freeJoker")],
  ["yahtzee.freeOpen", chooseRules("freeJoker", { joker: "freeOpen" })],
  ["yahtzee.solitaire", chooseRules("classic")],
  ["yahtzee.triple", chooseRules("triple")],
  ["yahtzee.tripleOfficial", chooseRules("triple", { tripleReading: "boxed" })],
  ["yacht", chooseRules("yacht")],
  ["yacht.knizia", chooseRules("yacht", { yachtReading: "knizia" })],
  ["yatzy", chooseRules("yatzy")],
  ["maxiYatzy", chooseRules("maxiYatzy")],
  ["kismet", chooseRules("kismet")],
  ["generala", chooseRules("generala")],
]);
