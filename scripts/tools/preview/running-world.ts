// The world behind the preview as it runs: time passes, people come and go, do things and are told what they see.
import { Saved } from "../../match/decode.ts";
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import { ACTIONS, MATERIALS } from "./actions.ts";
import { lookOf, sceneOf } from "./look.ts";
import { Watcher } from "./watcher.ts";
import type { Message } from "./wire.ts";

/** Where newcomers stand, one after the other, so that they see the middle: east, south, and the yaw. */
const ENTRANCES = [
  [-1.5, 2.5, -135],
  [2.5, -1.5, 45],
  [-1.5, -1.5, -45],
  [2.5, 2.5, 135],
] as const;
const NAMES = ["Ana", "Ben", "Cem", "Dora"];
/** In ticks: how long a player stays whose page is gone: it may just be loading again. */
const PATIENCE = 100;

/** Nobody of that name is in the world. */
export class UnknownPlayer extends Error {}

export class RunningWorld {
  readonly #world: World;
  readonly #watchers = new Set<Watcher>();
  /** In ticks, by player: since when nobody watches for them. */
  readonly #unwatched = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  /**
   * A page that shows what this player sees; the player comes into the world where that is not so already.
   * @param name 1 to 16 letters, digits, spaces, _ or -. @returns to be called when the page is gone.
   */
  watch(name: string, tell: (message: Message) => void): () => void {
    const watcher = new Watcher(this.#enter(name), tell);
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** A name for a page that brings none: of somebody for whom no page looks on. */
  freeName(): string {
    const watched = new Set([...this.#watchers].map(({ player }) => player.name));
    return NAMES.find((name) => !watched.has(name)) ?? `Player ${watched.size + 1}`;
  }

  /** What a page asks, as JSON. @throws with a sentence; nothing is done then, but that the player may have looked there. */
  act(json: string): object | undefined {
    const request = new Saved(parsed(json), "request");
    const name = request.field("player").string();
    const player = this.#world.players.get(name);
    if (player === undefined) {
      throw new UnknownPlayer(`Nobody called ${name} is in the world: open the page with their name first.`);
    }
    const wanted = request.field("do").oneOf(Object.keys(ACTIONS));
    return ACTIONS[wanted]?.({ world: this.#world, player, request });
  }

  /** A tick of the world. */
  beat(): void {
    this.#world.tick();
    if (this.#watchers.size > 0) {
      const scene = sceneOf(this.#world);
      for (const watcher of this.#watchers) {
        watcher.look(lookOf(this.#world, watcher.player, scene), this.#world);
      }
    }
    for (const name of this.#world.players.keys()) this.#mindAbsence(name);
  }

  #enter(name: string): Player {
    if (!/^[\p{L}\p{N}_-][\p{L}\p{N} _-]{0,15}$/u.test(name)) {
      throw new Error("A name has 1 to 16 letters, digits, spaces, _ or -.");
    }
    const present = this.#world.players.get(name);
    if (present !== undefined) return present;
    const player = this.#world.join(name);
    if (player.slots().some((slot) => slot !== null)) return player;
    const [x, z, yaw] = ENTRANCES[(this.#world.players.size - 1) % ENTRANCES.length] ?? ENTRANCES[0];
    player.move(x, 64, z);
    player.look(yaw);
    for (const item of MATERIALS) player.give(item, 16);
    // Into the inventory behind the hotbar: what is crafted then lies in reach of the number keys.
    for (let slot = 0; slot < 9; slot++) {
      this.#world.send("swap", { player: name, from: slot, to: MATERIALS.length + slot });
    }
    return player;
  }

  #mindAbsence(name: string): void {
    const isWatched = [...this.#watchers].some(({ player }) => player.name === name);
    const ticks = isWatched ? 0 : (this.#unwatched.get(name) ?? 0) + 1;
    this.#unwatched.set(name, ticks);
    if (ticks >= PATIENCE) this.#world.player(name).leave();
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Error("The request is no JSON.", { cause });
  }
}
