import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const SEAT = `
  const seatOf = () => overworld().getEntities({ type: "tiny:seat" })[0];
  const ride = () => seatOf().getComponent("minecraft:rideable");
  world.afterEvents.playerSpawn.subscribe(({ player }) => {
    overworld().spawnEntity("tiny:seat", { x: 2.5, y: 64.3, z: 0.5 }, { initialRotation: 90 });
    say(ride().addRider(player));
  });
  world.afterEvents.dataDrivenEntityTrigger.subscribe(({ entity, eventId }) => say(eventId, entity.isValid), { entityTypes: ["tiny:seat"] });
  world.afterEvents.dataDrivenEntityTrigger.subscribe(() => say("never"), { eventTypes: ["tiny:other"] });
`;

test("a rider goes where the seat is and knows what is ridden", async () => {
  const world = await tinyWorld(`${SEAT} onJump(() => {
    const seat = ana.getComponent("riding").entityRidingOn;
    say(ana.location, seat.id === seatOf().id, seat.getRotation());
    say(ride().getRiders().map((rider) => rider.name), ride().addRider(ana));
  });`);
  const ana = world.join("Ana");
  ana.jump();

  expect(world.log).toEqual(["true", '{"x":2.5,"y":64.2,"z":0.5} true {"x":0,"y":90}', '["Ana"] false']);
  expect(world.entities("tiny:seat")[0]?.riders).toEqual(["Ana"]);
  expect(() => ana.move(5, 64, 5)).toThrow("Ana is sitting: stand up first.");
});

test.each(["sneak", "dismount"] as const)("%s gets a rider off and the exit event comes", async (press) => {
  const world = await tinyWorld(`${SEAT} onJump(() => say(ana.isSneaking));`);
  world.setBlock(2, 64, 0, "tiny:chair");
  const ana = world.join("Ana");
  ana[press]();
  world.tick(2);
  ana.jump();

  expect(world.log).toEqual(["true", "tiny:rider_left true", "false"]);
  expect(world.entities("tiny:seat")).toEqual([]);
  expect(world.entities("minecraft:player")[0]?.location).toEqual({ x: 2.5, y: 65, z: 0.5 });
});

test("a jump alone gets nobody off", async () => {
  const world = await tinyWorld(SEAT);
  world.join("Ana").jump();

  expect(world.entities("tiny:seat")[0]?.riders).toEqual(["Ana"]);
});

test("a script that ejects a rider raises the exit event too", async () => {
  const world = await tinyWorld(`${SEAT} onJump(() => ride().ejectRider(ana));`);
  world.join("Ana").jump();

  expect(world.log).toEqual(["true", "tiny:rider_left true"]);
});

test("addRider can be made to fail, and fails for who is far away", async () => {
  const world = await tinyWorld(SEAT, { switches: { addRiderFails: 1 } });
  world.join("Ana");
  world.join("Ben", { location: { x: 60, y: 64, z: 0 } });
  expect(world.log).toEqual(["false", "false"]);
});

test("a click on a seat that nobody cancels sits down, and a second rider finds no room", async () => {
  const world = await tinyWorld(`
    world.afterEvents.worldLoad.subscribe(() => {
      overworld().spawnEntity("tiny:seat", { x: 0.5, y: 64.45, z: 2.4 });
    });
  `);
  world.setBlock(0, 64, 2, "tiny:chair");
  for (const name of ["Ana", "Ben"]) world.join(name).use(0, 64, 2, "Up");

  expect(world.entities("tiny:seat")[0]?.riders).toEqual(["Ana"]);
});

test("leaving while riding leaves an empty seat and no event", async () => {
  const world = await tinyWorld(SEAT);
  world.join("Ana").leave();
  expect(world.log).toEqual(["true"]);
  expect(world.entities("tiny:seat").map(({ riders }) => riders)).toEqual([[]]);
});

test("a removed seat lets its rider stand without an event, and refuses every call", async () => {
  const world = await tinyWorld(`${SEAT} onJump(() => {
    const seat = seatOf();
    const component = ride();
    seat.remove();
    say(seat.isValid, seat.id !== undefined, ana.getComponent("riding") ?? "stands");
    say(attempt(() => seat.getComponent("rideable")));
    say(attempt(() => component.getRiders()));
    say(world.getEntity(seat.id) ?? "gone");
  });`);
  world.join("Ana").jump();

  expect(world.log).toEqual([
    "true",
    "false true stands",
    "InvalidActorError: Failed to call function 'getComponent' due to Entity being invalid (has the Entity been removed?).",
    "InvalidEntityComponentError: Failed to call function 'getRiders' due to EntityComponent being invalid.",
    "gone",
  ]);
});

test("what lies on the ground keeps all that is written on it, and is picked up after ten ticks by who stands near", async () => {
  const world = await tinyWorld(
    `world.afterEvents.playerSpawn.subscribe(({ player }) => {
      const token = new ItemStack("tiny:token");
      token.setDynamicProperty("tiny:id", 7);
      overworld().spawnItem(token, player.location);
    });
    world.afterEvents.playerButtonInput.subscribe(() => say(inventory().getItem(0).getDynamicProperty("tiny:id")));`,
    { pace: 0 },
  );
  const ana = world.join("Ana");
  world.tick(9);
  expect(ana.count("Tiny Token")).toBe(0);
  world.tick();
  ana.sneak();
  expect(world.entities("minecraft:item")).toEqual([]);
  expect(world.log).toEqual(["7"]);
});
