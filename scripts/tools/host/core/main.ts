// The host as it is evaluated inside the virtual machine, beside the add-on: the engine room first, then the world.
export * from "./engine.ts";

import "./block-changes.ts";
import "./commands.ts";
import "./death.ts";
import "./entity-changes.ts";
import "./pockets.ts";
import "./presses.ts";
import "./scoreboards.ts";
import "./script-events.ts";
import "./sessions.ts";
import "./texts.ts";
import "./ticking-areas.ts";
import "./world.ts";
