// How a typed command of ours is made known to the game and answered: its callback may only read, so what it decides is
// done a tick later.
import {
  CommandPermissionLevel,
  type CustomCommandOrigin,
  type CustomCommandParameter,
  type CustomCommandRegistry,
  type CustomCommandResult,
  CustomCommandStatus,
  Player,
  system,
} from "@minecraft/server";
import type { Text } from "../ui/text.ts";
import { guard, logError } from "./log.ts";
import { notify, tell } from "./raw-text.ts";

/** What a command came to: whether it worked, words for the player, and what is done after the callback. */
export interface CommandAnswer {
  readonly ok: boolean;
  readonly text?: Text;
  readonly effect?: () => void;
}

/** What the engine gives for the kinds of parameters that we use. */
export type CommandArguments = readonly (string | number | boolean | undefined)[];

export interface TypedCommand {
  readonly description: string;
  readonly mandatory?: readonly CustomCommandParameter[];
  readonly optional?: readonly CustomCommandParameter[];
  /** `args` are what the engine has parsed, by the parameters above; what was left out is not there. */
  readonly answer: (player: Player, args: CommandArguments) => CommandAnswer;
}

/** Commands by their names, and the values of the enums that they take, without and with the namespace. */
export interface CommandSet {
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly commands: Readonly<Record<string, TypedCommand>>;
}

export const COMMAND_NAMESPACE = "yahtzee:";

/** A step for each enum and each command, so that one which is refused stops no other. */
export function registrations(
  registry: CustomCommandRegistry,
  sets: readonly CommandSet[],
): readonly (() => void)[] {
  const enums = sets.flatMap((set) => Object.entries(set.enums));
  const commands = sets.flatMap((set) => Object.entries(set.commands));
  return [
    ...enums.map(
      ([name, values]) =>
        () =>
          registry.registerEnum(name, [...values]),
    ),
    ...commands.map(
      ([name, command]) =>
        () =>
          registerCommand(registry, COMMAND_NAMESPACE + name, command),
    ),
  ];
}

export function wordsIn(args: CommandArguments): readonly string[] {
  return args.filter((arg) => typeof arg === "string");
}

export function numbersIn(args: CommandArguments): readonly number[] {
  return args.filter((arg) => typeof arg === "number");
}

export function failed(text: Text): CommandAnswer {
  return { ok: false, text };
}

/** @param name with its namespace. */
function registerCommand(registry: CustomCommandRegistry, name: string, command: TypedCommand): void {
  const { description, mandatory = [], optional = [] } = command;
  registry.registerCommand(
    {
      name,
      description,
      permissionLevel: CommandPermissionLevel.Any,
      cheatsRequired: false,
      mandatoryParameters: [...mandatory],
      optionalParameters: [...optional],
    },
    (origin, ...args) => answered(name, command, origin, args as CommandArguments),
  );
}

function answered(
  name: string,
  command: TypedCommand,
  { sourceEntity }: CustomCommandOrigin,
  args: CommandArguments,
): CustomCommandResult {
  if (!(sourceEntity instanceof Player)) {
    return { status: CustomCommandStatus.Failure, message: `/${name} is for players in the world.` };
  }
  try {
    const { ok, text, effect } = command.answer(sourceEntity, args);
    if (text !== undefined) tell(sourceEntity, text);
    const run = guard(`/${name}`, () => {
      // Who has left in that tick wanted nothing.
      if (sourceEntity.isValid) effect?.();
    });
    if (effect !== undefined) system.run(run);
    return { status: ok ? CustomCommandStatus.Success : CustomCommandStatus.Failure };
  } catch (error) {
    logError(`/${name}`, error);
    notify(sourceEntity, "failed");
    return { status: CustomCommandStatus.Failure };
  }
}
