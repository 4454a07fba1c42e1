import { expect, test } from "vitest";
import { holds } from "../../../../scripts/tools/host/core/conditions.ts";

const STATES = { "minecraft:cardinal_direction": "north", "tiny:fitted": 1 };

test.each([
  ["q.block_state('minecraft:cardinal_direction') == 'north'", true],
  ["q.block_state('minecraft:cardinal_direction') == 'south'", false],
  ["q.block_state('tiny:fitted') == 1", true],
  ["q.block_state('tiny:fitted') == -1", false],
  ["q.block_state('tiny:fitted') == '1'", false],
  ["q.block_state('another:state') == 0", false],
  ["q.block_state('tiny:fitted') == 1 && q.block_state('minecraft:cardinal_direction') == 'north'", true],
  ["q.block_state('tiny:fitted') == 1 && q.block_state('minecraft:cardinal_direction') == 'south'", false],
  ["q.block_state('tiny:fitted') == 0 && q.block_state('minecraft:cardinal_direction') == 'north'", false],
])("%s is %s", (condition, expected) => {
  expect(holds(condition, STATES)).toBe(expected);
});

test.each([
  "q.block_state('tiny:fitted') > 0",
  "!q.block_state('tiny:fitted')",
  "q.block_state('a') == 1 || q.block_state('b') == 1",
  "q.block_state('a') == 1 && q.is_sheared",
])("any other form is refused by name: %s", (condition) => {
  expect(() => holds(condition, STATES)).toThrow(`This host cannot read the condition "${condition}".`);
});
