// Composition root: makes the parts, registers the components first and alone, then listens. The only file with
// top-level effects.
import {
  ButtonState,
  type Entity,
  type EntityDieAfterEvent,
  InputButton,
  type Player,
  type PlayerBreakBlockBeforeEvent,
  type PlayerInteractWithEntityBeforeEvent,
  type PlayerSpawnAfterEvent,
  type ScriptEventCommandMessageAfterEvent,
  system,
  world,
} from "@minecraft/server";
import { seatOf } from "./match/seats.ts";
import { Abandoned } from "./minecraft/abandoned.ts";
import { ActionBar } from "./minecraft/action-bar.ts";
import { AdminCommands } from "./minecraft/admin-commands.ts";
import { Announcements } from "./minecraft/announcements.ts";
import { BestTotals } from "./minecraft/best-totals.ts";
import { BoardMoves } from "./minecraft/board-moves.ts";
import { boardUse } from "./minecraft/board-use.ts";
import { chairBlock, chairUse } from "./minecraft/chair-block.ts";
import { Clock } from "./minecraft/clock.ts";
import { registrations } from "./minecraft/command-registry.ts";
import { Delivery } from "./minecraft/delivery.ts";
import { DiceOnTables } from "./minecraft/dice.ts";
import { forwardClick } from "./minecraft/entity-clicks.ts";
import { FloatingSheets } from "./minecraft/floating-sheets.ts";
import { GameStatistics } from "./minecraft/game-statistics.ts";
import { HelpCommands } from "./minecraft/help-commands.ts";
import {
  BOARD_COMPONENT,
  CHAIR_COMPONENT,
  POT_ENTITY,
  RIDER_LEFT_EVENT,
  SCRIPT_EVENTS,
  SEAT_ENTITY,
  TABLE_COMPONENT,
} from "./minecraft/ids.ts";
import { guard } from "./minecraft/log.ts";
import { Lookout } from "./minecraft/lookout.ts";
import { Mounts } from "./minecraft/mounts.ts";
import { PlayerSettings } from "./minecraft/player-settings.ts";
import { PotKeeper } from "./minecraft/pot-keeper.ts";
import { potDied } from "./minecraft/pot-life.ts";
import { PotRecords } from "./minecraft/pot-records.ts";
import { Pots } from "./minecraft/pots.ts";
import { Presses } from "./minecraft/presses.ts";
import { protectTable } from "./minecraft/protection.ts";
import { RollOffEnd } from "./minecraft/roll-off-end.ts";
import { RulesCommands } from "./minecraft/rules-commands.ts";
import { moveOutOfFurniture } from "./minecraft/safe-place.ts";
import { ScriptEvents } from "./minecraft/script-events.ts";
import { forgetForm, hasForm } from "./minecraft/show-form.ts";
import { Sitting } from "./minecraft/sitting.ts";
import { StakeActions } from "./minecraft/stake-actions.ts";
import { StakeCommands } from "./minecraft/stake-commands.ts";
import { StakeMoves } from "./minecraft/stake-moves.ts";
import { StatisticsCommands } from "./minecraft/statistics-commands.ts";
import { newStores } from "./minecraft/stores.ts";
import { TableAdmin } from "./minecraft/table-admin.ts";
import { tableBlock, tableUse } from "./minecraft/table-block.ts";
import { TableCommands } from "./minecraft/table-commands.ts";
import { TableEffects } from "./minecraft/table-effects.ts";
import { TableFlow } from "./minecraft/table-flow.ts";
import { Tables } from "./minecraft/tables.ts";
import { Throttle } from "./minecraft/throttle.ts";
import { Tumbling } from "./minecraft/tumbling.ts";
import { TypedActions } from "./minecraft/typed-actions.ts";
import { TypedCommands } from "./minecraft/typed-commands.ts";
import { TypedQuestions } from "./minecraft/typed-questions.ts";
import { Visits } from "./minecraft/visits.ts";
import { WaitingForPlayers } from "./minecraft/waiting.ts";
import { WorldSettings } from "./minecraft/world-settings.ts";

