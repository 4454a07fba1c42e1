// Much work that nobody waits for, a little in each tick: the game stops scripts that hold it up for seconds.
import { system } from "@minecraft/server";
import { guard } from "./log.ts";

const A_TICK = 4;

/** Does this to each, and then the rest. @param what it is, for the log: one that fails stops no other. */
export function fewATick<T>(
  what: string,
  items: readonly T[],
  each: (item: T) => void,
  done: () => void,
): void {
  const next = (from: number): void => {
    for (const item of items.slice(from, from + A_TICK)) guard(what, () => each(item))();
    if (from + A_TICK >= items.length) done();
    else system.run(guard(what, () => next(from + A_TICK)));
  };
  next(0);
}
