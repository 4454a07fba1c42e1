import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const TABLE = `
  table.beforeOnPlayerPlace = (event) => {
    say("before", event.face, event.block.typeId, event.permutationToPlace.getState("minecraft:cardinal_direction"));
    say(attempt(() => event.block.setType("minecraft:stone")));
    if (event.player.isSneaking) event.cancel = true;
    event.permutationToPlace = event.permutationToPlace.withState("tiny:fitted", 1);
  };
  table.onPlace = ({ block, previousBlock }) => say("placed", block.typeId, previousBlock.type.id);
  table.onPlayerInteract = ({ block, player, face }, { params }) => say("used", block.location, player.name, face, params.size);
  table.onPlayerBreak = ({ block, brokenBlockPermutation }) => say("mined", block.typeId, brokenBlockPermutation.type.id);
  table.onBreak = ({ block, brokenBlockPermutation }) => say("broke", block.typeId, brokenBlockPermutation.getState("tiny:fitted"));
`;

test("a placed block faces its placer, may be changed before it stands, and takes one item", async () => {
  const world = await tinyWorld(TABLE);
  const ana = world.join("Ana");
  ana.give("Tiny Table", 2);
  ana.place("Tiny Table", 0, 64, 3);

  expect(world.block(0, 64, 3)).toEqual({
    typeId: "tiny:table",
    states: { "tiny:fitted": 1, "minecraft:cardinal_direction": "north" },
  });
  expect(world.log).toEqual([
    "before Up minecraft:air north",
    "ReferenceError: Native function [Block::setType] does not have required privileges.",
    "placed tiny:table minecraft:air",
  ]);
  expect(ana.count("Tiny Table")).toBe(1);
  world.expectNoErrors();
});

test.each([
  { from: "south", location: { x: 0.5, y: 64, z: 3.5 }, faces: "south" },
  { from: "west", location: { x: -2.5, y: 64, z: 0.5 }, faces: "west" },
  { from: "east", location: { x: 3.5, y: 64, z: 0.5 }, faces: "east" },
])("a block placed from the $from side faces $faces with an offset of 180", async ({ location, faces }) => {
  const world = await tinyWorld();
  const ana = world.join("Ana", { location });
  ana.give("Tiny Table");
  ana.place("Tiny Table", 0, 64, 0);

  expect(world.block(0, 64, 0).states["minecraft:cardinal_direction"]).toBe(faces);
});

test("a cancelled placement places nothing and takes nothing", async () => {
  const world = await tinyWorld(TABLE);
  const ana = world.join("Ana");
  ana.give("Tiny Table");
  ana.sneak();
  ana.place("Tiny Table", 0, 64, 3);

  expect(world.block(0, 64, 3).typeId).toBe("minecraft:air");
  expect(ana.count("Tiny Table")).toBe(1);
});

test("nothing is placed where a player stands", async () => {
  const world = await tinyWorld();
  const ana = world.join("Ana");
  ana.give("Tiny Table");
  ana.place("Tiny Table", 0, 64, 0);
  expect(world.block(0, 64, 0).typeId).toBe("minecraft:air");

  ana.move(2.5, 64, 0.5);
  ana.place("Tiny Table", 0, 64, 0);
  expect(world.block(0, 64, 0).typeId).toBe("tiny:table");
});

test("the event of a before-hook is of no use afterwards", async () => {
  const world = await tinyWorld(`
    let kept;
    table.beforeOnPlayerPlace = (event) => { kept = event; };
    table.onPlace = () => say(attempt(() => kept.block));
  `);
  const ana = world.join("Ana");
  ana.give("Tiny Table");
  ana.place("Tiny Table", 0, 64, 3);

  expect(world.log).toEqual([
    "ReferenceError: Native property getter [BlockEvent::block] object bound to prototype does not exist.",
  ]);
});

test("using a table calls its hook with the parameters of the pack and leaves the item in hand alone", async () => {
  const world = await tinyWorld(`${TABLE} token.onUseOn = () => say("token used on");`);
  world.setBlock(0, 64, 2, "tiny:table");
  const ana = world.join("Ana");
  world.log.length = 0;
  ana.give("Tiny Token");
  ana.use(0, 64, 2, "North");
  expect(world.log).toEqual(['used {"x":0,"y":64,"z":2} Ana North 3']);

  ana.sneak();
  ana.use(0, 64, 2, "North");
  expect(world.log.slice(1)).toEqual(["token used on"]);
});

