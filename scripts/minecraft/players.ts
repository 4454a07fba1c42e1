// What the adapter asks about a player: names for records, rights, hands.
import {
  CommandPermissionLevel,
  type Container,
  type ItemStack,
  Player,
  PlayerPermissionLevel,
  world,
} from "@minecraft/server";
import { COMPUTER_ID } from "../match/computer-commands.ts";
import type { Visitor } from "../match/rights.ts";
import type { PlayerRef } from "../match/seats.ts";
import { plainName } from "../ui/text.ts";

/** `null` for who is not in the world, and for computer players, after whose ids the game must not be asked [U:entity-id]. */
export function playerOf(id: string): Player | null {
  const player = id.startsWith(COMPUTER_ID) ? undefined : world.getEntity(id);
  return player instanceof Player ? player : null;
}

export function refOf(player: Player): PlayerRef {
  return { id: player.id, name: plainName(player.name) };
}

export function visitorOf(player: Player): Visitor & PlayerRef {
  return { ...refOf(player), operator: isOperator(player) };
}

/** Equality on purpose: the level *Custom* is a larger number than *Operator*. */
export function isOperator(player: Player): boolean {
  return (
    player.commandPermissionLevel >= CommandPermissionLevel.GameDirectors ||
    player.playerPermissionLevel === PlayerPermissionLevel.Operator
  );
}

/** Visitors may not touch anything in a world: they watch. */
export function isVisitor(player: Player): boolean {
  return player.playerPermissionLevel === PlayerPermissionLevel.Visitor;
}

export function isAlive(player: Player): boolean {
  return player.isValid && (player.getComponent("minecraft:health")?.currentValue ?? 0) > 0;
}

export function inventoryOf(player: Player): Container | undefined {
  return player.getComponent("minecraft:inventory")?.container;
}

/** A copy of what the player holds in the main hand. */
export function itemInHand(player: Player): ItemStack | undefined {
  return inventoryOf(player)?.getItem(player.selectedSlotIndex);
}

export function freeSlot(inventory: Container): number | null {
  for (let slot = 0; slot < inventory.size; slot++) if (inventory.getItem(slot) === undefined) return slot;
  return null;
}
