// How fast the engine is: whole games of Classic at random, every move through `applyMove`.
import type { Face } from "../../engine/dice.ts";
import { type Game, newGame } from "../../engine/game.ts";
import { type Preview, previews } from "../../engine/legal-moves.ts";
import { applyMove, type Move } from "../../engine/moves.ts";
import { chooseRules } from "../../engine/prepared-rules.ts";

const RULES = chooseRules("classic");

/** A small fast generator (xorshift), so that the figure is the engine's and every run plays the same games. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function moved(game: Game, move: Move): Game {
  const result = applyMove(game, move);
  if (!result.ok) throw new Error(`The engine refuses a legal move: ${result.reason}`);
  return result.value.game;
}

/**
 * One player's game to its end: every turn one to three rolls, each with any dice held, then any legal category. The
 * points of the open categories are looked at once a roll, as a screen does.
 */
function playAtRandom(random: (below: number) => number): Game {
  let game = newGame(RULES, 1);
  while (game.turn !== null) {
    const rolls = 1 + random(3);
    let seen: readonly Preview[] = [];
    for (let roll = 0; roll < rolls; roll++) {
      const held = game.turn.held.map(() => roll > 0 && random(2) === 1);
      if (!held.includes(false)) break;
      if (roll > 0) game = moved(game, { type: "hold", held });
      const faces = held.filter((isHeld) => !isHeld).map(() => (1 + random(6)) as Face);
      game = moved(game, { type: "roll", faces });
      if (game.turn === null) throw new Error("A roll ended the game.");
      seen = previews(game);
    }
    const open = seen.filter(({ refusal }) => refusal === null);
    const choice = open[random(open.length)];
    if (choice === undefined) throw new Error("There is no category to score.");
    game = moved(game, { type: "score", category: choice.category, column: choice.column });
  }
  return game;
}

/** Games a second on this machine, over about as many seconds. */
export function gamesPerSecond(seconds: number): number {
  const random = randomFrom(20_261_130);
  const playFor = (milliseconds: number): number => {
    const start = performance.now();
    let games = 0;
    for (; performance.now() - start < milliseconds; games++) playAtRandom(random);
    return (games * 1000) / (performance.now() - start);
  };
  playFor(500);
  return playFor(seconds * 1000);
}
