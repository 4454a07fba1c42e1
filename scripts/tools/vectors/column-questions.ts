// What vectors ask about sheets of several columns.
import { previews } from "../../engine/legal-moves.ts";
import type { PreparedRules } from "../../engine/prepared-rules.ts";
import { totals } from "../../engine/totals.ts";
import {
  BadVectors,
  type Card,
  type Fields,
  readCard,
  readCategory,
  readCount,
  readDice,
  readList,
} from "./fields.ts";
import { position, sheetOf, sheetWith } from "./positions.ts";
import type { Answer, Ask, Question } from "./question.ts";

function readCards(fields: Fields, rules: PreparedRules): readonly Card[] {
  const cards = readList("columns", fields["columns"]);
  if (cards.length !== rules.columns.length) {
    throw new BadVectors(`columns has ${cards.length} cards, expected ${rules.columns.length}.`);
  }
  return cards.map((card, index) => readCard(`columns[${index}]`, card, rules));
}

/** @returns its position. */
function readColumn({ columns }: PreparedRules, value: unknown): number {
  const column = readCount("column", value, columns.length);
  if (column === 0) throw new BadVectors(`column is 0, expected 1 to ${columns.length}.`);
  return column - 1;
}

function tripleOption({ chosen, rules, fields }: Question): Answer {
  const cards = readCards(fields, rules);
  const dice = readDice("dice", fields["dice"], rules);
  const column = readColumn(rules, fields["column"]);
  const category = readCategory("category", fields["category"], rules);
  const found = previews(position(chosen, sheetOf(chosen, cards), dice)).find(
    (preview) => preview.category === category && preview.column === column,
  );
  if (found === undefined) return { refused: "categoryFilled" };
  if (found.refusal !== null) return { refused: found.refusal };
  const { points, yahtzeeBonus } = found;
  const worth = (points + yahtzeeBonus) * (rules.columns[column]?.multiplier ?? 0);
  return { raw: points, bonus: yahtzeeBonus, worth };
}

function tripleTotal({ chosen, rules, fields }: Question): Answer {
  const bonuses = readList("bonusYahtzees", fields["bonusYahtzees"]).map((value, index) =>
    readCount(`bonusYahtzees[${index}]`, value),
  );
  const sheet = totals(rules, sheetOf(chosen, readCards(fields, rules), bonuses));
  return { total: sheet.total, perColumn: sheet.columns.map(({ total, multiplier }) => total * multiplier) };
}

/** What an entry of so many points adds to the total from its column. */
function multiply({ chosen, rules, fields }: Question): Answer {
  const column = readColumn(rules, fields["column"]);
  const raw = readCount("raw", fields["raw"]);
  const lower = rules.categories.find(({ section }) => section === "lower");
  const cards = rules.columns.map((_, at) => (at === column && lower ? { [lower.id]: raw } : {}));
  return { points: totals(rules, sheetOf(chosen, cards)).total };
}

/** Scored where any dice score. */
function columnYahtzeeBonus({ chosen, rules, fields }: Question): Answer {
  const dice = readDice("dice", fields["dice"], rules);
  const box = readCount("columnYahtzeeBox", fields["columnYahtzeeBox"]);
  const card = { [rules.yahtzee?.category ?? ""]: box };
  const found = previews(position(chosen, sheetWith(chosen, card), dice));
  return {
    bonus: Math.max(...found.filter(({ column }) => column === 0).map(({ yahtzeeBonus }) => yahtzeeBonus)),
  };
}

export const COLUMN_QUESTIONS: Readonly<Record<string, Ask>> = {
  tripleOption,
  tripleTotal,
  multiply,
  columnYahtzeeBonus,
};
