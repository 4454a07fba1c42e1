// Builds every class of the three modules from the API table. All that the table knows (privileges, arity, types,
// bounds, read-only) is enforced here, once, for all of them; what a member then does is in the registry.
import { type ApiClass, apiTable, type Method, type Property } from "./api-table.ts";
import { checkArguments, checkBounds, checkType } from "./arguments.ts";
import { errorClass, gameError, NotEmulated } from "./errors.ts";
import { checkCall, checkGet, checkSet } from "./privileges.ts";
import {
  bodiesOf,
  classes,
  entries,
  handles,
  isInstance,
  make,
  type NativeClass,
  prototypeOf,
} from "./registry.ts";

/** What script imports: module name -> exported name -> value. */
export const modules: Record<string, Record<string, unknown>> = {};

type Access = "function" | "property getter" | "property setter";

/** What may be asked of a thing that is gone. */
const ANSWERS_WHEN_GONE = ["isValid", "id", "typeId"];

function checkBound(object: object, className: string, name: string, access: Access): object {
  const handle: { readonly invalid?: unknown } | undefined = handles.get(object);
  if (handle === undefined) {
    throw new ReferenceError(
      `Native ${access} [${className}::${name}] object bound to prototype does not exist.`,
    );
  }
  if (handle.invalid === true && !ANSWERS_WHEN_GONE.includes(name)) throw goneError(object, name, access);
  return handle;
}

/** Recorded for functions of entities; the words for properties and for other classes are believed. */
function goneError(object: object, name: string, access: Access): Error {
  const kind =
    ["Entity", "EntityComponent", "Container"].find((known) => isInstance(known, object)) ?? "Entity";
  const hint = kind === "Entity" ? " (has the Entity been removed?)" : "";
  return gameError(
    `Invalid${kind}Error`,
    `Failed to ${access === "function" ? "call function" : "reach property"} '${name}' due to ${kind} being invalid${hint}.`,
  );
}

function defineMethod(className: string, name: string, member: Method): void {
  const id = `${className}::${name}`;
  const isStatic = member.kind === "static";
  const value = {
    [name](this: object, ...args: unknown[]): unknown {
      if (!isStatic) checkBound(this, className, name, "function");
      checkCall("function", id, member.mode);
      checkArguments(args, member);
      const body = bodiesOf(isStatic ? className : this.constructor.name)[name];
      if (body?.call === undefined) throw new NotEmulated(id);
      return body.call.call(this, isStatic ? undefined : body.recordOf(this), ...args);
    },
  }[name];
  const target = isStatic ? classes.get(className) : prototypeOf(className);
  Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

/** Events, answers and the like: their properties are what the host put into them. */
const ARE_RECORDS = /(Event|Response|Parameters|Origin)$/;

function defineProperty(className: string, name: string, member: Property): void {
  const id = `${className}::${name}`;
  const isField = ARE_RECORDS.test(className);
  Object.defineProperty(prototypeOf(className), name, {
    configurable: true,
    enumerable: true,
    get(this: object) {
      const handle = checkBound(this, className, name, "property getter");
      checkGet(id, member.mode);
      if (isField && name in handle) return (handle as Record<string, unknown>)[name];
      const body = bodiesOf(this.constructor.name)[name];
      if (body?.get === undefined) throw new NotEmulated(id);
      return body.get.call(this, body.recordOf(this));
    },
    set(this: object, value: unknown) {
      if (member.kind === "readonly") throw new TypeError(`'${name}' is read-only`);
      const handle = checkBound(this, className, name, "property setter");
      checkSet(id, member.mode);
      if (member.type) checkType(value, member.type, ["Function return value"]);
      if (member.bounds) checkBounds(value, member.bounds, 0, "PropertyOutOfBoundsError");
      const body = bodiesOf(this.constructor.name)[name];
      if (body?.set) body.set.call(this, body.recordOf(this), value);
      else if (isField && name in handle) Object.assign(handle, { [name]: value });
      else throw new NotEmulated(`${id} (setter)`);
    },
  });
}

function makeClass(name: string, { new: signature }: ApiClass): NativeClass {
  const made = {
    [name]: function (this: object, ...args: unknown[]) {
      if (new.target === undefined) throw new TypeError(`Class constructor ${name} must be called with new.`);
      if (signature === undefined) throw new ReferenceError(`No constructor for native class '${name}'.`);
      checkCall("constructor for", name, signature.mode);
      checkArguments(args, signature);
      const construct = bodiesOf(name)["construct"]?.call;
      if (construct === undefined) throw new NotEmulated(`new ${name}`);
      handles.set(this, construct.call(this, undefined, ...args) as object);
    },
  }[name];
  return made as unknown as NativeClass;
}

function defineMembers(name: string, entry: ApiClass): void {
  const own = classes.get(name);
  for (const [member, facts] of Object.entries(entry.members)) {
    if ("args" in facts) defineMethod(name, member, facts);
    else if (facts.kind !== "constant") defineProperty(name, member, facts);
    else Object.defineProperty(own, member, { value: facts.value, enumerable: true });
  }
  const base = entry.extends === undefined ? undefined : classes.get(entry.extends);
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
