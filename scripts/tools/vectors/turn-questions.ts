// What vectors ask about turns: how many there are, what is left of one, and what follows from all dice alike.
import type { Face } from "../../engine/dice.ts";
import { emptySheet, type Game, newGame, newTurn, rollsLeft } from "../../engine/game.ts";
import { legalMoves } from "../../engine/legal-moves.ts";
import { applyMove } from "../../engine/moves.ts";
import { preparedRules, turnsPerPlayer } from "../../engine/prepared-rules.ts";
import { readCard, readCategory, readCount, readDice } from "./fields.ts";
import { position, sheetWith } from "./positions.ts";
import { type Answer, type Ask, type Question, withOptions } from "./question.ts";

function turn({ chosen, rules, fields }: Question): Answer {
  const saved = readCount("saved", fields["saved"] ?? 0);
  const rollsUsed = readCount("rollsUsed", fields["rollsUsed"], rules.rollsPerTurn + saved);
  const faces = new Array<Face>(rules.diceCount).fill(1);
  const played = withOptions(chosen, fields);
  let game: Game = { ...newGame(played, 1), sheets: [{ ...emptySheet(played), savedRolls: saved }] };
  for (let roll = 1; roll <= rollsUsed; roll++) {
    const moved = applyMove(game, { type: "roll", faces });
    if (!moved.ok) return { refused: `roll ${roll}: ${moved.reason}` };
    game = moved.value.game;
  }
  const { diceToRoll, score: open } = legalMoves(game);
  return { mayRoll: diceToRoll > 0, mayScore: open.length > 0 };
}

function turnCount({ chosen, fields }: Question): Answer {
  return { turnsPerPlayer: turnsPerPlayer(preparedRules(withOptions(chosen, fields))) };
}

/** Thrown in a game of two, where whoever wins outright wins against somebody. */
function served({ chosen, rules, fields }: Question): Answer {
  const faces = readDice("dice", fields["dice"], rules);
  const roll = readCount("roll", fields["roll"], rules.rollsPerTurn);
  const game = newGame(chosen, 2);
  const before = { ...newTurn(chosen, 0), rollsUsed: roll - 1, dice: roll === 1 ? [] : faces };
  const moved = applyMove({ ...game, turn: before }, { type: "roll", faces });
  if (!moved.ok) return { refused: moved.reason };
  return { winsOutright: moved.value.events.some(({ type }) => type === "wonOutright") };
}

function savedRolls({ chosen, rules, fields }: Question): Answer {
  const saving = withOptions(chosen, fields);
  const sheet = { ...emptySheet(saving), savedRolls: readCount("saved", fields["saved"]) };
  const rollsUsed = readCount("rollsUsed", fields["rollsUsed"], rules.rollsPerTurn + sheet.savedRolls);
  const faces = new Array<Face>(rules.diceCount).fill(1);
  const game = position(saving, sheet, faces, rollsUsed);
  const category = rules.categories[0]?.id ?? "";
  const moved = applyMove(game, { type: "score", category, column: 0 });
  if (!moved.ok) return { refused: moved.reason };
  return { rollsStillAllowed: rollsLeft(game), savedAfterScoringNow: moved.value.game.sheets[0]?.savedRolls };
}

/** The opponent has the second sheet; the player has scored a Kismet and makes another. */
function secondKismetPenalty({ chosen, rules, fields, expect }: Question): Answer {
  if ("zeroIn" in expect) readCategory("expect.zeroIn", expect["zeroIn"], rules);
  const first = rules.yahtzee?.category ?? "";
  const opponent = sheetWith(chosen, readCard("opponentCard", fields["opponentCard"], rules));
  const faces = new Array<Face>(rules.diceCount).fill(1);
  const game = position(chosen, sheetWith(chosen, { [first]: 1 }), faces);
  const category = rules.categories[0]?.id ?? "";
  const moved = applyMove(
    { ...game, sheets: [...game.sheets, opponent] },
    { type: "score", category, column: 0 },
  );
  if (!moved.ok) return { refused: moved.reason };
  return { zeroIn: moved.value.events.find((event) => event.type === "penalized")?.category };
}

export const TURN_QUESTIONS: Readonly<Record<string, Ask>> = {
  turn,
  turnCount,
  served,
  savedRolls,
  secondKismetPenalty,
};
