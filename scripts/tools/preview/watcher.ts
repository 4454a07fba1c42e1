// One page that looks on for a player: it is told what changed since it was last told.
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import type { Look, Message } from "./wire.ts";

/** How many lines of chat a page gets again that is loaded anew. */
const REMEMBERED = 50;

type Lines = "chat" | "sounds" | "particles" | "errors" | "log";

export class Watcher {
  readonly player: Player;
  readonly #tell: (message: Message) => void;
  readonly #told = new Map<string, unknown>();
  /** How many lines of each list it has been told. */
  readonly #seen: Record<Lines, number>;

  constructor(player: Player, tell: (message: Message) => void) {
    this.player = player;
    this.#tell = tell;
    const { sounds, particles } = player;
    const chat = Math.max(0, player.chat.length - REMEMBERED);
    this.#seen = { chat, sounds: sounds.length, particles: particles.length, errors: 0, log: 0 };
  }

  look(look: Look, { errors, log }: World): void {
    const message: Message = {
      look: this.#changes(look),
      chat: this.#newOf("chat", this.player.chat),
      sounds: this.#newOf("sounds", this.player.sounds),
      bursts: this.#newOf("particles", this.player.particles).map(({ particle, location }) => ({
        particle,
        ...location,
      })),
      log: [...this.#newOf("errors", errors), ...this.#newOf("log", log)],
    };
    if (Object.values(message).some((part) => Object.keys(part).length > 0)) this.#tell(message);
  }

  #changes(look: Look): Partial<Look> {
    const parts = Object.entries(look).filter(([part, value]) => {
      // A form that is told again is new even if it says the same: the page may have a switch the other way.
      const mark = part === "form" ? value : JSON.stringify(value);
      const isNew = this.#told.get(part) !== mark;
      this.#told.set(part, mark);
      return isNew;
    });
    return Object.fromEntries(parts);
  }

  #newOf<Line>(kind: Lines, lines: readonly Line[]): readonly Line[] {
    const from = this.#seen[kind];
    this.#seen[kind] = lines.length;
    return lines.slice(from);
  }
}
