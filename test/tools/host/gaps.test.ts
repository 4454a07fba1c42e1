import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { gapsOf, gapsOfAddOn, usedMembers } from "../../../scripts/tools/host/gaps.ts";

test("what is called without a body and what is only believed are the gaps", () => {
  const bodies = [
    { member: "World::getPlayers", kind: "documented", source: "typings" },
    { member: "Entity::teleport", kind: "believed", source: "a guess" },
  ] as const;
  const used = ["World::getPlayers", "Entity::teleport", "Entity::kill", "PlayerSpawnAfterEvent::player"];
  expect(gapsOf(used, bodies)).toEqual({ missing: ["Entity::kill"], believed: [bodies[1]] });
});

test("the host has a body for all that the add-on calls, and says of each guess that it is one", async () => {
  const { missing, believed } = await gapsOfAddOn();
  expect(missing, "Write these bodies under scripts/tools/host/core, each with its evidence.").toEqual([]);
  expect(believed.length).toBeGreaterThan(0);
  expect(believed.filter(({ source }) => source.length < 10)).toEqual([]);
});

test("calls, properties, destructuring, inherited members and constructors are found, other objects are not", () => {
  const file = fileURLToPath(new URL("gaps-sample.ts", import.meta.url));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    types: [],
  };
  expect(usedMembers(file, options)).toEqual([
    "ActionFormData::construct",
    "ActionFormData::title",
    "Entity::getComponent",
    "EntityRidingComponent::entityRidingOn",
    "ItemStack::construct",
    "Player::name",
    "Player::sendMessage",
    "PlayerSpawnAfterEvent::player",
    "PlayerSpawnAfterEventSignal::subscribe",
    "System::currentTick",
    "World::afterEvents",
    "WorldAfterEvents::playerSpawn",
  ]);
});
