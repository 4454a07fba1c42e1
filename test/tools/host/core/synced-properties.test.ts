import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const DIE = `
  world.afterEvents.worldLoad.subscribe(() => { spawn("tiny:die"); spawn("tiny:die"); });
  const values = (die) => ["tiny:face", "tiny:held", "tiny:luck"].map((id) => die.getProperty(id));
`;
const words = (text: string, error = "Error") => `${error}: ${text}`;

test("an entity begins with what its file declares; a value that is set is there in the next tick, and alone", async () => {
  const world = await tinyWorld(`${DIE} onJump(() => {
    const [die, other] = found("tiny:die");
    die.setProperty("tiny:face", 6);
    die.setProperty("tiny:held", true);
    say(values(die));
    system.run(() => say(values(die), values(other)));
  });`);
  world.join("Ana").jump();

  expect(world.log).toEqual(["[1,false,0]", "[6,true,0] [1,false,0]"]);
  expect(world.entities("tiny:die").map(({ synced }) => synced.values["tiny:face"])).toEqual([6, 1]);
});

test("what is not declared cannot be set and reads as undefined", async () => {
  const world = await tinyWorld(`${DIE} onJump(() => {
    const [die] = found("tiny:die");
    say(die.getProperty("tiny:pips") ?? "nothing");
    say(attempt(() => die.setProperty("tiny:pips", 1)));
    say(attempt(() => spawn("tiny:pot").setProperty("tiny:face", 1)));
  });`);
  world.join("Ana").jump();

  expect(world.log).toEqual([
    "nothing",
    words("There is no property 'tiny:pips'.", "InvalidArgumentError"),
    words("There is no property 'tiny:face'.", "InvalidArgumentError"),
  ]);
});

test.each([
  [
    "a number beyond the range",
    "'tiny:face', 7",
    words(
      "Unsupported or out of bounds value passed to function argument [1]. Value: 7, Argument bounds: [0, 6]",
      "ArgumentOutOfBoundsError",
    ),
  ],
  [
    "a number below it",
    "'tiny:face', -1",
    words(
      "Unsupported or out of bounds value passed to function argument [1]. Value: -1, Argument bounds: [0, 6]",
      "ArgumentOutOfBoundsError",
    ),
  ],
  [
    "a fraction",
    "'tiny:face', 1.5",
    words("The property 'tiny:face' is of type int, and cannot be 1.5.", "InvalidArgumentError"),
  ],
  [
    "a truth for a number",
    "'tiny:face', true",
    words("The property 'tiny:face' is of type int, and cannot be true.", "InvalidArgumentError"),
  ],
  [
    "a number for a truth",
    "'tiny:held', 1",
    words("The property 'tiny:held' is of type bool, and cannot be 1.", "InvalidArgumentError"),
  ],
  [
    "a type that this host has not",
    "'tiny:size', 0.2",
    words(
      "An entity property of type float has no body in this host. Write one under scripts/tools/host/core, with its evidence.",
      "NotEmulated",
    ),
  ],
])("%s is refused", async (_, call, refusal) => {
  const world = await tinyWorld(`${DIE} onJump(() => {
    const [die] = found("tiny:die");
    say(attempt(() => die.setProperty(${call})));
    system.run(() => say(values(die)));
  });`);
  world.join("Ana").jump();
  world.takeErrors();

  expect(world.log).toEqual([refusal, "[1,false,0]"]);
});

test("a player sees what was set for them alone, from the next tick on, until they leave", async () => {
  const world = await tinyWorld(`${DIE} onJump(({ player }) => {
    const [die] = found("tiny:die");
    player.setPropertyOverrideForEntity(die, "tiny:face", 5);
    player.setPropertyOverrideForEntity(die, "tiny:held", true);
    say(attempt(() => player.setPropertyOverrideForEntity(die, "tiny:luck", 5)));
    say(attempt(() => player.setPropertyOverrideForEntity(die, "tiny:face", 9)));
    system.run(() => say(values(die)));
  });`);
  const [ana, ben] = [world.join("Ana"), world.join("Ben")];
  world.pace = 0;
  ana.jump();
  const overrides = () => world.entities("tiny:die").map(({ synced }) => synced.overrides);
  expect(overrides()).toEqual([{}, {}]);
  world.tick();
  expect(overrides()).toEqual([{ [ana.id]: { "tiny:face": 5, "tiny:held": true } }, {}]);
  ben.jump();
  world.tick();
  ana.leave();
  expect(overrides()).toEqual([{ [ben.id]: { "tiny:face": 5, "tiny:held": true } }, {}]);

  expect(world.log.slice(0, 3)).toEqual([
    words("The client does not know the property 'tiny:luck'.", "InvalidArgumentError"),
    words(
      "Unsupported or out of bounds value passed to function argument [2]. Value: 9, Argument bounds: [0, 6]",
      "ArgumentOutOfBoundsError",
    ),
    "[1,false,0]",
  ]);
});

test("for an entity that is gone nothing can be set, for one player or for all", async () => {
  const world = await tinyWorld(`${DIE} onJump(({ player }) => {
    const [die] = found("tiny:die");
    die.remove();
    say(attempt(() => die.setProperty("tiny:face", 5)));
    say(attempt(() => player.setPropertyOverrideForEntity(die, "tiny:face", 5)));
  });`);
  world.join("Ana").jump();

  expect(world.log.map((line) => line.split(":")[0])).toEqual(["InvalidActorError", "InvalidActorError"]);
});

test("a transient entity is in no save, and gone for good with its chunk", async () => {
  const world = await tinyWorld(DIE);
  expect(JSON.stringify(world.save())).not.toContain("tiny:die");
  world.unloadChunk(0, 0);
  world.loadChunk(0, 0);
  expect(world.entities("tiny:die")).toEqual([]);
});
