// Vitest's global setup: builds the add-on and the host's core into dist/ before the tests that look at them.
import { buildAddOn } from "../../scripts/tools/build/add-on.ts";
import { buildHostCore } from "../../scripts/tools/host/build-core.ts";

export async function setup(): Promise<void> {
  await Promise.all([buildAddOn(), buildHostCore()]);
}
