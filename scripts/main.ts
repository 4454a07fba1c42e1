// Composition root: makes the parts, registers the components first and alone, then listens. The only file with
// top-level effects.
import {
  ButtonState,
  type Entity,
  InputButton,
  type Player,
  type PlayerInteractWithEntityBeforeEvent,
  type PlayerSpawnAfterEvent,
  system,
  world,
} from "@minecraft/server";
import { ActionBar } from "./minecraft/action-bar.ts";
import { Announcements } from "./minecraft/announcements.ts";
import { BoardMoves } from "./minecraft/board-moves.ts";
import { boardUse } from "./minecraft/board-use.ts";
import { chairBlock, chairUse } from "./minecraft/chair-block.ts";
import {
  BOARD_COMPONENT,
  CHAIR_COMPONENT,
  RIDER_LEFT_EVENT,
  SEAT_ENTITY,
  TABLE_COMPONENT,
} from "./minecraft/ids.ts";
import { guard } from "./minecraft/log.ts";
import { Mounts } from "./minecraft/mounts.ts";
import { PlayerSettings } from "./minecraft/player-settings.ts";
import { RollOffEnd } from "./minecraft/roll-off-end.ts";
import { moveOutOfFurniture } from "./minecraft/safe-place.ts";
import { forwardSeatClick } from "./minecraft/seat-clicks.ts";
import { forgetForm, hasForm } from "./minecraft/show-form.ts";
import { Sitting } from "./minecraft/sitting.ts";
import { newStores } from "./minecraft/stores.ts";
import { tableBlock, tableUse } from "./minecraft/table-block.ts";
import { TableFlow } from "./minecraft/table-flow.ts";
import { Tables } from "./minecraft/tables.ts";
import { Throttle } from "./minecraft/throttle.ts";
import { TypedCommands } from "./minecraft/typed-commands.ts";
import { Visits } from "./minecraft/visits.ts";

const HOLDS_SHOWN_TICKS = 10;

const stores = newStores();
const settings = new PlayerSettings(stores.settings);
const announcements = new Announcements(stores, settings);
const actionBar = new ActionBar((position) => tables.at(position)?.record.match ?? null);
let isStopping = false;
const tables: Tables = new Tables(stores, {
  happened(table, events) {
    // Who does not play any more has a seat only as long as they are on its chair.
    if (events.some(({ type }) => type === "leftRollOff" || type === "ended")) sitting.settle(table.position);
    announcements.tell(table, events);
    actionBar.happened(table, events);
    rollOffEnd.see(table);
    // Several dice are held one after the other, and others may see that a moment later.
    flow.changed(table.position, events.every(({ type }) => type === "held") ? HOLDS_SHOWN_TICKS : 1);
  },
  boardMoved(position) {
    flow.changed(position);
  },
});
const rollOffEnd = new RollOffEnd(() => tables);
const mounts = new Mounts();
const sitting = new Sitting(tables, mounts);
const boards = new BoardMoves(tables, stores);
const visits = new Visits(tables, sitting, stores, settings);
const flow = new TableFlow({
  ...{ tables, visits, sitting, boards, stores, settings },
  opened(player, table) {
    announcements.opened(player, table);
    rollOffEnd.see(table);
  },
  hint: (player, text) => actionBar.hint(player, text),
  isStopping: () => isStopping,
});
const commands = new TypedCommands(visits, sitting, settings, (table) => rollOffEnd.see(table));
// One for both: a use that is still held from sitting down must not open the board.
const throttle = new Throttle();
const useTable = tableUse(throttle, tables, sitting, boards, flow);
const useChair = chairUse(throttle, sitting, flow);

system.beforeEvents.startup.subscribe((event) => {
  const { blockComponentRegistry, itemComponentRegistry, customCommandRegistry } = event;
  const table = tableBlock(useTable, tables, sitting, boards);
  const chair = chairBlock(useChair, sitting);
  // Registering again on /reload may throw and must not stop the rest.
  each("registering a component", [
    () => blockComponentRegistry.registerCustomComponent(TABLE_COMPONENT, table),
    () => blockComponentRegistry.registerCustomComponent(CHAIR_COMPONENT, chair),
    () => itemComponentRegistry.registerCustomComponent(BOARD_COMPONENT, boardUse()),
  ]);
  each("registering a command", commands.registrations(customCommandRegistry));
});

const { afterEvents, beforeEvents } = world;
each("listening", [
  () => {
    system.beforeEvents.shutdown.subscribe(() => {
      isStopping = true;
    });
  },
  () => afterEvents.worldLoad.subscribe(guard("world load", () => mounts.sweepAll())),
  () => afterEvents.entityLoad.subscribe(guard("entity load", ({ entity }) => mounts.sweep(entity))),
  () => {
    const riderLeft = guard("rider left", ({ entity }: { entity: Entity }) => sitting.riderLeft(entity));
    const only = { entityTypes: [SEAT_ENTITY], eventTypes: [RIDER_LEFT_EVENT] };
    afterEvents.dataDrivenEntityTrigger.subscribe(riderLeft, only);
  },
  () => {
    const click = guard("click on a seat", (event: PlayerInteractWithEntityBeforeEvent) =>
      forwardSeatClick(event, useTable, useChair),
    );
    beforeEvents.playerInteractWithEntity.subscribe(click);
  },
  () => {
    // On a gamepad the same button presses in a form [U:jump-in-form].
    const jump = guard("jump", ({ player }: { player: Player }) => {
      if (!hasForm(player.id)) sitting.jump(player);
    });
    const only = { buttons: [InputButton.Jump], state: ButtonState.Pressed };
    afterEvents.playerButtonInput.subscribe(jump, only);
  },
  () => {
    const spawn = guard("player spawn", ({ player, initialSpawn }: PlayerSpawnAfterEvent) => {
      forgetForm(player.id);
      if (initialSpawn) mounts.sweepAll();
      moveOutOfFurniture(player);
      for (const table of tables.within(player)) rollOffEnd.see(table);
    });
    afterEvents.playerSpawn.subscribe(spawn);
  },
  () => {
    const leave = guard("player leave", ({ playerId }: { playerId: string }) => {
      forgetForm(playerId);
      sitting.leave(playerId);
      for (const part of [flow, settings, announcements, actionBar, commands]) part.forget(playerId);
    });
    afterEvents.playerLeave.subscribe(leave);
  },
]);

/** Every step in a guard of its own: one that fails is logged and stops no other. */
function each(what: string, steps: readonly (() => void)[]): void {
  for (const step of steps) guard(what, step)();
}
