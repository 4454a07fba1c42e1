// Reads Mojang's typings and writes api.json: every class, member, privilege, arity, bound and simple type in them.
// It knows nothing about how the host behaves.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import type { ApiClass, ApiTable, Member } from "../core/api-table.ts";

const MODULES = ["@minecraft/common", "@minecraft/server", "@minecraft/server-ui"];
export const API_FILE = fileURLToPath(new URL("api.json", import.meta.url));

type Names = ReadonlyMap<string, "class" | "interface" | "s" | "n">;

/** Module prefixes and the typings' own argument names are not in the messages of the game. */
function plainText(node: ts.TypeNode): string {
  return node
    .getText()
    .replace(/minecraft\w+\./g, "")
    .replace(/\s+/g, " ")
    .replace(/\barg\d+: /g, "");
}

/** What typeof may answer for a value of this type; undefined where the typings alone cannot tell. */
function letters(node: ts.TypeNode, names: Names): string | undefined {
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types.map((part) => letters(part, names));
    return parts.includes(undefined) ? undefined : [...new Set(parts.join(""))].sort().join("");
  }
  if (ts.isFunctionTypeNode(node)) return "f";
  if (ts.isArrayTypeNode(node) || ts.isTypeLiteralNode(node)) return "o";
  if (ts.isTypeReferenceNode(node)) {
    const name = plainText(node.typeName as unknown as ts.TypeNode);
    const known = names.get(name);
    if (known !== undefined) return known.length === 1 ? known : "o";
    return name === "Record" || name === "Generator" ? "o" : undefined;
  }
  return {
    [ts.SyntaxKind.NumberKeyword]: "n",
    [ts.SyntaxKind.StringKeyword]: "s",
    [ts.SyntaxKind.BooleanKeyword]: "b",
    [ts.SyntaxKind.UndefinedKeyword]: "u",
  }[node.kind as number];
}

function typeEntry(node: ts.TypeNode | undefined, optional: boolean, names: Names): string {
  const found = node && letters(node, names);
  if (!node || found === undefined) return "";
  const text = plainText(node);
  return `${found}${optional ? "u" : ""} ${found === "f" ? `Closure: ${text}` : text}`;
}

function docOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => doc.getText().replace(/^\s*\* ?/gm, ""))
    .join("\n");
}

function modeOf(doc: string): string {
  const early = /@privilege early-execution-/.test(doc) ? "e" : "";
  const restricted = /@privilege (no-restricted-execution|restricted-execution-read-only)/.test(doc)
    ? "r"
    : "";
  return early + restricted;
}

function boundsIn(text: string): [number, number] | undefined {
  const found = /Bounds: \[([^,]+), ([^\]]+)\]/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

function signature(node: ts.MethodDeclaration | ts.ConstructorDeclaration, names: Names) {
  const doc = docOf(node);
  const mode = modeOf(doc);
  const types = node.parameters.map((parameter) =>
    typeEntry(parameter.type, parameter.questionToken !== undefined, names),
  );
  const bounds: Record<string, [number, number]> = {};
  node.parameters.forEach((parameter, index) => {
    const about = new RegExp(`@param ${parameter.name.getText()}\\b[^@]*`).exec(doc)?.[0] ?? "";
    const found = boundsIn(about);
    if (found) bounds[index] = found;
  });
  const least = node.parameters.filter((parameter) => parameter.questionToken === undefined).length;
  return {
    ...(mode ? { mode } : {}),
    args: [least, node.parameters.length] as const,
    ...(types.some((type) => type !== "") ? { types } : {}),
    ...(Object.keys(bounds).length > 0 ? { bounds } : {}),
  };
}

function memberOf(node: ts.MethodDeclaration | ts.PropertyDeclaration, names: Names): Member {
  const has = (kind: ts.SyntaxKind) => node.modifiers?.some((modifier) => modifier.kind === kind) ?? false;
  const isStatic = has(ts.SyntaxKind.StaticKeyword);
  const doc = docOf(node);
  if (ts.isMethodDeclaration(node)) {
    const closure = /called with (early|restricted)-execution/.exec(doc)?.[1];
    return {
      kind: isStatic ? "static" : "method",
      ...signature(node, names),
      ...(closure ? { closure: closure as "early" | "restricted" } : {}),
    };
  }
  const value = node.initializer;
  if (isStatic && value) {
    return { kind: "constant", value: ts.isStringLiteral(value) ? value.text : Number(value.getText()) };
  }
  const mode = modeOf(doc);
  const type = typeEntry(node.type, node.questionToken !== undefined, names);
  const bounds = boundsIn(doc);
  return {
    kind: has(ts.SyntaxKind.ReadonlyKeyword) ? "readonly" : "readwrite",
    ...(mode ? { mode } : {}),
    ...(type ? { type } : {}),
    ...(bounds ? { bounds } : {}),
  };
}

/** Two declarations of one method are one native function that takes either. */
function joined(first: Member | undefined, second: Member): Member {
  if (first === undefined || !("args" in first) || !("args" in second)) return second;
  const { types: _, ...rest } = second;
  return {
    ...rest,
    args: [Math.min(first.args[0], second.args[0]), Math.max(first.args[1], second.args[1])],
  };
}

