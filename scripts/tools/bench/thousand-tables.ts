// What a world with a thousand tables costs: when it is loaded, and while matches are in play at a hundred of them.
import { type Match, newMatch, withGameFrom, withNewPlayers } from "../../match/match.ts";
import { encodeMatch } from "../../match/saved-match.ts";
import { encodeTable } from "../../match/saved-table.ts";
import type { PlayerRef } from "../../match/seats.ts";
import { MATCH_PROPERTY, TABLE_PROPERTY } from "../../minecraft/ids.ts";
import type { SavedPlayer, WorldSave } from "../host/core/world-save.ts";
import { openWorld, type World } from "../host/world.ts";

const TABLES = 1000;
const IN_PLAY = 100;
/** Blocks between two tables, and tables in a row. */
const APART = 8;
const ROW = 40;
const Y = 64;
const OVERWORLD = "minecraft:overworld";
/** From joining on: the tables around the first player have been looked at by then. */
const FIRST_TICKS = 60;
const PLAYED_TICKS = 200;

interface Place {
  readonly x: number;
  readonly z: number;
}

const placeOf = (table: number): Place => ({
  x: (table % ROW) * APART,
  z: Math.floor(table / ROW) * APART,
});

/** Two at each of the tables in play, north and south of it. */
const playersOf = (table: number): readonly [PlayerRef, PlayerRef] => [
  { id: `-${2 * table + 1}`, name: `North ${table}` },
  { id: `-${2 * table + 2}`, name: `South ${table}` },
];

/**
 * Milliseconds and interrupts from the moment at which the world is there until a player has stood among the tables for a
 * while, less the same in an empty world.
 */
export async function startupWithTables(): Promise<{
  readonly milliseconds: number;
  readonly interrupts: number;
}> {
  const [full, empty] = [await firstPlayer(thousandTables()), await firstPlayer(emptyWorld())];
  return {
    milliseconds: full.milliseconds - empty.milliseconds,
    interrupts: full.interrupts - empty.interrupts,
  };
}

async function firstPlayer(save: WorldSave): Promise<{ milliseconds: number; interrupts: number }> {
  const world = await openWorld({ save });
  const { milliseconds, interrupts } = { ...world.session.work };
  world.join("Visitor", { location: { x: 0.5, y: Y, z: 3.5 } });
  world.tick(FIRST_TICKS);
  world.expectNoErrors();
  const { work } = world.session;
  world.session.dispose();
  return { milliseconds: work.milliseconds - milliseconds, interrupts: work.interrupts - interrupts };
}

/** Interrupts of ten seconds in which two sit at each of a hundred tables and think. */
export async function interruptsInPlay(): Promise<number> {
  const world = await openWorld({ save: thousandTables(), pace: 0 });
  for (let table = 0; table < IN_PLAY; table++) sitDown(world, table);
  world.tick(FIRST_TICKS);
  expectSeated(world);
  const before = world.session.interrupts;
  world.tick(PLAYED_TICKS);
  world.expectNoErrors();
  const spent = world.session.interrupts - before;
  world.session.dispose();
  return spent;
}

function sitDown(world: World, table: number): void {
  const { x, z } = placeOf(table);
  playersOf(table).forEach(({ name }, player) => {
    world.join(name).use(x, Y, z + (player === 0 ? -1 : 1));
    world.tick();
  });
}

/** Tables without sitters would cost nothing and show nothing. */
function expectSeated(world: World): void {
  const seated = world.entities("tabletop_yahtzee:seat").filter(({ riders }) => riders.length === 1);
  if (seated.length !== 2 * IN_PLAY) throw new Error(`${seated.length} of ${2 * IN_PLAY} players sit.`);
}

function emptyWorld(): WorldSave {
  return { properties: [], players: [], chunks: {}, sessions: 0 };
}

function thousandTables(): WorldSave {
  const all = Array.from({ length: TABLES }, (_, table) => table);
  const inPlay = all.slice(0, IN_PLAY);
  return {
    properties: all.flatMap(recordsOf),
    players: inPlay.flatMap((table) =>
      playersOf(table).map((who, player) => savedPlayer(table, who, player)),
    ),
    chunks: chunksOf(all.flatMap(blocksOf)),
    sessions: 0,
  };
}

function recordsOf(table: number): readonly (readonly [string, string])[] {
  const { x, z } = placeOf(table);
  const [key, matchId] = [`${OVERWORLD}:${x}:${Y}:${z}`, `match${table}`];
  const [owner] = playersOf(table);
  const match = table < IN_PLAY ? begun(matchId, playersOf(table)) : newMatch(matchId);
  const record = { match, seed: [1, 2, 3, table] as const, boardToken: null, table: key, playedAt: 0 };
  return [
    [TABLE_PROPERTY + key, encodeTable({ owner, matchId, boardName: null, boardOff: false, found: false })],
    [MATCH_PROPERTY + matchId, encodeMatch(record)],
  ];
}

function begun(id: string, [north, south]: readonly [PlayerRef, PlayerRef]): Match {
  const seats = { north, east: null, south, west: null };
  return withGameFrom(withNewPlayers({ ...newMatch(id), seats }), 0);
}

function savedPlayer(table: number, { id, name }: PlayerRef, player: number): SavedPlayer {
  const { x, z } = placeOf(table);
  return {
    ...{ id, name, typeId: "minecraft:player", dimension: OVERWORLD, yaw: 0, pitch: 0 },
    location: { x: x + 0.5, y: Y, z: z + (player === 0 ? -2.5 : 3.5) },
    ...{
      permission: 1,
      slot: 0,
      sneaking: false,
      isDead: false,
      slots: Array.from({ length: 36 }, () => null),
    },
  };
}

type BlockEntry = WorldSave["chunks"][string]["blocks"][number];

function blocksOf(table: number): readonly (readonly [Place, BlockEntry])[] {
  const { x, z } = placeOf(table);
  const block = (at: Place, name: string, states: BlockEntry[1]["states"]): readonly [Place, BlockEntry] => [
    at,
    [`${at.x} ${Y} ${at.z}`, { typeId: `tabletop_yahtzee:oak_${name}`, states }],
  ];
  const chair = (dz: number, faces: string): readonly [Place, BlockEntry] =>
    block({ x, z: z + dz }, "game_chair", { "minecraft:cardinal_direction": faces });
  const states = { "tabletop_yahtzee:board": 1, "tabletop_yahtzee:in_match": table < IN_PLAY ? 1 : 0 };
  return [block({ x, z }, "small_game_table", states), chair(-1, "south"), chair(1, "north")];
}

function chunksOf(blocks: readonly (readonly [Place, BlockEntry])[]): WorldSave["chunks"] {
  const chunks: Record<string, { blocks: BlockEntry[]; entities: [] }> = {};
  for (const [{ x, z }, entry] of blocks) {
    const key = `${OVERWORLD}|${Math.floor(x / 16)}|${Math.floor(z / 16)}`;
    chunks[key] ??= { blocks: [], entities: [] };
    chunks[key].blocks.push(entry);
  }
  return chunks;
}