test("a button that is held uses the block again in the following ticks", async () => {
  const world = await tinyWorld("table.onPlayerInteract = () => say(system.currentTick);");
  world.setBlock(0, 64, 2, "tiny:table");
  const ana = world.join("Ana");
  ana.use(0, 64, 2, "North", 3);
  world.tick(3);

  expect(world.log.map(Number).map((tick, _, [first = 0]) => tick - first)).toEqual([0, 1, 2]);
  expect(ana.presses).toBe(1);
});

test("a mined block calls onPlayerBreak at once and onBreak one tick late, with the block already air", async () => {
  const world = await tinyWorld(TABLE, { pace: 0 });
  world.setBlock(0, 64, 2, "tiny:table");
  const ana = world.join("Ana");
  world.log.length = 0;
  ana.mine(0, 64, 2, "North");
  expect(world.log).toEqual(["mined minecraft:air tiny:table"]);
  world.tick();
  expect(world.log.slice(1)).toEqual(["broke minecraft:air 0"]);
});

test("a block whose mining is cancelled stays", async () => {
  const world = await tinyWorld(`world.beforeEvents.playerBreakBlock.subscribe((event) => {
    say(event.player.name, event.block.typeId);
    event.cancel = true;
  });`);
  world.setBlock(0, 64, 2, "tiny:table");
  world.join("Ana").mine(0, 64, 2, "North");

  expect(world.log).toEqual(["Ana tiny:table"]);
  expect(world.block(0, 64, 2).typeId).toBe("tiny:table");
});

test("a mined block lies on the ground and is picked up after ten ticks by who stands near", async () => {
  const world = await tinyWorld("", { pace: 0 });
  world.setBlock(0, 64, 1, "tiny:table");
  const ana = world.join("Ana");
  ana.mine(0, 64, 1, "North");
  world.tick(9);
  expect(ana.count("Tiny Table")).toBe(0);
  world.tick();
  expect(ana.count("Tiny Table")).toBe(1);
  expect(world.entities("minecraft:item")).toEqual([]);
});

test("an entity that stands in the way eats the click, unless its clicker rides it", async () => {
  const world = await tinyWorld(`
    table.onPlayerInteract = ({ player }) => say("table", player.name);
    world.beforeEvents.playerInteractWithEntity.subscribe((event) => {
      say("entity", event.target.typeId, event.player.name);
      event.cancel = true;
    });
    world.afterEvents.playerSpawn.subscribe(({ player }) => {
      const at = { x: 0.5, y: 64.3, z: 0.5 };
      const [seat = player.dimension.spawnEntity("tiny:seat", at)] = player.dimension.getEntities({ type: "tiny:seat" });
      if (player.name === "Ben") say(seat.getComponent("minecraft:rideable").addRider(player));
    });
  `);
  world.setBlock(0, 63, 0, "tiny:table");
  const ana = world.join("Ana");
  ana.use(0, 63, 0);
  ana.leave();
  world.join("Ben").use(0, 63, 0);

  expect(world.log).toEqual(["entity tiny:seat Ana", "true", "table Ben"]);
});

test("a player in the way eats the click, unless both stand on one spot", async () => {
  const world = await tinyWorld(`
    table.onPlayerInteract = ({ player }) => say("table", player.name);
    world.beforeEvents.playerInteractWithEntity.subscribe(({ target }) => say("entity", target.name));
  `);
  world.setBlock(0, 64, 3, "tiny:table");
  const ana = world.join("Ana");
  const ben = world.join("Ben");
  ana.use(0, 64, 3, "North");
  ben.move(0.5, 64, 1.8);
  ana.use(0, 64, 3, "North");

  expect(world.log).toEqual(["table Ana", "entity Ben"]);
});

test("a click out of reach and a click at nothing are refused in a sentence", async () => {
  const ana = (await tinyWorld()).join("Ana");

  expect(() => ana.use(0, 63, 20)).toThrow("Ana is too far from 0 63 20: stand within 7 blocks.");
  expect(() => ana.use(0, 65, 2)).toThrow("There is no block at 0 65 2 for Ana to click.");
});
