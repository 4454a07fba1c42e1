// The end of a run: everybody is back and alive, what is missing of the furniture is put there, and each match that
// runs is played on to its end. A match that cannot go on is what this is to find.
import { isRunning, waitsFor } from "../../match/match.ts";
import type { MatchRecord } from "../../match/saved-match.ts";
import { seatOf } from "../../match/seats.ts";
import { isTable } from "../../minecraft/ids.ts";
import { FLOOR, OVERWORLD } from "../host/core/model.ts";
import { Refused } from "../host/drive/session.ts";
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import { BOARD } from "../play/set-up.ts";
import { type Board, boardsIn } from "./boards.ts";
import { vanished } from "./checks.ts";
import { CHUNKS } from "./faults.ts";
import { blockAt, comeTo, freeHands, setChairs, setTable } from "./furniture.ts";
import { OPERATOR } from "./ground.ts";
import { type Fitted, fittedIn, type Place, placeOf, recordsIn } from "./records.ts";
import { boardMade, count, type Scene } from "./scene.ts";
import { type, typedLine } from "./typing.ts";

/** A match of four has 52 turns of two commands; what needs more than this does not end. */
const COMMANDS = 300;
/** So many, and then everybody resigns. */
const SOME = 12;
/** In a row without any effect. */
const VAIN = 4;
/** Longer than the add-on takes to find that a table near somebody is gone. */
const FOUND_TICKS = 1300;

/** Near no table. */
const ASIDE = -24.5;

/** Somebody cannot go on, in words. */
class Stuck extends Error {}

/** What is wrong in the end, in words, or `null`. */
export function heal(scene: Scene): string | null {
  try {
    gather(scene);
    for (;;) {
      const next = nextMatch(scene);
      if (next === undefined) break;
      const place = placeFor(scene, next);
      if (place !== null) playOn(scene, next.match.id, place);
      const [gone] = vanished(scene);
      if (gone !== undefined) throw new Stuck(gone);
    }
    beginAnew(scene);
    return null;
  } catch (error) {
    if (error instanceof Stuck || error instanceof Refused) return `in the end ${error.message}`;
    throw error;
  }
}

/** Everybody is in the world, alive and without a screen; an operator takes back what was set for the world. */
function gather({ world, names, dead }: Scene): void {
  world.pace = 3;
  for (const [x, z] of CHUNKS) world.loadChunk(x, z);
  for (const name of new Set([...names, OPERATOR])) if (!world.players.has(name)) world.join(name);
  for (const player of world.players.values()) {
    freeHands(player);
    if (dead.delete(player.name)) player.respawn();
    // Who stands where a table is to be would be clicked in its place.
    player.dismount();
    player.move(ASIDE, FLOOR + 1, ASIDE, OVERWORLD);
  }
  // A screen that had to wait for the chat to be closed comes now.
  world.tick(20);
  for (const player of world.players.values()) freeHands(player);
  for (const setting of ["clock 0", "tables 0", "placing 0"]) {
    world.player(OPERATOR).type(`/yahtzee:setting ${setting}`);
  }
}

/** One that runs: those on a table first, since a lost one may have to be brought back to where another is played. */
function nextMatch({ world }: Scene): MatchRecord | undefined {
  const running = [...recordsIn(world).matches.values()].filter(({ match }) => isRunning(match));
  return (
    running.find(({ boardToken }) => boardToken === null) ??
    running.find((record) => boardOf(world, record)) ??
    running[0]
  );
}

function boardOf(world: World, { boardToken }: MatchRecord): Board | undefined {
  return boardsIn(world).find(({ token }) => token === boardToken);
}

/** Where the match is played, or `null` where that is to be seen anew. */
function placeFor(scene: Scene, record: MatchRecord): Place | null {
  const { world, chance } = scene;
  const place = placeOf(record.table);
  if (record.boardToken === null) {
    if (isTable(blockAt(world, place))) return place;
    if (chance.percent(50)) setTable(world, place);
    else waitForBoard(scene, record, place);
    return null;
  }
  const board = boardOf(world, record);
  if (board !== undefined) return fitAnew(scene, board);
  // A crash may have kept the picture of the board on its table and lost the item.
  const operator = comeAs(scene, OPERATOR, place);
  if (isTable(blockAt(world, place))) operator.use(place.x, place.y, place.z);
  freeHands(operator);
  if (recordOf(scene, record.match.id)?.boardToken === null) return place;
  excuse(scene, record.match.id, `the board of match ${record.match.id} is nowhere`);
  recover(scene, record, place);
  return null;
}

/** A board that is nowhere has to be explained, and is counted by what explains it. @param matchId "" for any. */
function excuse(scene: Scene, matchId: string, what: string): void {
  const [any] = scene.lost.values();
  const why = matchId === "" ? any : (scene.lost.get(matchId) ?? scene.lost.get("*"));
  if (why === undefined) throw new Stuck(what);
  count(scene, `board lost: ${why}`);
}

function recordOf({ world }: Scene, matchId: string): MatchRecord | undefined {
  return recordsIn(world).matches.get(matchId);
}

function comeAs({ world }: Scene, name: string, place: Place): Player {
  const player = world.player(name);
  comeTo(player, place);
  player.emptyHand();
  return player;
}

/** The table has gone and told nobody: the add-on finds that out and lays the board there. */
function waitForBoard(scene: Scene, { match }: MatchRecord, place: Place): void {
  comeAs(scene, OPERATOR, place);
  scene.world.tick(FOUND_TICKS);
  const isKept = fittedIn(recordsIn(scene.world)).some(({ record }) => record.match.id === match.id);
  if (isKept) throw new Stuck(`a table that has gone keeps the board of match ${match.id}`);
  count(scene, "board of a vanished table laid down");
}

