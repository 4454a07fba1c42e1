import { expect, test } from "vitest";
import { median } from "../../../scripts/tools/bench/median.ts";

test.each([
  [[7], 7],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 3],
])("the median of %j is %d", (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});
