// The names by which classes of ours know each other's members: the bundle needs none of them. Whatever is also called so
// in plain data, which may be saved, in a text, in the game or in the language keeps its name.
import ts from "typescript";

/** @param files all sources of the bundle. @param taken words that others use for members. */
export function memberNames(files: readonly ts.SourceFile[], taken: ReadonlySet<string>): readonly string[] {
  const members = new Set<string>();
  const others = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isClassElement(node) && node.name !== undefined && ts.isIdentifier(node.name)) {
      members.add(node.name.text);
    } else for (const word of wordsOf(node)) others.add(word);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  const language = languageWords();
  return [...members].filter((name) => !others.has(name) && !taken.has(name) && !language.has(name)).sort();
}

/** What plain data calls its parts, and all words of texts. Functions are no data. */
function wordsOf(node: ts.Node): readonly string[] {
  if (ts.isPropertySignature(node)) {
    return node.type !== undefined && ts.isFunctionTypeNode(node.type) ? [] : [node.name.getText()];
  }
  if (ts.isPropertyAssignment(node)) return ts.isArrowFunction(node.initializer) ? [] : [node.name.getText()];
  if (ts.isShorthandPropertyAssignment(node)) return [node.name.text];
  if (ts.isBindingElement(node)) return [(node.propertyName ?? node.name).getText()];
  return ts.isStringLiteralLike(node) ? node.text.split(/\W+/) : [];
}

/** What objects of the language itself have. */
function languageWords(): ReadonlySet<string> {
  const globals = Object.getOwnPropertyNames(globalThis).map((name): unknown =>
    Reflect.get(globalThis, name),
  );
  const prototypes = globals.map((it) => (typeof it === "function" ? (it.prototype as unknown) : null));
  const objects = [...globals, ...prototypes].filter((it) => it instanceof Object);
  return new Set(objects.flatMap((it) => Object.getOwnPropertyNames(it)));
}
