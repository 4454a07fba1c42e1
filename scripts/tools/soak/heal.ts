// The end of a run: everybody is back and alive, what is missing of the furniture is put there, and each match that
// runs is played on to its end. A match that cannot go on is what this is to find.
import { isRunning } from "../../match/match.ts";
import type { MatchRecord } from "../../match/saved-match.ts";
import { seatOf } from "../../match/seats.ts";
import { isTable } from "../../minecraft/ids.ts";
import { FLOOR, OVERWORLD } from "../host/core/model.ts";
import { Refused } from "../host/drive/session.ts";
import { BOARD } from "../play/set-up.ts";
import { boardsIn } from "./boards.ts";
import { boardOf, excuse, fitAnew, placeFor } from "./bring-back.ts";
import { vanished } from "./checks.ts";
import { blockAt, comeAs, freeHands, setChairs, setTable } from "./furniture.ts";
import { OPERATOR } from "./ground.ts";
import { playOn } from "./play-on.ts";
import { fittedIn, type Place, recordsIn } from "./records.ts";
import { boardMade, type Scene, Stuck } from "./scene.ts";
import { makeRoom } from "./stakes/room.ts";
import { clearTables } from "./stakes/settle.ts";
import { CHUNKS } from "./upheavals.ts";

/** Slots that are free in the end where there is something to win. */
const ROOM = 12;
/** Near no table. */
const ASIDE = -24.5;

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
function gather({ world, names, dead, watch }: Scene): void {
  world.pace = 3;
  if (watch !== null) clearTables(world);
  for (const [x, z] of CHUNKS) world.loadChunk(x, z);
  for (const name of new Set([...names, OPERATOR])) if (!world.players.has(name)) world.join(name);
  for (const player of world.players.values()) {
    freeHands(player);
    if (dead.delete(player.name)) player.respawn();
    // Who stands where a table is to be would be clicked in its place.
    player.dismount();
    player.move(ASIDE, FLOOR + 1, ASIDE, OVERWORLD);
    if (watch !== null) makeRoom(player, ROOM);
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

/** Somebody says ready at a table where no game runs, and one begins. */
function beginAnew(scene: Scene): void {
  const { world } = scene;
  const place = fittedIn(recordsIn(world))[0]?.place ?? placeOfBlank(scene);
  if (!isTable(blockAt(world, place))) setTable(world, place);
  setChairs(world, place);
  const [name = ""] = scene.names;
  for (const other of [...world.players.values()]) if (other.name !== name) other.leave();
  const player = comeAs(world, name, place);
  for (const line of ["/yahtzee:sit", "/yahtzee:ready"]) {
    player.type(line);
    world.tick(20);
  }
  const begun = fittedIn(recordsIn(world)).some(
    ({ record: { match } }) => isRunning(match) && seatOf(match.seats, player.id) !== null,
  );
  if (!begun) throw new Stuck(`${name} cannot begin a game and hears: ${player.chat.slice(-2).join(" / ")}`);
  // What lay about may be in it by now.
  if (scene.watch !== null) makeRoom(player, 1);
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
