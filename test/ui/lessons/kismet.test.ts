// What Kismet adds to the sum of the dice, and its colours in words.
import { describe, expect, it } from "vitest";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { lessonText } from "../../../scripts/ui/lessons/lesson.ts";
import { lessonsOf } from "../../../scripts/ui/lessons/lessons.ts";
import { english } from "../../support/views.ts";
import { readPage, titlesOf } from "./all-lessons.ts";
import { scoredIn } from "./proofs.ts";

const KISMET = chooseRules("kismet");
const LESSONS = lessonsOf(KISMET).flatMap(({ lessons }) => lessons);

function sumOf(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}

describe("the lessons of Kismet", () => {
  it("tell in words which colour each number has", () => {
    const [words = ""] = readPage(KISMET, "Three colours");
    const told = [...words.matchAll(/(\d) and (\d) are (\w+)/g)].flatMap(([, one, other, colour]) => [
      [Number(one), colour],
      [Number(other), colour],
    ]);
    const { colours = [] } = preparedRules(KISMET);
    expect(told.sort()).toEqual(colours.map((colour, index) => [index + 1, colour]));
  });

  it("name what is added to the sum of the dice", () => {
    const more = LESSONS.flatMap((lesson) => {
      const [, added] = /and (\d+) more\b/.exec(english(lessonText(lesson))) ?? [];
      const scored = lesson.examples.flatMap((example) => scoredIn(example) ?? []);
      return scored
        .filter(({ points }) => added !== undefined && (points ?? 0) > 0)
        .map(({ category, dice, points }) => [category, Number(added), (points ?? 0) - sumOf(dice)]);
    });
    expect(more).toEqual([
      ["fourKind", 25, 25],
      ["fullHouse", 15, 15],
      ["fullHouse", 15, 15],
      ["fullHouseSameColour", 20, 20],
      ["kismet", 50, 50],
    ]);
  });

  it("name the steps of the upper bonus", () => {
    expect(readPage(KISMET, "Collect matching numbers")).toContain(
      "Upper bonus: 63 to 70 points in the upper section earn 35 more, 71 to 77 earn 55, and 78 or more earn 75.",
    );
  });

  it("tell of the penalty only where there is one", () => {
    const line = "An opponent with 3 in Ones gets 0 in Twos";
    const without = chooseRules("kismet", { kismetPenalty: false });
    expect(readPage(KISMET, "More Kismets")).toContain(line);
    expect(readPage(without, "More Kismets")).not.toContain(line);
    expect(titlesOf(without)).toEqual(titlesOf(KISMET));
  });
});
