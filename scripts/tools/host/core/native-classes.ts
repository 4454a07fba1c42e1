// Builds every class of the three modules from the API table. All that the table knows (privileges, arity, types,
// bounds, read-only) is enforced here, once, for all of them; what a member then does is in the registry.
import { type ApiClass, apiTable, type Member } from "./api-table.ts";
import { checkBounds, checkCount, checkType } from "./arguments.ts";
import { errorClass, gameError, NotEmulated } from "./errors.ts";
import { checkCall, checkGet, checkSet } from "./privileges.ts";
import {
  bodyOf,
  classes,
  entries,
  fieldsOf,
  handles,
  isInstance,
  make,
  type NativeClass,
  prototypeOf,
} from "./registry.ts";

/** What script imports: module name -> exported name -> value. */
export const modules: Record<string, Record<string, unknown>> = {};

/** What may be asked of a thing that is gone. */
const ANSWERS_WHEN_GONE = ["isValid", "id", "typeId"];

function checkBound(object: unknown, className: string, name: string, what: string): object {
  const handle: { readonly invalid?: unknown } | undefined = handles.get(object as object);
  if (handle === undefined) {
    throw new ReferenceError(
      `Native ${what} [${className}::${name}] object bound to prototype does not exist.`,
    );
  }
  if (handle.invalid === true && !ANSWERS_WHEN_GONE.includes(name))
    throw goneError(object as object, name, what);
  return handle;
}

/** Recorded for functions of entities; the words for properties and for other classes are believed. */
function goneError(object: object, name: string, what: string): Error {
  const kind = isInstance("Entity", object) ? "Entity" : object.constructor.name;
  const action =
    what === "function" ? "call function" : `${what.replace("property ", "").replace("ter", "")} property`;
  const words =
    kind === "Entity" ? "Entity being invalid (has the Entity been removed?)" : `${kind} being invalid`;
  const message = `Failed to ${action} '${name}' due to ${words}.`;
  const own = `Invalid${kind}Error`;
  return errorClass(own) ? gameError(own, message) : new Error(message);
}

type Signature = NonNullable<ApiClass["new"]>;

function checkArguments(args: readonly unknown[], { args: count, types, bounds }: Signature): void {
  checkCount(args.length, count);
  if (types === undefined) return;
  for (let index = 0; index < args.length; index++) {
    const type = types[index];
    if (type) checkType(args[index], type, [`Function argument [${index}]`], isInstance);
    const range = bounds?.[index];
    if (range) checkBounds(args[index], range, index, "ArgumentOutOfBoundsError");
  }
}

function defineMethod(className: string, name: string, member: Extract<Member, { args: unknown }>): void {
  const id = `${className}::${name}`;
  const isStatic = member.kind === "static";
  const value = {
    [name](this: unknown, ...args: unknown[]): unknown {
      if (!isStatic) checkBound(this, className, name, "function");
      checkCall("function", id, member.mode);
      checkArguments(args, member);
      const owner = isStatic ? className : (this as object).constructor.name;
      const body = bodyOf(owner, name);
      if (body === undefined) throw new NotEmulated(id);
      return body.value.apply(this, args);
    },
  }[name];
  const target = isStatic ? classes.get(className) : prototypeOf(className);
  Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

function defineProperty(
  className: string,
  name: string,
  member: Extract<Member, { kind: "readonly" | "readwrite" }>,
): void {
  const id = `${className}::${name}`;
  Object.defineProperty(prototypeOf(className), name, {
    configurable: true,
    enumerable: true,
    get(this: object) {
      const handle = checkBound(this, className, name, "property getter");
      checkGet(id, member.mode);
      const body = bodyOf(this.constructor.name, name);
      if (body?.get) return body.get.call(this);
      const fields = fieldsOf(handle, this.constructor.name, name);
      if (fields) return fields[name];
      throw new NotEmulated(id);
    },
    set(this: object, value: unknown) {
      if (member.kind === "readonly") throw new TypeError(`'${name}' is read-only`);
      const handle = checkBound(this, className, name, "property setter");
      checkSet(id, member.mode);
      if (member.type) checkType(value, member.type, ["Function return value"], isInstance);
      if (member.bounds) checkBounds(value, member.bounds, 0, "PropertyOutOfBoundsError");
      const body = bodyOf(this.constructor.name, name);
      const fields = fieldsOf(handle, this.constructor.name, name);
      if (body?.set) body.set.call(this, value);
      else if (fields) fields[name] = value;
      else throw new NotEmulated(`${id} (setter)`);
    },
  });
}

function makeClass(name: string, entry: ApiClass): NativeClass {
  const made = {
    [name]: function (this: object, ...args: unknown[]) {
      if (new.target === undefined) throw new TypeError(`Class constructor ${name} must be called with new.`);
      if (entry.new === undefined) throw new ReferenceError(`No constructor for native class '${name}'.`);
      checkCall("constructor for", name, entry.new.mode);
      checkArguments(args, entry.new);
      const body = bodyOf(name, "construct");
      if (body === undefined) throw new NotEmulated(`new ${name}`);
      handles.set(this, body.value.apply(this, args));
    },
  }[name];
  return made as unknown as NativeClass;
}

function defineMembers(name: string, entry: ApiClass): void {
  for (const [member, facts] of Object.entries(entry.members)) {
    if (facts.kind === "constant") {
      Object.defineProperty(classes.get(name), member, { value: facts.value, enumerable: true });
    } else if ("args" in facts) defineMethod(name, member, facts);
    else defineProperty(name, member, facts);
  }
  const base = entry.extends === undefined ? undefined : classes.get(entry.extends);
  const own = classes.get(name);
  if (base && own) {
    Object.setPrototypeOf(own.prototype, base.prototype);
    Object.setPrototypeOf(own, base);
  }
}

for (const [name, entry] of entries) classes.set(name, makeClass(name, entry));
for (const [name, entry] of entries) defineMembers(name, entry);
for (const [moduleName, { classes: found, enums, constants }] of Object.entries(apiTable)) {
  const exported: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(enums)) exported[name] = { ...values };
  for (const name of Object.keys(found)) exported[name] = errorClass(name) ?? classes.get(name);
  for (const [name, value] of Object.entries(constants)) {
    exported[name] = typeof value === "number" ? value : make(value);
  }
  modules[moduleName] = exported;
}
