// The board used on something that is no table: says where it belongs. A table answers for itself, so nothing
// happens twice even where the game calls both [U:use-on-and-interact].
import { type ItemCustomComponent, Player, system } from "@minecraft/server";
import { isTable } from "./ids.ts";
import { guard } from "./log.ts";
import { notify } from "./raw-text.ts";
import type { Throttle } from "./throttle.ts";

export function boardUse(throttle: Throttle): ItemCustomComponent {
  return {
    onUseOn: guard("using a board", ({ source, block }) => {
      if (!(source instanceof Player) || isTable(block.typeId)) return;
      if (throttle.passes(source.id, system.currentTick)) notify(source, "boardNeedsTable");
    }),
  };
}
