// Keeps a table in use, or a public one, from players who may not take it away; fire, pistons and explosions are kept off by the block.
import { type PlayerBreakBlockBeforeEvent, system } from "@minecraft/server";
import { isRunning } from "../match/match.ts";
import { mayMine } from "../match/rights.ts";
import { isTable } from "./ids.ts";
import { guard } from "./log.ts";
import { visitorOf } from "./players.ts";
import { positionOf } from "./positions.ts";
import { notify } from "./raw-text.ts";
import type { Tables } from "./tables.ts";

/** Runs read-only: what is said is said a tick later. */
export function protectTable(event: PlayerBreakBlockBeforeEvent, tables: Tables): void {
  const { block, player } = event;
  if (!isTable(block.typeId)) return;
  const fitted = tables.at(positionOf(block));
  if (fitted === null || mayMine(fitted.table, fitted.record.match, visitorOf(player))) return;
  event.cancel = true;
  const why = isRunning(fitted.record.match) ? "tableInUse" : "tablePublic";
  system.run(guard("saying why a table cannot be mined", () => notify(player, why)));
}
