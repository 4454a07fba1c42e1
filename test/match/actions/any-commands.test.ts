// Whatever anybody sends, at random or forged, counts exactly where the rules allow it.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Dice, isFace } from "../../../scripts/engine/dice.ts";
import { legalMoves } from "../../../scripts/engine/legal-moves.ts";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { VERDICTS } from "../../../scripts/match/absence.ts";
import {
  type Action,
  type Command,
  type Handled,
  handle,
  type MatchEvent,
} from "../../../scripts/match/actions.ts";
import { type Match, stageOf } from "../../../scripts/match/match.ts";
import { SIDES } from "../../../scripts/match/seats.ts";
import { frozen } from "../../support/games.ts";
import {
  AWAY,
  agreeing,
  BACK,
  BEGIN,
  command,
  deciding,
  EVE,
  FOUR,
  holding,
  listing,
  lobby,
  NOT_READY,
  PUT_AWAY,
  READY,
  RESIGN,
  STAKES_OFF,
  STAKES_ON,
  STAND,
  scoreIn,
  wantingBack,
  withList,
} from "../../support/matches.ts";
import { anyFaces, forRandomCommands, type Pick, picks, startFaces } from "../../support/random-commands.ts";
import { REFUSALS } from "../../support/refusals.ts";

/** Who may throw for the start, said once more: of the highest sums of each time round, who has not thrown again. */
function mayThrow(rollOff: readonly (readonly Dice[])[]): readonly number[] {
  let left = rollOff.map((_, player) => player);
  for (let time = 0; left.length > 1; time++) {
    const silent = left.filter((player) => (rollOff[player]?.length ?? 0) <= time);
    if (silent.length > 0) return silent;
    const sums = rollOff.map((throws) => (throws[time] ?? []).reduce<number>((sum, face) => sum + face, 0));
    const highest = Math.max(...left.map((player) => sums[player] ?? 0));
    left = left.filter((player) => sums[player] === highest);
  }
  return [];
}

/** Who has turns to come, said once more: all who roll off, then whose sheet is open and not given up. */
function playOn({ players, rollOff, game }: Match): readonly string[] {
  const ids = players.map(({ id }) => id);
  if (rollOff !== null) return ids;
  const open = game?.sheets.map(
    ({ status, columns }) => status === "playing" && JSON.stringify(columns).includes("null"),
  );
  return game === null || game.turn === null ? [] : ids.filter((_, player) => open?.[player]);
}

/** Who decides about an absence: who is in it to the end, also with a full sheet, and not away. */
function present({ players, rollOff, game, absences }: Match): readonly string[] {
  const isIn = players.filter(({ computer }, player) => {
    if (computer !== undefined) return false;
    return rollOff !== null || (game?.turn != null && game.sheets[player]?.status === "playing");
  });
  return isIn.map(({ id }) => id).filter((id) => absences.every(({ player }) => player !== id));
}

/** What is wrong with who is away, or `null`: they play on, and what more than half of the others want is done. */
function wrongAbsence(match: Match): string | null {
  const { absences, rollOff } = match;
  const away = absences.map(({ player }) => player);
  if (new Set(away).size < away.length || away.some((id) => !playOn(match).includes(id)))
    return "somebody away who is not";
  const voters = present(match);
  const mayClose = rollOff === null || mayThrow(rollOff).length > 0;
  for (const { votes, verdict } of absences) {
    if (new Set(votes.map(({ voter }) => voter)).size < votes.length) return "two votes of one";
    for (const wanted of VERDICTS) {
      const agree = votes.filter((vote) => vote.verdict === wanted && voters.includes(vote.voter)).length;
      const isDone = verdict === wanted || (wanted === "close" && !mayClose);
      if (agree > voters.length / 2 && !isDone) return "a majority that nothing came of";
    }
  }
  return null;
}

/** Whether all who sit have agreed to what is at stake; one alone plays for nothing. */
function allAgree({ stakes, seats }: Match): boolean {
  const seated = SIDES.flatMap((side) => seats[side]?.id ?? []);
  const isStaked = stakes !== null && stakes.won === null && stakes.list !== null;
  return !isStaked || seated.length === 1 || seated.every((id) => stakes.agreed.includes(id));
}

