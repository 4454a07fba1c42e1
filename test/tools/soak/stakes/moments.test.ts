// Runs with stakes that go back to earlier moments: they are the same each time, and where stores are of different ages
// each difference is something that was on its way, and goes to no third.
import { describe, expect, test } from "vitest";
import { makeGround } from "../../../../scripts/tools/soak/ground.ts";
import { failureText } from "../../../../scripts/tools/soak/report.ts";
import { run } from "../../../../scripts/tools/soak/run.ts";
import { BESIDE_STAKES } from "../../../../scripts/tools/soak/stakes/beside.ts";

const ground = await makeGround(undefined, BESIDE_STAKES);

describe("a seed with stakes", () => {
  test.each(["whole", "beyond"] as const)("gives the same run again, %s", async (stakes) => {
    const first = await run(ground, 77, "nodevm", stakes);
    await run(ground, 78, "nodevm", stakes);
    expect(await run(ground, 77, "nodevm", stakes)).toEqual(first);
    expect(await run(ground, 77, "quickjs", stakes)).toEqual(first);
  });

  test("never has what is beyond any add-on where that is not wanted", async () => {
    const done = async (stakes: "whole" | "beyond"): Promise<readonly string[]> => {
      const names: string[] = [];
      for (let seed = 1; seed <= 12; seed++) {
        names.push(...(await run(ground, seed, "nodevm", stakes)).counts.map(([name]) => name));
      }
      return ["a crash while stakes move", "another add-on removes the pots"].filter((name) =>
        names.includes(name),
      );
    };
    expect(await done("whole")).toEqual([]);
    expect(await done("beyond")).toEqual(["a crash while stakes move", "another add-on removes the pots"]);
  });
});

describe("random matches with what no add-on can help", () => {
  // `npm run check` plays ten times these.
  test.each([1, 21])("double nothing and give nothing to a third: twenty from seed %d on", async (from) => {
    const failures: string[] = [];
    for (let seed = from; seed < from + 20; seed++) {
      const outcome = await run(ground, seed, undefined, "beyond");
      if (outcome.reason !== null) failures.push(failureText(outcome, "beyond"));
    }
    expect(failures).toEqual([]);
  });
});
