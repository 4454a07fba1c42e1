// A tiny add-on that shows live forms, for their tests: `show` is the script's, and called when Ana comes.
import type { World, WorldOptions } from "../../../../scripts/tools/host/world.ts";
import { tinyWorld } from "../tiny-world.ts";

export function liveWorld(script: string, options: WorldOptions = {}): Promise<World> {
  return tinyWorld(
    `const told = (promise) => promise.then((reason) => say("ended", reason), (error) => say("rejected", error.name, error.formId ?? "none"));
     const tried = (run) => { try { return run(); } catch (error) { return [error.name, error.formId, error.reason].join(" ").trim(); } };
     ${script}
     world.afterEvents.playerSpawn.subscribe(({ player }) => show(player));`,
    options,
  );
}
