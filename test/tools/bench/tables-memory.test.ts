import { expect, test } from "vitest";
import { tablesMemory } from "../../../scripts/tools/bench/tables-memory.ts";

test("all tables together take no more than 16 MiB of the game's engine", async () => {
  expect(await tablesMemory()).toBeLessThanOrEqual(16);
});
