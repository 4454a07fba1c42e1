import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const TABLE = `
  const facingOf = (permutation) => permutation.getAllStates()["minecraft:cardinal_direction"];
  table.beforeOnPlayerPlace = (event) => {
    const { face, block, player, permutationToPlace: given } = event;
    say("before", face, block.typeId, facingOf(given));
    say(attempt(() => block.setPermutation(given)));
    if (player.isSneaking) event.cancel = true;
    event.permutationToPlace = BlockPermutation.resolve("tiny:table", { ...given.getAllStates(), "tiny:fitted": 1 });
  };
  table.onPlace = ({ block, previousBlock }) => say("placed", block.typeId, previousBlock.type.id);
  table.onPlayerInteract = ({ block, player, face }, { params }) => say("used", block.z, player.name, face, params.size);
  table.onBreak = ({ block, brokenBlockPermutation }) => say("broke", block.typeId, brokenBlockPermutation.getAllStates()["tiny:fitted"]);
`;

test("a placed block faces its placer, may be changed before it stands, and takes one item", async () => {
  const world = await tinyWorld(TABLE);
  const ana = world.join("Ana");
  ana.give("Tiny Table", 2);
  ana.look(0);
  ana.place("Tiny Table", 0, 64, 3);

  expect(world.block(0, 64, 3)).toEqual({
    typeId: "tiny:table",
    states: { "tiny:fitted": 1, "minecraft:cardinal_direction": "north" },
  });
  expect(world.log).toEqual([
    "before Up minecraft:air north",
    "ReferenceError: Native function [Block::setPermutation] does not have required privileges.",
    "placed tiny:table minecraft:air",
  ]);
  expect(ana.count("Tiny Table")).toBe(1);
  world.expectNoErrors();
});

test.each([
  { looks: "north", yaw: 180, faces: "south" },
  { looks: "east", yaw: -90, faces: "west" },
  { looks: "west", yaw: 110, faces: "east" },
])("a block placed by who looks $looks faces $faces with an offset of 180", async ({ yaw, faces }) => {
  const world = await tinyWorld();
  const ana = world.join("Ana");
  ana.give("Tiny Table");
  ana.look(yaw);
  ana.place("Tiny Table", 0, 64, 3);

  expect(world.block(0, 64, 3).states["minecraft:cardinal_direction"]).toBe(faces);
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
  expect(world.log).toEqual(["used 2 Ana North 3"]);

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

test("a mined block lies there at once, and its onBreak comes one tick late, with the block already air", async () => {
  const world = await tinyWorld(TABLE, { pace: 0 });
  world.setBlock(0, 64, 2, "tiny:table");
  const ana = world.join("Ana");
  world.log.length = 0;
  ana.mine(0, 64, 2, "North");
  expect(world.entities("minecraft:item").map(({ item }) => item?.typeId)).toEqual(["tiny:table"]);
  expect(world.log).toEqual([]);
  world.tick();
  expect(world.log).toEqual(["broke minecraft:air 0"]);
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
      const [seat = overworld().spawnEntity("tiny:seat", at)] = overworld().getEntities({ type: "tiny:seat" });
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
