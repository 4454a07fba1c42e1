// Runs a few lines of add-on on the small core, in whichever engine and policy, and gathers what it said.
import { fileURLToPath } from "node:url";
import { bundleCore } from "../../../../scripts/tools/host/build-core.ts";
import type { Outgoing } from "../../../../scripts/tools/host/core/driver-port.ts";
import { openNodeVm } from "../../../../scripts/tools/host/drive/nodevm.ts";
import { openQuickJs, type QuickJsOptions } from "../../../../scripts/tools/host/drive/quickjs.ts";
import type { DrainPolicy, Session } from "../../../../scripts/tools/host/drive/session.ts";

let core: Promise<string> | undefined;

function smallCore(): Promise<string> {
  core ??= bundleCore(fileURLToPath(new URL("small-core.ts", import.meta.url)));
  return core;
}

type Open = (bundle: string, options?: Partial<QuickJsOptions>) => Promise<Session>;

export const ENGINES: Readonly<Record<string, Open>> = {
  "QuickJS 2023-12-09": async (bundle, options) =>
    openQuickJs({ bundle, core: await smallCore(), ...options }),
  "QuickJS 2025-09-13": async (bundle, options) =>
    openQuickJs({ bundle, core: await smallCore(), engine: "2025-09-13", ...options }),
  "node:vm": async (bundle, options) => openNodeVm({ bundle, core: await smallCore(), ...options }),
};

export const POLICIES: readonly DrainPolicy[] = ["afterEachCallback", "endOfTick"];

export const openSmall = ENGINES["QuickJS 2023-12-09"] as Open;

/** What a try answered, in the words of the error: `attempt` is there for every add-on that a test writes. */
export const PRELUDE = `
import * as server from "@minecraft/server";
import * as ui from "@minecraft/server-ui";
const { world, system } = server;
const attempt = (run) => { try { return "allowed: " + String(run()); } catch (error) { return error.name + ": " + error.message; } };
const say = (run) => console.log(attempt(run));
`;

export function logs(records: readonly Outgoing[]): string[] {
  return records.flatMap((record) => (record.t === "log" ? [String(record["text"])] : []));
}

/** Lines that script prints when \`code\` runs once the world is there, as an after event. */
export async function saidInWorld(code: string): Promise<string[]> {
  const session = await openSmall(`${PRELUDE}world.afterEvents.worldLoad.subscribe(() => { ${code} });`);
  try {
    return logs(session.send("start"));
  } finally {
    session.dispose();
  }
}
