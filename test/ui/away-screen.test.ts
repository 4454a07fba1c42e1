// What the others read of who is away, and how they say what is to become of it.
import { describe, expect, it } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { awayRows, awayScreen, confirmCloseScreen, mayDecide } from "../../scripts/ui/away-screen.ts";
import type { Screen } from "../../scripts/ui/screen.ts";
import {
  ANA,
  acted,
  agreed,
  BACK,
  BEN,
  CEM,
  DEA,
  decidedFor,
  deciding,
  EVE,
  FOUR,
  lobby,
  RESIGN,
  rollingOff,
  started,
  withAway,
} from "../support/matches.ts";
import { stakedGame } from "../support/staked.ts";
import { english, rowOf, viewOf, watching, written } from "../support/views.ts";

const GAME = started(...FOUR);
const ASKED = withAway(GAME, DEA);
const DECIDE = `button decide:${DEA.id}: away.decide("Dea") -> show away ${DEA.id}`;

/** The rows about who is away on the screens that have more to show. */
function rows(match: Match, viewer: PlayerRef = ANA): readonly string[] {
  const { id: matchId, revision } = match;
  return written({ matchId, revision, title: { text: "" }, rows: awayRows(viewOf(match, { viewer })) });
}

function asked(match: Match, away: PlayerRef = DEA, viewer: PlayerRef = ANA): Screen {
  const screen = awayScreen(viewOf(match, { viewer }), away.id);
  if (screen === null) throw new Error(`Nothing is asked about ${away.name}.`);
  return screen;
}

describe("who may decide", () => {
  const may = (match: Match): readonly string[] =>
    [...FOUR, EVE].filter(({ id }) => mayDecide(match, id)).map(({ name }) => name);

  it("are the players who are there, while somebody is away", () => {
    expect(may(GAME)).toEqual([]);
    expect(may(ASKED)).toEqual(["Ana", "Ben", "Cem"]);
    expect(may(withAway(ASKED, BEN))).toEqual(["Ana", "Cem"]);
    expect(may(acted(ASKED, CEM, RESIGN))).toEqual(["Ana", "Ben"]);
    expect(may(acted(ASKED, DEA, BACK))).toEqual([]);
    expect(may(lobby(...FOUR))).toEqual([]);
  });

  it("are the same in the roll-off and once it is decided", () => {
    const open = rollingOff(ANA, BEN, CEM);
    for (const match of [open, decidedFor(open, BEN)]) {
      expect(may(withAway(match, CEM))).toEqual(["Ana", "Ben"]);
    }
  });
});

describe("the lines about who is away", () => {
  it("are none while all are there", () => {
    expect(rows(GAME)).toEqual([]);
  });

  it("name who is away, and lead those to the question who may decide", () => {
    const line = `label away:${DEA.id}: away.undecided("Dea")`;
    for (const viewer of [ANA, BEN, CEM]) expect(rows(ASKED, viewer)).toEqual([DECIDE]);
    for (const viewer of [DEA, EVE]) expect(rows(ASKED, viewer)).toEqual([line]);
  });

  it.each([
    ["wait", "The match waits for Dea."],
    ["playOn", "A computer player plays on for Dea, who can come back at any time."],
  ] as const)("once it is decided to %s say so, and it can still be decided otherwise", (verdict, words) => {
    const match = agreed(ASKED, DEA, verdict, ANA, BEN);
    const [label] = awayRows(viewOf(match));
    expect(label && english(label.text)).toBe(words);
    expect(rows(match)[1]).toBe(DECIDE);
  });

  it("of several are one each, in the order in which they went, and lead to who is not decided on", () => {
    const two = withAway(GAME, DEA, CEM);
    expect(rows(two)).toEqual([`label away:${CEM.id}: away.undecided("Cem")`, DECIDE]);
    expect(rows(agreed(two, DEA, "wait", ANA, BEN))).toEqual([
      `label away:${DEA.id}: away.waits("Dea")`,
      `button decide:${CEM.id}: away.decide("Cem") -> show away ${CEM.id}`,
    ]);
  });

  it("stay as they are when a voter has said something that decides nothing", () => {
    expect(rows(acted(withAway(GAME, DEA, CEM), ANA, deciding(DEA, "close")))).toEqual(
      rows(withAway(GAME, DEA, CEM)),
    );
  });
});

