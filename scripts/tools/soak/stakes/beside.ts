// Lines beside the bundle that is soaked with stakes: the rig hears of each record in the order in which it is written,
// the clock of the machine can be put forward by weeks, and another add-on can remove pots.
import { MATCH_PROPERTY, POT_ENTITY, POT_PROPERTY, WORLD_PROPERTY } from "../../../minecraft/ids.ts";

/** Before each line that tells of a write: the clock, the key and the text follow. */
export const TOLD = "soak-wrote ";
export const WEEKS_PASS = "/yahtzee:soak_weeks_pass";
export const REMOVE_POTS = "/yahtzee:soak_remove_pots";

export const BESIDE_STAKES = `
import { system as stakesSystem, world as stakesWorld, World as StakesWorld } from "@minecraft/server";
{
  const write = StakesWorld.prototype.setDynamicProperty;
  StakesWorld.prototype.setDynamicProperty = function (key, value) {
    write.call(this, key, value);
    const isTold = ${JSON.stringify([MATCH_PROPERTY, POT_PROPERTY, WORLD_PROPERTY])}.some((prefix) => key.startsWith(prefix));
    if (isTold) console.info(\`${TOLD}\${Date.now()} \${key} \${value ?? ""}\`);
  };
  const clock = Date.now;
  let later = 0;
  Date.now = () => clock() + later;
  const removePots = () => {
    for (const id of ["overworld", "nether", "the_end"]) {
      for (const pot of stakesWorld.getDimension(id).getEntities({ type: "${POT_ENTITY}" })) pot.remove();
    }
  };
  // Later than what is typed in the same tick, so that it is known what lay where before.
  stakesSystem.beforeEvents.startup.subscribe(({ customCommandRegistry }) => {
    const command = (line, run) => {
      const known = { name: line.slice(1), description: "As from outside", permissionLevel: 4, cheatsRequired: false };
      customCommandRegistry.registerCommand(known, () => (stakesSystem.runTimeout(run, 2), { status: 0 }));
    };
    command("${WEEKS_PASS}", () => (later += 29 * 86400000));
    command("${REMOVE_POTS}", removePots);
  });
}
`;
