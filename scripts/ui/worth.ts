// What an entry brings, as the player reads it.
import type { Preview } from "../engine/legal-moves.ts";

/** Points as the player gets them: `30`, or `30 + 100` with a Yahtzee bonus. */
export function worth({ points, yahtzeeBonus }: Preview): string {
  return yahtzeeBonus > 0 ? `${points} + ${yahtzeeBonus}` : String(points);
}
