// Dynamic properties: the same members on the world, on entities and on items, over a plain object each.
import { gameError, NotEmulated } from "./errors.ts";
import { type DynamicValue, type Properties, switches } from "./model.ts";

/** Documented as "String must be less than 32767 characters"; counted in bytes, which is the stricter reading. */
const LONGEST_TEXT = 32767;

function utf8Length(text: string): number {
  let length = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return length;
}

function check(value: DynamicValue): void {
  if (typeof value === "object") throw new NotEmulated("A vector as a dynamic property");
  // Recorded for Infinity.
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new TypeError("Native variant type conversion failed.");
  }
  // No character takes more than three bytes a unit: most texts need no count.
  if (typeof value !== "string" || value.length * 3 <= LONGEST_TEXT) return;
  const length = utf8Length(value);
  if (length <= LONGEST_TEXT) return;
  const words = `Unsupported or out of bounds value passed to function argument [1]. Value: ${length}, Argument bounds: [0, ${LONGEST_TEXT}]`;
  throw gameError("ArgumentOutOfBoundsError", words);
}

/** @throws where a switch says that nothing is written. */
export function writable(properties: Properties): Properties {
  if (switches.writesFail) throw new Error("Writing is refused: the switch writesFail is on.");
  return properties;
}

/** Bodies over the properties of a record; `toWrite` may refuse. */
export function dynamicProperties<R>(of: (record: R) => Properties, toWrite = of) {
  return {
    getDynamicProperty: (record: R, name: string): DynamicValue | undefined => of(record)[name],
    setDynamicProperty(record: R, name: string, value?: DynamicValue | null): void {
      const properties = toWrite(record);
      if (value === undefined || value === null) delete properties[name];
      else {
        check(value);
        properties[name] = value;
      }
    },
  };
}
