// The names by which sources of ours know the parts of objects: the bundle needs none of them. Whatever the game or the
// language calls so keeps its name, and so does what is anywhere written as a string: what is saved, typed or a kind of
// something is looked up by such a one. Where a file speaks of records by any string, all its objects may be such.
import { runInNewContext } from "node:vm";
import ts from "typescript";

/** @param files all sources of the bundle. @param taken words that others use for members. */
export function memberNames(files: readonly ts.SourceFile[], taken: ReadonlySet<string>): readonly string[] {
  const members = new Set<string>();
  const strings = new Set<string>();
  const visit = (node: ts.Node, hasRecords: boolean): void => {
    if ((ts.isClassElement(node) || ts.isTypeElement(node)) && node.name !== undefined) {
      if (ts.isIdentifier(node.name)) members.add(node.name.text);
      else strings.add(node.name.getText());
    }
    if (ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent)) strings.add(node.text);
    if (hasRecords && ts.isObjectLiteralElement(node) && node.name !== undefined)
      strings.add(node.name.getText());
    ts.forEachChild(node, (child) => visit(child, hasRecords));
  };
  for (const file of files) visit(file, file.text.includes("Record<string"));
  const language = languageWords();
  return [...members].filter((name) => !strings.has(name) && !taken.has(name) && !language.has(name)).sort();
}

/** What iterators, matches of patterns and errors have, which no global leads to. */
const OF_NO_GLOBAL = [
  "next",
  "done",
  "value",
  "return",
  "throw",
  "index",
  "input",
  "groups",
  "stack",
  "cause",
];

/** What objects of the language itself have; Node knows more of them than the game does. */
function languageWords(): ReadonlySet<string> {
  const bare: unknown = runInNewContext("globalThis");
  const globals = Object.getOwnPropertyNames(bare).map((name): unknown => Reflect.get(bare as object, name));
  const prototypes = globals.map((it) => (typeof it === "function" ? (it.prototype as unknown) : null));
  const objects = [...globals, ...prototypes].filter((it) => Object(it) === it);
  return new Set([...objects.flatMap((it) => Object.getOwnPropertyNames(it)), ...OF_NO_GLOBAL]);
}