/** What is wrong with the stakes after this command, or `null`. */
function wrongStakes(before: Match, { match, events }: Handled): string | null {
  const { stakes, players } = match;
  const happened = (type: MatchEvent["type"]): boolean => events.some((event) => event.type === type);
  if (happened("started") && players.some(({ id }) => stakes?.agreed.includes(id) === false))
    return "begun without everybody's agreement";
  if (stakes !== null && stageOf(match) === "playing" && players.length === 1) return "stakes of one alone";
  if (stakes?.agreed.length !== 0 && stakes?.list === null) return "agreement to nothing";
  const isPlayed = before.throws > 0 && ["rollOff", "playing"].includes(stageOf(before));
  if (isPlayed && stakes !== null && stakes.list !== before.stakes?.list)
    return "another list than it is played for";
  const isWon = stakes !== null && stakes.won !== null;
  if (happened("potWon") !== (isWon && before.stakes?.won === null)) return "winners that nobody was told of";
  if (isWon && stakes.won?.length === 0) return "a pot that nobody has won";
  if (happened("ended") && stakes !== null && !isWon) return "a game for stakes without winners";
  return null;
}

/** Whether the rules allow it, said once more by the lists of legal moves, by who sits where and by the stage. */
function allowed(match: Match, { matchId, revision, playerId, action }: Command): boolean {
  if (matchId !== match.id || revision !== match.revision) return false;
  const { game, rollOff } = match;
  const seated = SIDES.some((side) => match.seats[side]?.id === playerId);
  const sheet = match.players.findIndex(({ id }) => id === playerId);
  const turn = game?.turn ?? null;
  const runs = rollOff !== null || turn !== null;
  const absence = match.absences.find(({ player }) => player === playerId);
  const plays = match.players[sheet]?.computer !== undefined;
  const sitting = SIDES.flatMap((side) => match.seats[side] ?? []);
  const computers = sitting.filter(({ computer }) => computer !== undefined).map(({ id }) => id);
  if (action.type === "away") {
    return playOn(match).includes(playerId) && absence === undefined && !plays;
  }
  if (action.type === "back") return absence !== undefined;
  const { stakes } = match;
  const areOn = stakes !== null && stakes.won === null;
  const isStaked = areOn && stakes.list !== null;
  if (action.type === "stakes") {
    return !runs && action.on !== areOn && (!action.on || (sitting.length > 1 && computers.length === 0));
  }
  if (action.type === "invite") return !runs && !areOn && sitting.length < SIDES.length;
  if (action.type === "dismiss") return !runs && computers.includes(action.computer);
  if (action.type === "help") return !runs && JSON.stringify(action.help) !== JSON.stringify(match.help);
  if (action.type === "hint") return turn !== null && sheet >= 0 && !match.hinted.includes(playerId);
  if (action.type === "list") return areOn && !(isStaked && runs && match.throws > 0);
  if (action.type === "agree") {
    return isStaked && !runs && seated && action.list === stakes.list && !stakes.agreed.includes(playerId);
  }
  if (action.type === "wantBack") {
    return isStaked && runs && sheet >= 0;
  }
  if (action.type === "giveBack") return areOn;
  if (action.type === "decide") {
    if (action.verdict === "close" && isStaked) return false;
    const away = match.absences.find(({ player }) => player === action.away);
    const hasSaid = away?.votes.some(
      ({ voter, verdict }) => voter === playerId && verdict === action.verdict,
    );
    return hasSaid === false && present(match).includes(playerId);
  }
  if (action.type === "putAway") return runs;
  if (action.type === "rules") return !runs && JSON.stringify(action.rules) !== JSON.stringify(match.rules);
  if (action.type === "target") return !runs && action.target !== match.target;
  const hasSeat = seated || absence?.verdict === "playOn" || plays;
  if (action.type === "sit") {
    const there = match.seats[action.side];
    return runs ? there === null && sheet >= 0 : there === null || computers.includes(there.id);
  }
  if (action.type === "ready") {
    const said = match.ready.includes(playerId);
    const isEverybody = SIDES.every((side) => {
      const id = match.seats[side]?.id;
      return id === undefined || id === playerId || match.ready.includes(id) || computers.includes(id);
    });
    const starts = isEverybody && allAgree(match);
    return seated && !runs && (action.ready ? !said || starts : said);
  }
  if (action.type === "stand") return seated && !(runs && sheet >= 0);
  if (action.type === "begin") return rollOff !== null && sheet >= 0 && mayThrow(rollOff).length === 0;
  if (rollOff !== null) {
    if (action.type === "resign") return sheet >= 0 && mayThrow(rollOff).length > 0;
    if (action.type !== "roll") return false;
    const mayNow = hasSeat && mayThrow(rollOff).includes(sheet) && !action.held?.includes(true);
    return mayNow && action.faces.length === 5 && action.faces.every(isFace);
  }
  if (game === null || turn === null) return false;
  const legal = legalMoves(game);
  if (action.type === "resign") return legal.resign.includes(sheet);
  if (turn.player !== sheet || !hasSeat) return false;
  const { diceCount } = preparedRules(match.rules);
  const isHolds = (held: readonly boolean[]): boolean => legal.hold && held.length === diceCount;
  if (action.type === "hold") return isHolds(action.held);
  if (action.type === "score") {
    return legal.score.some(
      ({ category, column }) => category === action.category && column === action.column,
    );
  }
  const held = action.held ?? turn.held;
  const thrown = [...turn.held.keys()].filter((die) => held[die] === false);
  const saved = game.sheets[sheet]?.savedRolls ?? 0;
  return (
    (action.held === undefined ? legal.diceToRoll > 0 : isHolds(action.held)) &&
    turn.rollsUsed < 3 + saved &&
    thrown.length > 0 &&
    thrown.every((die) => isFace(action.faces[die])) &&
    action.faces.length <= diceCount
  );
}

