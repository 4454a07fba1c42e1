import { expect, test } from "vitest";
import { saidInWorld } from "./small-host.ts";

test("true, false, texts and numbers come back as they were", async () => {
  const values = `[true, false, "", "string", 1, 0, -1]`;
  const code = `${values}.forEach((value) => { world.setDynamicProperty("a", value); console.log(JSON.stringify(world.getDynamicProperty("a"))); });`;
  expect(await saidInWorld(code)).toEqual(["true", "false", '""', '"string"', "1", "0", "-1"]);
});

test("Infinity is refused in the game's words", async () => {
  expect(await saidInWorld(`say(() => world.setDynamicProperty("a", Infinity));`)).toEqual([
    "TypeError: Native variant type conversion failed.",
  ]);
});

test("a vector, which the typings allow, is refused by name", async () => {
  const [line] = await saidInWorld(`say(() => world.setDynamicProperty("a", { x: 1, y: 2, z: 3 }));`);
  expect(line).toMatch(/^NotEmulated: A vector as a dynamic property /);
});

test("a text of 32,767 bytes fits and one more does not", async () => {
  const code = `
    say(() => world.setDynamicProperty("a", "x".repeat(32767)));
    say(() => world.setDynamicProperty("a", "ä".repeat(16384)));
    console.log(world.getDynamicProperty("a").length);`;
  expect(await saidInWorld(code)).toEqual([
    "allowed: undefined",
    "ArgumentOutOfBoundsError: Unsupported or out of bounds value passed to function argument [1]. Value: 32768, Argument bounds: [0, 32767]",
    "32767",
  ]);
});

test("undefined removes, and bytes are counted as UTF-8", async () => {
  const code = `
    world.setDynamicProperty("a", "€".repeat(10922));
    say(() => world.setDynamicProperty("a", "🎲".repeat(8192)));
    world.setDynamicProperty("a", undefined);
    say(() => world.getDynamicProperty("a"));`;
  expect(await saidInWorld(code)).toEqual([
    expect.stringContaining("Value: 32768, Argument bounds: [0, 32767]"),
    "allowed: undefined",
  ]);
});
