// Where a match goes on whose table or board is not where it was: on a table put back, on a new one, or by a command.

import { isRunning } from "../../match/match.ts";
import type { MatchRecord } from "../../match/saved-match.ts";
import { isTable } from "../../minecraft/ids.ts";
import { OVERWORLD } from "../host/core/model.ts";
import type { World } from "../host/world.ts";
import { BOARD } from "../play/set-up.ts";
import { type Board, boardsIn } from "./boards.ts";
import { blockAt, comeAs, freeHands, setTable } from "./furniture.ts";
import { OPERATOR } from "./ground.ts";
import { type Fitted, fittedIn, type Place, placeOf, recordsIn } from "./records.ts";
import { boardMade, count, type Scene, Stuck } from "./scene.ts";
import { type } from "./typing.ts";

/** Longer than the add-on takes to find that a table near somebody is gone. */
const FOUND_TICKS = 1300;

export function boardOf(world: World, { boardToken }: MatchRecord): Board | undefined {
  return boardsIn(world).find(({ token }) => token === boardToken);
}

/** Where the match is played, or `null` where that is to be seen anew. */
export function placeFor(scene: Scene, record: MatchRecord): Place | null {
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
  const operator = comeAs(world, OPERATOR, place);
  if (isTable(blockAt(world, place))) operator.use(place.x, place.y, place.z);
  freeHands(operator);
  if (recordsIn(world).matches.get(record.match.id)?.boardToken === null) return place;
  excuse(scene, record.match.id, `the board of match ${record.match.id} is nowhere`);
  recover(scene, record, place);
  return null;
}

/** A board that is nowhere has to be explained, and is counted by what explains it. @param matchId "" for any. */
export function excuse(scene: Scene, matchId: string, what: string): void {
  const [any] = scene.lost.values();
  const why = matchId === "" ? any : (scene.lost.get(matchId) ?? scene.lost.get("*"));
  if (why === undefined) throw new Stuck(what);
  count(scene, `board lost: ${why}`);
}

/** The table has gone and told nobody: the add-on finds that out and lays the board there. */
function waitForBoard(scene: Scene, { match }: MatchRecord, place: Place): void {
  const { world } = scene;
  comeAs(world, OPERATOR, place);
  world.tick(FOUND_TICKS);
  const isKept = fittedIn(recordsIn(world)).some(({ record }) => record.match.id === match.id);
  if (isKept) throw new Stuck(`a table that has gone keeps the board of match ${match.id}`);
  count(scene, "board of a vanished table laid down");
}

/** Somebody takes the board to a new table, far from all others. */
export function fitAnew(scene: Scene, { token, at }: Board): Place {
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
  const fitter = comeAs(world, name, place);
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
  const operator = comeAs(world, OPERATOR, place);
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
