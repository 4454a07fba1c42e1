// Keeps a table in use, or a public one, from players who may not take it away; fire, pistons and explosions are kept off by the block.
import { type PlayerBreakBlockBeforeEvent, system } from "@minecraft/server";
import { holdsOf } from "../match/ledger.ts";
import { isRunning, type Match } from "../match/match.ts";
import { mayMine } from "../match/rights.ts";
import { isLocked } from "../match/stakes.ts";
import type { Notice } from "../ui/notices.ts";
import { isTable } from "./ids.ts";
import { guard } from "./log.ts";
import { visitorOf } from "./players.ts";
import { keyOf, positionOf } from "./positions.ts";
import type { Pots } from "./pots.ts";
import { notify } from "./raw-text.ts";
import type { Tables } from "./tables.ts";

/** Runs read-only: what is said is said a tick later. */
export function protectTable(event: PlayerBreakBlockBeforeEvent, tables: Tables, pots: Pots): void {
  const { block, player } = event;
  if (!isTable(block.typeId)) return;
  const position = positionOf(block);
  const fitted = tables.at(position);
  const holdsOthers = pots
    .at(keyOf(position))
    .some(({ ledger }) => holdsOf(ledger, (id) => id !== player.id));
  const visitor = visitorOf(player);
  const may =
    fitted === null
      ? !holdsOthers || visitor.operator
      : mayMine(fitted.table, fitted.record.match, visitor, holdsOthers);
  if (may) return;
  event.cancel = true;
  const why = fitted === null ? "potThere" : whyNotMined(fitted.record.match, holdsOthers);
  system.run(guard("saying why a table cannot be mined", () => notify(player, why)));
}

function whyNotMined(match: Match, holdsOthers: boolean): Notice {
  if (isLocked(match)) return "potLockedMine";
  if (isRunning(match)) return "tableInUse";
  return holdsOthers ? "potThere" : "tablePublic";
}
