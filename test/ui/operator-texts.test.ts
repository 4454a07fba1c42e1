// What operators read of the tables and pots of a world and of its settings.
import { describe, expect, it } from "vitest";
import type { Stake } from "../../scripts/match/ledger.ts";
import type { Match } from "../../scripts/match/match.ts";
import type { PotRecord } from "../../scripts/match/saved-pot.ts";
import type { TableRecord } from "../../scripts/match/saved-table.ts";
import { DEFAULT_WORLD_SETTINGS, WORLD_SETTING_NAMES } from "../../scripts/match/saved-world-settings.ts";
import {
  LINES,
  potList,
  settingRange,
  settingsText,
  settingText,
  type TableEntry,
  tableDetails,
  tableList,
} from "../../scripts/ui/operator-texts.ts";
import {
  ANA,
  acted,
  BEN,
  CEM,
  finishedTogether,
  lobby,
  rollingOff,
  started,
  withAway,
} from "../support/matches.ts";
import { ROLL, SCORE } from "../support/moments.ts";
import { DIAMONDS, SWORD, stakeOf } from "../support/staked.ts";
import { english } from "../support/views.ts";

const TABLE: TableRecord = { owner: ANA, matchId: "match-1", boardName: null, boardOff: false, found: false };

function entry(match: Match | null, other: Partial<TableEntry> = {}): TableEntry {
  return { place: "0 64 0 overworld", table: TABLE, match, isReadable: true, days: null, ...other };
}

function linesOf(text: Parameters<typeof english>[0]): readonly string[] {
  return english(text).split("\n");
}

/** The line of this table in the list. */
function listed(match: Match | null, other: Partial<TableEntry> = {}): string | undefined {
  return linesOf(tableList(1, [entry(match, other)]))[1];
}

describe("the list of tables", () => {
  it("says that there are none", () => {
    expect(linesOf(tableList(0, []))).toEqual(["There are no tables with a board in this world."]);
  });

  it("has a line for each table, in the order in which they are given", () => {
    const entries = [
      entry(lobby()),
      entry(lobby(), { place: "-3 70 12 nether", table: { ...TABLE, owner: BEN } }),
    ];
    expect(linesOf(tableList(2, entries))).toEqual([
      "Tables: 2",
      "0 64 0 overworld (owner Ana): nobody plays",
      "-3 70 12 nether (owner Ben): nobody plays",
    ]);
  });

  const bensTurn = acted(started(ANA, BEN), ANA, ROLL, SCORE);
  it.each<[string, Match | null, string]>([
    ["a lobby", lobby(ANA, BEN), "nobody plays"],
    ["a roll-off", rollingOff(ANA, BEN, CEM), "roll-off of Ana, Ben and Cem"],
    ["a first round", started(ANA, BEN), "played by Ana and Ben, round 1"],
    ["a first round that is not over", bensTurn, "played by Ana and Ben, round 1"],
    ["a later round", acted(bensTurn, BEN, ROLL, SCORE), "played by Ana and Ben, round 2"],
    ["a game that is over", finishedTogether([ANA, {}], [BEN, {}]), "finished by Ana and Ben"],
    ["a board that went away", null, "the board is off"],
  ])("tells of %s", (_, match, words) => {
    expect(listed(match)).toBe(`0 64 0 overworld (owner Ana): ${words}`);
  });

  it("tells of a public table, and of records that cannot be read: the table's or its match's", () => {
    expect(listed(lobby(), { table: { ...TABLE, owner: null } })).toBe(
      "0 64 0 overworld (public): nobody plays",
    );
    expect(listed(null, { table: null })).toBe("0 64 0 overworld (not readable): kept as it is");
    expect(listed(lobby(), { isReadable: false })).toBe(
      "0 64 0 overworld (owner Ana): not readable, kept as it is",
    );
  });

  it("shows an owner's name short and without format codes", () => {
    const owner = { id: "other", name: `§k${"W".repeat(100)}` };
    expect(listed(lobby(), { table: { ...TABLE, owner } })).toBe(
      `0 64 0 overworld (owner ${"W".repeat(20)}): nobody plays`,
    );
  });

  it("says how many more there are than it has", () => {
    const of = (count: number) => linesOf(tableList(count, new Array(LINES).fill(entry(lobby()))));
    expect([of(20).length, of(20).at(-1)]).toEqual([21, "0 64 0 overworld (owner Ana): nobody plays"]);
    expect([of(21).length, of(21)[0], of(21).at(-1)]).toEqual([22, "Tables: 21", "… and 1 more"]);
  });
});

