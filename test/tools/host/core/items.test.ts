import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

/** Runs a script once Ana is in the world and gives what it said. */
async function said(script: string): Promise<string[]> {
  const world = await tinyWorld(`world.afterEvents.playerSpawn.subscribe(() => { ${script} });`);
  world.join("Ana");
  world.expectNoErrors();
  return world.log;
}

test("getItem gives a copy: what is written on it is lost until setItem", async () => {
  const lines = await said(`
    inventory().setItem(3, new ItemStack("tiny:token"));
    inventory().getItem(3).setDynamicProperty("tiny:id", "lost");
    say(inventory().getItem(3).getDynamicProperty("tiny:id") ?? "nothing");
    const stack = inventory().getItem(3);
    stack.setDynamicProperty("tiny:id", "kept");
    inventory().setItem(3, stack);
    stack.setDynamicProperty("tiny:id", "later");
    say(inventory().getItem(3).getDynamicProperty("tiny:id"), inventory().getItem(4) ?? "empty");
  `);
  expect(lines).toEqual(["nothing", "kept empty"]);
});

test("a stackable item takes no dynamic property", async () => {
  expect(await said(`say(attempt(() => new ItemStack("apple").setDynamicProperty("tiny:id", 1)));`)).toEqual([
    "UnsupportedFunctionalityError: Dynamic properties are not supported on stackable items.",
  ]);
});

test("lore of more than 20 lines or 50 characters and a name of more than 255 throw, and change nothing", async () => {
  const lines = await said(`
    const stack = new ItemStack("tiny:token");
    say(attempt(() => stack.setLore(Array(21).fill("x"))), attempt(() => stack.setLore(["x".repeat(51)])));
    say(attempt(() => { stack.nameTag = "n".repeat(256); }), stack.nameTag ?? "no name");
  `);
  expect(lines).toEqual([
    `ArgumentOutOfBoundsError: Lore has 21 lines, at most 20 are allowed. ArgumentOutOfBoundsError: A lore line has more than 50 characters: ${"x".repeat(51)}`,
    "ArgumentOutOfBoundsError: A name has at most 255 characters, got 256. no name",
  ]);
});

test("lore is on the item as it was written, raw texts among it", async () => {
  const world = await tinyWorld(`world.afterEvents.playerSpawn.subscribe(() => {
    const stack = new ItemStack("tiny:token");
    stack.setLore(["one", { translate: "tiny.welcome" }]);
    inventory().setItem(0, stack);
    stack.setLore();
  });`);
  expect(world.join("Ana").slots()[0]?.lore).toEqual(["one", { translate: "tiny.welcome" }]);
});

test("an unknown item is refused as the game does", async () => {
  expect(await said(`say(attempt(() => new ItemStack("Yes")));`)).toEqual([
    "Error: Invalid item identifier 'minecraft:Yes'.",
  ]);
});

test("addItem fills equal stacks first and gives back what found no room", async () => {
  const world = await tinyWorld(`world.afterEvents.playerSpawn.subscribe(() => {
    inventory().setItem(1, new ItemStack("apple", 60));
    for (let slot = 2; slot < 36; slot++) inventory().setItem(slot, new ItemStack("tiny:token"));
    inventory().setItem(0, new ItemStack("tiny:token"));
    const named = new ItemStack("apple");
    named.nameTag = "Mine";
    say(inventory().addItem(named)?.nameTag, inventory().addItem(new ItemStack("apple", 10)).typeId, inventory().emptySlotsCount, inventory().size);
  });`);
  const ana = world.join("Ana");

  expect(world.log).toEqual(["Mine minecraft:apple 0 36"]);
  expect(ana.count("apple")).toBe(64);
});

test("a slot that is none is refused", async () => {
  expect(await said("say(attempt(() => inventory().getItem(36)));")).toEqual([
    "ArgumentOutOfBoundsError: Unsupported or out of bounds value passed to function argument [0]. Value: 36, Argument bounds: [0, 35]",
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
