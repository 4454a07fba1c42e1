// The one form of condition that our blocks have: states compared with a text or a whole number, joined by `&&`.
import type { States } from "./pack-files.ts";

const FORM = /^q\.block_state\('([^']+)'\) == (?:'([^']*)'|(-?\d+))$/;

/** @throws on any other form, so that no block ever differs from what the game would make of it. */
export function holds(condition: string, states: States): boolean {
  const comparisons = condition.split(" && ").map((comparison) => {
    const [, name, text, number] = FORM.exec(comparison) ?? [];
    if (name === undefined) throw new Error(`This host cannot read the condition "${condition}".`);
    return states[name] === (text ?? Number(number));
  });
  return !comparisons.includes(false);
}
