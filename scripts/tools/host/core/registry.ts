// Where the host's files give bodies to members of the game's classes, and make objects of them.
// It does not know what script may do with them: native-classes.ts builds the classes and enforces the table.
import { type ApiClass, apiTable } from "./api-table.ts";
import { errorClass } from "./errors.ts";

export { gameError, throwGameError } from "./errors.ts";

/** recorded: seen in the real game. documented: Mojang's documentation says so. believed: our best guess. */
export interface Evidence {
  readonly kind: "recorded" | "documented" | "believed";
  readonly source: string;
}

interface Bodies extends Evidence {
  readonly members: object;
}

type WithEvidence = (source: string, members: object & ThisType<object>) => Bodies;

export const recorded: WithEvidence = (source, members) => ({ kind: "recorded", source, members });
export const documented: WithEvidence = (source, members) => ({ kind: "documented", source, members });
export const believed: WithEvidence = (source, members) => ({ kind: "believed", source, members });

interface Body {
  readonly descriptor: PropertyDescriptor;
  readonly evidence: Evidence;
}

export type NativeClass = new (...args: unknown[]) => object;

/** The table's classes, errors apart; what native-classes.ts made of them. */
export const entries = new Map<string, ApiClass>();
export const classes = new Map<string, NativeClass>();
for (const { classes: found } of Object.values(apiTable)) {
  for (const [name, entry] of Object.entries(found)) if (!errorClass(name)) entries.set(name, entry);
}

const bodies = new Map<string, Body>();
/** What bodyOf found: it is asked at every call of script, and the host's own steps count in the budgets. */
const resolved = new Map<string, PropertyDescriptor>();
export const handles = new WeakMap<object, object>();
/** Classes with at least one body of their own. */
const implemented = new Set<string>();

/**
 * Gives bodies to members of a class: methods, getters, setters; `this` is the API object. A method `construct`
 * answers `new` and returns the handle. A later call for the same member replaces the body.
 */
export function implement(className: string, { members, kind, source }: Bodies): void {
  if (!entries.has(className)) throw new Error(`The typings have no class ${className}.`);
  implemented.add(className);
  resolved.clear();
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(members))) {
    if (name !== "construct" && entries.get(className)?.members[name] === undefined) {
      throw new Error(`The typings have no member ${className}::${name}.`);
    }
    bodies.set(`${className}::${name}`, { descriptor, evidence: { kind, source } });
  }
}

/** Every body with its evidence, for the list of gaps. */
export function evidenceOf(): { member: string; kind: Evidence["kind"]; source: string }[] {
  return [...bodies].map(([member, { evidence }]) => ({ member, ...evidence }));
}

/**
 * An object of a class, over what the host knows of the thing. `handle.invalid === true`: the thing is gone (removed
 * entity, player who left) and every use throws. Of a class without any body (events, form responses) the properties
 * are simply the fields of the handle.
 */
export function make(className: string, handle: object = {}): object {
  const made: object = Object.create(prototypeOf(className));
  handles.set(made, handle);
  return made;
}

/** The handle of an object that the host made; the caller names its kind. */
export function handleOf<H extends object = object>(object: unknown): H {
  // A WeakMap asked for something that is no object answers undefined.
  const found = handles.get(object as object);
  if (found === undefined) throw new TypeError("A native object was expected, and something else was given.");
  return found as H;
}

/** The object itself is over, as an event after its callback: nothing can be asked of it any more. */
export function release(object: object): void {
  handles.delete(object);
}

export function prototypeOf(className: string): object {
  const found = classes.get(className);
  if (found === undefined) throw new Error(`The typings have no class ${className}.`);
  return found.prototype;
}

function findBody(key: string, className: string, name: string): PropertyDescriptor | undefined {
  for (let at: string | undefined = className; at !== undefined; at = entries.get(at)?.extends) {
    const found = bodies.get(`${at}::${name}`);
    if (found === undefined) continue;
    resolved.set(key, found.descriptor);
    return found.descriptor;
  }
  return undefined;
}

export function bodyOf(className: string, name: string): PropertyDescriptor | undefined {
  const key = `${className}::${name}`;
  return resolved.get(key) ?? findBody(key, className, name);
}

/** The field of a handle that answers a property, where the class has no bodies. */
export function fieldsOf(
  handle: object,
  className: string,
  name: string,
): Record<string, unknown> | undefined {
  for (let at: string | undefined = className; at !== undefined; at = entries.get(at)?.extends) {
    if (implemented.has(at)) return undefined;
  }
  return Object.hasOwn(handle, name) ? (handle as Record<string, unknown>) : undefined;
}

export function isInstance(className: string, value: object): boolean | undefined {
  const known = classes.get(className);
  return known && value instanceof known;
}
