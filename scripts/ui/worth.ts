// What an entry brings, as the player reads it.
import type { Preview } from "../engine/legal-moves.ts";

/** Points as the player gets them: `30`, `30 + 100` with a Yahtzee bonus, `(30 + 100) × 3` in a column that counts so. */
export function worth(
  { points, yahtzeeBonus }: Pick<Preview, "points" | "yahtzeeBonus">,
  multiplier = 1,
): string {
  const sum = yahtzeeBonus > 0 ? `${points} + ${yahtzeeBonus}` : String(points);
  if (multiplier === 1 || sum === "0") return sum;
  return yahtzeeBonus > 0 ? `(${sum}) × ${multiplier}` : `${sum} × ${multiplier}`;
}
