// Every screen of a table, by the moments in which it can be looked at.
import type { WorldSave } from "../host/core/world-save.ts";
import { withMatch } from "../play/changed-save.ts";
import { FOUR, type Seating, TWO } from "../play/seating.ts";
import { type Look, look, type Moment, WORLD } from "./moment.ts";
import { furnishedWorld, playedWorld } from "./played-world.ts";
import { type Standing, standing, without } from "./standing.ts";

const ALONE: Seating = [["south", "Ana"]];
const BOTH = { Ana: "south", Ben: "north" } as const;
const ROUND = { Ana: "south", Ben: "west", Cem: "north", Dora: "east" } as const;

/** Two sit at Ana's table and it has come to this. */
async function twoAt(stands: Standing): Promise<WorldSave> {
  return withMatch(await playedWorld(TWO, 0), standing(stands));
}

/** Cards in the middle of a match. */
const ANAS = { ones: 3, threes: 9, fours: 12, threeKind: 24, smallStraight: 30, chance: 22 };
const BENS = { twos: 6, fives: 20, sixes: 18, fullHouse: 25, fourKind: 0, yahtzee: 50 };
const MID: Standing = { cards: [[ANAS], [BENS]], dice: [5, 2, 5, 5, 1], rollsUsed: 2, held: [1, 3] };
const JOKER: Standing = {
  cards: [[{ ...ANAS, yahtzee: 50 }], [BENS]],
  dice: [4, 4, 4, 4, 4],
  rollsUsed: 1,
};

/** Of who is on turn. */
const TURN: readonly Look[] = [look("table"), look("sheet", "Sheets")];
const MORE: Look = { ...look("table-more", "More"), only: "classic" };
const HOLD: Look = { ...look("table-hold", "Hold and roll"), only: "classic" };
const REVIEW: Look = { ...look("review", "Review my game"), takes: 2000 };
/** Of many categories. */
const GROUP: Look = { ...look("table-group", "Lower section"), only: "classic" };
const COLUMN: Look = { ...look("table-column", "Column 3"), only: "classic" };

const BEFORE: readonly Moment[] = [
  {
    name: "arriving",
    world: () => furnishedWorld(ALONE),
    people: { Ana: null, Ben: null },
    looks: { Ana: [WORLD, look("table")], Ben: [look("table"), look("rules", "Rules")] },
  },
  {
    name: "alone",
    world: () => furnishedWorld(ALONE),
    people: { Ana: "south" },
    looks: {
      Ana: [
        look("table"),
        look("rules", "Rules"),
        look("ruleSets", "Rules", "Choose another rule set"),
        look("computers", "Rules", "Computer players and hints"),
        look("settings", "My settings"),
        look("lessons", "How to play"),
        look("lessons-2", "How to play", "Next page"),
        look("lessons-3", "How to play", "Next page", "Next page"),
        look("confirmPublic", "Make this table public"),
        MORE,
      ],
    },
  },
  {
    name: "lobby",
    world: () => furnishedWorld(TWO),
    people: { ...BOTH, Eve: null },
    typed: [
      ["Ana", "/yahtzee:computer steady"],
      ["Ben", "/yahtzee:ready"],
    ],
    looks: {
      Ana: [look("table"), look("computers", "Rules", "Computer players and hints")],
      Ben: [look("table"), look("rules", "Rules")],
      Eve: [look("table")],
    },
  },
  {
    name: "stakes",
    world: () => furnishedWorld(TWO),
    people: BOTH,
    typed: [
      ["Ana", "/yahtzee:stakes on"],
      ["Ana", "/yahtzee:stakes lay 1"],
      ["Ana", "/yahtzee:stakes lay 5"],
      ["Ben", "/yahtzee:stakes lay 10"],
    ],
    looks: {
      Ana: [
        look("table"),
        look("stakes", "Stakes"),
        look("lay", "Stakes", "Lay something in"),
        look("takeStake", "Stakes", "Take something back"),
      ],
      Ben: [look("stakes", "Stakes")],
    },
  },
  {
    name: "roll-off",
    world: () => playedWorld(TWO, 0),
    people: BOTH,
    typed: [["Ana", "/yahtzee:roll"]],
    looks: {
      Ana: [look("table"), look("confirmBoardOff", "Take the board off")],
      Ben: [look("table"), look("confirmResign", "Resign")],
    },
  },
];

