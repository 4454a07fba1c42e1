// A second Kismet: what it costs the opponents, and whose turn follows.
import { describe, expect, it } from "vitest";
import { type Game, newGame, turnsScored } from "../../../scripts/engine/game.ts";
import type { GameEvent, Move } from "../../../scripts/engine/moves.ts";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { allRulesOf, forAnyGames, play, roll, type Step, score, step, turn } from "../../support/games.ts";

const KISMET = chooseRules("kismet");
const SIXES = "6 6 6 6 6";
const ANY = "1 2 3 4 6";
const LAST_IN_ORDER = [...preparedRules(KISMET).categories].reverse().map(({ id }) => id);

function resign(player: number): Move {
  return { type: "resign", player };
}

/** The first has a Kismet and everybody has made one entry. */
function oneRound(players: number, rules = KISMET): Game {
  const others = Array.from({ length: players - 1 }, () => turn(ANY, "yarborough"));
  return play(newGame(rules, players), ...turn(SIXES, "kismet"), ...others.flat());
}

function penalties(events: readonly GameEvent[]): readonly (readonly [player: number, category: string])[] {
  return events.flatMap((event) =>
    event.type === "penalized" ? [[event.player, event.category] as const] : [],
  );
}

/** Whose turns follow one another from here on, when everybody enters the lowest open category at once. */
function turnsFrom(game: Game, howMany: number): readonly (number | undefined)[] {
  let now = game;
  return Array.from({ length: howMany }, () => {
    const player = now.turn?.player;
    const scores = now.sheets[player ?? 0]?.columns[0]?.scores ?? [];
    const lowest = LAST_IN_ORDER[scores.length - 1 - scores.lastIndexOf(null)] ?? "";
    if (now.turn !== null) now = play(now, ...turn(ANY, lowest));
    return player;
  });
}

describe("a second Kismet", () => {
  it("enters a zero in the topmost open category of each opponent", () => {
    const game = play(oneRound(3), ...turn(ANY, "twos"), ...turn(ANY, "ones"), ...turn(ANY, "twos"));
    const { after, events } = step(play(game, roll(SIXES)), score("sixes"));
    expect(penalties(events)).toEqual([
      [1, "twos"],
      [2, "ones"],
    ]);
    expect(after.sheets.map(({ columns }) => columns[0]?.scores.slice(0, 6))).toEqual([
      [null, 2, null, null, null, 30],
      [1, 0, null, null, null, null],
      [0, 2, null, null, null, null],
    ]);
  });

  it("counts wherever it is entered, and each further one again", () => {
    const second = step(play(oneRound(2), roll(SIXES)), score("ones"));
    expect(penalties(second.events)).toEqual([[1, "ones"]]);
    expect(second.after.turn?.player).toBe(0);
    const third = step(play(second.after, roll("2 2 2 2 2")), score("flush"));
    expect(penalties(third.events)).toEqual([[1, "twos"]]);
  });

  it("costs each opponent the one turn that the zero was for", () => {
    const byTheFirst = play(oneRound(3), ...turn(SIXES, "sixes"));
    expect(turnsFrom(byTheFirst, 6)).toEqual([0, 1, 2, 0, 1, 2]);
    const secondHasOne = play(newGame(KISMET, 3), ...turn(ANY, "yarborough"), ...turn(SIXES, "kismet"));
    const round = play(secondHasOne, ...turn(ANY, "yarborough"), ...turn(ANY, "threeKind"));
    // The third has lost the turn that would follow, the first the one after that.
    expect(turnsFrom(play(round, ...turn(SIXES, "sixes")), 6)).toEqual([1, 2, 0, 1, 2, 0]);
  });

  it("twice running costs two turns", () => {
    const twice = play(oneRound(2), ...turn(SIXES, "sixes"), ...turn(SIXES, "fourKind"));
    expect(turnsFrom(twice, 5)).toEqual([0, 1, 0, 1, 0]);
    expect(twice.sheets.map(turnsScored)).toEqual([3, 3]);
  });

  it("leaves alone who has given up, and them a full sheet", () => {
    const given = play(oneRound(3), resign(1), roll(SIXES));
    expect(penalties(step(given, score("sixes")).events)).toEqual([[2, "ones"]]);
  });

  it("ends the game where it fills the last sheet", () => {
    const early = LAST_IN_ORDER.slice(1, -1).filter((category) => category !== "yarborough");
    const beforeLast = play(
      oneRound(2),
      ...early.flatMap((category) => [...turn(ANY, category), ...turn(ANY, category)]),
    );
    // Left are one entry of the first, and of the second the one above it and Kismet.
    const last = step(play(beforeLast, ...turn(ANY, "ones"), ...turn(ANY, "ones")), roll(SIXES));
    expect(last.before.sheets.map(turnsScored)).toEqual([14, 14]);
    const { after, events } = step(last.after, score("yarborough"));
    expect(penalties(events)).toEqual([[1, "kismet"]]);
    expect(after.turn).toBeNull();
    expect(after.sheets.map(turnsScored)).toEqual([15, 15]);
  });

  it.each([
    ["the first Kismet of a player", newGame(KISMET, 2), "kismet"],
    ["a Kismet entered elsewhere before the first", newGame(KISMET, 2), "sixes"],
    [
      "one after a zero in Kismet",
      play(newGame(KISMET, 2), ...turn(ANY, "kismet"), ...turn(ANY, "ones")),
      "sixes",
    ],
    ["one of somebody else", play(oneRound(2), ...turn(ANY, "ones")), "sixes"],
    ["one alone", play(newGame(KISMET, 1), ...turn(SIXES, "kismet")), "sixes"],
    ["one without the penalty", oneRound(2, chooseRules("kismet", { kismetPenalty: false })), "sixes"],
  ])("is none: %s costs nobody anything", (_what, game, category) => {
    expect(penalties(step(play(game, roll(SIXES)), score(category)).events)).toEqual([]);
  });

  it("that is rolled away costs nobody anything", () => {
    const game = play(oneRound(2), roll(SIXES), roll(ANY));
    expect(penalties(step(game, score("sixes")).events)).toEqual([]);
  });
});

