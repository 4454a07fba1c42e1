// Files of vectors held against the engine: what holds says nothing, what does not is one line, what cannot be
// read is one sentence.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { inQuickJs } from "../../../scripts/tools/bench/in-quickjs.ts";
import { ENGINES, type Engine } from "../../../scripts/tools/host/drive/quickjs-machine.ts";
import { checkVectors } from "../../../scripts/tools/vectors/check.ts";
import { isDeepStrictEqual as equalInQuickJs } from "../../support/deep-equal.ts";

const ENGINE_RELEASES = Object.keys(ENGINES) as Engine[];
const FIXTURES = join(import.meta.dirname, "../../fixtures/vectors");

function file(...vectors: readonly Record<string, unknown>[]): string {
  return JSON.stringify({
    format: "yahtzee-vectors-1",
    vectors: vectors.map((vector, index) => ({ id: `v${index}`, rules: "yahtzee.classic", ...vector })),
  });
}

function failures(...vectors: readonly Record<string, unknown>[]): readonly string[] {
  const checked = checkVectors(file(...vectors));
  if (!checked.ok) throw new Error(checked.reason);
  return checked.value.failures;
}

const ALIKE = [4, 4, 4, 4, 4];

/** How many there are in each file. */
const COUNTS: readonly (readonly [file: string, vectors: number])[] = [
  ["classic.json", 94],
  ["free-joker.json", 36],
  ["free-joker-open.json", 30],
  ["generala.json", 47],
  ["kismet.json", 49],
  ["maxi-yatzy.json", 57],
  ["solitaire.json", 9],
  ["triple.json", 66],
  ["triple-official.json", 29],
  ["yacht.json", 30],
  ["yacht-knizia.json", 21],
  ["yatzy.json", 95],
];

function read(name: string): string {
  return readFileSync(join(FIXTURES, name), "utf8");
}

describe("the vectors of this project", () => {
  it.each(COUNTS)("%s holds, all %i of it", (name, passed) => {
    expect(checkVectors(read(name))).toEqual({ ok: true, value: { passed, failures: [] } });
  });

  it("are all named above", () => {
    expect(readdirSync(FIXTURES).sort()).toEqual(COUNTS.map(([name]) => name).sort());
  });

  it("are compared in QuickJS as in Node", () => {
    const values = [
      1,
      0,
      "1",
      null,
      {},
      [],
      [1],
      { a: 1 },
      { a: 1, b: [2] },
      { b: [2], a: 1 },
      { a: undefined },
    ];
    for (const one of values) {
      for (const other of values) {
        expect([one, other, equalInQuickJs(one, other)]).toEqual([one, other, isDeepStrictEqual(one, other)]);
      }
    }
  });

  it.each(ENGINE_RELEASES)("hold in QuickJS %s too, the engine of the game", async (engine) => {
    const code = `
      import { checkVectors } from "./scripts/tools/vectors/check.ts";
      export const check = (text) => JSON.stringify(checkVectors(text));`;
    const machine = await inQuickJs(engine, code, {
      "node:util": join(import.meta.dirname, "../../support/deep-equal.ts"),
    });
    for (const [name, passed] of COUNTS) {
      const value = { passed, failures: [] };
      expect([name, JSON.parse(machine.call("check", read(name)).answer)]).toEqual([
        name,
        { ok: true, value },
      ]);
    }
    // And where one does not hold it is said there as here.
    const wrong = file({ type: "upperBonus", upperTotal: 62, expect: { bonus: 35 } });
    expect(JSON.parse(machine.call("check", wrong).answer)).toEqual(checkVectors(wrong));
    machine.dispose();
  });
});

