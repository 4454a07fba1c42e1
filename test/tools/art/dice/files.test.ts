import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DICE_FILES } from "../../../../scripts/tools/art/dice/files.ts";
import { PROJECT_ROOT } from "../../../../scripts/tools/build/add-on.ts";

test.each(Object.entries(DICE_FILES))(
  "%s follows from scripts/tools/art/dice: else `npm run art`",
  (path, source) => {
    expect(readFileSync(join(PROJECT_ROOT, path), "utf8")).toBe(source);
  },
);
