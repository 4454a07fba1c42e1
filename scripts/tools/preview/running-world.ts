// The world behind the preview as it runs: time passes, people come and go, do things and are told what they see.
import { Saved } from "../../match/decode.ts";
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import { ACTIONS, MATERIALS } from "./actions.ts";
import { GROUND_BLOCK } from "./field.ts";
import { lookOf, sceneOf } from "./look.ts";
import { Refusal } from "./refusal.ts";
import { Watcher } from "./watcher.ts";
import type { Action, Message } from "./wire.ts";

/** Where newcomers stand, one after the other, so that they see the middle: east, south, and the yaw. */
const ENTRANCES = [
  [-1.5, 2.5, -135],
  [2.5, -1.5, 45],
  [-1.5, -1.5, -45],
  [2.5, 2.5, 135],
] as const;
const NAMES = ["Ana", "Ben", "Cem", "Dora"];
const ACTION_NAMES = Object.keys(ACTIONS) as Action[];
/** In ticks: how long a player stays, and a name is kept, whose page is not there: it may just be loading. */
const PATIENCE = 100;

/** Who is no ordinary member of the world, by name. */
const PERMISSIONS: Readonly<Record<string, { readonly permission: number }>> = {
  Op: { permission: 2 },
  Visitor: { permission: 0 },
};

export class RunningWorld {
  readonly #world: World;
  readonly #watchers = new Set<Watcher>();
  #ticks = 0;
  /** The tick until which a player stays, or a name is kept, without a page. */
  readonly #awaited = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  /**
   * A page that shows what this player sees; the player comes into the world where that is not so already.
   * @returns to be called when the page is gone. @throws a refusal for what is no name.
   */
  watch(name: string, tell: (message: Message) => void): () => void {
    checkName(name);
    const watcher = new Watcher(this.#enter(name), tell);
    this.#watchers.add(watcher);
    return () => {
      if (!this.#watchers.delete(watcher)) return;
      this.#await(name);
      // The chat that was open went with its page.
      this.#world.players.get(name)?.closeChat();
    };
  }

  /** Nothing is told to anybody any more: the world is about to end. */
  stop(): void {
    this.#watchers.clear();
  }

  /** A name for a page that brings none: of nobody for whom a page looks on or is about to. */
  freeName(): string {
    const isTaken = (name: string): boolean => this.#isWatched(name) || this.#awaited.has(name);
    const numbered = Array.from(
      { length: this.#watchers.size + this.#awaited.size + 1 },
      (_, index) => `Player ${index + 5}`,
    );
    const name = [...NAMES, ...numbered].find((free) => !isTaken(free)) ?? "";
    this.#await(name);
    return name;
  }

  /** What a page asks, as JSON. @throws with a sentence; nothing is done then, but that the player may have looked there. */
  act(json: string): object | undefined {
    const request = new Saved(parsed(json), "request");
    const name = request.field("player").string();
    const player = this.#world.players.get(name);
    if (player === undefined) {
      throw new Refusal(`Nobody called ${name} is in the world: open the page with their name first.`, 404);
    }
    const answer = ACTIONS[request.field("do").oneOf(ACTION_NAMES)]({ world: this.#world, player, request });
    return answer ?? undefined;
  }

  /** A tick of the world. */
  beat(): void {
    this.#ticks += 1;
    this.#world.tick();
    if (this.#watchers.size > 0) {
      const scene = sceneOf(this.#world);
      for (const watcher of this.#watchers) {
        watcher.look(lookOf(this.#world, watcher.player, scene), this.#world);
      }
    }
    for (const [name, until] of this.#awaited) {
      if (this.#ticks < until && !this.#isWatched(name)) continue;
      this.#awaited.delete(name);
      if (!this.#isWatched(name)) this.#world.players.get(name)?.leave();
    }
  }

  #enter(name: string): Player {
    const present = this.#world.players.get(name);
    if (present !== undefined) return present;
    const player = this.#world.join(name, PERMISSIONS[name]);
    if (player.slots().some((slot) => slot !== null)) return player;
    const [x, z, yaw] = ENTRANCES[(this.#world.players.size - 1) % ENTRANCES.length] ?? ENTRANCES[0];
    player.move(x, GROUND_BLOCK + 1, z);
    player.look(yaw);
    for (const item of MATERIALS) player.give(item, 16);
    // Into the inventory behind the hotbar: what is crafted then lies in reach of the number keys.
    for (let slot = 0; slot < 9; slot++) player.swap(slot, MATERIALS.length + slot);
    return player;
  }

  #isWatched(name: string): boolean {
    return [...this.#watchers].some(({ player }) => player.name === name);
  }
  #await(name: string): void {
    this.#awaited.set(name, this.#ticks + PATIENCE);
  }
}

/** @throws a refusal for what is no name of a player. */
export function checkName(name: string): void {
  if (name.length > 16 || !/^[\p{L}\p{M}\p{N}_-]+( [\p{L}\p{M}\p{N}_-]+)*$/u.test(name)) {
    throw new Refusal("A name has 1 to 16 letters, digits, _, - or single spaces between them.");
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Refusal("The request is no JSON.");
  }
}
