// A player's hands on the world: use, place, mine. One request is one press of a button.
import { breakAndDrop } from "./block-changes.ts";
import {
  apiBlock,
  apiDimension,
  apiPermutation,
  callBlockHook,
  changeBlock,
  resolvePermutation,
} from "./blocks.ts";
import { aim, type Click, type ClickRequest, entityBefore, playerStandsIn } from "./clicks.ts";
import { callHooks } from "./custom-components.ts";
import { onRequest } from "./driver-port.ts";
import { apiEntity, mount } from "./entity-life.ts";
import { event } from "./events.ts";
import { STEP } from "./faces.ts";
import { apiItem } from "./items.ts";
import {
  AIR,
  add,
  chunkAt,
  type EntityRecord,
  itemInHand,
  type Permutation,
  type PlayerRecord,
  permutationAt,
} from "./model.ts";
import { blocks, items } from "./packs.ts";
import { handleOf } from "./registry.ts";
import { type ItemRecord, takeOne } from "./stacks.ts";

const interactWithEntity = event("world.beforeEvents.playerInteractWithEntity");

function useEntity(player: PlayerRecord, target: EntityRecord): void {
  const { cancel } = interactWithEntity({
    ...{ player: apiEntity(player), target: apiEntity(target) },
    ...{ itemStack: apiItem(itemInHand(player)), cancel: false },
  });
  if (!cancel && !player.player.sneaking) mount(player, target);
}
function useItem(click: Click, item: ItemRecord): void {
  const { player, spot, face, faceLocation, block } = click;
  callHooks("Item", items.get(item.typeId)?.custom ?? [], "onUseOn", {
    ...{ source: apiEntity(player), itemStack: apiItem(item), block: apiBlock(spot) },
    ...{ blockFace: face, faceLocation, usedOnBlockPermutation: apiPermutation(block) },
  });
  if (blocks.has(item.typeId)) place(click, item.typeId);
}
onRequest("use", (request: ClickRequest) => {
  const click = aim(request);
  const { player, spot, face, faceLocation, block } = click;
  const entity = entityBefore(click);
  const item = itemInHand(player);
  const data = { player: apiEntity(player), face, faceLocation };
  const skipsBlock = player.player.sneaking && item !== null;
  if (entity) useEntity(player, entity);
  else if (skipsBlock || !callBlockHook(block, "onPlayerInteract", spot, data)) {
    if (item) useItem(click, item);
  }
});

const FACINGS = ["south", "west", "north", "east"];
/** The trait placement_direction: the placer's facing, turned by the offset. */
function placedPermutation(typeId: string, yaw: number): Permutation {
  const offset = blocks.get(typeId)?.placementOffset;
  if (offset === undefined) return resolvePermutation(typeId);
  const quarter = Math.round((yaw + offset) / 90);
  return resolvePermutation(typeId, {
    "minecraft:cardinal_direction": FACINGS[((quarter % 4) + 4) % 4] ?? "south",
  });
}
function place({ player, spot, face }: Click, typeId: string): void {
  const target = { ...add(spot, STEP[face]), dimension: spot.dimension };
  const isFree = chunkAt(target).isLoaded && permutationAt(target).typeId === AIR.typeId;
  if (!isFree || playerStandsIn(target)) return;
  const permutation = placedPermutation(typeId, player.yaw);
  const given = { player: apiEntity(player), face, cancel: false };
  const data = { ...given, permutationToPlace: apiPermutation(permutation) };
  const { cancel, permutationToPlace } =
    callBlockHook(permutation, "beforeOnPlayerPlace", target, data) ?? data;
  if (cancel) return;
  takeOne(player.slots, player.player.slot);
  changeBlock(target, handleOf<Permutation>(permutationToPlace));
}

const breakBlock = event("world.beforeEvents.playerBreakBlock");
onRequest("mine", (request: ClickRequest) => {
  const { player, spot } = aim(request);
  const { cancel } = breakBlock({
    ...{ player: apiEntity(player), block: apiBlock(spot), dimension: apiDimension(spot.dimension) },
    ...{ itemStack: apiItem(itemInHand(player)), cancel: false },
  });
  if (cancel) return;
  breakAndDrop(spot);
});
