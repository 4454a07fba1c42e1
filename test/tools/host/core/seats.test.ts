import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const SEAT = `
  const seatOf = () => first().dimension.getEntities({ type: "tiny:seat" })[0];
  const ride = () => seatOf().getComponent("minecraft:rideable");
  world.afterEvents.playerSpawn.subscribe(({ player }) => {
    player.dimension.spawnEntity("tiny:seat", { x: 2.5, y: 64.3, z: 0.5 }, { initialRotation: 90 });
    say(ride().addRider(player));
  });
  world.afterEvents.dataDrivenEntityTrigger.subscribe(({ entity, eventId }) => say(eventId, entity.isValid), { entityTypes: ["tiny:seat"] });
  world.afterEvents.dataDrivenEntityTrigger.subscribe(() => say("never"), { eventTypes: ["tiny:other"] });
  world.afterEvents.entityStartSneaking.subscribe(() => say("sneaks"));
`;

test("a rider goes where the seat is and knows what is ridden", async () => {
  const world =
    await tinyWorld(`${SEAT} world.afterEvents.playerButtonInput.subscribe(({ button, newButtonState }) => {
    if (newButtonState === "Released") return;
    say(button, first().location, first().getComponent("riding").entityRidingOn.id === seatOf().id, seatOf().getRotation());
    say(ride().getRiders().map((rider) => rider.name), ride().seatCount, ride().addRider(first()));
  });`);
  const ana = world.join("Ana");
  ana.jump();

  expect(world.log).toEqual([
    "true",
    'Jump {"x":2.5,"y":64.2,"z":0.5} true {"x":0,"y":90}',
    '["Ana"] 1 false',
  ]);
  expect(world.entities("tiny:seat")[0]?.riders).toEqual(["Ana"]);
  expect(() => ana.move(5, 64, 5)).toThrow("Ana is sitting: stand up first.");
});

test.each(["sneak", "dismount"] as const)(
  "%s gets a rider off: the exit event comes and no sneak event",
  async (press) => {
    const world = await tinyWorld(SEAT);
    world.setBlock(2, 64, 0, "tiny:chair");
    const ana = world.join("Ana");
    ana[press]();
    world.tick(2);

    expect(world.log).toEqual(["true", "tiny:rider_left true"]);
    expect(world.entities("tiny:seat")).toEqual([]);
    expect(world.entities("minecraft:player")[0]?.location).toEqual({ x: 2.5, y: 65, z: 0.5 });
  },
);

test("a jump alone gets nobody off", async () => {
  const world = await tinyWorld(SEAT);
  world.join("Ana").jump();

  expect(world.entities("tiny:seat")[0]?.riders).toEqual(["Ana"]);
});

test("a script that ejects a rider raises the exit event too", async () => {
  const world = await tinyWorld(
    `${SEAT} world.afterEvents.playerButtonInput.subscribe(() => ride().ejectRider(first()), { buttons: ["Jump"], state: "Pressed" });`,
  );
  world.join("Ana").jump();

  expect(world.log).toEqual(["true", "tiny:rider_left true"]);
});

test("addRider can be made to fail, and fails for the dead and for who is far away", async () => {
  const world = await tinyWorld(
    `${SEAT} world.afterEvents.entityDie.subscribe(({ deadEntity }) => say("dead", ride().addRider(deadEntity)));`,
    { switches: { addRiderFails: 1 } },
  );
  const ana = world.join("Ana");
  ana.die();
  expect(world.log).toEqual(["false", "dead false"]);
  ana.leave();

  world.join("Ben", { location: { x: 60, y: 64, z: 0 } });
  expect(world.log.slice(2)).toEqual(["false"]);
});

test("a click on a seat that nobody cancels sits down, and a second rider finds no room", async () => {
  const world = await tinyWorld(`
    world.afterEvents.worldLoad.subscribe(() => {
      world.getDimension("overworld").spawnEntity("tiny:seat", { x: 0.5, y: 64.45, z: 2.4 });
    });
  `);
  world.setBlock(0, 64, 2, "tiny:chair");
  for (const name of ["Ana", "Ben"]) world.join(name).use(0, 64, 2, "Up");

  expect(world.entities("tiny:seat")[0]?.riders).toEqual(["Ana"]);
});

test.each(["leave", "die"] as const)("%s while riding leaves an empty seat and no event", async (end) => {
  const world = await tinyWorld(SEAT);
  world.join("Ana")[end]();
  expect(world.log).toEqual(["true"]);
  expect(world.entities("tiny:seat").map(({ riders }) => riders)).toEqual([[]]);
});

test("a removed seat lets its rider stand without an event, and refuses every call", async () => {
  const world = await tinyWorld(`${SEAT} world.afterEvents.playerButtonInput.subscribe(() => {
    const seat = seatOf();
    const component = ride();
    seat.remove();
    say(seat.isValid, component.isValid, seat.id !== undefined, first().getComponent("riding") ?? "stands");
    say(attempt(() => seat.getComponent("rideable")));
    say(attempt(() => component.getRiders()));
    say(world.getEntity(seat.id) ?? "gone");
  }, { buttons: ["Jump"], state: "Pressed" });`);
  world.join("Ana").jump();

  expect(world.log).toEqual([
    "true",
    "false false true stands",
    "InvalidActorError: Failed to call function 'getComponent' due to Entity being invalid (has the Entity been removed?).",
    "InvalidEntityComponentError: The component 'minecraft:rideable' is invalid: its entity has been removed.",
    "gone",
  ]);
});
