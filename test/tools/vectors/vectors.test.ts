// The command line of the vectors: what it prints and its exit status.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const CLASSIC = "test/fixtures/vectors/classic.json";

function vectors(...files: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/tools/vectors/vectors.ts", ...files],
    { cwd: ROOT, encoding: "utf8" },
  );
  return { stdout, stderr, status };
}

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vectors-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe("npm run vectors", () => {
  it("prints only the count and ends with 0 when all files hold", () => {
    expect(vectors(CLASSIC, "test/fixtures/vectors/solitaire.json")).toEqual({
      stdout: "103 passed, 0 failed\n",
      stderr: "",
      status: 0,
    });
  });

  it("prints a line for each failure of every file and ends with 1", () => {
    const wrong = (id: string) =>
      written(
        `${id}.json`,
        JSON.stringify({
          vectors: [
            { id, rules: "yahtzee.classic", type: "upperBonus", upperTotal: 63, expect: { bonus: 0 } },
          ],
        }),
      );
    expect(vectors(wrong("first"), CLASSIC, wrong("second"))).toEqual({
      stdout: [
        'first: expected {"bonus":0}, got {"bonus":35}',
        'second: expected {"bonus":0}, got {"bonus":35}',
        "94 passed, 2 failed",
        "",
      ].join("\n"),
      stderr: "",
      status: 1,
    });
  });

  it.each([
    ["rules", { rules: "bunco" }, 'rules is "bunco", expected one of'],
    ["a type", { rules: "kismet", type: "guess" }, 'type is "guess", expected one of'],
    [
      "a category",
      { rules: "yatzy", type: "score", dice: [1, 2, 3, 4, 5], category: "villa", expect: { points: 0 } },
      'category is "villa", expected a category of these rules (ones, ',
    ],
  ])("ends with 2 and names the file when one has %s that nobody knows", (_, vector, sentence) => {
    const path = written("unknown.json", JSON.stringify({ vectors: [{ id: "b1", expect: {}, ...vector }] }));
    const { stdout, stderr, status } = vectors(CLASSIC, path);
    expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
    expect(stderr).toContain(`${path}: b1: ${sentence}`);
  });

  it("ends with 2 and names the file when there is none", () => {
    const path = join(folder, "missing.json");
    const { stdout, stderr, status } = vectors(path);
    expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
    expect(stderr).toContain(`${path}: this file cannot be read: ENOENT`);
  });

  it("ends with 2 and says how to call it when no file is named", () => {
    expect(vectors()).toEqual({
      stdout: "",
      stderr: "No file was named, expected at least one: npm run vectors -- FILE...\n",
      status: 2,
    });
  });
});
