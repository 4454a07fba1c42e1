// What a client makes of raw text: words from a .lang file. A key or a value that is missing is an error, not a shrug.

/** Reads `key=value` lines; a tab and `#` start a comment, as the game has it. */
export function readLang(text: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const split = line.indexOf("=");
    if (split <= 0 || line.startsWith("#")) continue;
    const value = line.slice(split + 1).replace(/\t+#.*$/, "");
    entries.set(line.slice(0, split).trim(), value.trimEnd());
  }
  return entries;
}

/** What the game calls an item of its own, as far as that can be told without its texts. */
export function nameOfId(id: string): string {
  const name = id.replace(/^.*:/, "");
  // The one item of our recipes that the game calls otherwise than its id.
  const words = name === "quartz" ? "nether quartz" : name.replaceAll("_", " ");
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
/** Ours have a namespace. */
const OWN_ITEM_OF_THE_GAME = /^(?:item|tile)\.(\w+)\.name$/;

export interface Translator {
  readonly resolve: (text: unknown) => string;
  /** A sentence, once, for every key and value that was asked for and is not there. */
  readonly errors: string[];
}

export function translator(lang: ReadonlyMap<string, string>, errors: string[] = []): Translator {
  const told = new Set<string>();
  const tell = (sentence: string): void => {
    if (!told.has(sentence)) errors.push(sentence);
    told.add(sentence);
  };

  function translate(key: string, values: readonly string[]): string {
    const [, item] = OWN_ITEM_OF_THE_GAME.exec(key) ?? [];
    const pattern = lang.get(key) ?? (item === undefined ? undefined : nameOfId(item));
    if (pattern === undefined) {
      tell(`The text key ${key} is not in the .lang file: players would read the key itself.`);
      return key;
    }
    let next = 0;
    const used = new Set<number>();
    const text = pattern.replace(/%(?:%|s|(\d+)(?:\$s)?)/g, (mark, position?: string) => {
      if (mark === "%%") return "%";
      const index = position === undefined ? next++ : Number(position) - 1;
      used.add(index);
      const value = values[index];
      if (value === undefined)
        tell(`The text ${key} wants a value for ${mark} and got ${values.length} values.`);
      return value ?? mark;
    });
    if (used.size < values.length)
      tell(`The text ${key} got ${values.length} values and shows ${used.size}.`);
    return text;
  }

  function resolve(text: unknown): string {
    if (text === undefined || text === null) return "";
    if (typeof text !== "object") return String(text);
    if (Array.isArray(text)) return text.map(resolve).join("");
    const raw = text as { text?: string; rawtext?: unknown[]; translate?: string; with?: unknown };
    if (raw.rawtext) return raw.rawtext.map(resolve).join("");
    if (raw.translate === undefined) return raw.text ?? "";
    const given = raw.with ?? [];
    const values = Array.isArray(given) ? given : ((given as { rawtext?: unknown[] }).rawtext ?? [given]);
    return translate(raw.translate, values.map(resolve));
  }

  return { resolve, errors };
}
