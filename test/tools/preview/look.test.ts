import { expect, test } from "vitest";
import { lookOf, sceneOf } from "../../../scripts/tools/preview/look.ts";
import { tinyWorld } from "../host/tiny-world.ts";

test("everybody sees an entity where it stands, with its properties as they are for them", async () => {
  const world = await tinyWorld(`onJump(({ player }) => {
    const [die = spawn("tiny:die", 1.5, 64.5, 2.5)] = found("tiny:die");
    die.setProperty("tiny:face", 4);
    player.setPropertyOverrideForEntity(die, "tiny:held", true);
  });`);
  const [ana, ben] = [world.join("Ana"), world.join("Ben")];
  ana.jump();
  world.tick();

  const scene = sceneOf(world);
  const seen = [ana, ben].map((player) => lookOf(world, player, scene).scene.entities);
  const die = { id: expect.any(String), typeId: "tiny:die", x: 1.5, y: 64.5, z: 2.5, yaw: 0 };
  const values = { "tiny:face": 4, "tiny:luck": 0, "tiny:size": 0.5 };
  expect(seen).toEqual([
    [{ ...die, properties: { ...values, "tiny:held": true } }],
    [{ ...die, properties: { ...values, "tiny:held": false } }],
  ]);
});
