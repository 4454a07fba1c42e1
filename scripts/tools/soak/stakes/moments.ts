// What is known of stakes at a moment to which the world may go back, whole or with stores of different ages.
import type { World } from "../../host/world.ts";
import { lyingNow } from "./census.ts";
import { type Ages, afterCut } from "./cut.ts";
import type { Oracle } from "./oracle.ts";
import type { Watch } from "./requests.ts";
import { keepWatch, lookNow } from "./watch.ts";

export interface Known {
  /** `null` where nobody watches. */
  readonly known: Oracle | null;
  /** Where each store is of a moment of its own. */
  readonly ages?: Ages;
}

export function knownNow(watch: Watch | null, world: World): Known {
  if (watch === null) return { known: null };
  lookNow(watch, world);
  return { known: structuredClone(watch.oracle) };
}

/** What is known where each store comes from one of these. */
export function ofAges(stores: Readonly<Record<keyof Ages, Known>>): Known {
  const { players, chunks, properties } = stores;
  const { known } = properties;
  if (known === null || players.known === null || chunks.known === null) return { known: null };
  const isOne = players === chunks && chunks === properties;
  return isOne
    ? { known }
    : { known, ages: { players: players.known, chunks: chunks.known, properties: known } };
}

/** The world has been opened again. @returns what differs from before, in words for counting. */
export function watchAnew(watch: Watch, world: World, { known, ages }: Known): readonly string[] {
  watch.acted.clear();
  watch.struck.clear();
  Object.assign(watch.removal, { pots: -1, ground: -1 });
  if (known !== null) watch.oracle = structuredClone(known);
  const cut = ages && afterCut(ages, lyingNow(world.send.bind(world), ages.chunks.copies));
  if (cut !== undefined) {
    watch.oracle = cut.oracle;
    watch.problems.push(...cut.problems);
  }
  lookNow(watch, world);
  keepWatch(watch, world);
  return cut?.differences ?? [];
}
