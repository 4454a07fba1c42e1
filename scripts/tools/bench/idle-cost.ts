// What tables cost while nobody plays: one player stands, another walks among them for ten minutes.
import { TABLE_PROPERTY } from "../../minecraft/ids.ts";
import type { Player } from "../host/hands.ts";
import { openWorld, type World } from "../host/world.ts";
import { BOARD, TABLE } from "../play/set-up.ts";

const TICKS = 12_000;
/** Blocks between two tables of a row, and between rows. */
const APART = 4;
const ROW = 40;

/** Interrupts of the engine in that time, the host's own work among them. @param tables with a board on each. */
export async function idleInterrupts(tables: number): Promise<number> {
  const world = await openWorld();
  const owner = world.join("Owner");
  for (let table = 0; table < tables; table++) fitTable(world, owner, table);
  const walker = world.join("Walker");
  expectFitted(world, tables);
  world.pace = 1;
  const before = world.session.interrupts;
  for (let tick = 0; tick < TICKS; tick++) {
    if (tick % 5 === 0) walker.move(...step(tick / 5));
    else world.tick();
  }
  world.expectNoErrors();
  const spent = world.session.interrupts - before;
  world.session.dispose();
  return spent;
}

function fitTable(world: World, owner: Player, table: number): void {
  const [x, z] = [(table % ROW) * APART, Math.floor(table / ROW) * APART];
  world.setBlock(x, TABLE.y, z, "tabletop_yahtzee:oak_small_game_table");
  owner.move(x + 0.5, TABLE.y, z + 2.5);
  owner.give(BOARD);
  owner.hold(BOARD);
  owner.use(x, TABLE.y, z);
}

/** A table that the owner could not fit would cost nothing and show nothing. */
function expectFitted(world: World, tables: number): void {
  const fitted = world.save().properties.filter(([key]) => key.startsWith(TABLE_PROPERTY)).length;
  if (fitted !== tables) throw new Error(`${fitted} of ${tables} tables have their board.`);
}

/** Up and down beside the first row, a block each time. */
function step(count: number): [number, number, number] {
  const way = count % 60;
  return [(way < 30 ? way : 60 - way) + 0.5, TABLE.y, 1.5];
}
