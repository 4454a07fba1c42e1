// Short keys for our own texts, in the bundle and in the language files that are shipped with it: the sources say what a
// text is for, and no player reads a key. A key that is put together at run time from the id of something, or is
// written on a thing, keeps its name.
import ts from "typescript";
import { type PackFiles, packFiles } from "./pack-files.ts";
import { parsed } from "./sources.ts";

/** What each of our keys in a language file begins with; the sources leave it out. */
const OURS = "yahtzee.";

/** What is written on a thing in the world is read there after an update too, whatever is short by then. */
const WRITTEN = "lore.";

/** What a key in the sources looks like: anything else may be the id of something. */
const KEY = /^\w+(\.\w+)+$/;

/**
 * The short key of each that stands whole in the sources, both without `yahtzee.`.
 * @param files all that is bundled. @param lang the English texts.
 */
export function shortKeys(files: readonly ts.SourceFile[], lang: string): ReadonlyMap<string, string> {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) whole.add(node.text);
    if (ts.isTemplateHead(node) && node.text.includes(".")) beginnings.add(node.text);
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  const staysLong = (key: string): boolean => [WRITTEN, ...beginnings].some((head) => key.startsWith(head));
  const keys = keysIn(lang).filter((key) => KEY.test(key) && whole.has(key) && !staysLong(key));
  return new Map(keys.map((key, at) => [key, at.toString(36)]));
}

function keysIn(lang: string): readonly string[] {
  return lang
    .split("\n")
    .filter((line) => line.startsWith(OURS))
    .map((line) => line.slice(OURS.length, line.indexOf("=")));
}

/** The source with these keys. */
export function withShortKeys(source: string, short: ReadonlyMap<string, string>): string {
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) && short.has(node.text)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(parsed(source));
  return found.reduceRight(
    (text, node) => `${text.slice(0, node.getStart())}"${short.get(node.text)}"${text.slice(node.end)}`,
    source,
  );
}

/** The pack with these keys in its language files. */
export function textsWithShortKeys(pack: PackFiles, short: ReadonlyMap<string, string>): PackFiles {
  const shortened = (line: string): string => {
    const key = short.get(line.slice(OURS.length, line.indexOf("=")));
    return key === undefined || !line.startsWith(OURS)
      ? line
      : `${OURS}${key}${line.slice(line.indexOf("="))}`;
  };
  return packFiles(
    [...pack].map(([path, bytes]) => {
      if (!path.endsWith(".lang")) return [path, bytes];
      const lines = Buffer.from(bytes).toString("utf8").split("\n");
      return [path, Buffer.from(lines.map(shortened).join("\n"))];
    }),
  );
}
