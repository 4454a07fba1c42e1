// Which screen a player sees: the one asked for while it fits the match, else the table's own.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import type { Action } from "../../scripts/match/actions.ts";
import { type Match, stageOf } from "../../scripts/match/match.ts";
import { NO_SEATS, type PlayerRef } from "../../scripts/match/seats.ts";
import { fitsLive, liveLayout } from "../../scripts/ui/live-layout.ts";
import type { Intent, Row, Screen, ScreenName } from "../../scripts/ui/screen.ts";
import { screenOf, stillCounts } from "../../scripts/ui/table-screen.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import { everyRules } from "../support/games.ts";
import {
  ANA,
  AWAY,
  acted,
  agreed,
  alone,
  BACK,
  BEN,
  CEM,
  cardWithout,
  DEA,
  decidedFor,
  deciding,
  EVE,
  ended,
  FOUR,
  finishedTogether,
  lobby,
  NOT_READY,
  READY,
  RESIGN,
  rollingOff,
  rollOf,
  STAND,
  scoreIn,
  started,
  throwsForStart,
  together,
  withAway,
} from "../support/matches.ts";
import {
  agreeing,
  atStake,
  DIAMONDS,
  SWORD,
  stakedGame,
  stakedRollOff,
  stakeOf,
  stakesOn,
} from "../support/staked.ts";
import { rowOf, SCREENS, viewOf, watching, writtenText } from "../support/views.ts";
import { expectPlaced } from "../support/views-of-rules.ts";

const TABLE: ScreenName = { name: "table" };
const CONFIRM_RESIGN: ScreenName = { name: "confirmResign" };
const CONFIRM_BOARD_OFF: ScreenName = { name: "confirmBoardOff" };
const CONFIRM_PUBLIC: ScreenName = { name: "confirmPublic" };
const STAKES: ScreenName = { name: "stakes" };
const LAY: ScreenName = { name: "lay" };
const TAKE: ScreenName = { name: "takeStake" };
const ROLLED = alone({}, { faces: "2 2 3 3 6" });
const ENDED = ended(cardWithout("chance"), "1 2 3 4 6", "chance");

const TIED = throwsForStart(
  rollingOff(ANA, BEN, CEM),
  [ANA, "6 6 6 6 6"],
  [BEN, "6 6 6 6 6"],
  [CEM, "6 6 6 6 6"],
);
const FOURTH = together(
  FOUR.map((player) => [player, { ones: 3, sixes: 18, chance: 22 }] as const),
  { faces: "2 2 3 3 6", held: "xx---" },
);
const FINISHED = finishedTogether(...FOUR.map((player) => [player, cardWithout()] as const));

/** All but the one in turn are away; and the one in turn, for whom a computer player plays on. */
const THIRD_AWAY = withAway(FOURTH, DEA, CEM, BEN);
const PLAYED_FOR = agreed(withAway(FOURTH, ANA), ANA, "playOn", BEN, CEM);

/** A match in each stage. */
const MATCHES: readonly Match[] = [
  lobby(),
  lobby(ANA),
  lobby(BEN),
  lobby(ANA, BEN),
  acted(lobby(ANA, BEN), ANA, READY),
  acted(acted(lobby(ANA, BEN), ANA, READY), BEN, STAND),
  lobby(...FOUR),
  rollingOff(ANA, BEN),
  rollingOff(...FOUR),
  acted(rollingOff(...FOUR), ANA, rollOf("1 2 3 4 6")),
  TIED,
  decidedFor(rollingOff(...FOUR), BEN),
  { ...decidedFor(rollingOff(...FOUR), BEN), seats: NO_SEATS },
  acted(rollingOff(ANA, BEN, CEM), ANA, RESIGN),
  started(ANA),
  started(ANA, BEN),
  FOURTH,
  { ...FOURTH, seats: NO_SEATS },
  acted(FOURTH, ANA, rollOf("4 4 4 4 4")),
  acted(FOURTH, ANA, RESIGN),
  acted(acted(FOURTH, BEN, RESIGN), CEM, RESIGN),
  withAway(rollingOff(...FOUR), CEM),
  agreed(withAway(decidedFor(rollingOff(...FOUR), BEN), DEA, CEM), DEA, "close", ANA, BEN),
  withAway(started(ANA, BEN), BEN),
  withAway(acted(FOURTH, ANA, rollOf("4 4 4 4 4"), scoreIn("yahtzee")), BEN),
  THIRD_AWAY,
  acted(THIRD_AWAY, ANA, rollOf("4 4 4 4 4"), scoreIn("yahtzee")),
  PLAYED_FOR,
  { ...PLAYED_FOR, seats: NO_SEATS },
  FINISHED,
  acted(acted(FINISHED, ANA, READY), BEN, READY),
  acted(acted(FINISHED, ANA, READY), BEN, STAND),
  ROLLED,
  { ...ROLLED, seats: NO_SEATS },
  alone({}, { faces: "2 2 3 3 6", rollsUsed: 3, held: "xxxxx" }),
  alone({ yahtzee: 50 }, { faces: "4 4 4 4 4" }),
  alone({ yahtzee: 50 }, { faces: "4 4 4 4 4", rollsUsed: 3 }),
  alone(cardWithout("ones"), { faces: "4 4 4 4 4" }),
  ENDED,
  acted(ENDED, ANA, { type: "stand" }),
  acted(ROLLED, ANA, { type: "resign" }),
];

