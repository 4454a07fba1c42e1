// Chance that a seed decides, for soaks and sounds: that seed is all that has to be known to have the same again.

export interface Chance {
  /** A whole number from 0 up to and without `options`. */
  below(options: number): number;
  /** Whether something happens that does in so many of a hundred cases. */
  percent(chances: number): boolean;
  /** @param list not empty. */
  oneOf<T>(list: readonly T[]): T;
  /** One of those that weigh something, heavy ones more often. @param list not empty. */
  weighed<T extends { readonly weight: number }>(list: readonly T[]): T;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  /** Counts on by a large odd number and mixes, so that neighbouring seeds have nothing in common. */
  const below = (options: number): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x45d9f3b);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % options;
  };
  const oneOf = <T>(list: readonly T[]): T => {
    const index = below(list.length);
    if (index < list.length) return list[index] as T;
    throw new Error("There is nothing to choose from.");
  };
  return {
    below,
    percent: (chances) => below(100) < chances,
    oneOf,
    weighed(list) {
      let left = below(list.reduce((sum, { weight }) => sum + weight, 0));
      const found = list.find(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      return found ?? oneOf(list);
    },
  };
}
