import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const FILLED = `
  world.afterEvents.entityLoad.subscribe(({ entity }) => say("loaded", entity.typeId));
  onJump(() => {
    for (const [type, x] of [["tiny:pot", 4.5], ["tiny:chest", 4.5], ["tiny:chest", 6.5]]) {
      const entity = spawn(type, x, 64.5, 4.5);
      entity.setDynamicProperty("tiny:owner", type);
      inventory(entity).setItem(0, inventory().getItem(0));
    }
  });
`;
async function filledWorld() {
  const world = await tinyWorld(FILLED);
  const ana = world.join("Ana");
  ana.give("apple", 5, { data: "eaten" });
  ana.jump();
  return world;
}

test("a hopper takes only from what it may, and only from what is inside the block", async () => {
  const world = await filledWorld();

  expect(world.hopper(4, 64, 4)).toMatchObject([{ typeId: "minecraft:apple", amount: 5, data: "eaten" }]);
  expect(world.hopper(4, 64, 4)).toEqual([]);
  const held = [...world.entities("tiny:pot"), ...world.entities("tiny:chest")].map(({ slots }) => slots[0]);
  expect(held.map((item) => item?.amount ?? 0)).toEqual([5, 0, 5]);
});

test("entities are teleported by their kind, out of what they ride and to another dimension", async () => {
  const world = await filledWorld();
  world.carryOff("tiny:chest", 9.5, 64, 9.5);
  world.teleportEntities("tiny:chest", 1.5, 64, 1.5, "nether");

  expect(world.entities("tiny:chest", "nether").map(({ location }) => location.x)).toEqual([1.5, 1.5]);
  expect(world.entities("minecraft:minecart").map(({ riders }) => riders)).toEqual([[]]);
  expect(world.entities("tiny:pot")).toHaveLength(1);
});

test("a minecart carries one off with all that it holds", async () => {
  const world = await filledWorld();
  world.carryOff("tiny:pot", 9.5, 64, 9.5);
  const [pot] = world.entities("tiny:pot");

  expect(world.entities("minecraft:minecart")[0]?.riders).toEqual([pot?.id]);
  expect(pot).toMatchObject({ location: { x: 9.5, y: 63.8, z: 9.5 }, slots: [{ amount: 5 }, null, null] });
  expect(() => world.carryOff("tiny:seat", 0, 64, 0)).toThrow("There is no tiny:seat in the loaded world.");
});

test("a copy is another entity with the same in it, and nobody is told", async () => {
  const world = await filledWorld();
  world.copyEntity("tiny:pot", 20.5, 64, 4.5);
  const [first, second] = world.entities("tiny:pot");
  world.kill("tiny:chest");

  expect(second?.id).not.toBe(first?.id);
  expect(second?.location).toEqual({ x: 20.5, y: 64, z: 4.5 });
  expect([second?.slots, second?.properties]).toEqual([first?.slots, { "tiny:owner": "tiny:pot" }]);
  expect(world.log).toEqual([]);
});
