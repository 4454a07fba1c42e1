// Reads Mojang's typings and writes api.json: every class, member, privilege, arity, bound and simple type in them.
// It knows nothing about how the host behaves.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import type { ApiTable } from "../core/api-table.ts";

const MODULES = ["@minecraft/common", "@minecraft/server", "@minecraft/server-ui"];
export const API_FILE = fileURLToPath(new URL("api.json", import.meta.url));

/** What typeof answers for a value of these types; undefined where the typings alone cannot tell. */
const KINDS: Readonly<Record<number, string>> = {
  [ts.SyntaxKind.NumberKeyword]: "n",
  [ts.SyntaxKind.StringKeyword]: "s",
  [ts.SyntaxKind.BooleanKeyword]: "b",
  [ts.SyntaxKind.UndefinedKeyword]: "u",
  [ts.SyntaxKind.FunctionType]: "f",
  [ts.SyntaxKind.ArrayType]: "o",
  [ts.SyntaxKind.TypeLiteral]: "o",
};
/** The same for the types that the typings declare, and two that they take from the language. */
const declared = new Map([
  ["Record", "o"],
  ["Generator", "o"],
]);

/** Module prefixes and the typings' own argument names are not in the messages of the game. */
function plainText(node: ts.Node): string {
  const text = node.getText().replace(/minecraft\w+\./g, "");
  return text.replace(/\s+/g, " ").replace(/\barg\d+: /g, "");
}

function letters(node: ts.TypeNode): string | undefined {
  if (ts.isTypeReferenceNode(node)) return declared.get(plainText(node.typeName));
  if (!ts.isUnionTypeNode(node)) return KINDS[node.kind];
  const parts = node.types.map(letters);
  return parts.includes(undefined) ? undefined : [...new Set(parts.join(""))].sort().join("");
}

type Typed = ts.ParameterDeclaration | ts.PropertyDeclaration | ts.PropertySignature;
function typeOf({ type, questionToken }: Typed): string | undefined {
  const found = type && letters(type);
  if (!type || found === undefined) return undefined;
  return `${found}${questionToken ? "u" : ""} ${found === "f" ? "Closure: " : ""}${plainText(type)}`;
}

function docOf(node: ts.Node): string {
  const docs = ts.getJSDocCommentsAndTags(node).map((doc) => doc.getText());
  return docs.join("\n").replace(/^\s*\* ?/gm, "");
}
function modeOf(doc: string): string | undefined {
  const early = /@privilege early-execution-/.test(doc) ? "e" : "";
  const isRestricted = /@privilege (no-restricted-execution|restricted-execution-read-only)/.test(doc);
  return early + (isRestricted ? "r" : "") || undefined;
}
function boundsIn(text: string): [number, number] | undefined {
  const [, least, most] = /Bounds: \[([^,]+), ([^\]]+)\]/.exec(text) ?? [];
  return least === undefined ? undefined : [Number(least), Number(most)];
}

function signature(node: ts.MethodDeclaration | ts.ConstructorDeclaration) {
  const doc = docOf(node);
  const types = node.parameters.map((parameter) => typeOf(parameter) ?? "");
  const bounds = node.parameters.flatMap((parameter, index) => {
    const about = new RegExp(`@param ${parameter.name.getText()}\\b[^@]*`).exec(doc)?.[0] ?? "";
    const found = boundsIn(about);
    return found ? [[index, found] as const] : [];
  });
  return {
    mode: modeOf(doc),
    args: [node.parameters.filter((parameter) => !parameter.questionToken).length, node.parameters.length],
    types: types.some((type) => type !== "") ? types : undefined,
    bounds: bounds.length > 0 ? Object.fromEntries(bounds) : undefined,
  };
}

function memberOf(node: ts.MethodDeclaration | ts.PropertyDeclaration) {
  const has = (kind: ts.SyntaxKind) => node.modifiers?.some((modifier) => modifier.kind === kind) ?? false;
  const doc = docOf(node);
  const isStatic = has(ts.SyntaxKind.StaticKeyword);
  if (ts.isMethodDeclaration(node)) {
    const closure = /called with (early|restricted)-execution/.exec(doc)?.[1];
    return { kind: isStatic ? "static" : "method", ...signature(node), closure };
  }
  if (isStatic && node.initializer) return { kind: "constant", value: literalOf(node.initializer) };
  const kind = has(ts.SyntaxKind.ReadonlyKeyword) ? "readonly" : "readwrite";
  return { kind, mode: modeOf(doc), type: typeOf(node), bounds: boundsIn(doc) };
}

