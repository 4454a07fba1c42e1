// What each type of vector asks, answered by the engine. No rule is known here; a new type is a function and a
// line in the table.
import { newGame } from "../../engine/game.ts";
import { previews } from "../../engine/legal-moves.ts";
import { applyMove } from "../../engine/moves.ts";
import { highestRollers, START_DICE, starterOf } from "../../engine/start-roll.ts";
import { reachesTarget } from "../../engine/target.ts";
import { columnTotals, totals, upperBonus, winners } from "../../engine/totals.ts";
import { COLUMN_QUESTIONS } from "./column-questions.ts";
import {
  BadVectors,
  readCard,
  readCategory,
  readCategoryNames,
  readCount,
  readDice,
  readFields,
  readList,
} from "./fields.ts";
import { position, sheetWith } from "./positions.ts";
import { type Answer, type Ask, type Question, withOptions } from "./question.ts";
import { TURN_QUESTIONS } from "./turn-questions.ts";

/** One on which nothing is served. */
const LATER_ROLL = 2;

function score({ chosen, rules, fields }: Question): Answer {
  const options = readFields("options", fields["options"] ?? {});
  const played = withOptions(chosen, options);
  const dice = readDice("dice", fields["dice"], rules);
  const category = readCategory("category", fields["category"], rules);
  const card = readCard("options.card", options["card"] ?? {}, rules);
  const pointsOn = (roll: number): number =>
    previews(position(played, sheetWith(played, card), dice, roll)).find(
      (preview) => preview.category === category,
    )?.points ?? Number.NaN;
  const roll = readCount("options.roll", options["roll"] ?? LATER_ROLL);
  const points = pointsOn(roll);
  const served = points - pointsOn(LATER_ROLL);
  const bonus = readCount("options.servedBonus", options["servedBonus"] ?? served);
  // Another served bonus than ours is no house rule: what differs is put in its place.
  return { points: served > 0 ? points - served + bonus : points };
}

function options({ chosen, rules, fields, expect }: Question): Answer {
  const dice = readDice("dice", fields["dice"], rules);
  const card = readCard("card", fields["card"], rules);
  if ("points" in expect) readCategoryNames("expect.points", expect["points"], rules);
  const game = position(chosen, sheetWith(chosen, card), dice, LATER_ROLL);
  const legal = previews(game).filter(({ refusal }) => refusal === null);
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
  const game = position(chosen, sheetWith(chosen, { [other.id]: before }), dice, LATER_ROLL);
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
    readDice(`startRolls[${index}]`, dice, { ...rules, diceCount: START_DICE }),
  );
  return { highest: highestRollers(rolls), startsNow: starterOf(rolls) !== null };
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
  ["solitaireResult", solitaireResult],
  ...Object.entries({ ...COLUMN_QUESTIONS, ...TURN_QUESTIONS }),
]);
