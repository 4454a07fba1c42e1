import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Vitest begins with the largest files; these take longest, and one begun last would keep a core waiting for it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => /(tools|scenarios)\/soak/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["compile-late", "fail-on-console", "close-worlds"].map((name) => `test/support/${name}.ts`),
    globalSetup: ["test/support/build-once.ts"],
    // A process for each file would load the engines and everything else anew, for a third of the whole time.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
  },
});
