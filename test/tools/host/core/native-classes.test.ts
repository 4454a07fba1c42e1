import { expect, test } from "vitest";
import { logs, openSmall, PRELUDE, saidInWorld } from "./small-host.ts";

/**
 * What script gets for an expression, once the world is there. Recorded on a dedicated server 1.21.11x by bedrock-apis
 * (bds-docs and virtual-apis on GitHub).
 */
const RECORDED: readonly (readonly [claim: string, code: string, answer: string])[] = [
  [
    "a class without constructor cannot be made",
    `new server.Entity()`,
    "ReferenceError: No constructor for native class 'Entity'.",
  ],
  [
    "a detached function has no object",
    `server.ItemStack.prototype.getComponents.call(undefined)`,
    "ReferenceError: Native function [ItemStack::getComponents] object bound to prototype does not exist.",
  ],
  [
    "too many arguments are refused",
    `world.setDynamicProperty("a", 1, 2)`,
    "TypeError: Incorrect number of arguments to function. Expected 1-2, received 3",
  ],
  [
    "a number is not taken from text",
    `new server.ItemStack("minecraft:stone", "2")`,
    "TypeError: Native type conversion failed. Function argument [1] expected type: number",
  ],
  [
    "a listener must be a function",
    `world.afterEvents.buttonPush.subscribe(5)`,
    "TypeError: Native type conversion failed. Function argument [0] expected type: Closure: (ButtonPushAfterEvent) => void",
  ],
  [
    "an argument of two types names both",
    `world.setTimeOfDay("noon")`,
    "TypeError: Native variant type conversion failed. Function argument [0] expected type: number | TimeOfDay",
  ],
  [
    "a wrong entry of a list in an option is named with the way to it",
    `world.afterEvents.playerBreakBlock.subscribe(() => {}, { blockTypes: [5] })`,
    "TypeError: Native type conversion failed. Array element [0] expected type: string (failed parsing array to Interface property ['blockTypes'], failed parsing interface to Function argument [1]).",
  ],
  [
    "a setter calls its value a return value",
    `world.getAllPlayers()[0].nameTag = 5`,
    "TypeError: Native type conversion failed. Function return value expected type: string",
  ],
  [
    "a value out of bounds is named with its bounds",
    `new server.ItemStack("minecraft:stone", 344)`,
    "ArgumentOutOfBoundsError: Unsupported or out of bounds value passed to function argument [1]. Value: 344, Argument bounds: [1, 255]",
  ],
  [
    "a read-only property cannot be set",
    `world.getAllPlayers()[0].isValid = true`,
    "TypeError: 'isValid' is read-only",
  ],
  ["a group of events is one object", `world.afterEvents === world.afterEvents`, "allowed: true"],
  ["a signal is one object", `world.afterEvents.worldLoad === world.afterEvents.worldLoad`, "allowed: true"],
];

test.each(RECORDED)("%s", async (_, code, answer) => {
  expect(await saidInWorld(`say(() => ${code})`)).toEqual([answer]);
});

