// A test that prints has found something nobody asserted: it fails.
import { afterEach, beforeEach, vi } from "vitest";

const LEVELS = ["log", "info", "warn", "error"] as const;
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const level of LEVELS) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      printed.push(`${level}: ${words.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (printed.length > 0) throw new Error(`The test printed to the console:\n${printed.join("\n")}`);
});