const literalOf = (node: ts.Expression) => (ts.isStringLiteral(node) ? node.text : Number(node.getText()));
/** The typings write some names in quotes, `'type'` among them. */
const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());

function classOf(node: ts.ClassDeclaration) {
  const members: Record<string, ReturnType<typeof memberOf>> = {};
  let own: object | undefined = { args: [0, 0] };
  for (const part of node.members) {
    if (ts.isConstructorDeclaration(part)) {
      const isHidden = part.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.PrivateKeyword);
      own = isHidden ? undefined : signature(part);
    } else if (ts.isMethodDeclaration(part) || ts.isPropertyDeclaration(part)) {
      const [name, member] = [nameOf(part.name), memberOf(part)];
      const first = members[name];
      // Two declarations of one method are one native function that takes either.
      if (first && "args" in first && "args" in member) {
        const args = [...first.args, ...member.args];
        Object.assign(member, { args: [Math.min(...args), Math.max(...args)], types: undefined });
      }
      members[name] = member;
    } else {
      throw new Error(`The typings hold a class member of a kind this tool does not know: ${part.getText()}`);
    }
  }
  const base = node.heritageClauses?.[0]?.types[0]?.expression;
  return { extends: base && plainText(base), new: own, members };
}

function enumOf(node: ts.EnumDeclaration) {
  const values = node.members.map(({ name, initializer }, index) => [
    nameOf(name),
    initializer ? literalOf(initializer) : index,
  ]);
  return Object.fromEntries(values) as Record<string, string | number>;
}
/** What the fields of an interface may be. */
function fieldsOf(node: ts.InterfaceDeclaration) {
  const fields = node.members.filter(ts.isPropertySignature);
  return Object.fromEntries(fields.map((field) => [field.name.getText(), typeOf(field)]));
}
function constantsOf(node: ts.VariableStatement) {
  return node.declarationList.declarations.map(({ name, initializer, type }) => [
    name.getText(),
    initializer ? literalOf(initializer) : type?.getText(),
  ]);
}

export function generateApi(): ApiTable {
  const require = createRequire(import.meta.url);
  const modules = MODULES.map((name) => {
    const file = require.resolve(`${name}/package.json`).replace(/package\.json$/, "index.d.ts");
    const { statements } = ts.createSourceFile(
      name,
      readFileSync(file, "utf8"),
      ts.ScriptTarget.ES2022,
      true,
    );
    const classes = statements.filter(ts.isClassDeclaration);
    const interfaces = statements.filter(ts.isInterfaceDeclaration);
    const enums = statements.filter(ts.isEnumDeclaration);
    for (const node of [...classes, ...interfaces]) declared.set(node.name?.text ?? "", "o");
    for (const node of enums) declared.set(node.name.text, (typeof Object.values(enumOf(node))[0]).charAt(0));
    return { name, classes, interfaces, enums, constants: statements.filter(ts.isVariableStatement) };
  });
  const all = <N extends { readonly name?: ts.Identifier }>(nodes: readonly N[], read: (node: N) => object) =>
    Object.fromEntries(nodes.map((node) => [node.name?.text, read(node)]));
  const table = modules.map(({ name, classes, interfaces, enums, constants }) => [
    name,
    {
      constants: Object.fromEntries(constants.flatMap(constantsOf)),
      enums: all(enums, enumOf),
      interfaces: all(interfaces, fieldsOf),
      classes: all(classes, classOf),
    },
  ]);
  // By way of JSON, so that what is undefined is not there.
  return JSON.parse(JSON.stringify(Object.fromEntries(table))) as ApiTable;
}

/** One member a line, so that a new release of the typings reads as a list of what changed. */
export function formatApi(table: ApiTable): string {
  return `${JSON.stringify(table, null, 1).replace(/\n {6,}|\n {5}(?=[}\]])/g, "")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(API_FILE, formatApi(generateApi()));
  console.log(`Wrote ${API_FILE}`);
}
