// Who starts, under every rule set alike: every player rolls five dice once and the highest sum begins; equal highest
// roll again among themselves. Source: the official rule sheet.
import { type Dice, sumOfDice } from "./dice.ts";
import { winners } from "./totals.ts";

export const START_DICE = 5;

/** The positions of the highest sums. @param rolls at least one roll, one for each player who rolls. */
export function highestRollers(rolls: readonly Dice[]): readonly number[] {
  return winners(rolls.map(sumOfDice));
}

/** The position of the player who starts, or `null` while the highest are equal and roll again. */
export function starterOf(rolls: readonly Dice[]): number | null {
  const [first = null, ...others] = highestRollers(rolls);
  return others.length === 0 ? first : null;
}
