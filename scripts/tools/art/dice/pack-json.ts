// JSON as the packs have it, which the project's formatter leaves as it is: on one line what fits there and has no
// objects in it but a single one in a list.

const LINE = 110;

export function packJson(value: object): string {
  return `${written(value, "", 0)}\n`;
}

/** @param indent of the line that it begins on. @param beside it on that line: a key before it, a comma behind it. */
function written(value: unknown, indent: string, beside: number): string {
  const flat = onOneLine(value);
  if (!isObject(value) || (isShort(value) && indent.length + beside + flat.length <= LINE)) return flat;
  const inner = `${indent}  `;
  const parts = Object.entries(value).map(([name, part]) => {
    const key = Array.isArray(value) ? "" : `${JSON.stringify(name)}: `;
    return `${inner}${key}${written(part, inner, key.length + 1)}`;
  });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
function isShort(value: object): boolean {
  const inside = Object.values(value).filter(isObject);
  const isSingle = Array.isArray(value) && value.length === 1;
  return inside.every((part) => (isSingle || Array.isArray(part)) && isShort(part));
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${onOneLine(part)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}
