// npm run positions -- FILE...: holds files of solved positions against what the add-on advises. Ends with 0 when all is
// good enough, 1 when some is not, 2 when a file cannot be used.
import { readText } from "../vectors/read-text.ts";
import { checkPositions } from "./check.ts";

function run(files: readonly string[]): 0 | 1 | 2 {
  if (files.length === 0) {
    console.error("No file was named, expected at least one: npm run positions -- FILE...");
    return 2;
  }
  const failures: string[] = [];
  let [passed, valueError, decisionLoss] = [0, 0, 0];
  for (const file of files) {
    const text = readText(file);
    const checked = text.ok ? checkPositions(text.value) : text;
    if (!checked.ok) {
      console.error(`${file}: ${checked.reason}`);
      return 2;
    }
    failures.push(...checked.value.failures);
    passed += checked.value.passed;
    valueError = Math.max(valueError, checked.value.valueError);
    decisionLoss = Math.max(decisionLoss, checked.value.decisionLoss);
  }
  for (const line of failures) console.log(line);
  console.log(`${passed} passed, ${failures.length} failed`);
  console.log(
    `largest value error ${valueError.toFixed(6)}, largest decision loss ${decisionLoss.toFixed(6)}`,
  );
  return failures.length === 0 ? 0 : 1;
}

process.exitCode = run(process.argv.slice(2));
