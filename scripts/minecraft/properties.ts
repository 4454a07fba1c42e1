// Strings in the world's dynamic properties, read back after writing: what could not be kept was not accepted.
import { world } from "@minecraft/server";
import { logError, logWarning } from "./log.ts";

export function readProperty(key: string): string | undefined {
  const value = world.getDynamicProperty(key);
  return typeof value === "string" ? value : undefined;
}

export function propertyKeys(prefix: string): readonly string[] {
  return world.getDynamicPropertyIds().filter((key) => key.startsWith(prefix));
}

/** Whether the world now holds exactly this value; `undefined` deletes. */
export function writeProperty(key: string, value: string | undefined): boolean {
  try {
    world.setDynamicProperty(key, value);
  } catch (error) {
    logError(`saving ${key}`, error);
    return false;
  }
  const kept = world.getDynamicProperty(key) === value;
  if (!kept) logWarning(`saving ${key}: the world does not hold what was written`);
  return kept;
}
