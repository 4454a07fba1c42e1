// What can be said after `npm run soak --`.
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { accept, type Result, refuse } from "../../engine/result.ts";
import type { Driver } from "./ground.ts";

const USAGE = `npm run soak -- [--matches N] [--seed S] [--jobs J] [--engine quickjs|nodevm] [--bundle FILE] [--stakes [beyond]]
  --matches N     how many matches, 1000 if not given; match i has seed S + i
  --seed S        where to begin; without it some seed, which is printed
  --jobs J        how many processes, as many as this machine has cores if not given
  --engine NAME   every match in this engine, instead of one in fifty in the game's own (quickjs)
  --bundle FILE   another main.js than the one that was built
  --stakes        every match for item stakes, with every fault but two; beyond: with those two, which no add-on can
                  help: pots that are removed from outside, and stores saved at different times`;

export interface SoakArguments {
  readonly matches: number;
  readonly seed: number;
  readonly jobs: number;
  readonly engine?: Driver;
  readonly bundle?: string;
  readonly stakes?: StakesMode;
}

/** With every fault but the two that are beyond any add-on, or with those too. */
export type StakesMode = "whole" | "beyond";

/** The reason is a sentence that says what would be right, with the usage. */
export function readArguments(args: readonly string[]): Result<SoakArguments, string> {
  try {
    const { engine, bundle, stakes, ...numbers } = parseArgs({
      args: args.flatMap((word, at) =>
        word === "--stakes" && args[at + 1] !== "beyond" ? [word, "whole"] : word,
      ),
      options: {
        matches: { type: "string", default: "1000" },
        seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
        jobs: { type: "string", default: String(availableParallelism()) },
        engine: { type: "string" },
        bundle: { type: "string" },
        stakes: { type: "string" },
      },
    }).values;
    return accept({
      matches: wholeNumber("matches", numbers.matches, 1, 1_000_000),
      seed: wholeNumber("seed", numbers.seed, 0, 2 ** 32 - 1),
      jobs: wholeNumber("jobs", numbers.jobs, 1, 64),
      ...(engine === undefined ? {} : { engine: driverNamed(engine) }),
      ...(bundle === undefined ? {} : { bundle }),
      ...(stakes === undefined ? {} : { stakes: modeNamed(stakes) }),
    });
  } catch (error) {
    return refuse(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Error(`--${name} is a whole number from ${least} to ${most}, not ${text}.`);
}

function driverNamed(name: string): Driver {
  if (name === "quickjs" || name === "nodevm") return name;
  throw new Error(`--engine is quickjs or nodevm, not ${name}.`);
}

function modeNamed(name: string): StakesMode {
  if (name === "whole" || name === "beyond") return name;
  throw new Error(`--stakes stands alone or before beyond, not before ${name}.`);
}
