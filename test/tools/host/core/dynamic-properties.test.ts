import { expect, test } from "vitest";
import { utf8Length } from "../../../../scripts/tools/host/core/dynamic-properties.ts";
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

test("a vector is kept as a copy", async () => {
  const code = `
    const given = { x: 1, y: 2, z: 3, w: 4 };
    world.setDynamicProperty("a", given);
    given.x = 9;
    world.getDynamicProperty("a").y = 9;
    console.log(JSON.stringify(world.getDynamicProperty("a")));
    say(() => world.setDynamicProperty("a", { x: 1 }));`;
  expect(await saidInWorld(code)).toEqual([
    '{"x":1,"y":2,"z":3}',
    "TypeError: Native variant type conversion failed.",
  ]);
});

test("a text of 32,767 bytes fits and one more does not", async () => {
  const code = `
    say(() => world.setDynamicProperty("a", "x".repeat(32767)));
    say(() => world.setDynamicProperty("a", "ä".repeat(16384)));
    console.log(world.getDynamicProperty("a").length, world.getDynamicPropertyTotalByteCount());`;
  expect(await saidInWorld(code)).toEqual([
    "allowed: undefined",
    "ArgumentOutOfBoundsError: Unsupported or out of bounds value passed to function argument [1]. Value: 32768, Argument bounds: [0, 32767]",
    "32767 32768",
  ]);
});

test("undefined removes, and the rest is listed", async () => {
  const code = `
    world.setDynamicProperties({ a: 1, b: "b", c: true });
    world.setDynamicProperty("b", undefined);
    console.log(world.getDynamicPropertyIds().join(" "));
    world.clearDynamicProperties();
    console.log(world.getDynamicPropertyIds().length);`;
  expect(await saidInWorld(code)).toEqual(["a c", "0"]);
});

test("bytes are counted as UTF-8", () => {
  expect(["a", "é", "€", "🎲"].map(utf8Length)).toEqual([1, 2, 3, 4]);
});