/** What is wrong with the match after other rules or another target were chosen, or `null`. */
function wrongChoice(action: Action, before: Match, next: Match): string | null {
  const rules = action.type === "rules" ? action.rules : before.rules;
  if (JSON.stringify(next.rules) !== JSON.stringify(rules)) return "other rules than were chosen";
  if (action.type === "target" && next.target !== action.target) return "another target than was chosen";
  if (action.type !== "rules") return null;
  if (stageOf(next) !== "lobby") return "results of other rules";
  if (next.ready.length > 0) return "somebody ready for other rules";
  if ((next.stakes?.agreed.length ?? 0) > 0) return "agreement under other rules";
  const isOther = rules.ruleSet !== before.rules.ruleSet;
  return next.target === (isOther ? null : before.target) ? null : "the target of another rule set";
}

const CHOICES = [
  ...[chooseRules("classic", { joker: "none" }), chooseRules("generala")],
  chooseRules("maxiYatzy", { savedRolls: true }),
].map((rules): Action => ({ type: "rules", rules, who: EVE }));
const TARGETS = [null, 200].map((target): Action => ({ type: "target", target, who: EVE }));

const HELP: readonly Action[] = [
  { type: "invite", level: "steady", who: EVE },
  { type: "dismiss", computer: "computer Nora", who: EVE },
  { type: "dismiss", computer: EVE.id, who: EVE },
  { type: "help", help: { hints: "never", standIn: "casual" }, who: EVE },
  { type: "hint" },
];

describe("any commands in any order", () => {
  it("are accepted exactly where the rules allow them, by one revision each, and change nothing else", () => {
    const seen = new Set<string>();
    const decided = new Set<string>();
    let won = 0;
    forRandomCommands(60, (match, sent) => {
      const before = frozen(match);
      const result = handle(before, frozen(sent));
      const { type } = sent.action;
      seen.add(`${type} ${result.ok ? "accepted" : "refused"}`);
      if (result.ok !== allowed(before, sent)) {
        expect({ before, sent, result }).toBe("accepted exactly where the rules allow it");
      }
      for (const action of [...CHOICES, ...TARGETS]) {
        const chosen = handle(before, { ...sent, action });
        if (chosen.ok !== allowed(before, { ...sent, action }))
          expect({ before, action, chosen }).toBe("accepted exactly where the rules allow it");
        const wrong = chosen.ok ? wrongChoice(action, before, chosen.value.match) : null;
        if (wrong !== null) expect({ before, action, chosen }).toBe(`without ${wrong}`);
      }
      if (!result.ok) {
        expect(REFUSALS).toContain(result.reason);
        return before;
      }
      const { match: next, events } = result.value;
      expect(next.revision).toBe(before.revision + 1);
      const startsAnew = events.some((event) => event.type === "started") || stageOf(next) === "lobby";
      expect(next.throws).toBe(startsAnew ? 0 : before.throws + (type === "roll" ? 1 : 0));
      if (type !== "list") expect(events).not.toEqual([]);
      const wrong = wrongStakes(before, result.value);
      if (wrong !== null) expect({ before, sent, next }).toBe(`without ${wrong}`);
      if (events.some((event) => event.type === "potWon")) won += 1;
      if (wrongAbsence(next) !== null) expect({ before, sent, next }).toBe(`without ${wrongAbsence(next)}`);
      for (const event of events) if (event.type === "decided") decided.add(event.verdict);
      return next;
    });
    const kinds = [
      ...["sit", "stand", "ready", "roll", "begin", "hold", "score", "resign"],
      ...["away", "back", "decide", "putAway"],
      ...["stakes", "list", "agree", "wantBack", "giveBack"],
      ...["invite", "dismiss", "help", "hint"],
    ];
    expect([...seen].sort()).toEqual(kinds.flatMap((kind) => [`${kind} accepted`, `${kind} refused`]).sort());
    expect([...decided].sort()).toEqual([...VERDICTS].sort());
    expect(won).toBeGreaterThan(0);
  });
});

