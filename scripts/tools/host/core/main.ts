// The host as it is evaluated inside the virtual machine, beside the add-on: the engine room first, then the world.
// Requests of one kind are handled in the order of these imports.
export * from "./engine.ts";

import "./container.ts";
import "./crafting.ts";
import "./entities.ts";
import "./gestures.ts";
import "./players.ts";
import "./pockets.ts";
import "./presses.ts";
import "./sessions.ts";
import "./world-requests.ts";
