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
import { forgetForm, hasForm } from "./minecraft/show-form.ts";
import { Sitting } from "./minecraft/sitting.ts";
import { moveOutOfFurniture } from "./minecraft/spawn-place.ts";
import { newStores } from "./minecraft/stores.ts";
import { tableBlock, tableUse } from "./minecraft/table-block.ts";
import { TableFlow } from "./minecraft/table-flow.ts";
import { Tables } from "./minecraft/tables.ts";
import { Throttle } from "./minecraft/throttle.ts";

const stores = newStores();
const tables = new Tables(stores, (table, events) => announce(stores, table, events));
const mounts = new Mounts();
const sitting = new Sitting(tables, mounts);
const boards = new BoardMoves(tables, stores);
const flow = new TableFlow(tables, sitting, boards, stores);
// One for both: a use that is still held from sitting down must not open the board.
const throttle = new Throttle();
const useTable = tableUse(throttle, tables, sitting, boards, flow);
const useChair = chairUse(throttle, sitting, flow);

system.beforeEvents.startup.subscribe(({ blockComponentRegistry, itemComponentRegistry }) => {
  const table = tableBlock(useTable, tables, sitting, boards);
  const chair = chairBlock(useChair, sitting);
  // Registering again on /reload may throw and must not stop the rest.
  each("registering a component", [
    () => blockComponentRegistry.registerCustomComponent(TABLE_COMPONENT, table),
    () => blockComponentRegistry.registerCustomComponent(CHAIR_COMPONENT, chair),
    () => itemComponentRegistry.registerCustomComponent(BOARD_COMPONENT, boardUse()),
  ]);
});

const { afterEvents, beforeEvents } = world;
each("listening", [
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
    });
    afterEvents.playerSpawn.subscribe(spawn);
  },
  () => {
    const leave = guard("player leave", ({ playerId }: { playerId: string }) => {
      forgetForm(playerId);
      sitting.leave(playerId);
    });
    afterEvents.playerLeave.subscribe(leave);
  },
]);

/** Every step in a guard of its own: one that fails is logged and stops no other. */
function each(what: string, steps: readonly (() => void)[]): void {
  for (const step of steps) guard(what, step)();
}