/** The same for stakes, and what comes after. */
const STAKED: readonly Match[] = [
  stakesOn(lobby(...FOUR)),
  atStake(lobby(ANA, BEN)),
  agreeing(atStake(lobby(...FOUR)), BEN),
  acted(acted(atStake(lobby(ANA, BEN)), ANA, READY), BEN, READY),
  acted(atStake(lobby(ANA, BEN)), BEN, STAND),
  stakedRollOff(...FOUR),
  withAway(acted(stakedRollOff(...FOUR), ANA, rollOf("1 2 3 4 6")), CEM),
  stakedGame(ANA, BEN),
  withAway(acted(stakedGame(...FOUR), ANA, rollOf("1 2 3 4 6")), CEM, DEA),
  withAway(acted(stakedGame(...FOUR), ANA, rollOf("1 2 3 4 6"), scoreIn("chance")), CEM),
  acted(stakedGame(...FOUR), BEN, { type: "wantBack", here: FOUR.map(({ id }) => id) }),
  acted(acted(stakedGame(ANA, BEN), BEN, RESIGN), ANA, RESIGN),
  stakesOn(FINISHED),
];
const LAID = [
  ...Array.from({ length: 6 }, (_, index) => stakeOf(ANA, DIAMONDS, `Ana-${index}`)),
  stakeOf(BEN, SWORD),
];
const POCKETS = Array.from({ length: 36 }, (_, slot) => ({ slot, stack: DIAMONDS, refused: null }));

/** At the table nobody looks for a chair. */
const PLACES: readonly Partial<TableView>[] = [
  ...(["free", "taken", "blocked", "none"] as const).flatMap((chairs) =>
    [false, true].map((sitting) => ({ chairs, sitting, atTable: false })),
  ),
  { chairs: "taken", sitting: true, atTable: true },
];

/** Seen by each kind of viewer from each place, with and without an owner. */
function viewsOf(match: Match, operator = false): readonly TableView[] {
  return [ANA, BEN, { id: "watcher", name: "Wim" }].flatMap((viewer) =>
    [null, ANA].flatMap((owner) =>
      PLACES.map((place) => viewOf(match, { viewer, owner, operator, ...place })),
    ),
  );
}

const VIEWS: readonly TableView[] = [
  ...MATCHES.flatMap((match) => viewsOf(match)),
  ...STAKED.flatMap((match) => [...viewsOf(match), ...viewsOf(match, true)]).map((view) => ({
    ...view,
    stakes: { allowed: true, laid: LAID, owed: [DIAMONDS, SWORD, DIAMONDS] },
    operators: [ANA, BEN],
    pockets: () => POCKETS,
  })),
];

/** What stands in the list itself, not behind *More*. */
function pressableAtOnce({ rows }: Screen): readonly string[] {
  return rows.flatMap((row) =>
    row.kind === "category" || (row.kind === "button" && row.more !== true) ? [row.id] : [],
  );
}

function zero(category: string): ScreenName {
  return { name: "confirmZero", category, column: 0 };
}

function isStandUp({ id }: Row): boolean {
  return id === "standUp";
}

/** Which screen it is, told by the first of its rows that only one screen has. */
function kind(view: TableView, wanted: ScreenName): string {
  const { title, rows } = screenOf(view, wanted);
  if (writtenText(title).startsWith("sheet.title")) return writtenText(title);
  const marks = {
    ruleSet: "rules",
    "ruleSet:classic": "rule sets",
    terms: "stakes",
    played: "lobby",
    lesson0: "lessons",
    rollOff: "roll-off",
    about: "settings",
    help: "choice",
    status: "turn",
    result0: "results",
    question: "question",
    stakes0: "stakes",
  };
  return Object.entries(marks).find(([id]) => rows.some((row) => row.id === id))?.[1] ?? "none";
}

