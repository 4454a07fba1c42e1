// The turn: dice, roll, what each open category would score, and why the others may not be chosen.
import type { Game, Sheet, Turn } from "../engine/game.ts";
import { type Preview, previews } from "../engine/legal-moves.ts";
import { type PreparedRules, preparedRules, turnsPerPlayer } from "../engine/prepared-rules.ts";
import type { CategoryId } from "../engine/rules.ts";
import { totals } from "../engine/totals.ts";
import type { Match } from "../match/match.ts";
import { faces } from "./dice-text.ts";
import { commaed } from "./names.ts";
import { REFUSAL_KEYS } from "./refusals.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { worth } from "./sheet-lines.ts";
import { roundOf, totalsText } from "./standing-text.ts";
import { resignRows, SETTINGS, tableButtons } from "./table-buttons.ts";
import { categoryName, say, type Text } from "./text.ts";
import { upperBonusText } from "./upper-bonus.ts";
import type { TableView } from "./view.ts";

/** For the player whose turn it is. */
export function turnScreen(view: TableView, game: Game, turn: Turn): Screen {
  const rules = preparedRules(game.rules);
  const shown = previews(game);
  return screen(view.match, [
    statusRow(rules, game, turn),
    ...(view.hurry ? [label("hurry", say("yahtzee.turn.hurry"))] : []),
    ...diceRows(rules, turn),
    ...rollRows(rules, turn),
    ...jokerRows(shown),
    ...shown.filter(({ refusal }) => refusal === null).map(categoryRow),
    ...standingRows(view.match, rules, game, turn),
    button("sheet", say(game.sheets.length === 1 ? "yahtzee.turn.sheet" : "yahtzee.turn.sheets"), {
      do: "show",
      screen: { name: "sheet", player: turn.player },
    }),
    SETTINGS,
    ...resignRows(view),
    ...tableButtons(view),
  ]);
}

/** Whether the player may choose this category now and it would score nothing, so that it is asked once more. */
export function isZeroNow(
  { game, players }: Match,
  playerId: string,
  category: CategoryId,
  column: number,
): boolean {
  if (game === null || game.turn === null || players[game.turn.player]?.id !== playerId) return false;
  const chosen = previews(game).find((shown) => shown.category === category && shown.column === column);
  return chosen !== undefined && chosen.refusal === null && worthNothing(chosen);
}

function worthNothing({ points, yahtzeeBonus }: Preview): boolean {
  return points + yahtzeeBonus === 0;
}

function statusRow(rules: PreparedRules, game: Game, turn: Turn): Row {
  const round = [roundOf(game, turn.player), turnsPerPlayer(rules)] as const;
  const text =
    turn.rollsUsed === 0
      ? say("yahtzee.turn.statusFirst", ...round)
      : say("yahtzee.turn.status", ...round, turn.rollsUsed, rules.rollsPerTurn);
  return label("status", text);
}

/** To be held while rolls are left; after that only to be read. */
function diceRows(rules: PreparedRules, turn: Turn): readonly Row[] {
  if (turn.rollsUsed === rules.rollsPerTurn) {
    return [label("dice", say("yahtzee.watch.dice", faces(turn.dice)))];
  }
  return turn.dice.map((face, die): Row => {
    const held = turn.held[die] === true;
    return { kind: "die", id: `die${die + 1}`, text: say("yahtzee.turn.die", die + 1, face), face, held };
  });
}

function rollRows(rules: PreparedRules, turn: Turn): readonly Row[] {
  const rollsLeft = rules.rollsPerTurn - turn.rollsUsed;
  if (rollsLeft === 0) return [label("noRollsLeft", say("yahtzee.turn.chooseCategory"))];
  const text =
    turn.rollsUsed === 0 ? say("yahtzee.turn.rollDice") : say("yahtzee.turn.rollOthers", rollsLeft);
  const stop: readonly Row[] = turn.held.includes(false)
    ? []
    : [label("allHeld", say(REFUSAL_KEYS.allDiceHeld))];
  return [...stop, button("roll", text, { do: "roll" })];
}

/** Why something is left out, or that five alike count as a joker: said once. */
function jokerRows(shown: readonly Preview[]): readonly Row[] {
  const refused = shown.find(({ refusal }) => refusal !== null)?.refusal;
  if (refused) return [label("joker", say(REFUSAL_KEYS[refused]))];
  if (!shown.some(({ joker }) => joker)) return [];
  return [label("joker", say("yahtzee.turn.joker"))];
}

export function categoryRowId(category: CategoryId, column: number): string {
  return `score:${category}:${column}`;
}

function categoryRow(preview: Preview): Row {
  const { category, column } = preview;
  return {
    kind: "category",
    id: categoryRowId(category, column),
    text: say("yahtzee.turn.category", categoryName(category), worth(preview)),
    press: { do: "score", category, column },
    asksForZero: worthNothing(preview),
  };
}

/** What is filled, the upper bonus of each column, and the total so far; with others the totals of all. */
function standingRows(match: Match, rules: PreparedRules, game: Game, turn: Turn): readonly Row[] {
  const sheet = game.sheets[turn.player];
  if (sheet === undefined) return [];
  const filled = filledText(rules, sheet);
  const upper = sheet.columns.flatMap((cells, column): readonly Row[] => {
    const text = upperBonusText(rules, cells);
    return text === null ? [] : [label(`upper${column}`, text)];
  });
  const total =
    game.sheets.length === 1 ? say("yahtzee.turn.total", totals(rules, sheet).total) : totalsText(match);
  return [...(filled === null ? [] : [label("filled", filled)]), ...upper, label("total", total)];
}

/** *Filled: Ones 3, Chance 22*; `null` while nothing is. */
function filledText(rules: PreparedRules, sheet: Sheet): Text | null {
  const entries = sheet.columns.flatMap(({ scores }) =>
    scores.flatMap((points, index) => {
      const category = rules.categories[index];
      return points === null || category === undefined
        ? []
        : [say("yahtzee.turn.filledEntry", categoryName(category.id), points)];
    }),
  );
  return entries.length === 0 ? null : say("yahtzee.turn.filled", commaed(entries));
}
