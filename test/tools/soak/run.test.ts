// Runs of a soak: what is planted in the bundle is found, and a seed shows the same run again.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CHANCE_PROPERTY, type Ground, makeGround } from "../../../scripts/tools/soak/ground.ts";
import { failureText } from "../../../scripts/tools/soak/report.ts";
import { run } from "../../../scripts/tools/soak/run.ts";

const shipped = await makeGround();

/** The shipped bundle with a line beside it that does harm every five seconds, but not while the ground is made. */
function withPlanted(harm: string): Promise<Ground> {
  const bundle = readFileSync("dist/behavior_pack/scripts/main.js", "utf8");
  return makeGround(`${bundle}
import { ItemStack as PlantedStack, system as plantedSystem, world as plantedWorld } from "@minecraft/server";
plantedSystem.runInterval(() => {
  if (plantedWorld.getDynamicProperty("${CHANCE_PROPERTY}") === undefined) return;
  ${harm}
}, 100);`);
}

const OVERWORLD = `plantedWorld.getDimension("overworld")`;

describe("what is planted", () => {
  test.each([
    { what: "an error", harm: `throw new Error("planted");`, reason: /Error: planted/ },
    {
      what: "a promise that nobody catches",
      harm: `void Promise.reject(new Error("planted"));`,
      reason: /unhandled promise rejection: Error: planted/,
    },
    {
      what: "a line in the content log",
      harm: `console.error("planted");`,
      reason: /^planted$/,
    },
    {
      what: "a record that cannot be read",
      harm: `plantedWorld.setDynamicProperty("yahtzee:match:planted", "{}");`,
      reason: /^yahtzee:match:planted cannot be read: match.version/,
    },
    {
      what: "two seats in one chair",
      harm: `for (let copy = 0; copy < 2; copy++) ${OVERWORLD}.spawnEntity("tabletop_yahtzee:seat", { x: 9.5, y: 64.45, z: 9.5 });`,
      reason: /^more than one seat in the chair at minecraft:overworld 9 64 9/,
    },
    {
      what: "a game that is deleted",
      harm: `for (const key of plantedWorld.getDynamicPropertyIds()) {
        const isPlayed = String(plantedWorld.getDynamicProperty(key)).includes('"rollsUsed"');
        if (key.startsWith("yahtzee:match:") && isPlayed) plantedWorld.setDynamicProperty(key);
      }`,
      reason: /^the match \w+ ran and is in no record any more/,
    },
    {
      what: "a board out of nothing",
      harm: `${OVERWORLD}.spawnItem(new PlantedStack("tabletop_yahtzee:yahtzee_board"), { x: 9, y: 65, z: 9 });`,
      reason: /^\d+ boards where there were \d+, 0 of them on the ground/,
    },
  ])("is found: $what", async ({ harm, reason }) => {
    const ground = await withPlanted(harm);
    const reasons: (string | null)[] = [];
    for (let seed = 9; seed <= 12 && !reason.test(reasons.at(-1) ?? ""); seed++) {
      reasons.push((await run(ground, seed)).reason);
    }
    expect(reasons).toContainEqual(expect.stringMatching(reason));
  });

  test("fails its seed in the same way each time, and the report names the seed", async () => {
    const harm = `throw new Error("planted");`;
    const failure = await run(await withPlanted(harm), 9);
    expect(failure.reason).toContain("planted");
    expect(await run(await withPlanted(harm), 9)).toEqual(failure);
    expect(failureText(failure)).toContain("--matches 1 --seed 9\n");
  });
});

describe("a seed", () => {
  test("gives the same run again, to the last count, in the game's engine too", async () => {
    const first = await run(shipped, 77, "nodevm");
    await run(shipped, 78, "nodevm");
    expect(await run(shipped, 77, "nodevm")).toEqual(first);
    expect(await run(shipped, 77, "quickjs")).toEqual(first);
  });
});
