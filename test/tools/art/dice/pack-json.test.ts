import { expect, test } from "vitest";
import { packJson } from "../../../../scripts/tools/art/dice/pack-json.ts";

test("what has no objects in it stands on one line, lists of lists too", () => {
  expect(packJson({ a: 1, b: [0.5, [true, "x"]] })).toBe('{ "a": 1, "b": [0.5, [true, "x"]] }\n');
  expect(packJson({})).toBe("{}\n");
});

test("an object in an object, or one of several in a list, has lines of its own", () => {
  expect(packJson({ list: [{ a: 1 }, { b: {} }], one: [{ c: 2 }] })).toBe(`{
  "list": [
    { "a": 1 },
    {
      "b": {}
    }
  ],
  "one": [{ "c": 2 }]
}
`);
});

test("what would pass the end of the line is taken apart", () => {
  const long = "x".repeat(51);
  expect(packJson([long, long])).toBe(`["${long}", "${long}"]\n`);
  expect(packJson([`${long}x`, long])).toBe(`[\n  "${long}x",\n  "${long}"\n]\n`);
});
