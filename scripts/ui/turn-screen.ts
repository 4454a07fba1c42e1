// The turn: dice, roll, what each open category would score, and why the others may not be chosen.
import { type Game, type Turn, turnsScored } from "../engine/game.ts";
import { type Preview, previews } from "../engine/legal-moves.ts";
import { type PreparedRules, preparedRules, turnsPerPlayer } from "../engine/prepared-rules.ts";
import { totals } from "../engine/totals.ts";
import { REFUSAL_KEYS } from "./refusals.ts";
import type { Row, Screen } from "./screen.ts";
import { worth } from "./sheet-lines.ts";
import { tableButtons } from "./table-buttons.ts";
import { categoryName, say } from "./text.ts";
import { upperBonusText } from "./upper-bonus.ts";
import type { TableView } from "./view.ts";

/** For the player whose turn it is. */
export function turnScreen(view: TableView, game: Game, turn: Turn): Screen {
  const rules = preparedRules(game.rules);
  const shown = previews(game);
  return {
    matchId: view.match.id,
    revision: view.match.revision,
    title: say("yahtzee.title"),
    rows: [
      statusRow(rules, game, turn),
      ...diceRows(turn),
      ...rollRows(rules, turn),
      ...jokerRows(shown),
      ...shown.filter(({ refusal }) => refusal === null).map(categoryRow),
      ...standingRows(rules, game, turn),
      {
        kind: "button",
        id: "sheet",
        text: say("yahtzee.turn.sheet"),
        press: { do: "show", screen: { name: "sheet", player: turn.player } },
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

export function worthNothing({ points, yahtzeeBonus }: Preview): boolean {
  return points + yahtzeeBonus === 0;
}

function statusRow(rules: PreparedRules, game: Game, turn: Turn): Row {
  const sheet = game.sheets[turn.player];
  const round = (sheet === undefined ? 0 : turnsScored(sheet)) + 1;
  const text =
    turn.rollsUsed === 0
      ? say("yahtzee.turn.statusFirst", round, turnsPerPlayer(rules))
      : say("yahtzee.turn.status", round, turnsPerPlayer(rules), turn.rollsUsed, rules.rollsPerTurn);
  return { kind: "label", id: "status", text };
}

function diceRows(turn: Turn): readonly Row[] {
  return turn.dice.map((face, die): Row => {
    const held = turn.held[die] === true;
    return { kind: "die", id: `die${die + 1}`, text: say("yahtzee.turn.die", die + 1, face), face, held };
  });
}

function rollRows(rules: PreparedRules, turn: Turn): readonly Row[] {
  const rollsLeft = rules.rollsPerTurn - turn.rollsUsed;
  if (rollsLeft === 0)
    return [{ kind: "label", id: "noRollsLeft", text: say("yahtzee.turn.chooseCategory") }];
  const text =
    turn.rollsUsed === 0 ? say("yahtzee.turn.rollDice") : say("yahtzee.turn.rollOthers", rollsLeft);
  const stop: readonly Row[] = turn.held.includes(false)
    ? []
    : [{ kind: "label", id: "allHeld", text: say(REFUSAL_KEYS.allDiceHeld) }];
  return [...stop, { kind: "button", id: "roll", text, press: { do: "roll" } }];
}

/** Why something is left out, or that five alike count as a joker: said once. */
function jokerRows(shown: readonly Preview[]): readonly Row[] {
  const refused = shown.find(({ refusal }) => refusal !== null)?.refusal;
  if (refused) return [{ kind: "label", id: "joker", text: say(REFUSAL_KEYS[refused]) }];
  if (!shown.some(({ joker }) => joker)) return [];
  return [{ kind: "label", id: "joker", text: say("yahtzee.turn.joker") }];
}

function categoryRow(preview: Preview): Row {
  const { category, column } = preview;
  return {
    kind: "category",
    id: `score:${category}:${column}`,
    text: say("yahtzee.turn.category", categoryName(category), worth(preview)),
    press: { do: "score", category, column },
    asksForZero: worthNothing(preview),
  };
}

/** The upper bonus of each column and the total so far. */
function standingRows(rules: PreparedRules, game: Game, turn: Turn): readonly Row[] {
  const sheet = game.sheets[turn.player];
  if (sheet === undefined) return [];
  const upper = sheet.columns.flatMap((cells, column): readonly Row[] => {
    const text = upperBonusText(rules, cells);
    return text === null ? [] : [{ kind: "label", id: `upper${column}`, text }];
  });
  return [
    ...upper,
    { kind: "label", id: "total", text: say("yahtzee.turn.total", totals(rules, sheet).total) },
  ];
}
