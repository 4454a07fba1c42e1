// Knows what each choice of a turn is worth: by the solved table of its rules, which is decoded a slice at a time once
// somebody asks, and by an estimate until then and where there is none.
import { system } from "@minecraft/server";
import type { Game } from "../engine/game.ts";
import { type Advice, advise } from "../engine/strategy/advice.ts";
import { decoding, tableOf } from "../engine/strategy/tables.ts";
import { guard } from "./log.ts";

/** @param decoded is told when better numbers are there. @returns `null` when the game is over. */
export function advice(game: Game, decoded: () => void): Advice | null {
  const work = decoding(game.rules);
  if (work !== null) system.runJob(thenTelling(work, guard("telling that a table is decoded", decoded)));
  return advise(game, tableOf(game.rules));
}

function* thenTelling(work: Generator<undefined, void>, decoded: () => void): Generator<undefined, void> {
  yield* work;
  decoded();
}
