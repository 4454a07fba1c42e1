// The turn: what can be done with these dice, for what, and why not the rest.
import { describe, expect, it } from "vitest";
import { previews } from "../../../scripts/engine/legal-moves.ts";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { handle } from "../../../scripts/match/actions.ts";
import { type Match, stageOf } from "../../../scripts/match/match.ts";
import { resolveAnswer, type Screen } from "../../../scripts/ui/screen.ts";
import { screenOf } from "../../../scripts/ui/table-screen.ts";
import { turnScreen } from "../../../scripts/ui/turn-screen.ts";
import type { TableView } from "../../../scripts/ui/view.ts";
import {
  ANA,
  type At,
  acted,
  alone,
  BEN,
  CEM,
  cardWithout,
  command,
  rollOf,
  scoreIn,
  started,
  together,
} from "../../support/matches.ts";
import { forRandomCommands } from "../../support/random-commands.ts";
import { english, rowOf, viewOf, written } from "../../support/views.ts";
import { readCategories, readLabels } from "../../support/views-of-rules.ts";

function turnOf(view: TableView): Screen {
  const { game } = view.match;
  if (game === null || game.turn === null) throw new Error("This match has no turn.");
  return turnScreen(view, game, game.turn);
}

function screen(match: Match): Screen {
  return turnOf(viewOf(match));
}

function rows(card: Parameters<typeof alone>[0], at: At): readonly string[] {
  return written(screen(alone(card, at)));
}

/** What can be chosen, as it reads: `"Fours: 20 + 100"`. */
function choices(card: Parameters<typeof alone>[0], at: At): readonly string[] {
  return readCategories(screen(alone(card, at)));
}

/** Why something is left out, or counts otherwise than its dice. */
function reasons(card: Parameters<typeof alone>[0], at: At): readonly string[] {
  return readLabels(screen(alone(card, at)), "reason");
}

const ENDING = [
  "button sheet: turn.sheet -> show sheet 0",
  "button hint: hint.open -> show hint [more]",
  "button lessons: lessons.open -> show lessons 0 [more]",
  "button settings: settings.title -> show settings [more]",
  "button resign: turn.resign -> show confirmResign [more]",
  "button standUp: table.standUp -> standUp [more]",
  "button takeBoardOff: table.takeBoardOff -> takeBoardOff [more]",
];

