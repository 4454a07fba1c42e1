// The lessons of every rule set: what they say is what the engine does, and nothing is left out.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  type ChosenRules,
  chooseRules,
  preparedRules,
  turnsPerPlayer,
} from "../../../scripts/engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from "../../../scripts/engine/rule-sets/rule-sets.ts";
import { readLang } from "../../../scripts/tools/host/text.ts";
import { type Example, type Lesson, lessonText, readPages } from "../../../scripts/ui/lessons/lesson.ts";
import { lessonsOf } from "../../../scripts/ui/lessons/lessons.ts";
import type { Text } from "../../../scripts/ui/text.ts";
import { english, LANG_FILE } from "../../support/views.ts";
import { ALL_LESSON_TEXTS, ALL_RULES, readPage, titlesOf } from "./all-lessons.ts";
import { addedBy, type Scored, scoredIn, wrongExample } from "./proofs.ts";

const LESSON_KEYS = [...readLang(readFileSync(LANG_FILE, "utf8")).keys()].filter((key) =>
  /^yahtzee\.(lesson|lessonPage|example)\./.test(key),
);

function lessonsIn(rules: ChosenRules): readonly Lesson[] {
  return lessonsOf(rules).flatMap(({ lessons }) => lessons);
}

function examplesIn(rules: ChosenRules): readonly Example[] {
  return lessonsIn(rules).flatMap(({ examples }) => examples);
}

function allScored(examples: readonly Example[]): readonly Scored[] {
  return examples.flatMap((example) => scoredIn(example) ?? []);
}

function keysOf(text: Text): readonly string[] {
  if ("text" in text) return [];
  if ("rawtext" in text) return text.rawtext.flatMap(keysOf);
  return [text.translate, ...(text.with?.rawtext ?? []).flatMap(keysOf)];
}

describe.each(RULE_SET_IDS)("the lessons of %s, under every combination of house rules,", (id: RuleSetId) => {
  const all = ALL_RULES.filter(({ ruleSet }) => ruleSet === id);

  it("have only examples that come out so in the engine", () => {
    const wrong = all.flatMap((rules) =>
      examplesIn(rules).flatMap((example) => wrongExample(rules, example) ?? []),
    );
    expect(wrong).toEqual([]);
  });

  it("print what an entry adds to the total", () => {
    for (const rules of all) {
      for (const example of examplesIn(rules)) {
        const scored = scoredIn(example);
        if (scored === null || scored.points === null) continue;
        const printed = (scored.points + scored.bonus) * scored.times;
        expect([...example.places, printed]).toEqual([...example.places, addedBy(rules, example, scored)]);
      }
    }
  });

  it("have for every category an example that scores there", () => {
    for (const rules of all) {
      const shown = allScored(examplesIn(rules)).filter(({ points }) => (points ?? 0) > 0);
      const missing = preparedRules(rules).categories.filter(
        (category) => !shown.some((scored) => scored.category === category.id),
      );
      expect(
        missing.map((category) => `${category.id} has no example: add one in scripts/ui/lessons.`),
      ).toEqual([]);
    }
  });

  it("name in their sentences no points that none of their examples scores", () => {
    for (const rules of all) {
      for (const lesson of lessonsIn(rules)) {
        const scored = allScored(lesson.examples).flatMap(({ points, bonus }) => [points, bonus]);
        if (scored.length === 0) continue;
        const words = english(lessonText(lesson));
        // What is added to other points (*score 5 more*) is looked at in the test of its rule set.
        const named = [...words.matchAll(/\b(?:scores?|for|earns) (\d+)\b(?! more on)/g)].map(([, it]) =>
          Number(it),
        );
        expect([words, named.filter((points) => ![0, ...scored].includes(points))]).toEqual([words, []]);
      }
    }
  });

  it("say how many categories everybody fills", () => {
    for (const rules of all) {
      const sheets = lessonsIn(rules).filter((lesson) => lesson.id.startsWith("sheet"));
      const turns = turnsPerPlayer(preparedRules(rules));
      expect(sheets.map((lesson) => /\d+/.exec(english(lessonText(lesson)))?.[0])).toEqual([String(turns)]);
    }
  });

  it("read otherwise for every house rule", () => {
    const read = all.map((rules) => JSON.stringify(lessonsOf(rules)));
    expect(new Set(read).size).toBe(all.length);
  });

  it("name every step of an upper bonus, or that there is none", () => {
    for (const rules of all) {
      const steps = preparedRules(rules).upperBonus;
      const reached = examplesIn(rules)
        .filter((example) => example.id === "upper" && example.places[1] !== "0")
        .map(({ places }) => ({ at: Number(places[0]), points: Number(places[1]) }));
      expect(reached).toEqual(steps);
      expect(lessonsIn(rules).some((lesson) => lesson.id === "noUpperBonus")).toBe(steps.length === 0);
    }
  });
});

