// The table before a game, for who sits, who stands and who only looks.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import { newMatch } from "../../scripts/match/match.ts";
import { lobbyScreen } from "../../scripts/ui/lobby-screen.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import {
  ANA,
  acted,
  BEN,
  CEM,
  DEA,
  EVE,
  lobby,
  READY,
  RESIGN,
  rollingOff,
  STAND,
} from "../support/matches.ts";
import { agreeing, atStake, DIAMONDS, stakeOf } from "../support/staked.ts";
import { english, rowOf, viewOf, watching, written } from "../support/views.ts";

const OWNER = 'label owner: lobby.owner("Ana")';
const PLAYED = "label played: rules.played(ruleSet.classic)";
const RULES = "button rules: rules.title -> show rules";
const LESSONS = "button lessons: lessons.open -> show lessons 0 [more]";
const TAKE_BOARD = "button takeBoardOff: table.takeBoardOff -> takeBoardOff [more]";
const SETTINGS = "button settings: settings.title -> show settings [more]";
const MAKE_PUBLIC = "button makePublic: table.makePublic -> show confirmPublic [more]";
const STAND_UP = "button standUp: table.standUp -> standUp [more]";

describe("the lobby", () => {
  it("invites who sits to play alone", () => {
    const screen = lobbyScreen(viewOf(lobby(ANA)));
    expect(written(screen)).toEqual([
      PLAYED,
      'label seat:north: lobby.seat(side.north, "Ana")',
      'label invitation: lobby.invitation("13")',
      "button ready: lobby.playAlone -> ready true",
      RULES,
      LESSONS,
      SETTINGS,
      MAKE_PUBLIC,
      STAND_UP,
      TAKE_BOARD,
    ]);
    expect({ ...screen, rows: [] }).toEqual({
      matchId: "match-1",
      revision: 0,
      title: { translate: "yahtzee.title" },
      rows: [],
    });
  });

  it("tells what is played, of how many categories, and for which target", () => {
    const rules = chooseRules("triple", { columnOrder: "leftToRight" });
    const screen = lobbyScreen(viewOf({ ...lobby(ANA), rules, target: 1500 }));
    expect(screen.rows.flatMap(({ kind, text }) => (kind === "label" ? [english(text)] : []))).toEqual([
      "What is played: Triple, columns from left to right. Target for whoever plays alone: 1500.",
      "North: Ana",
      "Roll the dice, hold the useful ones, fill all 39 categories and reach 1500. Under Rules you can invite computer players.",
    ]);
  });

  it("looks for no chair for who has a seat, though not on its chair", () => {
    const screen = lobbyScreen(viewOf(lobby(ANA), { sitting: true, atTable: false }));
    expect(rowOf(screen, "takeChair")).toBeUndefined();
    expect(rowOf(screen, "ready")).toBe("button ready: lobby.playAlone -> ready true");
  });

  it("offers who stands a chair first", () => {
    expect(written(lobbyScreen(viewOf(newMatch("match-1"), { sitting: false })))).toEqual([
      "button takeChair: table.takeChair -> takeChair",
      PLAYED,
      RULES,
      LESSONS,
      SETTINGS,
      MAKE_PUBLIC,
      TAKE_BOARD,
    ]);
  });

  it("says what is missing where the table has no chairs", () => {
    const view = viewOf(newMatch("match-1"), { sitting: false, chairs: "none" });
    expect(written(lobbyScreen(view))).toEqual([
      "label noChairs: notice.noChairs",
      PLAYED,
      RULES,
      LESSONS,
      SETTINGS,
      MAKE_PUBLIC,
      TAKE_BOARD,
    ]);
  });

  it("says that all chairs are taken, and lets who owns nothing take no board", () => {
    expect(written(lobbyScreen(watching(lobby(ANA), { chairs: "taken" })))).toEqual([
      "label chairsTaken: table.chairsTaken",
      OWNER,
      PLAYED,
      'label seat:north: lobby.seat(side.north, "Ana")',
      RULES,
      LESSONS,
      SETTINGS,
    ]);
  });

  it("tells who sits on a chair without a seat that the world could not save it, and to try again", () => {
    const view = viewOf(lobby(ANA), { viewer: EVE });
    expect(written(lobbyScreen(view))).toEqual([
      OWNER,
      PLAYED,
      'label seat:north: lobby.seat(side.north, "Ana")',
      "label watch: notice.notSaved",
      RULES,
      LESSONS,
      SETTINGS,
      STAND_UP,
    ]);
  });

  it("lets who has the seat without riding start and play", () => {
    const ids = lobbyScreen(viewOf(lobby(ANA), { sitting: false })).rows.map(({ id }) => id);
    expect(ids).toContain("ready");
  });

  it("tells everybody but the owner whose table it is", () => {
    expect(written(lobbyScreen(watching(lobby())))).toContain(OWNER);
    expect(written(lobbyScreen(viewOf(lobby(ANA))))).not.toContain(OWNER);
  });

  it("of a public table says so to everybody, and names no owner", () => {
    for (const view of [viewOf(lobby(ANA), { owner: null }), watching(lobby(ANA), { owner: null })]) {
      expect(rowOf(lobbyScreen(view), "owner")).toBe("label owner: lobby.public");
    }
  });

  it("offers the owner and operators, seated or not, to make the table public, and nobody else", () => {
    const offered = (view: TableView) => rowOf(lobbyScreen(view), "makePublic");
    expect(offered(viewOf(lobby()))).toBe(MAKE_PUBLIC);
    expect(offered(watching(lobby(BEN), { operator: true }))).toBe(MAKE_PUBLIC);
    expect(offered(viewOf(lobby(ANA, BEN), { viewer: BEN }))).toBeUndefined();
    expect(offered(watching(lobby(ANA)))).toBeUndefined();
  });

  it("offers nobody to make a table public that is so already", () => {
    const view = viewOf(lobby(ANA), { owner: null });
    expect(rowOf(lobbyScreen(view), "makePublic")).toBeUndefined();
  });

  it.each([
    ["x".repeat(255), "x".repeat(20)],
    ["§kAna§r\n", "Ana"],
  ])("shows the owner's name %j as %j", (name, shown) => {
    const view = viewOf(lobby(ANA), { owner: { id: "other", name } });
    expect(written(lobbyScreen(view))[0]).toBe(`label owner: lobby.owner(${JSON.stringify(shown)})`);
  });
});