/** The typings write some names in quotes, `'type'` among them. */
function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function classOf(node: ts.ClassDeclaration, names: Names): ApiClass {
  const base = node.heritageClauses?.[0]?.types[0]?.expression.getText().replace(/^minecraft\w+\./, "");
  const members: Record<string, Member> = {};
  let own: ApiClass["new"] = { args: [0, 0] };
  for (const part of node.members) {
    if (ts.isConstructorDeclaration(part)) {
      const hidden = part.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.PrivateKeyword);
      own = hidden ? undefined : signature(part, names);
    } else if (ts.isMethodDeclaration(part) || ts.isPropertyDeclaration(part)) {
      const name = nameOf(part.name);
      members[name] = joined(members[name], memberOf(part, names));
    } else {
      throw new Error(`The typings hold a class member of a kind this tool does not know: ${part.getText()}`);
    }
  }
  return { ...(base ? { extends: base } : {}), ...(own ? { new: own } : {}), members };
}

function enumOf(node: ts.EnumDeclaration): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const entry of node.members) {
    const { initializer } = entry;
    const name = nameOf(entry.name);
    if (initializer === undefined) values[name] = Object.keys(values).length;
    else values[name] = ts.isStringLiteral(initializer) ? initializer.text : Number(initializer.getText());
  }
  return values;
}

/** What the fields of an interface may be; empty where the typings alone cannot tell. */
function fieldsOf(node: ts.InterfaceDeclaration, names: Names): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const member of node.members.filter(ts.isPropertySignature)) {
    const entry = typeEntry(member.type, member.questionToken !== undefined, names);
    if (entry) fields[member.name.getText()] = entry;
  }
  return fields;
}

function namesIn(sources: readonly ts.SourceFile[]): Names {
  const names = new Map<string, "class" | "interface" | "s" | "n">();
  for (const statement of sources.flatMap((source) => [...source.statements])) {
    if (ts.isClassDeclaration(statement) && statement.name) names.set(statement.name.text, "class");
    else if (ts.isInterfaceDeclaration(statement)) names.set(statement.name.text, "interface");
    else if (ts.isEnumDeclaration(statement)) {
      const text = Object.values(enumOf(statement)).some((value) => typeof value === "string");
      names.set(statement.name.text, text ? "s" : "n");
    }
  }
  return names;
}

function sorted<T>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function generateApi(): ApiTable {
  const require = createRequire(import.meta.url);
  const sources = MODULES.map((name) => {
    const file = require.resolve(`${name}/package.json`).replace(/package\.json$/, "index.d.ts");
    return ts.createSourceFile(name, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  });
  const names = namesIn(sources);
  const table: Record<string, ApiTable[string]> = {};
  for (const source of sources) {
    const classes: Record<string, ApiClass> = {};
    const enums: Record<string, Record<string, string | number>> = {};
    const constants: Record<string, string | number> = {};
    const interfaces: Record<string, Record<string, string>> = {};
    for (const statement of source.statements) {
      if (ts.isEnumDeclaration(statement)) enums[statement.name.text] = enumOf(statement);
      else if (ts.isClassDeclaration(statement) && statement.name) {
        classes[statement.name.text] = classOf(statement, names);
      } else if (ts.isInterfaceDeclaration(statement)) {
        interfaces[statement.name.text] = fieldsOf(statement, names);
      } else if (ts.isVariableStatement(statement)) {
        for (const { name, initializer, type } of statement.declarationList.declarations) {
          constants[name.getText()] = initializer ? Number(initializer.getText()) : (type?.getText() ?? "");
        }
      }
    }
    table[source.fileName] = {
      constants,
      enums: sorted(enums),
      interfaces: sorted(interfaces),
      classes: sorted(classes),
    };
  }
  return table;
}

/** One member a line, so that a new release of the typings reads as a list of what changed. */
export function formatApi(table: ApiTable): string {
  const lines = (
    entries: Readonly<Record<string, unknown>>,
    indent: string,
    write: (value: unknown) => string,
  ) =>
    Object.entries(entries)
      .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${write(value)}`)
      .join(",\n");
  const oneClass = (value: unknown): string => {
    const { members, ...head } = value as ApiClass;
    const top = JSON.stringify(head).slice(1, -1);
    const body = Object.keys(members).length > 0 ? `{\n${lines(members, "   ", JSON.stringify)}\n  }` : "{}";
    return `{${top}${top ? "," : ""}"members":${body}}`;
  };
  const oneModule = (value: unknown): string => {
    const { constants, enums, interfaces, classes } = value as ApiTable[string];
    const plain = Object.entries({ enums, interfaces }).map(
      ([name, entries]) => ` "${name}": {\n${lines(entries, "  ", JSON.stringify)}\n },\n`,
    );
    return `{\n "constants": ${JSON.stringify(constants)},\n${plain.join("")} "classes": {\n${lines(classes, "  ", oneClass)}\n }\n}`;
  };
  return `{\n${lines(table, "", oneModule)}\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(API_FILE, formatApi(generateApi()));
  console.log(`Wrote ${API_FILE}`);
}