/** Follows from the typings, in words that are not recorded. */
const DERIVED: readonly (readonly [claim: string, code: string, answer: string])[] = [
  [
    "too few arguments are refused",
    `world.getAllPlayers()[0].sendMessage()`,
    "TypeError: Incorrect number of arguments to function. Expected 1, received 0",
  ],
  [
    "an object of another class is refused",
    `new ui.ActionFormData().show(world)`,
    "TypeError: Native type conversion failed. Function argument [0] expected type: Player",
  ],
  [
    "an option of another type is refused",
    `new ui.ModalFormData().toggle("t", { defaultValue: 1 })`,
    "TypeError: Native type conversion failed. Interface property ['defaultValue'] expected type: boolean (failed parsing interface to Function argument [1]).",
  ],
  [
    "a getter has nothing to look at in an object that is not the game's",
    `Object.getOwnPropertyDescriptor(server.Entity.prototype, "id").get.call({})`,
    "ReferenceError: Native property getter [Entity::id] object bound to prototype does not exist.",
  ],
  [
    "a setter has nothing to change in an object that is not the game's",
    `Object.getOwnPropertyDescriptor(server.Entity.prototype, "nameTag").set.call({}, "x")`,
    "ReferenceError: Native property setter [Entity::nameTag] object bound to prototype does not exist.",
  ],
  [
    "a bigint is no number",
    `new server.ItemStack("minecraft:stone", 2n)`,
    "TypeError: Native type conversion failed. Function argument [1] expected type: number",
  ],
  ["an optional argument may be undefined", `world.setDynamicProperty("a", undefined)`, "allowed: undefined"],
  [
    "a member without a body says its name",
    `world.getAllPlayers()[0].getRotation()`,
    "NotEmulated: Entity::getRotation has no body in this host. Write one under scripts/tools/host/core, with its evidence.",
  ],
  [
    "a property without a body says its name",
    `world.isHardcore`,
    "NotEmulated: World::isHardcore has no body in this host. Write one under scripts/tools/host/core, with its evidence.",
  ],
  [
    "a class without a body says its name",
    `new server.BlockVolume({ x: 0, y: 0, z: 0 }, { x: 1, y: 1, z: 1 })`,
    "NotEmulated: new BlockVolume has no body in this host. Write one under scripts/tools/host/core, with its evidence.",
  ],
  [
    "an error class cannot be made by script",
    `new server.InvalidEntityError()`,
    "ReferenceError: No constructor for native class 'InvalidEntityError'.",
  ],
  ["a player is an entity", `world.getAllPlayers()[0] instanceof server.Entity`, "allowed: true"],
  ["enums are there", `server.GameMode.Survival + server.TicksPerSecond`, "allowed: Survival20"],
  [
    "constants of classes are there",
    `server.EntityRideableComponent.componentId`,
    "allowed: minecraft:rideable",
  ],
];

test.each(DERIVED)("%s", async (_, code, answer) => {
  expect(await saidInWorld(`say(() => ${code})`)).toEqual([answer]);
});

test("a member without a body is told to the driver even when script swallows the error", async () => {
  const session = await openSmall(
    `${PRELUDE}world.afterEvents.worldLoad.subscribe(() => { attempt(() => world.isHardcore); });`,
  );
  expect(session.send("start")).toEqual([{ t: "gap", member: "World::isHardcore" }]);
  session.dispose();
});

test("of somebody who left only id and validity can be asked", async () => {
  const session = await openSmall(`${PRELUDE}
    let ana;
    world.afterEvents.worldLoad.subscribe(() => { [ana] = world.getAllPlayers(); });
    system.runInterval(() => {
      say(() => ana.addTag("x"));
      say(() => ana.name);
      say(() => { ana.nameTag = "x"; });
      say(() => ana.id);
      try { ana.addTag("x"); } catch (error) { console.log(error instanceof server.InvalidEntityError); }
    });`);
  session.send("start");
  session.send("quit");
  expect(logs(session.send("tick"))).toEqual([
    "InvalidActorError: Failed to call function 'addTag' due to Entity being invalid (has the Entity been removed?).",
    "InvalidActorError: Failed to reach property 'name' due to Entity being invalid (has the Entity been removed?).",
    "InvalidActorError: Failed to reach property 'nameTag' due to Entity being invalid (has the Entity been removed?).",
    "allowed: -1",
    "true",
  ]);
  session.dispose();
});

test("what the host does for a look at a property or for a call is little work beside the add-on's own", async () => {
  const costOf = async (look: string): Promise<number> => {
    const session = await openSmall(`${PRELUDE}world.afterEvents.worldLoad.subscribe(() => {
      const [ana] = world.getAllPlayers();
      for (let count = 0; count < 100_000; count++) ${look};
    });`);
    const before = session.interrupts;
    session.send("start");
    const spent = session.interrupts - before;
    session.dispose();
    return spent;
  };
  // An interrupt is 10,000 steps, so that this is steps a look, times ten.
  expect(await costOf("ana.name")).toBeLessThanOrEqual(120);
  expect(await costOf("ana.addTag('x')")).toBeLessThanOrEqual(350);
});
