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
    stack.setLore(["one", { translate: "tiny.welcome" }]);
    say(attempt(() => stack.setLore(Array(21).fill("x"))), attempt(() => stack.setLore(["x".repeat(51)])));
    say(stack.getRawLore());
    say(attempt(() => { stack.nameTag = "n".repeat(256); }), stack.nameTag ?? "no name");
    stack.setLore();
    say(stack.getLore());
  `);
  expect(lines).toEqual([
    `ArgumentOutOfBoundsError: Lore has 21 lines, at most 20 are allowed. ArgumentOutOfBoundsError: A lore line has more than 50 characters: ${"x".repeat(51)}`,
    '[{"text":"one"},{"translate":"tiny.welcome"}]',
    "ArgumentOutOfBoundsError: A name has at most 255 characters, got 256. no name",
    "[]",
  ]);
});

test("an unknown item is refused as the game does", async () => {
  expect(await said(`say(attempt(() => new ItemStack("Yes")));`)).toEqual([
    "Error: Invalid item identifier 'minecraft:Yes'.",
  ]);
});

test("addItem fills equal stacks first and gives back what found no room", async () => {
  const lines = await said(`
    inventory().setItem(1, new ItemStack("apple", 60));
    for (let slot = 2; slot < 36; slot++) inventory().setItem(slot, new ItemStack("tiny:token"));
    inventory().setItem(0, new ItemStack("tiny:token"));
    const left = inventory().addItem(new ItemStack("apple", 10));
    say(inventory().getItem(1).amount, left.amount, inventory().emptySlotsCount, inventory().firstEmptySlot() ?? "full");
    const named = new ItemStack("apple");
    named.nameTag = "Mine";
    say(named.isStackableWith(new ItemStack("apple")), new ItemStack("tiny:token").isStackableWith(new ItemStack("tiny:token")));
  `);
  expect(lines).toEqual(["64 6 0 full", "false false"]);
});

test("moveItem, swapItems and transferItem keep what is written on an item", async () => {
  const lines = await said(`
    const pot = first().dimension.spawnEntity("tiny:pot", first().location).getComponent("minecraft:inventory").container;
    const token = new ItemStack("tiny:token");
    token.setDynamicProperty("tiny:id", 7);
    inventory().setItem(0, token);
    inventory().moveItem(0, 26, pot);
    say(pot.size, pot.getItem(26).getDynamicProperty("tiny:id"), inventory().getItem(0) ?? "empty");
    pot.swapItems(26, 5, inventory());
    say(inventory().getItem(5).getDynamicProperty("tiny:id"), pot.getItem(26) ?? "empty");
    say(inventory().transferItem(5, pot) ?? "all", pot.getItem(0).getDynamicProperty("tiny:id"));
  `);
  expect(lines).toEqual(["27 7 empty", "7 empty", "all 7"]);
});

test("a slot that is none is refused", async () => {
  expect(await said("say(attempt(() => inventory().getItem(36)));")).toEqual([
    "ArgumentOutOfBoundsError: Unsupported or out of bounds value passed to function argument [0]. Value: 36, Argument bounds: [0, 35]",
  ]);
});

test("the inventory of who has left is invalid", async () => {
  const world = await tinyWorld(`let kept;
    world.afterEvents.playerSpawn.subscribe(() => { kept = inventory(); });
    world.afterEvents.playerLeave.subscribe(() => say(kept.isValid, attempt(() => kept.getItem(0))));`);
  world.join("Ana").leave();

  expect(world.log).toEqual([
    "false InvalidContainerError: The container is invalid: its owner has left the world.",
  ]);
});
