// What lies where in a world. All of it is in its stores, and reading them takes time: so mostly only what is awake in the
// overworld is read anew, and all of it where that does not come out right.
import { DIMENSIONS, OVERWORLD } from "../../host/core/model.ts";
import type { SavedEntity, SavedPlayer, WorldSave } from "../../host/core/world-save.ts";
import type { World } from "../../host/world.ts";
import { type Lying, lyingWith, plus } from "./lying.ts";

export type Send = World["send"];

type Stores = Pick<WorldSave, "players" | "chunks">;

/** As they would be saved now. */
function storesNow(send: Send): Stores {
  return send("save", { stores: ["players", "chunks"] })[0]?.["stores"] as Stores;
}

export function playersNow(send: Send): readonly SavedPlayer[] {
  return storesNow(send).players;
}

export function lyingNow(send: Send, copies: ReadonlySet<string>): readonly Lying[] {
  const { players, chunks } = storesNow(send);
  return lyingWith([...players, ...Object.values(chunks).flatMap(({ entities }) => entities)], copies);
}

/** The same, but for what has changed in the other dimensions, or with who is not there or not awake. */
export function lyingSince(
  send: Send,
  last: readonly Lying[],
  copies: ReadonlySet<string>,
): readonly Lying[] {
  const awake = awakeIn(send, OVERWORLD);
  const ids = new Set(awake.map(({ id }) => id));
  const others = last.filter(({ at }) => !ids.has(at.in === "pockets" ? at.player : at.entity));
  return [...others, ...lyingWith(awake, copies)];
}

export function isAll(
  lying: readonly Lying[],
  ...expected: readonly (readonly (readonly [string, number])[])[]
): boolean {
  const sums = new Map<string, number>();
  for (const [mark, amount] of expected.flat()) plus(sums, mark, amount);
  for (const { mark, amount } of lying) plus(sums, mark, -amount);
  return sums.size === 0;
}

function awakeIn(send: Send, dimension: string): readonly SavedEntity[] {
  return send("lookAtEntities", { dimension })[0]?.["entities"] as readonly SavedEntity[];
}

/** In the loaded world. */
export function awakeNow(send: Send): readonly SavedEntity[] {
  return DIMENSIONS.flatMap((dimension) => awakeIn(send, dimension));
}
