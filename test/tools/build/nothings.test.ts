import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { nothingsModule, withNothings } from "../../../scripts/tools/build/nothings.ts";

test("what is nothing gets a name, but in types, and lines stay", () => {
  expect(
    withNothings(`const found: string | null = null;
function made(value: string | undefined = undefined): null { return value === null ? null : found; }`),
  ).toBe(`const found: string | null =  shared$null ;
function made(value: string | undefined =  shared$undefined ): null { return value ===  shared$null  ?  shared$null  : found; }
import { shared$null, shared$undefined } from "shared:nothings";`);
});

test("a source without any stays as it is", () => {
  expect(withNothings("const one: null | 1 = 1;")).toBe("const one: null | 1 = 1;");
});

test("the names are what they stand for", () => {
  const { code } = transformSync(nothingsModule(), { format: "cjs" });
  const module = { exports: {} as Record<string, unknown> };
  new Function("module", code)(module);
  expect(module.exports).toEqual({ shared$null: null, shared$undefined: undefined });
  expect(Object.keys(module.exports)).toHaveLength(2);
});
