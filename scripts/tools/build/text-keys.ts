// Ships short keys of our own texts in code and language files alike: `yahtzee.4k` for one that the code writes out,
// `yahtzee.9.potFull` for one that it puts together from an id. What files of the packs name keeps its key, and so does
// what a world keeps: another version may read it.
import ts from "typescript";
import { OURS } from "../../ui/text.ts";
import { type Edit, edited } from "./edits.ts";
import type { PackFiles } from "./pack-files.ts";
import { parsed } from "./sources.ts";

/** The short form of each key, and of what keys begin with that the code puts together from an id; all without `yahtzee.`. */
export type ShortKeys = ReadonlyMap<string, string>;

/** The lore of a board stays on it. */
const KEPT_BY_WORLDS = /^lore\./;

/** Written like a key, and none: a sound of the game, and what names of its items begin with. */
const OTHERS: readonly string[] = ["random.pop", "item."];

/** @param files all that is bundled. @param pack whose texts they say. @throws where texts and code do not agree. */
export function shortKeys(files: readonly ts.SourceFile[], pack: PackFiles): ShortKeys {
  const texts = new Set(textsOf(pack, /\.lang$/).flatMap(keysOfTexts));
  const kept = new Set(
    [...texts].filter((key) => KEPT_BY_WORLDS.test(key)).concat(textsOf(pack, /\.json$/).flatMap(keysNamed)),
  );
  const said = new Set(files.flatMap(placesIn).map(({ key }) => key));
  const begins = [...said].filter((key) => key.endsWith("."));
  hold(texts, said, kept);
  const codes = codesBut(texts);
  const short = new Map<string, string>();
  for (const begin of begins.sort()) {
    if (![...kept].some((key) => key.startsWith(begin))) short.set(begin, `${codes.next().value}.`);
  }
  for (const key of [...texts].sort()) {
    const begin = longest(begins.filter((it) => key.startsWith(it)));
    if (kept.has(key)) continue;
    if (begin !== undefined) short.set(key, (short.get(begin) ?? begin) + key.slice(begin.length));
    else if (key.includes(".")) short.set(key, codes.next().value);
  }
  return short;
}

/** The source with short keys; lines stay where they are. */
export function withShortKeys(source: string, short: ShortKeys): string {
  const edits = placesIn(parsed(source)).flatMap(({ key, from }): readonly Edit[] => {
    const by = short.get(key);
    return by === undefined ? [] : [{ from, to: from + key.length, text: by }];
  });
  return edited(source, edits);
}

/** The same for a language file. */
export function textsWithShortKeys(lang: string, short: ShortKeys): string {
  return lang.replace(KEY_OF_TEXT, (_, key: string) => OURS + (short.get(key) ?? key));
}

const KEY_OF_TEXT = /^yahtzee\.([^=\n]+)(?==)/gm;

function keysOfTexts(lang: string): readonly string[] {
  return [...lang.matchAll(KEY_OF_TEXT)].map(([, key = ""]) => key);
}

function keysNamed(json: string): readonly string[] {
  return [...json.matchAll(/"yahtzee\.([\w.]+)"/g)].map(([, key = ""]) => key);
}

function textsOf(pack: PackFiles, name: RegExp): readonly string[] {
  return [...pack].filter(([path]) => name.test(path)).map(([, bytes]) => Buffer.from(bytes).toString());
}

interface Place {
  readonly key: string;
  /** Where it begins in the source. */
  readonly from: number;
}

/** Where a source writes out a key, or what one begins with. A single word is a key only where it is said. */
function placesIn(file: ts.SourceFile): readonly Place[] {
  const found: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const isKey = ts.isStringLiteral(node) && (/^[a-z]\w*(\.\w+)+$/.test(node.text) || isSaid(node));
    const isBegin = ts.isTemplateHead(node) && /^[a-z]\w*\.(\w+\.)*$/.test(node.text);
    if ((isKey || isBegin) && !OTHERS.includes(node.text))
      found.push({ key: node.text, from: node.getStart() + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isSaid({ parent, text }: ts.StringLiteral): boolean {
  if (!ts.isCallExpression(parent) || parent.expression.getText() !== "say") return false;
  const [key] = parent.arguments;
  return key !== undefined && ts.isStringLiteral(key) && key.text === text;
}

function hold(texts: ReadonlySet<string>, said: ReadonlySet<string>, kept: ReadonlySet<string>): void {
  const begins = [...said].filter((key) => key.endsWith("."));
  const hasText = (key: string): boolean =>
    key.endsWith(".") ? [...texts].some((text) => text.startsWith(key)) : texts.has(key);
  const isUsed = (key: string): boolean =>
    said.has(key) || kept.has(key) || begins.some((begin) => key.startsWith(begin));
  const wrong = [
    ...[...said]
      .filter((key) => !hasText(key))
      .map(
        (key) => `The code says ${key}, and no text has the key ${OURS}${key}${key.endsWith(".") ? "…" : ""}`,
      ),
    ...[...texts]
      .filter((key) => !isUsed(key))
      .map((key) => `Nothing says the text ${OURS}${key}: take it out.`),
  ];
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}

function longest(begins: readonly string[]): string | undefined {
  return [...begins].sort((a, b) => b.length - a.length)[0];
}

/** One after another, in lower case: whether the game tells keys apart by that nobody has said. */
function* codesBut(taken: ReadonlySet<string>): Generator<string, never> {
  for (let at = 0; ; at++) {
    const code = at.toString(36);
    if (!taken.has(code)) yield code;
  }
}
