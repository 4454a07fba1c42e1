// What is played, and choosing it: who may, what each press leads to, and that everything has words.

import { describe, expect, it } from "vitest";
import { withNextValue } from "../../scripts/engine/house-rules.ts";
import { type ChosenRules, chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS } from "../../scripts/engine/rule-sets/rule-sets.ts";
import type { Match } from "../../scripts/match/match.ts";
import { isRunning } from "../../scripts/match/match.ts";
import { mayChooseNow, ruleSetsScreen, rulesScreen } from "../../scripts/ui/rules-screen.ts";
import type { Intent, Screen } from "../../scripts/ui/screen.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import { ANA, acted, BEN, finishedTogether, lobby, RESIGN, rollingOff, started } from "../support/matches.ts";
import { english, rowOf, viewOf, watching, written } from "../support/views.ts";
import { idsOf, readLabels } from "../support/views-of-rules.ts";

const LOBBY = lobby(ANA, BEN);
const COMPUTERS = "button computers: computers.title -> show computers [more]";
const BACK = "button back: back -> show table";
const STAND_UP = "button standUp: table.standUp -> standUp [more]";

function under(rules: ChosenRules, match: Match = LOBBY): Match {
  return { ...match, rules };
}

function pressOf(screen: Screen | null, id: string): Intent | undefined {
  const row = screen?.rows.find((other) => other.id === id);
  return row?.kind === "button" ? row.press : undefined;
}

/** What can be pressed, as it reads. */
function buttons(screen: Screen | null): readonly string[] {
  return (screen?.rows ?? []).flatMap(({ kind, text }) => (kind === "button" ? [english(text)] : []));
}

describe("the rules", () => {
  it("say what the rule set is, what is played of it, and its categories", () => {
    const screen = rulesScreen(viewOf(under(chooseRules("yatzy", { categoryOrder: "downwards" }))));
    expect(english(screen.title)).toBe("Rules");
    expect(["ruleSet", "played", "categories"].flatMap((id) => readLabels(screen, id))).toEqual([
      "Yatzy: fifteen categories with pairs; only the dice that fit count",
      "What is played: Yatzy, categories from top to bottom.",
      "15 categories: Ones, Twos, Threes, Fours, Fives, Sixes, One Pair, Two Pairs, Three of a Kind, " +
        "Four of a Kind, Small Straight, Large Straight, Full House, Chance, Yatzy.",
    ]);
    expect({ matchId: screen.matchId, revision: screen.revision }).toEqual({
      matchId: LOBBY.id,
      revision: LOBBY.revision,
    });
  });

  it("count the categories that are played: without Doble Generala ten", () => {
    const categories = (dobleGenerala: boolean) =>
      readLabels(rulesScreen(viewOf(under(chooseRules("generala", { dobleGenerala })))), "categories")[0];
    expect(categories(true)).toMatch(/^11 categories: .*, Generala, Doble Generala\.$/);
    expect(categories(false)).toMatch(/^10 categories: .*, Generala\.$/);
  });

  it("offer who may choose another rule set, each house rule and the target, then the way back", () => {
    const { rows } = rulesScreen(viewOf(LOBBY));
    expect(idsOf(rows)).toEqual([
      ...["ruleSet", "played", "categories", "ruleSets", "house:joker", "house:yahtzeeBonus"],
      ...["house:yahtzeeBonusCap", "target", "computers", "back", "standUp"],
    ]);
    expect(buttons(rulesScreen(viewOf(LOBBY)))).toEqual([
      "Choose another rule set",
      "House rule: forced Joker (press for: no Joker)",
      "House rule: Yahtzee bonus of 100 (press for: Yahtzee bonus of 50)",
      "House rule: any number of Yahtzee bonuses (press for: at most 1 Yahtzee bonus)",
      "Target for whoever plays alone: none (change)",
      "Computer players and hints",
      "Back",
      "Stand up",
    ]);
    expect(rowOf(rulesScreen(viewOf(LOBBY)), "ruleSets")).toBe(
      "button ruleSets: rules.other -> show ruleSets",
    );
  });

  it.each<[string, boolean, TableView]>([
    ["the owner, before a game", true, viewOf(LOBBY)],
    ["the owner who stands beside", true, viewOf(LOBBY, { sitting: false })],
    ["the owner, after the end", true, viewOf(finishedTogether([ANA, {}], [BEN, {}]))],
    ["an operator at the table of another", true, watching(LOBBY, { operator: true })],
    ["who sits at a public table", true, viewOf(LOBBY, { owner: null, viewer: BEN })],
    ["who sits at the table of another", false, viewOf(LOBBY, { viewer: BEN })],
    ["who watches", false, watching(LOBBY)],
    ["who watches at a public table", false, watching(LOBBY, { owner: null })],
    ["the owner, in the roll-off", false, viewOf(rollingOff(ANA, BEN))],
    ["the owner, in a game", false, viewOf(started(ANA, BEN))],
    ["the owner who has resigned, in a game", false, viewOf(acted(started(ANA, BEN), ANA, RESIGN))],
    ["an operator, in a game", false, watching(started(ANA), { operator: true })],
  ])("may be changed by %s: %s", (_, may, view) => {
    expect(mayChooseNow(view)).toBe(may);
    expect(ruleSetsScreen(view) !== null).toBe(may);
    const screen = rulesScreen(view);
    const rest = [...(isRunning(view.match) ? [] : [COMPUTERS]), BACK, ...(view.sitting ? [STAND_UP] : [])];
    if (may) expect(pressOf(screen, "target")?.do).toBe("setTarget");
    else expect(written(screen).slice(3)).toEqual(rest);
  });
});

