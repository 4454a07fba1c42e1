// The one form of condition that our blocks use: a state compared with a text or a whole number.
import type { States } from "../../../host/core/pack-files.ts";

const FORM = /^q\.block_state\('([^']+)'\) == (?:'([^']*)'|(-?\d+))$/;

/** @throws on any other form, so that the preview never shows a block otherwise than the game would. */
export function holds(condition: string, states: States): boolean {
  const [, name, text, number] = FORM.exec(condition) ?? [];
  if (name === undefined) throw new Error(`The preview cannot read the condition "${condition}".`);
  return states[name] === (text ?? Number(number));
}
