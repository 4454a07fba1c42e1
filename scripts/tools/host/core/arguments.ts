// What the engine refuses before a native function runs: number, types and bounds of its arguments.
import { apiTable } from "./api-table.ts";
import { throwGameError } from "./errors.ts";

type IsInstance = (className: string, value: object) => boolean | undefined;
type Bounds = readonly [number, number];

const LETTERS: Readonly<Record<string, string>> = {
  number: "n",
  string: "s",
  boolean: "b",
  function: "f",
  object: "o",
  undefined: "u",
};

export function checkCount(received: number, [least, most]: readonly [number, number]): void {
  if (received >= least && received <= most) return;
  const expected = least === most ? `${least}` : `${least}-${most}`;
  throw new TypeError(
    `Incorrect number of arguments to function. Expected ${expected}, received ${received}`,
  );
}

const interfaces = new Map<string, Readonly<Record<string, string>>>(
  Object.values(apiTable).flatMap((module) => Object.entries(module.interfaces)),
);
const ELEMENTS: Readonly<Record<string, string>> = { "string[]": "s string", "number[]": "n number" };

/** Where a value stands, from the inside out: ["Interface property ['x']", "interface", "Function argument [1]"]. */
type Place = readonly [string, ...string[]];

function wordsOf([inner, ...outer]: Place, expected: string): string {
  const around: string[] = [];
  for (let at = 0; at < outer.length; at += 2) around.push(`failed parsing ${outer[at]} to ${outer[at + 1]}`);
  return `${inner} expected type: ${expected}${around.length > 0 ? ` (${around.join(", ")}).` : ""}`;
}

interface ReadType {
  readonly letters: string;
  readonly expected: string;
  readonly element: string | undefined;
  readonly fields: readonly (readonly [name: string, type: string])[];
}

const read = new Map<string, ReadType>();

function readType(type: string): ReadType {
  const [letters = "", ...words] = type.split(" ");
  const expected = words.join(" ");
  const fields = Object.entries(interfaces.get(expected) ?? {});
  const made = { letters, expected, element: ELEMENTS[expected], fields };
  read.set(type, made);
  return made;
}

/** `type` is an entry of the table: letters, a space, the game's words. */
export function checkType(value: unknown, type: string, place: Place, isInstance: IsInstance): void {
  const { letters, expected, element, fields } = read.get(type) ?? readType(type);
  const letter = value === null ? "u" : (LETTERS[typeof value] ?? "?");
  const fits = letters.includes(letter);
  if (fits && letter !== "o") return;
  if (!fits || isInstance(expected, value as object) === false) {
    const kind = expected.includes(" | ") ? "Native variant" : "Native";
    throw new TypeError(`${kind} type conversion failed. ${wordsOf(place, expected)}`);
  }
  if (element && Array.isArray(value)) {
    value.forEach((entry, index) => {
      checkType(entry, element, [`Array element [${index}]`, "array", ...place], isInstance);
    });
  }
  for (const [field, fieldType] of fields) {
    const inner: Place = [`Interface property ['${field}']`, "interface", ...place];
    checkType((value as Record<string, unknown>)[field], fieldType, inner, isInstance);
  }
}

export function checkBounds(value: unknown, bounds: Bounds, index: number, className: string): void {
  if (typeof value !== "number" || (value >= bounds[0] && value <= bounds[1])) return;
  throwGameError(
    className,
    `Unsupported or out of bounds value passed to function argument [${index}]. Value: ${value}, Argument bounds: [${bounds.join(", ")}]`,
    { index, value, minValue: bounds[0], maxValue: bounds[1] },
  );
}
