// What a soak says of its runs: each one that failed with the way back to it, and what was done how often.
import type { StakesMode } from "./arguments.ts";
import type { Outcome } from "./run.ts";

export function failureText({ seed, reason, steps }: Outcome, stakes?: StakesMode): string {
  const lines = steps.map((words, index) => `${String(index + 1).padStart(4)}  ${words}`);
  const again = stakes === undefined ? "" : ` --stakes${stakes === "beyond" ? " beyond" : ""}`;
  return [
    `Seed ${seed} failed: ${reason}`,
    ...lines,
    `Again: npm run soak -- --matches 1 --seed ${seed}${again}`,
    "",
  ].join("\n");
}

/** Adds up the outcomes of many runs. */
export class Tally {
  passed = 0;
  failed = 0;
  readonly #counts = new Map<string, number>();

  add({ reason, counts }: Outcome): void {
    if (reason === null) this.passed += 1;
    else this.failed += 1;
    for (const [name, times] of counts) this.#counts.set(name, (this.#counts.get(name) ?? 0) + times);
  }

  /** The most frequent first. */
  counts(): string {
    const sorted = [...this.#counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    return sorted.map(([name, times]) => `${String(times).padStart(8)}  ${name}`).join("\n");
  }

  /** @param seconds since the first run began. */
  progress(matches: number, seconds: number): string {
    const done = this.passed + this.failed;
    return `${done} of ${matches}, ${this.failed} failed, ${(done / seconds).toFixed(1)} a second`;
  }

  last(): string {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}
