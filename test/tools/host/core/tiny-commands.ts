// A tiny add-on with commands of its own, for the tests of what a line in the chat does.
import type { World, WorldOptions } from "../../../../scripts/tools/host/world.ts";
import { tinyWorld } from "../tiny-world.ts";

/** An add-on that does \`code\` with the registry at start-up; \`on\` registers a command that prints what it gets. */
export function withCommands(code: string, options: WorldOptions = {}): Promise<World> {
  return tinyWorld(
    `system.beforeEvents.startup.subscribe(({ customCommandRegistry: registry }) => {
       const command = (name, more = {}) => ({ name, description: "d", permissionLevel: 0, cheatsRequired: false, ...more });
       const params = (...types) => types.map((type) => ({ name: "p", type }));
       const on = (name, more, run = () => ({ status: 0 })) => registry.registerCommand(command(name, more), (origin, ...values) => {
         say(name, JSON.stringify(values));
         return run(origin, ...values);
       });
       ${code}
     });`,
    options,
  );
}
