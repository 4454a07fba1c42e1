// The turn: dice, roll, what each open category would score, and why the others may not be chosen.
import type { Game, Turn } from "../engine/game.ts";
import { turnsScored } from "../engine/game.ts";
import { legalMoves, type Preview, previews } from "../engine/legal-moves.ts";
import { preparedRules, turnsPerPlayer } from "../engine/prepared-rules.ts";
import { totals } from "../engine/totals.ts";
import { REFUSAL_KEYS } from "./refusals.ts";
import type { Row, Screen } from "./screen.ts";
import { upperLine, worth } from "./sheet-lines.ts";
import { tableButtons } from "./table-buttons.ts";
import { categoryName, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

/** For the player whose turn it is. */
export function turnScreen(view: TableView, game: Game, turn: Turn): Screen {
  const shown = previews(game);
  return {
    matchId: view.match.id,
    revision: view.match.revision,
    title: say("yahtzee.title"),
    rows: [
      { kind: "label", id: "status", text: statusText(game, turn) },
      ...upperRows(game, turn),
      ...diceRows(turn),
      ...rollRows(game, turn),
      ...jokerRows(shown),
      ...filledRows(game, turn),
      ...shown.filter(({ refusal }) => refusal === null).map(categoryRow),
      {
        kind: "button",
        id: "sheet",
        text: say("yahtzee.turn.sheet"),
        press: { do: "show", screen: { name: "sheet", player: turn.player } },
        more: true,
      },
      {
        kind: "button",
        id: "resign",
        text: say("yahtzee.turn.resign"),
        press: { do: "show", screen: { name: "confirmResign" } },
        more: true,
      },
      ...tableButtons(view),
    ],
  };
}

function statusText(game: Game, turn: Turn): Text {
  const rules = preparedRules(game.rules);
  const sheet = game.sheets[turn.player];
  const round = (sheet === undefined ? 0 : turnsScored(sheet)) + 1;
  return turn.rollsUsed === 0
    ? say("yahtzee.turn.statusFirst", round, turnsPerPlayer(rules))
    : say("yahtzee.turn.status", round, turnsPerPlayer(rules), turn.rollsUsed, rules.rollsPerTurn);
}

function upperRows(game: Game, turn: Turn): readonly Row[] {
  const rules = preparedRules(game.rules);
  return (game.sheets[turn.player]?.columns ?? []).flatMap((cells, column): readonly Row[] => {
    const text = upperLine(rules, cells);
    return text === null ? [] : [{ kind: "label", id: `upper${column}`, text }];
  });
}

function diceRows(turn: Turn): readonly Row[] {
  return turn.dice.map((face, die): Row => {
    const held = turn.held[die] === true;
    return { kind: "die", id: `die${die + 1}`, text: say("yahtzee.turn.die", die + 1, face), face, held };
  });
}

function rollRows(game: Game, turn: Turn): readonly Row[] {
  const rollsLeft = preparedRules(game.rules).rollsPerTurn - turn.rollsUsed;
  if (rollsLeft === 0)
    return [{ kind: "label", id: "noRollsLeft", text: say("yahtzee.turn.chooseCategory") }];
  const text =
    turn.rollsUsed === 0 ? say("yahtzee.turn.rollDice") : say("yahtzee.turn.rollOthers", rollsLeft);
  const stop: readonly Row[] =
    legalMoves(game).diceToRoll > 0
      ? []
      : [{ kind: "label", id: "allHeld", text: say("yahtzee.turn.allHeld") }];
  return [...stop, { kind: "button", id: "roll", text, press: { do: "roll" } }];
}

/** Why something is left out, or that five alike count as a joker: said once. */
function jokerRows(shown: readonly Preview[]): readonly Row[] {
  const refused = shown.find(({ refusal }) => refusal !== null)?.refusal;
  if (refused) return [{ kind: "label", id: "joker", text: say(REFUSAL_KEYS[refused]) }];
  if (!shown.some(({ joker }) => joker)) return [];
  return [{ kind: "label", id: "joker", text: say("yahtzee.turn.joker") }];
}

/** What is filled already, in one block of text, with the total. */
function filledRows(game: Game, turn: Turn): readonly Row[] {
  const rules = preparedRules(game.rules);
  const sheet = game.sheets[turn.player];
  const filled = sheet?.columns.flatMap(({ scores }) =>
    rules.categories.flatMap(({ id }, index) => {
      const points = scores[index];
      return points === null || points === undefined
        ? []
        : [say("yahtzee.turn.filledCategory", categoryName(id), points)];
    }),
  );
  if (sheet === undefined || filled === undefined || filled.length === 0) return [];
  const list: Text = { join: filled.flatMap((text, at) => (at === 0 ? [text] : [{ text: ", " }, text])) };
  const { total } = totals(rules, sheet);
  return [{ kind: "label", id: "filled", text: say("yahtzee.turn.filled", list, total) }];
}

function categoryRow(preview: Preview): Row {
  const { category, column, points, yahtzeeBonus } = preview;
  const zero = points === 0 && yahtzeeBonus === 0;
  return {
    kind: "category",
    id: `score:${category}:${column}`,
    text: say("yahtzee.turn.category", categoryName(category), worth(preview)),
    press: zero
      ? { do: "show", screen: { name: "confirmZero", category, column } }
      : { do: "score", category, column },
  };
}
