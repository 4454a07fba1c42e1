// Random matches by random and careless players, with faults: nothing goes wrong, and each match can be played to its
// end. `npm run check` plays 240, `npm run soak` as many as one likes.
import { expect, test } from "vitest";
import { makeGround } from "../../scripts/tools/soak/ground.ts";
import { failureText } from "../../scripts/tools/soak/report.ts";
import { run } from "../../scripts/tools/soak/run.ts";

const ground = await makeGround();

test.each([1, 31])("thirty random matches from seed %d on go on", async (from) => {
  const failures: string[] = [];
  for (let seed = from; seed < from + 30; seed++) {
    const outcome = await run(ground, seed);
    if (outcome.reason !== null) failures.push(failureText(outcome));
  }
  expect(failures).toEqual([]);
});