const MEANWHILE: readonly Moment[] = [
  {
    name: "first-roll",
    world: () => twoAt({ cards: [[ANAS], [BENS]] }),
    people: BOTH,
    looks: { Ana: [look("table"), look("hint", "Hint")], Ben: [look("table")] },
  },
  {
    name: "turn",
    world: () => twoAt(MID),
    people: { ...BOTH, Eve: null, Op: null },
    looks: {
      Ana: [
        WORLD,
        ...TURN,
        HOLD,
        MORE,
        look("sheet-ben", "Sheets", "Sheet of Ben"),
        look("confirmZero", "Large Straight: 0"),
        look("hint", "Hint"),
        look("costs", "Hint", "What would each category cost?"),
        look("lessons", "How to play"),
        look("settings", "My settings"),
        look("confirmResign", "Resign"),
        look("confirmBoardOff", "Take the board off"),
      ],
      Ben: [look("table"), look("sheet", "Sheet of Ana"), look("settings", "My settings")],
      Eve: [look("table"), look("sheet", "Sheet of Ben")],
      Op: [
        look("table"),
        look("confirmBoardOff", "Take the board off"),
        look("worldSettings", "My settings", "World settings"),
      ],
    },
  },
  {
    name: "last-roll",
    world: () => twoAt({ ...MID, rollsUsed: 3 }),
    people: BOTH,
    looks: { Ana: [...TURN, look("confirmZero", "Yahtzee: 0")], Ben: [look("table")] },
  },
  {
    name: "joker",
    world: () => twoAt(JOKER),
    people: BOTH,
    looks: { Ana: [...TURN, look("hint", "Hint")], Ben: [look("table")] },
  },
  {
    name: "away",
    world: async () => withMatch(await twoAt(MID), without("Ben")),
    people: { Ana: "south" },
    typed: [
      ["Ana", "/yahtzee:score yahtzee"],
      ["Ana", "/yahtzee:score yahtzee"],
    ],
    looks: {
      Ana: [
        look("table"),
        look("away", "Ben is away: decide"),
        look("confirmClose", "Ben is away: decide", "Go on without Ben"),
      ],
    },
  },
  {
    name: "for-stakes",
    world: () => furnishedWorld(TWO),
    people: { ...BOTH, Op: null },
    typed: [
      ["Ana", "/yahtzee:stakes on"],
      ["Ana", "/yahtzee:stakes lay 1"],
      ["Ben", "/yahtzee:stakes lay 10"],
      ...(["Ana", "Ben"] as const).flatMap((who) =>
        ["stakes agree", "stakes agree", "ready"].map((line) => [who, `/yahtzee:${line}`] as const),
      ),
      ["Ana", "/yahtzee:roll"],
    ],
    looks: {
      Ana: [look("table"), look("stakes", "Stakes"), look("confirmResign", "Resign")],
      Op: [
        look("table"),
        look("stakes", "Stakes"),
        look("confirmGiveBack", "Stakes", "Give the stakes back"),
        look("confirmBoardOff", "Stakes", "Take the board off"),
      ],
    },
  },
  {
    name: "four",
    world: () => playedWorld(FOUR, 7),
    people: ROUND,
    looks: Object.fromEntries(Object.keys(ROUND).map((who) => [who, [WORLD, look("table")]])),
  },
];

const AFTER: readonly Moment[] = [
  {
    name: "results",
    world: () => playedWorld(TWO, 13),
    people: { ...BOTH, Eve: null },
    looks: {
      Ana: [WORLD, look("table"), REVIEW, look("sheet", "Sheet of Ana"), look("rules", "Rules")],
      Ben: [look("table")],
      Eve: [look("table")],
    },
  },
  {
    name: "results-alone",
    world: () => playedWorld(ALONE, 13, ["/yahtzee:target 250"]),
    people: { Ana: "south" },
    looks: {
      Ana: [
        look("table"),
        REVIEW,
        look("sheet", "Sheet of Ana"),
        look("statistics", "My settings", "My statistics"),
        look("leaders", "My settings", "Best of this world"),
      ],
    },
  },
];

/** Rule sets with more than fits on one screen, and one with colours. */
const OTHERS: readonly Moment[] = [
  {
    name: "triple",
    world: () =>
      twoAt({
        ...MID,
        ruleSet: "triple",
        cards: [[ANAS, { ones: 2, sixes: 24 }, { yahtzee: 50 }], [BENS]],
      }),
    people: BOTH,
    looks: {
      Ana: [...TURN, HOLD, COLUMN, look("lessons", "How to play")],
      Ben: [look("table")],
    },
  },
  {
    name: "maxi-yatzy",
    world: () =>
      twoAt({
        ruleSet: "maxiYatzy",
        cards: [[{ ones: 3, onePair: 12, smallStraight: 15, villa: 27 }], [{ sixes: 24, chance: 25 }]],
        dice: [6, 3, 6, 3, 3, 1],
        rollsUsed: 1,
        held: [1, 3],
      }),
    people: BOTH,
    looks: {
      Ana: [...TURN, HOLD, GROUP, look("costs", "Hint", "What would each category cost?")],
      Ben: [look("table")],
    },
  },
  {
    name: "kismet",
    world: () =>
      twoAt({
        ruleSet: "kismet",
        cards: [[{ ones: 3, kismet: 70, flush: 35 }], [{ sixes: 18, straight: 30 }]],
        dice: [2, 5, 2, 5, 2],
        rollsUsed: 2,
        held: [1, 2],
      }),
    people: BOTH,
    looks: { Ana: [...TURN, HOLD, look("lessons", "How to play")], Ben: [look("table")] },
  },
];

export const MOMENTS: readonly Moment[] = [...BEFORE, ...MEANWHILE, ...AFTER, ...OTHERS];
