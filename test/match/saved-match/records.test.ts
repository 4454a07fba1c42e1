// The saved match: what is saved comes back, records of every released version are read for ever, and damage is
// told by its path and never thrown.
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newGame } from "../../../scripts/engine/game.ts";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { handle } from "../../../scripts/match/actions.ts";
import { type Match, type Stage, stageOf } from "../../../scripts/match/match.ts";
import { decodeMatch, encodeMatch, type MatchRecord } from "../../../scripts/match/saved-match.ts";
import type { PlayerRef } from "../../../scripts/match/seats.ts";
import { withWinners } from "../../../scripts/match/stakes.ts";
import type { Seed } from "../../../scripts/match/throws.ts";
import { dice } from "../../support/dice.ts";
import { everyRules } from "../../support/games.ts";
import {
  ANA,
  acted,
  alone,
  BEGIN,
  BEN,
  CEM,
  cardWithout,
  DEA,
  FOUR,
  finishedTogether,
  forStakes,
  handled,
  lobby,
  READY,
  RESIGN,
  rollingOff,
  rollOf,
  scoreIn,
  started,
  throwsForStart,
  together,
} from "../../support/matches.ts";
import { forRandomCommands } from "../../support/random-commands.ts";
import { changed, type Json, pathsOf } from "../../support/records.ts";

const SEED: Seed = [0x12345678, 0x9abcdef0, 0x0badcafe, 0xffffffff];
const TABLE = "overworld:1:2:3";
const V1 = readFileSync("test/fixtures/saved-match/v1.json", "utf8");
const V2 = readFileSync("test/fixtures/saved-match/v2.json", "utf8");
const V3 = readFileSync("test/fixtures/saved-match/v3.json", "utf8");
const V4 = readFileSync("test/fixtures/saved-match/v4.json", "utf8");
const V5 = readFileSync("test/fixtures/saved-match/v5.json", "utf8");
const V6 = readFileSync("test/fixtures/saved-match/v6.json", "utf8");
const V7 = readFileSync("test/fixtures/saved-match/v7.json", "utf8");
const ALL_VERSIONS = [V1, V2, V3, V4, V5, V6, V7];

/** Ana in her ninth round, after two rolls: what `v1.json` holds. */
const NINTH_ROUND: Match = {
  ...alone(
    {
      ...{ ones: 3, fours: 12, sixes: 18, threeKind: 24, fullHouse: 0, smallStraight: 30 },
      ...{ yahtzee: 50, chance: 22 },
    },
    { faces: "5 2 5 6 5", rollsUsed: 2, held: "x-x-x", yahtzeeBonuses: 1 },
  ),
  id: "0f1e2d3c4b5a69788796a5b4c3d2e1f0",
  revision: 27,
  throws: 20,
  log: null,
};

/** Four in their fifth round, in which Ben has resigned and Cem, after two rolls, is in turn: what `v2.json` holds. */
const FIFTH_ROUND: Match = {
  ...fifthRound(),
  id: "8796a5b4c3d2e1f00f1e2d3c4b5a6978",
  revision: 61,
  throws: 39,
  log: null,
};

function fifthRound(): Match {
  const match = together([
    [CEM, { ones: 2, sixes: 24, largeStraight: 0, yahtzee: 50 }],
    [DEA, { threes: 9, fullHouse: 25, smallStraight: 30, chance: 19 }],
    [ANA, { twos: 6, fours: 16, fourKind: 0, chance: 27 }],
    [BEN, { fives: 15, threeKind: 22, yahtzee: 0, chance: 11 }],
  ]);
  const resigned = acted(match, BEN, RESIGN);
  const seats = { north: ANA, east: BEN, south: CEM, west: DEA };
  return acted({ ...resigned, seats }, CEM, rollOf("4 6 4 1 2"), rollOf("1 2 4 3 5", "x-x--"));
}

/** The same while Dea and Cem are away and the two others do not agree on Dea: what `v3.json` holds. */
const AWAY: Match = {
  ...FIFTH_ROUND,
  absences: [
    { player: DEA.id, votes: [{ voter: ANA.id, verdict: "close" }], verdict: null },
    { player: CEM.id, votes: [], verdict: "playOn" },
  ],
};
const PLAYED_AT = 1_764_500_000_000;

/** The same for stakes, which Ana and Ben want back while Dea is away: what `v4.json` holds. */
const STAKED: Match = {
  ...FIFTH_ROUND,
  absences: [{ player: DEA.id, votes: [{ voter: ANA.id, verdict: "wait" }], verdict: "playOn" }],
  stakes: {
    pot: "5a6978f01e2d3c4b8796a5b4c3d2e1f0",
    list: "1kq3z9x",
    agreed: [BEN, ANA, DEA, CEM].map(({ id }) => id),
    giveBack: [ANA.id, BEN.id],
    won: null,
  },
};

