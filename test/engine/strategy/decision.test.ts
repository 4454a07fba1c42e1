// A decision is made of the moves that the engine knows.
import { describe, expect, it } from "vitest";
import { newGame } from "../../../scripts/engine/game.ts";
import { applyMove } from "../../../scripts/engine/moves.ts";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { movesOf } from "../../../scripts/engine/strategy/decision.ts";

const START = newGame(chooseRules("classic"), 1);
const NONE = [false, false, false, false, false];
const HELD = [true, false, false, true, false];

describe("the moves of a decision", () => {
  it("before the first roll are the throw alone, since nothing can be held", () => {
    expect(movesOf(START, { type: "rolled", held: NONE }, [1, 2, 3, 4, 5])).toEqual([
      { type: "roll", faces: [1, 2, 3, 4, 5] },
    ]);
  });

  it("later are holding, and a throw of the dice that are not held", () => {
    const thrown = applyMove(START, { type: "roll", faces: [1, 2, 3, 4, 5] });
    if (!thrown.ok) throw new Error(thrown.reason);
    expect(movesOf(thrown.value.game, { type: "rolled", held: HELD }, [1, 6, 6, 4, 6])).toEqual([
      { type: "hold", held: HELD },
      { type: "roll", faces: [6, 6, 6] },
    ]);
  });

  it("are one score", () => {
    expect(movesOf(START, { type: "scored", category: "chance", column: 0 }, [])).toEqual([
      { type: "score", category: "chance", column: 0 },
    ]);
  });
});
