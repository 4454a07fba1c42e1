// The table before a game, for who sits, who stands and who only looks.
import { describe, expect, it } from "vitest";
import { newMatch } from "../../scripts/match/match.ts";
import { lobbyScreen } from "../../scripts/ui/lobby-screen.ts";
import { ANA, EVE, lobby } from "../support/matches.ts";
import { viewOf, watching, written } from "../support/views.ts";

const OWNER = 'label owner: lobby.owner("Ana")';
const RULES = "label rules: ruleSet.classic";
const TAKE_BOARD = "button takeBoardOff: table.takeBoardOff -> takeBoardOff [more]";
const STAND_UP = "button standUp: table.standUp -> standUp [more]";

describe("the lobby", () => {
  it("invites who sits to play alone", () => {
    const screen = lobbyScreen(viewOf(lobby(ANA)));
    expect(written(screen)).toEqual([
      RULES,
      'label invitation: lobby.invitation("13")',
      "button start: lobby.playAlone -> start",
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

  it("offers who stands a chair first", () => {
    expect(written(lobbyScreen(viewOf(newMatch("match-1"), { sitting: false })))).toEqual([
      "button takeChair: table.takeChair -> takeChair",
      RULES,
      TAKE_BOARD,
    ]);
  });

  it("says what is missing where the table has no chairs", () => {
    const view = viewOf(newMatch("match-1"), { sitting: false, chairs: "none" });
    expect(written(lobbyScreen(view))).toEqual(["label noChairs: notice.noChairs", RULES, TAKE_BOARD]);
  });

  it("says that all chairs are taken, and lets who owns nothing take no board", () => {
    expect(written(lobbyScreen(watching(lobby(ANA), { chairs: "taken" })))).toEqual([
      "label chairsTaken: table.chairsTaken",
      OWNER,
      RULES,
    ]);
  });

  it("tells who sits on a second chair that another plays", () => {
    const view = viewOf(lobby(ANA), { viewer: EVE, mayTakeBoardOff: false });
    expect(written(lobbyScreen(view))).toEqual([OWNER, RULES, "label watch: refusal.oneSeatOnly", STAND_UP]);
  });

  it("lets who has the seat without riding start and play", () => {
    const ids = lobbyScreen(viewOf(lobby(ANA), { sitting: false })).rows.map(({ id }) => id);
    expect(ids).toContain("start");
  });

  it("tells everybody but the owner whose table it is", () => {
    expect(written(lobbyScreen(watching(lobby())))).toContain(OWNER);
    expect(written(lobbyScreen(viewOf(lobby(ANA))))).not.toContain(OWNER);
  });

  it("of a public table names no owner", () => {
    const view = viewOf(lobby(ANA), { owner: null, mayTakeBoardOff: false });
    expect(written(lobbyScreen(view))[0]).toBe(RULES);
  });

  it.each([
    ["x".repeat(255), "x".repeat(20)],
    ["§kAna§r\n", "Ana"],
  ])("shows the owner's name %j as %j", (name, shown) => {
    const view = viewOf(lobby(ANA), { owner: { id: "other", name } });
    expect(written(lobbyScreen(view))[0]).toBe(`label owner: lobby.owner(${JSON.stringify(shown)})`);
  });
});