describe("the details of a table", () => {
  it("are its line, its match, who is away and how long ago it was played", () => {
    const match = withAway(started(ANA, BEN, CEM), CEM, ANA);
    expect(linesOf(tableDetails(entry(match, { days: 3 })))).toEqual([
      "0 64 0 overworld (owner Ana): played by Ana, Ben and Cem, round 1",
      "Match match-1",
      "Away: Cem, Ana",
      "Days since it was played: 3",
    ]);
  });

  it("leave out what nobody knows", () => {
    expect(linesOf(tableDetails(entry(lobby())))).toEqual([
      "0 64 0 overworld (owner Ana): nobody plays",
      "Match match-1",
    ]);
    expect(linesOf(tableDetails(entry(null)))).toEqual(["0 64 0 overworld (owner Ana): the board is off"]);
    expect(linesOf(tableDetails(entry(lobby(), { days: 0 }))).at(-1)).toBe("Days since it was played: 0");
  });
});

describe("the list of pots", () => {
  const pot = (stakes: readonly Stake[], lost: PotRecord["lost"] = []) => ({
    place: "0 64 0 overworld",
    pot: {
      ledger: { pot: "pot-1", matchId: "match-1", table: "0 64 0", serial: 3, stakes },
      entities: ["-1"],
      lost,
      emptiedAt: null,
    },
  });

  it("says that there are none", () => {
    expect(linesOf(potList(0, []))).toEqual([
      "Nothing lies in any pot of this world, and nothing is known to be gone from one.",
    ]);
  });

  it("has a line for each, with every stack, who laid it in, whose it is and what is gone", () => {
    const shares = [
      { to: CEM, amount: 32, paid: true },
      { to: BEN, amount: 31, paid: false },
      { to: ANA, amount: 1, paid: false },
    ];
    const lost = [{ id: "lost", from: BEN, stack: { ...DIAMONDS, amount: 3 }, unheard: [] }];
    const pots = [
      pot([stakeOf(ANA, DIAMONDS), stakeOf(BEN, SWORD)]),
      pot([{ ...stakeOf(ANA, DIAMONDS), shares }]),
      pot([{ ...stakeOf(BEN, SWORD), shares: [{ to: ANA, amount: 1, paid: true }] }], lost),
    ];
    expect(linesOf(potList(3, pots))).toEqual([
      "Pots: 3",
      "0 64 0 overworld: 64 × item.diamond.name laid in by Ana, at stake; item.diamond_sword.name “Excalibur” laid in by Ben, at stake",
      "0 64 0 overworld: 31 × item.diamond.name laid in by Ana, for Ben; item.diamond.name laid in by Ana, for Ana",
      "0 64 0 overworld: 3 × item.diamond.name laid in by Ben, gone",
    ]);
  });

  it("says how many more there are than it has", () => {
    const entries = [pot([stakeOf(ANA, SWORD)]), pot([stakeOf(BEN, SWORD)])];
    expect(linesOf(potList(5, entries)).at(-1)).toBe("… and 3 more");
  });
});

describe("the settings of a world", () => {
  it("are one line each, with the value and what it means", () => {
    expect(linesOf(settingsText({ ...DEFAULT_WORLD_SETTINGS, clock: 90 }))).toEqual([
      "grace: 180 (seconds that a player may be away before the others are asked)",
      "clock: 90 (seconds for each decision in a match of several, 0 for no clock)",
      "tables: 0 (how many tables a player may own, 0 for any number)",
      "expiry: 28 (days after which a match that nobody plays is put away, 0 for never)",
      "placing: 0 (who places tables: 0 everybody, 1 operators only)",
      "stakes: 1 (whether players may stake items: 0 no, 1 yes)",
      "sheet: 1 (whether a small sheet floats above tables at which a game runs: 0 no, 1 yes)",
    ]);
  });

  it("are told one by one as in the list", () => {
    const list = linesOf(settingsText(DEFAULT_WORLD_SETTINGS));
    const each = WORLD_SETTING_NAMES.map((name) => english(settingText(name, DEFAULT_WORLD_SETTINGS[name])));
    expect(each).toEqual(list);
  });

  it("say what would be right, and zero only where it is", () => {
    expect(WORLD_SETTING_NAMES.map((setting) => english(settingRange(setting)))).toEqual([
      "grace has to be a whole number from 30 to 600.",
      "clock has to be 0 or a whole number from 30 to 180.",
      "tables has to be 0 or a whole number from 1 to 1000.",
      "expiry has to be 0 or a whole number from 1 to 3650.",
      "placing has to be a whole number from 0 to 1.",
      "stakes has to be a whole number from 0 to 1.",
      "sheet has to be a whole number from 0 to 1.",
    ]);
  });
});
