// Bodies of a class in one line each: plain functions of the record behind the API object.
import { type DynamicValue, dynamicPropertyBodies } from "./dynamic-properties.ts";
import { documented, implement } from "./registry.ts";

type Functions<T> = Readonly<Record<string, (record: T, ...values: never[]) => unknown>>;

interface Lines<T> {
  readonly get?: Functions<T>;
  readonly set?: Functions<T>;
  readonly call?: Functions<T>;
}

/** `recordOf` may refuse: it is asked at every use. */
export function over<T extends object>(recordOf: (api: object) => T, { get, set, call }: Lines<T>): object {
  const bodies = {};
  for (const [name, read] of Object.entries(get ?? {})) {
    const write = set?.[name];
    Object.defineProperty(bodies, name, {
      enumerable: true,
      get(this: object) {
        return read(recordOf(this));
      },
      ...(write && {
        set(this: object, value: never) {
          write(recordOf(this), value);
        },
      }),
    });
  }
  for (const [name, run] of Object.entries(call ?? {})) {
    Object.defineProperty(bodies, name, {
      enumerable: true,
      value(this: object, ...values: never[]) {
        return run(recordOf(this), ...values);
      },
    });
  }
  return bodies;
}

/** Gives bodies for what the typings say of a class. */
export function documentedBodies<T extends object>(
  className: string,
  recordOf: (api: object) => T,
  lines: Lines<T>,
): void {
  implement(className, documented(`typings: ${className}`, over(recordOf, lines)));
}

type StoreOf = (api: object) => Map<string, DynamicValue>;
/** Dynamic properties of which writing may be refused where reading is not. */
export function guardedProperties(readable: StoreOf, writable: StoreOf): object {
  const { setDynamicProperty, setDynamicProperties }: Record<string, unknown> = {
    ...dynamicPropertyBodies(writable),
  };
  return { ...dynamicPropertyBodies(readable), setDynamicProperty, setDynamicProperties };
}
