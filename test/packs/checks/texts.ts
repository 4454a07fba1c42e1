// The .lang files: well-formed, equal in all languages, with every key that the packs' content needs and no other.
// Keys of the screens (`yahtzee.…`) belong to scripts/ui and are not judged here.
import { WORD_KEY } from "../../../scripts/tools/build/all-woods.ts";
import { WOOD_NAMES } from "../../../scripts/tools/build/woods.ts";
import {
  at,
  blocksOf,
  type Check,
  entitiesOf,
  fields,
  filesIn,
  items,
  itemsOf,
  type Packs,
  text,
} from "../packs.ts";
import { SOUND_DEFINITIONS } from "./sounds.ts";

const SCREENS = "yahtzee.";
/** The build stops where one is missing, and does not ship them. */
const WORDS: readonly string[] = WOOD_NAMES.map((wood) => WORD_KEY + wood);
const PACK_KEYS = ["pack.name", "pack.description"];

export const checkTexts: Check = (packs) =>
  ["behavior_pack", "resource_pack"].flatMap((pack) => packProblems(packs, pack));

function packProblems(packs: Packs, pack: string): string[] {
  const list = `${pack}/texts/languages.json`;
  const languages = items(packs.json[list]).map(text);
  const files = Object.keys(packs.texts).filter((path) => path.startsWith(`${pack}/texts/`));
  const first = `${pack}/texts/en_US.lang`;
  const needed = new Map([
    ...PACK_KEYS.map((key) => [key, `${pack}/manifest.json`] as const),
    ...(pack === "resource_pack" ? contentKeys(packs) : []),
  ]);
  const english = new Map(entriesOf(packs.texts[first] ?? ""));
  return [
    ...languages.flatMap((name) =>
      files.includes(`${pack}/texts/${name}.lang`)
        ? []
        : [`${list}: there is no ${pack}/texts/${name}.lang.`],
    ),
    ...files.flatMap((path) =>
      languages.some((name) => path === `${pack}/texts/${name}.lang`)
        ? []
        : [`${path}: ${list} does not list it.`],
    ),
    ...[...needed].flatMap(([key, user]) =>
      english.has(key) ? [] : [`${first}: the key ${key}, which ${user} needs, is missing.`],
    ),
    ...[...english.keys()].flatMap((key) =>
      needed.has(key) || WORDS.includes(key) || key.startsWith(SCREENS)
        ? []
        : [`${first}: nothing in the packs uses the key ${key}.`],
    ),
    ...files.flatMap((path) => lineProblems(path, packs.texts[path] ?? "")),
    ...files.flatMap((path) => (path === first ? [] : likeEnglish(path, packs.texts[path] ?? "", english))),
  ];
}

/** Each key with the file that needs it. */
function contentKeys(packs: Packs): (readonly [string, string])[] {
  const seats = entitiesOf(packs).filter(
    ({ body }) => at(body, "components", "minecraft:rideable") !== undefined,
  );
  return [
    ...blocksOf(packs).map(
      ({ path, body }) => [text(at(body, "components", "minecraft:display_name")), path] as const,
    ),
    ...itemsOf(packs).map(
      ({ path, body }) => [text(at(body, "components", "minecraft:display_name", "value")), path] as const,
    ),
    ...entitiesOf(packs).map(({ path, id }) => [`entity.${id}.name`, path] as const),
    ...seats.flatMap(({ path, id, body }) => [
      [text(at(body, "components", "minecraft:rideable", "interact_text")), path] as const,
      // Without them the game shows the raw key to everyone who sits, one for each way of holding the game.
      ...["", "console.", "scheme."].map((way) => [`action.hint.exit.${way}${id}`, path] as const),
    ]),
    ...filesIn(packs, SOUND_DEFINITIONS).flatMap(([path, json]) =>
      fields(at(json, "sound_definitions")).map(([, sound]) => [text(at(sound, "subtitle")), path] as const),
    ),
    ...filesIn(packs, "behavior_pack/item_catalog/").flatMap(([path, json]) =>
      items(at(json, "minecraft:crafting_items_catalog", "categories"))
        .flatMap((category) => items(at(category, "groups")))
        .map((group) => [text(at(group, "group_identifier", "name")), path] as const),
    ),
  ];
}

function entriesOf(content: string): [string, string][] {
  return content
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("##"))
    .map((line) => {
      const [key = "", ...value] = line.split("=");
      return [key, value.join("=")];
    });
}

function lineProblems(path: string, content: string): string[] {
  const keys = entriesOf(content).map(([key]) => key);
  return [
    ...(content.startsWith("\uFEFF")
      ? [`${path}: it begins with a byte order mark, which spoils the first line.`]
      : []),
    ...(content.includes("\r") ? [`${path}: its lines end in CR LF; right is LF alone.`] : []),
    ...(content.includes("\t") ? [`${path}: it has a tab; a tab and # end a text.`] : []),
    ...entriesOf(content).flatMap(([key, value]) =>
      value.trim() === "" || /\s/.test(key)
        ? [`${path}: the line that begins with "${key}" is not of the form key=text.`]
        : [],
    ),
    ...keys.flatMap((key, index) =>
      keys.indexOf(key) < index ? [`${path}: ${key} stands there twice.`] : [],
    ),
  ];
}

function likeEnglish(path: string, content: string, english: ReadonlyMap<string, string>): string[] {
  const own = new Map(entriesOf(content));
  const places = (value: string | undefined): string =>
    text([...(value ?? "").matchAll(/%(?:\d+\$)?[sd]/g)].flat().sort());
  return [
    ...[...english.keys()].flatMap((key) =>
      own.has(key) ? [] : [`${path}: ${key} is missing; en_US.lang has it.`],
    ),
    ...[...own].flatMap(([key, value]) => {
      if (!english.has(key)) return [`${path}: en_US.lang has no ${key}.`];
      const right = places(english.get(key));
      return places(value) === right
        ? []
        : [`${path}: ${key} has the places ${places(value)}; en_US.lang has ${right}.`];
    }),
  ];
}