describe("every screen, for everybody, in every stage", () => {
  const shown = VIEWS.flatMap((view) =>
    SCREENS.map((wanted) => ({ view, wanted, screen: screenOf(view, wanted) })),
  );

  it("has something to press outside More", () => {
    expect(shown.filter(({ screen }) => pressableAtOnce(screen).length === 0)).toEqual([]);
  });

  it("lets who sits stand up", () => {
    const stuck = shown.filter(({ view, screen }) => view.sitting && !screen.rows.some(isStandUp));
    expect(stuck).toEqual([]);
  });

  it("is there for every stage, and looks at every row that a viewer can press", () => {
    expect([...new Set(VIEWS.map(({ match }) => stageOf(match)))].sort()).toEqual([
      "finished",
      "lobby",
      "playing",
      "rollOff",
    ]);
    const presses = shown.flatMap(({ screen: { rows } }) =>
      rows.flatMap((row) => (row.kind === "button" ? [row.press.do] : [])),
    );
    expect([...new Set(presses)].sort()).toEqual([
      ...["agree", "begin", "close", "collect", "decide", "endMatch", "invite", "lay", "makePublic"],
      ...["ready", "resign"],
      ...["roll", "score", "set", "setHelp", "setRules", "setStakes", "setTarget", "setWorld"],
      ...["show", "skip", "standUp"],
      ...["takeBoardOff"],
      ...["takeChair", "takeStake", "wantBack"],
    ]);
  });

  it("was made for the match as it is", () => {
    const other = shown.filter(
      ({ view: { match }, screen }) => screen.matchId !== match.id || screen.revision !== match.revision,
    );
    expect(other).toEqual([]);
  });

  it("that is meant for it fits into a live form of any rules, of four players too", () => {
    // A place goes by kind, id and whether it closes: one screen of each shape says it for all.
    const shapeOf = ({ rows }: Screen) =>
      rows.map(({ kind, id, ...row }) => [kind, id, "press" in row && row.press.do === "close"]);
    const live = shown.filter(({ wanted }) => fitsLive(wanted));
    const shapes = new Map(
      live.map(({ view: { match }, screen }) => {
        return [JSON.stringify([match.rules, shapeOf(screen)]), { match, screen }];
      }),
    );
    // The more categories rules have, the fewer buttons fit beside them.
    const buttons = Math.min(
      ...everyRules().map((rules) => liveLayout({ ...lobby(), rules }, TABLE).buttons),
    );
    for (const { match, screen } of shapes.values()) {
      const layout = liveLayout(match, TABLE);
      expectPlaced(screen, layout);
      expectPlaced(screen, { ...layout, buttons });
    }
  });

  it("has each row once, or an answer could mean two", () => {
    const twice = shown.filter(
      ({ screen: { rows } }) => new Set(rows.map(({ id }) => id)).size < rows.length,
    );
    expect(twice).toEqual([]);
  });
});

describe("a way out", () => {
  it("where something else leads on is no Close, as from a lobby, which leads to the rules", () => {
    expect(pressableAtOnce(screenOf(viewOf(lobby(ANA)), TABLE))).toEqual(["ready", "rules"]);
    expect(pressableAtOnce(screenOf(watching(lobby()), TABLE))).toEqual(["takeChair", "rules"]);
    expect(pressableAtOnce(screenOf(watching(lobby(ANA), { chairs: "taken" }), TABLE))).toEqual(["rules"]);
    expect(pressableAtOnce(screenOf(viewOf(lobby(ANA), { viewer: BEN }), TABLE))).toEqual(["rules"]);
  });

  it("of the roll-off is Close for who waits, and for who watches without a chair to take", () => {
    const thrown = acted(rollingOff(ANA, BEN), ANA, rollOf("1 2 3 4 6"));
    expect(pressableAtOnce(screenOf(viewOf(thrown), TABLE))).toEqual(["close"]);
    expect(pressableAtOnce(screenOf(viewOf(thrown, { viewer: BEN }), TABLE))).toEqual(["roll"]);
    expect(pressableAtOnce(screenOf(watching(thrown, { chairs: "taken" }), TABLE))).toEqual(["close"]);
  });

  it("of a sheet is Back where it was asked for, Close where it is the table's own screen", () => {
    const watcher = watching(ROLLED, { chairs: "taken" });
    expect(pressableAtOnce(screenOf(watcher, { name: "sheet", player: 0 }))).toEqual(["back"]);
    expect(pressableAtOnce(screenOf(watcher, TABLE))).toEqual(["close"]);
  });
});

