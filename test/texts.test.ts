// The language file and the code agree: every text has its words and its places, and no words are left over.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chooseRules, preparedRules } from "../scripts/engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS } from "../scripts/engine/rule-sets/rule-sets.ts";
import { LEVELS } from "../scripts/engine/strategy/levels.ts";
import { VERDICTS } from "../scripts/match/absence.ts";
import { type Command, handle } from "../scripts/match/actions.ts";
import { HINT_RULES } from "../scripts/match/help.ts";
import type { Match } from "../scripts/match/match.ts";
import { CHAT_LEVELS, DICE_PACES, SCREEN_STYLES } from "../scripts/match/saved-settings.ts";
import { WORLD_SETTING_NAMES } from "../scripts/match/saved-world-settings.ts";
import { SIDES } from "../scripts/match/seats.ts";
import { SOUNDS } from "../scripts/minecraft/ids.ts";
import { readLang } from "../scripts/tools/host/text.ts";
import { boardLore } from "../scripts/ui/board-lore.ts";
import { cardText } from "../scripts/ui/card-text.ts";
import { heardLines } from "../scripts/ui/chat-lines.ts";
import { withGlyphs } from "../scripts/ui/glyphs.ts";
import { HINT_REASONS } from "../scripts/ui/hint-screen.ts";
import { NOTICES, noticeText } from "../scripts/ui/notices.ts";
import { houseRuleText } from "../scripts/ui/rules-text.ts";
import type { Screen } from "../scripts/ui/screen.ts";
import { barText } from "../scripts/ui/standing-text.ts";
import { screenOf } from "../scripts/ui/table-screen.ts";
import { categoryName, say, type Text } from "../scripts/ui/text.ts";
import type { TableView } from "../scripts/ui/view.ts";
import {
  ANA,
  acted,
  alone,
  BEN,
  cardWithout,
  decidedFor,
  EVE,
  ended,
  finished,
  finishedTogether,
  handled,
  holding,
  lobby,
  READY,
  RESIGN,
  rollingOff,
  rollOf,
  started,
} from "./support/matches.ts";
import { forRandomCommands } from "./support/random-commands.ts";
import { REFUSALS } from "./support/refusals.ts";
import { LANG_FILE, SCREENS, viewOf, watching } from "./support/views.ts";
import { aloneUnder } from "./support/views-of-rules.ts";
import { ALL_LESSON_TEXTS } from "./ui/lessons/all-lessons.ts";

const LANG = readLang(readFileSync(LANG_FILE, "utf8"));

/** Each translated text that is said, once for each number of places that it fills: `key/places`. */
function collect(texts: readonly Text[], said: Set<string> = new Set()): Set<string> {
  for (const text of texts) {
    if ("text" in text) continue;
    if ("rawtext" in text) {
      collect(text.rawtext, said);
      continue;
    }
    const places = text.with?.rawtext ?? [];
    said.add(`${text.translate}/${places.length}`);
    collect(places, said);
  }
  return said;
}

function textsOf(screen: Screen): readonly Text[] {
  return [screen.title, ...screen.rows.map(({ text }) => text)];
}

/** All that anybody could read of this match. */
function textsAbout(match: Match, screens = SCREENS): readonly Text[] {
  const views: readonly TableView[] = [
    viewOf(match),
    viewOf(match, { best: 1 }),
    viewOf(match, { best: 297 }),
    viewOf(match, { viewer: EVE, owner: null }),
    ...(["free", "taken", "none"] as const).map((chairs) => watching(match, { chairs })),
  ];
  const shown = views.flatMap((view) => screens.flatMap((name) => textsOf(screenOf(view, name))));
  const bars = [ANA, BEN, EVE].flatMap(({ id }) => barText(match, id) ?? []);
  const cards = [undefined, "nobody"].map((name) => cardText(match, ANA.id, name));
  const typed = cards.map((card) => (card.ok ? card.value : card.reason));
  return [...shown, ...bars, ...typed, ...(match.players.length === 0 ? [] : boardLore(match))];
}

/** Without what has to be worked out for each: the states below have it. */
const QUICK = SCREENS.filter(({ name }) => name !== "hint" && name !== "costs");

