// What a player decides in a turn, and the moves that it is made of.
import type { Dice } from "../dice.ts";
import type { Game } from "../game.ts";
import type { Move } from "../moves.ts";
import type { CategoryId } from "../rules.ts";

/** After a throw, or before the first of a turn: these are held and the others thrown, or a category is scored. */
export type Decision =
  | { readonly type: "rolled"; readonly held: readonly boolean[] }
  | { readonly type: "scored"; readonly category: CategoryId; readonly column: number };

/** @param dice as they lie after the throw, from left to right; those of held dice are not used. */
export function movesOf({ turn }: Game, decision: Decision, dice: Dice): readonly Move[] {
  if (decision.type === "scored") {
    const { category, column } = decision;
    return [{ type: "score", category, column }];
  }
  const { held } = decision;
  const roll: Move = { type: "roll", faces: dice.filter((_, die) => !held[die]) };
  // Before the first roll of a turn nothing can be held.
  return turn?.rollsUsed === 0 ? [roll] : [{ type: "hold", held }, roll];
}
