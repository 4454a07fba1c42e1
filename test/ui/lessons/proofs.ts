// What the engine makes of an example, to be compared with what the example prints.
import { type Game, newGame, rollsOfTurn, type Sheet } from "../../../scripts/engine/game.ts";
import { previews } from "../../../scripts/engine/legal-moves.ts";
import {
  type ChosenRules,
  type PreparedRules,
  preparedRules,
} from "../../../scripts/engine/prepared-rules.ts";
import { totals, upperBonus, winners } from "../../../scripts/engine/totals.ts";
import type { Card } from "../../../scripts/tools/vectors/fields.ts";
import { position, sheetOf } from "../../../scripts/tools/vectors/positions.ts";
import type { Example } from "../../../scripts/ui/lessons/lesson.ts";
import { dice } from "../../support/dice.ts";
import { play, step } from "../../support/games.ts";

/** An example of what dice score. */
export interface Scored {
  readonly dice: string;
  readonly category: string;
  readonly column: number;
  /** `null` where the dice may not go. */
  readonly points: number | null;
  readonly bonus: number;
  /** How often all of it counts. */
  readonly times: number;
}

/** Where an example has its column and its points. */
const SCORED_PLACES: Readonly<Record<string, { readonly column?: number; readonly points?: number }>> = {
  score: { points: 2 },
  served: { points: 2 },
  only: { points: 2 },
  lowerFull: { points: 2 },
  capped: { points: 2 },
  column: { column: 2, points: 3 },
  notAllowed: { column: 2 },
};

/** The parts of an example of what dice score; `null` for any other. @throws when it is no such sum of points. */
export function scoredIn({ id, places }: Example): Scored | null {
  const where = SCORED_PLACES[id];
  if (where === undefined) return null;
  const [faces = "", category = ""] = places;
  const column = where.column === undefined ? 0 : Number(places[where.column]) - 1;
  const scored = { dice: faces, category, column, points: null, bonus: 0, times: 1 };
  if (where.points === undefined) return scored;
  const printed = places[where.points] ?? "";
  const [, points, bonus = "0", times = "1"] = /^\(?(\d+)(?:\+(\d+))?\)?(?:×(\d))?$/.exec(printed) ?? [];
  const sum = bonus === "0" ? `${points}` : `${points}+${bonus}`;
  const whole = bonus === "0" || times === "1" ? sum : `(${sum})`;
  if (printed !== (times === "1" ? whole : `${whole}×${times}`)) throw new Error(`${printed} are no points.`);
  return { ...scored, points: Number(points), bonus: Number(bonus), times: Number(times) };
}

/** What is wrong with the example, or `null`. */
export function wrongExample(rules: ChosenRules, example: Example): string | null {
  const [said, got] = saidAndGot(rules, example);
  const words = [example.id, ...example.places, ...example.before].join(" ");
  return said === got ? null : `${rules.ruleSet}: ${words} says ${said}, the engine ${got}.`;
}

function saidAndGot(rules: ChosenRules, example: Example): readonly [string, string] {
  const scored = scoredIn(example);
  if (scored !== null) return saidAndScored(rules, example, scored);
  const { id, places } = example;
  const numbers = places.map(Number);
  const last = places.at(-1) ?? "";
  switch (id) {
    case "hold":
      return ["alike", heldDice(rules, places)];
    case "upper":
      return [last, String(upperBonus(preparedRules(rules), numbers[0] ?? 0))];
    case "winners":
      return [last, String(winners(numbers.slice(0, -1)).length)];
    case "servedWin":
      return ["won, playing", servedWin(rules, places)];
    case "penalty":
      return [last, penalty(rules, { [places[1] ?? ""]: numbers[0] ?? 0 })];
    case "savedRolls":
      return [last, String(rollsAfter(rules, numbers[0] ?? 0))];
    default:
      return [id, "does not know it"];
  }
}

function saidAndScored(rules: ChosenRules, example: Example, scored: Scored): readonly [string, string] {
  const { category, column, points, bonus, times } = scored;
  const isOnly = example.id === "only";
  const said = points === null ? "not allowed" : `${points}+${bonus}×${times}${isOnly ? " only there" : ""}`;
  const all = previews(standing(rules, example, scored));
  const legal = all.filter(({ refusal }) => refusal === null);
  const shown = legal.find((preview) => preview.category === category && preview.column === column);
  if (shown === undefined) return [said, "not allowed"];
  // Nothing counts as often as one likes.
  const multiplier = preparedRules(rules).columns[column]?.multiplier ?? 1;
  const counts = points === 0 && bonus === 0 ? times : multiplier;
  const only = isOnly && legal.length === 1 ? " only there" : "";
  return [said, `${shown.points}+${shown.yahtzeeBonus}×${counts}${only}`];
}

