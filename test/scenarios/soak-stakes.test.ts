// Random matches for item stakes, with every fault but the two that no add-on can help: every single thing, each with a
// mark of its own, ends with the player whom the rules name. Those two are in test/tools/soak/stakes/moments.test.ts;
// `npm run check` plays ten times as many, `npm run soak -- --stakes` as many as one likes.
import { expect, test } from "vitest";
import { makeGround } from "../../scripts/tools/soak/ground.ts";
import { failureText } from "../../scripts/tools/soak/report.ts";
import { run } from "../../scripts/tools/soak/run.ts";
import { BESIDE_STAKES } from "../../scripts/tools/soak/stakes/beside.ts";

const ground = await makeGround(undefined, BESIDE_STAKES);
test.each([1, 21])(
  "twenty random matches for stakes from seed %d on pay whom the rules name",
  async (from) => {
    const failures: string[] = [];
    for (let seed = from; seed < from + 20; seed++) {
      const outcome = await run(ground, seed, undefined, "whole");
      if (outcome.reason !== null) failures.push(failureText(outcome, "whole"));
    }
    expect(failures).toEqual([]);
  },
);
