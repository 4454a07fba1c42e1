// One run: a seed gives a world, its people, what they do and what befalls them, and then the match has to go on.
import { stageOf } from "../../match/match.ts";
import type { StakesMode } from "./arguments.ts";
import { arrive, begin } from "./beginning.ts";
import { problemsInQuiet, problemsNow } from "./checks.ts";
import type { Driver, Ground } from "./ground.ts";
import { heal } from "./heal.ts";
import { recordsIn } from "./records.ts";
import { count, type Scene } from "./scene.ts";
import { settle } from "./stakes/settle.ts";
import { step } from "./steps.ts";

export interface Outcome {
  readonly seed: number;
  /** What is wrong, or `null`. */
  readonly reason: string | null;
  /** What led there. */
  readonly steps: readonly string[];
  readonly counts: readonly (readonly [string, number])[];
}

/** One run in so many is in the game's own engine, the others in Node's: they are the same but for the time. */
const QUICKJS_EVERY = 50;
/** How many steps a run has. */
const STEPS = [12, 20, 30, 60];
const SECOND = 20;

export async function run(
  ground: Ground,
  seed: number,
  engine?: Driver,
  stakes?: StakesMode,
): Promise<Outcome> {
  const driver = engine ?? (seed % QUICKJS_EVERY === 0 ? "quickjs" : "nodevm");
  const scene = await begin(ground, seed, driver, stakes);
  // An error of the rig itself fails the run as well.
  const reason = await played(scene).catch(
    (error: unknown) => (error instanceof Error ? error.stack : String(error)) ?? "",
  );
  scene.world.session.dispose();
  const { steps, counts } = scene;
  return { seed, reason, steps, counts: [...counts] };
}

/** What is wrong, or `null`. */
async function played(scene: Scene): Promise<string | null> {
  const { chance } = scene;
  arrive(scene);
  for (let steps = chance.oneOf(STEPS); steps > 0; steps--) {
    const gone = await step(scene);
    const [problem] = gone.length > 0 ? gone : await look(scene, chance.percent(25));
    if (problem !== undefined) return problem;
  }
  const stuck = heal(scene) ?? settle(scene);
  const [problem] = await look(scene, true);
  return problem ?? stuck;
}

/** Promises that nobody catches are told when Node's own turn ends. */
function turnOfNode(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function look(scene: Scene, inQuiet: boolean): Promise<readonly string[]> {
  const { world, chance, forms } = scene;
  await turnOfNode();
  world.tick(inQuiet ? SECOND : 3 + chance.below(4));
  for (const { form } of world.players.values()) if (form !== undefined) forms.add(form.id);
  for (const { match, boardToken } of recordsIn(world).matches.values()) {
    count(scene, `(seen: ${boardToken === null ? stageOf(match) : "in a board"})`);
    if (match.absences.length > 0) count(scene, "(seen: somebody away)");
  }
  return inQuiet ? problemsInQuiet(scene) : problemsNow(scene);
}
