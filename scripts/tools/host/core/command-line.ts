// What the engine makes of a line before any script hears of it: words, and a value for each parameter. What it refuses
// gets the game's own sentence, worded as in the game's texts for commands.
import { switches } from "./model.ts";

export interface Parameter {
  readonly name: string;
  readonly type: string;
}
interface Word {
  readonly text: string;
  readonly isQuoted: boolean;
  /** From where to where it stands in the line. */
  readonly from: number;
  readonly to: number;
}

/** The engine's answer in place of the command's. */
export class Refusal extends Error {}

export const enums = new Map<string, readonly string[]>();

function wordsOf(line: string): readonly Word[] {
  return [...line.matchAll(/"([^"]*)"|\S+/g)].map(({ 0: whole, 1: quoted, index: from }) => {
    return { text: quoted ?? whole, isQuoted: quoted !== undefined, from, to: from + whole.length };
  });
}

/** undefined: no such value. */
type Reader = (word: Word, parameter: Parameter) => unknown;

/** believed: a bare text that begins with a digit is refused; nobody knows what the game does with it. */
function stringOf({ text, isQuoted }: Word): string | undefined {
  const isRefused = /^"/.test(text) || (/^\d/.test(text) && !switches.digitStrings);
  return isRefused && !isQuoted ? undefined : text;
}
const BOOLEANS = new Map([
  ["true", true],
  ["false", false],
]);
const READERS: Readonly<Record<string, Reader>> = {
  Integer({ text, isQuoted }) {
    const isInteger = !isQuoted && /^[+-]?\d+$/.test(text);
    return isInteger && Math.trunc(Number(text)) === (Number(text) | 0) ? Number(text) : undefined;
  },
  Enum: ({ text, isQuoted }, { name }) => (isQuoted ? undefined : enums.get(name)?.find((is) => is === text)),
  String: stringOf,
  Boolean: ({ text, isQuoted }) => (isQuoted ? undefined : BOOLEANS.get(text)),
};
export function canRead({ type }: Parameter): boolean {
  return Object.hasOwn(READERS, type);
}

function unexpected(line: string, { from, to }: Pick<Word, "from" | "to">): never {
  const text = line.slice(from, to);
  throw new Refusal(
    `Syntax error: Unexpected "${text}": at "${line.slice(0, from)}>>${text}<<${line.slice(to)}"`,
  );
}

/** The values for the callback; what was left out at the end is not among them. Throws a Refusal. */
export function readArguments(line: string, parameters: readonly Parameter[], mandatory: number): unknown[] {
  const words = wordsOf(line).slice(1);
  const end = { from: line.length, to: line.length };
  const extra = words[parameters.length];
  const values = words.slice(0, parameters.length).map((word, at) => {
    const parameter = parameters[at];
    return (parameter && READERS[parameter.type]?.(word, parameter)) ?? unexpected(line, word);
  });
  if (extra) unexpected(line, extra);
  if (values.length < mandatory) unexpected(line, end);
  return values;
}
