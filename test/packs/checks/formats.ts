// Which files a pack may have, with the format version that each kind is written in.
import { at, type Check, text } from "../packs.ts";

interface Kind {
  readonly path: RegExp;
  readonly formatVersion?: string;
  /** The one key beside format_version. */
  readonly root?: string;
}

/**
 * Versions from the decisions for game 26.50: each is the newest, or the one that the game's own packs use.
 * A component that a version does not know makes the game refuse the whole file, so they change only on purpose.
 */
const KINDS: readonly Kind[] = [
  { path: /^(behavior|resource)_pack\/manifest\.json$/ },
  { path: /^(behavior|resource)_pack\/texts\/languages\.json$/ },
  { path: /^behavior_pack\/blocks\/[a-z_]+\.json$/, formatVersion: "1.26.20", root: "minecraft:block" },
  { path: /^behavior_pack\/items\/[a-z_]+\.json$/, formatVersion: "1.26.30", root: "minecraft:item" },
  { path: /^behavior_pack\/entities\/[a-z_]+\.json$/, formatVersion: "1.26.30", root: "minecraft:entity" },
  {
    path: /^behavior_pack\/recipes\/[a-z_]+\.json$/,
    formatVersion: "1.20.10",
    root: "minecraft:recipe_shaped",
  },
  {
    path: /^behavior_pack\/item_catalog\/crafting_item_catalog\.json$/,
    formatVersion: "1.21.60",
    root: "minecraft:crafting_items_catalog",
  },
  { path: /^resource_pack\/blocks\.json$/, formatVersion: "1.21.40" },
  {
    path: /^resource_pack\/entity\/[a-z_]+\.entity\.json$/,
    formatVersion: "1.10.0",
    root: "minecraft:client_entity",
  },
  {
    path: /^resource_pack\/models\/(blocks|entity)\/[a-z_]+\.geo\.json$/,
    formatVersion: "1.21.0",
    root: "minecraft:geometry",
  },
  {
    path: /^resource_pack\/animations\/[a-z_]+\.animation\.json$/,
    formatVersion: "1.8.0",
    root: "animations",
  },
  {
    path: /^resource_pack\/render_controllers\/[a-z_]+\.render_controllers\.json$/,
    formatVersion: "1.10.0",
    root: "render_controllers",
  },
  {
    path: /^resource_pack\/particles\/[a-z_]+\.particle\.json$/,
    formatVersion: "1.10.0",
    root: "particle_effect",
  },
  {
    path: /^resource_pack\/sounds\/sound_definitions\.json$/,
    formatVersion: "1.20.20",
    root: "sound_definitions",
  },
  { path: /^resource_pack\/textures\/(terrain|item)_texture\.json$/ },
  { path: /^(behavior|resource)_pack\/texts\/[a-z]{2}_[A-Z]{2}\.lang$/ },
  { path: /^behavior_pack\/scripts\/main\.js$/ },
  { path: /^(behavior|resource)_pack\/pack_icon\.png$/ },
  { path: /^resource_pack\/font\/glyph_E[2-9A-F]\.png$/ },
  { path: /^resource_pack\/textures\/tabletop\/yahtzee\/([a-z_]+|lessons\/[1-6_]+)\.png$/ },
  { path: /^resource_pack\/sounds\/tabletop\/yahtzee\/[a-z_]+\.ogg$/ },
];

/** Console versions of the game refuse longer paths. */
const LONGEST_PATH = 80;

export const checkFormats: Check = ({ json, texts, pictures, sounds }) =>
  [json, texts, pictures, sounds].flatMap(Object.keys).flatMap((path) => {
    const kind = KINDS.find((one) => one.path.test(path));
    if (kind === undefined) {
      return [
        `${path}: no kind of file that the packs have lies or is named so; see test/packs/checks/formats.ts.`,
      ];
    }
    const problems: string[] = [];
    if (path.length > LONGEST_PATH)
      problems.push(`${path}: the path is longer than ${LONGEST_PATH} characters.`);
    const version = at(json[path], "format_version");
    if (kind.formatVersion !== undefined && version !== kind.formatVersion) {
      problems.push(`${path}: format_version is ${text(version)}; right is ${kind.formatVersion}.`);
    }
    if (kind.root !== undefined) {
      const keys = Object.keys(json[path] ?? {}).filter((key) => key !== "format_version");
      if (text(keys) !== text([kind.root])) {
        problems.push(`${path}: its keys are ${text(keys)}; right is "${kind.root}" alone.`);
      }
    }
    return problems;
  });
