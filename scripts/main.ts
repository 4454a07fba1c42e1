// Composition root: makes the parts, registers the components first and alone, then listens. The only file with
// top-level effects.
import { ButtonState, InputButton, system, world } from "@minecraft/server";
import { announce } from "./minecraft/announcements.ts";
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
import { forwardSeatClick } from "./minecraft/seat-clicks.ts";
import { hasForm } from "./minecraft/show-form.ts";
import { Sitting } from "./minecraft/sitting.ts";
import { moveOutOfFurniture } from "./minecraft/spawn-place.ts";
import { newStores } from "./minecraft/stores.ts";
import { tableBlock, tableUse } from "./minecraft/table-block.ts";
import { TableFlow } from "./minecraft/table-flow.ts";
import { Tables } from "./minecraft/tables.ts";

const stores = newStores();
const tables = new Tables(stores, (table, events) => announce(stores, table, events));
const mounts = new Mounts();
const sitting = new Sitting(tables, mounts);
const boards = new BoardMoves(tables, stores);
const flow = new TableFlow(tables, sitting, boards, stores);
const useTable = tableUse(tables, sitting, boards, flow);
const useChair = chairUse(sitting, flow);

system.beforeEvents.startup.subscribe(({ blockComponentRegistry, itemComponentRegistry }) => {
  const table = tableBlock(useTable, tables, sitting, boards);
  const chair = chairBlock(useChair, sitting);
  // Each in a guard of its own: registering again on /reload may throw and must not stop the rest.
  const registrations = [
    () => blockComponentRegistry.registerCustomComponent(TABLE_COMPONENT, table),
    () => blockComponentRegistry.registerCustomComponent(CHAIR_COMPONENT, chair),
    () => itemComponentRegistry.registerCustomComponent(BOARD_COMPONENT, boardUse()),
  ];
  for (const register of registrations) guard("registering a component", register)();
});

world.afterEvents.worldLoad.subscribe(guard("world load", () => mounts.sweepAll()));
world.afterEvents.entityLoad.subscribe(guard("entity load", ({ entity }) => mounts.sweep(entity)));

world.afterEvents.dataDrivenEntityTrigger.subscribe(
  guard("rider left", ({ entity }) => sitting.riderLeft(entity)),
  { entityTypes: [SEAT_ENTITY], eventTypes: [RIDER_LEFT_EVENT] },
);

world.beforeEvents.playerInteractWithEntity.subscribe(
  guard("click on a seat", (event) => forwardSeatClick(event, useTable, useChair)),
);

world.afterEvents.playerButtonInput.subscribe(
  // On a gamepad the same button presses in a form [U:jump-in-form].
  guard("jump", ({ player }) => {
    if (!hasForm(player.id)) sitting.jump(player);
  }),
  { buttons: [InputButton.Jump], state: ButtonState.Pressed },
);

world.afterEvents.playerSpawn.subscribe(
  guard("player spawn", ({ player, initialSpawn }) => {
    if (initialSpawn) mounts.sweepAll();
    moveOutOfFurniture(player);
  }),
);

world.afterEvents.playerLeave.subscribe(guard("player leave", ({ playerId }) => sitting.leave(playerId)));
