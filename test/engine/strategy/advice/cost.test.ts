// What an estimate costs in the engine of the game, in interrupts of 10,000 steps: the same in every run.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../../../scripts/engine/prepared-rules.ts";
import { adviceCost } from "../../../../scripts/tools/bench/advice-cost.ts";
import { inQuickJs } from "../../../../scripts/tools/bench/in-quickjs.ts";

const CODE = `
  import { newGame } from "./scripts/engine/game.ts";
  import { applyMove } from "./scripts/engine/moves.ts";
  import { preparedRules } from "./scripts/engine/prepared-rules.ts";
  import { bestChoice } from "./scripts/engine/strategy/advice.ts";
  let game;
  export function prepare(rules) {
    game = newGame(JSON.parse(rules), 2);
    preparedRules(game.rules);
    return "";
  }
  export function roll(faces) {
    game = applyMove(game, { type: "roll", faces: JSON.parse(faces) }).value.game;
    return "";
  }
  export function plain() {
    return bestChoice(game, null).type;
  }`;

describe("in the engine of the game", () => {
  it.each([
    [chooseRules("classic"), [1, 2, 2, 4, 5], { rules: 10, first: 60, later: 10 }],
    [chooseRules("triple"), [1, 2, 2, 4, 5], { rules: 10, first: 70, later: 20 }],
    [
      chooseRules("maxiYatzy", { savedRolls: true }),
      [1, 2, 2, 4, 5, 5],
      { rules: 40, first: 150, later: 20 },
    ],
  ])(
    "an estimate is soon made, the pars once, and the rules are soon prepared (%j)",
    async (chosen, faces, most) => {
      const machine = await inQuickJs("2023-12-09", CODE);
      const rules = machine.call("prepare", JSON.stringify(chosen)).interrupts;
      machine.call("roll", JSON.stringify(faces));
      const [first, later] = [machine.call("plain", ""), machine.call("plain", "")];
      machine.dispose();
      expect(first.answer).toBe(later.answer);
      expect(rules).toBeLessThanOrEqual(most.rules);
      expect(first.interrupts).toBeLessThanOrEqual(most.first);
      expect(later.interrupts).toBeLessThanOrEqual(most.later);
    },
  );

  it("a table is decoded in slices far below a tick, and exact advice is given at once", async () => {
    const { slices, hints } = await adviceCost(chooseRules("yacht"), 1);
    expect(slices.length).toBeGreaterThan(100);
    expect(Math.max(...slices.map(({ interrupts }) => interrupts))).toBeLessThanOrEqual(4);
    expect(hints.length).toBeGreaterThanOrEqual(24);
    expect(Math.max(...hints.map(({ interrupts }) => interrupts))).toBeLessThanOrEqual(4);
  });
});
