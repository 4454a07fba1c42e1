import { expect, test } from "vitest";
import { holds } from "../../../../../scripts/tools/preview/page/scene/conditions.ts";

const STATES = { "minecraft:cardinal_direction": "north", "tabletop_yahtzee:board": 1 };

test.each([
  ["q.block_state('minecraft:cardinal_direction') == 'north'", true],
  ["q.block_state('minecraft:cardinal_direction') == 'south'", false],
  ["q.block_state('tabletop_yahtzee:board') == 1", true],
  ["q.block_state('tabletop_yahtzee:board') == 0", false],
  ["q.block_state('tabletop_yahtzee:board') == '1'", false],
  ["q.block_state('another:state') == 0", false],
])("%s is %s", (condition, expected) => {
  expect(holds(condition, STATES)).toBe(expected);
});

test.each([
  "q.block_state('tabletop_yahtzee:board') > 0",
  "!q.block_state('tabletop_yahtzee:board')",
  "q.block_state('a') == 1 && q.block_state('b') == 1",
])("any other form is refused by name: %s", (condition) => {
  expect(() => holds(condition, STATES)).toThrow(`The preview cannot read the condition "${condition}".`);
});
