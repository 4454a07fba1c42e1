import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { WorldSave } from "../../../scripts/tools/host/core/world-save.ts";
import { KeptWorld } from "../../../scripts/tools/preview/kept-world.ts";

const SAVE: WorldSave = { properties: [["key", "value"]], players: [], chunks: {}, sessions: 3 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-"));
});

describe("the kept world", () => {
  test("comes back as it was written, and nothing but it is left in the folder", () => {
    new KeptWorld(folder, 8720).write(SAVE);
    expect(new KeptWorld(folder, 8720).read()).toEqual(SAVE);
    expect(readdirSync(folder)).toEqual(["8720.json"]);
  });

  test("is another one for each port", () => {
    new KeptWorld(folder, 8720).write(SAVE);
    expect(new KeptWorld(folder, 8721).read()).toBeUndefined();
  });

  test("is not written again when nothing has changed", () => {
    const kept = new KeptWorld(folder, 8720);
    kept.write(SAVE);
    writeFileSync(kept.path, "another hand");
    kept.write({ ...SAVE });
    expect(readFileSync(kept.path, "utf8")).toBe("another hand");
  });

  test("stays whole where it cannot be written", () => {
    const kept = new KeptWorld(folder, 8720);
    kept.write(SAVE);
    mkdirSync(`${kept.path}.new`);
    expect(() => kept.write({ ...SAVE, sessions: 4 })).toThrow(
      `The world cannot be kept in ${kept.path}: EISDIR`,
    );
    expect(new KeptWorld(folder, 8720).read()).toEqual(SAVE);
  });

  test("is left to another program that wrote the first one", () => {
    const [one, other] = [new KeptWorld(folder, 8720), new KeptWorld(folder, 8720)];
    for (const kept of [one, other]) expect(kept.read()).toBeUndefined();
    one.write(SAVE);
    expect(() => other.write({ ...SAVE, sessions: 5 })).toThrow("was changed by another program");
    expect(one.read()).toEqual(SAVE);
  });

  test("is left to another program that wrote it meanwhile", () => {
    new KeptWorld(folder, 8720).write(SAVE);
    const [one, other] = [new KeptWorld(folder, 8720), new KeptWorld(folder, 8720)];
    one.read();
    other.read();
    one.write({ ...SAVE, sessions: 4 });
    expect(() => other.write({ ...SAVE, sessions: 5 })).toThrow("was changed by another program");
    expect(one.read()).toEqual({ ...SAVE, sessions: 4 });
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '{"properties":[],"players":[]}',
    '{"properties":{},"players":[],"chunks":{},"sessions":1}',
  ])("that holds %j is refused by name and stays as it is", (text) => {
    const kept = new KeptWorld(folder, 8720);
    writeFileSync(kept.path, text);
    expect(() => kept.read()).toThrow(`${kept.path} holds no world that can be read`);
    expect(readFileSync(kept.path, "utf8")).toBe(text);
  });
});
