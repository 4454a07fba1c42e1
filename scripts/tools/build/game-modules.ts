// One import statement for each module of the game: the bundler would leave one for every file of ours that wants it,
// which makes the bundle a kilobyte larger.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";

/** Each module is imported by one that gives on what files want of it. @param sources their folder. */
export function gameModules(sources: string): Plugin {
  return {
    name: "game-modules",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@minecraft\// }, ({ path, namespace }) =>
        namespace === "game" ? { external: true } : { path, namespace: "game" },
      );
      onLoad({ filter: /./, namespace: "game" }, ({ path }) => ({
        contents: `export { ${wanted(path, sources).join(", ")} } from "${path}";`,
      }));
    },
  };
}

/** What the files import by name, types left out. */
function wanted(module: string, sources: string): readonly string[] {
  const names = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("tools"))
    .flatMap((file) => {
      const imports = readFileSync(join(sources, file), "utf8").matchAll(
        /^import \{([^}]+)\} from "(.+)";/gm,
      );
      return [...imports].flatMap(([, list = "", from]) => (from === module ? list.split(",") : []));
    });
  return [...new Set(names.map((name) => name.trim()))].filter((name) => /^\w+$/.test(name));
}
