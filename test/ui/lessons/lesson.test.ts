// Lessons are read from lines; every kind of example in words.
import { describe, expect, it } from "vitest";
import { exampleText, lessonText, readPages } from "../../../scripts/ui/lessons/lesson.ts";
import { english } from "../../support/views.ts";

/** The examples of a lesson about this category. */
function read(examples: string, category = "fullHouse"): readonly string[] {
  const [page] = readPages(`# alike\nalike ${category} 3 | ${examples}`);
  return page?.lessons[0]?.examples.map((example) => english(exampleText(example))) ?? [];
}

describe("lines", () => {
  it("are pages of lessons with their examples", () => {
    expect(readPages("# alike\nalike threeKind 3 | 33325 16\nwin\n# tips\ntipKeep chance")).toEqual([
      {
        id: "alike",
        lessons: [
          {
            id: "alike",
            places: ["threeKind", "3"],
            examples: [{ id: "score", places: ["33325", "threeKind", "16"], before: [] }],
          },
          { id: "win", places: [], examples: [] },
        ],
      },
      { id: "tips", lessons: [{ id: "tipKeep", places: ["chance"], examples: [] }] },
    ]);
  });

  it("fill the places of a lesson with names, numbers and dice", () => {
    const lessons = readPages("# straights\nstraight bigStraight 23456 30\ntipHigh")[0]?.lessons ?? [];
    expect(lessons.map((lesson) => english(lessonText(lesson)))).toEqual([
      "Big Straight: exactly 2 3 4 5 6 scores 30.",
      "Extra fives and sixes make up for poor low numbers.",
    ]);
  });
});

describe("an example in words", () => {
  it.each([
    ["33344 25", "3 3 3 4 4 in Full House: 25"],
    ["66624 sixes 18", "6 6 6 2 4 in Sixes: 18"],
    ["112246 0", "1 1 2 2 4 6 in Full House: 0"],
    ["66666 sixes 30+100 yahtzee=50", "With 50 in Yahtzee: 6 6 6 6 6 in Sixes: 30 + 100"],
    [
      "lowerFull 66666 ones 0+100 yahtzee=50 sixes=18",
      "With 50 in Yahtzee and 18 in Sixes: 6 6 6 6 6 in Ones, the lower section full: 0 + 100",
    ],
    [
      "capped 66666 sixes 30 2 yahtzee=50",
      "With 50 in Yahtzee: 6 6 6 6 6 in Sixes with 2 × Yahtzee bonus on the sheet: 30",
    ],
    ["only 66666 sixes 30 yahtzee=0", "With 0 in Yahtzee: 6 6 6 6 6 only in Sixes: 30"],
    ["served 12345 escalera 25", "1 2 3 4 5 on the first roll, in Escalera: 25"],
    ["column 66624 sixes 1 18", "6 6 6 2 4 in Sixes, column 1: 18"],
    ["column 66624 sixes 3 18×3", "6 6 6 2 4 in Sixes, column 3: 18 × 3"],
    [
      "column 66666 largeStraight 3 (40+100)×3 yahtzee*50 sixes*18",
      "With 50 in each Yahtzee and 18 in each Sixes: 6 6 6 6 6 in Large Straight, column 3: (40 + 100) × 3",
    ],
    ["notAllowed 66624 sixes 3", "6 6 6 2 4 in Sixes, column 3: not allowed"],
    ["hold 44261 1 2", "4 4 2 6 1: hold dice 1 and 2, roll the others."],
    ["upper 62 0", "62 in the upper section: upper bonus 0"],
    ["winners 241 241 198 2", "Totals 241, 241, 198: 2 winners"],
    ["servedWin 33333", "3 3 3 3 3 on the first roll: wins against others"],
    ["penalty 3 ones twos", "An opponent with 3 in Ones gets 0 in Twos"],
    ["savedRolls 1 5", "Rolls used in the first turn: 1. Rolls in the second: 5"],
  ])("%s", (line, words) => {
    expect(read(line)).toEqual([words]);
  });
});
