// Ships `null` and `undefined` under names that the minifiers make short: they stand twelve hundred times in the bundle.
import ts from "typescript";
import { type Edit, edited } from "./edits.ts";
import { parsed } from "./sources.ts";

/** The module that the sources get them from. */
export const NOTHINGS = "shared:nothings";

/** What gives each of them. It is worked out when the script starts: no minifier knows it and puts the word back. */
const MADE_BY: Readonly<Record<string, string>> = { null: '"".match(0)', undefined: "[].at()" };

/** The source of the module. */
export function nothingsModule(): string {
  return Object.entries(MADE_BY)
    .map(([word, made]) => `export let ${nameOf(word)} = ${made};`)
    .join("\n");
}

/** The source with these names for both; lines stay where they are. */
export function withNothings(source: string): string {
  const edits: Edit[] = [];
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const word = node.kind === ts.SyntaxKind.NullKeyword || ts.isIdentifier(node) ? node.getText() : "";
    if (Object.hasOwn(MADE_BY, word)) {
      used.add(nameOf(word));
      edits.push({ from: node.getStart(), to: node.end, text: ` ${nameOf(word)} ` });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(source));
  const text = edited(source, edits);
  return used.size === 0 ? text : `${text}\nimport { ${[...used].join(", ")} } from "${NOTHINGS}";`;
}

function nameOf(word: string): string {
  return `shared$${word}`;
}
