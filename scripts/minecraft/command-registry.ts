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
import { tell } from "./raw-text.ts";

/** What a command came to: whether it worked, words for the player, and what is done after the callback. */
export interface Answer {
  readonly ok: boolean;
  readonly text?: Text;
  readonly effect?: () => void;
}

export interface TypedCommand {
  readonly description: string;
  readonly mandatory?: readonly CustomCommandParameter[];
  readonly optional?: readonly CustomCommandParameter[];
  /** `args` are what the engine has parsed, by the parameters above. */
  readonly answer: (player: Player, args: readonly never[]) => Answer;
}

export function failed(text: Text): Answer {
  return { ok: false, text };
}

/** @param name with its namespace. */
export function registerCommand(registry: CustomCommandRegistry, name: string, command: TypedCommand): void {
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
    (origin, ...args) => answered(name, command, origin, args as never[]),
  );
}

function answered(
  name: string,
  command: TypedCommand,
  { sourceEntity }: CustomCommandOrigin,
  args: readonly never[],
): CustomCommandResult {
  if (!(sourceEntity instanceof Player)) {
    return { status: CustomCommandStatus.Failure, message: `/${name} is for players in the world.` };
  }
  try {
    const { ok, text, effect } = command.answer(sourceEntity, args);
    if (text !== undefined) tell(sourceEntity, text);
    if (effect !== undefined) system.run(guard(`/${name}`, effect));
    return { status: ok ? CustomCommandStatus.Success : CustomCommandStatus.Failure };
  } catch (error) {
    logError(`/${name}`, error);
    return { status: CustomCommandStatus.Failure };
  }
}