describe("the table's own screen", () => {
  it.each<[string, TableView, string]>([
    ["before a game is the lobby", viewOf(lobby(ANA)), "lobby"],
    ["of several is the lobby", viewOf(lobby(ANA, BEN), { viewer: BEN }), "lobby"],
    ["before the first turn is the roll-off, for who plays", viewOf(TIED, { viewer: BEN }), "roll-off"],
    ["before the first turn is the roll-off, for who watches", watching(TIED), "roll-off"],
    [
      "once it is decided stays the roll-off (U10)",
      viewOf(decidedFor(rollingOff(ANA, BEN), BEN)),
      "roll-off",
    ],
    ["in the own turn is the turn", viewOf(ROLLED), "turn"],
    ["in the own turn among four is the turn", viewOf(FOURTH), "turn"],
    ["after the end of four is the results", viewOf(FINISHED, { viewer: CEM }), "results"],
    ["after the end is the results", viewOf(ENDED), "results"],
    ["for who watches is the sheet of the player in turn", watching(ROLLED), 'sheet.title("Ana")'],
    [
      "out of turn is the own sheet",
      viewOf(acted(started(ANA, BEN), ANA, rollOf("1 2 3 4 6")), { viewer: BEN }),
      'sheet.title("Ben")',
    ],
  ])("%s", (_, view, expected) => {
    expect(kind(view, TABLE)).toBe(expected);
  });
});

it("who has no seat after a pause sees the own sheet with a chair on top, and cannot roll from beside", () => {
  const vacated = { ...ROLLED, seats: NO_SEATS };
  const { rows } = screenOf(viewOf(vacated, { sitting: false }), TABLE);
  expect(rows[0]?.id).toBe("takeChair");
  expect(rows.map(({ id }) => id)).not.toContain("roll");
});

