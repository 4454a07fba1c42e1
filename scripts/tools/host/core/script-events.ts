// Script events: messages between add-ons, command blocks and whoever may send commands.
import { emit, onRequest } from "./driver-port.ts";
import { apiEntity } from "./entity-life.ts";
import { gameError } from "./errors.ts";
import { event } from "./events.ts";
import { playerNamed } from "./player-life.ts";
import { believed, implement } from "./registry.ts";

const LONGEST_MESSAGE = 2048;

const receive = event("system.afterEvents.scriptEventReceive");

/** Who listens hears of it later, and whoever sent it among them. */
function send(id: string, message: string, source: object): void {
  const [, namespace = ""] = /^([^:]+):./.exec(id) ?? [];
  if (namespace === "" || namespace === "minecraft") {
    const reason = namespace === "" ? "NoNamespace" : "DisallowedNamespace";
    throw gameError("NamespaceNameError", `'${id}' needs a namespace of its own.`, { reason });
  }
  if (message.length > LONGEST_MESSAGE) {
    const words = `A message has at most ${LONGEST_MESSAGE} characters, not ${message.length}.`;
    throw gameError("InvalidArgumentError", words);
  }
  emit({ t: "scriptEvent", id, message });
  const nobody = { sourceBlock: undefined, sourceEntity: undefined, initiator: undefined };
  receive({ id, message, ...nobody, ...source }, ({ namespaces }) =>
    (namespaces as string[]).includes(namespace),
  );
}

implement(
  "System",
  {
    call: {
      sendScriptEvent: (_, id: string, message: string) => send(id, message, { sourceType: "Server" }),
    },
  },
  believed("a message is as long as that of the command at most, and comes to its sender too"),
);

interface Request {
  /** Without one it comes from the server's console. */
  readonly player?: string;
  readonly id: string;
  readonly message: string;
}
/** As the command `/scriptevent`. */
onRequest("scriptevent", ({ player, id, message }: Request) => {
  const source =
    player === undefined
      ? { sourceType: "Server" }
      : { sourceType: "Entity", sourceEntity: apiEntity(playerNamed(player)) };
  send(id, message, source);
});
