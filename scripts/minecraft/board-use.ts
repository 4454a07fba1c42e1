// The board used on something that is no table: says where it belongs. Tables and chairs answer for themselves, so
// nothing happens twice even where the game calls both [U:use-on-and-interact].
import { type ItemCustomComponent, Player, system } from "@minecraft/server";
import { isChair, isTable } from "./ids.ts";
import { guard } from "./log.ts";
import { notify } from "./raw-text.ts";
import { Throttle } from "./throttle.ts";

export function boardUse(): ItemCustomComponent {
  const throttle = new Throttle();
  return {
    onUseOn: guard("using a board", ({ source, block }) => {
      if (!(source instanceof Player)) return;
      const onTable = isTable(block.typeId);
      // Sneaking skips the block, so nobody else says a word.
      if ((onTable || isChair(block.typeId)) && !source.isSneaking) return;
      if (!throttle.passes(source.id, system.currentTick)) return;
      notify(source, onTable ? "sneakingBoard" : "boardNeedsTable");
    }),
  };
}
