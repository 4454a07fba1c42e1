// Ships a string that stands in several places once, under a name that the minifiers make short.
import ts from "typescript";
import { parsed } from "./sources.ts";

/** The module that the sources get them from. */
export const SHARED_STRINGS = "shared:strings";

/** The two quotes; what a short name takes; what declares it takes beside the string. */
const QUOTES = 2;
const NAME = 2;
const DECLARED = NAME + QUOTES + 2;

/** @param files all that is bundled. @returns the name of each string for which that is shorter. */
export function sharedStrings(files: readonly ts.SourceFile[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const file of files)
    for (const { text } of stringsIn(file)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const worth = [...counts].filter(
    ([{ length }, count]) => count * (length + QUOTES - NAME) > length + DECLARED,
  );
  return new Map(worth.map(([text], at) => [text, `shared$${at}`]));
}

/** The source of the module; nothing in it is constant, so that no minifier puts the strings back. */
export function sharedModule(names: ReadonlyMap<string, string>): string {
  return [...names].map(([text, name]) => `export let ${name} = ${JSON.stringify(text)};`).join("\n");
}

/** The source with these names for its strings; lines stay where they are. */
export function withSharedStrings(source: string, names: ReadonlyMap<string, string>): string {
  const used = new Set<string>();
  const text = stringsIn(parsed(source)).reduceRight((done, node) => {
    const name = names.get(node.text);
    if (name === undefined) return done;
    used.add(name);
    return `${done.slice(0, node.getStart())} ${name} ${done.slice(node.end)}`;
  }, source);
  return used.size === 0 ? text : `${text}\nimport { ${[...used].join(", ")} } from "${SHARED_STRINGS}";`;
}

/** Those that are values, from the first to the last: no types, names of modules or names of parts. */
function stringsIn(file: ts.SourceFile): readonly ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteral(node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node))
      found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
