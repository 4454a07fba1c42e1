import { describe, expect, test } from "vitest";
import { molang, type Scope } from "../../../../../scripts/tools/preview/page/scene/molang.ts";

const scope = (variables: Record<string, number> = {}): Scope => ({
  variables,
  query: (name, argument) =>
    ({ life_time: 2.5, "property my:face": 4 })[[name, argument].join(" ").trim()] ?? 0,
});
const worth = (source: string | number, variables = {}): number => molang(source)(scope(variables));

test.each([
  [7, 7],
  ["1 + 2 * 3 - 4 / 2", 5],
  ["(1 + 2) * 3", 9],
  ["10 - 2 - 3", 5],
  ["-2 * -(1 + 0.5)", 3],
  ["2 - -1", 3],
  ["1 + 1 < 3", 1],
  ["1 < 2 == 2 > 1", 1],
  ["3 <= 2", 0],
  ["3 >= 3", 1],
  ["3 != 3", 0],
  ["1 > 2 ? 10 : 20", 20],
  ["0 ? 1 : 0 ? 2 : 3", 3],
  ["2 ? (0 ? 1 : 4) : 3", 4],
  ["math.sin(90) + math.cos(180)", 0],
  ["math.abs(-3) + math.mod(7, 4)", 6],
  ["math.clamp(5, 0, 1) + math.clamp(-5, 0, 1)", 1],
  ["math.min(1, 2) + math.max(1, 2)", 3],
  ["math.lerp(10, 20, 0.25)", 12.5],
  ["math.floor(2.9) + math.random(5, 5)", 7],
  ["q.life_time * 2", 5],
  ["q.property('my:face') == 4", 1],
  ["v.spin * variable.spin", 9],
  ["v.a = 2; v.b = v.a + v.spin; v.b * 10;", 0],
])("%s is %d", (source, value) => {
  expect(worth(source, { "v.spin": 3 })).toBeCloseTo(value, 12);
});

test("what is set lasts for the expressions after it", () => {
  const kept = scope();
  molang("v.last = q.life_time; v.seen = v.last > 1;")(kept);
  expect(kept.variables).toEqual({ "v.last": 2.5, "v.seen": 1 });
  expect(molang("v.last + v.seen")(kept)).toBe(3.5);
});

describe("what is not read here is refused with its source", () => {
  test.each([
    ["math.sqrt(4)", 'The preview cannot read "math.sqrt" in the Molang math.sqrt(4)'],
    ["loop(3, {})", "The preview cannot read the Molang {})"],
    ["1 +", 'The preview cannot read "the end" in the Molang 1 +'],
    ["(1 + 2", 'The preview cannot read "the end" in the Molang (1 + 2'],
    ["1 2", 'The preview cannot read "2" in the Molang 1 2'],
    ["v.a ? 1", 'The preview cannot read "the end" in the Molang v.a ? 1'],
    ["1 = 2", 'The preview cannot read "=" in the Molang 1 = 2'],
    ["context.x", 'The preview cannot read "context.x" in the Molang context.x'],
  ])("%s", (source, message) => {
    expect(() => molang(source)).toThrow(message);
  });

  test("a variable that was never set", () => {
    expect(() => worth("1 + v.spin")).toThrow("v.spin has no value yet in the Molang 1 + v.spin");
  });
});