describe("the texts of lessons", () => {
  it("have words, and a value for each place", () => {
    expect(ALL_LESSON_TEXTS.map(english).filter((words) => /%\d|undefined|NaN/.test(words))).toEqual([]);
  });

  it("are all said by some lesson", () => {
    const said = new Set(ALL_LESSON_TEXTS.flatMap(keysOf));
    expect(LESSON_KEYS.filter((key) => !said.has(key))).toEqual([]);
    expect(LESSON_KEYS).toContain("yahtzee.lesson.roll");
  });
});

describe("a rule set without lessons of its own", () => {
  it("has what holds for all, with its number of turns", () => {
    const id: string = "other";
    Object.assign(RULE_SETS, { [id]: { ...RULE_SETS.yacht, id } });
    const rules = { ...chooseRules("yacht"), ruleSet: id as RuleSetId };
    expect(titlesOf(rules)).toEqual(["Roll, hold, roll", "The end of the game"]);
    expect(readPage(rules, "The end of the game")).toEqual([
      "Everybody fills a sheet of 12 categories, one each turn. All of them are added up.",
      "The highest total wins. Equal best totals share the win.",
      "Totals 241, 241, 198: 2 winners",
    ]);
  });
});

describe("an example that is wrong is found:", () => {
  it.each<readonly [string, ChosenRules, string]>([
    ["points", chooseRules("classic"), "66624 sixes 24"],
    ["points for what is not allowed", chooseRules("classic"), "66666 chance 30+100 yahtzee=50"],
    ["a Yahtzee bonus after a zero", chooseRules("classic"), "only 66666 sixes 30+100 yahtzee=0"],
    [
      "a bonus over the cap",
      chooseRules("classic", { yahtzeeBonusCap: 1 }),
      "capped 66666 sixes 30+100 1 yahtzee=50",
    ],
    ["a cap that there is not", chooseRules("classic"), "capped 66666 sixes 30 3 yahtzee=50"],
    ["a category that is not the only one", chooseRules("classic"), "only 66624 sixes 18"],
    [
      "no points with the lower section full",
      chooseRules("classic"),
      "lowerFull 66666 ones 1 yahtzee=50 sixes=18",
    ],
    ["the first roll", chooseRules("generala"), "served 12345 escalera 20"],
    ["not allowed where it is", chooseRules("triple"), "notAllowed 66624 sixes 3"],
    ["how often a column counts", chooseRules("triple"), "column 66624 sixes 3 18×2"],
    [
      "a bonus of other columns",
      chooseRules("triple", { tripleReading: "boxed" }),
      "column 66666 sixes 2 (30+100)×2 yahtzee=50",
    ],
    ["holds", chooseRules("classic"), "hold 44261 1 3"],
    ["an upper bonus", chooseRules("classic"), "upper 62 35"],
    ["winners", chooseRules("classic"), "winners 241 240 198 2"],
    ["winning at once", chooseRules("classic"), "servedWin 33333"],
    ["a penalty", chooseRules("kismet"), "penalty 4 twos twos"],
    ["a penalty that there is not", chooseRules("kismet", { kismetPenalty: false }), "penalty 3 ones twos"],
    ["saved rolls", chooseRules("maxiYatzy"), "savedRolls 1 5"],
    ["a kind that nobody knows", chooseRules("classic"), "strange 1"],
  ])("%s", (_, rules, line) => {
    const [example] = readPages(`# tips\ntipHigh | ${line}`)[0]?.lessons[0]?.examples ?? [];
    if (example === undefined) throw new Error(`${line} is no example.`);
    expect(wrongExample(rules, example)).toMatch(/ says .*, the engine /);
  });
});
