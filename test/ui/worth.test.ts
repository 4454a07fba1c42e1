// What an entry brings, as the player reads it.
import { expect, it } from "vitest";
import { worth } from "../../scripts/ui/worth.ts";

it.each([
  ["30", 30, 0, undefined],
  ["0", 0, 0, undefined],
  ["0", 0, 0, 3],
  ["30 + 100", 30, 100, 1],
  ["18 × 3", 18, 0, 3],
  ["(25 + 100) × 2", 25, 100, 2],
])(
  "reads %s for %i points, a bonus of %i and a column that counts %s times",
  (read, points, yahtzeeBonus, times) => {
    expect(worth({ points, yahtzeeBonus }, times)).toBe(read);
  },
);
