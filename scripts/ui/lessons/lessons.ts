// The one list of lessons by rule set. A new one is a file beside this and a line here.
import { type ChosenRules, preparedRules, turnsPerPlayer } from "../../engine/prepared-rules.ts";
import type { RuleSetId } from "../../engine/rule-sets/rule-sets.ts";
import { classicLessons, freeJokerLessons } from "./classic.ts";
import { generalaLessons } from "./generala.ts";
import { kismetLessons } from "./kismet.ts";
import { type Book, type Page, readPages } from "./lesson.ts";
import { maxiYatzyLessons } from "./maxi-yatzy.ts";
import { end } from "./shared.ts";
import { tripleLessons } from "./triple.ts";
import { yachtLessons } from "./yacht.ts";
import { yatzyLessons } from "./yatzy.ts";

const BOOKS: Readonly<Partial<Record<RuleSetId, Book>>> = {
  classic: classicLessons,
  freeJoker: freeJokerLessons,
  triple: tripleLessons,
  yacht: yachtLessons,
  yatzy: yatzyLessons,
  maxiYatzy: maxiYatzyLessons,
  kismet: kismetLessons,
  generala: generalaLessons,
};

/** At least one page: a rule set without lessons of its own has what holds for all. */
export function lessonsOf(chosen: ChosenRules): readonly Page[] {
  const turns = turnsPerPlayer(preparedRules(chosen));
  return readPages(
    BOOKS[chosen.ruleSet]?.(chosen.houseRules) ?? `# roll\nroll\nchoose\n${end(`sheet ${turns}`)}`,
  );
}
