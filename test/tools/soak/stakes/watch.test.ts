// The oracle at its post in whole runs: what is planted beside the shipped bundle and does wrong to stakes is found.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHANCE_PROPERTY, makeGround } from "../../../../scripts/tools/soak/ground.ts";
import { run } from "../../../../scripts/tools/soak/run.ts";
import { BESIDE_STAKES } from "../../../../scripts/tools/soak/stakes/beside.ts";

/** Lines that run every two seconds for each slot of each pot in which something lies, but not while the ground is made. */
function planted(harm: string): string {
  return `${readFileSync("dist/behavior_pack/scripts/main.js", "utf8")}
import { system as plantedSystem, world as plantedWorld } from "@minecraft/server";
plantedSystem.runInterval(() => {
  const players = plantedWorld.getAllPlayers();
  if (plantedWorld.getDynamicProperty("${CHANCE_PROPERTY}") === undefined || players.length === 0) return;
  const pocketsOf = (entity) => entity.getComponent("minecraft:inventory").container;
  const pockets = pocketsOf(players[players.length - 1]);
  const free = () => [...Array(pockets.size).keys()].find((slot) => pockets.getItem(slot) === undefined) ?? 0;
  const overworld = plantedWorld.getDimension("overworld");
  for (const entity of overworld.getEntities({ type: "tabletop_yahtzee:pot" })) {
    const pot = pocketsOf(entity);
    for (let slot = 0; slot < pot.size; slot++) if (pot.getItem(slot) !== undefined) { ${harm} }
  }
}, 40);`;
}

test.each([
  {
    what: "doubling what lies in a pot",
    harm: "pockets.setItem(free(), pot.getItem(slot));",
    reason: /^\d+ of .* come from nowhere/,
  },
  {
    what: "taking something out of a pot",
    harm: "pot.moveItem(slot, free(), pockets);",
    reason: /gets \d+ of .* out of a pot, and/,
  },
  {
    what: "destroying what lies in a pot",
    harm: "pot.setItem(slot, undefined);",
    reason: /^\d+ of .* are lost/,
  },
  {
    what: "dropping what lies in a pot",
    harm: "overworld.spawnItem(pot.getItem(slot), entity.location); pot.setItem(slot, undefined);",
    reason: /^\d+ of .* go out of a pot into nobody's pockets/,
  },
  {
    what: "giving a pot back while it is played for",
    harm: `for (const key of plantedWorld.getDynamicPropertyIds()) {
      if (!key.startsWith("yahtzee:match:")) continue;
      const record = JSON.parse(plantedWorld.getDynamicProperty(key));
      if (record.throws > 0 && record.stakes?.list) {
        plantedWorld.setDynamicProperty(key, JSON.stringify({ ...record, revision: record.revision + 1, stakes: null }));
      }
    }`,
    reason: /^the pot of match \w+ is given back for no reason/,
  },
  {
    what: "writing down another winner",
    harm: `for (const key of plantedWorld.getDynamicPropertyIds()) {
      if (!key.startsWith("yahtzee:match:")) continue;
      const record = JSON.parse(plantedWorld.getDynamicProperty(key));
      if (record.throws > 0 && record.stakes?.list && record.stakes.won === null) {
        const stakes = { ...record.stakes, won: [{ id: "-1", name: "Nobody" }] };
        plantedWorld.setDynamicProperty(key, JSON.stringify({ ...record, stakes }));
      }
    }`,
    reason: /^the winners are .* -1 are written down/,
  },
])("$what is found", async ({ harm, reason }) => {
  const ground = await makeGround(planted(harm), BESIDE_STAKES);
  const reasons: (string | null)[] = [];
  for (const seed of [1, 2, 3, 4]) reasons.push((await run(ground, seed, "nodevm", "whole")).reason);
  expect(reasons).toContainEqual(expect.stringMatching(reason));
});
