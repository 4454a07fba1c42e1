// What a run is made of: its world as it is now, who is about, and what was done so far, in words.
import { isRunning } from "../../match/match.ts";
import type { Chance } from "../chance.ts";
import type { WorldSave } from "../host/core/world-save.ts";
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import { type Driver, type Ground, openOn } from "./ground.ts";
import { recordsIn } from "./records.ts";
import { type Known, knownNow, watchAnew } from "./stakes/moments.ts";
import type { Watch } from "./stakes/requests.ts";

/** Ticks that pass after each press. */
export const PACE = 4;

export interface Scene {
  readonly ground: Ground;
  readonly driver: Driver;
  readonly chance: Chance;
  world: World;
  /** Who takes part; they come back when they have left. */
  readonly names: readonly string[];
  /** Who of them plays by typed commands alone. */
  readonly typists: ReadonlySet<string>;
  readonly dead: Set<string>;
  readonly steps: string[];
  /** How often each deed was done, by its name. */
  readonly counts: Map<string, number>;
  /** Moments to which the world may be rolled back. */
  readonly earlier: Moment[];
  /** Ids of the forms that were shown in this session. */
  readonly forms: Set<number>;
  /** What explains that a board is nowhere, by the match that it held: "" for a blank one, "*" for any. */
  lost: ReadonlyMap<string, string>;
  /** How many boards there were when they were counted last, and what has been done to them since. */
  boards: Boards | null;
  /** Who looks after what is staked; `null` where nothing is. */
  readonly watch: Watch | null;
  /** The matches that ran when it was last looked. */
  readonly ran: Set<string>;
  /** Revisions at which matches were loaded: until something happens there nobody has looked who still sits. */
  readonly unseen: Map<string, number>;
}

interface Boards {
  readonly counted: number;
  made: number;
  /** At most: some of those may have been picked up before. */
  gone: number;
}

export interface Moment extends Pick<Scene, "lost">, Known {
  readonly save: WorldSave;
}

/** Somebody cannot go on, in words. */
export class Stuck extends Error {}

/** One thing that may be done, or happen. */
export interface Deed {
  readonly name: string;
  readonly weight: number;
  /** What exactly, in words, and a way to do it; `null` where it cannot be done now. */
  readonly plan: (scene: Scene, player: Player) => Plan | null;
}
export interface Plan {
  readonly words: string;
  readonly act: () => void | Promise<void>;
}

export function plan(words: string, act: Plan["act"]): Plan {
  return { words, act };
}

export function count({ counts }: Scene, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export function boardMade({ boards }: Scene): void {
  if (boards !== null) boards.made += 1;
}

export function present({ world, dead }: Scene): readonly Player[] {
  return [...world.players.values()].filter(({ name }) => !dead.has(name));
}

export function absent({ world, names }: Scene): readonly string[] {
  return names.filter((name) => !world.players.has(name));
}

export function momentOf({ world, lost, watch }: Scene): Moment {
  return { save: world.save(), lost, ...knownNow(watch, world) };
}

/** A new session of the world, in which nobody is yet. */
export async function reopen(scene: Scene, { save, lost, ...known }: Moment): Promise<void> {
  const { world, ground, driver, chance, dead, forms, ran, unseen } = scene;
  const { errors } = world;
  world.session.dispose();
  scene.world = await openOn(ground, save, driver, chance.below(2 ** 31));
  scene.world.pace = world.pace;
  scene.world.errors.unshift(...errors);
  if (scene.watch !== null) {
    for (const words of watchAnew(scene.watch, scene.world, known)) count(scene, words);
  }
  forms.clear();
  dead.clear();
  for (const { name, isDead } of save.players) if (isDead) dead.add(name);
  scene.lost = lost;
  scene.boards = null;
  ran.clear();
  unseen.clear();
  for (const [id, { match }] of recordsIn(scene.world).matches) {
    unseen.set(id, match.revision);
    if (isRunning(match)) ran.add(id);
  }
}
