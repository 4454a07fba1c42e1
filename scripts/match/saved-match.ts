// The match as it is saved: version 7, which knows for whom a computer player has decided something.
import type { Result } from "../engine/result.ts";
import { START_DICE } from "../engine/start-roll.ts";
import { LEVELS } from "../engine/strategy/levels.ts";
import { type Absence, VERDICTS } from "./absence.ts";
import { type DecodeError, decodeRecord, type Saved, type Versions } from "./decode.ts";
import { HINT_RULES, NO_HELP_CHOSEN } from "./help.ts";
import { type Match, sheetOf, stageOf } from "./match.ts";
import type { RollOff } from "./roll-off.ts";
import { decodeDice, decodeGame, decodeRules, encodeGame } from "./saved-game.ts";
import { type PlayerRef, type Seats, SIDES, type Side, seatedPlayers } from "./seats.ts";
import type { Stakes } from "./stakes.ts";
import type { Seed } from "./throws.ts";

/** A match with what only the adapter may know. */
export interface MatchRecord {
  readonly match: Match;
  /** The secret that all throws follow from; made when the game starts. */
  readonly seed: Seed | null;
  /** While the match is paused: the one-time token that its board carries. */
  readonly boardToken: string | null;
  /** The key of the table that the match is on, or that it left when it was paused. */
  readonly table: string;
  /** When something was last done in it, in milliseconds as the clock of the machine counts; 0 where nobody knows. */
  readonly playedAt: number;
}

const VERSIONS: Versions<MatchRecord> = [
  decodeV1,
  decodeV2,
  decodeV3,
  decodeV4,
  decodeV5,
  decodeV6,
  decodeV7,
];

export function encodeMatch({ match, seed, boardToken, table, playedAt }: MatchRecord): string {
  const { id, revision, rules, target, help, ready, players, rollOff, absences, stakes } = match;
  const { hinted, playedFor, log, throws } = match;
  return JSON.stringify({
    version: VERSIONS.length,
    id,
    revision,
    rules,
    target,
    seats: encodeSeats(match),
    ready,
    players,
    rollOff,
    absences,
    stakes: stakes && { ...stakes, won: stakes.won?.map(placeIn(players)) ?? null },
    throws,
    game: match.game && encodeGame(match.game),
    help,
    hinted,
    // Most have nobody, and a long one fits just so.
    ...(playedFor.length === 0 ? {} : { playedFor: playedFor.map((id) => sheetOf(match, id)) }),
    log,
    seed,
    boardToken,
    table,
    playedAt,
  });
}

function encodeSeats({ seats, players }: Match): Readonly<Record<Side, PlayerRef | number | null>> {
  const encode = (side: Side): PlayerRef | number | null => {
    const seated = seats[side];
    return seated && placeIn(players)(seated);
  };
  return { north: encode("north"), east: encode("east"), south: encode("south"), west: encode("west") };
}

/** Who plays is written once: in a seat, and for who has won the pot, stands the position of that player. */
function placeIn(players: readonly PlayerRef[]): (who: PlayerRef) => PlayerRef | number {
  return (who) => {
    const player = players.findIndex(
      ({ id, name, computer }) => id === who.id && name === who.name && computer === who.computer,
    );
    return player === -1 ? who : player;
  };
}

export function decodeMatch(json: string): Result<MatchRecord, DecodeError> {
  return decodeRecord(json, "match", VERSIONS);
}

/** Written while one player sat at a table: nobody says ready, nobody rolls off. */
function decodeV1(saved: Saved): MatchRecord {
  return decode(saved, [], () => null);
}

/** Written while nobody was ever asked about somebody who is away. */
function decodeV2(saved: Saved): MatchRecord {
  return decodeTogether(saved, []);
}