/** The game in which the dice of the example lie on the table. */
function standing(rules: ChosenRules, example: Example, scored: Scored): Game {
  const { id, places, before } = example;
  const prepared = preparedRules(rules);
  const { column } = scored;
  const lower = id === "lowerFull" ? zeros(prepared, ({ section }) => section === "lower") : {};
  const cards = prepared.columns.map((_, at): Card => {
    const words = before.filter((word) => word.includes("*") || at === column);
    return { ...earlier(prepared, example, scored, at), ...(at === column ? lower : {}), ...filledIn(words) };
  });
  const bonuses = id === "capped" ? [Number(places.at(-1))] : [];
  const rollsUsed = id === "served" ? 1 : prepared.rollsPerTurn;
  return position(rules, sheetOf(rules, cards, bonuses), faces(scored.dice), rollsUsed);
}

function filledIn(words: readonly string[]): Card {
  return Object.fromEntries(
    words.map((word) => {
      const [category = "", points] = word.split(/[=*]/);
      return [category, Number(points)];
    }),
  );
}

/** What has to be filled for the turn to come to this category; an example about the order says so itself. */
function earlier(rules: PreparedRules, { id }: Example, { category, column }: Scored, at: number): Card {
  if (id === "only" || id === "notAllowed") return {};
  const last = rules.indexOf.get(category) ?? -1;
  if (rules.categoryOrder === "downwards") return zeros(rules, (_, index) => index < last);
  return rules.columnOrder === "leftToRight" && at < column ? { [category]: 0 } : {};
}

function zeros(
  { categories }: PreparedRules,
  takes: (category: PreparedRules["categories"][number], index: number) => boolean,
): Card {
  return Object.fromEntries(categories.filter(takes).map(({ id }) => [id, 0]));
}

function faces(digits: string) {
  return dice([...digits].join(" "));
}

/** The held ones, and that the turn goes on with the others. */
function heldDice(rules: ChosenRules, [digits = "", ...positions]: readonly string[]): string {
  const thrown = faces(digits);
  const held = thrown.map((_, die) => positions.includes(String(die + 1)));
  const kept = new Set(thrown.filter((_, die) => held[die]));
  const others = thrown.filter((_, die) => !held[die]);
  play(
    newGame(rules, 1),
    { type: "roll", faces: thrown },
    { type: "hold", held },
    { type: "roll", faces: others },
  );
  return kept.size === 1 ? "alike" : "different";
}

/** Against one other, and alone. */
function servedWin(rules: ChosenRules, [digits = ""]: readonly string[]): string {
  return [2, 1]
    .map((players) => play(newGame(rules, players), { type: "roll", faces: faces(digits) }).sheets[0]?.status)
    .join(", ");
}

/** Where somebody with this sheet gets a zero, and the turn with it, when another scores a second Kismet. */
function penalty(rules: ChosenRules, card: Card): string {
  const [own, other] = [{ kismet: 60 }, card].map((held) => sheetOf(rules, [held])) as [Sheet, Sheet];
  const game: Game = { ...position(rules, own, faces("33333"), 3), sheets: [own, other] };
  const { after, events } = step(game, { type: "score", category: "threes", column: 0 });
  const zero = events.find(({ type }) => type === "penalized");
  return zero?.type === "penalized" && after.turn?.player === 0 ? zero.category : "none";
}

/** How many rolls the second turn has when the first used so many. */
function rollsAfter(rules: ChosenRules, used: number): number {
  const rolls = Array.from({ length: used }, () => ({ type: "roll", faces: faces("123456") }) as const);
  return rollsOfTurn(play(newGame(rules, 1), ...rolls, { type: "score", category: "ones", column: 0 }));
}

/** What entering it adds to the total, without the upper bonus. */
export function addedBy(rules: ChosenRules, example: Example, scored: Scored): number {
  const prepared = preparedRules(rules);
  const { category, column } = scored;
  const game = standing(rules, example, scored);
  const { after, events } = step(game, { type: "score", category, column });
  const [before, now] = [game.sheets[0], after.sheets[0]] as [Sheet, Sheet];
  const [event] = events;
  const upper = event?.type === "scored" ? event.upperBonus : 0;
  const times = prepared.columns[column]?.multiplier ?? 1;
  return totals(prepared, now).total - totals(prepared, before).total - upper * times;
}
