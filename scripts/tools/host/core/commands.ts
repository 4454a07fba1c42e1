// Custom commands: the registry, open at start-up only, and what runs when somebody sends a line.
import { canRead, enums, type Parameter, Refusal, readArguments } from "./command-line.ts";
import { registries } from "./custom-components.ts";
import { callNow, emit, onRequest } from "./driver-port.ts";
import { commandLevelOf } from "./entities.ts";
import { apiEntity } from "./entity-life.ts";
import { gameError, NotEmulated } from "./errors.ts";
import type { PlayerRecord } from "./model.ts";
import { openChat, playerNamed } from "./player-life.ts";
import { implement, make, release } from "./registry.ts";

interface CustomCommand {
  readonly name: string;
  readonly permissionLevel: number;
  readonly cheatsRequired?: boolean;
  readonly mandatoryParameters?: readonly Parameter[];
  readonly optionalParameters?: readonly Parameter[];
}
interface Command extends CustomCommand {
  readonly mandatory: number;
  readonly parameters: readonly Parameter[];
  readonly run: (origin: object, ...values: unknown[]) => unknown;
}
const commands = new Map<string, Command>();

function refuse(reason: string, message: string): never {
  throw gameError("CustomCommandError", message, { reason });
}
/** One namespace for all commands and enums of an add-on. */
function checkName(name: string, known: ReadonlyMap<string, unknown>): void {
  if (!registries.areOpen) refuse("RegistryReadOnly", "Commands are registered at start-up only.");
  const [, namespace] = /^([a-z\d_]+):[a-z\d_]+$/.exec(name) ?? [];
  if (namespace === undefined || namespace === "minecraft") {
    const reason = namespace === undefined ? "NoNamespace" : "DisallowedNamespace";
    throw gameError("NamespaceNameError", `'${name}' needs one namespace of its own in lower case.`, {
      reason,
    });
  }
  const stranger = [...commands.keys(), ...enums.keys()].find((other) => !other.startsWith(`${namespace}:`));
  if (stranger !== undefined)
    refuse("NamespaceMismatch", `'${name}' has another namespace than '${stranger}'.`);
  if (known.has(name)) refuse("AlreadyRegistered", `'${name}' is already registered.`);
}

implement("CustomCommandRegistry", {
  call: {
    registerEnum(_, name: string, values: readonly string[]) {
      checkName(name, enums);
      enums.set(name, [...values]);
    },
    registerCommand(_, command: CustomCommand, run: Command["run"]) {
      checkName(command.name, commands);
      const { mandatoryParameters = [], optionalParameters = [] } = command;
      const parameters = [...mandatoryParameters, ...optionalParameters];
      if (parameters.length > 8) refuse("ParameterLimit", `'${command.name}' has more than 8 parameters.`);
      const unread = parameters.find((parameter) => !canRead(parameter));
      if (unread) throw new NotEmulated(`CustomCommandParamType::${unread.type}`);
      const lost = parameters.find(({ type, name }) => type === "Enum" && !enums.has(name));
      if (lost) refuse("EnumDependencyMissing", `There is no enum '${lost.name}': register it first.`);
      commands.set(command.name, { ...command, parameters, mandatory: mandatoryParameters.length, run });
    },
  },
});

/** A dedicated server's console is above every level. */
const CONSOLE = 4;
/** The command of a line, with or without its namespace, as far as whoever sent it may know of it. */
function commandOf(name: string, source: PlayerRecord | undefined): Command {
  const found =
    commands.get(name) ?? [...commands.values()].find((command) => command.name.endsWith(`:${name}`));
  const level = source ? commandLevelOf(source) : CONSOLE;
  // This world has no cheats, and a command needs them unless it says otherwise.
  if (found && level >= found.permissionLevel && found.cheatsRequired === false) return found;
  throw new Refusal(
    `Unknown command: ${name}. Please check that the command exists and that you have permission to use it.`,
  );
}

interface Outcome {
  readonly status: number;
  readonly message?: string | undefined;
}
const FAILURE = 1;

/**
 * Calls the command inside the request, read-only [wiki: the typings do not mark this closure]. Its origin is of no use
 * afterwards [believed].
 */
function call({ name, run }: Command, values: readonly unknown[], source: PlayerRecord | undefined): Outcome {
  let outcome: Outcome = { status: FAILURE };
  const origin = make("CustomCommandOrigin", { sourceEntity: source && apiEntity(source) });
  callNow({
    where: `command ${name}`,
    mode: "restricted",
    run() {
      const result = run(origin, ...values) as Outcome | undefined;
      // The typings allow undefined; a promise, or nothing by mistake, is what this catches [believed].
      if (typeof result?.status !== "number") {
        throw new TypeError(
          "Native type conversion failed. Function return value expected type: CustomCommandResult",
        );
      }
      outcome = result;
    },
  });
  release(origin);
  return outcome;
}
function send(line: string, source: PlayerRecord | undefined): Outcome {
  const typed = line.replace(/^\//, "");
  try {
    const command = commandOf(/^\S*/.exec(typed)?.[0] ?? "", source);
    const values = readArguments(line, command.parameters, command.mandatory);
    return call(command, values, source);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { status: FAILURE, message: thrown.message };
  }
}

/** believed: how long a client takes to close the chat in which a line was sent. */
const CHAT_TICKS = 5;
/** Without a player it comes from the server's console. */
onRequest("command", ({ player, line }: { readonly player?: string; readonly line: string }) => {
  const source = player === undefined ? undefined : playerNamed(player);
  if (source) openChat(source, CHAT_TICKS);
  const { status, message } = send(line, source);
  if (!source) emit({ t: "commandOutput", status, text: message ?? "" });
  else if (message !== undefined) emit({ t: "message", player: source.id, message });
});
