// Where the host's files give bodies to members of the game's classes, and make objects of them.
// It does not know what script may do with them: native-classes.ts builds the classes and enforces the table.
import { type ApiClass, apiTable } from "./api-table.ts";
import { errorClass } from "./errors.ts";

/** recorded: seen in the real game. documented: Mojang's documentation says so. believed: our best guess. */
export interface Evidence {
  readonly kind: "recorded" | "documented" | "believed";
  readonly source: string;
}
export const recorded = (source: string): Evidence => ({ kind: "recorded", source });
export const believed = (source: string): Evidence => ({ kind: "believed", source });

type Functions<F> = Readonly<Record<string, F>>;
/**
 * Getters, setters and methods: plain functions of the handle behind an API object, which is `this` to a method. A
 * static method and `construct`, which answers `new`, get no handle.
 */
interface Lines<H> {
  readonly get?: Functions<(handle: H) => unknown>;
  readonly set?: Functions<(handle: H, value: never) => unknown>;
  readonly call?: Functions<(this: object, handle: H, ...values: never[]) => unknown>;
}
interface Body {
  readonly get?: (handle: object) => unknown;
  readonly set?: (handle: object, value: unknown) => unknown;
  readonly call?: (this: object, handle: object | undefined, ...values: unknown[]) => unknown;
  readonly evidence: Evidence;
}
type Bodies = Record<string, Body | undefined>;
export type NativeClass = new (...args: unknown[]) => object;

/** The table's classes, errors apart; what native-classes.ts made of them. */
export const entries = new Map<string, ApiClass>();
export const classes: Record<string, NativeClass> = {};
for (const { classes: found } of Object.values(apiTable)) {
  for (const [name, entry] of Object.entries(found)) if (!errorClass(name)) entries.set(name, entry);
}
const bodies = new Map<string, Bodies>();
/** `invalid === true`: the thing is gone (removed entity, player who left) and every use throws. */
interface Handle {
  readonly invalid?: unknown;
}
export const handles = new WeakMap<object, Handle>();

/** The bodies of a class; those of its base class are behind them, as with prototypes. */
export function bodiesOf(className: string): Bodies {
  const known = bodies.get(className);
  if (known) return known;
  const base = entries.get(className)?.extends;
  const made: Bodies = Object.create(base === undefined ? null : bodiesOf(base));
  bodies.set(className, made);
  return made;
}

/** Gives bodies to members of a class. */
export function implement<H extends object = object>(
  className: string,
  lines: Lines<H>,
  evidence: Evidence = { kind: "documented", source: `typings: ${className}` },
): void {
  const own = bodiesOf(className);
  for (const [kind, functions] of Object.entries(lines)) {
    for (const [name, run] of Object.entries(functions as Functions<unknown>)) {
      if (name !== "construct" && entries.get(className)?.members[name] === undefined) {
        throw new Error(`The typings have no member ${className}::${name}.`);
      }
      const others = Object.hasOwn(own, name) ? own[name] : {};
      own[name] = { ...others, [kind]: run, evidence };
    }
  }
}

/** Every body with its evidence, for the list of gaps. */
export function evidenceOf(): object[] {
  return [...bodies].flatMap(([className, own]) =>
    Object.entries(own).map(([name, body]) => ({ member: `${className}::${name}`, ...body?.evidence })),
  );
}

/** An object of a class, over what the host knows of the thing. */
export function make(className: string, handle: object = {}): object {
  const made: object = Object.create(prototypeOf(className));
  handles.set(made, handle);
  return made;
}
/** The handle of an object that the host made; the caller names its kind. */
export function handleOf<H extends object = object>(object: object): H {
  const found = handles.get(object);
  if (found === undefined) throw new TypeError("A native object was expected, and something else was given.");
  return found as H;
}
/** The object itself is over, as an event after its callback: nothing can be asked of it any more. */
export function release(object: object): void {
  handles.delete(object);
}

export function prototypeOf(className: string): object {
  const found = classes[className];
  if (found === undefined) throw new Error(`The typings have no class ${className}.`);
  return found.prototype;
}
export function isInstance(className: string, value: object): boolean | undefined {
  const known = classes[className];
  return known && value instanceof known;
}
