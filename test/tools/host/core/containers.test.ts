import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

/** Runs a script once Ana is in the world and gives what it said. */
async function said(script: string): Promise<string[]> {
  const world = await tinyWorld(`world.afterEvents.playerSpawn.subscribe(() => { ${script} });`);
  world.join("Ana");
  world.expectNoErrors();
  return world.log;
}

test("an entity has as many slots as its file says, and none without an inventory", async () => {
  const lines = await said(`
    const pot = inventory(spawn("tiny:pot"));
    pot.setItem(1, new ItemStack("apple", 5));
    say(pot.size, pot.emptySlotsCount, pot.isValid, pot.getItem(1).amount, inventory().size);
    say(spawn("tiny:seat").getComponent("inventory") ?? "none", attempt(() => pot.getItem(3)));
  `);
  expect(lines).toEqual([
    "3 2 true 5 36",
    "none ArgumentOutOfBoundsError: Unsupported or out of bounds value passed to function argument [0]. Value: 3, Argument bounds: [0, 2]",
  ]);
});

test("addItem fills equal stacks first and gives back what found no room", async () => {
  const world = await tinyWorld(`world.afterEvents.playerSpawn.subscribe(() => {
    inventory().setItem(1, new ItemStack("apple", 60));
    for (let slot = 2; slot < 36; slot++) inventory().setItem(slot, new ItemStack("tiny:token"));
    inventory().setItem(0, new ItemStack("tiny:token"));
    const named = new ItemStack("apple");
    named.nameTag = "Mine";
    say(inventory().addItem(named)?.nameTag, inventory().addItem(new ItemStack("apple", 10)).amount, inventory().emptySlotsCount, inventory().size);
  });`);
  const ana = world.join("Ana");

  expect(world.log).toEqual(["Mine 6 0 36"]);
  expect(ana.count("apple")).toBe(64);
});

test("moveItem moves a whole slot, with all that is in it, and overwrites what lies there", async () => {
  const world = await tinyWorld(`onJump(() => {
    const pot = inventory(spawn("tiny:pot"));
    pot.setItem(2, new ItemStack("quartz", 7));
    inventory().moveItem(0, 2, pot);
    say(inventory().getItem(0) ?? "empty", pot.getItem(2).typeId, pot.getItem(2).amount);
    inventory().moveItem(0, 2, pot);
    say(pot.emptySlotsCount);
    say(attempt(() => pot.moveItem(0, 36, inventory())));
  });`);
  const ana = world.join("Ana");
  ana.give("apple", 3, { data: { eaten: 1 } });
  ana.jump();

  expect(world.log).toEqual([
    "empty minecraft:apple 3",
    "3",
    "ArgumentOutOfBoundsError: Unsupported or out of bounds value passed to function argument [1]. Value: 36, Argument bounds: [0, 35]",
  ]);
});

test("the container of an entity that is gone refuses everything, as source and as target", async () => {
  const invalid = (name: string) =>
    `InvalidContainerError: Failed to call function '${name}' due to Container being invalid.`;
  const lines = await said(`
    const pot = spawn("tiny:pot"), kept = inventory(pot);
    kept.setItem(0, new ItemStack("apple"));
    pot.remove();
    say(kept.isValid, attempt(() => kept.getItem(0)));
    say(attempt(() => inventory().moveItem(0, 0, kept)));
    say(attempt(() => kept.size));
  `);
  expect(lines).toEqual([
    `false ${invalid("getItem")}`,
    invalid("moveItem"),
    "InvalidContainerError: Failed to reach property 'size' due to Container being invalid.",
  ]);
});

test("the inventory of who has left is invalid", async () => {
  const world = await tinyWorld(`let kept;
    world.afterEvents.playerSpawn.subscribe(() => { kept = inventory(); });
    world.afterEvents.playerLeave.subscribe(() => say(attempt(() => kept.getItem(0))));`);
  world.join("Ana").leave();

  expect(world.log).toEqual([
    "InvalidContainerError: Failed to call function 'getItem' due to Container being invalid.",
  ]);
});

test("what an entity holds goes with it when a script removes it, and nothing drops", async () => {
  const world = await tinyWorld(`world.afterEvents.playerSpawn.subscribe(() => {
    const chest = spawn("tiny:chest");
    inventory(chest).setItem(0, new ItemStack("apple"));
    chest.remove();
  });`);
  world.join("Ana");

  expect(world.entities().map(({ typeId }) => typeId)).toEqual(["minecraft:player"]);
});
