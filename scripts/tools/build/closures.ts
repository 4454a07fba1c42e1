// Ships classes as functions that close over their fields: `this.#field`, which no minifier shortens, becomes a variable.
// Sources stay classes, which say better what belongs together.
import ts from "typescript";
import { type Edit, edited } from "./edits.ts";
import { parsed } from "./sources.ts";

/** The classes that are shipped so. @param files all that is bundled. */
export function closableClasses(files: readonly ts.SourceFile[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => file.statements.filter(isClosable).map(nameOf)));
}

/** The source with each of these classes as a function of the same name, called without `new`; lines stay where they are. */
export function closed(source: string, names: ReadonlySet<string>): string {
  const file = parsed(source);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && names.has(node.expression.text)) {
      edits.push({ from: node.getStart(), to: node.expression.getStart(), text: "" });
    }
    if (ts.isClassDeclaration(node) && isClosable(node)) edits.push(...editsOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edited(source, edits);
}

/** A class of the file itself that inherits nothing, has nothing static, and hands on itself to nobody. */
function isClosable(node: ts.Node): node is ts.ClassDeclaration {
  if (!ts.isClassDeclaration(node)) return false;
  const inherits = node.heritageClauses?.some(({ token }) => token === ts.SyntaxKind.ExtendsKeyword) === true;
  const isPlain = node.members.every(
    (member) => !has(member, ts.SyntaxKind.StaticKeyword) && isKnown(member),
  );
  return !inherits && isPlain && !handsOnItself(node);
}

function isKnown(member: ts.ClassElement): boolean {
  return (
    ts.isPropertyDeclaration(member) ||
    ts.isConstructorDeclaration(member) ||
    ts.isMethodDeclaration(member) ||
    ts.isGetAccessor(member)
  );
}

function handsOnItself(node: ts.Node): boolean {
  const isAlone = (child: ts.Node): boolean =>
    child.kind === ts.SyntaxKind.ThisKeyword && !ts.isPropertyAccessExpression(child.parent);
  const isOfAnother =
    ts.isPropertyAccessExpression(node) &&
    ts.isPrivateIdentifier(node.name) &&
    node.expression.kind !== ts.SyntaxKind.ThisKeyword;
  return (
    isAlone(node) ||
    isOfAnother ||
    ts.forEachChild(node, (child) => handsOnItself(child) || undefined) === true
  );
}

function has(member: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(member) && ts.getModifiers(member)?.some((it) => it.kind === kind) === true;
}

function nameOf(node: ts.Node): string {
  return ts.isClassDeclaration(node) ? (node.name?.text ?? "") : "";
}

/** No name of ours begins so: what was a member never meets a variable, nor a private one a public one. */
function variable(name: ts.Node): string {
  return ts.isPrivateIdentifier(name) ? name.text.replace("#", "$$$$") : `$${name.getText()}`;
}

function editsOf(node: ts.ClassDeclaration, source: string): readonly Edit[] {
  const getters = new Set(node.members.filter(ts.isGetAccessor).map(({ name }) => name.getText()));
  const made = node.members.find(ts.isConstructorDeclaration);
  const parameters = made === undefined ? "" : made.parameters.map((it) => it.getText()).join(", ");
  const name = node.name ?? node;
  const open = source.indexOf("{", (node.heritageClauses ?? node.typeParameters ?? { end: name.end }).end);
  const generics =
    node.typeParameters === undefined ? "" : `<${node.typeParameters.map((it) => it.getText()).join(", ")}>`;
  const keyword = source.lastIndexOf("class", name.getStart());
  const head = `function ${name.getText()}${generics}(${parameters}) {`;
  const edits: Edit[] = [{ from: keyword, to: open + 1, text: head }];
  for (const member of node.members) edits.push(...headOf(member));
  const visit = (child: ts.Node): void => {
    if (ts.isPropertyAccessExpression(child) && child.expression.kind === ts.SyntaxKind.ThisKeyword) {
      const call = getters.has(child.name.getText()) ? "()" : "";
      edits.push({ from: child.getStart(), to: child.end, text: variable(child.name) + call });
    } else ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  const shown = node.members.flatMap((member) => shownOf(member));
  edits.push({ from: node.end - 1, to: node.end - 1, text: `return { ${shown.join(", ")} };` });
  return edits;
}

/** What a member is made of until its parameters or its value begin. */
function headOf(member: ts.ClassElement): readonly Edit[] {
  const { name } = member;
  const from = member.getStart();
  if (ts.isConstructorDeclaration(member)) {
    // Its parameters are the function's; a block keeps what is declared in it.
    const to = member.body?.getStart() ?? from;
    return [{ from, to, text: lines(member.getSourceFile().text.slice(from, to)) }];
  }
  if (name === undefined) return [];
  if (ts.isPropertyDeclaration(member)) return [{ from, to: name.end, text: `let ${variable(name)}` }];
  const star = ts.isMethodDeclaration(member) && member.asteriskToken !== undefined ? "*" : "";
  const async = has(member, ts.SyntaxKind.AsyncKeyword) ? "async " : "";
  return [{ from, to: name.end, text: `${async}function${star} ${variable(name)}` }];
}

function lines(text: string): string {
  return text.replace(/[^\n]/g, "");
}

/** What others may use of it; what changes is only read by them. */
function shownOf(member: ts.ClassElement): readonly string[] {
  const { name } = member;
  if (name === undefined || ts.isPrivateIdentifier(name)) return [];
  const own = variable(name);
  if (ts.isGetAccessor(member)) return [`get ${name.getText()}() { return ${own}(); }`];
  const changes = ts.isPropertyDeclaration(member) && !has(member, ts.SyntaxKind.ReadonlyKeyword);
  return [changes ? `get ${name.getText()}() { return ${own}; }` : `${name.getText()}: ${own}`];
}
