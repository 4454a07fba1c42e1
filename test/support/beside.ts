// The shipped bundle with other script after it: another add-on, or a game in which something works otherwise.
import type { WorldOptions } from "../../scripts/tools/host/world.ts";
import { BUILT } from "./worlds.ts";

export function beside(script: string): WorldOptions {
  return { bundle: `${BUILT.bundle}\n${script}` };
}

/** Another add-on does this when somebody types `/yahtzee:meddle`: `id` is whose. */
export function meddling(act: string): WorldOptions {
  return beside(`
import { system as other, world as others } from "@minecraft/server";
other.beforeEvents.startup.subscribe(({ customCommandRegistry }) => {
  const meddle = (id) => { ${act} };
  customCommandRegistry.registerCommand(
    { name: "yahtzee:meddle", description: "", permissionLevel: 0, cheatsRequired: false },
    ({ sourceEntity: { id } }) => (other.run(() => meddle(id)), { status: 0 }),
  );
});`);
}
