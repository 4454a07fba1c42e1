// Saved records as tests damage them: every path in a record, and a record with one value changed.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Every path in the record, as its messages write them: `players[1].name`. */
export function pathsOf(json: string): readonly string[] {
  const walk = (value: unknown, path: string): readonly string[] => {
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) => {
      const at = Array.isArray(value) ? `${path}[${name}]` : `${path}${path === "" ? "" : "."}${name}`;
      return [at, ...walk(part, at)];
    });
  };
  return walk(JSON.parse(json), "");
}

/** The record with another value at this path; `undefined` takes the field away. */
export function changed(json: string, path: string, value: Json | undefined): string {
  const record: unknown = JSON.parse(json);
  const steps = path.split(/[.[\]]+/).filter((step) => step !== "");
  const last = steps.pop();
  let at: unknown = record;
  for (const step of steps) at = fieldsOf(at, path)[step];
  if (last === undefined) throw new Error(`"${path}" names no field.`);
  const fields = fieldsOf(at, path);
  if (value === undefined) delete fields[last];
  else fields[last] = value;
  return JSON.stringify(record);
}

function fieldsOf(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null) throw new Error(`The record has no "${path}".`);
  return value as Record<string, unknown>;
}
