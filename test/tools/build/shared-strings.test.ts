import { expect, test } from "vitest";
import {
  sharedModule,
  sharedStrings,
  withSharedStrings,
} from "../../../scripts/tools/build/shared-strings.ts";
import { parsed } from "../../../scripts/tools/build/sources.ts";

const SOURCE = `import { say } from "somewhere-else";
type Kind = "somewhere-else" | "here";
const kinds = ["somewhere-else", "here"];
const same = { "somewhere-else": "somewhere-else" };
say("here", "somewhere-else");
`;

test("a string that stands in several places is shipped once, but where it is no value", () => {
  const names = sharedStrings([parsed(SOURCE)]);
  expect([...names]).toEqual([["somewhere-else", "shared$0"]]);
  expect(sharedModule(names)).toBe(`export let shared$0 = "somewhere-else";`);
  expect(withSharedStrings(SOURCE, names)).toBe(`import { say } from "somewhere-else";
type Kind = "somewhere-else" | "here";
const kinds = [ shared$0 , "here"];
const same = { "somewhere-else":  shared$0  };
say("here",  shared$0 );

import { shared$0 } from "shared:strings";`);
});

test("a source without any stays as it is", () => {
  expect(withSharedStrings("const one = 1;", new Map([["two", "shared$0"]]))).toBe("const one = 1;");
});