/** In the second throw for the start, and one of three who have finished is ready for another game. */
const ROLL_OFF = acted(
  throwsForStart(rollingOff(ANA, BEN, CEM), [ANA, "6 6 1 1 1"], [BEN, "3 3 3 3 3"], [CEM, "1 2 3 4 5"]),
  BEN,
  rollOf("2 2 2 2 6"),
);
const OFFERED = acted(finishedTogether([ANA, cardWithout()], [BEN, cardWithout()]), BEN, READY);

/** Two have won the stakes of a game; or one has, in a roll-off that the other has left. */
const WON = withWinners(forStakes(OFFERED), [ANA, BEN]);
const LEFT = acted(acted(forStakes(rollingOff(ANA, BEN)), ANA, rollOf("1 2 3 4 6")), ANA, RESIGN);

/** Ana alone at Maxi Yatzy, aiming at 340, in her fifth turn with three rolls saved: what `v5.json` holds. */
const MAXI: Match = {
  ...withSavedRolls(
    alone(
      { onePair: 12, villa: 0, fullStraight: 21, fiveKind: 25 },
      {
        ...{ faces: "4 4 1 4 6 4", rollsUsed: 5, held: "xx-x-x" },
        rules: chooseRules("maxiYatzy", { savedRolls: true }),
      },
    ),
    3,
  ),
  id: "5a69788796a5b4c3d2e1f00f1e2d3c4b",
  revision: 19,
  target: 340,
  throws: 14,
  log: null,
};

/** Ana with a computer player, after a hint, in the second turn of the game: what `v6.json` holds. */
const INVITED: Match = {
  ...invited(),
  id: "69788796a5b4c3d2e1f00f1e2d3c4b5a",
};

/** A computer player has thrown for Ana: what `v7.json` holds. */
const STOOD_IN: Match = {
  ...acted(started(ANA, BEN), ANA, { type: "roll", faces: dice("1 2 3 4 6"), playedFor: true }),
  id: "f1e0d2c3b4a5968778695a4b3c2d1e0f",
};

function invited(): Match {
  const help = { hints: "always", standIn: "casual" } as const;
  const seated = acted(
    lobby(ANA),
    ANA,
    { type: "help", help, who: ANA },
    { type: "invite", level: "perfect", who: ANA },
    READY,
  );
  const [, computer = ANA] = seated.players;
  const thrown = acted(acted(seated, ANA, rollOf("1 1 1 1 2")), computer, rollOf("6 6 6 6 5"));
  const scored = [rollOf("5 5 5 2 1"), rollOf("1 1 1 3 5", "xxx--"), scoreIn("fives")];
  return acted(acted(acted(thrown, computer, BEGIN), computer, ...scored), ANA, rollOf("1 2 3 4 6"), {
    type: "hint",
  });
}

function withSavedRolls(match: Match, savedRolls: number): Match {
  const { game } = match;
  return {
    ...match,
    game: game && { ...game, sheets: game.sheets.map((sheet) => ({ ...sheet, savedRolls })) },
  };
}

/** The message for a record that cannot be read. */
function complaint(json: string): string {
  const result = decodeMatch(json);
  if (result.ok) throw new Error(`This was read, though it is damaged: ${json}`);
  expect(result.reason.kind).toBe("notReadable");
  return result.reason.message;
}

