import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/support/fail-on-console.ts"],
    globalSetup: ["test/support/build-once.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
