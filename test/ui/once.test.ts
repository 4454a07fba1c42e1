// What is worked out once for each object, and anew for every other, however alike.
import { expect, it } from "vitest";
import { once } from "../../scripts/ui/once.ts";

it("the same object gets the same answer, another one its own", () => {
  const asked: object[] = [];
  const doubled = once(({ value }: { readonly value: number }) => {
    asked.push({ value });
    return { value: value * 2 };
  });
  const two = { value: 2 };
  const answers = [doubled(two), doubled(two), doubled({ value: 2 }), doubled({ value: 3 })];
  expect(answers).toEqual([{ value: 4 }, { value: 4 }, { value: 4 }, { value: 6 }]);
  expect(answers[1]).toBe(answers[0]);
  expect(asked).toEqual([{ value: 2 }, { value: 2 }, { value: 3 }]);
});
