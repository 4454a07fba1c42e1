// How to play, as lines that are short to ship and to read. A page begins with `# title`; each line below is a lesson: its
// text with what fills the places, then its examples, each after ` | `:
//
//   # alike
//   alike threeKind 3 | 33325 16
//   jokerMatching | only 66666 sixes 30+100 yahtzee=50
//
// Titles, lessons and examples name texts of the language file (`lessonPage.`, `lesson.`,
// `example.`). An example that begins with dice is a `score`: dice, category (left out, that of the lesson) and
// points, `30+100` with a Yahtzee bonus. `yahtzee=50` is what the sheet holds before, `yahtzee*50` in every column.
import type { HouseRules } from "../../engine/rules.ts";
import { faces } from "../dice-text.ts";
import { listed } from "../names.ts";
import { categoryName, say, type Text } from "../text.ts";

/** The lessons of a rule set under these house rules. */
export type Book = (chosen: HouseRules) => string;

export interface Page {
  readonly id: string;
  readonly lessons: readonly Lesson[];
}

/** A text with what fills its places: numbers, dice, sums of points, category ids. */
interface Line {
  readonly id: string;
  readonly places: readonly string[];
}

export interface Lesson extends Line {
  readonly examples: readonly Example[];
}

export interface Example extends Line {
  /** What the sheet holds before: `yahtzee=50`, or `yahtzee*50` for every column. */
  readonly before: readonly string[];
}

export function readPages(book: string): readonly Page[] {
  return book
    .split("# ")
    .slice(1)
    .map((page) => {
      const [id = "", ...lessons] = page.trim().split("\n");
      return { id, lessons: lessons.map(readLesson) };
    });
}

function readLesson(line: string): Lesson {
  const [text = "", ...examples] = line.split(" | ");
  const [id = "", ...places] = text.split(" ");
  return { id, places, examples: examples.map((example) => readExample(example, places[0])) };
}

/** @param category what the lesson is about. */
function readExample(text: string, category = ""): Example {
  const words = text.split(" ");
  const before = words.filter((word) => /[=*]/.test(word));
  const [id = "", ...places] = words.slice(0, words.length - before.length);
  if (!/\d/.test(id)) return { id, places, before };
  return { id: "score", places: places.length === 1 ? [id, category, ...places] : [id, ...places], before };
}

export function lessonText({ id, places }: Lesson): Text {
  return say(`lesson.${id}`, ...places.map(placeText));
}

/** *With 50 in Yahtzee: 6 6 6 6 6 in Sixes: 30 + 100* */
export function exampleText({ id, places, before }: Example): Text {
  const text = say(`example.${id}`, ...places.map(placeText));
  return before.length === 0 ? text : say("example.with", listed(before.map(beforeText)), text);
}

/** The name of the picture of its dice: `33325`, `44261_1_2` with two of them held; none without dice. */
export function pictureOf({ id, places }: Example): string | undefined {
  const [dice = ""] = places;
  if (!ONLY_DICE.test(dice)) return undefined;
  return id === "hold" ? places.join("_") : dice;
}

function beforeText(word: string): Text {
  const [category = "", points = ""] = word.split(/[=*]/);
  return say(word.includes("*") ? "example.inEach" : "example.in", points, categoryName(category));
}

/** Five or six of them. */
const ONLY_DICE = /^\d{5,6}$/;

function placeText(word: string): Text | string {
  if (/[a-z]/.test(word)) return categoryName(word);
  return ONLY_DICE.test(word) ? faces([...word]) : word.replace(/[+×]/g, " $& ");
}