describe("the lobby of several", () => {
  const TWO = lobby(ANA, BEN);
  const READY_BUTTON = "button ready: lobby.ready -> ready true";

  it("says who sits where and who is waited for, and asks to be ready", () => {
    expect(written(lobbyScreen(viewOf(TWO)))).toEqual([
      PLAYED,
      'label seat:north: lobby.seat(side.north, "Ana")',
      'label seat:east: lobby.seat(side.east, "Ben")',
      'label waiting: lobby.waiting(list.and("Ana", "Ben"))',
      READY_BUTTON,
      RULES,
      "button stakesOn: stakes.title -> setStakes true [more]",
      LESSONS,
      SETTINGS,
      MAKE_PUBLIC,
      STAND_UP,
      TAKE_BOARD,
    ]);
  });

  it("shows who is ready, who can take it back", () => {
    const match = acted(TWO, ANA, READY);
    expect(written(lobbyScreen(viewOf(match))).slice(1, 5)).toEqual([
      'label seat:north: lobby.seatReady(side.north, "Ana")',
      'label seat:east: lobby.seat(side.east, "Ben")',
      'label waiting: lobby.waiting("Ben")',
      "button ready: lobby.notReady -> ready false",
    ]);
  });

  it("asks who is not ready yet, as the last one too", () => {
    const match = acted(TWO, ANA, READY);
    const own = lobbyScreen(viewOf(match, { viewer: BEN }));
    expect(rowOf(own, "waiting")).toBe('label waiting: lobby.waiting("Ben")');
    expect(rowOf(own, "ready")).toBe(READY_BUTTON);
  });

  it("of four reads clockwise from the north, in words", () => {
    const match = acted(acted(lobby(ANA, BEN, CEM, DEA), CEM, READY), ANA, READY);
    const { rows } = lobbyScreen(viewOf(match, { viewer: DEA, owner: BEN }));
    expect(rows.flatMap(({ kind, text }) => (kind === "label" ? [english(text)] : []))).toEqual([
      "This table belongs to Ben.",
      "What is played: Classic.",
      "North: Ana, ready",
      "East: Ben",
      "South: Cem, ready",
      "West: Dea",
      "Waiting for Ben and Dea to be ready.",
    ]);
  });

  it("lets who stands beside see who is ready, and say nothing", () => {
    const match = acted(TWO, ANA, READY);
    expect(written(lobbyScreen(watching(match)))).toEqual([
      "button takeChair: table.takeChair -> takeChair",
      OWNER,
      PLAYED,
      'label seat:north: lobby.seatReady(side.north, "Ana")',
      'label seat:east: lobby.seat(side.east, "Ben")',
      RULES,
      LESSONS,
      SETTINGS,
    ]);
  });

  it("offers to start, not to take it back, when the one who was waited for has left", () => {
    const three = acted(acted(lobby(ANA, BEN, CEM), ANA, READY), BEN, READY);
    const left = lobbyScreen(viewOf(acted(three, CEM, STAND)));
    expect([rowOf(left, "waiting"), rowOf(left, "ready")]).toEqual([undefined, READY_BUTTON]);
  });

  it("offers who is left alone to play alone, ready or not", () => {
    const left = lobbyScreen(viewOf(acted(acted(TWO, ANA, READY), BEN, STAND)));
    expect(rowOf(left, "ready")).toBe("button ready: lobby.playAlone -> ready true");
  });

  it("is there again for both when one of two has left the roll-off", () => {
    const left = acted(rollingOff(ANA, BEN), ANA, RESIGN);
    expect(rowOf(lobbyScreen(viewOf(left)), "waiting")).toBe(
      'label waiting: lobby.waiting(list.and("Ana", "Ben"))',
    );
  });
});

