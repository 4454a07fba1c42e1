// A player's hands on the world: use, place, mine, hit the air. One request is one press of a button.
import {
  apiBlock,
  apiDimension,
  apiPermutation,
  type BlockSpot,
  callBlockHook,
  changeBlock,
  hasBlockHook,
} from "./block-changes.ts";
import { resolvePermutation, withState } from "./blocks.ts";
import { aim, type Click, type ClickRequest, entityBefore, freeHands, STEP } from "./clicks.ts";
import { callHooks, itemComponents } from "./custom-components.ts";
import { onRequest } from "./driver-port.ts";
import { apiEntity, dropItem } from "./entity-life.ts";
import { raise } from "./events.ts";
import { apiItem } from "./items.ts";
import {
  AIR,
  add,
  type EntityRecord,
  entitiesIn,
  type Permutation,
  type PlayerRecord,
  permutationAt,
} from "./model.ts";
import { blocks, items } from "./packs.ts";
import type { ByPlayer } from "./player-life.ts";
import { hitBox } from "./rays.ts";
import { handleOf } from "./registry.ts";
import { mount } from "./seats.ts";
import { type ItemRecord, newItem, takeOne } from "./stacks.ts";

function heldItem({ player, inventory }: PlayerRecord): ItemRecord | undefined {
  return inventory.slots[player.slot];
}

function clickEntity(player: PlayerRecord, target: EntityRecord): void {
  const things = {
    player: apiEntity(player),
    target: apiEntity(target),
    itemStack: apiItem(heldItem(player)),
  };
  const name = "world.beforeEvents.playerInteractWithEntity";
  const { cancel } = raise(name, "PlayerInteractWithEntityBeforeEvent", { ...things, cancel: false });
  if (!cancel && target.definition.seatCount > 0 && !player.player.sneaking) mount(player, target);
}

function use(request: ClickRequest): void {
  const click = aim(request);
  const { player, spot, face, faceLocation, block } = click;
  const entity = entityBefore(click);
  const item = heldItem(player);
  const skipsBlock = player.player.sneaking && item !== undefined;
  if (entity) clickEntity(player, entity);
  else if (!skipsBlock && hasBlockHook(block, "onPlayerInteract")) {
    const data = { player: apiEntity(player), face, faceLocation };
    callBlockHook(block, "onPlayerInteract", spot, data);
  } else if (item) useItemOn(click, item);
}
function useItemOn(click: Click, item: ItemRecord): void {
  const { player, spot, face, faceLocation, block } = click;
  callHooks(items.get(item.typeId)?.custom ?? [], itemComponents, "onUseOn", {
    ...{ source: apiEntity(player), itemStack: apiItem(item), block: apiBlock(spot) },
    ...{ blockFace: face, faceLocation, usedOnBlockPermutation: apiPermutation(block) },
  });
  if (blocks.has(item.typeId)) place(click, item.typeId);
}
onRequest("use", use);

const FACINGS = ["south", "west", "north", "east"];
/** The trait placement_direction: the placer's facing, turned by the offset. */
function placedPermutation(typeId: string, yaw: number): Permutation {
  const permutation = resolvePermutation(typeId);
  const offset = blocks.get(typeId)?.placementOffset;
  if (offset === undefined) return permutation;
  const quarter = Math.round((yaw + offset) / 90);
  return withState(permutation, "minecraft:cardinal_direction", FACINGS[((quarter % 4) + 4) % 4] ?? "south");
}
/** A block cannot be placed into a player or another body. */
function isBodyIn({ dimension, x, y, z }: BlockSpot): boolean {
  return entitiesIn(dimension).some((record) => {
    const { from, to } = hitBox(record);
    const meets = [x, y, z].every((low, axis) => low < (to[axis] ?? 0) && low + 1 > (from[axis] ?? 0));
    return record.definition.collides && meets;
  });
}
function place({ player, spot, face }: Click, typeId: string): void {
  const target = { ...add(spot, STEP[face]), dimension: spot.dimension };
  if (permutationAt(target.dimension, target).typeId !== AIR.typeId || isBodyIn(target)) return;
  const permutation = placedPermutation(typeId, player.yaw);
  const { cancel, permutationToPlace } = callBlockHook(permutation, "beforeOnPlayerPlace", target, {
    ...{ player: apiEntity(player), face, cancel: false, permutationToPlace: apiPermutation(permutation) },
  });
  if (cancel) return;
  if (player.player.gameMode !== "Creative") takeOne(player.inventory.slots, player.player.slot);
  changeBlock(target, handleOf<Permutation>(permutationToPlace));
}

onRequest("useAir", ({ player }: ByPlayer) => {
  const record = freeHands(player);
  const item = heldItem(record);
  const data = { source: apiEntity(record), itemStack: apiItem(item) };
  if (item) callHooks(items.get(item.typeId)?.custom ?? [], itemComponents, "onUse", data);
});

/** The mined block drops itself: loot tables are not read. */
onRequest("mine", (request: ClickRequest) => {
  const { player, spot, block } = aim(request);
  if (!blocks.get(block.typeId)?.minable) throw new Error(`${block.typeId} cannot be mined.`);
  const { cancel } = raise("world.beforeEvents.playerBreakBlock", "PlayerBreakBlockBeforeEvent", {
    ...{ block: apiBlock(spot), dimension: apiDimension(spot.dimension), player: apiEntity(player) },
    ...{ itemStack: apiItem(heldItem(player)), cancel: false },
  });
  if (cancel) return;
  changeBlock(spot, AIR);
  const data = { player: apiEntity(player), brokenBlockPermutation: apiPermutation(block) };
  callBlockHook(block, "onPlayerBreak", spot, data);
  if (player.player.gameMode === "Creative") return;
  dropItem(newItem(block.typeId), spot.dimension, add(spot, { x: 0.5, y: 0.25, z: 0.5 }));
});