function decodeV7(saved: Saved): MatchRecord {
  const record = decodeV6(saved);
  const { players } = record.match;
  const playedFor = saved.field("playedFor");
  if (playedFor.isMissing) return record;
  const ids = playedFor.items().map((at) => players[at.integer(0, players.length - 1)]?.id ?? "");
  if (new Set(ids).size < ids.length) throw playedFor.mismatch("each player once");
  return { ...record, match: { ...record.match, playedFor: ids } };
}

/** Written while nobody noted for whom a computer player decides. */
function decodeV6(saved: Saved): MatchRecord {
  const record = decodeV5(saved);
  const help = saved.field("help");
  const hinted = saved.field("hinted").items();
  return {
    ...record,
    match: {
      ...record.match,
      help: {
        hints: help.field("hints").oneOf(HINT_RULES),
        standIn: help.field("standIn").oneOf(LEVELS),
      },
      hinted: hinted.map((id) => id.string()),
      log: saved.field("log").orNull((log) => log.string(LONGEST_LOG)),
    },
  };
}

/** Four players, three columns of thirteen, three rolls and an entry each, and all of them leave. */
const LONGEST_LOG = 4 * 3 * 13 * 4 + 4;

/** Written while only people played, and nobody asked for a hint. */
function decodeV5(saved: Saved): MatchRecord {
  const record = decodeV4(saved);
  const target = saved.field("target").orNull((target) => target.integer(1, Number.MAX_SAFE_INTEGER));
  return { ...record, match: { ...record.match, target } };
}

/** Written while Classic was all that could be played. */
function decodeV4(saved: Saved): MatchRecord {
  const record = decodeV3(saved);
  const stakes = saved.field("stakes").orNull((stakes) => decodeStakes(stakes, record.match.players));
  return { ...record, match: { ...record.match, stakes } };
}

function decodeStakes(saved: Saved, players: readonly PlayerRef[]): Stakes {
  const ids = (name: string): readonly string[] => {
    const items = saved.field(name).items();
    const found = items.map((id) => id.string());
    if (new Set(found).size < found.length) throw saved.field(name).mismatch("each player once");
    return found;
  };
  const pot = saved.field("pot").orNull((pot) => pot.string());
  const list = saved.field("list").orNull((list) => list.string());
  if (pot === null && list !== null) throw saved.field("pot").mismatch("the pot in which something lies");
  const won = saved.field("won").orNull((won) => won.items().map(playerIn(players)));
  checkUnique(saved.field("won"), won ?? []);
  return { pot, list, agreed: ids("agreed"), giveBack: ids("giveBack"), won };
}

/** Written before there were item stakes. */
function decodeV3(saved: Saved): MatchRecord {
  const absences = saved.field("absences").items().map(decodeAbsence);
  const record = decodeTogether(saved, absences);
  const away = new Set(absences.map(({ player }) => player));
  if (away.size < absences.length || [...away].some((id) => sheetOf(record.match, id) === null)) {
    throw saved.field("absences").mismatch("players of the match, each once");
  }
  const isStrange = absences.some(({ player, votes }) =>
    votes.some(({ voter }) => voter === player || sheetOf(record.match, voter) === null),
  );
  if (isStrange) throw saved.field("absences").mismatch("votes of other players of the match");
  return { ...record, playedAt: saved.field("playedAt").integer(0, Number.MAX_SAFE_INTEGER) };
}

function decodeAbsence(saved: Saved): Absence {
  const votes = saved.field("votes").items();
  const voters = votes.map((vote) => vote.field("voter").string());
  if (new Set(voters).size < voters.length) throw saved.field("votes").mismatch("one vote of each voter");
  return {
    player: saved.field("player").string(),
    votes: votes.map((vote) => ({
      voter: vote.field("voter").string(),
      verdict: vote.field("verdict").oneOf(VERDICTS),
    })),
    // Who goes on without somebody has nobody to wait for any more.
    verdict: saved.field("verdict").orNull((verdict) => verdict.oneOf(["wait", "playOn"])),
  };
}