describe("the turn", () => {
  it("before the first roll asks to roll and offers no category", () => {
    const first = screen(started(ANA));
    expect(written(first)).toEqual([
      'label status: turn.statusFirst("1", "13")',
      "button roll: turn.rollDice -> roll",
      'label upper0: turn.upper("35", upper.plain("0", "63"))',
      'label total: turn.total("0")',
      "label rules: rules.played(ruleSet.classic)",
      ...ENDING,
    ]);
    expect({ ...first, rows: [] }).toEqual({
      matchId: "match-1",
      revision: 1,
      title: { translate: "yahtzee.title" },
      rows: [],
    });
  });

  it("says below the status that the time for this decision is nearly up, while it is", () => {
    const match = alone({}, { faces: "1 2 3 3 4" });
    const hurried = written(turnOf(viewOf(match, { hurry: true })));
    expect(hurried.slice(0, 2)).toEqual([
      'label status: turn.status("1", "13", "1", "3")',
      "label hurry: turn.hurry",
    ]);
    expect(hurried.filter((row) => row !== "label hurry: turn.hurry")).toEqual(written(screen(match)));
  });

  it("after a roll shows the dice, and each open category with its points; a zero asks first", () => {
    expect(rows({ fours: 12, sixes: 18 }, { faces: "1 2 3 3 4", held: "-x--x" })).toEqual([
      'label status: turn.status("3", "13", "1", "3")',
      'die die1: turn.die("1", dice.shown("1")) (1)',
      'die die2: turn.die("2", dice.shown("2")) (2 held)',
      'die die3: turn.die("3", dice.shown("3")) (3)',
      'die die4: turn.die("4", dice.shown("3")) (3)',
      'die die5: turn.die("5", dice.shown("4")) (4 held)',
      'button roll: turn.rollOthers("2") -> roll',
      'category score:ones:0: turn.category(category.ones, "1") -> score ones 0',
      'category score:twos:0: turn.category(category.twos, "2") -> score twos 0',
      'category score:threes:0: turn.category(category.threes, "6") -> score threes 0',
      'category score:fives:0: turn.category(category.fives, "0") -> score fives 0 [asks]',
      'category score:threeKind:0: turn.category(category.threeKind, "0") -> score threeKind 0 [asks]',
      'category score:fourKind:0: turn.category(category.fourKind, "0") -> score fourKind 0 [asks]',
      'category score:fullHouse:0: turn.category(category.fullHouse, "0") -> score fullHouse 0 [asks]',
      'category score:smallStraight:0: turn.category(category.smallStraight, "30") -> score smallStraight 0',
      'category score:largeStraight:0: turn.category(category.largeStraight, "0") -> score largeStraight 0 [asks]',
      'category score:yahtzee:0: turn.category(category.yahtzee, "0") -> score yahtzee 0 [asks]',
      'category score:chance:0: turn.category(category.chance, "13") -> score chance 0',
      'label filled0: turn.filled(turn.filledEntry(category.fours, "12") + ", " + turn.filledEntry(category.sixes, "18"))',
      'label upper0: turn.upper("35", upper.even("30", "63"))',
      'label total: turn.total("30")',
      "label rules: rules.played(ruleSet.classic)",
      ...ENDING,
    ]);
  });

  it("after the last roll has no Roll and no dice to hold, only the choice", () => {
    const shown = rows(cardWithout("chance", "yahtzee"), { faces: "2 2 5 5 6", rollsUsed: 3 });
    expect(shown).toEqual([
      'label status: turn.status("12", "13", "3", "3")',
      'label dice: watch.dice(dice.shown("2 2 5 5 6"))',
      "label noRollsLeft: turn.chooseCategory",
      'category score:yahtzee:0: turn.category(category.yahtzee, "0") -> score yahtzee 0 [asks]',
      'category score:chance:0: turn.category(category.chance, "20") -> score chance 0',
      expect.stringMatching(/^label filled0: turn\.filled\(/),
      'label upper0: turn.upper("35", upper.reached("63", "63"))',
      'label total: turn.total("231")',
      "label rules: rules.played(ruleSet.classic)",
      ...ENDING,
    ]);
  });

  it("tells how the upper bonus stands and the total so far with every bonus in it, in sentences", () => {
    const match = alone(
      { ...cardWithout("chance", "threes"), sixes: 24 },
      { faces: "2 2 5 5 6", yahtzeeBonuses: 2 },
    );
    const said = screen(match).rows.filter(({ id }) => id === "upper0" || id === "total");
    expect(said.map(({ text }) => english(text))).toEqual([
      "Upper bonus of 35: 60 of 63, 6 ahead of the pace.",
      "Total so far: 443.",
    ]);
  });

  it("lists what is filled in the order of the sheet, zeros too, and nothing before the first entry", () => {
    const filled = (card: Parameters<typeof alone>[0]) =>
      screen(alone(card, { faces: "2 2 5 5 6" })).rows.flatMap(({ id, text }) =>
        id === "filled0" ? [english(text)] : [],
      );
    expect(filled({ chance: 22, ones: 3, yahtzee: 0 })).toEqual(["Filled: Ones 3, Yahtzee 0, Chance 22"]);
    expect(filled({})).toEqual([]);
  });

  it("with others tells the totals of all in turn order, and leads to the sheets", () => {
    const match = together(
      [
        [BEN, { ones: 3, sixes: 24 }],
        [ANA, { yahtzee: 50 }],
        [CEM, {}],
      ],
      { faces: "2 2 5 5 6", rollsUsed: 3 },
    );
    const own = turnOf(viewOf(match, { viewer: BEN }));
    expect(written(own).filter((row) => !row.startsWith("category"))).toEqual([
      'label status: turn.status("3", "13", "3", "3")',
      'label dice: watch.dice(dice.shown("2 2 5 5 6"))',
      "label noRollsLeft: turn.chooseCategory",
      'label filled0: turn.filled(turn.filledEntry(category.ones, "3") + ", " + turn.filledEntry(category.sixes, "24"))',
      'label upper0: turn.upper("35", upper.ahead("27", "63", "6"))',
      'label total: watch.totals(watch.total("Ben", "27") + ", " + watch.total("Ana", "50") + ", " + watch.total("Cem", "0"))',
      "label rules: rules.played(ruleSet.classic)",
      "button sheet: turn.sheets -> show sheet 0",
      "button hint: hint.open -> show hint [more]",
      "button lessons: lessons.open -> show lessons 0 [more]",
      "button settings: settings.title -> show settings [more]",
      "button resign: turn.resign -> show confirmResign [more]",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("of the second player leads to that player's own sheet", () => {
    const match = acted(started(ANA, BEN), ANA, rollOf("1 2 3 4 6"), scoreIn("chance"));
    expect(rowOf(turnOf(viewOf(match, { viewer: BEN })), "sheet")).toBe(
      "button sheet: turn.sheets -> show sheet 1",
    );
  });

  it("with all dice held says that one must be released to roll", () => {
    const held = rows(cardWithout("chance"), { faces: "2 2 5 5 6", rollsUsed: 2, held: "xxxxx" });
    expect(held.slice(6, 8)).toEqual([
      "label allHeld: notice.allDiceHeld",
      'button roll: turn.rollOthers("1") -> roll',
    ]);
    expect(held.filter((row) => row.startsWith("die"))).toHaveLength(5);
  });
});

describe("a joker on the screen", () => {
  it("while its number is open: only that, with its bonus and the reason", () => {
    const at: At = { faces: "4 4 4 4 4" };
    expect(choices({ yahtzee: 50 }, at)).toEqual(["Fours: 20 + 100"]);
    expect(reasons({ yahtzee: 50 }, at)).toEqual([
      "Joker: Fours is open, so this Yahtzee can only go there.",
    ]);
  });

  it("once its number is filled: the lower section in full, and why not the upper", () => {
    const card = { yahtzee: 0, fours: 12, threeKind: 20 };
    expect(reasons(card, { faces: "4 4 4 4 4" })).toEqual([
      "Joker: put this Yahtzee into the lower section while a category there is open.",
      "Joker: Fours is filled, so this Yahtzee scores in every open category of the lower section.",
    ]);
    expect(choices(card, { faces: "4 4 4 4 4" })).toEqual([
      "Four of a Kind: 20",
      "Full House: 25",
      "Small Straight: 30",
      "Large Straight: 40",
      "Chance: 20",
    ]);
  });

  it("with the upper section full names the number that is filled and says that it counts as a Joker", () => {
    expect(reasons(cardWithout("largeStraight"), { faces: "6 6 6 6 6" })).toEqual([
      "Joker: Sixes is filled, so this Yahtzee scores in every open category of the lower section.",
    ]);
    expect(choices(cardWithout("largeStraight"), { faces: "6 6 6 6 6" })).toEqual([
      "Large Straight: 40 + 100",
    ]);
  });

  it("with the lower section full is a zero in the upper one, with the bonus it still earns", () => {
    expect(choices(cardWithout("ones", "sixes"), { faces: "4 4 4 4 4" })).toEqual([
      "Ones: 0 + 100",
      "Sixes: 0 + 100",
    ]);
    const crossed = { ...cardWithout("ones", "sixes"), yahtzee: 0 };
    expect(rowOf(screen(alone(crossed, { faces: "4 4 4 4 4" })), "score:ones:0")).toBe(
      'category score:ones:0: turn.category(category.ones, "0") -> score ones 0 [asks]',
    );
  });

  it("is said to be a 0 where the lower section is full and only other numbers are left", () => {
    expect(reasons(cardWithout("ones", "sixes"), { faces: "4 4 4 4 4" })).toEqual([
      "Joker: the lower section is full, so this Yahtzee is a 0 in an open number.",
    ]);
  });

  it("is not said to count in the lower section where only its own number is open", () => {
    expect(reasons(cardWithout("fours"), { faces: "4 4 4 4 4" })).toEqual([]);
  });

  it("says nothing while the Yahtzee category is open, and offers everything (S4)", () => {
    expect(reasons({}, { faces: "5 5 5 5 5" })).toEqual([]);
    expect(choices({}, { faces: "5 5 5 5 5" })).toContain("Full House: 0");
    expect(choices({}, { faces: "5 5 5 5 5" })).toContain("Yahtzee: 50");
  });
});

describe("points on the screen", () => {
  it("five Threes in Threes are 15, not 50 (S19)", () => {
    expect(choices({}, { faces: "3 3 3 3 3" })).toContain("Threes: 15");
  });

  it("Chance is offered for 5, with no least sum to reach, and Ones for 5 at most (S17)", () => {
    const ones = choices({}, { faces: "1 1 1 1 1" });
    expect([ones.includes("Chance: 5"), ones.includes("Ones: 5")]).toEqual([true, true]);
  });

  it("a small straight with a pair is 30, three of a kind counts all dice (S1, S5)", () => {
    expect(choices({}, { faces: "1 2 3 3 4" })).toContain("Small Straight: 30");
    expect(choices({}, { faces: "3 3 3 2 5" })).toContain("Three of a Kind: 16");
  });

  it("carry the bonus of the house rule", () => {
    const rules = chooseRules("classic", { yahtzeeBonus: 50 });
    expect(choices({ yahtzee: 50 }, { faces: "4 4 4 4 4", rules })).toEqual(["Fours: 20 + 50"]);
  });

  it("are what pressing scores, and what is not offered is refused, at every step of any game", () => {
    forRandomCommands(8, (match, sent) => {
      const result = handle(match, sent);
      const next = result.ok ? result.value.match : match;
      const { game } = next;
      const viewer = next.players[game?.turn?.player ?? -1];
      if (stageOf(next) !== "playing" || game === null || viewer === undefined) return next;
      const shown = screenOf(viewOf(next, { viewer }), { name: "table" });
      const offered = new Map(shown.rows.flatMap((row) => (row.kind === "category" ? [[row.id, row]] : [])));
      for (const { category, column, refusal } of previews(game)) {
        const scored = handle(next, command(next, viewer, { type: "score", category, column }));
        const id = `score:${category}:${column}`;
        expect(scored.ok).toBe(offered.has(id));
        expect(scored.ok || scored.reason === refusal).toBe(true);
        const [event] = scored.ok ? scored.value.events : [];
        if (event?.type !== "scored") continue;
        const { points, yahtzeeBonus } = event;
        const worth = yahtzeeBonus === 0 ? `${points}` : `${points} + ${yahtzeeBonus}`;
        expect(offered.get(id)?.text).toEqual({
          translate: "yahtzee.turn.category",
          with: { rawtext: [{ translate: `yahtzee.category.${category}` }, { text: worth }] },
        });
        const asks = resolveAnswer(shown, { row: id })?.intent.do === "show";
        expect(asks).toBe(points + yahtzeeBonus === 0);
        offered.delete(id);
      }
      expect([...offered.keys()]).toEqual([]);
      return next;
    });
  });
});
