// How a run begins: who takes part and how they play, and how far the match is on when it begins to be random.
import { chanceOf } from "./chance.ts";
import { type Driver, type Ground, OPERATOR, openOn, PLAYERS, STRANGER } from "./ground.ts";
import { PACE, type Scene } from "./scene.ts";
import { bringOn } from "./typing.ts";

/** How many commands bring the match on before it begins to be random. */
const COMMANDS_BEFORE = [0, 4, 8, 12, 14, 16, 20, 70];

export async function begin(ground: Ground, seed: number, driver: Driver): Promise<Scene> {
  const chance = chanceOf(seed);
  const players = PLAYERS.slice(0, 1 + chance.below(PLAYERS.length));
  const names = [
    ...players,
    ...(chance.percent(30) ? [STRANGER] : []),
    ...(chance.percent(25) ? [OPERATOR] : []),
  ];
  const world = await openOn(ground, ground.save, driver, chance.below(2 ** 31));
  world.pace = PACE;
  return {
    ...{ ground, driver, chance, world, names, lost: new Map(), boards: null },
    typists: new Set(names.filter(() => chance.percent(40))),
    ...{ dead: new Set(), steps: [], counts: new Map(), earlier: [], forms: new Set() },
    ...{ ran: new Set(), unseen: new Map() },
  };
}

/** Everybody comes, and the match is brought on as far as it is to be when it begins to be random. */
export function arrive(scene: Scene): void {
  const { world, names, chance } = scene;
  for (const name of names) {
    const player = world.join(name);
    if (chance.percent(40)) player.type("/yahtzee:screens classic");
  }
  if (chance.percent(80)) setUpWorld(scene);
  const commands = chance.oneOf(COMMANDS_BEFORE);
  scene.steps.push(`${names.join(", ")} bring the match on by ${commands} commands`);
  bringOn(scene, commands);
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
