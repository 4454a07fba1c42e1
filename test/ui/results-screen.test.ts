// The end of a game alone, for the player and for who watches.
import { describe, expect, it } from "vitest";
import { type ChosenRules, chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { resultsScreen, soloResult } from "../../scripts/ui/results-screen.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import {
  ANA,
  acted,
  agreed,
  alone,
  BEN,
  CEM,
  cardOf,
  cardWithout,
  DEA,
  EVE,
  ended,
  finished,
  finishedTogether,
  NOT_READY,
  READY,
  RESIGN,
  rollOf,
  STAND,
  scoreIn,
  started,
  together,
  withAway,
} from "../support/matches.ts";
import { DIAMONDS, SWORD, stakedGame, stakesOn } from "../support/staked.ts";
import { english, rowOf, type Seen, viewOf, watching, written } from "../support/views.ts";
import { aloneUnder, readLabels } from "../support/views-of-rules.ts";

/** 98 above, 183 below without Chance, and 16 there. */
const ENDED = ended(cardWithout("chance"), "1 2 3 4 6", "chance");
const STOPPED = acted(alone(cardWithout("chance", "yahtzee")), ANA, { type: "resign" });

function rows(view: TableView): readonly string[] {
  const { game } = view.match;
  return game === null ? [] : written(resultsScreen(view, game));
}

const SHEET = 'button sheet:0: sheet.title("Ana") -> show sheet 0';
const REMATCH = "button ready: results.rematch -> ready true";
const RULES = "button rules: rules.title -> show rules";
const LESSONS = "button lessons: lessons.open -> show lessons 0 [more]";
/** For who has played to the end, instead of the lessons. */
const REVIEW = "button review: review.open -> show review [more]";
const SETTINGS = "button settings: settings.title -> show settings [more]";
const LAST = [
  SETTINGS,
  "button standUp: table.standUp -> standUp [more]",
  "button takeBoardOff: table.takeBoardOff -> takeBoardOff [more]",
];
const ENDING = [SHEET, REVIEW, ...LAST];
const ENDING_BEFORE_TIME = [SHEET, LESSONS, ...LAST];