/** Who is to be penalized by this entry, and where, said once more. */
function dueFor({ before, move }: Step): readonly (readonly [number, string])[] {
  const { turn: at, sheets, rules } = before;
  const isKismet = move.type === "score" && new Set(at?.dice).size === 1;
  const held = sheets[at?.player ?? 0]?.columns[0]?.scores.at(-1) ?? 0;
  if (!isKismet || held === 0 || rules.houseRules["kismetPenalty"] === false) return [];
  return sheets.flatMap(({ status, columns }, player) => {
    const topmost = columns[0]?.scores.indexOf(null) ?? -1;
    const open = player !== at?.player && status === "playing" && topmost >= 0;
    return open ? [[player, preparedRules(rules).categories[topmost]?.id ?? ""] as const] : [];
  });
}

/** Clockwise from who has played; each who has lost turns is passed over for each of them once. */
function nextAfter(sheets: Game["sheets"], from: number, lost: number[]): number | null {
  const plays = sheets.map(
    ({ status, columns }) => status === "playing" && columns[0]?.scores.includes(null) === true,
  );
  if (!plays.includes(true)) return null;
  for (let player = (from + 1) % sheets.length; ; player = (player + 1) % sheets.length) {
    if (!plays[player]) continue;
    if (lost[player] === 0) return player;
    lost[player] = (lost[player] ?? 0) - 1;
  }
}

describe("in any game of Kismet", () => {
  it("the zeros are those that are due, the turns lost are left out once, and all make fifteen entries", () => {
    let seen = 0;
    const check = (steps: Iterable<Step>): void => {
      let lost: number[] = [];
      let last: Game | null = null;
      for (const one of steps) {
        const { before, move, after, events } = one;
        if (last === null) lost = before.sheets.map(() => 0);
        last = after;
        const due = dueFor(one);
        expect(penalties(events)).toEqual(due);
        seen += due.length;
        for (const [player] of due) lost[player] = (lost[player] ?? 0) + 1;
        const from = before.turn?.player ?? -1;
        const isPassed = move.type === "score" || (move.type === "resign" && move.player === from);
        expect(after.turn?.player ?? null).toBe(isPassed ? nextAfter(after.sheets, from, lost) : from);
      }
      const entries = last?.sheets.flatMap((sheet) =>
        sheet.status === "playing" ? [turnsScored(sheet)] : [],
      );
      expect(new Set(entries)).toEqual(new Set(entries?.map(() => 15)));
    };
    for (let run = 0; run < 12; run++) forAnyGames(check, allRulesOf("kismet"));
    expect(seen).toBeGreaterThan(10);
  });
});
