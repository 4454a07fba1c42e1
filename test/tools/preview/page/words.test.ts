import { expect, test } from "vitest";
import { nameOf, whereIs, whereSits } from "../../../../scripts/tools/preview/page/words.ts";

test.each([
  [0, 0, "in the middle"],
  [1, 0, "1 east of the middle"],
  [-2, 3, "3 south 2 west of the middle"],
  [0.5, -0.5, "1 north of the middle"],
])("what is at %d %d is %s", (x, z, words) => {
  expect(whereIs({ x, z })).toBe(words);
});

test("a table says by what name players know it, and whether it has a board", () => {
  const names = { "tabletop_yahtzee:oak_small_game_table": "Oak Small Game Table" };
  const table = (board: number) => ({
    ...{ x: 0, y: 64, z: 0, typeId: "tabletop_yahtzee:oak_small_game_table" },
    states: { "tabletop_yahtzee:board": board },
  });
  expect(nameOf(table(0), names)).toBe("Oak Small Game Table");
  expect(nameOf(table(1), names)).toBe("Oak Small Game Table with a board");
  expect(nameOf(table(0), {})).toBe("tabletop_yahtzee:oak_small_game_table");
});

test("who sits is told apart from who stands", () => {
  const ana = { name: "Ana", x: 0.5, y: 64, z: 1.5, yaw: 0, sits: true };
  expect(whereSits(ana)).toBe("Ana sits 1 south of the middle");
  expect(whereSits({ ...ana, sits: false })).toBe("Ana stands 1 south of the middle");
});
