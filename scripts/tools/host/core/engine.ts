// The host without a world: classes, clock, events, forms and the doors for the driver. Only text passes to the driver.
import { modules } from "./native-classes.ts";
import "./scheduler.ts";
import "./events.ts";
import "./forms.ts";
import "./live-forms.ts";
import { emit, onRequest } from "./driver-port.ts";
import { evidenceOf } from "./registry.ts";

export { drain, request, step, waiting } from "./driver-port.ts";
export { modules };

/** The names that a module exports, as JSON: the driver writes the module that script imports. */
export function exportsOf(module: string): string {
  return JSON.stringify(Object.keys(modules[module] ?? {}));
}

onRequest("evidence", () => emit({ t: "evidence", bodies: evidenceOf() }));
