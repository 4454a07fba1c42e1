// `npm run host:gaps`: what the host only believes, and what the add-on calls but the host has no body for.
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { bundleCore } from "./build-core.ts";
import type { Evidence } from "./core/registry.ts";
import { openNodeVm } from "./drive/nodevm.ts";
import { usedMembers } from "./used-members.ts";

interface BodyEvidence extends Evidence {
  readonly member: string;
}

interface Gaps {
  readonly missing: readonly string[];
  readonly believed: readonly BodyEvidence[];
}

/** Events and answers have no bodies: their properties are what the host put into them. */
const ARE_RECORDS = /(Event|Response|CustomComponentParameters|Error)::/;

export function gapsOf(used: readonly string[], bodies: readonly BodyEvidence[]): Gaps {
  const known = new Set(bodies.map(({ member }) => member));
  return {
    missing: used.filter((member) => !known.has(member) && !ARE_RECORDS.test(member)),
    believed: bodies.filter(({ kind }) => kind === "believed"),
  };
}

async function bodiesOfHost(): Promise<BodyEvidence[]> {
  const session = await openNodeVm({ bundle: "", core: await bundleCore() });
  const [record] = session.send("evidence");
  session.dispose();
  return record?.["bodies"] as BodyEvidence[];
}

export async function gapsOfAddOn(): Promise<Gaps> {
  const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
  const { config } = ts.readConfigFile(path("tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path(""));
  return gapsOf(usedMembers(path("main.ts"), options), await bodiesOfHost());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { missing, believed } = await gapsOfAddOn();
  console.log(`Called by the add-on, no body in the host: ${missing.length}`);
  for (const member of missing) console.log(`  ${member}`);
  console.log(`Only believed: ${believed.length}`);
  for (const { member, source } of believed) console.log(`  ${member}: ${source}`);
}