describe("a match that is saved", () => {
  it("comes back the same, in every state of every stage that can be reached", () => {
    const stages = new Set<Stage>();
    forRandomCommands(25, (match, sent) => {
      const result = handle(match, sent);
      if (!result.ok) return match;
      const next = result.value.match;
      const record: MatchRecord = {
        match: next,
        seed: stageOf(next) === "lobby" ? null : SEED,
        boardToken: next.throws % 2 === 0 ? null : "token",
        table: TABLE,
        playedAt: next.throws,
      };
      const read = decodeMatch(encodeMatch(record));
      // At least as strict as the matcher, which is too slow for thousands of states and only words the difference.
      if (!isDeepStrictEqual(read, { ok: true, value: record }))
        expect(read).toStrictEqual({ ok: true, value: record });
      stages.add(stageOf(next));
      return next;
    });
    expect([...stages].sort()).toEqual(["finished", "lobby", "playing", "rollOff"]);
  });

  it("goes on alike from the record: the same commands end in the same sheet", () => {
    const json = encodeMatch({ match: NINTH_ROUND, seed: SEED, boardToken: null, table: TABLE, playedAt: 0 });
    const read = decodeMatch(json);
    if (!read.ok) throw new Error(read.reason.message);
    const actions = [rollOf("5 5 5 5 5", "x-x-x"), scoreIn("fives")];
    expect(acted(read.value.match, ANA, ...actions)).toEqual(acted(NINTH_ROUND, ANA, ...actions));
  });

  it("in the roll-off goes on with the throws that were made", () => {
    const read = decodeMatch(
      encodeMatch({ match: ROLL_OFF, seed: SEED, boardToken: "token", table: TABLE, playedAt: 0 }),
    );
    if (!read.ok) throw new Error(read.reason.message);
    const { events } = handled(acted(read.value.match, ANA, rollOf("1 1 1 1 1")), CEM, rollOf("6 6 6 6 6"));
    expect(events.at(-1)).toEqual({ type: "rollOffWon", player: 2 });
  });

  it("names its scores, so that another order of the categories does not mix them up", () => {
    const saved = JSON.parse(
      encodeMatch({ match: NINTH_ROUND, seed: SEED, boardToken: null, table: TABLE, playedAt: 0 }),
    );
    expect(saved.game.sheets[0].columns[0].scores).toMatchObject({ fullHouse: 0, chance: 22 });
    expect(saved.game.sheets[0].columns[0].scores.twos).toBeUndefined();
  });

  it.each([
    [2_000, "names of 20 characters", FOUR.map((_, seat) => `${"W".repeat(19)}${seat}`)],
    [
      2_048,
      "the longest Korean names",
      [
        "가나다라마바사아자차카타",
        "나나다라마바사아자차카타",
        "다나다라마바사아자차카타",
        "라나다라마바사아자차카타",
      ],
    ],
  ])("takes at most %i bytes for four players of Classic at the end, with %s", (most, _, names) => {
    const players = FOUR.map(({ id }, seat): PlayerRef => ({ id, name: names[seat] ?? "" }));
    const lastOpen = {
      ...{ twos: 10, threes: 15, fours: 20, fives: 25, sixes: 30, threeKind: 30, fourKind: 30 },
      ...{ fullHouse: 25, smallStraight: 30, largeStraight: 40, yahtzee: 50, chance: 30 },
    };
    const highest = { ones: 5, ...lastOpen };
    const full = finishedTogether(...players.map((player) => [player, highest] as const));
    const lastRoll = together(
      players.map((player, turn) => [player, turn === 0 ? lastOpen : highest] as const),
      { faces: "6 6 6 6 6", rollsUsed: 3 },
    );
    const offered = { ...full, ready: players.slice(1).map(({ id }) => id) };
    const ids = players.map(({ id }) => id);
    const stakes = { pot: NINTH_ROUND.id, list: "1z141z3", agreed: ids, giveBack: ids.slice(1), won: null };
    const staked = [
      { ...lastRoll, stakes },
      { ...offered, stakes: { ...stakes, won: players } },
    ];
    const sizes = [full, lastRoll, offered, ...staked].map((match) =>
      Buffer.byteLength(
        encodeMatch({
          match: { ...match, id: NINTH_ROUND.id, revision: 999, throws: 199 },
          seed: [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
          // A pot does not travel in a board.
          boardToken: match.stakes === null ? NINTH_ROUND.id : null,
          table: "minecraft:overworld:-30000000:-64:-30000000",
          playedAt: 1_900_000_000_000,
        }),
        "utf8",
      ),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
  });

  it("takes at most 4 kB for four players of any rule set at the end", () => {
    const players = FOUR.map(({ id }, seat): PlayerRef => ({ id, name: `${"W".repeat(19)}${seat}` }));
    const [north = null, east = null, south = null, west = null] = players;
    const sizes = everyRules().map((rules) => {
      const prepared = preparedRules(rules);
      const game = newGame(rules, 4);
      const scores = prepared.points.map((points) => Math.max(...points));
      const yahtzeeBonuses = prepared.yahtzee?.bonus ? 12 : 0;
      const sheets = game.sheets.map((sheet) => {
        return { ...sheet, columns: sheet.columns.map(() => ({ scores, yahtzeeBonuses })) };
      });
      const match: Match = {
        ...{ ...NINTH_ROUND, rules, players, seats: { north, east, south, west } },
        ...{ revision: 999, throws: 199, game: { ...game, sheets, turn: null } },
      };
      const record = { match, seed: SEED, boardToken: NINTH_ROUND.id, table: TABLE, playedAt: PLAYED_AT };
      expect(decodeMatch(encodeMatch(record))).toEqual({ ok: true, value: record });
      return Buffer.byteLength(encodeMatch(record), "utf8");
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4_096);
  });

  it("keeps names of 255 characters, § codes, quotes and emoji as they are", () => {
    const name = `§k"\\${"Ä🎲".repeat(82)}`.padEnd(255, "x");
    const match = { ...NINTH_ROUND, players: [{ id: ANA.id, name }] };
    const read = decodeMatch(encodeMatch({ match, seed: SEED, boardToken: null, table: TABLE, playedAt: 0 }));
    expect(read.ok && read.value.match.players[0]?.name).toBe(name);
  });
});

/** What version 1 did not have, and versions 2 to 5 in part. */
const HELP = { help: { hints: "unstaked", standIn: "strong" }, hinted: [], log: null };
const NEW_FIELDS = {
  ready: [],
  rollOff: null,
  absences: [],
  stakes: null,
  playedAt: 0,
  target: null,
  ...HELP,
};

/** What is left of the rules of older versions: one house rule is gone. */
const OLD_RULES = {
  ruleSet: "classic",
  houseRules: { joker: "forced", yahtzeeBonus: 100, yahtzeeBonusCap: "none" },
};

describe("records of released versions", () => {
  it("version 1, of one player, is read as it was meant: nobody is ready and nobody rolls off (W8)", () => {
    expect(decodeMatch(V1)).toEqual({
      ok: true,
      value: { match: NINTH_ROUND, seed: SEED, boardToken: null, table: TABLE, playedAt: 0 },
    });
    expect([NINTH_ROUND.ready, NINTH_ROUND.rollOff]).toEqual([[], null]);
  });

  it("version 2, of a match in which nobody could be away, is read as it was meant (W8)", () => {
    const record: MatchRecord = {
      match: FIFTH_ROUND,
      seed: SEED,
      boardToken: null,
      table: TABLE,
      playedAt: 0,
    };
    expect(decodeMatch(V2)).toEqual({ ok: true, value: record });
    expect(FIFTH_ROUND.absences).toEqual([]);
  });

  it.each([
    [V1, { ...NEW_FIELDS, seats: { north: 0, east: null, south: null, west: null } }],
    [V2, { ...NEW_FIELDS, seats: { north: 2, east: 3, south: 0, west: 1 } }],
    [V3, { stakes: null, target: null, ...HELP }],
    [V4, { target: null, ...HELP }],
    [V5, HELP, JSON.parse(V5).rules],
    [V6, {}, JSON.parse(V6).rules],
  ])("an older version goes on as version 7 with nothing lost (W8)", (saved, since, rules = OLD_RULES) => {
    const old = decodeMatch(saved);
    if (!old.ok) throw new Error(old.reason.message);
    const json = encodeMatch(old.value);
    expect(JSON.parse(json)).toEqual({ ...JSON.parse(saved), ...since, rules, version: 7 });
    expect(decodeMatch(json)).toEqual(old);
  });

  it("version 3, of a match in which nobody could stake anything, is read as it was meant (W8)", () => {
    const record: MatchRecord = {
      match: AWAY,
      seed: SEED,
      boardToken: null,
      table: TABLE,
      playedAt: PLAYED_AT,
    };
    expect(decodeMatch(V3)).toEqual({ ok: true, value: record });
    expect(AWAY.stakes).toBeNull();
  });

  it("version 4, while Classic was all that could be played, is read as it was meant (W8)", () => {
    const record: MatchRecord = {
      match: STAKED,
      seed: SEED,
      boardToken: null,
      table: TABLE,
      playedAt: PLAYED_AT,
    };
    expect(decodeMatch(V4)).toEqual({ ok: true, value: record });
    expect(STAKED.target).toBeNull();
  });

  it("version 5, while only people played, is read as it was meant (W8)", () => {
    const record: MatchRecord = {
      match: MAXI,
      seed: SEED,
      boardToken: null,
      table: TABLE,
      playedAt: PLAYED_AT,
    };
    expect(decodeMatch(V5)).toEqual({ ok: true, value: record });
    expect(MAXI.log).toBeNull();
  });

  it("version 6, while nobody noted for whom a computer player decides, is read as it was meant (W8)", () => {
    const record: MatchRecord = {
      match: INVITED,
      seed: SEED,
      boardToken: null,
      table: TABLE,
      playedAt: PLAYED_AT,
    };
    expect(decodeMatch(V6)).toEqual({ ok: true, value: record });
    expect(INVITED.playedFor).toEqual([]);
  });

  it("version 7 is read as it was meant, and is what is written today", () => {
    const record: MatchRecord = {
      match: STOOD_IN,
      seed: SEED,
      boardToken: null,
      table: TABLE,
      playedAt: PLAYED_AT,
    };
    expect(encodeMatch(record)).toBe(V7.trimEnd());
    expect(decodeMatch(V7)).toEqual({ ok: true, value: record });
    expect(STOOD_IN.playedFor).toEqual([ANA.id]);
  });

  it.each(ALL_VERSIONS)("a newer version is told apart from damage", (json) => {
    expect(decodeMatch(changed(json, "version", 8))).toEqual({
      ok: false,
      reason: { kind: "newer", message: "match.version: this add-on reads up to 7, found 8" },
    });
  });
});

/** A board's token, throws for the start and an offer: with the fixtures every field that can be null is filled once. */
const PAUSED_ROLL_OFF = encodeMatch({
  match: ROLL_OFF,
  seed: SEED,
  boardToken: "token",
  table: TABLE,
  playedAt: 0,
});
const OFFER = encodeMatch({ match: OFFERED, seed: SEED, boardToken: null, table: TABLE, playedAt: 0 });

const SHARED_POT = encodeMatch({ match: WON, seed: SEED, boardToken: null, table: TABLE, playedAt: 0 });
const LEFT_POT = encodeMatch({ match: LEFT, seed: SEED, boardToken: null, table: TABLE, playedAt: 0 });

/** A board on which nobody sits: seats name players by their position. */
const UNSEATED = changed(PAUSED_ROLL_OFF, "seats", { north: null, east: null, south: null, west: null });

const NO_LIST: readonly Json[] = [null, "x", 5, true, {}];
const NO_OBJECT: readonly Json[] = [null, "x", 5, true, []];
const NO_STRING: readonly Json[] = [null, 5, true, [], {}, "x".repeat(256)];
const NO_BOOLEAN: readonly Json[] = [null, 0, 1, "true", []];
const NO_COUNT: readonly Json[] = [null, -1, 0.5, "1", true, [], 2 ** 53];
const OR_NULL = (bad: readonly Json[]): readonly Json[] => bad.filter((value) => value !== null);

/** For every field of a record what it must not hold; places in lists are written `[n]`. */
const DAMAGE: Readonly<Record<string, readonly Json[]>> = {
  version: [null, 0, -1, 0.5, "1", true, [], {}],
  id: NO_STRING,
  revision: NO_COUNT,
  rules: NO_OBJECT,
  target: [...OR_NULL(NO_COUNT), 0],
  "rules.ruleSet": [null, 0, "", "Classic", "toString", "constructor", "__proto__", []],
  "rules.houseRules": NO_OBJECT,
  "rules.houseRules.joker": [null, "", "Forced", 0, []],
  "rules.houseRules.yahtzeeBonus": [null, 0, "100", 99, []],
  "rules.houseRules.yahtzeeBonusCap": [null, 0, "1", 4, []],
  "rules.houseRules.savedRolls": [null, 0, "true", []],
  seats: NO_OBJECT,
  "seats.north": OR_NULL(NO_OBJECT),
  "seats.north.id": NO_STRING,
  "seats.north.name": NO_STRING,
  "seats.east": OR_NULL(NO_OBJECT),
  "seats.east.id": NO_STRING,
  "seats.east.name": NO_STRING,
  "seats.south": OR_NULL(NO_OBJECT),
  "seats.south.id": NO_STRING,
  "seats.south.name": NO_STRING,
  "seats.west": OR_NULL(NO_OBJECT),
  "seats.west.id": NO_STRING,
  "seats.west.name": NO_STRING,
  ready: NO_LIST,
  "ready[n]": NO_STRING,
  players: NO_LIST,
  "players[n]": NO_OBJECT,
  "players[n].id": NO_STRING,
  "players[n].name": NO_STRING,
  "players[n].computer": [null, "", "Perfect", 0, []],
  help: NO_OBJECT,
  "help.hints": [null, "", "Never", 0, []],
  "help.standIn": [null, "", "best", 0, []],
  hinted: NO_LIST,
  "hinted[n]": NO_STRING,
  playedFor: NO_LIST,
  "playedFor[n]": [...NO_COUNT, 4],
  log: [5, true, [], {}, "x".repeat(629)],
  rollOff: [...OR_NULL(NO_LIST), []],
  "rollOff[n]": NO_LIST,
  "rollOff[n][n]": [...NO_LIST, []],
  "rollOff[n][n][n]": [...NO_COUNT, 0, 7],
  absences: NO_LIST,
  "absences[n]": NO_OBJECT,
  "absences[n].player": NO_STRING,
  "absences[n].votes": NO_LIST,
  "absences[n].votes[n]": NO_OBJECT,
  "absences[n].votes[n].voter": NO_STRING,
  "absences[n].votes[n].verdict": [null, "", "Wait", 0, []],
  "absences[n].verdict": ["", "Wait", 0, []],
  stakes: OR_NULL(NO_OBJECT),
  "stakes.pot": OR_NULL(NO_STRING),
  "stakes.list": OR_NULL(NO_STRING),
  "stakes.agreed": NO_LIST,
  "stakes.agreed[n]": NO_STRING,
  "stakes.giveBack": NO_LIST,
  "stakes.giveBack[n]": NO_STRING,
  "stakes.won": OR_NULL(NO_LIST),
  "stakes.won[n]": NO_OBJECT,
  "stakes.won[n].id": NO_STRING,
  "stakes.won[n].name": NO_STRING,
  throws: NO_COUNT,
  game: OR_NULL(NO_OBJECT),
  "game.sheets": NO_LIST,
  "game.sheets[n]": NO_OBJECT,
  "game.sheets[n].status": [null, 0, "", "Playing", []],
  "game.sheets[n].savedRolls": [...NO_COUNT, 41],
  "game.sheets[n].columns": [...NO_LIST, []],
  "game.sheets[n].columns[n]": NO_OBJECT,
  "game.sheets[n].columns[n].scores": NO_OBJECT,
  "game.sheets[n].columns[n].scores.ones": [...NO_COUNT, 6],
  "game.sheets[n].columns[n].scores.twos": [...NO_COUNT, 11],
  "game.sheets[n].columns[n].scores.threes": [...NO_COUNT, 16],
  "game.sheets[n].columns[n].scores.fours": [...NO_COUNT, 21],
  "game.sheets[n].columns[n].scores.fives": [...NO_COUNT, 26],
  "game.sheets[n].columns[n].scores.sixes": [...NO_COUNT, 31],
  "game.sheets[n].columns[n].scores.threeKind": [...NO_COUNT, 31],
  "game.sheets[n].columns[n].scores.fourKind": [...NO_COUNT, 31],
  "game.sheets[n].columns[n].scores.fullHouse": [...NO_COUNT, 26],
  "game.sheets[n].columns[n].scores.smallStraight": [...NO_COUNT, 31],
  "game.sheets[n].columns[n].scores.largeStraight": [...NO_COUNT, 41],
  "game.sheets[n].columns[n].scores.yahtzee": [...NO_COUNT, 51],
  "game.sheets[n].columns[n].scores.chance": [...NO_COUNT, 31],
  "game.sheets[n].columns[n].scores.onePair": [...NO_COUNT, 13],
  "game.sheets[n].columns[n].scores.villa": [...NO_COUNT, 34],
  "game.sheets[n].columns[n].scores.fullStraight": [...NO_COUNT, 22],
  "game.sheets[n].columns[n].scores.fiveKind": [...NO_COUNT, 31],
  "game.sheets[n].columns[n].yahtzeeBonuses": [...NO_COUNT, 21],
  "game.turn": OR_NULL(NO_OBJECT),
  "game.turn.player": [...NO_COUNT, 4],
  "game.turn.rollsUsed": [...NO_COUNT, 7],
  "game.turn.dice": NO_LIST,
  "game.turn.dice[n]": [...NO_COUNT, 0, 7],
  "game.turn.held": [...NO_LIST, []],
  "game.turn.held[n]": NO_BOOLEAN,
  seed: [...OR_NULL(NO_LIST), []],
  "seed[n]": [...NO_COUNT, 2 ** 32],
  boardToken: OR_NULL(NO_STRING),
  table: NO_STRING,
  playedAt: NO_COUNT,
};

/** A category that is not there is open, and no saved rolls are none; every other field must be there. */
const MAY_BE_MISSING = /\.scores\.|\.savedRolls$|\.computer$|^playedFor$/;

/** Of a house rule that there is no more, and that nobody could choose while there was. */
const FORGOTTEN = "rules.houseRules.fiveAlikeIsFullHouse";

describe("a damaged match", () => {
  const places = [...ALL_VERSIONS, PAUSED_ROLL_OFF, OFFER, SHARED_POT, LEFT_POT].flatMap((json) =>
    pathsOf(json).flatMap((path) => (path === FORGOTTEN ? [] : [{ json, path }])),
  );
  const kindOf = (path: string): string => path.replace(/\[\d+\]/g, "[n]");

  it("is tried in every field that a record has", () => {
    expect([...new Set(places.map(({ path }) => kindOf(path)))].sort()).toEqual(Object.keys(DAMAGE).sort());
  });

  it("is told by the path of the field that holds something else, with what it holds", () => {
    for (const { json, path } of places) {
      for (const bad of DAMAGE[kindOf(path)] ?? []) {
        const message = complaint(changed(json, path, bad));
        expect(message).toMatch(`match.${path}: expected `);
        const found = typeof bad === "object" && bad !== null ? "" : JSON.stringify(bad).slice(0, 60);
        expect(message).toMatch(`, found ${found}`);
      }
    }
  });

  it("is told by the path of the field that is missing", () => {
    for (const { json, path } of places) {
      if (MAY_BE_MISSING.test(path) || path.endsWith("]")) continue;
      if (path.startsWith("rules.houseRules.")) continue;
      expect(complaint(changed(json, path, undefined))).toMatch(
        new RegExp(`^match\\.${path.replace(/[[\].]/g, "\\$&")}: expected .*, found nothing$`),
      );
    }
  });

  it("has forgotten a house rule that is gone, whatever it says", () => {
    for (const value of [false, true, "x"]) {
      const decoded = decodeMatch(changed(V4, FORGOTTEN, value));
      expect(decoded).toEqual(decodeMatch(V4));
    }
  });

  it("with a house rule that only a later version knows is left as it is", () => {
    expect(complaint(changed(V4, "rules.houseRules.wildOnes", true))).toBe(
      "match.rules.houseRules.wildOnes: expected no house rule of this name under classic, found true",
    );
  });

  it("has no saved rolls under rules that save none", () => {
    const decoded = decodeMatch(changed(V4, "game.sheets[0].savedRolls", 2));
    expect(decoded).toEqual(decodeMatch(V4));
  });

  it("counts a house rule as printed that it does not know yet", () => {
    const decoded = decodeMatch(changed(V2, "rules.houseRules.joker", undefined));
    expect(decoded.ok && decoded.value.match.rules.houseRules["joker"]).toBe("forced");
  });

  it.each<[string, string, string, Json, string]>([
    ["a category that the rules do not have", V1, "game.sheets[0].columns[0].scores.luck", 5, ""],
    [
      "a category with the name of a property of all objects",
      V1,
      "game.sheets[0].columns[0].scores.toString",
      5,
      "",
    ],
    ["a player without a sheet", V1, "players[1]", { id: "ben", name: "Ben" }, "game.sheets"],
    ["no players", V1, "players", [], "game.sheets"],
    ["no sheets", V1, "game.sheets", [], ""],
    [
      "a second column",
      V1,
      "game.sheets[0].columns[1]",
      { scores: {}, yahtzeeBonuses: 0 },
      "game.sheets[0].columns",
    ],
    ["a fourth roll", V1, "game.turn.rollsUsed", 4, ""],
    ["a Yahtzee bonus for more than each category", V1, "game.sheets[0].columns[0].yahtzeeBonuses", 14, ""],
    ["a value of a house rule of another rule set", V1, "rules.houseRules.joker", "free", ""],
    [
      "a rule set that has not these categories",
      V1,
      "rules",
      { ruleSet: "yacht", houseRules: {} },
      "game.sheets[0].columns[0].scores.threeKind",
    ],
    [
      "a rule set that pays less for it",
      V1,
      "rules",
      { ruleSet: "maxiYatzy", houseRules: {} },
      "game.sheets[0].columns[0].scores.threeKind",
    ],
    [
      "a rule set of more columns",
      V1,
      "rules",
      { ruleSet: "triple", houseRules: {} },
      "game.sheets[0].columns",
    ],
    ["more rolls than are saved", V5, "game.sheets[0].savedRolls", 1, "game.turn.rollsUsed"],
    ["five dice of six", V5, "game.turn.dice", [5, 2, 5, 6, 1], ""],
    ["five holds of six", V5, "game.turn.held", [true, false, true, false, true], ""],
    ["four dice", V1, "game.turn.dice", [5, 2, 5, 6], ""],
    ["six dice", V1, "game.turn.dice[5]", 1, "game.turn.dice"],
    ["no dice after a roll", V1, "game.turn.dice", [], ""],
    ["dice before the first roll", V1, "game.turn.rollsUsed", 0, "game.turn.dice"],
    ["four holds", V1, "game.turn.held", [true, false, true, false], ""],
    ["six holds", V1, "game.turn.held[5]", true, "game.turn.held"],
    ["no seed while a game runs", V1, "seed", null, ""],
    ["a seed of three words", V1, "seed", [1, 2, 3], ""],
    ["a seed of five words", V1, "seed[4]", 5, "seed"],
    ["the turn of a player without a sheet", V1, "game.turn.player", 1, ""],
    ["the turn of who has resigned", V1, "game.sheets[0].status", "resigned", "game.turn.player"],
    ["the turn of who has stopped", V1, "game.sheets[0].status", "stopped", "game.turn.player"],
    [
      "the turn of a full sheet",
      V1,
      "game.sheets[0].columns[0].scores",
      { ...cardWithout() },
      "game.turn.player",
    ],
  ])("%s is told by its path", (_, json, path, value, told) => {
    expect(complaint(changed(json, path, value))).toMatch(`match.${told === "" ? path : told}: expected `);
  });

  it.each<[string, string, string, Json, string]>([
    [
      "more ready than there are seats",
      OFFER,
      "ready",
      FOUR.map(({ id }) => id).concat("-1"),
      "ready: expected at most 4 different players, found a list",
    ],
    ["throws of too few players", PAUSED_ROLL_OFF, "rollOff", [[], []], "rollOff: expected the throws"],
    ["throws of too many players", PAUSED_ROLL_OFF, "rollOff[3]", [], "rollOff: expected the throws"],
    ["a roll-off of nobody", UNSEATED, "players", [], "rollOff: expected the throws of two or more"],
    [
      "a throw of four dice",
      PAUSED_ROLL_OFF,
      "rollOff[1][0]",
      [1, 2, 3, 4],
      "rollOff[1][0]: expected 5 faces",
    ],
    ["a throw of six dice", PAUSED_ROLL_OFF, "rollOff[1][0][5]", 1, "rollOff[1][0]: expected 5 faces"],
    ["no seed in the roll-off", PAUSED_ROLL_OFF, "seed", null, "seed: expected four words"],
    [
      "a roll-off beside a game",
      V2,
      "rollOff",
      [[], [], [], []],
      "game: expected no game while the roll-off",
    ],
    ["the turn of who has resigned", V2, "game.turn.player", 3, "game.turn.player: expected a player who"],
    ["a sheet too few", V2, "players[4]", { id: "eve", name: "Eve" }, "game.sheets: expected one sheet"],
  ])("of several players: %s is told by its path", (_, json, path, value, told) => {
    expect(complaint(changed(json, path, value)).startsWith(`match.${told}`)).toBe(true);
  });

  it.each<[string, string, string, Json, string]>([
    ["who plays twice", V2, "players[2]", { ...CEM }, "players: expected each player once"],
    [
      "who plays twice under two names",
      V2,
      "players[3]",
      { id: ANA.id, name: "Anna" },
      "players: expected each player once",
    ],
    [
      "who rolls off against nobody else",
      PAUSED_ROLL_OFF,
      "players[1]",
      { ...ANA },
      "players: expected each player once",
    ],
    ["who sits on two seats", V2, "seats.west", { ...ANA }, "seats: expected each player once"],
    [
      "who sits on two seats under two names",
      OFFER,
      "seats.south",
      { id: BEN.id, name: "Benno" },
      "seats: expected each player once",
    ],
    ["who sits on two seats of version 1", V1, "seats.west", { ...ANA }, "seats: expected each player once"],
    ["who has agreed twice", V4, "stakes.agreed[1]", DEA.id, "stakes.agreed: expected each player once"],
    [
      "who wants it back twice",
      V4,
      "stakes.giveBack[1]",
      ANA.id,
      "stakes.giveBack: expected each player once",
    ],
    ["who has won twice", SHARED_POT, "stakes.won", [0, 0], "stakes.won: expected each player once"],
    ["who is ready twice", OFFER, "ready[1]", BEN.id, "ready: expected at most 4 different players"],
    [
      "who is ready twice among four",
      OFFER,
      "ready",
      [ANA.id, BEN.id, CEM.id, ANA.id],
      "ready: expected at most 4 different players",
    ],
  ])("%s is told by its path: nobody plays, sits or is ready twice", (_, json, path, value, told) => {
    expect(decodeMatch(json).ok).toBe(true);
    const found = path.startsWith("seats") ? "an object" : "a list";
    expect(complaint(changed(json, path, value))).toBe(`match.${told}, found ${found}`);
  });

  it.each([
    ["somebody who does not play", "someone"],
    ["the same player twice", DEA.id],
  ])("%s being away is told", (_, player) => {
    expect(complaint(changed(V3, "absences[1].player", player))).toMatch(
      "match.absences: expected players of the match, each once, found a list",
    );
  });

  it("something at stake without a pot is told: nobody could give it back", () => {
    expect(complaint(changed(V4, "stakes.pot", null))).toBe(
      "match.stakes.pot: expected the pot in which something lies, found null",
    );
  });

  it("equal names are no damage: players are told apart by their ids", () => {
    const namesake = changed(changed(V2, "players[0].name", "Ana"), "seats.south.name", "Ana");
    const read = decodeMatch(namesake);
    expect(read.ok && read.value.match.players.map(({ name }) => name)).toEqual(["Ana", "Dea", "Ana", "Ben"]);
  });

  it("a roll-off of one player alone is told: there would be nobody to throw against", () => {
    const alone = changed(changed(UNSEATED, "players", [{ ...ANA }]), "rollOff", [[]]);
    expect(complaint(alone)).toMatch(
      "match.rollOff: expected the throws of two or more players, found a list",
    );
  });

  it("a forged prototype is a category that the rules do not have", () => {
    expect(complaint(V1.replace('"scores":{', '"scores":{"__proto__":5,'))).toMatch(
      "match.game.sheets[0].columns[0].scores.__proto__: expected a category of the rule set, found 5",
    );
  });

  it("dice held before the first roll are told: with them the turn could never be rolled", () => {
    const first = encodeMatch({ match: alone({}), seed: SEED, boardToken: null, table: TABLE, playedAt: 0 });
    expect(complaint(changed(first, "game.turn.held[0]", true))).toMatch("match.game.turn.held: expected ");
  });

  it("a game without a turn is told while a sheet is open: it would be over and lost", () => {
    expect(complaint(changed(V1, "game.turn", null))).toMatch("match.game.turn: expected ");
  });

  it.each([...ALL_VERSIONS, PAUSED_ROLL_OFF])(
    "cut off anywhere is not readable, and nothing is thrown",
    (saved) => {
      const json = saved.trimEnd();
      for (let length = 0; length < json.length; length++) complaint(json.slice(0, length));
    },
  );

  it.each([...ALL_VERSIONS, PAUSED_ROLL_OFF])("with any few characters changed never throws", (good) => {
    const change = fc.tuple(fc.nat({ max: good.length - 1 }), fc.string({ minLength: 0, maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const json = changes.reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at + 1), good);
        expect(typeof decodeMatch(json).ok).toBe("boolean");
      }),
      { numRuns: 1_000 },
    );
  });
});
