// The layers: who may import whom, what shipped code must not contain, and how large what stands in for the game may
// be. Each check first proves that it catches a planted violation.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path/posix";
import { describe, expect, test } from "vitest";

interface Source {
  /** From the folder of scripts, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** What each folder may import: folders of scripts by name, packages as they are written. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: ["engine"],
  match: ["engine", "match"],
  ui: ["engine", "match", "ui"],
  minecraft: ["engine", "match", "ui", "minecraft", "@minecraft/server", "@minecraft/server-ui"],
  "main.ts": ["engine", "match", "ui", "minecraft", "@minecraft/server", "@minecraft/server-ui"],
};

function sources(): readonly Source[] {
  return readdirSync("scripts", { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !path.startsWith("tools/"))
    .map((path) => ({ path, text: readFileSync(join("scripts", path), "utf8") }));
}

function layerOf(path: string): string {
  return path.split("/")[0] ?? "";
}

function importsOf({ path, text }: Source): readonly string[] {
  return [
    ...text.matchAll(/^(?:import|export)\b[^;]*?from "([^"]+)";|^import "([^"]+)";|\bimport\("([^"]+)"\)/gm),
  ].map(([, from, bare, dynamic]) => {
    const target = from ?? bare ?? dynamic ?? "";
    return target.startsWith(".") ? layerOf(relative("", join(dirname(path), target))) : target;
  });
}

function layerViolations(all: readonly Source[]): readonly string[] {
  return all.flatMap((source) =>
    importsOf(source)
      .filter((target) => MAY_IMPORT[layerOf(source.path)]?.includes(target) !== true)
      .map((target) => `scripts/${source.path} imports ${target}: ${layerOf(source.path)} may not.`),
  );
}

const FORBIDDEN: readonly { readonly pattern: RegExp; readonly where: RegExp; readonly why: string }[] = [
  { pattern: /\brunCommand/, where: /./, why: "commands are strings that nobody checks; use the API" },
  {
    pattern: /\bruleSet(\.id)? [!=]==/,
    where: /^(?!engine\/rule-sets\/)/,
    why: "let the rule set declare it as data",
  },
  {
    pattern: /\bMath\.random\b/,
    where: /^(?!minecraft\/random-ids\.ts)/,
    why: "chance comes from the match's seed",
  },
  { pattern: /\bconsole\./, where: /^(?!minecraft\/log\.ts)/, why: "write through minecraft/log.ts" },
];

function forbiddenIn(all: readonly Source[]): readonly string[] {
  return all.flatMap(({ path, text }) =>
    FORBIDDEN.filter(({ pattern, where }) => where.test(path) && pattern.test(text)).map(
      ({ pattern, why }) => `scripts/${path} contains ${pattern.source}: ${why}.`,
    ),
  );
}

describe("layers", () => {
  test.each([
    ['import { world } from "@minecraft/server";', "@minecraft/server"],
    ['import type { Match } from "../match/match.ts";', "match"],
    ['export { say } from "../ui/text.ts";', "ui"],
    ['import "../minecraft/log.ts";', "minecraft"],
    ['const later = import("../tools/build/build.ts");', "tools"],
    ['import {\n  readFileSync,\n} from "node:fs";', "node:fs"],
  ])("a planted violation is caught: %s", (text, target) => {
    expect(layerViolations([{ path: "engine/planted.ts", text }])).toEqual([
      `scripts/engine/planted.ts imports ${target}: engine may not.`,
    ]);
  });

  test("nothing imports against the arrows", () => {
    expect(layerViolations(sources())).toEqual([]);
  });

  test("all of scripts is looked at", () => {
    const layers = new Set(sources().map(({ path }) => layerOf(path)));
    expect([...layers].sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });
});

describe("shipped code", () => {
  test.each([
    'player.runCommand("kill");',
    'if (game.rules.ruleSet === "classic") return;',
    "if (ruleSet.id !== other) return;",
    "const roll = Math.random();",
    'console.warn("here");',
  ])("a planted violation is caught: %s", (text) => {
    expect(forbiddenIn([{ path: "engine/planted.ts", text }])).toHaveLength(1);
  });

  test("contains nothing that is forbidden", () => {
    expect(forbiddenIn(sources())).toEqual([]);
  });
});

/** The host's generated table of the game's API is JSON, and so is not counted. */
function standIns(): readonly Source[] {
  return ["tools/host", "tools/preview"].flatMap((folder) =>
    readdirSync(`scripts/${folder}`, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(ts|html|css)$/.test(path))
      .map((path) => ({
        path: `${folder}/${path}`,
        text: readFileSync(`scripts/${folder}/${path}`, "utf8"),
      })),
  );
}

const bytesOf = (all: readonly Source[]): number =>
  all.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

function sizeProblems(standIn: readonly Source[], shipped: readonly Source[]): readonly string[] {
  const [own, limit] = [bytesOf(standIn), bytesOf(shipped)];
  return own < limit
    ? []
    : [`Host and preview have ${own} bytes; right is less than the ${limit} that ship.`];
}

describe("host and preview", () => {
  test("a planted excess is caught, to the byte", () => {
    const shipped = [{ path: "main.ts", text: "die ⚅ " }];
    expect(sizeProblems([{ path: "tools/host/planted.ts", text: "1234567" }], shipped)).toEqual([]);
    expect(sizeProblems([{ path: "tools/host/planted.ts", text: "12345678" }], shipped)).toEqual([
      "Host and preview have 8 bytes; right is less than the 8 that ship.",
    ]);
  });

  test("all that is written by hand is counted: scripts, pages and styles of both", () => {
    const kinds = standIns().map(({ path }) => path.replace(/^tools\/(\w+)\/.*\./, "$1 "));
    expect([...new Set(kinds)].sort()).toEqual(["host ts", "preview css", "preview html", "preview ts"]);
  });

  test("stay smaller than the shipped layers", () => {
    expect(sizeProblems(standIns(), sources())).toEqual([]);
  });
});

describe("tests", () => {
  const MIRRORED = ["engine", "match", "ui", "tools"];

  test("stand where the file that they test stands", () => {
    const files = readdirSync("test", { recursive: true, encoding: "utf8" }).map((path) =>
      path.replaceAll("\\", "/"),
    );
    const scripts = new Set(
      readdirSync("scripts", { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/")),
    );
    const orphans = files.filter(
      (path) =>
        path.endsWith(".test.ts") &&
        MIRRORED.includes(layerOf(path)) &&
        !scripts.has(path.replace(/\.test\.ts$/, ".ts")) &&
        // The tests of one file may fill a folder of its name.
        !scripts.has(`${dirname(path)}.ts`),
    );
    expect(orphans).toEqual([]);
  });
});