describe("a house rule", () => {
  it("goes on to its next value with each press, after the last one to the printed one", () => {
    const seen: string[] = [];
    let rules = chooseRules("classic", { yahtzeeBonus: 50 });
    for (let press = 0; press < 5; press++) {
      const screen = rulesScreen(viewOf(under(rules)));
      seen.push(english(screen.rows.find(({ id }) => id === "house:yahtzeeBonusCap")?.text ?? { text: "" }));
      const intent = pressOf(screen, "house:yahtzeeBonusCap");
      if (intent?.do !== "setRules") throw new Error("The row chooses rules.");
      rules = intent.rules;
    }
    expect(seen).toEqual([
      "House rule: any number of Yahtzee bonuses (press for: at most 1 Yahtzee bonus)",
      "House rule: at most 1 Yahtzee bonus (press for: at most 2 Yahtzee bonuses)",
      "House rule: at most 2 Yahtzee bonuses (press for: at most 3 Yahtzee bonuses)",
      "House rule: at most 3 Yahtzee bonuses (press for: any number of Yahtzee bonuses)",
      "House rule: any number of Yahtzee bonuses (press for: at most 1 Yahtzee bonus)",
    ]);
    // The others stay as they were.
    expect(rules).toEqual(chooseRules("classic", { yahtzeeBonus: 50, yahtzeeBonusCap: 1 }));
  });

  it("of any rule set has words for every value, each other ones, and comes round", () => {
    for (const id of RULE_SET_IDS) {
      for (const [index, rule] of RULE_SETS[id].houseRules.entries()) {
        const words = new Set<string>();
        let rules = chooseRules(id);
        for (const value of rule.values) {
          expect(rules.houseRules[rule.id]).toBe(value);
          const row = rulesScreen(viewOf(under(rules))).rows.find((other) => other.id === `house:${rule.id}`);
          words.add(row === undefined ? "" : english(row.text));
          rules = withNextValue(rules, index);
        }
        expect(rules).toEqual(chooseRules(id));
        expect(words.size).toBe(rule.values.length);
      }
    }
  });
});

describe("the target", () => {
  /** What the row leads to from this target. */
  function next(target: number | null, rules: ChosenRules): number | null {
    const intent = pressOf(rulesScreen(viewOf({ ...under(rules), target })), "target");
    if (intent?.do !== "setTarget") throw new Error("The row chooses a target.");
    return intent.target;
  }

  it("goes through those that the rules name, then to none, under any rules", () => {
    for (const id of RULE_SET_IDS) {
      const rules = chooseRules(id);
      const [one, two, three, four] = preparedRules(rules).soloTargets;
      expect([null, one, two, three, four].map((target) => next(target, rules))).toEqual([
        ...[one, two, three, four, null],
      ]);
    }
    expect(next(null, chooseRules("classic"))).toBe(150);
  });

  it("of one's own goes on to the next higher one, and beyond the highest to none", () => {
    const classic = chooseRules("classic");
    expect([1, 149, 150, 151, 299, 300, 400].map((target) => next(target, classic))).toEqual([
      ...[150, 150, 200, 200, 300, null, null],
    ]);
  });

  it("reads as it is chosen", () => {
    const screen = rulesScreen(viewOf({ ...LOBBY, target: 215 }));
    expect(buttons(screen)).toContain("Target for whoever plays alone: 215 (change)");
    expect(readLabels(screen, "played")).toEqual([
      "What is played: Classic. Target for whoever plays alone: 215.",
    ]);
  });
});

describe("the list of rule sets", () => {
  const view = viewOf(under(chooseRules("classic", { joker: "none" })));

  it("has every rule set with a word about it, and says which is chosen", () => {
    const read = buttons(ruleSetsScreen(view));
    expect(read).toEqual([
      "Classic: thirteen categories, three rolls a turn, a bonus for each further Yahtzee (chosen)",
      "Free Joker: Classic, but another Yahtzee may go into any open category",
      "Triple: three columns that count once, twice and three times",
      "Yacht: the forerunner: twelve categories, no bonus",
      "Yatzy: fifteen categories with pairs; only the dice that fit count",
      "Maxi Yatzy: six dice and twenty categories",
      "Kismet: the dice have colours: 1 and 6 black, 2 and 5 red, 3 and 4 green",
      "Generala: ten or eleven categories; what is made on the first roll counts more",
      "Back",
      "Stand up",
    ]);
    for (const [index, id] of RULE_SET_IDS.entries()) {
      const marked = buttons(ruleSetsScreen(viewOf(under(chooseRules(id)))));
      expect(marked.flatMap((text, at) => (text.endsWith(" (chosen)") ? [at] : []))).toEqual([index]);
    }
  });

  it("chooses a rule set as printed; the one that is chosen keeps its house rules", () => {
    const screen = ruleSetsScreen(view);
    for (const id of RULE_SET_IDS) {
      const rules = id === "classic" ? view.match.rules : chooseRules(id);
      expect(pressOf(screen, `ruleSet:${id}`)).toEqual({ do: "setRules", rules });
    }
  });

  it("leads back to the rules", () => {
    expect(pressOf(ruleSetsScreen(view), "back")).toEqual({ do: "show", screen: { name: "rules" } });
  });
});
