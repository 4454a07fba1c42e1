// `npm run soak -- --matches N --seed S`: random matches with faults, until they are over. Ends with 0 when all went
// well, with 1 when some did not, with 2 when it cannot be told what is wanted.
import { buildAddOn } from "../build/add-on.ts";
import { buildHostCore } from "../host/build-core.ts";
import { readArguments, type SoakArguments } from "./arguments.ts";
import { runAll } from "./jobs.ts";
import { failureText, Tally } from "./report.ts";

const MINUTE = 60_000;

async function soak(wanted: SoakArguments): Promise<0 | 1> {
  await Promise.all([buildAddOn(), buildHostCore()]);
  const { matches, seed, jobs } = wanted;
  console.log(`${matches} matches from seed ${seed} on, ${jobs} at a time.`);
  const tally = new Tally();
  const start = performance.now();
  const progress = (): string => tally.progress(matches, (performance.now() - start) / 1000);
  const timer = setInterval(() => console.log(progress()), MINUTE);
  await runAll(wanted, (outcome) => {
    tally.add(outcome);
    if (outcome.reason !== null) console.log(failureText(outcome, wanted.stakes));
  });
  clearInterval(timer);
  console.log(`${tally.counts()}\n${progress()}\n${tally.last()}`);
  return tally.failed === 0 ? 0 : 1;
}

const wanted = readArguments(process.argv.slice(2));
if (wanted.ok) process.exitCode = await soak(wanted.value);
else {
  console.error(wanted.reason);
  process.exitCode = 2;
}
