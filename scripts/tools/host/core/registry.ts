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

/** Plain functions of the record behind an API object; `this` is the object itself. */
type Functions<R> = Readonly<Record<string, (this: object, record: R, ...values: never[]) => unknown>>;
/** Getters, setters and methods. A static method and `construct`, which answers `new`, get no record. */
interface Lines<R> {
  readonly get?: Functions<R>;
  readonly set?: Functions<R>;
  readonly call?: Functions<R>;
}
type Run = (this: object, record: unknown, ...values: unknown[]) => unknown;
interface Body {
  readonly get?: Run;
  readonly set?: Run;
  readonly call?: Run;
  readonly recordOf: (api: object) => unknown;
  readonly evidence: Evidence;
}
type Bodies = Record<string, Body | undefined>;
export type NativeClass = new (...args: unknown[]) => object;

/** The table's classes, errors apart; what native-classes.ts made of them. */
export const entries = new Map<string, ApiClass>();
export const classes = new Map<string, NativeClass>();
for (const { classes: found } of Object.values(apiTable)) {
  for (const [name, entry] of Object.entries(found)) if (!errorClass(name)) entries.set(name, entry);
}
const bodies = new Map<string, Bodies>();
export const handles = new WeakMap<object, object>();

/** The bodies of a class; those of its base class are behind them, as with prototypes. */
export function bodiesOf(className: string): Bodies {
  const known = bodies.get(className);
  if (known) return known;
  const base = entries.get(className)?.extends;
  const made: Bodies = Object.create(base === undefined ? null : bodiesOf(base));
  bodies.set(className, made);
  return made;
}

/** Gives bodies to members of a class. `recordOf` may refuse: it is asked at every use. */
export function implement<R extends object>(
  className: string,
  recordOf: (api: object) => R,
  lines: Lines<R>,
  evidence: Evidence = { kind: "documented", source: `typings: ${className}` },
): void {
  const own = bodiesOf(className);
  for (const [kind, functions] of Object.entries(lines)) {
    for (const [name, run] of Object.entries(functions as Functions<R>)) {
      if (name !== "construct" && entries.get(className)?.members[name] === undefined) {
        throw new Error(`The typings have no member ${className}::${name}.`);
      }
      const others = Object.hasOwn(own, name) ? own[name] : {};
      own[name] = { ...others, [kind]: run, recordOf, evidence };
    }
  }
}

/** Every body with its evidence, for the list of gaps. */
export function evidenceOf(): object[] {
  return [...bodies].flatMap(([className, own]) =>
    Object.entries(own).map(([name, body]) => ({ member: `${className}::${name}`, ...body?.evidence })),
  );
}

/**
 * An object of a class, over what the host knows of the thing. `handle.invalid === true`: the thing is gone (removed
 * entity, player who left) and every use throws.
 */
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
  const found = classes.get(className);
  if (found === undefined) throw new Error(`The typings have no class ${className}.`);
  return found.prototype;
}
export function isInstance(className: string, value: object): boolean | undefined {
  const known = classes.get(className);
  return known && value instanceof known;
}
