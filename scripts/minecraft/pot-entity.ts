// The entity that a pot is: real items in a real container, with the ledger beside them. Found, made, put back on its
// place; what is in it is for others to say.
import { type Container, type Entity, ItemStack, type Vector3, world } from "@minecraft/server";
import type { Ledger } from "../match/ledger.ts";
import { decodeLedger, encodeLedger, type PotRecord } from "../match/saved-pot.ts";
import { BOARD_ITEM, LEDGER_PROPERTY, POT_ENTITY } from "./ids.ts";
import { logWarning } from "./log.ts";
import type { BlockPosition } from "./positions.ts";

/** What the entity's file says. */
const CONTAINER_SLOTS = 27;
const DIMENSIONS = ["overworld", "nether", "the_end"];
/** Nothing of its own moves it: what is farther off was moved. */
const STRAY = 0.25;
/** A pot that is emptied and filled again is another entity each time. */
const ENTITIES_KEPT = 20;

/** How long a pot may take to come after its chunk. */
export const COMING_TICKS = 200;

/**
 * A pot in the table's space, tried out [U:pot-container].
 * @throws where the game's containers do not work as they have to: nothing must be staked in such a world.
 */
export function makePot(position: BlockPosition): Entity {
  const entity = spawnPot(position);
  const container = containerOf(entity);
  if (container !== undefined && holdsItems(container)) return entity;
  const slots = container?.size ?? "no";
  entity.remove();
  throw new Error(`a pot has ${slots} slots, or does not keep what is put into it`);
}

/** For what lay in a pot that is just dying. @param place where the table is not loaded. */
export function spawnPot(position: BlockPosition, place: Vector3 = homeOf(position)): Entity {
  return world.getDimension(position.dimension).spawnEntity(POT_ENTITY, place);
}

function holdsItems(container: Container): boolean {
  container.setItem(0, new ItemStack(BOARD_ITEM, 1));
  const isKept = container.getItem(0)?.typeId === BOARD_ITEM;
  container.setItem(0, undefined);
  return isKept && container.getItem(0) === undefined && container.size === CONTAINER_SLOTS;
}

/** In the middle of the table's space: its hit box lies inside the block's. */
function homeOf({ x, y, z }: BlockPosition): Vector3 {
  return { x: x + 0.5, y: y + 0.25, z: z + 0.5 };
}

/** Back to its place, and out of whatever has picked it up. */
export function putHome(entity: Entity, position: BlockPosition): void {
  const mount = entity.getComponent("minecraft:riding")?.entityRidingOn;
  mount?.getComponent("minecraft:rideable")?.ejectRider(entity);
  if (isHome(entity, position)) return;
  entity.teleport(homeOf(position), { dimension: world.getDimension(position.dimension) });
}

function isHome({ dimension, location }: Entity, position: BlockPosition): boolean {
  const home = homeOf(position);
  const [x, y, z] = [location.x - home.x, location.y - home.y, location.z - home.z];
  return dimension.id === position.dimension && Math.hypot(x, y, z) < STRAY;
}

export function containerOf(entity: Entity): Container | undefined {
  return entity.getComponent("minecraft:inventory")?.container;
}

/** The ledger in the pot; `null` where there is none, or one that cannot be read, which stays as it is. */
export function ledgerIn(entity: Entity): Ledger | null {
  const json = entity.getDynamicProperty(LEDGER_PROPERTY);
  if (typeof json !== "string") return null;
  const decoded = decodeLedger(json);
  if (decoded.ok) return decoded.value;
  logWarning(`the ledger of pot ${entity.id} is left as it is: ${decoded.reason.message}`);
  return null;
}

export function writeLedger(entity: Entity, ledger: Ledger): void {
  entity.setDynamicProperty(LEDGER_PROPERTY, encodeLedger(ledger));
}

/** The entity that holds this pot, wherever it was moved; `null` where it is not loaded, or gone. */
export function loadedPot({ entities }: Pick<PotRecord, "entities">): Entity | null {
  const last = entities.at(-1);
  const known = last === undefined ? undefined : world.getEntity(last);
  return known?.isValid && known.typeId === POT_ENTITY ? known : null;
}

/** One of the entities that this pot has been, in this table's space. */
export function potAtHome({ entities }: Pick<PotRecord, "entities">, position: BlockPosition): Entity | null {
  return loadedPots().find((entity) => entities.includes(entity.id) && isHome(entity, position)) ?? null;
}

/** The entities that a pot has been, the last one at the end. */
export function withEntity(entities: readonly string[], id: string): readonly string[] {
  return [...entities.filter((known) => known !== id), id].slice(-ENTITIES_KEPT);
}

/** Every pot that is loaded. */
export function loadedPots(): readonly Entity[] {
  return DIMENSIONS.flatMap((dimension) => world.getDimension(dimension).getEntities({ type: POT_ENTITY }));
}

export function isBare(entity: Entity): boolean {
  return containerOf(entity)?.emptySlotsCount === CONTAINER_SLOTS;
}

/** Every slot of the one into the same slot of the other. */
export function moveAll(from: Container, to: Container): void {
  for (let slot = 0; slot < from.size; slot++) {
    if (from.getItem(slot) !== undefined) from.moveItem(slot, slot, to);
  }
}