function decodeTogether(saved: Saved, absences: readonly Absence[]): MatchRecord {
  const ready = saved.field("ready").items();
  const ids = ready.map((id) => id.string());
  if (new Set(ids).size < ids.length || ids.length > SIDES.length) {
    throw saved.field("ready").mismatch(`at most ${SIDES.length} different players`);
  }
  const record = decode(saved, ids, (players) =>
    saved.field("rollOff").orNull((rollOff) => decodeRollOff(rollOff, players)),
  );
  return { ...record, match: { ...record.match, absences } };
}

function decode(
  saved: Saved,
  ready: readonly string[],
  rollOffOf: (players: number) => RollOff | null,
): MatchRecord {
  const rules = decodeRules(saved.field("rules"));
  const players = saved.field("players").items().map(decodePlayer);
  const seats = decodeSeats(saved.field("seats"), players);
  checkUnique(saved.field("players"), players);
  checkUnique(saved.field("seats"), seatedPlayers(seats));
  const match: Match = {
    id: saved.field("id").string(),
    revision: saved.field("revision").integer(0, Number.MAX_SAFE_INTEGER),
    rules,
    target: null,
    help: NO_HELP_CHOSEN,
    seats,
    ready,
    players,
    rollOff: rollOffOf(players.length),
    absences: [],
    stakes: null,
    hinted: [],
    playedFor: [],
    log: null,
    throws: saved.field("throws").integer(0, Number.MAX_SAFE_INTEGER),
    game: saved.field("game").orNull((game) => decodeGame(game, rules, players.length)),
  };
  if (match.rollOff !== null && match.game !== null) {
    throw saved.field("game").mismatch("no game while the roll-off lasts");
  }
  const seed = saved.field("seed").orNull(decodeSeed);
  if (stageOf(match) !== "lobby" && seed === null) {
    throw saved.field("seed").mismatch("four words, since a match runs");
  }
  const boardToken = saved.field("boardToken").orNull((token) => token.string());
  return { match, seed, boardToken, table: saved.field("table").string(), playedAt: 0 };
}

function decodeRollOff(saved: Saved, players: number): RollOff {
  const all = saved.items();
  if (players < 2 || all.length !== players) throw saved.mismatch("the throws of two or more players");
  return all.map((throws) => throws.items().map((dice) => decodeDice(dice, START_DICE)));
}

function decodePlayer(saved: Saved): PlayerRef {
  const computer = saved.field("computer");
  return {
    id: saved.field("id").string(),
    name: saved.field("name").string(),
    ...(computer.isMissing ? {} : { computer: computer.oneOf(LEVELS) }),
  };
}

/** Nobody plays or sits twice. */
function checkUnique(saved: Saved, players: readonly PlayerRef[]): void {
  if (new Set(players.map(({ id }) => id)).size < players.length) throw saved.mismatch("each player once");
}

function decodeSeats(saved: Saved, players: readonly PlayerRef[]): Seats {
  const [north, east, south, west] = SIDES.map((side) => saved.field(side).orNull(playerIn(players)));
  return { north: north ?? null, east: east ?? null, south: south ?? null, west: west ?? null };
}

/** By position, or written out: who does not play, and before version 3 everybody. */
function playerIn(players: readonly PlayerRef[]): (saved: Saved) => PlayerRef {
  return (saved) => {
    const player = saved.isNumber ? players[saved.integer(0, players.length - 1)] : decodePlayer(saved);
    if (player === undefined) throw saved.mismatch("a player of the match");
    return player;
  };
}

function decodeSeed(saved: Saved): Seed {
  const words = saved.items().map((word) => word.integer(0, 2 ** 32 - 1));
  const [a, b, c, d] = words;
  if (words.length !== 4 || a === undefined || b === undefined || c === undefined || d === undefined) {
    throw saved.mismatch("four words");
  }
  return [a, b, c, d];
}