describe("the lobby with stakes", () => {
  const TWO = agreeing(atStake(lobby(ANA, BEN)), BEN);
  const stakes = { allowed: true, laid: [stakeOf(ANA, DIAMONDS)], owed: [] };

  it("shows the list and for whom it waits below the seats, and leads to them below Ready", () => {
    expect(written(lobbyScreen(viewOf(TWO, { stakes })))).toEqual([
      PLAYED,
      'label seat:north: lobby.seat(side.north, "Ana")',
      'label seat:east: lobby.seat(side.east, "Ben")',
      expect.stringMatching(/^label stakes0: stakes\.atStake \+ /),
      'label stakes1: stakes.agreed("Ben")',
      'label stakes2: stakes.waiting("Ana")',
      'label waiting: lobby.waiting(list.and("Ana", "Ben"))',
      "button ready: lobby.ready -> ready true",
      RULES,
      "button stakes: stakes.open -> show stakes",
      LESSONS,
      SETTINGS,
      MAKE_PUBLIC,
      STAND_UP,
      TAKE_BOARD,
    ]);
  });

  it("shows who stands beside the list too, and no way to change it", () => {
    const screen = lobbyScreen(watching(TWO, { stakes }));
    expect(screen.rows.map(({ id }) => id)).toEqual([
      ...[
        "takeChair",
        "owner",
        "played",
        "seat:north",
        "seat:east",
        "stakes0",
        "stakes1",
        "stakes2",
        "rules",
        "lessons",
        "settings",
      ],
    ]);
  });

  it("where all are ready waits for who has to agree, and lets the word be taken back", () => {
    const match = acted(acted(TWO, ANA, READY), BEN, READY);
    const screen = lobbyScreen(viewOf(match, { stakes }));
    expect([rowOf(screen, "waiting"), rowOf(screen, "stakes2"), rowOf(screen, "ready")]).toEqual([
      undefined,
      'label stakes2: stakes.waiting("Ana")',
      "button ready: lobby.notReady -> ready false",
    ]);
  });

  it("of one alone says that it would be for nothing", () => {
    const screen = lobbyScreen(viewOf(acted(TWO, BEN, STAND), { stakes }));
    expect(screen.rows.map(({ text }) => english(text))).toContain(
      "Whoever plays alone plays for nothing: what lies in the pot goes back then.",
    );
    expect(rowOf(screen, "ready")).toBe("button ready: lobby.playAlone -> ready true");
  });
});
