// The error classes of the three modules, and what the host itself throws.
import { apiTable } from "./api-table.ts";
import { emit } from "./driver-port.ts";

/** A member that this host has no body for: never a silent answer. */
export class NotEmulated extends Error {
  override readonly name = "NotEmulated";
  constructor(member: string) {
    super(`${member} has no body in this host. Write one under scripts/tools/host/core, with its evidence.`);
    emit({ t: "gap", member });
  }
}

type ErrorClass = new () => Error;

/** Recorded in the game: this class prints another name than the one it is exported under. */
const PRINTED_NAMES: Readonly<Record<string, string>> = { InvalidEntityError: "InvalidActorError" };

function makeErrorClass(name: string): ErrorClass {
  const made = class extends Error {
    constructor() {
      super();
      throw new ReferenceError(`No constructor for native class '${name}'.`);
    }
  };
  Object.defineProperty(made, "name", { value: name });
  made.prototype.name = PRINTED_NAMES[name] ?? name;
  return made;
}

const classes = new Map<string, ErrorClass>();
for (const module of Object.values(apiTable)) {
  for (const [name, entry] of Object.entries(module.classes)) {
    if (entry.extends === "Error") classes.set(name, makeErrorClass(name));
  }
}

export function errorClass(name: string): ErrorClass | undefined {
  return classes.get(name);
}

/** An instance of one of the game's error classes, which script cannot construct. */
export function gameError(className: string, message: string, fields: object = {}): Error {
  const made = classes.get(className);
  if (made === undefined) throw new Error(`The typings have no error class ${className}.`);
  const error = new Error(message);
  Object.setPrototypeOf(error, made.prototype);
  return Object.assign(error, fields);
}
