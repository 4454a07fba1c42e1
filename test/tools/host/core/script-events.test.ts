// Script events in the host: who hears of them, and what is refused.
import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

test("come to who listens to their namespace, with where they come from", async () => {
  const world = await tinyWorld(`
    const told = ({ id, message, sourceType, sourceEntity }) => say(id, message, sourceType, sourceEntity?.name);
    system.afterEvents.scriptEventReceive.subscribe(told, { namespaces: ["tiny"] });
    onJump(() => { system.sendScriptEvent("tiny:own", "1"); system.sendScriptEvent("other:own", "2"); say("sent"); });
  `);
  const ana = world.join("Ana");
  ana.jump();
  world.scriptEvent("tiny:console", "{}");
  world.scriptEvent("other:console", "");
  ana.scriptEvent("tiny:typed", "hi");
  expect(world.log).toEqual([
    ...["sent", "tiny:own 1 Server "],
    ...["tiny:console {} Server ", "tiny:typed hi Entity Ana"],
  ]);
  expect(world.scriptEvents.map(({ id }) => id)).toEqual([
    ...["tiny:own", "other:own", "tiny:console", "other:console", "tiny:typed"],
  ]);
  world.session.dispose();
});

test.each([
  ["own", "", "NamespaceNameError"],
  ["minecraft:own", "", "NamespaceNameError"],
  ["tiny:own", "x".repeat(2049), "InvalidArgumentError"],
])("refuse %s", async (id, message, error) => {
  const world = await tinyWorld(`
    onJump(() => { try { system.sendScriptEvent(${JSON.stringify(id)}, ${JSON.stringify(message)}); } catch (e) { say(e.name); } });
  `);
  world.join("Ana").jump();
  expect(world.log).toEqual([error]);
  world.session.dispose();
});