describe("a vector that does not hold", () => {
  const score = { type: "score", dice: ALIKE, category: "fullHouse" };
  const cases: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ["score", { ...score, expect: { points: 25 } }, 'expected {"points":25}, got {"points":0}'],
    [
      "options, when one choice is missing",
      { type: "options", dice: ALIKE, card: { yahtzee: 50 }, expect: { points: {}, bonus: 100 } },
      'expected {"points":{},"bonus":100}, got {"points":{"fours":20},"bonus":100}',
    ],
    [
      "options, when only the bonus differs",
      { type: "options", dice: ALIKE, card: { yahtzee: 0 }, expect: { points: { fours: 20 }, bonus: 100 } },
      'expected {"points":{"fours":20},"bonus":100}, got {"points":{"fours":20},"bonus":0}',
    ],
    [
      "upperBonus",
      { type: "upperBonus", upperTotal: 62, expect: { bonus: 35 } },
      'expected {"bonus":35}, got {"bonus":0}',
    ],
    [
      "upperBonusStep",
      {
        type: "upperBonusStep",
        upperTotalBefore: 50,
        dice: ALIKE,
        category: "fours",
        expect: { bonusGained: 0 },
      },
      'expected {"bonusGained":0}, got {"points":20,"bonusGained":35}',
    ],
    [
      "total",
      { type: "total", card: { sixes: 63, yahtzee: 50 }, bonusYahtzees: 1, expect: { total: 213 } },
      'expected {"total":213}, got {"total":248,"upperTotal":63,"upperBonus":35}',
    ],
    [
      "game",
      { type: "game", turns: [{ dice: ALIKE, category: "yahtzee" }], expect: { total: 51 } },
      'expected {"total":51}, got {"total":50,"bonusYahtzees":0,"card":{"yahtzee":50}}',
    ],
    [
      "game, when a turn is refused",
      {
        type: "game",
        turns: [
          { dice: ALIKE, category: "yahtzee" },
          { dice: ALIKE, category: "ones" },
        ],
        expect: { total: 150 },
      },
      'expected {"total":150}, got {"refused":"turns[1]: jokerMatchingFirst"}',
    ],
    [
      "winners",
      { type: "winners", finals: [10, 20, 20], expect: { winners: [1] } },
      'expected {"winners":[1]}, got {"winners":[1,2]}',
    ],
    [
      "startRoll",
      { type: "startRoll", startRolls: [ALIKE, [1, 1, 1, 1, 1]], expect: { highest: [0], startsNow: false } },
      'expected {"highest":[0],"startsNow":false}, got {"highest":[0],"startsNow":true}',
    ],
    [
      "turn",
      { type: "turn", rollsUsed: 3, expect: { mayRoll: true, mayScore: true } },
      'expected {"mayRoll":true,"mayScore":true}, got {"mayRoll":false,"mayScore":true}',
    ],
    [
      "turnCount",
      { type: "turnCount", double: null, expect: { turnsPerPlayer: 12 } },
      'expected {"turnsPerPlayer":12}, got {"turnsPerPlayer":13}',
    ],
    [
      "solitaireResult",
      { type: "solitaireResult", finalTotal: 249, target: 250, expect: { won: true } },
      'expected {"won":true}, got {"won":false}',
    ],
    [
      "score, with an option of Generala",
      {
        ...{ rules: "generala", type: "score", dice: [1, 2, 3, 4, 5], category: "escalera" },
        ...{ options: { roll: 1, servedBonus: 10 }, expect: { points: 25 } },
      },
      'expected {"points":25}, got {"points":30}',
    ],
    [
      "tripleOption",
      {
        ...{ rules: "yahtzee.triple", type: "tripleOption", columns: [{}, { yahtzee: 50 }, {}] },
        ...{ dice: ALIKE, column: 2, category: "fours", expect: { raw: 20, bonus: 0, worth: 40 } },
      },
      'expected {"raw":20,"bonus":0,"worth":40}, got {"raw":20,"bonus":100,"worth":240}',
    ],
    [
      "tripleOption, when the category is filled",
      {
        ...{ rules: "yahtzee.triple", type: "tripleOption", columns: [{}, { fours: 8 }, {}] },
        ...{ dice: ALIKE, column: 2, category: "fours", expect: { raw: 20 } },
      },
      'expected {"raw":20}, got {"refused":"categoryFilled"}',
    ],
    [
      "tripleTotal",
      {
        ...{ rules: "yahtzee.triple", type: "tripleTotal", columns: [{ sixes: 63 }, { chance: 5 }, {}] },
        ...{ bonusYahtzees: [0, 1, 0], expect: { total: 308, perColumn: [98, 10, 0] } },
      },
      'expected {"total":308,"perColumn":[98,10,0]}, got {"total":308,"perColumn":[98,210,0]}',
    ],
    [
      "multiply",
      { rules: "yahtzee.triple", type: "multiply", raw: 25, column: 3, expect: { points: 50 } },
      'expected {"points":50}, got {"points":75}',
    ],
    [
      "columnYahtzeeBonus",
      {
        ...{ rules: "yahtzee.triple", type: "columnYahtzeeBonus", dice: ALIKE, columnYahtzeeBox: 0 },
        expect: { bonus: 100 },
      },
      'expected {"bonus":100}, got {"bonus":0}',
    ],
    [
      "served",
      { rules: "generala", type: "served", dice: ALIKE, roll: 2, expect: { winsOutright: true } },
      'expected {"winsOutright":true}, got {"winsOutright":false}',
    ],
    [
      "savedRolls",
      {
        ...{ rules: "maxiYatzy", type: "savedRolls", saved: 4, rollsUsed: 5 },
        expect: { rollsStillAllowed: 2, savedAfterScoringNow: 0 },
      },
      'expected {"rollsStillAllowed":2,"savedAfterScoringNow":0}, ' +
        'got {"rollsStillAllowed":2,"savedAfterScoringNow":2}',
    ],
    [
      "secondKismetPenalty",
      {
        ...{ rules: "kismet", type: "secondKismetPenalty", opponentCard: { ones: 3, twos: 0 } },
        expect: { zeroIn: "twos" },
      },
      'expected {"zeroIn":"twos"}, got {"zeroIn":"threes"}',
    ],
    [
      "turn, with saved rolls",
      { rules: "maxiYatzy", type: "turn", saved: 1, rollsUsed: 4, expect: { mayRoll: true } },
      'expected {"mayRoll":true}, got {"mayRoll":false,"mayScore":true}',
    ],
    [
      "turnCount, without the double",
      { rules: "generala", type: "turnCount", double: false, expect: { turnsPerPlayer: 11 } },
      'expected {"turnsPerPlayer":11}, got {"turnsPerPlayer":10}',
    ],
    ["a value nobody knows", { ...score, expect: { joy: 1 } }, 'expected {"joy":1}, got {"points":0}'],
  ];

  it.each(cases)("is one line with its id: %s", (_type, vector, line) => {
    expect(failures(vector)).toEqual([`v0: ${line}`]);
  });

  it("does not hide those that hold", () => {
    const right = { ...score, expect: { points: 0 } };
    const wrong = { ...score, expect: { points: 1 } };
    expect(checkVectors(file(right, wrong, right))).toEqual({
      ok: true,
      value: { passed: 2, failures: ['v1: expected {"points":1}, got {"points":0}'] },
    });
  });
});

