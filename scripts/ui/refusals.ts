// Why something was not done, in a sentence of the player's language. A new reason without a text does not
// compile.
import type { Refusal } from "../match/commands.ts";
import type { LangKey } from "./text.ts";

export const REFUSAL_KEYS: Readonly<Record<Refusal, LangKey>> = {
  gameOver: "yahtzee.refusal.gameOver",
  notRolled: "yahtzee.refusal.notRolled",
  noRollsLeft: "yahtzee.refusal.noRollsLeft",
  allDiceHeld: "yahtzee.refusal.allDiceHeld",
  wrongFaces: "yahtzee.refusal.wrongFaces",
  wrongHolds: "yahtzee.refusal.wrongHolds",
  notPlaying: "yahtzee.refusal.notPlaying",
  unknownCategory: "yahtzee.refusal.unknownCategory",
  unknownColumn: "yahtzee.refusal.unknownColumn",
  categoryFilled: "yahtzee.refusal.categoryFilled",
  jokerMatchingFirst: "yahtzee.refusal.jokerMatchingFirst",
  jokerLowerFirst: "yahtzee.refusal.jokerLowerFirst",
  otherMatch: "yahtzee.refusal.otherMatch",
  stale: "yahtzee.refusal.stale",
  notSeated: "yahtzee.refusal.notSeated",
  seatTaken: "yahtzee.refusal.seatTaken",
  matchRuns: "yahtzee.refusal.matchRuns",
  alreadyPlaying: "yahtzee.refusal.alreadyPlaying",
  noMatchRuns: "yahtzee.refusal.noMatchRuns",
  notYourTurn: "yahtzee.refusal.notYourTurn",
  alreadyReady: "yahtzee.refusal.alreadyReady",
  notReady: "yahtzee.refusal.notReady",
  rollOffFirst: "yahtzee.refusal.rollOffFirst",
  rollOffThrown: "yahtzee.refusal.rollOffThrown",
  rollOffDecided: "yahtzee.refusal.rollOffDecided",
  rollOffOpen: "yahtzee.refusal.rollOffOpen",
  alreadyAway: "yahtzee.refusal.alreadyAway",
  notAway: "yahtzee.refusal.notAway",
  outOfMatch: "yahtzee.refusal.outOfMatch",
  alreadySaid: "yahtzee.refusal.alreadySaid",
  mayNotDecide: "yahtzee.refusal.mayNotDecide",
};