/** Somebody takes the board to a new table, far from all others. */
function fitAnew(scene: Scene, { token, at }: Board): Place {
  const { world } = scene;
  if (!("player" in at)) {
    const { x, y, z, dimension } = at;
    const operator = world.player(OPERATOR);
    operator.dismount();
    operator.move(x, y, z, dimension);
    world.tick(20);
  }
  const { player: name } = holderOf(world, token);
  const place = freePlace(world);
  setTable(world, place);
  if (!world.players.has(name)) world.join(name);
  const fitter = comeAs(scene, name, place);
  // Emptying the hand may have moved it.
  fitter.swap(holderOf(world, token).slot, 0);
  fitter.select(0);
  fitter.use(place.x, place.y, place.z);
  return place;
}

function holderOf(world: World, token: string): { readonly player: string; readonly slot: number } {
  const at = boardsIn(world).find((board) => board.token === token)?.at;
  if (at !== undefined && "player" in at) return at;
  throw new Stuck(`a board cannot be taken up: ${JSON.stringify(at)}`);
}

function freePlace(world: World): Place {
  let place = { dimension: OVERWORLD, x: 24, y: 64, z: 4 };
  while (blockAt(world, place) !== "minecraft:air") place = { ...place, x: place.x + 8 };
  return place;
}

/** A match whose board is lost goes on where it was played last: another board is fitted there, and a command typed. */
function recover(scene: Scene, { match, table }: MatchRecord, place: Place): void {
  const { world } = scene;
  if (!isTable(blockAt(world, place))) setTable(world, place);
  const operator = comeAs(scene, OPERATOR, place);
  // A board that came with the table is nobody's.
  if (recordsIn(world).tables.get(table)?.found) type(operator, "/yahtzee:table remove");
  const onTable = (): Fitted | undefined =>
    fittedIn(recordsIn(world)).find(({ record }) => record.table === table);
  if (onTable() === undefined) {
    operator.give(BOARD);
    boardMade(scene);
    operator.hold(BOARD);
    operator.use(place.x, place.y, place.z);
  }
  type(operator, "/yahtzee:table recover");
  const now = onTable()?.record.match;
  if (now !== undefined && isRunning(now)) return;
  throw new Stuck(`match ${match.id} is not brought back; heard: ${operator.chat.slice(-4).join(" / ")}`);
}

/** To its end, or some turns on and then everybody resigns, which is quicker. */
function playOn(scene: Scene, matchId: string, place: Place): void {
  const { world, chance } = scene;
  setChairs(world, place);
  const patience = chance.percent(15) ? COMMANDS : SOME;
  const come = new Set<string>();
  let vain = 0;
  for (let typed = 0; typed < COMMANDS; typed++) {
    const match = recordOf(scene, matchId)?.match;
    if (match === undefined || !isRunning(match)) {
      count(scene, "match played on to its end");
      return;
    }
    const [next] = waitsFor(match).flatMap((at) => match.players[at] ?? []);
    if (next !== undefined && !come.has(next.name)) comeAs(scene, next.name, place);
    come.add(next?.name ?? "");
    const line = typed < patience ? typedLine(match, next?.id ?? "", () => 0) : "/yahtzee:resign";
    if (next === undefined) world.tick(100);
    else type(world.player(next.name), line);
    vain = recordOf(scene, matchId)?.match.revision === match.revision ? vain + 1 : 0;
    if (vain < VAIN) continue;
    if (next === undefined) throw new Stuck("the first turn does not begin");
    throw new Stuck(`${next.name} types ${line} in vain and hears: ${world.player(next.name).chat.at(-1)}`);
  }
  throw new Stuck(`the match is not over after ${COMMANDS} commands`);
}

/** Somebody says ready at a table where no game runs, and one begins. */
function beginAnew(scene: Scene): void {
  const { world } = scene;
  const place = fittedIn(recordsIn(world))[0]?.place ?? placeOfBlank(scene);
  if (!isTable(blockAt(world, place))) setTable(world, place);
  setChairs(world, place);
  const [name = ""] = scene.names;
  for (const other of [...world.players.values()]) if (other.name !== name) other.leave();
  const player = comeAs(scene, name, place);
  for (const line of ["/yahtzee:sit", "/yahtzee:ready"]) {
    player.type(line);
    world.tick(20);
  }
  const begun = fittedIn(recordsIn(world)).some(
    ({ record: { match } }) => isRunning(match) && seatOf(match.seats, player.id) !== null,
  );
  if (!begun) throw new Stuck(`${name} cannot begin a game and hears: ${player.chat.slice(-2).join(" / ")}`);
  // What lay about may be in it by now.
  player.emptyHand();
  player.use(place.x, place.y, place.z);
  world.tick(20);
  if (player.form === undefined)
    throw new Stuck(`${name} uses the table, sees no screen and hears: ${player.chat.slice(-3).join(" / ")}`);
}

/** Where no board is left another one is crafted, if that is explained. */
function placeOfBlank(scene: Scene): Place {
  const { world } = scene;
  if (boardsIn(world).length === 0) {
    excuse(scene, "", "no board is left");
    world.player(OPERATOR).give(BOARD);
    boardMade(scene);
  }
  const [board] = boardsIn(world);
  if (board === undefined) throw new Stuck("no board can be had");
  return fitAnew(scene, board);
}
