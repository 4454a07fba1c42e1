// Which members of the game's classes a program touches, by the compiler's own resolution of every name in it.
import ts from "typescript";

/** "Class::member" for a declaration in Mojang's typings; undefined for anything else, interfaces included. */
function memberOf(symbol: ts.Symbol | undefined): string | undefined {
  const declaration = symbol?.declarations?.[0];
  const owner = declaration?.parent;
  if (!declaration || !owner || !ts.isClassDeclaration(owner) || !owner.name) return undefined;
  if (!/node_modules\/@minecraft\/(server|server-ui|common)\//.test(owner.getSourceFile().fileName))
    return undefined;
  return `${owner.name.text}::${ts.isConstructorDeclaration(declaration) ? "construct" : symbol?.name}`;
}

/** Destructuring reads a property as well: `const { player } = event`. */
function namedProperty(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name);
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? checker.getTypeAtLocation(node.parent).getProperty(name.text) : undefined;
}

function constructed(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (!ts.isNewExpression(node)) return undefined;
  const declared = checker.getTypeAtLocation(node.expression).symbol?.declarations?.[0];
  const inTypings = declared && /node_modules\/@minecraft\//.test(declared.getSourceFile().fileName);
  return inTypings && ts.isClassDeclaration(declared) && declared.name
    ? `${declared.name.text}::construct`
    : undefined;
}

/** All members used by the files reachable from `entry`, in order. */
export function usedMembers(entry: string, options: ts.CompilerOptions): string[] {
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    const member = memberOf(namedProperty(node, checker)) ?? constructed(node, checker);
    if (member) used.add(member);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file);
  return [...used].sort();
}
