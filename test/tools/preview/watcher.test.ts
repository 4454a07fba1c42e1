import { expect, test } from "vitest";
import { lookOf, sceneOf } from "../../../scripts/tools/preview/look.ts";
import { Watcher } from "../../../scripts/tools/preview/watcher.ts";
import type { Message } from "../../../scripts/tools/preview/wire.ts";
import { tinyWorld } from "../host/tiny-world.ts";

test("sounds and sparks are told once, to who was there already", async () => {
  const world = await tinyWorld(`onJump(({ player }) => {
    player.spawnParticle("tiny:smoke", { x: 1.5, y: 65, z: 2.5 });
    player.playSound("tiny.hop");
  });`);
  const ana = world.join("Ana");
  const told: Message[] = [];
  const look = (watcher: Watcher) => watcher.look(lookOf(world, ana, sceneOf(world)), world);
  const watchers = [new Watcher(ana, (message) => told.push(message))];
  ana.jump();
  world.tick();
  watchers.push(new Watcher(ana, (message) => told.push(message)));
  for (const watcher of [...watchers, ...watchers]) look(watcher);
  expect(told.map(({ sounds, bursts }) => ({ sounds, bursts }))).toEqual([
    { sounds: ["tiny.hop"], bursts: [{ particle: "tiny:smoke", x: 1.5, y: 65, z: 2.5 }] },
    { sounds: [], bursts: [] },
  ]);
});
