import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const TWO = `
  const show = () => new ActionFormData().button("b").show(ana).then((answer) => say(answer.cancelationReason), (error) => say(error.reason));
  world.afterEvents.playerSpawn.subscribe(show);
`;

test("script closes all forms of a player: as if the player had closed them, in a later callback", async () => {
  const world = await tinyWorld(`${TWO} onJump(() => { uiManager.closeAllForms(ana); say("closed"); });`);
  const ana = world.join("Ana");
  ana.jump();
  ana.jump();

  expect(world.log).toEqual(["closed", "UserClosed", "closed"]);
  expect(ana.form).toBe(undefined);
});

test("who leaves with the chat open comes back without it", async () => {
  const world = await tinyWorld(TWO);
  const ana = world.join("Ana");
  ana.close();
  ana.openChat();
  ana.leave();

  expect(world.join("Ana").form?.buttons).toEqual(["b"]);
});

test("nothing of a player who left can be closed", async () => {
  const world = await tinyWorld(
    `world.afterEvents.playerLeave.subscribe(() => say(attempt(() => uiManager.closeAllForms(ana))));`,
  );
  world.join("Ana").leave();

  expect(world.log[0]).toMatch(/^InvalidActorError/);
});

test("shutting down is told to script, read-only, before forms are rejected", async () => {
  const world = await tinyWorld(`${TWO} system.beforeEvents.shutdown.subscribe(() => {
    world.setDynamicProperty("end", 1);
    say(attempt(() => overworld().spawnEntity("tiny:pot", ana.location)), world.getDynamicPropertyIds());
  });`);
  world.join("Ana");
  world.shutdown();

  const refused =
    "ReferenceError: Native function [Dimension::spawnEntity] does not have required privileges.";
  expect(world.log).toEqual([`${refused} ["end"]`, "ServerShutdown"]);
});