let isStopping = false;
const stores = newStores();
const settings = new PlayerSettings(stores.settings);
const worldSettings = new WorldSettings(stores.worldSettings);
const best = new BestTotals(stores.best);
const statistics = new GameStatistics(stores);
const tumbling = new Tumbling(settings);
const announcements = new Announcements(settings, tumbling);
const potRecords = new PotRecords(stores.pots);
const tables = new Tables(stores, potRecords);
const actionBar = new ActionBar(tables, tumbling);
const rollOffEnd = new RollOffEnd(tables);
const mounts = new Mounts();
const sitting = new Sitting(tables, mounts, announcements, actionBar);
const boards = new BoardMoves(tables, stores, worldSettings, announcements);
const lookout = new Lookout(tables, boards, () => mounts.sweepAll());
const dice = new DiceOnTables(tumbling);
const floatingSheets = new FloatingSheets(worldSettings);
const abandoned = new Abandoned(tables, worldSettings);
const clock = new Clock(worldSettings);
const waiting = new WaitingForPlayers(tables, worldSettings, clock, announcements);
const pots = new Pots(potRecords);
const delivery = new Delivery(tables, pots);
const potKeeper = new PotKeeper(tables, pots, delivery, announcements);
pots.listen(potKeeper);
const stakeMoves = new StakeMoves(tables, pots, delivery, stores, worldSettings);
const stakes = new StakeActions(tables, stakeMoves, delivery);
const visits = new Visits(
  tables,
  sitting,
  best,
  statistics,
  settings,
  worldSettings,
  clock,
  waiting,
  stakeMoves,
);
const admin = new TableAdmin(tables, boards, stores, pots, sitting, worldSettings);
const flow = new TableFlow({
  tables,
  visits,
  presses: new Presses({ visits, sitting, boards, settings, stakes, admin }),
  best,
  settings,
  stakes,
  opened(player, table) {
    announcements.opened(player, table);
    rollOffEnd.seen(table);
    waiting.seen(table);
  },
  tumbling,
  hint: (player, text) => actionBar.hint(player, text),
  isStopping: () => isStopping,
});
const scriptEvents = new ScriptEvents(tables, flow);
const questions = new TypedQuestions();
const typedActions = new TypedActions(visits, announcements, rollOffEnd, tumbling, questions);
const commandSets = [
  new TypedCommands(typedActions, visits, sitting, settings),
  new TableCommands(tables, visits, admin, questions),
  new RulesCommands(typedActions, flow),
  new HelpCommands(typedActions, visits),
  new StatisticsCommands(visits, statistics),
  new StakeCommands(typedActions, visits, stakes),
  new AdminCommands(admin, worldSettings, questions, potRecords, delivery),
];
// Pots and seats come last: what becomes of them may be a command of its own, told after what it came from.
// Until when dice tumble comes first: others ask.
const listeners = [
  tumbling,
  best,
  statistics,
  announcements,
  actionBar,
  rollOffEnd,
  waiting,
  abandoned,
  flow,
  dice,
  floatingSheets,
  new TableEffects(tumbling),
  typedActions,
  scriptEvents,
  potKeeper,
  sitting,
];
tables.listen(listeners);
// One for both: a use that is still held from sitting down must not open the board.
const throttle = new Throttle();
const useTable = tableUse(throttle, tables, sitting, boards, flow);
const useChair = chairUse(throttle, sitting, flow);

system.beforeEvents.startup.subscribe((event) => {
  const { blockComponentRegistry, itemComponentRegistry, customCommandRegistry } = event;
  const table = tableBlock(useTable, tables, sitting, boards, worldSettings);
  const chair = chairBlock(useChair, sitting);
  // Registering again on /reload may throw and must not stop the rest.
  each("registering a component", [
    () => blockComponentRegistry.registerCustomComponent(TABLE_COMPONENT, table),
    () => blockComponentRegistry.registerCustomComponent(CHAIR_COMPONENT, chair),
    () => itemComponentRegistry.registerCustomComponent(BOARD_COMPONENT, boardUse()),
  ]);
  each("registering a command", registrations(customCommandRegistry, commandSets));
});

