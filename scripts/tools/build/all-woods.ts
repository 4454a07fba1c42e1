// Makes the packs of all woods from those in the repository, which have oak alone. How a file says that it is about a
// wood is here; how woods differ is in woods.ts. JSON and texts are read; any other file stays as it is.
import { type PackFiles, packFiles } from "./pack-files.ts";
import { WOOD_NAMES, WOODS, type WoodName } from "./woods.ts";

/** Keys of a language file: a wood's word as it stands in the names of its blocks. The build reads and drops them. */
export const WORD_KEY = "tabletop_yahtzee:wood.";

/** As a word of an identifier or a path, or after what our textures begin with: not in `dark_oak_` or `soak_`. */
const OAK = /(?<=^|[^a-z_]|\btabletop_yahtzee_)oak_/g;

export function withAllWoods(pack: PackFiles): PackFiles {
  return packFiles([...pack].flatMap(ofAllWoods));
}

function ofAllWoods([path, bytes]: readonly [string, Uint8Array]): readonly (readonly [
  string,
  Uint8Array,
])[] {
  if (!/\.(json|lang)$/.test(path)) return [[path, bytes]];
  const text = Buffer.from(bytes).toString("utf8");
  if (!isAboutOak(path) && !isAboutOak(text)) return [[path, bytes]];
  if (path.endsWith(".lang")) return [[path, Buffer.from(allNames(path, text))]];
  const json = parsed(path, text);
  if (!isAboutOak(path)) return [[path, written(allEntries(json))]];
  return WOOD_NAMES.map((wood) => [named(path, wood), wood === "oak" ? bytes : written(ofWood(json, wood))]);
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path} is not JSON.`, { cause });
  }
}

function written(json: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(json, null, 2)}\n`);
}

function isAboutOak(text: string): boolean {
  return text.search(OAK) !== -1;
}

function named(text: string, wood: WoodName): string {
  return text.replace(OAK, `${wood}_`);
}

/** Where what is about oak has one of oak's marks, what is about another wood has that one's. */
function ofWood(json: unknown, wood: WoodName, field = ""): unknown {
  if (typeof json === "string") {
    if (json === WOODS.oak.texture) return WOODS[wood].texture;
    if (json === WOODS.oak.mapColor) return WOODS[wood].mapColor;
    if (json === WOODS.oak.sound && field === "sound") return WOODS[wood].sound;
    return named(json, wood);
  }
  if (Array.isArray(json)) return json.map((item) => ofWood(item, wood));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [named(key, wood), ofWood(value, wood, key)]),
  );
}

/** The entries about oak give way to those of all woods, wood by wood; the others stay where they are. */
function forAllWoods<Entry>(
  entries: readonly Entry[],
  isOfOak: (entry: Entry) => boolean,
  made: (entry: Entry, wood: WoodName) => Entry,
): Entry[] {
  const ofOak = entries.filter(isOfOak);
  const all = WOOD_NAMES.flatMap((wood) => ofOak.map((entry) => made(entry, wood)));
  return entries.flatMap((entry) => (entry === ofOak[0] ? all : isOfOak(entry) ? [] : [entry]));
}

/** An entry is a field that has oak in its key, or a text in a list. */
function allEntries(json: unknown): unknown {
  if (Array.isArray(json)) {
    return forAllWoods<unknown>(
      json.map(allEntries),
      (item) => typeof item === "string" && isAboutOak(item),
      ofWood,
    );
  }
  if (typeof json !== "object" || json === null) return json;
  const entries = Object.entries(json).map(([key, value]): [string, unknown] => [
    key,
    isAboutOak(key) ? value : allEntries(value),
  ]);
  return Object.fromEntries(
    forAllWoods(
      entries,
      ([key]) => isAboutOak(key),
      ([key, value], wood) => [named(key, wood), ofWood(value, wood, key)],
    ),
  );
}

function allNames(path: string, lang: string): string {
  // Only the resource pack names blocks.
  const file = `resource_pack/${path}`;
  const lines = lang.split("\n").map((line) => {
    const [key = ""] = line.split("=", 1);
    return { key, line, value: line.slice(key.length + 1) };
  });
  const wordOf = (wood: WoodName): string => {
    const word = lines.find(({ key }) => key === WORD_KEY + wood);
    if (word === undefined)
      throw new Error(`${file}: ${WORD_KEY}${wood}=… is missing, the word for this wood in names.`);
    return word.value;
  };
  return forAllWoods(
    // Comments are for whoever writes these files.
    lines.filter(({ key }) => !key.startsWith(WORD_KEY) && !key.startsWith("##")),
    ({ key }) => isAboutOak(key),
    ({ key, value }, wood) => {
      const oak = wordOf("oak");
      if (!value.includes(oak))
        throw new Error(`${file}: "${value}" has to contain "${oak}", as ${WORD_KEY}oak says.`);
      return { key, value, line: `${named(key, wood)}=${value.replace(oak, () => wordOf(wood))}` };
    },
  )
    .map(({ line }) => line)
    .join("\n");
}
