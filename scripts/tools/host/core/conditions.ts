// The one form of condition that our blocks' permutations have: a state compared with a text or a whole number.
import type { States } from "./pack-files.ts";

const FORM = /^q\.block_state\('([^']+)'\) == (?:'([^']*)'|(-?\d+))$/;

/** @throws on any other form, so that no block ever differs from what the game would make of it. */
export function holds(condition: string, states: States): boolean {
  const [, name, text, number] = FORM.exec(condition) ?? [];
  if (name === undefined) throw new Error(`This host cannot read the condition "${condition}".`);
  return states[name] === (text ?? Number(number));
}
