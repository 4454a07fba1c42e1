import { readFileSync } from "node:fs";
import { checkManifests } from "./checks/manifests.ts";
import { at, type Json, text } from "./packs.ts";
import { checkPacks } from "./planted.ts";

const read = (path: string): Json => JSON.parse(readFileSync(path, "utf8"));
const installed = (name: string): string => text(at(read(`node_modules/${name}/package.json`), "version"));

const BEHAVIOR = "behavior_pack/manifest.json";
const RESOURCE = "resource_pack/manifest.json";

// Pinned for ever: the game keeps what the scripts save under the behavior pack's header UUID, and worlds name
// both packs by theirs. Another UUID is another add-on, and every table, match and board of every world is lost.
const IDENTITIES = {
  behavior: {
    header: "94cd628e-7dc9-453b-952d-656bd3c29685",
    modules: ["cfbdef0c-8de6-498e-ae77-2977445f9ef2", "d1b8febb-1deb-46cb-9ff1-ca500e5ee23f"],
  },
  resource: {
    header: "f6ad8bc6-afeb-47ef-997c-465cf7005bb8",
    modules: ["c0ce6c3b-8287-47ed-b63a-b9ac1be6828d"],
  },
};

checkPacks(
  "manifests agree with package.json, the installed modules and each other",
  checkManifests({
    packageVersion: text(at(read("package.json"), "version")),
    scriptModules: {
      "@minecraft/server": installed("@minecraft/server"),
      "@minecraft/server-ui": installed("@minecraft/server-ui"),
    },
    identities: IDENTITIES,
  }),
  [
    [
      "a pack version that package.json has not",
      BEHAVIOR,
      ["header", "version"],
      [9, 0, 0],
      `${BEHAVIOR}: header.version (package.json has 0.1.0) is [9,0,0]; right is [0,1,0].`,
    ],
    [
      "a changed UUID",
      BEHAVIOR,
      ["header", "uuid"],
      "00000000-0000-4000-8000-000000000000",
      `${BEHAVIOR}: header.uuid is 00000000-0000-4000-8000-000000000000; right is ${IDENTITIES.behavior.header}.`,
    ],
    [
      "a changed UUID of a module",
      RESOURCE,
      ["modules", 0, "uuid"],
      IDENTITIES.behavior.header,
      `${RESOURCE}: modules[].uuid is ["${IDENTITIES.behavior.header}"]; right is ["${IDENTITIES.resource.modules[0]}"].`,
    ],
    [
      "a module of another version",
      RESOURCE,
      ["modules", 0, "version"],
      [0, 0, 9],
      `${RESOURCE}: a module has version [0,0,9]; right is [0,1,0].`,
    ],
    [
      "script modules that are not the installed ones",
      BEHAVIOR,
      ["dependencies", 1, "version"],
      "2.9.0",
      `${BEHAVIOR}: dependencies on script modules (the installed ones) is [{"module_name":"@minecraft/server","version":"2.9.0"},{"module_name":"@minecraft/server-ui","version":"2.2.0"}]; right is [{"module_name":"@minecraft/server","version":"2.10.0"},{"module_name":"@minecraft/server-ui","version":"2.2.0"}].`,
    ],
    [
      "a resource pack that does not bring the behavior pack along",
      RESOURCE,
      ["dependencies"],
      undefined,
      `${RESOURCE}: dependencies is []; right is [{"uuid":"${IDENTITIES.behavior.header}","version":[0,1,0]}].`,
    ],
    [
      "a behavior pack that does not bring the resource pack along",
      BEHAVIOR,
      ["dependencies", 0, "uuid"],
      IDENTITIES.behavior.header,
      `${BEHAVIOR}: dependencies on packs is [{"uuid":"${IDENTITIES.behavior.header}","version":[0,1,0]}]; right is [{"uuid":"${IDENTITIES.resource.header}","version":[0,1,0]}].`,
    ],
    [
      "an older game",
      RESOURCE,
      ["header", "min_engine_version"],
      [1, 21, 0],
      `${RESOURCE}: header.min_engine_version is [1,21,0]; right is [1,26,50].`,
    ],
    [
      "another manifest format",
      BEHAVIOR,
      ["format_version"],
      3,
      `${BEHAVIOR}: format_version is 3; right is 2.`,
    ],
    [
      "a script module that comes first",
      BEHAVIOR,
      ["modules", 0, "type"],
      "script",
      `${BEHAVIOR}: modules[].type is ["script","script"]; right is ["data","script"].`,
    ],
    [
      "a script that lies elsewhere",
      BEHAVIOR,
      ["modules", 1, "entry"],
      "main.js",
      `${BEHAVIOR}: entry of the script module is main.js; right is scripts/main.js.`,
    ],
    [
      "a resource pack for all worlds",
      RESOURCE,
      ["header", "pack_scope"],
      "global",
      `${RESOURCE}: header.pack_scope is global; right is world.`,
    ],
    [
      "a pack that does not say that it is an add-on",
      RESOURCE,
      ["metadata"],
      undefined,
      `${RESOURCE}: metadata.product_type is null; right is addon.`,
    ],
    [
      "a field that no manifest has",
      BEHAVIOR,
      ["settings"],
      [],
      `${BEHAVIOR}: "settings" is nothing that a manifest of format 2 has.`,
    ],
    [
      "a missing icon",
      "resource_pack/pack_icon.png",
      [],
      undefined,
      "resource_pack/pack_icon.png: a pack needs an icon of 256×256 pixels.",
    ],
  ],
);
