import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { API_FILE, formatApi, generateApi } from "../../../../scripts/tools/host/api/generate.ts";

const table = generateApi();

test("api.json is what the installed typings give", () => {
  const same = readFileSync(API_FILE, "utf8") === formatApi(table);
  expect(
    same,
    "api.json no longer follows from the typings: run `npm run host:api` and read the difference.",
  ).toBe(true);
});

test("the table holds all that the typings declare", () => {
  const server = table["@minecraft/server"];
  const count = (entries: object | undefined) => Object.keys(entries ?? {}).length;
  // Counted by other means when version 2.10.0 was chosen.
  expect([count(server?.classes), count(server?.enums)]).toEqual([462, 67]);
  const members = Object.values(server?.classes ?? {}).reduce((sum, entry) => sum + count(entry.members), 0);
  const constructors = Object.values(server?.classes ?? {}).filter((entry) => entry.new).length;
  expect([members, constructors]).toEqual([643 + 906, 14]);
  expect(count(table["@minecraft/server-ui"]?.classes)).toBe(20);
});

test("privileges, arity, bounds, types and closures are read from the comments and signatures", () => {
  const classes = table["@minecraft/server"]?.classes;
  expect(classes?.["Dimension"]?.members["createExplosion"]).toEqual({
    kind: "method",
    mode: "r",
    args: [2, 3],
    types: ["o Vector3", "n number", "ou ExplosionOptions"],
    bounds: { "1": [0, 1000] },
  });
  expect(classes?.["PlayerInteractWithBlockBeforeEventSignal"]?.members["subscribe"]).toMatchObject({
    mode: "er",
    types: ["f Closure: (PlayerInteractWithBlockBeforeEvent) => void"],
    closure: "restricted",
  });
  expect(classes?.["StartupBeforeEventSignal"]?.members["subscribe"]).toMatchObject({ closure: "early" });
  expect(classes?.["ContainerSlot"]?.members["amount"]).toEqual({
    kind: "readwrite",
    mode: "r",
    type: "n number",
    bounds: [1, 255],
  });
  expect(classes?.["ItemStack"]?.new).toMatchObject({
    args: [1, 2],
    types: ["os ItemType | string", "nu number"],
  });
  expect(classes?.["Entity"]?.new).toBeUndefined();
});
