// The game of a match as it is saved. Scores are stored by category id, so that they outlive a change of order.
import { type Dice, isFace } from "../engine/dice.ts";
import {
  type Game,
  isPlaying,
  SHEET_STATUSES,
  type Sheet,
  type SheetColumn,
  type Turn,
} from "../engine/game.ts";
import {
  type ChosenRules,
  type PreparedRules,
  preparedRules,
  turnsPerPlayer,
} from "../engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS } from "../engine/rule-sets/rule-sets.ts";
import type { Saved } from "./decode.ts";

/** As JSON has it. */
export function encodeGame(game: Game): unknown {
  const { categories } = preparedRules(game.rules);
  const column = ({ scores, yahtzeeBonuses }: SheetColumn) => {
    const filled: Record<string, number> = {};
    categories.forEach(({ id }, index) => {
      const points = scores[index] ?? null;
      if (points !== null) filled[id] = points;
    });
    return { scores: filled, yahtzeeBonuses };
  };
  return {
    sheets: game.sheets.map(({ status, columns, savedRolls }) => ({
      ...{ status, columns: columns.map(column) },
      ...(savedRolls > 0 ? { savedRolls } : {}),
    })),
    turn: game.turn,
  };
}

/** A house rule of earlier records that nobody could ever choose. */
const FORGOTTEN = "fiveAlikeIsFullHouse";

export function decodeRules(saved: Saved): ChosenRules {
  const ruleSet = saved.field("ruleSet").oneOf(RULE_SET_IDS);
  const chosen = saved.field("houseRules");
  const known = RULE_SETS[ruleSet].houseRules;
  // One that a later version of the add-on knows: without it another game would be played.
  const [unknown] = chosen
    .fields()
    .filter(([name]) => name !== FORGOTTEN && !known.some(({ id }) => id === name));
  if (unknown !== undefined) throw unknown[1].mismatch(`no house rule of this name under ${ruleSet}`);
  // A house rule that is younger than the match was as printed then.
  const houseRules = known.map(({ id, values }) => {
    const saved = chosen.field(id);
    return [id, saved.isMissing ? values[0] : saved.oneOf(values)];
  });
  return { ruleSet, houseRules: Object.fromEntries(houseRules) };
}

export function decodeGame(saved: Saved, chosen: ChosenRules, playerCount: number): Game {
  const rules = preparedRules(chosen);
  const sheets = saved
    .field("sheets")
    .items()
    .map((sheet) => decodeSheet(sheet, rules));
  if (sheets.length === 0 || sheets.length !== playerCount) {
    throw saved.field("sheets").mismatch(`one sheet for each of ${playerCount} players`);
  }
  const turn = saved.field("turn").orNull((turn) => decodeTurn(turn, rules, sheets));
  if (turn === null && sheets.some(isPlaying)) {
    throw saved.field("turn").mismatch("a turn, since a sheet is still open");
  }
  return { rules: chosen, sheets, turn };
}

function decodeSheet(saved: Saved, rules: PreparedRules): Sheet {
  const columns = saved.field("columns").items();
  if (columns.length !== rules.columns.length) {
    throw saved.field("columns").mismatch(`${rules.columns.length} columns`);
  }
  const savedRolls = saved.field("savedRolls");
  return {
    columns: columns.map((column) => decodeColumn(column, rules)),
    status: saved.field("status").oneOf(SHEET_STATUSES),
    savedRolls:
      rules.savesRolls === true && !savedRolls.isMissing ? savedRolls.integer(0, mostSaved(rules)) : 0,
  };
}

/** Each turn takes at least one roll. */
function mostSaved(rules: PreparedRules): number {
  return turnsPerPlayer(rules) * (rules.rollsPerTurn - 1);
}

function decodeColumn(saved: Saved, rules: PreparedRules): SheetColumn {
  const scores: (number | null)[] = rules.categories.map(() => null);
  for (const [id, points] of saved.field("scores").fields()) {
    const index = rules.indexOf.get(id);
    if (index === undefined) throw points.mismatch("a category of the rule set");
    scores[index] = points.integer(0, highestPoints(rules, index));
  }
  return { scores, yahtzeeBonuses: saved.field("yahtzeeBonuses").integer(0, rules.categories.length) };
}

function highestPoints(rules: PreparedRules, category: number): number {
  const { jokerPoints = 0, servedBonus = 0 } = rules.categories[category] ?? {};
  return Math.max(Math.max(...(rules.points[category] ?? [0])) + servedBonus, jokerPoints);
}

function decodeTurn(saved: Saved, rules: PreparedRules, sheets: readonly Sheet[]): Turn {
  const player = saved.field("player").integer(0, sheets.length - 1);
  const sheet = sheets[player];
  if (sheet === undefined || !isPlaying(sheet)) {
    throw saved.field("player").mismatch("a player who still has categories to fill");
  }
  const rollsUsed = saved.field("rollsUsed").integer(0, rules.rollsPerTurn + sheet.savedRolls);
  const dice = decodeDice(saved.field("dice"), rollsUsed === 0 ? 0 : rules.diceCount);
  const held = saved
    .field("held")
    .items()
    .map((value) => value.boolean());
  if (rollsUsed === 0 && held.includes(true))
    throw saved.field("held").mismatch("no die held before the first roll");
  if (held.length !== rules.diceCount) throw saved.field("held").mismatch(`${rules.diceCount} values`);
  return { player, rollsUsed, dice, held };
}

export function decodeDice(saved: Saved, howMany: number): Dice {
  const dice = saved.items().map((die) => {
    const face = die.integer(1, 6);
    if (!isFace(face)) throw die.mismatch("a face");
    return face;
  });
  if (dice.length !== howMany) throw saved.mismatch(`${howMany} faces`);
  return dice;
}
