// The two manifests: versions, identities, what they depend on.
import { at, type Check, fields, items, type Json, type Packs, text } from "../packs.ts";

const BEHAVIOR = "behavior_pack/manifest.json";
const RESOURCE = "resource_pack/manifest.json";

interface Identity {
  readonly header: string;
  readonly modules: readonly string[];
}

export interface ManifestFacts {
  readonly packageVersion: string;
  /** Script modules and their installed versions. */
  readonly scriptModules: Readonly<Record<string, string>>;
  readonly identities: { readonly behavior: Identity; readonly resource: Identity };
}

export function checkManifests({ packageVersion, scriptModules, identities }: ManifestFacts): Check {
  const version = packageVersion.split(".").map(Number);
  return (packs) => {
    const behavior = packs.json[BEHAVIOR];
    const resource = packs.json[RESOURCE];
    const modules = (manifest: Json | undefined): Json[] => [...items(at(manifest, "modules"))];
    const dependencies = (manifest: Json | undefined): Json[] => [...items(at(manifest, "dependencies"))];
    const ids = (manifest: Json | undefined): Json =>
      modules(manifest).map((module) => at(module, "uuid") ?? null);
    const named = dependencies(behavior).filter((one) => at(one, "module_name") !== undefined);
    return [
      ...[BEHAVIOR, RESOURCE].flatMap((path) => checkEither(packs, path, version, packageVersion)),
      ...differs(BEHAVIOR, "header.uuid", at(behavior, "header", "uuid"), identities.behavior.header),
      ...differs(RESOURCE, "header.uuid", at(resource, "header", "uuid"), identities.resource.header),
      ...differs(BEHAVIOR, "modules[].uuid", ids(behavior), identities.behavior.modules),
      ...differs(RESOURCE, "modules[].uuid", ids(resource), identities.resource.modules),
      ...differs(
        BEHAVIOR,
        "dependencies on packs",
        dependencies(behavior).filter((one) => at(one, "uuid") !== undefined),
        [{ uuid: identities.resource.header, version }],
      ),
      ...differs(RESOURCE, "dependencies", dependencies(resource), [
        { uuid: identities.behavior.header, version },
      ]),
      ...differs(
        BEHAVIOR,
        "dependencies on script modules (the installed ones)",
        named,
        Object.entries(scriptModules).map(([name, installed]) => ({ module_name: name, version: installed })),
      ),
      ...differs(BEHAVIOR, "modules[].type", types(behavior), ["data", "script"]),
      ...differs(RESOURCE, "modules[].type", types(resource), ["resources"]),
      ...differs(
        BEHAVIOR,
        "entry of the script module",
        at(modules(behavior)[1], "entry"),
        "scripts/main.js",
      ),
      ...differs(RESOURCE, "header.pack_scope", at(resource, "header", "pack_scope"), "world"),
    ];
  };
}

function types(manifest: Json | undefined): Json {
  return items(at(manifest, "modules")).map((module) => at(module, "type") ?? null);
}

function checkEither(
  packs: Packs,
  path: string,
  version: readonly number[],
  packageVersion: string,
): string[] {
  const manifest = packs.json[path];
  const icon = path.replace("manifest.json", "pack_icon.png");
  const size = packs.pictures[icon];
  const unlike = items(at(manifest, "modules")).filter(
    (module) => text(at(module, "version")) !== text(version),
  );
  return [
    ...differs(path, "format_version", at(manifest, "format_version"), 2),
    ...differs(path, "header.min_engine_version", at(manifest, "header", "min_engine_version"), [1, 26, 50]),
    ...differs(
      path,
      `header.version (package.json has ${packageVersion})`,
      at(manifest, "header", "version"),
      version,
    ),
    ...unlike.map(
      (module) => `${path}: a module has version ${text(at(module, "version"))}; right is ${text(version)}.`,
    ),
    ...differs(path, "metadata.product_type", at(manifest, "metadata", "product_type"), "addon"),
    ...fields(manifest).flatMap(([key]) =>
      ["format_version", "header", "modules", "dependencies", "metadata"].includes(key)
        ? []
        : [`${path}: "${key}" is nothing that a manifest of format 2 has.`],
    ),
    ...(size?.width === 256 && size.height === 256
      ? []
      : [`${icon}: a pack needs an icon of 256×256 pixels.`]),
  ];
}

function differs(path: string, what: string, got: Json | undefined, right: Json): string[] {
  return text(got) === text(right) ? [] : [`${path}: ${what} is ${text(got)}; right is ${text(right)}.`];
}
