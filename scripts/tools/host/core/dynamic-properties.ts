// Dynamic properties: the same members on the world, on entities and on items, over a map each.
import { throwGameError } from "./registry.ts";

export type DynamicValue =
  | boolean
  | number
  | string
  | { readonly x: number; readonly y: number; readonly z: number };
type Store = Map<string, DynamicValue>;

/** Documented as "String must be less than 32767 characters"; counted in bytes, which is the stricter reading. */
const LONGEST_TEXT = 32767;

export function utf8Length(text: string): number {
  let length = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return length;
}

function checked(value: Exclude<DynamicValue, undefined>): DynamicValue {
  const numbers =
    typeof value === "object" ? [value.x, value.y, value.z] : typeof value === "number" ? [value] : [];
  // Recorded for Infinity.
  if (!numbers.every(Number.isFinite)) throw new TypeError("Native variant type conversion failed.");
  if (typeof value === "string" && utf8Length(value) > LONGEST_TEXT) {
    throwGameError(
      "ArgumentOutOfBoundsError",
      `Unsupported or out of bounds value passed to function argument [1]. Value: ${utf8Length(value)}, Argument bounds: [0, ${LONGEST_TEXT}]`,
    );
  }
  return typeof value === "object" ? { x: value.x, y: value.y, z: value.z } : value;
}

function set(store: Store, name: string, value: DynamicValue | null | undefined): void {
  if (value === undefined || value === null) store.delete(name);
  else store.set(name, checked(value));
}

/** Bodies for `implement`; `storeOf` finds the map of an API object and may refuse. */
export function dynamicPropertyBodies(storeOf: (self: object) => Store): object {
  return {
    getDynamicProperty(this: object, name: string) {
      const value = storeOf(this).get(name);
      return typeof value === "object" ? { ...value } : value;
    },
    setDynamicProperty(this: object, name: string, value?: DynamicValue | null) {
      set(storeOf(this), name, value);
    },
    setDynamicProperties(this: object, values: Readonly<Record<string, DynamicValue | null | undefined>>) {
      const store = storeOf(this);
      for (const [name, value] of Object.entries(values)) set(store, name, value);
    },
    getDynamicPropertyIds(this: object) {
      return [...storeOf(this).keys()];
    },
    getDynamicPropertyTotalByteCount(this: object) {
      let bytes = 0;
      for (const [name, value] of storeOf(this)) {
        bytes +=
          utf8Length(name) +
          (typeof value === "string" ? utf8Length(value) : typeof value === "object" ? 12 : 8);
      }
      return bytes;
    },
    clearDynamicProperties(this: object) {
      storeOf(this).clear();
    },
  };
}
