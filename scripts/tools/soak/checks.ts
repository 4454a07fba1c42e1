// What has to hold after every step, and what has to hold after a second in which nobody does anything.
import { isRunning, keepsSeat } from "../../match/match.ts";
import { seatedPeople } from "../../match/seats.ts";
import { SEAT_ENTITY } from "../../minecraft/ids.ts";
import { boardsIn, entitiesIn } from "./boards.ts";
import { type Fitted, fittedIn, type Records, recordsIn } from "./records.ts";
import type { Scene } from "./scene.ts";

/** What is wrong now, in words; the next is asked only where the one before is right. */
export function problemsNow(scene: Scene): readonly string[] {
  const { world } = scene;
  if (world.errors.length > 0) return world.takeErrors();
  const problems = [...recordsIn(world).problems, ...(scene.watch?.problems ?? [])];
  if (problems.length > 0) return problems;
  return [...crowded(scene), ...vanished(scene)];
}

/** Also what may need a second to come right. */
export function problemsInQuiet(scene: Scene): readonly string[] {
  const { world } = scene;
  const now = problemsNow(scene);
  if (now.length > 0) return now;
  const riderless = entitiesIn(world, SEAT_ENTITY).filter(({ riders }) => riders.length === 0);
  const fitted = fittedIn(recordsIn(world));
  return [
    ...riderless.map(({ location }) => `a seat without a rider at ${JSON.stringify(location)}`),
    ...fitted.flatMap((table) => takenByNobody(scene, table)),
    ...seatedTwice(fitted),
    ...boardsAmiss(scene),
  ];
}

/** At most one seat a chair. */
function crowded({ world }: Scene): readonly string[] {
  const places = entitiesIn(world, SEAT_ENTITY).map(({ dimension, location: { x, y, z } }) =>
    [dimension, ...[x, y, z].map(Math.floor)].join(" "),
  );
  const twice = places.filter((place, index) => places.indexOf(place) !== index);
  return twice.map((place) => `more than one seat in the chair at ${place}`);
}

/**
 * A game that ran is on, over, or waits in a board; it is in no record only after it was seen to be over. At a table
 * that was found with its board it goes with the table.
 */
export function vanished({ world, ran }: Scene): readonly string[] {
  const { matches, tables } = recordsIn(world);
  const gone = [...ran].filter((id) => !matches.has(id));
  ran.clear();
  for (const [id, { match, table }] of matches) {
    if (isRunning(match) && tables.get(table)?.found !== true) ran.add(id);
  }
  return gone.map((id) => `the match ${id} ran and is in no record any more`);
}

/** Whoever has a seat that no game keeps for them sits on a chair. */
function takenByNobody({ world, unseen }: Scene, { record: { match }, place }: Fitted): readonly string[] {
  if (unseen.get(match.id) === match.revision) return [];
  const riders = world
    .entities(SEAT_ENTITY, place.dimension)
    .filter(({ location: { x, z } }) => Math.hypot(x - place.x - 0.5, z - place.z - 0.5) < 1.5)
    .flatMap((seat) => seat.riders);
  const ids = riders.map((name) => world.player(name).id);
  return seatedPeople(match.seats)
    .filter(({ id }) => !keepsSeat(match, id) && !ids.includes(id))
    .map(({ name }) => `the seat of ${name} is taken by nobody`);
}

function seatedTwice(fitted: readonly Fitted[]): readonly string[] {
  const lobbies = fitted.filter(({ record }) => !isRunning(record.match));
  const names = lobbies.flatMap(({ record }) => seatedPeople(record.match.seats)).map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return twice.map((name) => `${name} has two seats`);
}

/**
 * Boards come and go by what people do alone: none falls out of a table twice, and none is eaten by one. Where stores
 * have different ages a table may show a board that is elsewhere too, and both are boards.
 */
function boardsAmiss(scene: Scene): readonly string[] {
  const { world, boards } = scene;
  const records = recordsIn(world);
  const counted = boardsOnTables(records) + boardsIn(world).length;
  scene.boards = { counted, made: 0, gone: 0 };
  if (boards === null || scene.lost.has("*")) return [];
  const most = boards.counted + boards.made;
  const isRight = counted <= most && counted >= most - boards.gone;
  return isRight ? [] : [`${counted} boards where there were ${most}, ${boards.gone} of them on the ground`];
}

/** Those of which the match is on record nowhere, as of tables that have never been used, among them. */
function boardsOnTables({ matches, tables }: Records): number {
  const withBoard = [...tables].filter(([key, { matchId, found, boardOff }]) => {
    const match = matches.get(matchId);
    const isHere = match === undefined || (match.table === key && match.boardToken === null);
    return isHere && !found && !boardOff;
  });
  return withBoard.length;
}
