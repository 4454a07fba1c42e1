// Composition root: makes the parts, registers the components first and alone, then listens. The only file with
// top-level effects.
import { ButtonState, InputButton, type Player, system, world } from "@minecraft/server";
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
import { MatchStore } from "./minecraft/match-store.ts";
import { forwardSeatClick } from "./minecraft/seat-clicks.ts";
import { Sitting } from "./minecraft/sitting.ts";
import { moveOutOfFurniture } from "./minecraft/spawn-place.ts";
import { tableBlock } from "./minecraft/table-block.ts";
import { TableFlow } from "./minecraft/table-flow.ts";
import { TableStore } from "./minecraft/table-store.ts";
import { Tables } from "./minecraft/tables.ts";
import { Throttle } from "./minecraft/throttle.ts";

const matches = new MatchStore();
const tables = new Tables(new TableStore(), matches);
const sitting = new Sitting(tables);
const boards = new BoardMoves(tables, matches);
const flow = new TableFlow(tables, sitting, boards);
const throttle = new Throttle();
const useChair = chairUse(sitting, flow, throttle);

system.beforeEvents.startup.subscribe(({ blockComponentRegistry, itemComponentRegistry }) => {
  // Each in a guard of its own: registering again on /reload may throw and must not stop the rest.
  const registrations = [
    () =>
      blockComponentRegistry.registerCustomComponent(
        TABLE_COMPONENT,
        tableBlock({ tables, sitting, boards, flow, throttle }),
      ),
    () => blockComponentRegistry.registerCustomComponent(CHAIR_COMPONENT, chairBlock(useChair, sitting)),
    () => itemComponentRegistry.registerCustomComponent(BOARD_COMPONENT, boardUse(throttle)),
  ];
  for (const register of registrations) guard("registering a component", register)();
});

world.afterEvents.worldLoad.subscribe(
  guard("world load", () => {
    for (const dimension of ["overworld", "nether", "the_end"]) {
      for (const seat of world.getDimension(dimension).getEntities({ type: SEAT_ENTITY }))
        sitting.sweep(seat);
    }
  }),
);

world.afterEvents.entityLoad.subscribe(guard("entity load", ({ entity }) => sitting.sweep(entity)));

world.afterEvents.dataDrivenEntityTrigger.subscribe(
  guard("rider left", ({ entity }) => sitting.riderLeft(entity)),
  { entityTypes: [SEAT_ENTITY], eventTypes: [RIDER_LEFT_EVENT] },
);

world.beforeEvents.playerInteractWithEntity.subscribe(
  guard("click on a seat", (event) => forwardSeatClick(event, useChair)),
);

world.afterEvents.playerButtonInput.subscribe(
  guard("jump", ({ player }) => sitting.stand(player)),
  { buttons: [InputButton.Jump], state: ButtonState.Pressed },
);

world.afterEvents.playerSpawn.subscribe(
  guard("player spawn", ({ player, initialSpawn }: { player: Player; initialSpawn: boolean }) => {
    if (initialSpawn) moveOutOfFurniture(player);
  }),
);

world.afterEvents.playerLeave.subscribe(guard("player leave", ({ playerId }) => sitting.leave(playerId)));
