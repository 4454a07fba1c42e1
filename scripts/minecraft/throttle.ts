// One use at a time: the game repeats a use while the button is held [U:held-use].

/** A quarter of a second: longer than the repeats, shorter than a second press on purpose. */
const TICKS = 5;

export class Throttle {
  readonly #last = new Map<string, number>();

  /** Whether enough time has passed since this player was last seen here, used or not. */
  passes(playerId: string, tick: number): boolean {
    const last = this.#last.get(playerId);
    // Players come and go: those whose time is over are forgotten whenever a new one is seen.
    if (last === undefined) this.#forgetOld(tick);
    this.#last.set(playerId, tick);
    return last === undefined || tick - last >= TICKS;
  }

  #forgetOld(tick: number): void {
    for (const [playerId, last] of this.#last) if (tick - last >= TICKS) this.#last.delete(playerId);
  }
}