/** A state for every text that a screen may hold. */
const MATCHES: readonly Match[] = [
  lobby(),
  lobby(ANA),
  lobby(ANA, BEN),
  acted(lobby(ANA, BEN), ANA, READY),
  rollingOff(ANA, BEN),
  acted(rollingOff(ANA, BEN), ANA, rollOf("1 2 3 4 6")),
  decidedFor(rollingOff(ANA, BEN), BEN),
  started(ANA),
  acted(started(ANA, BEN), ANA, rollOf("1 2 3 4 6")),
  alone({}, { faces: "2 2 3 3 6", held: "xx---" }),
  alone({}, { faces: "2 2 3 3 6", held: "xxxxx" }),
  alone({ sixes: 24 }, { faces: "2 2 3 3 6", rollsUsed: 3 }),
  alone({ sixes: 12, ones: 0 }, { faces: "2 2 3 3 6" }),
  alone(cardWithout("chance"), { faces: "2 2 3 3 6" }),
  alone({ ...cardWithout("chance"), sixes: 12 }, { faces: "2 2 3 3 6" }),
  alone({ yahtzee: 50 }, { faces: "4 4 4 4 4" }),
  alone({ yahtzee: 50, fours: 12 }, { faces: "4 4 4 4 4" }),
  alone(cardWithout("ones"), { faces: "4 4 4 4 4" }),
  alone(cardWithout("chance"), { faces: "4 4 4 4 4" }),
  ended(cardWithout("chance"), "1 2 3 4 6", "chance"),
  ...[149, 199, 249, 300].map(finished),
  acted(started(ANA), ANA, RESIGN),
  finishedTogether([ANA, cardWithout()], [BEN, {}]),
  finishedTogether([ANA, cardWithout()], [BEN, cardWithout()]),
  acted(acted(started(ANA, BEN), BEN, RESIGN), ANA, RESIGN),
  { ...lobby(ANA), target: 200 },
  ...[200, 300].map((target) => ({ ...finished(250), target })),
  aloneUnder(chooseRules("triple"), [{ ones: 3 }, {}, { chance: 20 }], { faces: "6 6 6 2 1" }),
  aloneUnder(chooseRules("triple", { columnOrder: "leftToRight" }), [{}], { faces: "6 6 6 2 1" }),
  aloneUnder(chooseRules("yatzy", { categoryOrder: "downwards" }), [{}], { faces: "6 6 6 2 1" }),
  aloneUnder(chooseRules("maxiYatzy", { savedRolls: true }), [{}], { faces: "1 2 3 4 5 6", savedRolls: 2 }),
  aloneUnder(chooseRules("kismet"), [{}], { faces: "6 6 6 2 1" }),
  ...[{}, { generala: 0 }].map((card) =>
    aloneUnder(chooseRules("generala"), [card], { faces: "4 4 4 4 4", rollsUsed: 2 }),
  ),
  aloneUnder(chooseRules("freeJoker", { joker: "freeOpen" }), [{ yahtzee: 50 }], { faces: "4 4 4 4 4" }),
];

/** What who types is told of holding some dice and of holding none. */
const HOLDS: readonly Text[] = ["xx---", "-----"].flatMap((marks) => {
  const { match, events } = handled(alone({}, { faces: "2 2 3 3 6" }), ANA, {
    type: "hold",
    held: holding(marks),
  });
  return heardLines(match, events, ANA.id, "typed");
});

const FIXED: readonly Text[] = [
  withGlyphs(say("turn.jokerOpen")),
  ...[...REFUSALS, ...NOTICES].map(noticeText),
  ...ALL_LESSON_TEXTS,
  ...RULE_SET_IDS.map((id) => say(`rules.about.${id}`)),
  ...RULE_SET_IDS.flatMap((id) =>
    RULE_SETS[id].houseRules.flatMap(({ id: rule, values }) =>
      values.map((value) => houseRuleText(rule, value)),
    ),
  ),
  ...["upper", "lower"].map((section) => say(`section.${section}`)),
  ...(preparedRules(chooseRules("kismet")).colours ?? []).map((colour) => say(`colour.${colour}`)),
  ...RULE_SET_IDS.map((id) => say(`ruleSet.${id}`)),
  ...SIDES.map((side) => say(`side.${side}`)),
  ...SOUNDS.map((sound) => say(`subtitle.${sound}`)),
  ...CHAT_LEVELS.map((level) => say("settings.chat", say(`settings.chat.${level}`))),
  ...DICE_PACES.map((pace) => say("settings.pace", say(`settings.pace.${pace}`))),
  ...SCREEN_STYLES.map((style) => say("settings.screens", say(`settings.screens.${style}`))),
  ...HINT_RULES.map((rule) => say(`hints.${rule}`)),
  ...LEVELS.flatMap((level) => [say(`level.${level}`), say(`level.about.${level}`)]),
  ...HINT_REASONS.map((reason) => say(`hint.reason.${reason}`)),
  ...VERDICTS.map((verdict) => say(`away.${verdict}`, "Ana")),
  ...WORLD_SETTING_NAMES.map((setting) => say(`setting.${setting}`)),
  ...RULE_SET_IDS.flatMap((id) =>
    preparedRules(chooseRules(id)).categories.map((category) => categoryName(category.id)),
  ),
];

/** The numbers of the places in a text of the language file: `%1$s` is 1. */
function placesOf(words: string): readonly number[] {
  return [...new Set([...words.matchAll(/%(\d+)\$s/g)].map(([, place]) => Number(place)))].sort(
    (a, b) => a - b,
  );
}

/** What is wrong with a text that is said, or `null`. @param said as `collect` writes it. */
function wrong(said: string): string | null {
  const [key = "", filled] = said.split("/");
  const words = LANG.get(key);
  if (words === undefined) return `${key} has no words: add it to ${LANG_FILE}.`;
  const places = placesOf(words);
  const right = Array.from({ length: Number(filled) }, (_, place) => place + 1);
  return JSON.stringify(places) === JSON.stringify(right)
    ? null
    : `${key} has the places [${places}] and is filled at [${right}]: mend it in ${LANG_FILE}.`;
}

