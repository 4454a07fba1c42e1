// Holds solved positions of a file against what the add-on advises. Knows the form of a file; neither reads files nor
// prints.
import type { Dice } from "../../engine/dice.ts";
import { preparedRules } from "../../engine/prepared-rules.ts";
import { accept, type Result, refuse } from "../../engine/result.ts";
import { advise, type Choice } from "../../engine/strategy/advice.ts";
import { tableNow } from "../solve/play.ts";
import {
  BadVectors,
  type Fields,
  readCard,
  readCount,
  readDice,
  readFields,
  readKnown,
  readList,
  readNumber,
  readText,
} from "../vectors/fields.ts";
import { position, sheetWith } from "../vectors/positions.ts";
import { RULES_BY_NAME } from "../vectors/rule-names.ts";

const FORMAT = "yahtzee-positions-1";

/** What play loses in a game by the rounding of a table in quarter points, at most. */
const LOSS = 0.01;
/** Of a finer table nobody sees the rounding. */
const EXACT = 0.001;

export interface CheckedPositions {
  readonly passed: number;
  /** One line for each position in which the advice is not good enough. */
  readonly failures: readonly string[];
  /** In points. */
  readonly valueError: number;
  readonly decisionLoss: number;
}

/** What holds and what does not; or a sentence why the text cannot be used. @param text what the file holds. */
export function checkPositions(text: string): Result<CheckedPositions, string> {
  try {
    return accept(checkFile(readFields("the file", JSON.parse(text))));
  } catch (error) {
    if (error instanceof BadVectors) return refuse(error.message);
    if (error instanceof SyntaxError) return refuse(`this is not JSON: ${error.message}.`);
    throw error;
  }
}

interface Checked {
  readonly failure: string | null;
  readonly valueError: number;
  readonly decisionLoss: number;
}

function checkFile(file: Fields): CheckedPositions {
  if (file["format"] !== FORMAT) {
    throw new BadVectors(`format is ${JSON.stringify(file["format"]) ?? "missing"}, expected "${FORMAT}".`);
  }
  const all = readList("positions", file["positions"]).map((value, index) => {
    const fields = readFields(`positions[${index}]`, value);
    const id = readText(`positions[${index}].id`, fields["id"]);
    try {
      return checkPosition(id, { rules: file["rules"], ...fields });
    } catch (error) {
      if (error instanceof BadVectors) throw new BadVectors(`${id}: ${error.message}`);
      throw error;
    }
  });
  const failures = all.flatMap(({ failure }) => failure ?? []);
  return {
    passed: all.length - failures.length,
    failures,
    valueError: Math.max(0, ...all.map(({ valueError }) => valueError)),
    decisionLoss: Math.max(0, ...all.map(({ decisionLoss }) => decisionLoss)),
  };
}

function checkPosition(id: string, fields: Fields): Checked {
  const chosen = readKnown("rules", RULES_BY_NAME, fields["rules"]);
  const rules = preparedRules(chosen);
  const card = readCard("card", fields["card"], rules);
  const dice = readDice("dice", fields["dice"], rules);
  const left = readCount("rollsLeft", fields["rollsLeft"], rules.rollsPerTurn - 1);
  const sheet = sheetWith(chosen, card, readCount("bonusYahtzees", fields["bonusYahtzees"] ?? 0));
  const expect = readFields("expect", fields["expect"]);
  const toGo = readNumber("expect.toGo", expect["toGo"]);

  const table = tableNow(chosen);
  const [best] = advise(position(chosen, sheet, dice, rules.rollsPerTurn - left), table)?.choices ?? [];
  if (best === undefined) throw new BadVectors("card has no open category, expected at least one.");
  const valueError = Math.abs(best.value - toGo);
  const decisionLoss = lossOf(best, dice, expect, toGo);
  const tolerance = table === null ? 0 : table.step < LOSS ? EXACT : table.step / 2 + LOSS;
  const isGood = valueError <= tolerance && decisionLoss <= tolerance;
  const answer = `${nameOf(best, dice)} with ${best.value.toFixed(6)} to go${table === null ? ", about" : ""}`;
  const failure = isGood ? null : `${id}: expected ${JSON.stringify(expect)}, got ${answer}`;
  return { failure, valueError, decisionLoss };
}

/** What the choice costs: nothing if it is named as one of the best, else by its value in the file or by our own. */
function lossOf(choice: Choice, dice: Dice, expect: Fields, toGo: number): number {
  const name = nameOf(choice, dice);
  const names = new Set([name, ...(choice.type === "score" ? [textOf(dice)] : [])]);
  const best = [
    ...readList("expect.bestHolds", expect["bestHolds"] ?? []),
    ...readList("expect.bestCategories", expect["bestCategories"] ?? []),
  ].map(textOf);
  if (best.some((one) => names.has(one))) return 0;
  const listed = readList("expect.holds", expect["holds"] ?? []).map((hold) =>
    readList("expect.holds", hold),
  );
  const found = listed.find(([held]) => names.has(textOf(held)));
  const value = found === undefined ? choice.value : readNumber("expect.holds", found[1]);
  return Math.max(0, toGo - value);
}

function nameOf(choice: Choice, dice: Dice): string {
  return choice.type === "score" ? choice.category : textOf(dice.filter((_, die) => choice.held[die]));
}

/** A hold in any order of the dice; a category as it is. */
function textOf(what: unknown): string {
  return Array.isArray(what) ? `hold ${[...what].sort().join(" ")}` : String(what);
}
