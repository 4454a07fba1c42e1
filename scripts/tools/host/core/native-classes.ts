// Builds every class of the three modules from the API table. All that the table knows (privileges, arity, types,
// bounds, read-only) is enforced here, once, for all of them; what a member then does is in the registry.
import { type ApiClass, apiTable, type Method, type Property } from "./api-table.ts";
import { checkArguments, checkBounds, checkType } from "./arguments.ts";
import { errorClass, gameError, NotEmulated } from "./errors.ts";
import { checkCall, checkGet, checkSet, mode } from "./privileges.ts";
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

function refuseUnbound(id: string, access: Access): never {
  throw new ReferenceError(`Native ${access} [${id}] object bound to prototype does not exist.`);
}

/** Recorded for functions of entities; the words for properties and for other classes are believed. */
function refuseGone(object: object, name: string, access: Access): void {
  if (ANSWERS_WHEN_GONE.includes(name)) return;
  const kind =
    ["Entity", "EntityComponent", "Container"].find((known) => isInstance(known, object)) ?? "Entity";
  const hint = kind === "Entity" ? " (has the Entity been removed?)" : "";
  throw gameError(
    `Invalid${kind}Error`,
    `Failed to ${access === "function" ? "call function" : "reach property"} '${name}' due to ${kind} being invalid${hint}.`,
  );
}

// Every use comes through here, and each call that it makes is work that the add-on seems to do: what is nearly never
// refused is looked at in place, and a function called only to look closely.

function defineMethod(className: string, name: string, member: Method): void {
  const id = `${className}::${name}`;
  const bodies = bodiesOf(className);
  const isStatic = member.kind === "static";
  const value = {
    [name](this: object, ...args: unknown[]): unknown {
      const handle = isStatic ? undefined : (handles.get(this) ?? refuseUnbound(id, "function"));
      if (handle?.invalid === true) refuseGone(this, name, "function");
      if (mode !== "normal") checkCall("function", id, member.mode);
      checkArguments(args, member);
      const body = bodies[name];
      if (body?.call === undefined) throw new NotEmulated(id);
      return body.call.call(this, handle, ...args);
    },
  }[name];
  const target = isStatic ? classes[className] : prototypeOf(className);
  Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

/** Events, answers and the like: their properties are what the host put into them. */
const ARE_RECORDS = /(Event|Response|Parameters|Origin)$/;

function defineProperty(className: string, name: string, member: Property): void {
  const id = `${className}::${name}`;
  const bodies = bodiesOf(className);
  const isField = ARE_RECORDS.test(className);
  Object.defineProperty(prototypeOf(className), name, {
    configurable: true,
    enumerable: true,
    get(this: object) {
      const handle = handles.get(this) ?? refuseUnbound(id, "property getter");
      if (handle.invalid === true) refuseGone(this, name, "property getter");
      if (mode !== "normal") checkGet(id, member.mode);
      if (isField && name in handle) return (handle as Record<string, unknown>)[name];
      const body = bodies[name];
      if (body?.get === undefined) throw new NotEmulated(id);
      return body.get(handle);
    },
    set(this: object, value: unknown) {
      if (member.kind === "readonly") throw new TypeError(`'${name}' is read-only`);
      const handle = handles.get(this) ?? refuseUnbound(id, "property setter");
      if (handle.invalid === true) refuseGone(this, name, "property setter");
      checkSet(id, member.mode);
      if (member.type) checkType(value, member.type, ["Function return value"]);
      if (member.bounds) checkBounds(value, member.bounds, 0, "PropertyOutOfBoundsError");
      const body = bodies[name];
      if (body?.set) body.set(handle, value);
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
      if (mode !== "normal") checkCall("constructor for", name, signature.mode);
      checkArguments(args, signature);
      const construct = bodiesOf(name)["construct"]?.call;
      if (construct === undefined) throw new NotEmulated(`new ${name}`);
      handles.set(this, construct.call(this, undefined, ...args) as object);
    },
  }[name];
  return made as unknown as NativeClass;
}

function defineMembers(name: string, entry: ApiClass): void {
  const own = classes[name];
  for (const [member, facts] of Object.entries(entry.members)) {
    if ("args" in facts) defineMethod(name, member, facts);
    else if (facts.kind !== "constant") defineProperty(name, member, facts);
    else Object.defineProperty(own, member, { value: facts.value, enumerable: true });
  }
  const base = entry.extends === undefined ? undefined : classes[entry.extends];
  if (base && own) {
    Object.setPrototypeOf(own.prototype, base.prototype);
    Object.setPrototypeOf(own, base);
  }
}

for (const [name, entry] of entries) classes[name] = makeClass(name, entry);
for (const [name, entry] of entries) defineMembers(name, entry);
for (const [moduleName, { classes: found, enums, constants }] of Object.entries(apiTable)) {
  const exported: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(enums)) exported[name] = { ...values };
  for (const name of Object.keys(found)) exported[name] = errorClass(name) ?? classes[name];
  for (const [name, value] of Object.entries(constants)) {
    exported[name] = typeof value === "number" ? value : make(value);
  }
  modules[moduleName] = exported;
}