describe("the results", () => {
  it("say the score, a friendly word and the next target, and offer another game", () => {
    expect(rows(viewOf(ENDED))).toEqual([
      'label result0: results.yours("297")',
      'label result1: results.medal(medal.gold, "250")',
      "label result2: results.word.great",
      'label result3: results.next("300")',
      REMATCH,
      RULES,
      ...ENDING,
    ]);
  });

  it("offer a review that is not worked out before somebody wants to read it", () => {
    const review = (): never => {
      throw new Error("Nobody has opened it.");
    };
    expect(rows(viewOf(ENDED, { review }))).toContain(REVIEW);
  });

  it("that are the best so far say so, others name the best", () => {
    expect(rows(viewOf(ENDED, { best: 297 }))[2]).toBe("label result2: results.isBest");
    expect(rows(viewOf(ENDED, { best: 310 }))[2]).toBe('label result2: results.best("310")');
  });

  it("of a game that was stopped say that, keep the total and claim no best", () => {
    expect(rows(viewOf(STOPPED, { best: 231 }))).toEqual([
      "label result0: results.stopped",
      'label result1: results.yours("231")',
      'label result2: results.best("231")',
      REMATCH,
      RULES,
      ...ENDING_BEFORE_TIME,
    ]);
  });

  it("name a better game of before, and call a poor first one no best", () => {
    expect(rows(viewOf(finished(160), { best: 231 })).slice(1, 4)).toEqual([
      'label result1: results.medal(medal.bronze, "150")',
      'label result2: results.best("231")',
      "label result3: results.word.fair",
    ]);
    expect(rows(viewOf(finished(149), { best: 149 }))[1]).toBe("label result1: results.word.low");
    expect(rows(viewOf(finished(150), { best: 150 }))[2]).toBe("label result2: results.isBest");
  });

  it("tell who watches whose score it is, with a chair on top and no rematch", () => {
    expect(rows(watching(ENDED, { best: 400 }))).toEqual([
      "button takeChair: table.takeChair -> takeChair",
      'label result0: results.theirs("Ana", "297")',
      'label result1: results.medal(medal.gold, "250")',
      RULES,
      SHEET,
      LESSONS,
      SETTINGS,
    ]);
    expect(rows(watching(STOPPED)).slice(1, 3)).toEqual([
      'label result0: results.theyStopped("Ana")',
      'label result1: results.theirs("Ana", "231")',
    ]);
  });

  it("offer who took the chair after the game a game of their own", () => {
    const left = acted(ENDED, ANA, { type: "stand" });
    const taken = acted(left, BEN, { type: "sit", side: "north", name: BEN.name });
    expect(rows(viewOf(taken, { viewer: BEN }))).toEqual([
      'label result0: results.theirs("Ana", "297")',
      'label result1: results.medal(medal.gold, "250")',
      "button ready: lobby.playAlone -> ready true",
      RULES,
      SHEET,
      LESSONS,
      SETTINGS,
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("offer no rematch to the player who has left the chair", () => {
    const left = acted(ENDED, ANA, { type: "stand" });
    expect(rows(viewOf(left, { sitting: false, chairs: "none" }))).toEqual([
      "label noChairs: notice.noChairs",
      'label result0: results.yours("297")',
      'label result1: results.medal(medal.gold, "250")',
      "label result2: results.word.great",
      'label result3: results.next("300")',
      RULES,
      SHEET,
      REVIEW,
      SETTINGS,
      "button takeBoardOff: table.takeBoardOff -> takeBoardOff [more]",
    ]);
  });
});

describe("the friendly word", () => {
  it.each([0, 149])("for %i is about the dice, with the first target to aim at and no medal", (total) => {
    expect(rows(viewOf(finished(total))).slice(0, 4)).toEqual([
      `label result0: results.yours("${total}")`,
      "label result1: results.word.low",
      'label result2: results.next("150")',
      REMATCH,
    ]);
  });

  it.each([
    [150, "bronze", "150", "fair", "200"],
    [199, "bronze", "150", "fair", "200"],
    [200, "silver", "200", "good", "250"],
    [249, "silver", "200", "good", "250"],
    [250, "gold", "250", "great", "300"],
    [299, "gold", "250", "great", "300"],
  ])(
    "for %i follows the medal in %s for %s and is of the kind %s, with %s to aim at",
    (total, medal, from, word, next) => {
      expect(rows(viewOf(finished(total))).slice(0, 5)).toEqual([
        `label result0: results.yours("${total}")`,
        `label result1: results.medal(medal.${medal}, "${from}")`,
        `label result2: results.word.${word}`,
        `label result3: results.next("${next}")`,
        REMATCH,
      ]);
    },
  );

  it.each([300, 1575])("for %i is the highest, with nothing left to aim at", (total) => {
    expect(rows(viewOf(finished(total))).slice(1, 4)).toEqual([
      'label result1: results.medal(medal.diamond, "300")',
      "label result2: results.word.superb",
      REMATCH,
    ]);
  });
});

describe("a target", () => {
  const read = (total: number, target: number | null, other: Seen = {}): readonly string[] => {
    const match = { ...finished(total), target };
    return match.game === null ? [] : readLabels(resultsScreen(viewOf(match, other), match.game), "result");
  };

  it("that was met says so after the score, and by how much; no next one is named", () => {
    expect(read(260, 250)).toEqual([
      "Your final score is 260.",
      "Target of 250 met, with 10 to spare.",
      "Medal: gold (250 or more).",
      "Splendid! The dice and you are friends.",
    ]);
    expect(read(250, 250)[1]).toBe("Target of 250 met, with 0 to spare.");
  });

  it("that was missed says by how much, before a medal for less and the best so far", () => {
    expect(read(249, 250, { best: 280 })).toEqual([
      "Your final score is 249.",
      "Target of 250 missed by 1.",
      "Medal: silver (200 or more).",
      "Your best so far: 280.",
      "Well played! A fine sheet.",
    ]);
    expect(read(0, 1)).toEqual([
      "Your final score is 0.",
      "Target of 1 missed by 1.",
      "The dice were shy today. Give them another chance!",
    ]);
  });

  it("is told to who watches too, with the medal and without a word", () => {
    expect(read(260, 300, { viewer: EVE, sitting: false })).toEqual([
      "The final score of Ana is 260.",
      "Target of 300 missed by 40.",
      "Medal: gold (250 or more).",
    ]);
  });

  it("is not spoken of where the game was stopped, nor among several", () => {
    const stopped = { ...STOPPED, target: 250 };
    const over = { ...finishedTogether([ANA, cardOf(200)], [BEN, cardOf(150)]), target: 250 };
    for (const match of [stopped, over]) {
      const screen = match.game && resultsScreen(viewOf(match), match.game);
      expect(screen?.rows.map(({ text }) => english(text)).filter((text) => /arget/.test(text))).toEqual([]);
    }
  });
});

describe("a medal", () => {
  /** The medal, the word and the next target for a total under these rules. */
  function closing(rules: ChosenRules, total: number): readonly string[] {
    // In the lower section, which earns no bonus.
    const category = preparedRules(rules).categories.at(-1)?.id ?? "";
    const match = aloneUnder(rules, [{ [category]: total }]);
    const over = match.game === null ? null : { ...match.game, turn: null };
    if (over === null) throw new Error("A game is played.");
    return readLabels(resultsScreen(viewOf({ ...match, game: over }), over), "result").slice(1);
  }

  it.each([
    ["classic", [150, 200, 250, 300]],
    ["freeJoker", [150, 200, 250, 300]],
    ["triple", [1350, 1500, 1700, 2000]],
    ["yacht", [90, 125, 165, 205]],
    ["yatzy", [140, 200, 245, 290]],
    ["maxiYatzy", [250, 310, 390, 460]],
    ["kismet", [185, 250, 310, 370]],
    ["generala", [80, 120, 150, 205]],
  ] as const)("of %s is bronze, silver, gold and diamond at its four targets", (ruleSet, targets) => {
    const [bronze, silver, gold, diamond] = targets;
    const rules = chooseRules(ruleSet);
    expect(closing(rules, bronze - 1)).toEqual([
      "The dice were shy today. Give them another chance!",
      `The next target is ${bronze}.`,
    ]);
    expect(closing(rules, bronze)[0]).toBe(`Medal: bronze (${bronze} or more).`);
    expect(closing(rules, silver - 1)[0]).toBe(`Medal: bronze (${bronze} or more).`);
    expect(closing(rules, silver)[0]).toBe(`Medal: silver (${silver} or more).`);
    expect(closing(rules, gold)[0]).toBe(`Medal: gold (${gold} or more).`);
    expect(closing(rules, diamond)).toEqual([
      `Medal: diamond (${diamond} or more).`,
      "Superb! Games like this one are rare.",
    ]);
  });
});

it("the closing words in the chat are for the player, and name the player to others", () => {
  const { game } = ENDED;
  if (game === null) throw new Error("No game was played.");
  const result = (viewerId: string, target: number | null = null): readonly string[] =>
    soloResult({ ...ENDED, target }, game, viewerId).map(english);
  const medal = "Medal: gold (250 or more).";
  expect(result(ANA.id)).toEqual(["Your final score is 297.", medal]);
  expect(result("other")).toEqual(["The final score of Ana is 297.", medal]);
  expect(result(ANA.id, 280)).toEqual([
    ...["Your final score is 297.", "Target of 280 met, with 17 to spare.", medal],
  ]);
  expect(result(ANA.id, 300)).toEqual(["Your final score is 297.", "Target of 300 missed by 3.", medal]);
});

describe("the results of several", () => {
  const OVER = finishedTogether([BEN, cardOf(150)], [ANA, cardOf(200)], [CEM, cardOf(100)]);
  const said = (view: TableView): readonly string[] =>
    view.match.game === null
      ? []
      : resultsScreen(view, view.match.game).rows.flatMap(({ id, text }) =>
          id.startsWith("result") ? [english(text)] : [],
        );

  it("say who wins and every total, the best first, and offer a rematch to all who sit", () => {
    expect(rows(viewOf(OVER))).toEqual([
      'label result0: results.wins("Ana", "200")',
      'label result1: results.total("Ana", "200")',
      'label result2: results.total("Ben", "150")',
      'label result3: results.total("Cem", "100")',
      'label waiting: lobby.waiting(list.and("Ben" + ", " + "Ana", "Cem"))',
      REMATCH,
      RULES,
      "button stakesOn: stakes.title -> setStakes true [more]",
      'button sheet:1: sheet.title("Ana") -> show sheet 1',
      REVIEW,
      SETTINGS,
      "button standUp: table.standUp -> standUp [more]",
      "button takeBoardOff: table.takeBoardOff -> takeBoardOff [more]",
    ]);
  });

  it("are the same for everybody, with no word about luck or a best of one's own", () => {
    for (const viewer of [ANA, BEN, CEM, EVE]) {
      expect(said(viewOf(OVER, { viewer, best: 400 }))).toEqual([
        "Ana wins with 200.",
        "Ana: 200",
        "Ben: 150",
        "Cem: 100",
      ]);
    }
  });

  it("name all who share the best total as winners (S10)", () => {
    const shared = finishedTogether(
      [ANA, cardOf(241)],
      [BEN, cardOf(100)],
      [CEM, cardOf(241)],
      [DEA, cardOf(241)],
    );
    expect(said(viewOf(shared))).toEqual([
      "Ana, Cem and Dea share the win with 241 each.",
      "Ana: 241",
      "Cem: 241",
      "Dea: 241",
      "Ben: 100",
    ]);
  });

  it("mark who resigned, and name the winner first though another has more points", () => {
    const { chance: _, ...open } = cardOf(0);
    const ahead = together([
      [ANA, cardWithout("chance")],
      [BEN, { ...open, yahtzee: 50 }],
      [CEM, open],
    ]);
    const last = [rollOf("1 2 3 4 6"), scoreIn("chance")];
    const over = acted(acted(acted(ahead, ANA, RESIGN), BEN, ...last), CEM, ...last);
    expect(said(viewOf(over))).toEqual(["Ben wins with 66.", "Ben: 66", "Ana: 281, resigned", "Cem: 16"]);
  });

  it("mark whose sheet was closed, which cannot win either", () => {
    const ahead = together([
      [ANA, cardWithout("chance")],
      [BEN, cardOf(50)],
      [CEM, {}],
    ]);
    const closed = agreed(withAway(ahead, ANA), ANA, "close", BEN, CEM);
    expect(said(viewOf(acted(closed, CEM, RESIGN)))).toEqual([
      "Ben wins with 50.",
      "Ben: 50",
      "Ana: 281, left out",
      "Cem: 0",
    ]);
  });

  it("mark who won outright, first though another has more points and with nobody beside", () => {
    const rules = chooseRules("generala");
    const match = together(
      [
        [BEN, { ones: 3 }],
        [ANA, { sixes: 24 }],
        [CEM, { ones: 3 }],
      ],
      { rules },
    );
    expect(said(viewOf(acted(match, BEN, rollOf("2 2 2 2 2"))))).toEqual([
      "Ben wins with 3.",
      "Ben: 3, won outright",
      "Ana: 24",
      "Cem: 3",
    ]);
  });

  it("name the last one left as the winner when that one stops, whatever the total", () => {
    const left = acted(acted(started(ANA, BEN, CEM), BEN, RESIGN), CEM, RESIGN);
    expect(said(viewOf(acted(left, ANA, RESIGN)))).toEqual([
      "Ana wins with 0.",
      "Ana: 0",
      "Ben: 0, resigned",
      "Cem: 0, resigned",
    ]);
  });

  it("show who has agreed to a rematch, and let it be taken back", () => {
    const agreed = acted(OVER, ANA, READY);
    const waiting = 'label waiting: lobby.waiting(list.and("Ben", "Cem"))';
    expect(rows(viewOf(agreed)).slice(4, 6)).toEqual([
      waiting,
      "button ready: lobby.notReady -> ready false",
    ]);
    expect(rows(viewOf(agreed, { viewer: CEM })).slice(4, 6)).toEqual([waiting, REMATCH]);
    expect(rows(viewOf(acted(agreed, ANA, NOT_READY))).slice(4, 6)).toEqual(rows(viewOf(OVER)).slice(4, 6));
  });

  it("ask everybody anew when one leaves (U22)", () => {
    const left = acted(acted(OVER, ANA, READY), CEM, STAND);
    expect(rows(viewOf(left)).slice(4, 6)).toEqual([
      'label waiting: lobby.waiting(list.and("Ben", "Ana"))',
      REMATCH,
    ]);
  });

  it("ask who sat down after the game to be ready, since it is no rematch for them", () => {
    const sat = acted(OVER, EVE, { type: "sit", side: "west", name: EVE.name });
    const screen = viewOf(sat, { viewer: EVE });
    expect(rows(screen)).toContain("button ready: lobby.ready -> ready true");
    expect(rows(screen)).toContain('button sheet:0: sheet.title("Ben") -> show sheet 0');
  });

  it("offer who is left alone to play alone", () => {
    const alone = acted(acted(OVER, BEN, STAND), CEM, STAND);
    const { game } = alone;
    expect(game && rowOf(resultsScreen(viewOf(alone), game), "ready")).toBe(
      "button ready: lobby.playAlone -> ready true",
    );
  });

  it("give who watches a chair and a sheet to look at, and no say in a rematch", () => {
    expect(rows(watching(OVER)).map((row) => row.split(":")[0])).toEqual([
      "button takeChair",
      ...["label result0", "label result1", "label result2", "label result3"],
      ...["button rules", "button sheet", "button lessons", "button settings"],
    ]);
  });
});

describe("the results of a game for stakes", () => {
  const OVER = acted(acted(stakedGame(ANA, BEN), BEN, RESIGN), ANA, RESIGN);
  const stakes = { allowed: true, laid: [], owed: [DIAMONDS, SWORD] };

  it("say who gets the pot, bring it, and offer the owner stakes for a rematch", () => {
    expect(rows(viewOf(OVER, { stakes })).slice(3)).toEqual([
      'label stakes0: stakes.won("Ana")',
      'label waiting: lobby.waiting(list.and("Ana", "Ben"))',
      REMATCH,
      RULES,
      "button stakesOn: stakes.title -> setStakes true [more]",
      'label owed: stakes.owed(stakes.stack("64", item.diamond.name) + ", " + stakes.named("Excalibur", item.diamond_sword.name))',
      'button collect: stakes.collect("2") -> collect',
      ...ENDING_BEFORE_TIME,
    ]);
  });

  it("say it to everybody, and let nobody turn stakes on who may not", () => {
    const seen = [viewOf(OVER, { viewer: BEN }), watching(OVER)].map(rows);
    for (const lines of seen) {
      expect(lines).toContain('label stakes0: stakes.won("Ana")');
      expect(lines.filter((row) => row.startsWith("button stakesOn"))).toEqual([]);
    }
  });

  it("once stakes are on for a rematch show them instead", () => {
    const ids = rows(viewOf(stakesOn(OVER))).map((row) => row.split(":")[0]);
    expect(ids.slice(3, 8)).toEqual([
      ...["label stakes0", "label waiting", "button ready", "button rules", "button stakes"],
    ]);
  });
});
