// What all tables together take in the engine of the game, once each is in use.
import { CARRIED } from "../solve/packing.ts";
import { inQuickJs } from "./in-quickjs.ts";

const CODE = `
  import { newGame } from "./scripts/engine/game.ts";
  import { advise } from "./scripts/engine/strategy/advice.ts";
  import { decoding, tableOf } from "./scripts/engine/strategy/tables.ts";
  export function use(text) {
    const rules = JSON.parse(text);
    for (const _ of decoding(rules) ?? []);
    return String(advise(newGame(rules, 1), tableOf(rules)).isExact);
  }`;

/** In MiB. */
export async function tablesMemory(): Promise<number> {
  const machine = await inQuickJs("2023-12-09", CODE);
  const before = machine.memoryUsed();
  for (const { rules } of CARRIED) {
    if (machine.call("use", JSON.stringify(rules)).answer !== "true")
      throw new Error("A table is not in use.");
  }
  const used = machine.memoryUsed() - before;
  machine.dispose();
  return used / 2 ** 20;
}