const { afterEvents, beforeEvents } = world;
each("listening", [
  () => {
    system.beforeEvents.shutdown.subscribe(() => {
      isStopping = true;
    });
  },
  () => {
    const load = guard("world load", () => {
      mounts.sweepAll();
      delivery.start();
      potKeeper.start();
      statistics.start();
      lookout.start();
    });
    afterEvents.worldLoad.subscribe(load);
  },
  () => afterEvents.entityLoad.subscribe(guard("entity load", ({ entity }) => mounts.sweep(entity))),
  () => afterEvents.entityLoad.subscribe(guard("pot load", ({ entity }) => potKeeper.arrived(entity))),
  () => {
    const received = guard("script event", (event: ScriptEventCommandMessageAfterEvent) =>
      scriptEvents.receive(event),
    );
    system.afterEvents.scriptEventReceive.subscribe(received, { namespaces: [SCRIPT_EVENTS] });
  },
  () => {
    const died = guard("death of a pot", ({ deadEntity }: EntityDieAfterEvent) => potDied(pots, deadEntity));
    afterEvents.entityDie.subscribe(died, { entityTypes: [POT_ENTITY] });
  },
  () => {
    const riderLeft = guard("rider left", ({ entity }: { entity: Entity }) => sitting.riderLeft(entity));
    const only = { entityTypes: [SEAT_ENTITY], eventTypes: [RIDER_LEFT_EVENT] };
    afterEvents.dataDrivenEntityTrigger.subscribe(riderLeft, only);
  },
  () => {
    const click = guard("click on an entity", (event: PlayerInteractWithEntityBeforeEvent) =>
      forwardClick(event, useTable, useChair),
    );
    beforeEvents.playerInteractWithEntity.subscribe(click);
  },
  () => {
    const mining = guard("mining", (event: PlayerBreakBlockBeforeEvent) =>
      protectTable(event, tables, potRecords),
    );
    beforeEvents.playerBreakBlock.subscribe(mining);
  },
  () => {
    // On a gamepad the same button presses in a form [U:jump-in-form].
    const jump = guard("jump", ({ player }: { player: Player }) => {
      // Nor does it between two forms, which come when dice lie.
      if (!hasForm(player.id) && !tumbling.visitors.has(player.id)) sitting.jump(player);
    });
    const only = { buttons: [InputButton.Jump], state: ButtonState.Pressed };
    afterEvents.playerButtonInput.subscribe(jump, only);
  },
  () => {
    const spawn = guard("player spawn", ({ player, initialSpawn }: PlayerSpawnAfterEvent) => {
      forgetForm(player.id);
      flow.forget(player.id);
      if (initialSpawn) mounts.sweepAll();
      lookout.join(player);
      delivery.joined(player);
      moveOutOfFurniture(player);
      for (const table of tables.within(player)) {
        sitting.settle(table.position);
        if (seatOf(table.record.match.seats, player.id) !== null) actionBar.wake(player.id, table.position);
      }
      // What only decorates comes last.
      for (const shown of [dice, floatingSheets, statistics]) shown.joined(player);
    });
    afterEvents.playerSpawn.subscribe(spawn);
  },
  () => {
    const leave = guard("player leave", ({ playerId }: { playerId: string }) => {
      forgetForm(playerId);
      sitting.leave(playerId);
      for (const part of [tumbling, flow, settings, announcements, actionBar, questions, lookout, delivery]) {
        part.forget(playerId);
      }
    });
    afterEvents.playerLeave.subscribe(leave);
  },
]);

/** Every step in a guard of its own: one that fails is logged and stops no other. */
function each(what: string, steps: readonly (() => void)[]): void {
  for (const step of steps) guard(what, step)();
}
