// What each type of vector asks, answered by the engine. No rule is known here; a new type is a function and a
// line in the table.
import type { Face } from "../../engine/dice.ts";
import { newGame } from "../../engine/game.ts";
import { legalMoves, previews } from "../../engine/legal-moves.ts";
import { applyMove } from "../../engine/moves.ts";
import { type ChosenRules, type PreparedRules, turnsPerPlayer } from "../../engine/prepared-rules.ts";
import { highestRollers, starterOf } from "../../engine/start-roll.ts";
import { reachesTarget } from "../../engine/target.ts";
import { columnTotals, totals, upperBonus, winners } from "../../engine/totals.ts";
import {
  BadVectors,
  type Fields,
  readCard,
  readCategory,
  readCategoryNames,
  readCount,
  readDice,
  readFields,
  readList,
} from "./fields.ts";
import { position, sheetWith } from "./positions.ts";

/** What the engine says, under the names that `expect` uses. */
type Answer = Readonly<Record<string, unknown>>;

interface Question {
  readonly chosen: ChosenRules;
  readonly rules: PreparedRules;
  readonly fields: Fields;
  readonly expect: Fields;
}

type Ask = (question: Question) => Answer;

function score({ chosen, rules, fields }: Question): Answer {
  const dice = readDice("dice", fields["dice"], rules);
  const category = readCategory("category", fields["category"], rules);
  const found = previews(position(chosen, sheetWith(chosen, {}), dice));
  return { points: found.find((preview) => preview.category === category)?.points };
}

function options({ chosen, rules, fields, expect }: Question): Answer {
  const dice = readDice("dice", fields["dice"], rules);
  const card = readCard("card", fields["card"], rules);
  if ("points" in expect) readCategoryNames("expect.points", expect["points"], rules);
  const legal = previews(position(chosen, sheetWith(chosen, card), dice)).filter(
    ({ refusal }) => refusal === null,
  );
  return {
    points: Object.fromEntries(legal.map(({ category, points }) => [category, points])),
    bonus: legal[0]?.yahtzeeBonus ?? 0,
  };
}

function upperBonusOf({ rules, fields }: Question): Answer {
  return { bonus: upperBonus(rules, readCount("upperTotal", fields["upperTotal"])) };
}

/** The upper total so far stands in another upper category, so that the one that is scored is open. */
function upperBonusStep({ chosen, rules, fields }: Question): Answer {
  const before = readCount("upperTotalBefore", fields["upperTotalBefore"]);
  const dice = readDice("dice", fields["dice"], rules);
  const category = readCategory("category", fields["category"], rules);
  const other = rules.categories.find(({ id, section }) => section === "upper" && id !== category);
  if (other === undefined) throw new BadVectors("these rules have no second upper category.");
  const game = position(chosen, sheetWith(chosen, { [other.id]: before }), dice);
  const moved = applyMove(game, { type: "score", category, column: 0 });
  if (!moved.ok) return { refused: moved.reason };
  const scored = moved.value.events.find((event) => event.type === "scored");
  return { points: scored?.points, bonusGained: scored?.upperBonus };
}

function total({ chosen, rules, fields }: Question): Answer {
  const card = readCard("card", fields["card"], rules);
  const sheet = sheetWith(chosen, card, readCount("bonusYahtzees", fields["bonusYahtzees"]));
  const column = totals(rules, sheet).columns[0];
  return {
    total: totals(rules, sheet).total,
    upperTotal: column?.upperSubtotal,
    upperBonus: column?.upperBonus,
  };
}

function wholeGame({ chosen, rules, fields, expect }: Question): Answer {
  if ("card" in expect) readCategoryNames("expect.card", expect["card"], rules);
  const turns = readList("turns", fields["turns"]).map((value, index) => {
    const where = `turns[${index}]`;
    const turn = readFields(where, value);
    return {
      faces: readDice(`${where}.dice`, turn["dice"], rules),
      category: readCategory(`${where}.category`, turn["category"], rules),
    };
  });
  let game = newGame(chosen, 1);
  for (const [index, { faces, category }] of turns.entries()) {
    for (const move of [{ type: "roll", faces } as const, { type: "score", category, column: 0 } as const]) {
      const moved = applyMove(game, move);
      if (!moved.ok) return { refused: `turns[${index}]: ${moved.reason}` };
      game = moved.value.game;
    }
  }
  const cells = game.sheets[0]?.columns[0];
  if (cells === undefined) return {};
  const filled = rules.categories.flatMap(({ id }, index) => {
    const points = cells.scores[index] ?? null;
    return points === null ? [] : [[id, points] as const];
  });
  return {
    total: columnTotals(rules, cells, 0).total,
    bonusYahtzees: cells.yahtzeeBonuses,
    card: Object.fromEntries(filled),
  };
}

function winnersOf({ fields }: Question): Answer {
  const finals = readList("finals", fields["finals"]);
  return { winners: winners(finals.map((value, index) => readCount(`finals[${index}]`, value))) };
}

function startRoll({ rules, fields }: Question): Answer {
  const rolls = readList("startRolls", fields["startRolls"]).map((dice, index) =>
    readDice(`startRolls[${index}]`, dice, rules),
  );
  return { highest: highestRollers(rolls), startsNow: starterOf(rolls) !== null };
}

function turn({ chosen, rules, fields }: Question): Answer {
  const rollsUsed = readCount("rollsUsed", fields["rollsUsed"], rules.rollsPerTurn);
  const faces = new Array<Face>(rules.diceCount).fill(1);
  let game = newGame(chosen, 1);
  for (let roll = 1; roll <= rollsUsed; roll++) {
    const moved = applyMove(game, { type: "roll", faces });
    if (!moved.ok) return { refused: `roll ${roll}: ${moved.reason}` };
    game = moved.value.game;
  }
  const { diceToRoll, score: open } = legalMoves(game);
  return { mayRoll: diceToRoll > 0, mayScore: open.length > 0 };
}

function turnCount({ rules }: Question): Answer {
  return { turnsPerPlayer: turnsPerPlayer(rules) };
}

function solitaireResult({ fields }: Question): Answer {
  const finalTotal = readCount("finalTotal", fields["finalTotal"]);
  return { won: reachesTarget(finalTotal, readCount("target", fields["target"])) };
}

export const VECTOR_TYPES: ReadonlyMap<string, Ask> = new Map<string, Ask>([
  ["score", score],
  ["options", options],
  ["upperBonus", upperBonusOf],
  ["upperBonusStep", upperBonusStep],
  ["total", total],
  ["game", wholeGame],
  ["winners", winnersOf],
  ["startRoll", startRoll],
  ["turn", turn],
  ["turnCount", turnCount],
  ["solitaireResult", solitaireResult],
]);