describe("answers forged in anybody's name", () => {
  const HOLDS = ["------", "x-x---", "xxxxxx"];

  /** Everything that can be asked for, whether there is a button for it or not. */
  function everyAction(match: Match, pick: Pick): readonly Action[] {
    const { categories, diceCount } = preparedRules(match.rules);
    const faces = match.rollOff === null ? anyFaces(pick, diceCount) : startFaces(pick);
    const holds = HOLDS.map((marks) => holding(marks.slice(0, diceCount)));
    return [
      ...SIDES.map((side) => ({ type: "sit", side, name: "forged" }) as const),
      ...[STAND, READY, NOT_READY, BEGIN, RESIGN, AWAY, BACK, PUT_AWAY],
      ...[STAKES_ON, STAKES_OFF, listing("list-1"), agreeing()],
      ...[wantingBack(...FOUR), { type: "giveBack", who: EVE } as const],
      ...FOUR.map((away) => deciding(away, VERDICTS[pick(VERDICTS.length)] ?? "wait")),
      { type: "roll", faces },
      { type: "roll", faces: [...faces, 1] },
      ...holds.map((held) => ({ type: "roll", held, faces }) as const),
      ...holds.map((held) => ({ type: "hold", held }) as const),
      ...CHOICES,
      ...TARGETS,
      ...HELP,
      ...categories.map(({ id }) => scoreIn(id)),
      scoreIn("luck"),
      { type: "score", category: "chance", column: 1 },
    ];
  }

  /**
   * Sends all of it from everybody and from a stranger, for now, for just before and for any time before; whatever
   * counted though it must not, or did not though it must, fails. Gives what counted.
   */
  function sendAll(
    match: Match,
    before: readonly number[],
    pick: Pick,
  ): readonly (readonly [Action, Match])[] {
    const now = frozen(match);
    const counted: (readonly [Action, Match])[] = [];
    for (const action of everyAction(now, pick)) {
      for (const player of [...FOUR, EVE]) {
        const sent = command(now, player, frozen(action));
        const result = handle(now, sent);
        if (result.ok !== allowed(now, sent)) {
          expect({ now, sent, result }).toBe("accepted exactly where the rules allow it");
        }
        if (result.ok) {
          counted.push([action, result.value.match]);
          const wrong = wrongStakes(now, result.value);
          if (wrong !== null) expect({ now, sent, result }).toBe(`without ${wrong}`);
        }
        for (const revision of [before.at(-1), before[pick(before.length)]]) {
          if (revision === undefined) continue;
          const late = handle(now, { ...sent, revision });
          if (late.ok || late.reason !== "stale") expect({ now, sent, revision, late }).toBe("stale");
        }
      }
    }
    for (const [action, next] of counted) {
      const { id, revision } = next;
      expect([id, revision]).toEqual([now.id, now.revision + 1]);
      const wrong = wrongChoice(action, now, next);
      if (wrong !== null) expect({ now, action, next }).toBe(`without ${wrong}`);
      if (wrongAbsence(next) !== null) expect({ now, next }).toBe(`without ${wrongAbsence(next)}`);
    }
    return counted;
  }

  /** One of those that counted: mostly what brings the match on, seldom that somebody gives up. */
  function oneOf(counted: readonly (readonly [Action, Match])[], pick: Pick): Match | undefined {
    const bringsOn = ({ type }: Action): boolean =>
      ["roll", "score", "begin", "ready", "agree"].includes(type);
    const isEnd = ({ type }: Action): boolean => ["resign", "putAway", "giveBack"].includes(type);
    const wanted = pick(10) > 0 ? bringsOn : (action: Action) => !isEnd(action) || pick(4) === 0;
    const among = counted.filter(([action]) => wanted(action));
    const [, match] = among[pick(among.length)] ?? counted[0] ?? [];
    return match;
  }

  it.each([2, 3, 4])("count exactly where the rules allow them, among %i players", (players) => {
    const stages = new Set<string>();
    fc.assert(
      fc.property(fc.noBias(fc.nat()), (seed) => {
        const pick = picks(seed);
        const seated = lobby(...FOUR.slice(0, players));
        let match = pick(2) === 0 ? seated : withList(seated);
        const before: number[] = [];
        // On to the results and a little into what comes after; a match that takes longer is cut off.
        let left = 500;
        while (left-- > 0) {
          stages.add(stageOf(match));
          if (stageOf(match) === "finished") left = Math.min(left, 10);
          const counted = sendAll(match, before, pick);
          before.push(match.revision);
          match = oneOf(counted, pick) ?? match;
        }
      }),
      { numRuns: 5 },
    );
    expect([...stages].sort()).toEqual(["finished", "lobby", "playing", "rollOff"]);
  });
});