describe("a screen that was asked for", () => {
  it("is shown while it fits", () => {
    expect(kind(viewOf(ROLLED), { name: "sheet", player: 0 })).toBe('sheet.title("Ana")');
    expect(kind(viewOf(ENDED), { name: "sheet", player: 0 })).toBe('sheet.title("Ana")');
    expect(kind(viewOf(ROLLED), zero("yahtzee"))).toBe("question");
    expect(kind(viewOf(ROLLED), CONFIRM_RESIGN)).toBe("question");
  });

  it("is everybody's sheet for everybody, and the settings, the lessons and the rules at any time", () => {
    for (const [player, { name }] of FOUR.entries()) {
      for (const view of [viewOf(FOURTH), viewOf(FINISHED, { viewer: DEA }), watching(FOURTH)]) {
        expect(kind(view, { name: "sheet", player })).toBe(`sheet.title("${name}")`);
      }
    }
    for (const match of [lobby(ANA), TIED, FOURTH, FINISHED]) {
      for (const view of [viewOf(match), watching(match)]) {
        expect(kind(view, { name: "settings" })).toBe("settings");
        expect(kind(view, { name: "lessons", page: 0 })).toBe("lessons");
        expect(kind(view, { name: "rules" })).toBe("rules");
      }
    }
  });

  it("is every rule set for who may choose, and the rules for everybody else and while a match runs", () => {
    for (const match of [lobby(ANA), lobby(ANA, BEN), FINISHED]) {
      expect(kind(viewOf(match), { name: "ruleSets" })).toBe("rule sets");
      expect(kind(watching(match), { name: "ruleSets" })).toBe("rules");
    }
    for (const match of [TIED, FOURTH]) expect(kind(viewOf(match), { name: "ruleSets" })).toBe("rules");
  });

  it("asks who may take the board off while others play, whether that player plays, waits or watches", () => {
    const asked = [
      ...[viewOf(TIED), viewOf(FOURTH), viewOf(acted(FOURTH, ANA, RESIGN))],
      ...[viewOf(FOURTH, { viewer: DEA, owner: DEA }), viewOf(decidedFor(rollingOff(ANA, BEN), BEN))],
      ...[watching(ROLLED, { operator: true }), viewOf(acted(started(ANA, BEN), BEN, RESIGN))],
    ];
    for (const view of asked) {
      expect(kind(view, CONFIRM_BOARD_OFF)).toBe("question");
      expect(rowOf(screenOf(view, CONFIRM_BOARD_OFF), "yes")).toBe(
        "button yes: table.takeBoardOff -> takeBoardOff asked",
      );
      expect(rowOf(screenOf(view, TABLE), "takeBoardOff")).toBe(
        "button takeBoardOff: table.takeBoardOff -> show confirmBoardOff [more]",
      );
    }
  });

  it("asks about resigning in the roll-off and out of turn", () => {
    expect(kind(viewOf(TIED), CONFIRM_RESIGN)).toBe("question");
    expect(kind(viewOf(FOURTH, { viewer: DEA }), CONFIRM_RESIGN)).toBe("question");
  });

  it("asks about who is away, of those who may decide, from the sheet, the turn and the roll-off", () => {
    const about = ({ id }: PlayerRef): ScreenName => ({ name: "away", player: id });
    const rollOff = withAway(TIED, CEM);
    const asked: readonly (readonly [TableView, PlayerRef])[] = [
      ...[DEA, CEM, BEN].map((away) => [viewOf(THIRD_AWAY), away] as const),
      [viewOf(PLAYED_FOR, { viewer: DEA }), ANA],
      ...[ANA, BEN].map((viewer) => [viewOf(rollOff, { viewer }), CEM] as const),
    ];
    for (const [view, away] of asked) {
      expect(kind(view, about(away))).toBe("question");
      expect(rowOf(screenOf(view, about(away)), "verdict:wait")).toContain(`-> decide ${away.id} wait`);
    }
  });

  it("is the stakes while there are any, and what may be laid in or taken back", () => {
    const staked = (match: Match, other: Partial<TableView> = {}) =>
      viewOf(match, { stakes: { allowed: true, laid: LAID.slice(5), owed: [] }, ...other });
    const lobbied = atStake(lobby(ANA, BEN));
    const played = stakedGame(ANA, BEN);
    for (const view of [staked(lobbied), staked(played), watching(played)]) {
      expect(kind(view, STAKES)).toBe("stakes");
    }
    expect([kind(staked(lobbied), LAY), kind(staked(lobbied), TAKE)]).toEqual(["choice", "choice"]);
    expect([kind(staked(played), LAY), kind(staked(played), TAKE)]).toEqual(["stakes", "stakes"]);
    expect(kind(staked(lobbied, { viewer: CEM }), LAY)).toBe("stakes");
  });

  it("asks who may before a table is made public", () => {
    const asked = [viewOf(lobby(ANA, BEN)), watching(lobby(BEN), { operator: true })];
    for (const view of asked) {
      expect(rowOf(screenOf(view, CONFIRM_PUBLIC), "yes")).toBe("button yes: table.makePublic -> makePublic");
    }
  });

  it.each<[string, TableView, ScreenName, string]>([
    ["deciding about who is there", viewOf(THIRD_AWAY), { name: "away", player: ANA.id }, "turn"],
    [
      "deciding about who is back",
      viewOf(acted(THIRD_AWAY, DEA, BACK)),
      { name: "away", player: DEA.id },
      "turn",
    ],
    [
      "deciding while away",
      viewOf(THIRD_AWAY, { viewer: BEN }),
      { name: "away", player: DEA.id },
      'sheet.title("Ben")',
    ],
    [
      "deciding for who watches",
      watching(THIRD_AWAY),
      { name: "away", player: DEA.id },
      'sheet.title("Ana")',
    ],
    ["deciding before a game", viewOf(lobby(ANA, BEN)), { name: "away", player: BEN.id }, "lobby"],
    ["making a public table public", viewOf(lobby(ANA), { owner: null }), CONFIRM_PUBLIC, "lobby"],
    ["making the table of another public", viewOf(lobby(ANA, BEN), { viewer: BEN }), CONFIRM_PUBLIC, "lobby"],
    ["making a table public in a game", viewOf(FOURTH), CONFIRM_PUBLIC, "turn"],
    ["making a table public in the roll-off", viewOf(TIED), CONFIRM_PUBLIC, "roll-off"],
    ["making a table public after the end", viewOf(FINISHED), CONFIRM_PUBLIC, "results"],
    ["a sheet in the roll-off", viewOf(TIED), { name: "sheet", player: 0 }, "roll-off"],
    [
      "resigning twice",
      viewOf(acted(FOURTH, BEN, RESIGN), { viewer: BEN }),
      CONFIRM_RESIGN,
      'sheet.title("Ben")',
    ],
    [
      "resigning once it is decided who starts",
      viewOf(decidedFor(rollingOff(ANA, BEN), BEN)),
      CONFIRM_RESIGN,
      "roll-off",
    ],
    ["taking the board off alone", viewOf(ROLLED), CONFIRM_BOARD_OFF, "turn"],
    ["taking the board off before a game", viewOf(lobby(ANA, BEN)), CONFIRM_BOARD_OFF, "lobby"],
    ["taking the board off after the end", viewOf(FINISHED), CONFIRM_BOARD_OFF, "results"],
    [
      "taking the board off once the other has left the roll-off",
      viewOf(acted(rollingOff(ANA, BEN), BEN, RESIGN)),
      CONFIRM_BOARD_OFF,
      "lobby",
    ],
    ["taking the board off that another owns", viewOf(TIED, { viewer: BEN }), CONFIRM_BOARD_OFF, "roll-off"],
    ["taking the board off for who watches", watching(FOURTH), CONFIRM_BOARD_OFF, 'sheet.title("Ana")'],
    ["resigning after leaving the roll-off", viewOf(acted(TIED, ANA, RESIGN)), CONFIRM_RESIGN, "roll-off"],
    ["the stakes where there are none", viewOf(ROLLED), STAKES, "turn"],
    ["laying something in where stakes are off", viewOf(lobby(ANA, BEN)), LAY, "lobby"],
    ["taking something back where stakes are off", viewOf(FINISHED), TAKE, "results"],
    [
      "taking the board off while it is played for stakes",
      viewOf(stakedGame(ANA, BEN)),
      CONFIRM_BOARD_OFF,
      "turn",
    ],
    [
      "going on without somebody while it is played for stakes",
      viewOf(withAway(stakedGame(ANA, BEN), BEN)),
      { name: "confirmClose", player: BEN.id },
      "turn",
    ],
    ["the sheet of nobody", viewOf(ROLLED), { name: "sheet", player: 1 }, "turn"],
    ["a sheet before the game", viewOf(lobby(ANA)), { name: "sheet", player: 0 }, "lobby"],
    ["resigning before the game", viewOf(lobby(ANA)), CONFIRM_RESIGN, "lobby"],
    ["resigning after the end", viewOf(ENDED), CONFIRM_RESIGN, "results"],
    ["resigning for who watches", watching(ROLLED), CONFIRM_RESIGN, 'sheet.title("Ana")'],
    ["a zero after the end", viewOf(ENDED), zero("yahtzee"), "results"],
    ["a zero for who watches", watching(ROLLED), zero("yahtzee"), 'sheet.title("Ana")'],
  ])("is the table's own instead of %s", (_, view, wanted, expected) => {
    expect(kind(view, wanted)).toBe(expected);
  });

  const twoPlay: Match = acted(started(ANA, BEN), ANA, rollOf("2 2 3 3 6"));
  it.each<[string, TableView, string, string]>([
    ["that these dice would score in", viewOf(ROLLED), "chance", "turn"],
    ["that is filled", viewOf(alone({ yahtzee: 0 }, { faces: "2 2 3 3 6" })), "yahtzee", "turn"],
    ["before any dice are thrown", viewOf(alone({})), "yahtzee", "turn"],
    ["that the rules do not have", viewOf(ROLLED), "luck", "turn"],
    ["while another has the turn", viewOf(twoPlay, { viewer: BEN }), "yahtzee", 'sheet.title("Ben")'],
  ])("asks no question about a zero in a category %s (U1)", (_, view, category, expected) => {
    expect(kind(view, zero(category))).toBe(expected);
  });
});

