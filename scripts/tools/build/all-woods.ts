// Makes the packs of all woods from those in the repository, which have oak alone. How a file says that it is about a
// wood is here; how woods differ is in woods.ts.
import { type PackFiles, packFiles } from "./pack-files.ts";
import { WOOD_NAMES, WOODS, type WoodName } from "./woods.ts";

/** Keys of a language file: a wood's word as it stands in the names of its blocks. Only the build reads them. */
export const WORD_KEY = "tabletop_yahtzee:wood.";

/** What names a wood in files: where a file or an entry about oak has one of oak's, that of another wood has its own. */
function marksOf(name: WoodName): readonly string[] {
  const { texture, sound, mapColor } = WOODS[name];
  return [`${name}_`, texture, `"sound":"${sound}"`, mapColor];
}

const OAK_MARKS = marksOf("oak");
const ANY_OAK_MARK = new RegExp(OAK_MARKS.join("|"), "g");

export function withAllWoods(pack: PackFiles): PackFiles {
  return packFiles(
    [...pack].flatMap(([path, bytes]): (readonly [string, Uint8Array])[] => {
      const text = Buffer.from(bytes).toString("utf8");
      if (isAboutOak(path)) {
        return WOOD_NAMES.map((wood) => [ofWood(path, wood), Buffer.from(ofWood(text, wood))]);
      }
      if (!isAboutOak(text)) return [[path, bytes]];
      return [[path, Buffer.from(path.endsWith(".lang") ? allNames(path, text) : allEntries(text))]];
    }),
  );
}

function isAboutOak(text: string): boolean {
  return text.includes("oak_");
}

function ofWood(text: string, wood: WoodName): string {
  const marks = marksOf(wood);
  return text.replace(ANY_OAK_MARK, (mark) => marks[OAK_MARKS.indexOf(mark)] ?? mark);
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
function allEntries(json: string): string {
  const repeated = <Entry>(entries: readonly Entry[], headOf: (entry: Entry) => unknown): Entry[] =>
    forAllWoods(
      entries,
      (entry) => isAboutOak(String(headOf(entry))),
      (entry, wood) => JSON.parse(ofWood(JSON.stringify(entry), wood)),
    );
  const whole: unknown = JSON.parse(json, (_key, value: unknown) => {
    if (Array.isArray(value)) return repeated(value, (item) => item);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(repeated(Object.entries(value), ([key]) => key));
  });
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function allNames(path: string, lang: string): string {
  // Only the resource pack names blocks.
  const file = `resource_pack/${path}`;
  const lines = lang.split("\n");
  const wordOf = (wood: WoodName): string => {
    const begin = `${WORD_KEY}${wood}=`;
    const line = lines.find((one) => one.startsWith(begin));
    if (line === undefined)
      throw new Error(`${file}: ${begin}… is missing, the word for this wood in names.`);
    return line.slice(begin.length);
  };
  const named = (line: string, wood: WoodName): string => {
    const [key = "", name = ""] = line.split("=");
    const oak = wordOf("oak");
    if (!name.includes(oak))
      throw new Error(`${file}: "${name}" has to contain "${oak}", as ${WORD_KEY}oak says.`);
    return `${ofWood(key, wood)}=${name.replace(oak, wordOf(wood))}`;
  };
  return forAllWoods(lines, isAboutOak, named).join("\n");
}
