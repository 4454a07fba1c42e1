// Every screen under every rule set and house rule: each row is in words and has its place in the live form, which
// never has more than thirty.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChosenRules, chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from "../../../scripts/engine/rule-sets/rule-sets.ts";
import type { Match } from "../../../scripts/match/match.ts";
import { readLang, translator } from "../../../scripts/tools/host/text.ts";
import { fitsLive, type LiveLayout, liveLayout } from "../../../scripts/ui/live-layout.ts";
import { type Screen, TABLE } from "../../../scripts/ui/screen.ts";
import { screenOf } from "../../../scripts/ui/table-screen.ts";
import type { TableView } from "../../../scripts/ui/view.ts";
import { SEVEN_DICE_TEXTS, sevenDice } from "../../fixtures/rule-sets/seven-dice.ts";
import { allRulesOf, everyRules } from "../../support/games.ts";
import { ANA, BEN, FOUR, lobby, withAway } from "../../support/matches.ts";
import { LANG_FILE, SCREENS, viewOf, watching } from "../../support/views.ts";
import { expectPlaced, idsOf, someOf, statesUnder } from "../../support/views-of-rules.ts";

const SEVEN_DICE = sevenDice.id as RuleSetId;
const WORDS = new Map([...readLang(readFileSync(LANG_FILE, "utf8")), ...Object.entries(SEVEN_DICE_TEXTS)]);

beforeAll(() => {
  Object.assign(RULE_SETS, { [SEVEN_DICE]: sevenDice });
});

// Other tests in this process have the list as it is.
afterAll(() => {
  Reflect.deleteProperty(RULE_SETS, SEVEN_DICE);
});

/** Two texts, a button and the categories or what they are chosen with, then buttons, simple screens and the cross. */
function rowsOf({ dice, categories, choice, buttons }: LiveLayout): number {
  const lists = choice === null ? 0 : choice.columns.length > 1 ? 2 : 1;
  const score = choice === null ? 0 : 1;
  return 1 + dice + 1 + categories.length + lists + score + 1 + buttons + 2;
}

function expectShown(views: readonly TableView[]): void {
  const { resolve, errors } = translator(WORDS);
  // A place goes by the ids of the rows: one screen of each shape says it for all.
  const shapes = new Map<string, readonly [Screen, LiveLayout]>();
  for (const view of views) {
    const layout = liveLayout(view.match, TABLE);
    for (const wanted of SCREENS) {
      const screen = screenOf(view, wanted);
      for (const text of [screen.title, ...screen.rows.map((row) => row.text)]) {
        if (resolve(text) === "") errors.push(`A row of ${JSON.stringify(wanted)} is empty.`);
      }
      if (fitsLive(wanted))
        shapes.set(JSON.stringify([view.match.rules, idsOf(screen.rows)]), [screen, layout]);
    }
  }
  expect(errors).toEqual([]);
  for (const [screen, layout] of shapes.values()) expectPlaced(screen, layout);
}

function seenBy(match: Match): readonly TableView[] {
  return [viewOf(match, { best: 200 }), viewOf(match, { viewer: BEN }), watching(match, { operator: true })];
}

describe("a live form under any rules", () => {
  it("has thirty rows, of which some are for buttons", () => {
    for (const rules of [...everyRules(), ...allRulesOf(SEVEN_DICE)]) {
      const layout = liveLayout({ ...lobby(), rules }, TABLE);
      expect(rowsOf(layout)).toBe(30);
      expect(layout.buttons).toBeGreaterThanOrEqual(5);
      expect(layout.dice).toBe(preparedRules(rules).diceCount);
    }
  });

  it("has a list only for more than fifteen categories in all columns", () => {
    for (const rules of [...everyRules(), ...allRulesOf(SEVEN_DICE)]) {
      const { categories, columns } = preparedRules(rules);
      const layout = liveLayout({ ...lobby(), rules }, TABLE);
      const count = categories.length * columns.length;
      expect(layout.choice !== null).toBe(count > 15);
      expect(layout.categories).toHaveLength(count > 15 ? 0 : count);
    }
  });
});

describe("every screen", () => {
  const printed: readonly (readonly [RuleSetId, ChosenRules])[] = [
    ...RULE_SET_IDS.map((id) => [id, chooseRules(id)] as const),
  ];

  it.each(printed)("of %s is in words and fits into the live form, from the lobby to the end", (_, rules) => {
    expectShown(someOf(statesUnder(rules, ANA, BEN)).flatMap(seenBy));
    expectShown(someOf(statesUnder(rules, ANA)).flatMap(seenBy));
  });

  it.each(printed)("of %s fits for four players of whom one is away", (_, rules) => {
    const playing = statesUnder(rules, ...FOUR).slice(2, 7);
    expectShown(
      playing
        .map((match) => withAway(match, BEN))
        .flatMap((match) => [
          ...FOUR.map((viewer) => viewOf(match, { viewer })),
          viewOf(match, { sitting: true, atTable: false }),
        ]),
    );
  });

  it("under any house rules is in words and fits into the live form", () => {
    for (const rules of everyRules()) {
      const states = statesUnder(rules, ANA);
      const [first, last] = [states.slice(0, 5), states.slice(-1)];
      expectShown([...first, ...last].map((match) => viewOf({ ...match, target: 200 })));
    }
  });

  it("of seven dice and three categories is in words and fits into the live form", () => {
    for (const rules of allRulesOf(SEVEN_DICE)) expectShown(statesUnder(rules, ANA, BEN).flatMap(seenBy));
  });
});
