// The hint: what is best now, what may be expected of it, what the second best costs, and one reason; and what each
// category would cost. Where the rules are not solved costs are *about*, and no total is named.
import { type Game, rollsLeft, type Turn } from "../engine/game.ts";
import { type PreparedRules, preparedRules } from "../engine/prepared-rules.ts";
import type { Advice, Choice, RollChoice, ScoreChoice } from "../engine/strategy/advice.ts";
import { totals } from "../engine/totals.ts";
import type { Refusal } from "../match/actions.ts";
import { isWaitedFor, type Match } from "../match/match.ts";
import { hasPot } from "../match/stakes.ts";
import { faces } from "./dice-text.ts";
import { entryName } from "./names.ts";
import type { Notice } from "./notices.ts";
import { button, type Intent, label, type Row, type Screen, screen } from "./screen.ts";
import { BACK, behindMore, standUpRows } from "./table-buttons.ts";
import { say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

const SHOW = { do: "show", screen: { name: "hint" } } as const;

const COSTS: Row = button("costs", say("hint.costs"), { do: "show", screen: { name: "costs" } });

/** Why the player may not ask now: only in a turn of their own, and not where something is at stake. */
export function whyNoHint(match: Match, playerId: string): Notice | Refusal | null {
  if (match.game === null) return match.rollOff === null ? "noMatchRuns" : "rollOffFirst";
  if (!isWaitedFor(match, playerId)) return match.game.turn === null ? "gameOver" : "notYourTurn";
  const { hints } = match.help;
  if (hints === "never") return "hintsOff";
  return hasPot(match) && hints !== "always" ? "noHintsForStakes" : null;
}

function mayHint({ match, viewer }: TableView): boolean {
  return whyNoHint(match, viewer.id) === null;
}

export function hintRows(view: TableView): readonly Row[] {
  return mayHint(view) ? [behindMore("hint", "hint.open", SHOW)] : [];
}

/** `null` where there is nothing to ask. */
export function hintScreen(view: TableView): Screen | null {
  const { match } = view;
  const advice = mayHint(view) ? view.advice() : null;
  if (match.game?.turn == null || advice === null) return null;
  const rows = hintTexts(match.game, match.game.turn, advice).map((text, line) => label(`hint${line}`, text));
  return screen(
    match,
    [...rows, ...doRows(match.game, advice.choices[0]), COSTS, BACK, ...standUpRows(view)],
    say("hint.title"),
  );
}

/** Every category that may be chosen, the cheapest first. */
export function costsScreen(view: TableView): Screen | null {
  const { match } = view;
  const advice = mayHint(view) ? view.advice() : null;
  if (match.game === null || advice === null) return null;
  const rules = preparedRules(match.game.rules);
  const [{ value: best }] = advice.choices;
  const rows = advice.choices.flatMap((choice): readonly Row[] => {
    if (choice.type === "roll") return [];
    const { category, column, points, yahtzeeBonus } = choice;
    const name = entryName(rules, category, column);
    const cost = points1(best - choice.value);
    const text =
      cost === "0.0"
        ? say("hint.free", name, points + yahtzeeBonus)
        : say("hint.cost", name, points + yahtzeeBonus, cost);
    return [label(`cost:${category}:${column}`, text)];
  });
  const about = label("about", say(advice.isExact ? "hint.costsExact" : "hint.costsAbout"));
  const back = button("back", say("back"), SHOW);
  return screen(match, [about, ...rows, back, ...standUpRows(view)], say("hint.costs"));
}

/** What the hint says, line by line. */
export function hintTexts(game: Game, turn: Turn, { choices, isExact }: Advice): readonly Text[] {
  const rules = preparedRules(game.rules);
  const [best, second] = choices;
  const sheet = game.sheets[turn.player];
  const total = sheet === undefined ? 0 : totals(rules, sheet).total;
  return [
    say("hint.best", choiceText(rules, turn, best)),
    // What the estimate takes for the rest of the game is good for comparing, and far too low as a forecast.
    ...(isExact ? [say("hint.expected", points1(total + best.value))] : []),
    ...(second === undefined
      ? []
      : [
          say(
            isExact ? "hint.second" : "hint.secondAbout",
            choiceText(rules, turn, second),
            points1(best.value - second.value),
          ),
        ]),
    reasonText(game, turn, choices),
  ];
}

export function reasonText(game: Game, turn: Turn, choices: Advice["choices"]): Text {
  return say(`hint.reason.${reasonOf(game, turn, choices)}`);
}

/** With one decimal, never less than nothing: a difference of rounding is none. */
export function points1(points: number): string {
  return Math.max(0, points).toFixed(1);
}

export function choiceText(rules: PreparedRules, turn: Turn, choice: Choice): Text {
  if (choice.type === "score")
    return say(
      "hint.score",
      choice.points + choice.yahtzeeBonus,
      entryName(rules, choice.category, choice.column),
    );
  const kept = keptBy(turn, choice);
  if (turn.rollsUsed === 0) return say("hint.first");
  return kept.length === 0 ? say("hint.rollAll") : say("hint.hold", faces(kept));
}

function keptBy({ dice, rollsUsed }: Turn, { held }: RollChoice) {
  return rollsUsed === 0 ? [] : dice.filter((_, die) => held[die]);
}

/** Carries out what is best. */
function doRows(game: Game, best: Choice): readonly Row[] {
  if (best.type === "score") {
    const { category, column } = best;
    const name = entryName(preparedRules(game.rules), category, column);
    const isZero = best.points + best.yahtzeeBonus === 0;
    const press: Intent = isZero
      ? { do: "show", screen: { name: "confirmZero", category, column } }
      : { do: "score", category, column };
    return [button("do", say("hint.doScore", name), press)];
  }
  return game.turn?.rollsUsed === 0
    ? [button("do", say("turn.rollDice"), { do: "roll" })]
    : [button("do", say("hint.doRoll"), { do: "roll", held: best.held })];
}

/** Why something is best. */
export const HINT_REASONS = [
  "first",
  "alike",
  "straight",
  "fresh",
  "hold",
  "stop",
  "zero",
  "bonus",
  "most",
  "later",
] as const;

type Reason = (typeof HINT_REASONS)[number];

/** The one that explains the choice best, in plain words. */
function reasonOf(game: Game, turn: Turn, choices: Advice["choices"]): Reason {
  const [best] = choices;
  if (best.type === "roll") return reasonToRoll(turn, keptBy(turn, best));
  if (best.points + best.yahtzeeBonus === 0) return "zero";
  if (rollsLeft(game) > 0) return "stop";
  const scored = choices.filter((choice): choice is ScoreChoice => choice.type === "score");
  const most = Math.max(...scored.map(({ points, yahtzeeBonus }) => points + yahtzeeBonus));
  if (best.points + best.yahtzeeBonus === most) return "most";
  const { categories, indexOf } = preparedRules(game.rules);
  return categories[indexOf.get(best.category) ?? -1]?.section === "upper" ? "bonus" : "later";
}

function reasonToRoll({ rollsUsed }: Turn, kept: readonly number[]): Reason {
  if (rollsUsed === 0) return "first";
  if (kept.length === 0) return "fresh";
  const different = new Set(kept).size;
  if (different === 1) return "alike";
  const span = Math.max(...kept) - Math.min(...kept);
  return different === kept.length && span < 5 && kept.length > 2 ? "straight" : "hold";
}