describe("the question what is to become of it", () => {
  it("offers to wait, a computer player and to close, and the ways back and up", () => {
    const screen = asked(ASKED);
    expect(written(screen)).toEqual([
      'label question: away.question("Dea")',
      `button verdict:wait: away.votes(away.wait("Dea"), "0", "3") -> decide ${DEA.id} wait`,
      `button verdict:playOn: away.votes(away.playOn("Dea"), "0", "3") -> decide ${DEA.id} playOn`,
      `button verdict:close: away.votes(away.close("Dea"), "0", "3") -> show confirmClose ${DEA.id}`,
      "button back: back -> show table",
      "button standUp: table.standUp -> standUp [more]",
    ]);
    expect({ ...screen, rows: [] }).toEqual({
      matchId: ASKED.id,
      revision: ASKED.revision,
      title: { translate: "yahtzee.title" },
      rows: [],
    });
  });

  it("counts who has said what, and marks the own choice", () => {
    const said = acted(acted(ASKED, ANA, deciding(DEA, "close")), BEN, deciding(DEA, "playOn"));
    const words = ({ rows: [_, ...answers] }: Screen) => answers.slice(0, 3).map(({ text }) => english(text));
    expect(words(asked(said))).toEqual([
      "Wait for Dea (0 of 3)",
      "Let a computer player play on for Dea (1 of 3)",
      "Go on without Dea (1 of 3, your choice)",
    ]);
    expect(words(asked(said, DEA, CEM))).toEqual([
      "Wait for Dea (0 of 3)",
      "Let a computer player play on for Dea (1 of 3)",
      "Go on without Dea (1 of 3)",
    ]);
  });

  it("asks once more before going on without somebody, as long as there is something to decide", () => {
    const screen = confirmCloseScreen(viewOf(ASKED), DEA.id);
    expect(screen && written(screen)).toEqual([
      'label question: away.confirmClose("Dea")',
      `button yes: away.close("Dea") -> decide ${DEA.id} close`,
      "button back: back -> show table",
      "button standUp: table.standUp -> standUp [more]",
    ]);
    expect(confirmCloseScreen(viewOf(ASKED), CEM.id)).toBeNull();
    expect(confirmCloseScreen(watching(ASKED), DEA.id)).toBeNull();
  });

  it("leaves nobody out while it is played for stakes, and says so", () => {
    const staked = withAway(stakedGame(ANA, BEN, CEM), CEM);
    const screen = asked(staked, CEM);
    expect(screen.rows.map(({ id }) => id)).toEqual([
      ...["question", "verdict:wait", "verdict:playOn", "back", "standUp"],
    ]);
    const [question] = screen.rows;
    expect(question && english(question.text)).toBe(
      "Cem is away. What is to be done? What more than half of those who are here say happens, and can be changed later. Nobody is left out of a match for stakes.",
    );
    expect(confirmCloseScreen(viewOf(staked), CEM.id)).toBeNull();
    const givenBack = acted(staked, EVE, { type: "giveBack", who: EVE });
    expect(asked(givenBack, CEM).rows.map(({ id }) => id)).toContain("verdict:close");
  });

  it("counts nothing where one alone decides", () => {
    expect(rowOf(asked(withAway(GAME, DEA, CEM, BEN)), "verdict:close")).toBe(
      `button verdict:close: away.close("Dea") -> show confirmClose ${DEA.id}`,
    );
  });

  it("does not count who has gone since", () => {
    const said = acted(acted(ASKED, BEN, deciding(DEA, "wait")), BEN, RESIGN);
    expect(rowOf(asked(said), "verdict:wait")).toBe(
      `button verdict:wait: away.votes(away.wait("Dea"), "0", "2") -> decide ${DEA.id} wait`,
    );
  });

  it("leads to each other one who is away, and to nobody who is there", () => {
    const ids = asked(withAway(GAME, DEA, CEM, BEN), CEM).rows.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("decide:"))).toEqual([`decide:${DEA.id}`, `decide:${BEN.id}`]);
  });

  it("offers nobody to get up who does not sit", () => {
    const screen = awayScreen(viewOf(ASKED, { sitting: false }), DEA.id);
    expect(screen?.rows.at(-1)?.id).toBe("back");
  });

  it.each<[string, Match, PlayerRef, PlayerRef]>([
    ["about who is there", ASKED, CEM, ANA],
    ["about who is back", acted(ASKED, DEA, BACK), DEA, ANA],
    ["about who does not play", ASKED, EVE, ANA],
    ["of who is away", ASKED, DEA, DEA],
    ["of who has resigned", acted(ASKED, BEN, RESIGN), DEA, BEN],
  ])("is not asked %s", (_, match, away, viewer) => {
    expect(awayScreen(viewOf(match, { viewer }), away.id)).toBeNull();
  });

  it("is not asked of who only watches", () => {
    expect(awayScreen(watching(ASKED), DEA.id)).toBeNull();
  });
});