describe("a vector that holds", () => {
  it("may say the choices in any order, and jokerActive is not compared", () => {
    const right = { points: { chance: 20, fourKind: 20 }, bonus: 0, jokerActive: false };
    const card = { yahtzee: 0, fours: 8, threeKind: 0, fullHouse: 0, smallStraight: 0, largeStraight: 0 };
    expect(failures({ type: "options", dice: ALIKE, card, expect: right })).toEqual([]);
  });

  it("may leave its rules to the head of the file", () => {
    const vector = { id: "a", type: "options", dice: ALIKE, card: { yahtzee: 0 }, expect: { bonus: 0 } };
    const head = { format: "yahtzee-vectors-1", rules: "yahtzee.free" };
    expect(checkVectors(JSON.stringify({ ...head, vectors: [vector] }))).toEqual({
      ok: true,
      value: { passed: 1, failures: [] },
    });
  });
});

describe("a file that cannot be used", () => {
  const score = { type: "score", dice: ALIKE, category: "fours", expect: { points: 20 } };
  const types = [
    ...["score", "options", "upperBonus", "upperBonusStep", "total", "game"],
    ...["winners", "startRoll", "solitaireResult"],
    ...["tripleOption", "tripleTotal", "multiply", "columnYahtzeeBonus"],
    ...["turn", "turnCount", "served", "savedRolls", "secondKismetPenalty"],
  ].join(", ");
  const categories = [
    ...["ones", "twos", "threes", "fours", "fives", "sixes", "threeKind", "fourKind", "fullHouse"],
    ...["smallStraight", "largeStraight", "yahtzee", "chance"],
  ].join(", ");
  const names = [
    ...["yahtzee.classic", "yahtzee.free", "yahtzee.freeOpen", "yahtzee.solitaire"],
    ...["yahtzee.triple", "yahtzee.tripleOfficial", "yacht", "yacht.knizia"],
    ...["yatzy", "maxiYatzy", "kismet", "generala"],
  ].join(", ");

  it.each([
    ["unknown rules", { ...score, rules: "bunco" }, `rules is "bunco", expected one of ${names}.`],
    [
      "rules that every object has",
      { ...score, rules: "toString" },
      `rules is "toString", expected one of ${names}.`,
    ],
    ["an unknown type", { ...score, type: "guess" }, `type is "guess", expected one of ${types}.`],
    [
      "an unknown category",
      { ...score, category: "villa" },
      `category is "villa", expected a category of these rules (${categories}).`,
    ],
    [
      "an unknown category on a card",
      { type: "total", card: { villa: 3 }, bonusYahtzees: 0, expect: { total: 3 } },
      `a name in card is "villa", expected a category of these rules (${categories}).`,
    ],
    [
      "an unknown category in what is expected",
      { type: "options", dice: ALIKE, card: {}, expect: { points: { villa: 3 } } },
      `a name in expect.points is "villa", expected a category of these rules (${categories}).`,
    ],
    [
      "an unknown category in a turn",
      { type: "game", turns: [{ dice: ALIKE, category: "villa" }], expect: { total: 3 } },
      `turns[0].category is "villa", expected a category of these rules (${categories}).`,
    ],
    ["a seven", { ...score, dice: [1, 2, 3, 4, 7] }, "dice is [1,2,3,4,7], expected 5 faces from 1 to 6."],
    ["no dice", { ...score, dice: undefined }, "dice is missing, expected 5 faces from 1 to 6."],
    [
      "a fourth roll",
      { type: "turn", rollsUsed: 4, expect: { mayRoll: false } },
      "rollsUsed is 4, expected a whole number from 0 to 3.",
    ],
    [
      "five dice where there are six",
      { ...score, rules: "maxiYatzy" },
      "dice is [4,4,4,4,4], expected 6 faces from 1 to 6.",
    ],
    [
      "two columns of three",
      {
        ...{ rules: "yahtzee.triple", type: "tripleTotal", columns: [{}, {}], bonusYahtzees: [0, 0] },
        expect: { total: 0 },
      },
      "columns has 2 cards, expected 3.",
    ],
    [
      "a column before the first",
      { rules: "yahtzee.triple", type: "multiply", raw: 25, column: 0, expect: { points: 25 } },
      "column is 0, expected 1 to 3.",
    ],
    [
      "a column after the last",
      { rules: "yahtzee.triple", type: "multiply", raw: 25, column: 4, expect: { points: 25 } },
      "column is 4, expected a whole number from 0 to 3.",
    ],
    [
      "a Generala of other points",
      {
        ...{ rules: "generala", type: "score", dice: ALIKE, category: "generala" },
        ...{ options: { generalaPoints: 70 }, expect: { points: 70 } },
      },
      "generalaPoints is 70, expected one of 60, 50.",
    ],
    [
      "an unknown category on the card of an opponent",
      {
        ...{ rules: "kismet", type: "secondKismetPenalty", opponentCard: { villa: 3 } },
        expect: { zeroIn: "ones" },
      },
      'a name in opponentCard is "villa", expected a category of these rules (' +
        "ones, twos, threes, fours, fives, sixes, twoPairSameColour, threeKind, straight, flush, " +
        "fullHouse, fullHouseSameColour, fourKind, yarborough, kismet).",
    ],
    [
      "nothing to compare",
      { ...score, expect: {} },
      "expect is empty, expected at least one value to compare.",
    ],
  ])("is named with the vector: %s", (_what, vector, sentence) => {
    expect(checkVectors(file(score, vector))).toEqual({ ok: false, reason: `v1: ${sentence}` });
  });

  it.each([
    ["[]", "the file is [], expected an object."],
    ["{}", "vectors is missing, expected a list."],
    [
      '{"format":"yahtzee-vectors-2","vectors":[]}',
      'format is "yahtzee-vectors-2", expected "yahtzee-vectors-1".',
    ],
    ['{"vectors":[7]}', "vectors[0] is 7, expected an object."],
    ['{"vectors":[{}]}', "vectors[0].id is missing, expected a text."],
  ])("%s is refused with what would be right", (text, sentence) => {
    expect(checkVectors(text)).toEqual({ ok: false, reason: sentence });
  });

  it("text that is not JSON is said to be so", () => {
    const checked = checkVectors('{"vectors": [');
    expect(checked.ok ? "" : checked.reason).toMatch(/^this is not JSON: /);
  });
});
