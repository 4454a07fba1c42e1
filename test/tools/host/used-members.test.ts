import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { usedMembers } from "../../../scripts/tools/host/used-members.ts";

test("calls, properties, destructuring, inherited members and constructors are found, other objects are not", () => {
  const file = fileURLToPath(new URL("used-members-sample.ts", import.meta.url));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
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
