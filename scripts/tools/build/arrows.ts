// Ships functions as arrows, which take up to sixteen bytes less each. An arrow is there only once its line has run: a
// function that what stands before it may call or hand on stays as it is. Sources say `function`, which says what it is.
import ts from "typescript";
import { type Edit, edited } from "./edits.ts";
import { parsed } from "./sources.ts";

/** The source with arrows for functions; lines stay where they are. Files must not import each other in a circle. */
export function withArrows(source: string): string {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isSourceFile(node) || (ts.isBlock(node) && ts.isFunctionLike(node.parent))) {
      edits.push(...arrowsOf(node.statements).flatMap(editsOf));
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(source));
  return edited(source, edits);
}

interface Declared extends ts.FunctionDeclaration {
  readonly name: ts.Identifier;
  readonly body: ts.Block;
}

/** The functions among these statements that can be arrows, and that nothing before them needs. */
function arrowsOf(statements: readonly ts.Statement[]): readonly Declared[] {
  const functions = new Map(statements.filter(isDeclared).map((node) => [node.name.text, node]));
  const needed = statements.flatMap((statement) => [...neededEarly(statement, functions)]);
  return [...functions.values()].filter((node) => canBeArrow(node) && !needed.includes(node));
}

function isDeclared(node: ts.Statement): node is Declared {
  return ts.isFunctionDeclaration(node) && node.name !== undefined && node.body !== undefined;
}

/** Those behind a statement that it may call, be it by way of others. */
function neededEarly(
  statement: ts.Statement,
  functions: ReadonlyMap<string, Declared>,
): ReadonlySet<Declared> {
  const found = new Set<Declared>();
  if (isDeclared(statement) || isOfTypes(statement)) return found;
  const follow = (node: ts.Node): void => {
    const called = ts.isIdentifier(node) ? functions.get(node.text) : undefined;
    if (called !== undefined && !found.has(called)) {
      found.add(called);
      follow(called);
    }
    ts.forEachChild(node, follow);
  };
  follow(statement);
  return new Set([...found].filter(({ pos }) => pos > statement.pos));
}

function isOfTypes(node: ts.Statement): boolean {
  return ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** Arrows have no `this` and no `arguments` of their own, and there is none that is a generator. */
function canBeArrow(node: Declared): boolean {
  const hasOwn = (child: ts.Node): boolean =>
    child.kind === ts.SyntaxKind.ThisKeyword ||
    (ts.isIdentifier(child) && child.text === "arguments") ||
    ts.forEachChild(child, (inner) => hasOwn(inner) || undefined) === true;
  return node.asteriskToken === undefined && !hasOwn(node);
}

function editsOf(node: Declared): readonly Edit[] {
  const words = ts.getModifiers(node)?.map((it) => it.getText()) ?? [];
  const [shown, async] = ["export", "async"].map((word) => (words.includes(word) ? `${word} ` : ""));
  const body = node.body.getStart();
  return [
    { from: node.getStart(), to: node.name.end, text: `${shown}const ${node.name.text} = ${async}` },
    { from: body, to: body, text: "=> " },
    { from: node.end, to: node.end, text: ";" },
  ];
}
