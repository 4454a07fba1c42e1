// How a run begins: who takes part and how they play, and how far the match is on when it begins to be random.

import { RULE_SET_IDS } from "../../engine/rule-sets/rule-sets.ts";
import { typedName } from "../../ui/typed.ts";
import { chanceOf } from "../chance.ts";
import type { StakesMode } from "./arguments.ts";
import { type Driver, type Ground, OPERATOR, openOn, PLAYERS, STRANGER } from "./ground.ts";
import { PACE, type Scene } from "./scene.ts";
import { layIn, withTables } from "./stakes/lay-in.ts";
import { watchAnew } from "./stakes/moments.ts";
import { newWatch } from "./stakes/watch.ts";
import { bringOn } from "./typing.ts";

/** Most read at once what dice show. */
const DICE_PACES = ["none", "none", "none", "quick", "auto"];

/** How many commands bring the match on before it begins to be random. */
const COMMANDS_BEFORE = [0, 4, 8, 12, 14, 16, 20, 70];

export async function begin(
  ground: Ground,
  seed: number,
  driver: Driver,
  stakes?: StakesMode,
): Promise<Scene> {
  const chance = chanceOf(seed);
  // Who plays alone plays for nothing.
  const least = stakes === undefined ? 1 : 2;
  const players = PLAYERS.slice(0, least + chance.below(PLAYERS.length + 1 - least));
  const names = [
    ...players,
    ...(chance.percent(30) ? [STRANGER] : []),
    ...(chance.percent(25) ? [OPERATOR] : []),
  ];
  const world = await openOn(
    ground,
    stakes === undefined ? ground.save : withTables(ground.save),
    driver,
    chance.below(2 ** 31),
  );
  world.pace = PACE;
  const counts = new Map<string, number>();
  const watch = stakes === undefined ? null : newWatch(stakes === "beyond", counts);
  if (watch !== null) watchAnew(watch, world, { known: null });
  return {
    ...{ ground, driver, chance, world, names, watch, lost: new Map(), boards: null },
    typists: new Set(names.filter(() => chance.percent(40))),
    ...{ dead: new Set(), steps: [], counts, earlier: [], forms: new Set() },
    ...{ ran: new Set(), unseen: new Map() },
  };
}

/** Everybody comes, and the match is brought on as far as it is to be when it begins to be random. */
export function arrive(scene: Scene): void {
  const { world, names, chance } = scene;
  for (const name of names) {
    const player = world.join(name);
    if (chance.percent(40)) player.type("/yahtzee:screens classic");
    player.type(`/yahtzee:dice ${chance.oneOf(DICE_PACES)}`);
  }
  if (chance.percent(80)) setUpWorld(scene);
  if (chance.percent(50)) chooseRules(scene);
  if (scene.watch !== null) layIn(scene);
  const commands = chance.oneOf(COMMANDS_BEFORE);
  scene.steps.push(`${names.join(", ")} bring the match on by ${commands} commands`);
  bringOn(scene, commands);
}

/** Half of the matches are of other rules than Classic's. */
function chooseRules({ world, names, chance, steps }: Scene): void {
  const [owner = ""] = names;
  const line = `/yahtzee:rules ${typedName(chance.oneOf(RULE_SET_IDS))}`;
  steps.push(`${owner} types ${line}`);
  world.player(owner).type(line);
  for (const number of [1, 2, 3])
    if (chance.percent(40)) world.player(owner).type(`/yahtzee:houserule ${number}`);
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
