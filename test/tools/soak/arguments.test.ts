// What may be said to `npm run soak`, and the sentence for everything else.
import { describe, expect, test } from "vitest";
import { readArguments } from "../../../scripts/tools/soak/arguments.ts";

describe("the arguments of a soak", () => {
  test("may all be given", () => {
    const line = "--matches 300 --seed 7 --jobs 2 --engine quickjs --bundle main.js";
    expect(readArguments(line.split(" "))).toEqual({
      ok: true,
      value: { matches: 300, seed: 7, jobs: 2, engine: "quickjs", bundle: "main.js" },
    });
  });

  test.each([
    ["--stakes", { stakes: "whole" }],
    ["--stakes beyond", { stakes: "beyond" }],
    ["--stakes --matches 5", { stakes: "whole", matches: 5 }],
  ])("say whether it is played for stakes, and with what no add-on can help: %s", (line, value) => {
    expect(readArguments(line.split(" "))).toMatchObject({ ok: true, value });
    expect(readArguments([])).not.toMatchObject({ value: { stakes: expect.anything() } });
  });

  test("may all be left out: a thousand matches from some seed on, on every core", () => {
    const read = readArguments([]);
    expect(read).toMatchObject({ ok: true, value: { matches: 1000 } });
    expect(read.ok && Number.isInteger(read.value.seed) && read.value.jobs >= 1).toBe(true);
  });

  test.each([
    ["--matches 0", "--matches is a whole number from 1 to 1000000, not 0."],
    ["--matches 1.5", "--matches is a whole number from 1 to 1000000, not 1.5."],
    ["--matches many", "--matches is a whole number from 1 to 1000000, not many."],
    ["--seed -1", "Option '--seed' argument is ambiguous."],
    ["--seed=-1", "--seed is a whole number from 0 to 4294967295, not -1."],
    ["--jobs 65", "--jobs is a whole number from 1 to 64, not 65."],
    ["--engine v8", "--engine is quickjs or nodevm, not v8."],
    ["--match 3", "Unknown option '--match'"],
    ["--stakes=many", "--stakes stands alone or before beyond, not before many."],
    ["--stakes many", "Unexpected argument 'many'"],
    ["7", "Unexpected argument '7'"],
  ])("are refused with what would be right: %s", (line, sentence) => {
    const read = readArguments(line.split(" "));
    expect(read.ok ? "" : read.reason).toContain(sentence);
    expect(read.ok ? "" : read.reason).toContain("\n\nnpm run soak -- [--matches N] [--seed S]");
  });
});
