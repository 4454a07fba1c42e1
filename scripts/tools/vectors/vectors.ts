// npm run vectors -- FILE...: holds files of vectors against the engine. Ends with 0 when all hold, 1 when some
// do not, 2 when a file cannot be used.
import { checkVectors } from "./check.ts";
import { readText } from "./read-text.ts";

function run(files: readonly string[]): 0 | 1 | 2 {
  if (files.length === 0) {
    console.error("No file was named, expected at least one: npm run vectors -- FILE...");
    return 2;
  }
  const failures: string[] = [];
  let passed = 0;
  for (const file of files) {
    const text = readText(file);
    const checked = text.ok ? checkVectors(text.value) : text;
    if (!checked.ok) {
      console.error(`${file}: ${checked.reason}`);
      return 2;
    }
    failures.push(...checked.value.failures);
    passed += checked.value.passed;
  }
  for (const line of failures) console.log(line);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

process.exitCode = run(process.argv.slice(2));
