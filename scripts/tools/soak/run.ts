// One run: a seed gives a world, its people, what they do and what befalls them, and then the match has to go on.
import { stageOf } from "../../match/match.ts";
import { Refused } from "../host/drive/session.ts";
import { CARELESS } from "./careless.ts";
import { chanceOf } from "./chance.ts";
import { problemsInQuiet, problemsNow, vanished } from "./checks.ts";
import { ALONE, COMING_BACK, IN_A_TICK } from "./faults.ts";
import { type Driver, type Ground, OPERATOR, openOn, PLAYERS, STRANGER } from "./ground.ts";
import { heal } from "./heal.ts";
import { recordsIn } from "./records.ts";
import { count, type Deed, type Plan, present, type Scene } from "./scene.ts";
import { GOES_ON } from "./sensible.ts";
import { bringOn } from "./typing.ts";

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
/** How far the match is on when it begins to be random. */
const COMMANDS_BEFORE = [0, 4, 8, 12, 14, 16, 20, 70];
const STEPS = [12, 20, 30, 60];
const PACE = 4;
const SECOND = 20;

export async function run(ground: Ground, seed: number, engine?: Driver): Promise<Outcome> {
  const driver = engine ?? (seed % QUICKJS_EVERY === 0 ? "quickjs" : "nodevm");
  const scene = await begin(ground, seed, driver);
  // An error of the rig itself fails the run as well.
  const reason = await played(scene).catch(
    (error: unknown) => (error instanceof Error ? error.stack : String(error)) ?? "",
  );
  scene.world.session.dispose();
  const { steps, counts } = scene;
  return { seed, reason, steps, counts: [...counts] };
}

async function begin(ground: Ground, seed: number, driver: Driver): Promise<Scene> {
  const chance = chanceOf(seed);
  const players = PLAYERS.slice(0, 1 + chance.below(PLAYERS.length));
  const names = [
    ...players,
    ...(chance.percent(30) ? [STRANGER] : []),
    ...(chance.percent(25) ? [OPERATOR] : []),
  ];
  const world = await openOn(ground, ground.save, driver, chance.below(2 ** 31));
  world.pace = PACE;
  const scene: Scene = {
    ...{ ground, driver, chance, world, names, lost: new Map(), boards: null },
    typists: new Set(names.filter(() => chance.percent(40))),
    ...{ dead: new Set(), steps: [], counts: new Map(), earlier: [], forms: new Set() },
    ...{ ran: new Set(), unseen: new Map() },
  };
  for (const name of names) {
    const player = world.join(name);
    if (chance.percent(40)) player.type("/yahtzee:screens classic");
  }
  if (chance.percent(80)) setUpWorld(scene);
  const commands = chance.oneOf(COMMANDS_BEFORE);
  scene.steps.push(`${names.join(", ")} bring the match on by ${commands} commands`);
  bringOn(scene, commands);
  return scene;
}

/** An operator has come by and set the world up so that waiting is short. */
function setUpWorld({ world, chance, steps }: Scene): void {
  const comes = !world.players.has(OPERATOR);
  const operator = comes ? world.join(OPERATOR) : world.player(OPERATOR);
  const setting = chance.oneOf(["grace 30", "grace 30", "clock 30"]);
  steps.push(`${OPERATOR} types /yahtzee:setting ${setting}`);
  operator.type(`/yahtzee:setting ${setting}`);
  if (comes) operator.leave();
}

/** What is wrong, or `null`. */
async function played(scene: Scene): Promise<string | null> {
  const { chance } = scene;
  for (let steps = chance.oneOf(STEPS); steps > 0; steps--) {
    const gone = await step(scene);
    const [problem] = gone.length > 0 ? gone : await look(scene, chance.percent(25));
    if (problem !== undefined) return problem;
  }
  const stuck = heal(scene);
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

const GROUPS: readonly { readonly weight: number; readonly deeds: readonly Deed[] }[] = [
  { weight: 46, deeds: [GOES_ON] },
  { weight: 29, deeds: CARELESS },
  { weight: 16, deeds: IN_A_TICK },
  { weight: 9, deeds: ALONE },
];
const TOGETHER = GROUPS.filter(({ deeds }) => deeds !== ALONE);

/** Something is done, or several things in one tick. @returns which games are gone meanwhile, in words. */
async function step(scene: Scene): Promise<readonly string[]> {
  const { chance } = scene;
  if (!chance.percent(18)) {
    await doOne(scene, GROUPS, "");
    return [];
  }
  count(scene, "several in one tick");
  scene.world.pace = 0;
  for (let left = 2 + chance.below(3); left > 0; left--) {
    await doOne(scene, TOGETHER, "in one tick: ");
    const gone = vanished(scene);
    if (gone.length > 0) return gone;
  }
  scene.world.pace = PACE;
  // What comes of it in the next tick may end a game and take its board off as well.
  scene.world.tick(2);
  vanished(scene);
  return [];
}

async function doOne(scene: Scene, groups: typeof GROUPS, before: string): Promise<void> {
  const { steps } = scene;
  const [deed, planned] = planOf(scene, groups);
  steps.push(before + planned.words);
  try {
    await planned.act();
    count(scene, deed.name);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    count(scene, "refused by the game");
    steps.push(`  which is refused: ${error.message}`);
  }
}

/** Something that can be done now; where nobody is about, somebody comes back. */
function planOf(scene: Scene, groups: typeof GROUPS): readonly [Deed, Plan] {
  const { chance } = scene;
  const people = present(scene);
  for (;;) {
    if (people.length === 0) {
      const deed = chance.oneOf(COMING_BACK);
      const planned = deed.plan(scene);
      if (planned !== null) return [deed, planned];
      continue;
    }
    const deed = chance.weighed(chance.weighed(groups).deeds);
    const planned = deed.plan(scene, chance.oneOf(people));
    if (planned !== null) return [deed, planned];
  }
}
