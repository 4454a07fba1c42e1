// `npm run host:gaps`: what the host only believes, and what the add-on calls but the host has no body for.
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { bundleCore } from "./build-core.ts";
import type { Evidence } from "./core/registry.ts";
import { openNodeVm } from "./drive/nodevm.ts";

interface BodyEvidence extends Evidence {
  readonly member: string;
}
interface Gaps {
  readonly missing: readonly string[];
  readonly believed: readonly BodyEvidence[];
}

/** "Class::member" for a declaration in Mojang's typings; undefined for anything else, interfaces included. */
function memberOf(symbol: ts.Symbol | undefined): string | undefined {
  const declaration = symbol?.declarations?.[0];
  const owner = declaration && ts.isClassDeclaration(declaration) ? declaration : declaration?.parent;
  if (!owner || !ts.isClassDeclaration(owner)) return undefined;
  const isMojangs = /node_modules\/@minecraft\//.test(owner.getSourceFile().fileName);
  const name = owner === declaration ? "construct" : symbol?.name;
  return isMojangs ? `${owner.name?.text}::${name}` : undefined;
}

/** What a node touches: a property read, one taken by destructuring, a class that is constructed. */
function touched(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name);
  if (ts.isNewExpression(node)) return checker.getTypeAtLocation(node.expression).symbol;
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? checker.getTypeAtLocation(node.parent).getProperty(name.text) : undefined;
}

/** All members used by the files reachable from `entry`, in order, by the compiler's own resolution of every name. */
export function usedMembers(entry: string, options: ts.CompilerOptions): string[] {
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    const member = memberOf(touched(node, checker));
    if (member) used.add(member);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file);
  return [...used].sort();
}

/** Events and answers have no bodies: their properties are what the host put into them. */
const ARE_RECORDS = /(Event|Response|Parameters|Origin|Error)::/;

export function gapsOf(used: readonly string[], bodies: readonly BodyEvidence[]): Gaps {
  const known = new Set(bodies.map(({ member }) => member));
  return {
    missing: used.filter((member) => !known.has(member) && !ARE_RECORDS.test(member)),
    believed: bodies.filter(({ kind }) => kind === "believed"),
  };
}

export async function gapsOfAddOn(): Promise<Gaps> {
  const session = await openNodeVm({ bundle: "", core: await bundleCore() });
  const [record] = session.send("evidence");
  session.dispose();
  const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
  const { config } = ts.readConfigFile(path("tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path(""));
  return gapsOf(usedMembers(path("main.ts"), options), record?.["bodies"] as BodyEvidence[]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { missing, believed } = await gapsOfAddOn();
  console.log(`Called by the add-on, no body in the host: ${missing.length}`);
  for (const member of missing) console.log(`  ${member}`);
  console.log(`Only believed: ${believed.length}`);
  for (const { member, source } of believed) console.log(`  ${member}: ${source}`);
}
