// A program for gaps.test.ts to look into; nothing runs it.
import { ItemStack, type Player, type PlayerSpawnAfterEvent, system, world } from "@minecraft/server";
import { ActionFormData } from "@minecraft/server-ui";
export function greet({ player: who }: PlayerSpawnAfterEvent): void {
  who.sendMessage(who.name);
  new ActionFormData().title("t");
}
export const stack = new ItemStack("minecraft:stone");
export const own = { kill: 1 }.kill + system.currentTick;
export const rider = (player: Player) => player.getComponent("minecraft:riding")?.entityRidingOn;
world.afterEvents.playerSpawn.subscribe(greet);
