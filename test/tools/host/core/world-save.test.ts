import { expect, test } from "vitest";
import type { Store, WorldSave } from "../../../../scripts/tools/host/core/world-save.ts";
import { tinyWorld } from "../tiny-world.ts";

const SCRIPT = `
  world.afterEvents.worldLoad.subscribe(() => say("loaded", world.getDynamicProperty("count") ?? 0));
  world.afterEvents.entityLoad.subscribe(({ entity }) => say("entity", entity.typeId));
  world.afterEvents.playerButtonInput.subscribe(({ player }) => {
    const count = 1 + (world.getDynamicProperty("count") ?? 0);
    world.setDynamicProperty("count", count);
    const token = new ItemStack("tiny:token");
    token.setDynamicProperty("count", count);
    inventory().addItem(token);
    overworld().getBlock({ x: count, y: 64, z: 3 }).setPermutation(BlockPermutation.resolve("tiny:table"));
    for (const type of ["tiny:seat", "tiny:pot"]) overworld().spawnEntity(type, { x: 3, y: 64, z: 3 });
  }, { buttons: ["Jump"], state: "Pressed" });
  world.afterEvents.playerButtonInput.subscribe(() => say(inventory().getItem(0)?.getDynamicProperty("count") ?? "none"), { buttons: ["Sneak"] });
`;
const open = (save?: WorldSave) => tinyWorld(SCRIPT, save ? { save } : {});

test("a saved world comes back whole: properties, things, blocks and entities, but no transient ones", async () => {
  const world = await open();
  const ana = world.join("Ana");
  ana.jump();
  const later = await open(world.save());
  later.join("Ana").sneak();

  expect(later.log).toEqual(["loaded 1", "entity tiny:pot", "1"]);
  expect(later.block(1, 64, 3).typeId).toBe("tiny:table");
  expect(later.entities().map(({ typeId }) => typeId)).toEqual(["tiny:pot", "minecraft:player"]);
  expect(later.player("Ana").id).toBe(ana.id);
  later.expectNoErrors();
});

test("a world rolled back to an earlier save has forgotten what came later", async () => {
  const world = await open();
  const ana = world.join("Ana");
  ana.jump();
  const early = world.save();
  ana.jump();
  world.save();
  const later = await open(early);

  expect(later.log).toEqual(["loaded 1", "entity tiny:pot"]);
  expect(later.block(2, 64, 3).typeId).toBe("minecraft:air");
});

test("each store can have an age of its own", async () => {
  const world = await open();
  const ana = world.join("Ana");
  world.save();
  ana.jump();
  const later = await open(world.save("properties", "chunks"));
  later.join("Ana").sneak();

  expect(later.log).toEqual(["loaded 1", "entity tiny:pot", "none"]);
});

test("entities of a later session never get an id of an earlier one", async () => {
  const world = await open();
  const ana = world.join("Ana");
  const save = world.save();
  ana.jump();
  const later = await open(save);
  later.join("Ana").jump();
  const ids = [...world.entities(), ...later.entities()].map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length - 1);
});

test("a chunk that is unloaded takes its transient entities with it and keeps the others in the save", async () => {
  const world = await open();
  const ana = world.join("Ana");
  ana.jump();
  expect(() => world.unloadChunk(3, 3)).toThrow("A player stands in this chunk: it stays loaded.");
  ana.move(40, 64, 40);
  world.unloadChunk(3, 3);
  expect(world.entities().map(({ typeId }) => typeId)).toEqual(["minecraft:player"]);
  const later = await open(world.save());

  expect(later.entities().map(({ typeId }) => typeId)).toEqual(["tiny:pot"]);
});

const LAYING = `
  world.afterEvents.worldLoad.subscribe(() =>
    say(world.getDynamicProperty("laid") ?? "nothing", world.tickingAreaManager.hasTickingArea("laid")));
  onJump(() => {
    if (found("tiny:pot").length === 0) return void spawn("tiny:pot", 3, 64, 3);
    const [pot] = found("tiny:pot"), from = { x: 3, y: 64, z: 3 };
    inventory().moveItem(0, 2, inventory(pot));
    pot.setDynamicProperty("tiny:owner", "Ana");
    world.setDynamicProperty("laid", "an apple");
    void world.tickingAreaManager.createTickingArea("laid", { dimension: overworld(), from, to: from });
  });
`;
const UNSAVED = { properties: false, players: false, chunks: false, areas: false };

test.each(Object.keys(UNSAVED) as Store[])("the game can stop when only %s are saved yet", async (saved) => {
  const world = await tinyWorld(LAYING);
  const ana = world.join("Ana");
  ana.give("apple", 5, { data: { eaten: true } });
  ana.jump();
  world.save();
  ana.jump();
  const later = await tinyWorld(LAYING, { save: world.save(saved) });
  const [pot] = later.entities("tiny:pot");
  const [own] = later.join("Ana").slots();
  const isLater = {
    properties: later.log[0]?.startsWith("an apple"),
    players: own === null,
    chunks: pot?.properties["tiny:owner"] === "Ana",
    areas: later.log[0]?.endsWith("true"),
  };
  const item = { typeId: "minecraft:apple", amount: 5, data: { eaten: true } };

  expect(isLater).toEqual({ ...UNSAVED, [saved]: true });
  expect([own, pot?.slots[2]]).toMatchObject([isLater.players ? null : item, isLater.chunks ? item : null]);
});