function wrongOf(said: ReadonlySet<string>): readonly string[] {
  return [...said].flatMap((text) => wrong(text) ?? []);
}

/** Ids of the game that look like keys: a sound. */
const NO_KEYS: readonly string[] = ["random.pop"];

/** The keys that shipped code writes out, and the beginnings of those that it puts together from an id. */
function keysInCode(): { readonly whole: ReadonlySet<string>; readonly begins: readonly string[] } {
  const files = ["engine", "match", "ui", "minecraft"].flatMap((folder) =>
    readdirSync(join("scripts", folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => join("scripts", folder, name)),
  );
  const code = files.map((file) => readFileSync(file, "utf8")).join("\n");
  // One of a single word is a key only where it is said: `say("back")`.
  const keys = [...code.matchAll(/"([a-z]\w*(?:\.\w+)+)"|\bsay\("(\w+)"/g)].map(
    ([, key, word]) => key ?? word ?? "",
  );
  // What begins with `item.` is put together for `gameText`, from the name that the game has for it.
  const begins = [...code.matchAll(/`([a-z]\w*\.(?:\w+\.)*)\$\{/g)].map(([, begin]) => begin ?? "");
  return {
    whole: new Set(keys.filter((key) => !NO_KEYS.includes(key)).map((key) => `yahtzee.${key}`)),
    begins: begins.filter((begin) => begin !== "item."),
  };
}

describe("every text", () => {
  it("of any screen, lore line, hold, reason, notice, category and rule set has words with its places", () => {
    expect(wrongOf(collect([...FIXED, ...HOLDS, ...MATCHES.flatMap((match) => textsAbout(match))]))).toEqual(
      [],
    );
  });

  it("that comes up in any match has words with its places", () => {
    const said = new Set<string>();
    forRandomCommands(3, (match: Match, sent: Command) => {
      const result = handle(match, sent);
      if (!result.ok) return match;
      const { match: next, events } = result.value;
      for (const { id } of [ANA, EVE]) collect(heardLines(next, events, id, "typed"), said);
      collect(textsAbout(next, QUICK), said);
      return next;
    });
    expect(wrongOf(said)).toEqual([]);
  });

  it("that the code names has words", () => {
    const { whole } = keysInCode();
    const missing = [...whole].filter((key) => !LANG.has(key));
    expect(missing.map((key) => `${key} has no words: add it to ${LANG_FILE}.`)).toEqual([]);
  });

  it("that the code puts together from an id is looked at above", () => {
    expect([...new Set(keysInCode().begins)].sort()).toEqual([
      "away.",
      "category.",
      "colour.",
      "example.",
      "hint.reason.",
      "hints.",
      "houseRule.",
      "lesson.",
      "lessonPage.",
      "level.",
      "level.about.",
      "notice.",
      "ruleSet.",
      "rules.about.",
      "section.",
      "setting.",
      "settings.",
      "side.",
    ]);
  });
});

describe("the language file", () => {
  const own = [...LANG.keys()].filter((key) => key.startsWith("yahtzee."));

  it("has no words that nobody says", () => {
    const { whole } = keysInCode();
    const derived = new Set([...collect(FIXED)].map((said) => said.split("/")[0]));
    const left = own.filter((key) => !whole.has(key) && !derived.has(key));
    expect(left.map((key) => `Nothing in scripts/ says ${key}: take it out of ${LANG_FILE}.`)).toEqual([]);
  });

  it("has each key once", () => {
    const keys = readFileSync(LANG_FILE, "utf8")
      .split("\n")
      .flatMap((line) => (/^[^#=]+=/.test(line) ? [line.slice(0, line.indexOf("="))] : []));
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    expect(twice.map((key) => `${key} is there twice: mend ${LANG_FILE}.`)).toEqual([]);
  });

  it("has format codes in lore only, and glyphs nowhere, since other screens may show them as they are", () => {
    const coded = own.filter((key) => !key.startsWith("yahtzee.lore.") && LANG.get(key)?.includes("§"));
    expect(own.filter((key) => /\p{Co}/u.test(LANG.get(key) ?? ""))).toEqual([]);
    expect(coded.map((key) => `${key} has a format code: take it out in ${LANG_FILE}.`)).toEqual([]);
  });

  it("has lore lines of at most 50 characters with the longest name and total", () => {
    const filled = own
      .filter((key) => key.startsWith("yahtzee.lore."))
      .map((key) => LANG.get(key)?.replace("%1$s", /player|name/.test(key) ? "W".repeat(20) : "13") ?? "")
      .map((words) => words.replace("%2$s", "1575"));
    expect(filled.filter((words) => words.length > 50)).toEqual([]);
    expect(filled.length).toBeGreaterThan(0);
  });
});
