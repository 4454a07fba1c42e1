// `npm start` until the preview page exists: plays a whole game alone on the host, from the crafting table to the
// final score, and prints every press and the screen after it.
import { buildHostCore } from "../host/build-core.ts";
import type { Player } from "../host/hands.ts";
import { openWorld } from "../host/world.ts";
import { greedy } from "./greedy.ts";
import { joinWithMaterials, startAlone } from "./set-up.ts";
import { playTurn, seesTurn } from "./turn.ts";

/** The player, with everything that their hands do printed in words. */
function narrated(player: Player): Player {
  const silent = new Set<PropertyKey>(["look", "slots", "hold", "emptyHand", "count", "recipes"]);
  return new Proxy(player, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...args: readonly unknown[]): unknown => {
        const result: unknown = value.apply(target, args);
        if (!silent.has(name)) print(target, `${String(name)} ${args.flat().join(" ")}`);
        return result;
      };
    },
  });
}

function print(player: Player, press: string): void {
  console.log(`\n--- ${player.name}: ${press}`);
  for (const line of player.chat.splice(0)) console.log(`(chat) ${line}`);
  if (player.form !== undefined) console.log(player.screen);
}

await buildHostCore();
const world = await openWorld();
const ana = narrated(joinWithMaterials(world, "Ana"));
startAlone(ana);
while (seesTurn(ana)) playTurn(ana, greedy);
world.expectNoErrors();
console.log(`\n${ana.presses} presses, crafting included. This was the project's own host, not Minecraft.`);
world.session.dispose();
