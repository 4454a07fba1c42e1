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

test("a slot that is none is refused", async () => {
  expect(await said("say(attempt(() => inventory().getItem(36)));")).toEqual([
    "ArgumentOutOfBoundsError: Unsupported or out of bounds value passed to function argument [0]. Value: 36, Argument bounds: [0, 35]",
  ]);
});

test("an amount is held to the stack's size, and refused outside its bounds", async () => {
  const lines = await said(`
    const stack = new ItemStack("egg", 200);
    say(stack.amount, stack.maxAmount, new ItemStack("tiny:token", 5).amount, new ItemStack("apple").maxAmount);
    stack.amount = 255;
    say(stack.amount);
    stack.amount = 3;
    say(stack.amount, attempt(() => { stack.amount = 0; }));
  `);
  expect(lines).toEqual([
    "16 16 1 64",
    "16",
    "3 PropertyOutOfBoundsError: Unsupported or out of bounds value passed to function argument [0]. Value: 0, Argument bounds: [1, 255]",
  ]);
});

test("a clone is another stack with everything that is in the first", async () => {
  const world = await tinyWorld(`onJump(() => {
    const stack = inventory().getItem(0), clone = stack.clone();
    stack.amount = 2;
    stack.nameTag = "";
    inventory().setItem(1, stack);
    inventory().setItem(2, clone);
    say(stack.nameTag ?? "no name", clone.nameTag, clone.lockMode);
  });`);
  const ana = world.join("Ana");
  ana.give("apple", 9, { name: "Mine", data: { eaten: [1, 2] }, lock: "slot" });
  ana.jump();

  expect(world.log).toEqual(["no name Mine slot"]);
  expect(ana.slots().slice(1, 3)).toMatchObject([
    { amount: 2, data: { eaten: [1, 2] }, lock: "slot" },
    { amount: 9, nameTag: "Mine", data: { eaten: [1, 2] }, lock: "slot" },
  ]);
});

test("what the game keeps in an item goes where the item goes, parts it from others, and cannot be made", async () => {
  const world = await tinyWorld(`onJump(() => {
    const [first, second, third] = [0, 1, 2].map((slot) => inventory().getItem(slot));
    const chest = inventory(spawn("tiny:chest", 40));
    say(chest.addItem(first) ?? "added", chest.addItem(second) ?? "added", chest.addItem(third).amount);
    say(chest.emptySlotsCount, chest.addItem(new ItemStack("apple")).amount);
    inventory().setItem(9, new ItemStack("apple"));
  });`);
  const ana = world.join("Ana");
  for (const data of ["a", "b", "a"]) ana.give("apple", 2, { data });
  expect(ana.slots().slice(0, 2)).toMatchObject([
    { amount: 4, data: "a" },
    { amount: 2, data: "b" },
  ]);
  ana.give("egg", 16, { data: "c" });
  ana.jump();
  ana.hold("egg");
  ana.drop();

  expect(world.log).toEqual(["added added 16", "0 1"]);
  expect(world.entities("tiny:chest")[0]?.slots).toMatchObject([
    { typeId: "minecraft:apple", amount: 4, data: "a" },
    { typeId: "minecraft:apple", amount: 2, data: "b" },
  ]);
  expect(world.entities("minecraft:item")[0]?.item?.data).toBe("c");
  expect(ana.slots()[9]).not.toHaveProperty("data");
});

test("a lock is none until it is set, and none again when it is taken away", async () => {
  const lines = await said(`
    const stack = new ItemStack("apple");
    const before = stack.lockMode;
    stack.lockMode = "inventory";
    inventory().setItem(0, stack);
    stack.lockMode = "none";
    say(before, inventory().getItem(0).lockMode, stack.lockMode);
    inventory().addItem(stack);
    say(inventory().getItem(1).amount);
  `);
  expect(lines).toEqual(["none inventory none", "1"]);
});

test("the key of a name says whose the item is, and whether it is a block of a pack", async () => {
  const lines = await said(
    `say(...["diamond_sword", "tiny:token", "tiny:table"].map((id) => new ItemStack(id).localizationKey));`,
  );
  expect(lines).toEqual(["item.diamond_sword.name item.tiny:token.name tile.tiny:table.name"]);
});
