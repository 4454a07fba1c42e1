// One step of a run: something is done by somebody or befalls them, or several things in one tick.
import { Refused } from "../host/drive/session.ts";
import { CARELESS_HANDS } from "./careless-hands.ts";
import { CARELESS_SCREENS } from "./careless-screens.ts";
import { vanished } from "./checks.ts";
import { COMING_BACK, FAULTS } from "./faults.ts";
import { count, type Deed, PACE, type Plan, present, type Scene } from "./scene.ts";
import { GOES_ON } from "./sensible.ts";
import { STAKES_FAULTS } from "./stakes/faults.ts";
import { STAKING } from "./stakes/staking.ts";
import { STAKES_UPHEAVALS } from "./stakes/upheavals.ts";
import { UPHEAVALS } from "./upheavals.ts";

const GROUPS: readonly { readonly weight: number; readonly deeds: readonly Deed[] }[] = [
  { weight: 46, deeds: [GOES_ON] },
  { weight: 19, deeds: CARELESS_SCREENS },
  { weight: 13, deeds: CARELESS_HANDS },
  { weight: 16, deeds: FAULTS },
  { weight: 9, deeds: UPHEAVALS },
];
const STAKED_GROUPS = [
  ...GROUPS,
  { weight: 30, deeds: STAKING },
  { weight: 12, deeds: STAKES_FAULTS },
  { weight: 12, deeds: STAKES_UPHEAVALS },
];

/** What happens to a table at once, and what also takes time. */
function groupsOf({ watch }: Scene, together: boolean): typeof GROUPS {
  const all = watch === null ? GROUPS : STAKED_GROUPS;
  return together ? all.filter(({ deeds }) => deeds !== UPHEAVALS && deeds !== STAKES_UPHEAVALS) : all;
}

/** Something is done, or several things in one tick. @returns which games are gone meanwhile, in words. */
export async function step(scene: Scene): Promise<readonly string[]> {
  const { chance } = scene;
  if (!chance.percent(18)) {
    await doOne(scene, groupsOf(scene, false), "");
    return [];
  }
  count(scene, "several in one tick");
  scene.world.pace = 0;
  for (let left = 2 + chance.below(3); left > 0; left--) {
    await doOne(scene, groupsOf(scene, true), "in one tick: ");
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
