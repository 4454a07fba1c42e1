import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

test("entities are looked at in one dimension", async () => {
  const world = await tinyWorld();
  world.join("Ana").move(0.5, 64, 0.5, "the_end");

  expect(world.entities()).toEqual([]);
  expect(world.entities("minecraft:player", "the_end")).toHaveLength(1);
  expect(() => world.entities(undefined, "moon")).toThrow("Dimension 'moon' is invalid.");
});
