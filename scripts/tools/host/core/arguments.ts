// What the engine refuses before a native function runs: number, types and bounds of its arguments.
import { apiTable, type Method } from "./api-table.ts";
import { gameError } from "./errors.ts";
import { isInstance } from "./registry.ts";

/** Where a value stands, from the inside out: ["Interface property ['x']", "interface", "Function argument [1]"]. */
type Place = readonly [string, ...string[]];

function refuseCount(received: number, [least, most]: readonly [number, number]): never {
  const expected = least === most ? `${least}` : `${least}-${most}`;
  throw new TypeError(
    `Incorrect number of arguments to function. Expected ${expected}, received ${received}`,
  );
}

function wordsOf([inner, ...outer]: Place, expected: string): string {
  const around: string[] = [];
  for (let at = 0; at < outer.length; at += 2) around.push(`failed parsing ${outer[at]} to ${outer[at + 1]}`);
  return `${inner} expected type: ${expected}${around.length > 0 ? ` (${around.join(", ")}).` : ""}`;
}

/** Fields and their types, by the name of the interface. No pairs: the engine takes one apart with a call. */
const interfaces = new Map(
  Object.values(apiTable).flatMap((module) =>
    Object.entries(module.interfaces).map(([name, fields]) => {
      const list = Object.entries(fields).map(([field, fieldType]) => ({ field, fieldType }));
      return [name, list] as const;
    }),
  ),
);

/** The table's letters for what typeof answers of plain values. Nothing of the game takes a bigint or a symbol. */
const LETTERS: Partial<Record<string, string>> = {
  ...{ number: "n", string: "s", boolean: "b", function: "f", undefined: "u" },
};
const allows = (type: string, letter: string): boolean => type.lastIndexOf(letter, type.indexOf(" ")) >= 0;
/** Nearly every value is no object and fits: that is found out first, with nothing made for an error. */
function fitsPlainly(value: unknown, type: string): boolean {
  const letter = value === null ? "u" : LETTERS[typeof value];
  return letter !== undefined && allows(type, letter);
}

/** `type` is an entry of the table: letters, a space, the game's words. */
export function checkType(value: unknown, type: string, place: Place): void {
  if (fitsPlainly(value, type)) return;
  const expected = type.slice(type.indexOf(" ") + 1);
  const isObject = typeof value === "object" && value !== null;
  if (!isObject || !allows(type, "o") || isInstance(expected, value) === false) {
    const kind = expected.includes(" | ") ? "Native variant" : "Native";
    throw new TypeError(`${kind} type conversion failed. ${wordsOf(place, expected)}`);
  }
  if (Array.isArray(value)) {
    const element = /^(string|number)\[\]$/.exec(expected)?.[1];
    if (element === undefined) return;
    for (const [index, entry] of value.entries()) {
      const inner: Place = [`Array element [${index}]`, "array", ...place];
      checkType(entry, `${element.charAt(0)} ${element}`, inner);
    }
    return;
  }
  for (const { field, fieldType } of interfaces.get(expected) ?? []) {
    const found = (value as Record<string, unknown>)[field];
    if (fitsPlainly(found, fieldType)) continue;
    checkType(found, fieldType, [`Interface property ['${field}']`, "interface", ...place]);
  }
}

export function checkBounds(
  value: unknown,
  [minValue, maxValue]: readonly [number, number],
  index: number,
  className: string,
): void {
  if (typeof value !== "number" || (value >= minValue && value <= maxValue)) return;
  throw gameError(
    className,
    `Unsupported or out of bounds value passed to function argument [${index}]. Value: ${value}, Argument bounds: [${minValue}, ${maxValue}]`,
    { index, value, minValue, maxValue },
  );
}

export function checkArguments(
  args: readonly unknown[],
  { args: count, types = [], bounds }: Omit<Method, "kind">,
): void {
  if (args.length < count[0] || args.length > count[1]) refuseCount(args.length, count);
  for (let index = 0; index < args.length; index++) {
    const value = args[index];
    const type = types[index];
    if (type && !fitsPlainly(value, type)) checkType(value, type, [`Function argument [${index}]`]);
    const range = bounds?.[index];
    if (range) checkBounds(value, range, index, "ArgumentOutOfBoundsError");
  }
}