describe("a press on a screen that others have outdated", () => {
  const TWO = lobby(ANA, BEN);
  const THREE = rollingOff(ANA, BEN, CEM);
  const PLAYED = together([
    [ANA, { ones: 3, chance: 22 }],
    [BEN, { yahtzee: 50 }],
    [CEM, {}],
  ]);
  const YES: Intent = { do: "ready", ready: true };
  const NO: Intent = { do: "ready", ready: false };
  const ROLL: Intent = { do: "roll" };
  const RESIGN_NOW: Intent = { do: "resign" };
  const GIVE_BACK: Action = { type: "giveBack", who: EVE };
  const thrown = (match: Match, ...players: readonly PlayerRef[]) =>
    players.reduce((now, player) => acted(now, player, rollOf("6 6 6 6 6")), match);

  /** Whether Ana's press counts, on the screen that she was shown then, at the table as it is now. */
  function counts(then: Match, intent: Intent, now: Match, wanted: ScreenName = TABLE): boolean {
    return stillCounts(screenOf(viewOf(then), wanted), intent, viewOf(now));
  }

  it.each<[string, Match, Intent, Match]>([
    ["ready, when another has said so", TWO, YES, acted(TWO, BEN, READY)],
    ["ready, when another has taken it back", acted(TWO, BEN, READY), YES, acted(TWO, BEN, READY, NOT_READY)],
    ["ready, when a third has sat down", TWO, YES, lobby(ANA, BEN, CEM)],
    ["a rematch, when another has offered it", FINISHED, YES, acted(FINISHED, BEN, READY)],
    ["rolling for the start, when another has thrown", THREE, ROLL, thrown(THREE, BEN)],
    ["rolling for the start, when the last but one has left", THREE, ROLL, acted(THREE, CEM, RESIGN)],
    [
      "rolling again for the start, when another has thrown again",
      thrown(THREE, ANA, BEN, CEM),
      ROLL,
      thrown(THREE, ANA, BEN, CEM, BEN),
    ],
  ])("counts for %s", (_, then, intent, now) => {
    expect(counts(then, intent, now)).toBe(true);
  });

  it.each<[string, Match, Match]>([
    ["dice have been rolled", PLAYED, acted(PLAYED, ANA, rollOf("1 2 3 4 6"))],
    ["one of two others has resigned", PLAYED, acted(PLAYED, CEM, RESIGN)],
    ["another has thrown for the start", THREE, thrown(THREE, BEN)],
    ["another has left the roll-off", THREE, acted(THREE, BEN, RESIGN)],
  ])("counts for resigning, when %s", (_, then, now) => {
    expect(counts(then, RESIGN_NOW, now, CONFIRM_RESIGN)).toBe(true);
  });

  it.each<[string, Match, Intent, Match]>([
    ["playing alone, when another has sat down", lobby(ANA), YES, TWO],
    ["ready, when the other has left and it would be playing alone", TWO, YES, acted(TWO, BEN, STAND)],
    ["ready, when it has been said (U4)", TWO, YES, acted(TWO, ANA, READY)],
    [
      "not being ready, when the last other has left and it would start",
      acted(TWO, ANA, READY),
      NO,
      acted(acted(TWO, ANA, READY), BEN, STAND),
    ],
    ["not being ready, when it has begun", acted(TWO, ANA, READY), NO, rollingOff(ANA, BEN)],
    ["rolling for the start, when that is done (U4)", THREE, ROLL, thrown(THREE, ANA)],
    [
      "rolling for the start, when all were equal and it is thrown again (U4)",
      thrown(THREE, BEN, CEM),
      ROLL,
      thrown(THREE, BEN, CEM, ANA),
    ],
    ["rolling for the start, when it is decided", THREE, ROLL, decidedFor(THREE, BEN)],
    ["rolling for the start, when the first turn has begun", THREE, ROLL, started(ANA, BEN, CEM)],
    ["rolling in a game", started(ANA, BEN), ROLL, acted(started(ANA, BEN), BEN, RESIGN)],
    ["rolling in a game, unchanged", started(ANA, BEN), ROLL, started(ANA, BEN)],
    [
      "beginning, when another has",
      decidedFor(THREE, BEN),
      { do: "begin" },
      acted(decidedFor(THREE, BEN), CEM, { type: "begin" }),
    ],
    [
      "a score",
      acted(started(ANA, BEN), ANA, rollOf("1 2 3 4 6")),
      { do: "score", category: "chance", column: 0 },
      acted(acted(started(ANA, BEN), ANA, rollOf("1 2 3 4 6")), BEN, RESIGN),
    ],
    ["ready, at another match", TWO, YES, { ...acted(TWO, BEN, READY), id: "match-2" }],
    ["rolling for the start, at another match", THREE, ROLL, { ...thrown(THREE, BEN), id: "match-2" }],
    ["ready, on a screen without that row", FINISHED, YES, { ...ROLLED, id: FINISHED.id }],
  ])("does not count for %s", (_, then, intent, now) => {
    expect(counts(then, intent, now)).toBe(false);
  });

  it.each<[string, Match, Match]>([
    ["the total is another", PLAYED, acted(PLAYED, ANA, rollOf("1 2 3 4 6"), scoreIn("smallStraight"))],
    ["all others have resigned", PLAYED, acted(acted(PLAYED, BEN, RESIGN), CEM, RESIGN)],
    ["it is done", PLAYED, acted(PLAYED, ANA, RESIGN)],
    ["it is decided who starts", THREE, decidedFor(THREE, BEN)],
    ["the game has begun", THREE, started(ANA, BEN, CEM)],
    ["the match is another", PLAYED, { ...PLAYED, id: "match-2" }],
  ])("does not count for resigning, when %s", (_, then, now) => {
    expect(counts(then, RESIGN_NOW, now, CONFIRM_RESIGN)).toBe(false);
  });

  describe("that says what is to become of who is away", () => {
    const ASKED = withAway(PLAYED, CEM);
    const WAIT: Intent = { do: "decide", away: CEM.id, verdict: "wait" };
    const ABOUT_CEM: ScreenName = { name: "away", player: CEM.id };

    it.each<[string, Match]>([
      ["another has said something", acted(ASKED, BEN, deciding(CEM, "close"))],
      ["somebody has rolled", acted(ASKED, ANA, rollOf("1 2 3 4 6"))],
      ["it has been decided", agreed(ASKED, CEM, "playOn", ANA, BEN)],
      ["another is away too", withAway(ASKED, BEN)],
      ["another has resigned", acted(ASKED, BEN, RESIGN)],
    ])("counts when %s", (_, now) => {
      expect(counts(ASKED, WAIT, now, ABOUT_CEM)).toBe(true);
    });

    it.each<[string, Match]>([
      ["the player is back", acted(ASKED, CEM, BACK)],
      ["another went instead", withAway(acted(ASKED, CEM, BACK), BEN)],
      ["the sheet has been closed", agreed(ASKED, CEM, "close", ANA, BEN)],
      ["the viewer has resigned", acted(ASKED, ANA, RESIGN)],
      ["the viewer counts as away", acted(ASKED, ANA, AWAY)],
      ["the match is another", { ...ASKED, id: "match-2" }],
    ])("does not count when %s", (_, now) => {
      expect(counts(ASKED, WAIT, now, ABOUT_CEM)).toBe(false);
    });
  });

  describe("about stakes", () => {
    const LOBBY = atStake(TWO);
    const GAME = stakedGame(ANA, BEN, CEM);
    const here = [ANA.id, BEN.id, CEM.id];
    const AGREE: Intent = { do: "agree", list: "list-1" };
    const WANT_BACK: Intent = { do: "wantBack", alone: false };
    const relisted = acted(LOBBY, BEN, { type: "list", pot: "pot-1", list: "list-2", change: null });
    const rolled = acted(GAME, ANA, rollOf("1 2 3 4 6"));
    const withHints = acted(LOBBY, ANA, {
      type: "help",
      help: { ...LOBBY.help, hints: "always" },
      who: ANA,
    });

    /** Ana's press on the screen of the stakes. @param laid what is at stake now. */
    function counts(then: Match, intent: Intent, now: Match, laid = LAID): boolean {
      const view = (match: Match, what = LAID) =>
        viewOf(match, { stakes: { allowed: true, laid: what, owed: [] } });
      return stillCounts(screenOf(view(then), STAKES), intent, view(now, laid));
    }

    it.each<[string, Match, Intent, Match]>([
      [
        "agreeing, when another has agreed or is ready",
        LOBBY,
        AGREE,
        acted(agreeing(LOBBY, BEN), BEN, READY),
      ],
      ["wanting them back, when somebody has rolled", GAME, WANT_BACK, rolled],
      [
        "wanting them back, when another has said so",
        GAME,
        WANT_BACK,
        acted(GAME, BEN, { type: "wantBack", here }),
      ],
    ])("counts for %s", (_, then, intent, now) => {
      expect(counts(then, intent, now)).toBe(true);
    });

    it.each<[string, Match, Intent, Match]>([
      ["agreeing, when the list is another", LOBBY, AGREE, relisted],
      ["agreeing, when there are hints for stakes by then", LOBBY, AGREE, withHints],
      ["agreeing, when stakes are off", LOBBY, AGREE, TWO],
      ["wanting them back, when they are given back", GAME, WANT_BACK, acted(GAME, EVE, GIVE_BACK)],
      ["agreeing, at another match", LOBBY, AGREE, { ...LOBBY, id: "match-2" }],
      ["wanting them back, at another match", GAME, WANT_BACK, { ...GAME, id: "match-2" }],
    ])("does not count for %s", (_, then, intent, now) => {
      expect(counts(then, intent, now)).toBe(false);
    });

    it("counts for an operator who was asked whether to give them back, as long as there is something to give", () => {
      const asked = (match: Match) => viewOf(match, { viewer: EVE, operator: true });
      const shown = screenOf(asked(GAME), { name: "confirmGiveBack" });
      expect(stillCounts(shown, WANT_BACK, asked(rolled))).toBe(true);
      expect(stillCounts(shown, WANT_BACK, asked(acted(GAME, EVE, GIVE_BACK)))).toBe(false);
      expect(stillCounts(screenOf(asked(GAME), STAKES), WANT_BACK, asked(rolled))).toBe(false);
    });

    it("does not count for wanting another pot back than the one that was shown", () => {
      expect(counts(GAME, WANT_BACK, rolled, LAID.slice(1))).toBe(false);
    });
  });

  describe("that chooses what is played", () => {
    const YATZY: Intent = { do: "setRules", rules: chooseRules("yatzy") };
    const AIM: Intent = { do: "setTarget", target: 200 };
    const RULES: ScreenName = { name: "rules" };

    it.each<[string, Match]>([
      ["another is ready", acted(TWO, BEN, READY)],
      ["another has left", acted(TWO, BEN, STAND)],
    ])("counts when %s", (_, now) => {
      expect([YATZY, AIM].map((intent) => counts(TWO, intent, now, RULES))).toEqual([true, true]);
    });

    it.each<[string, Match]>([
      ["the match has begun", rollingOff(ANA, BEN)],
      ["the match is another", { ...TWO, id: "match-2" }],
    ])("does not count when %s", (_, now) => {
      expect([YATZY, AIM].map((intent) => counts(TWO, intent, now, RULES))).toEqual([false, false]);
    });

    it("does not count for who may not choose any more", () => {
      const shown = screenOf(viewOf(TWO), RULES);
      expect(stillCounts(shown, YATZY, viewOf(acted(TWO, BEN, READY), { owner: BEN }))).toBe(false);
    });
  });

  it("does not count for resigning on a screen that did not ask", () => {
    expect(counts(PLAYED, RESIGN_NOW, acted(PLAYED, CEM, RESIGN))).toBe(false);
  });
});
