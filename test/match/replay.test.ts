// What one player decided is read from the log: played anew with the same dice it ends in the same sheet.
import { expect, it } from "vitest";
import { newGame } from "../../scripts/engine/game.ts";
import { applyMove } from "../../scripts/engine/moves.ts";
import { stageOf } from "../../scripts/match/match.ts";
import { decidedBy } from "../../scripts/match/replay.ts";
import { ANA, acted, BEN, CEM, RESIGN } from "../support/matches.ts";
import { begun, played, SEED } from "../support/played.ts";

it.each(["generala", "triple"] as const)(
  "of a whole game of three at %s, of which one resigns",
  (ruleSet) => {
    const over = played(acted(begun(ruleSet), CEM, RESIGN));
    expect(stageOf(over)).toBe("finished");
    for (const { id } of [ANA, BEN]) {
      const decided = decidedBy(over, SEED, id);
      const dice = decided?.dice.values();
      let game = newGame(over.rules, 1);
      for (const decision of decided?.decisions ?? []) {
        const thrown = decision.type === "rolled" ? (dice?.next().value ?? []) : [];
        const moves =
          decision.type === "scored"
            ? [decision]
            : [
                ...(game.turn?.rollsUsed === 0 ? [] : [{ type: "hold", held: decision.held } as const]),
                { type: "roll", faces: thrown.filter((_, die) => !decision.held[die]) } as const,
              ];
        for (const move of moves) {
          const moved = applyMove(game, move.type === "scored" ? { ...move, type: "score" } : move);
          if (!moved.ok) throw new Error(moved.reason);
          game = moved.value.game;
        }
      }
      const sheet = over.players.findIndex((player) => player.id === id);
      expect(game.sheets[0]).toEqual(over.game?.sheets[sheet]);
    }
    expect(decidedBy(over, SEED, CEM.id)).toBeNull();
  },
);

it("is not known while it is played, of who watches, and of a game that began before it was written down", () => {
  const match = begun("generala");
  expect(decidedBy(match, SEED, ANA.id)).toBeNull();
  const over = played(match);
  expect(decidedBy(over, SEED, "nobody")).toBeNull();
  expect(decidedBy({ ...over, log: null }, SEED, ANA.id)).toBeNull();
});
