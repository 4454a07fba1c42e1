import { expect, test } from "vitest";
import { readReport } from "../../../scripts/tools/validate/report.ts";

const seen = [
  {
    type: "info",
    message: "Behavior pack manifest found",
    path: "/behavior_pack/manifest.json",
    generatorId: "ITEMS",
  },
  {
    type: "info",
    message: "Resource pack manifest found",
    path: "/resource_pack/manifest.json",
    generatorId: "ITEMS",
  },
];
const passed = { type: "testPass", message: "Pack Icon completed successfully", generatorId: "CPACKICON" };

function printed(...items: readonly object[]): string {
  return JSON.stringify({
    schemaVersion: "1.0.0",
    command: "validate",
    projects: [{ name: "packs", items }],
  });
}

test("errors, failed tests and warnings are told apart, each in one line; the rest is left out", () => {
  const output = printed(
    ...seen,
    { type: "testFail", message: "Found 1 error in Pack Icon check", generatorId: "CPACKICON" },
    { type: "error", message: "pack_icon image file not found.", generatorId: "CPACKICON" },
    { type: "internalProcessingError", message: "Could not read", data: "a.png", generatorId: "TEXTURE" },
    { type: "warning", message: "Structure issue", data: "a list", path: "/a.json", generatorId: "JSON" },
    { type: "recommendation", message: "Newer formats exist", generatorId: "FORMATVER" },
    { type: "unknown", message: "No applicable items found", generatorId: "WORLD" },
    { type: "featureAggregate", message: "Blocks", generatorId: "ITEMS" },
    passed,
  );
  expect(readReport(output)).toEqual({
    ok: true,
    value: {
      errors: ["CPACKICON: pack_icon image file not found.", "TEXTURE: Could not read: a.png"],
      failures: ["CPACKICON: Found 1 error in Pack Icon check"],
      warnings: ["JSON: Structure issue: a list (/a.json)"],
    },
  });
});

test("an item of a kind that nobody has seen is an error", () => {
  const report = readReport(printed(...seen, passed, { type: "fatal", message: "Gone", generatorId: "NEW" }));
  expect(report).toMatchObject({ ok: true, value: { errors: ["NEW: Gone"] } });
});

test("lines of the log may stand before the report", () => {
  expect(readReport(`[INFO] Loading…\n${printed(...seen, passed)}\n`)).toMatchObject({ ok: true });
});

const [behavior, resource] = seen;
test.each([
  ["nothing", "", "its output cannot be read: "],
  ["a log alone", "[ERROR] no\n", "its output cannot be read: [ERROR] no"],
  [
    "half a report",
    '{"schemaVersion":"1.0.0","proj',
    'its output cannot be read: {"schemaVersion":"1.0.0","proj',
  ],
  ["a report without projects", '{"schemaVersion":"2"}', 'its output cannot be read: {"schemaVersion":"2"}'],
  ["a report of no project", '{"schemaVersion":"1.0.0","projects":[]}', "it ran no test."],
  ["a report without a test", printed(...seen), "it ran no test."],
  ["an empty folder", printed(passed), "it did not look at /behavior_pack/manifest.json."],
  ["half of the packs", printed(passed, behavior ?? {}), "it did not look at /resource_pack/manifest.json."],
  ["the other half", printed(passed, resource ?? {}), "it did not look at /behavior_pack/manifest.json."],
])("a validator that gives %s has not done its work", (_, output, reason) => {
  expect(readReport(output)).toEqual({ ok: false, reason });
});
