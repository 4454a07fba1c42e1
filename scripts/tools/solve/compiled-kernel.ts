// Compiles the loop in which solving spends its time.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const COMPILER = fileURLToPath(import.meta.resolve("assemblyscript/bin/asc.js"));
const SOURCE = fileURLToPath(new URL("kernel/turn.ts", import.meta.url));
/** More optimizing than this unrolls loops, and is slower. */
const OPTIONS = "--runtime stub --enable simd --noAssert --optimizeLevel 1".split(" ");

let compiled: WebAssembly.Module | undefined;

/** WebAssembly of `kernel/turn.ts`, which takes two seconds the first time. */
export function compiledKernel(): WebAssembly.Module {
  compiled ??= compile();
  return compiled;
}

/** By a process of its own, since whatever loads TypeScript here would read the whole compiler as such. */
function compile(): WebAssembly.Module {
  const folder = mkdtempSync(join(tmpdir(), "kernel-"));
  try {
    const file = join(folder, "turn.wasm");
    const { status, stderr } = spawnSync(
      process.execPath,
      [COMPILER, SOURCE, ...OPTIONS, "--outFile", file],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`The solver's kernel does not compile. ${stderr}`);
    return new WebAssembly.Module(readFileSync(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
