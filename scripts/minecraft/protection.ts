// Keeps a table in use, or a public one, from players who may not take it away; fire, pistons and explosions are kept off by the block.
import { type PlayerBreakBlockBeforeEvent, system } from "@minecraft/server";
import { ownersIn } from "../match/ledger.ts";
import { isRunning, type Match } from "../match/match.ts";
import { mayMine } from "../match/rights.ts";
import type { PotRecord } from "../match/saved-pot.ts";
import { isLocked } from "../match/stakes.ts";
import type { Notice } from "../ui/notices.ts";
import { isTable } from "./ids.ts";
import { guard } from "./log.ts";
import { visitorOf } from "./players.ts";
import { keyOf, positionOf } from "./positions.ts";
import type { PotRecords } from "./pot-records.ts";
import { notify } from "./raw-text.ts";
import type { Tables } from "./tables.ts";

/** Runs read-only: what is said is said a tick later. */
export function protectTable(event: PlayerBreakBlockBeforeEvent, tables: Tables, pots: PotRecords): void {
  const { block, player } = event;
  if (!isTable(block.typeId)) return;
  const position = positionOf(block);
  const fitted = tables.at(position);
  const problem = tables.problemAt(position);
  const unknown = problem === "potNotReadable" || problem === "potUndecided" ? problem : null;
  const isOthers = ({ ledger }: PotRecord): boolean => ownersIn(ledger).some(({ id }) => id !== player.id);
  const there = unknown ?? (pots.at(keyOf(position)).some(isOthers) ? "potThere" : null);
  const visitor = visitorOf(player);
  const may =
    fitted === null
      ? there === null || visitor.operator
      : mayMine(fitted.table, fitted.record.match, visitor, there !== null);
  if (may) return;
  event.cancel = true;
  const why = (fitted && whyRunning(fitted.record.match)) ?? there ?? "tablePublic";
  system.run(guard("saying why a table cannot be mined", () => notify(player, why)));
}

function whyRunning(match: Match): Notice | null {
  if (isLocked(match)) return "potLockedMine";
  return isRunning(match) ? "tableInUse" : null;
}
