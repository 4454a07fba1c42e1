// Item stakes on the screen: for whom which row stands there, and what it says.
import { describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/match/ledger.ts";
import type { Match } from "../../scripts/match/match.ts";
import type { Screen } from "../../scripts/ui/screen.ts";
import {
  layScreen,
  maySetStakes,
  stakesButtons,
  stakesLabels,
  stakesScreen,
  takeStakeScreen,
} from "../../scripts/ui/stakes-screen.ts";
import type { Pocket, TableView } from "../../scripts/ui/view.ts";
import { ANA, acted, BEN, CEM, EVE, lobby, RESIGN, STAND } from "../support/matches.ts";
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
import { english, rowOf, viewOf, watching, written } from "../support/views.ts";

const TWO = lobby(ANA, BEN);
const STAKED = atStake(TWO);
const GAME = stakedGame(ANA, BEN);
/** Ana has won. */
const OVER = acted(acted(GAME, BEN, RESIGN), ANA, RESIGN);
const LAID = [stakeOf(ANA, DIAMONDS), stakeOf(BEN, SWORD)];

/** As Ana sees it, with what both have laid in. */
function view(match: Match, other: Partial<TableView> = {}): TableView {
  return viewOf(match, { stakes: { allowed: true, laid: LAID, owed: 0 }, ...other });
}

const BENS: Partial<TableView> = { viewer: BEN, mayManage: false };
const OPERATOR: Partial<TableView> = { viewer: EVE, operator: true, sitting: false };

function shown(screen: Screen | null): readonly string[] {
  if (screen === null) throw new Error("There is no such screen.");
  return written(screen);
}

/** What can be pressed, by the ids of the rows. */
function presses(screen: Screen | null): readonly string[] {
  return shown(screen).flatMap((line) => /^button (\S+): /.exec(line)?.[1] ?? []);
}

function rowsOf(rows: Screen["rows"]): readonly string[] {
  return written({ matchId: "", revision: 0, title: { text: "" }, rows });
}

const AGREE = "agree:list-1";

describe("the stakes", () => {
  it("before a game are the list, who agrees to it, and all that the owner can do", () => {
    expect(shown(stakesScreen(view(agreeing(STAKED, BEN))))).toEqual([
      expect.stringMatching(/^label stakes0: stakes\.atStake \+ /),
      'label stakes1: stakes.agreed("Ben")',
      'label stakes2: stakes.waiting("Ana")',
      "button agree:list-1: stakes.agree -> agree list-1",
      "button lay: stakes.lay -> show lay",
      "button takeStake: stakes.take -> show takeStake",
      "button stakesOff: stakes.off -> setStakes false",
      "button back: back -> show table",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("are of the match as it is, under their own title", () => {
    const screen = stakesScreen(view(STAKED));
    expect(screen && { ...screen, rows: [], title: english(screen.title) }).toEqual({
      matchId: STAKED.id,
      revision: STAKED.revision,
      title: "Item stakes",
      rows: [],
    });
  });

  it("can be agreed to by who sits and has not, and the row is another one for another list", () => {
    const agree = (match: Match, other: Partial<TableView> = {}) =>
      presses(stakesScreen(view(match, other))).filter((id) => id.startsWith("agree"));
    expect([agree(STAKED), agree(STAKED, BENS)]).toEqual([[AGREE], [AGREE]]);
    expect(agree(agreeing(STAKED, ANA))).toEqual([]);
    expect(agree(STAKED, OPERATOR)).toEqual([]);
    expect(agree(stakesOn(TWO), { stakes: { allowed: true, laid: [], owed: 0 } })).toEqual([]);
    expect(agree(stakedRollOff(ANA, BEN))).toEqual([]);
    expect(agree(atStake(TWO, "list-2"))).toEqual(["agree:list-2"]);
  });

  it("let who sits lay something in, and who has something there take it back", () => {
    expect(presses(stakesScreen(view(STAKED, BENS)))).toEqual([AGREE, "lay", "takeStake", "back", "standUp"]);
    const three = atStake(lobby(ANA, BEN, CEM));
    expect(presses(stakesScreen(view(three, { ...BENS, viewer: CEM })))).not.toContain("takeStake");
    expect(presses(stakesScreen(watching(STAKED)))).toEqual(["back"]);
  });

  it("are turned off by the owner, by operators, and at a public table by whoever sits", () => {
    const may = (other: Partial<TableView>) =>
      presses(stakesScreen(view(STAKED, other))).includes("stakesOff");
    expect([may({}), may(OPERATOR), may({ ...BENS, owner: null })]).toEqual([true, true, true]);
    expect([may(BENS), may({ viewer: EVE, mayManage: false, owner: null })]).toEqual([false, false]);
  });

  it("that operators have forbidden meanwhile say so, and are only given back", () => {
    const screen = stakesScreen(view(STAKED, { stakes: { allowed: false, laid: LAID, owed: 0 } }));
    expect(shown(screen)).toContain("label forbidden: notice.stakesForbidden");
    expect(presses(screen)).toEqual(["takeStake", "stakesOff", "back", "standUp"]);
  });

  it("until the first throw let everybody take their own back, and nothing else", () => {
    const match = stakedRollOff(ANA, BEN);
    expect(presses(stakesScreen(view(match)))).toEqual(["takeStake", "back", "standUp"]);
  });

  it("while it is played for them are given back when all want it", () => {
    const rows = shown(stakesScreen(view(GAME)));
    expect(rows.slice(1)).toEqual([
      "label stakes1: stakes.locked",
      "label giveBack: stakes.giveBackTogether",
      "button wantBack: stakes.giveBack -> wantBack",
      "button back: back -> show table",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("are wanted back by who plays, once more as well when others have gone, and by nobody who only watches", () => {
    const want = acted(GAME, ANA, { type: "wantBack", here: [ANA.id, BEN.id] });
    const may = (other: Partial<TableView>) => presses(stakesScreen(view(want, other))).includes("wantBack");
    expect([may({}), may(BENS), may({ viewer: EVE, mayManage: false })]).toEqual([true, true, false]);
    expect(rowOf(stakesScreen(view(want)) as Screen, "stakes2")).toBe(
      'label stakes2: stakes.wantBack("Ana")',
    );
  });

  it("are given back by an operator who does not play alone, by one who plays as by all, and both find the board here", () => {
    for (const [operator, how] of [
      [OPERATOR, "giveBackAlone"],
      [{ operator: true }, "giveBackTogether"],
    ] as const) {
      const rows = shown(stakesScreen(view(GAME, operator)));
      expect(rows).toContain(`label giveBack: stakes.${how}`);
      expect(rows).toContain("button wantBack: stakes.giveBack -> wantBack");
      expect(rows.at(-1)).toBe("button takeBoardOff: table.takeBoardOff -> show confirmBoardOff [more]");
    }
    expect(presses(stakesScreen(view(GAME)))).not.toContain("takeBoardOff");
  });

  it("after the game say who has won, and bring what waits for the player", () => {
    const stakes = { allowed: true, laid: [], owed: 3 };
    expect(shown(stakesScreen(view(OVER, { stakes })))).toEqual([
      'label stakes0: stakes.won("Ana")',
      'button collect: stakes.collect("3") -> collect',
      "button back: back -> show table",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("bring it at any other time too", () => {
    const stakes = { allowed: true, laid: LAID, owed: 1 };
    for (const match of [STAKED, stakedRollOff(ANA, BEN), GAME]) {
      expect(presses(stakesScreen(view(match, { stakes })))).toContain("collect");
    }
  });

  it("are no screen where there are none", () => {
    expect(stakesScreen(viewOf(TWO))).toBeNull();
  });
});

describe("turning stakes on", () => {
  const may = (match: Match, other: Partial<TableView> = {}) => maySetStakes(viewOf(match, other), true);

  it("is for who may choose the rules, before and after a game", () => {
    expect([may(TWO), may(TWO, OPERATOR), may(TWO, { ...BENS, owner: null }), may(OVER)]).toEqual([
      ...[true, true, true, true],
    ]);
    expect([may(TWO, BENS), may(TWO, { viewer: EVE, mayManage: false, owner: null })]).toEqual([
      false,
      false,
    ]);
  });

  it("is not done twice, in a game, by one alone, or where operators forbid it", () => {
    const forbidden = { stakes: { allowed: false, laid: [], owed: 0 } };
    expect([may(STAKED), may(GAME), may(lobby(ANA)), may(TWO, forbidden)]).toEqual([
      ...[false, false, false, false],
    ]);
  });
});

describe("before and after a game", () => {
  const OPEN = "button stakes: stakes.open -> show stakes";
  const ON = "button stakesOn: stakes.title -> setStakes true [more]";

  it("everybody reads the list and for whom it waits", () => {
    for (const seen of [view(STAKED), watching(STAKED, { stakes: view(STAKED).stakes })]) {
      const [list, waiting] = rowsOf(stakesLabels(seen));
      expect(list).toMatch(/^label stakes0: stakes\.atStake \+ .*stakes\.laid\("Ana"/);
      expect(waiting).toBe('label stakes1: stakes.waiting(list.and("Ana", "Ben"))');
    }
    expect(rowsOf(stakesLabels(viewOf(TWO)))).toEqual([]);
  });

  it("who sits or may choose the rules opens the stakes, and nobody else", () => {
    const buttons = (match: Match, other: Partial<TableView> = {}) =>
      rowsOf(stakesButtons(view(match, other)));
    expect([buttons(STAKED), buttons(STAKED, BENS), buttons(STAKED, OPERATOR)]).toEqual([
      [OPEN],
      [OPEN],
      [OPEN],
    ]);
    expect(rowsOf(stakesButtons(watching(STAKED)))).toEqual([]);
    expect([buttons(TWO), buttons(TWO, BENS), buttons(OVER), buttons(OVER, BENS)]).toEqual([
      [ON],
      [],
      [ON],
      [],
    ]);
  });

  it("what waits for the player can be collected, stakes or not", () => {
    const stakes = { allowed: true, laid: [], owed: 2 };
    const collect = 'button collect: stakes.collect("2") -> collect';
    for (const match of [TWO, STAKED, OVER]) {
      expect(rowsOf(stakesButtons(viewOf(match, { stakes }))).at(-1)).toBe(collect);
      expect(rowsOf(stakesButtons(watching(match, { stakes })))).toEqual([collect]);
    }
  });
});

describe("laying something in", () => {
  const POCKETS: readonly Pocket[] = [
    { slot: 0, stack: DIAMONDS, refused: null },
    { slot: 3, stack: { ...SWORD, name: null }, refused: "locked" },
    { slot: 4, stack: { ...DIAMONDS, amount: 1 }, refused: "locked" },
    { slot: 8, stack: { ...SWORD, key: "item.board", name: null }, refused: "board" },
    { slot: 35, stack: SWORD, refused: null },
  ];
  const laying = (match: Match, other: Partial<TableView> = {}) =>
    layScreen(view(match, { pockets: () => POCKETS, ...other }));

  it("offers each stack by its slot, and says what cannot be staked and why", () => {
    expect(shown(laying(STAKED))).toEqual([
      "label help: stakes.layHelp",
      'label refused:locked: stakes.layLocked(item.diamond_sword.name + ", " + item.diamond.name)',
      "label refused:board: stakes.layBoard(item.board)",
      'button lay:0: stakes.stack("64", item.diamond.name) -> lay 0 64 minecraft:diamond',
      'button lay:35: stakes.named("Excalibur", item.diamond_sword.name) -> lay 35 1 minecraft:diamond_sword',
      "button back: back -> show stakes",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("tells that what is worn or in the off-hand cannot be staked", () => {
    const [help] = laying(STAKED)?.rows ?? [];
    expect(help && english(help.text)).toBe(
      "Choose a stack to lay into the pot. What you wear or hold in the off-hand cannot be staked.",
    );
  });

  it("brings with each row the whole stack that was shown", () => {
    const row = laying(STAKED)?.rows.find(({ id }) => id === "lay:0");
    expect(row).toMatchObject({ press: { do: "lay", slot: 0, stack: DIAMONDS } });
  });

  it("of nothing says so", () => {
    expect(shown(laying(STAKED, { pockets: () => [] }))).toContain("label nothing: stakes.layNothing");
    expect(shown(laying(STAKED, { pockets: () => POCKETS.slice(1, 4) }))).toContain(
      "label nothing: stakes.layNothing",
    );
  });

  it("ends with six stacks of one's own, and does not look at the inventory then", () => {
    const six = Array.from({ length: 6 }, (_, index) => stakeOf(ANA, DIAMONDS, `Ana-${index}`));
    const full = { stakes: { allowed: true, laid: [...six, stakeOf(BEN, SWORD)], owed: 0 } };
    const pockets = () => {
      throw new Error("Nobody has asked for it.");
    };
    expect(shown(laying(STAKED, { ...full, pockets }))).toEqual([
      "label enough: notice.enoughStakes",
      "button back: back -> show stakes",
      "button standUp: table.standUp -> standUp [more]",
    ]);
    expect(presses(laying(STAKED, { ...full, ...BENS }))).toContain("lay:0");
  });

  it.each<[string, Match, Partial<TableView>]>([
    ["of who does not sit", STAKED, OPERATOR],
    ["where stakes are off", TWO, {}],
    ["after a game", OVER, {}],
    ["before the first throw", stakedRollOff(ANA, BEN), {}],
    ["while it is played", GAME, {}],
    ["where operators forbid it", STAKED, { stakes: { allowed: false, laid: LAID, owed: 0 } }],
  ])("is not asked %s", (_, match, other) => {
    expect(laying(match, other)).toBeNull();
  });
});

describe("taking something back", () => {
  it("offers each of the own stakes, and nobody else's", () => {
    const laid = [...LAID, stakeOf(ANA, SWORD, "Ana-2")];
    const stakes = { allowed: true, laid, owed: 0 };
    expect(shown(takeStakeScreen(view(STAKED, { stakes })))).toEqual([
      "label help: stakes.takeHelp",
      'button stake:Ana-1: stakes.stack("64", item.diamond.name) -> takeStake Ana-1',
      'button stake:Ana-2: stakes.named("Excalibur", item.diamond_sword.name) -> takeStake Ana-2',
      "button back: back -> show stakes",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("is possible until the first throw, also where operators forbid stakes", () => {
    const forbidden = { stakes: { allowed: false, laid: LAID, owed: 0 } };
    for (const seen of [view(STAKED), view(stakedRollOff(ANA, BEN)), view(STAKED, forbidden)]) {
      expect(presses(takeStakeScreen(seen))).toContain("stake:Ana-1");
    }
  });

  it("offers six at most, the first ones, so that a live form has room", () => {
    const named = (index: number): Stack => ({ ...DIAMONDS, amount: index + 1 });
    const laid = Array.from({ length: 9 }, (_, index) => stakeOf(ANA, named(index), `Ana-${index}`));
    const ids = presses(takeStakeScreen(view(STAKED, { stakes: { allowed: true, laid, owed: 0 } })));
    expect(ids.filter((id) => id.startsWith("stake:"))).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => `stake:Ana-${n}`),
    );
  });

  it.each<[string, Match, Partial<TableView>]>([
    ["of who has nothing there", STAKED, OPERATOR],
    ["while it is played", GAME, {}],
    ["after the game", OVER, {}],
    ["where stakes are off", TWO, {}],
  ])("is not asked %s", (_, match, other) => {
    expect(takeStakeScreen(view(match, other))).toBeNull();
  });

  it("is still there for who is left alone", () => {
    expect(presses(takeStakeScreen(view(acted(STAKED, BEN, STAND))))).toContain("stake:Ana-1");
  });
});
