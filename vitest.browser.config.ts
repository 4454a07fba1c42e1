import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/browser/**/*.browser.ts"],
    setupFiles: ["test/support/fail-on-console.ts"],
    globalSetup: ["test/support/build-once.ts"],
    // Most of the time is waiting.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
