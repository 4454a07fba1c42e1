// The pot as the packs have it, against what the ledger wants of it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { POT_SLOTS } from "../../scripts/match/ledger.ts";

test("the pot has a slot for every stack that four players may lay in", () => {
  const { components } = JSON.parse(readFileSync("behavior_pack/entities/pot.json", "utf8"))[
    "minecraft:entity"
  ];
  expect(components["minecraft:inventory"].inventory_size).toBeGreaterThanOrEqual(POT_SLOTS);
});
