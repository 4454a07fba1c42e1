// What comes alone in a run with stakes: a game that stands at its last round, and crashes while something moves.
import type { Sheet } from "../../../engine/game.ts";
import { preparedRules } from "../../../engine/prepared-rules.ts";
import { isRunning } from "../../../match/match.ts";
import { decodeMatch } from "../../../match/saved-match.ts";
import { MATCH_PROPERTY } from "../../../minecraft/ids.ts";
import type { Chance } from "../../chance.ts";
import { fittedIn, recordsIn } from "../records.ts";
import { type Deed, type Moment, momentOf, plan, present, reopen, type Scene } from "../scene.ts";
import { GOES_ON } from "../sensible.ts";
import { mayCut, mixed } from "../upheavals.ts";
import { SENSIBLE } from "./staking.ts";

/** What moves something in or out of a pot, and what leads a match to its end. */
const MOVING = [...SENSIBLE, { ...GOES_ON, weight: 50 }];

export const STAKES_UPHEAVALS: readonly Deed[] = [
  {
    name: "the last round",
    weight: 30,
    plan(scene) {
      const match = fittedIn(recordsIn(scene.world))[0]?.record.match;
      if (match?.game?.turn == null || !isRunning(match)) return null;
      return plan("the world is stopped, and the match stands at its last round", () =>
        reopen(scene, atLastRound(momentOf(scene), match.id, scene.chance)),
      );
    },
  },
  {
    name: "a crash while stakes move",
    weight: 30,
    plan: (scene) => (mayCut(scene) ? plan("a crash while stakes move", () => crash(scene)) : null),
  },
];

/** Several have the best total, but for what the last entry brings, and mostly somebody has not. */
function atLastRound({ save, known, lost }: Moment, matchId: string, chance: Chance): Moment {
  const key = MATCH_PROPERTY + matchId;
  const properties = save.properties.map(([name, value]) => {
    if (name !== key) return [name, value] as const;
    const record = JSON.parse(String(value));
    const { categories, columns, diceCount, yahtzee } = preparedRules(record.rules);
    // The one in which most throws bring nothing.
    const last = yahtzee?.category ?? categories.at(-1)?.id ?? "";
    for (const sheet of record.game.sheets) {
      sheet.columns = columns.map((_, column) => {
        const scores = Object.fromEntries(categories.map(({ id }) => [id, 0]));
        if (column === 0) delete scores[last];
        return { scores: { ...scores, ones: chance.percent(60) ? 5 : 0 }, yahtzeeBonuses: 0 };
      });
    }
    const player = record.game.sheets.findIndex(({ status }: Sheet) => status === "playing");
    record.game.turn = { player, rollsUsed: 0, dice: [], held: new Array(diceCount).fill(false) };
    const text = JSON.stringify(record);
    const decoded = decodeMatch(text);
    if (!decoded.ok) throw new Error(`The match cannot stand like this: ${decoded.reason.message}`);
    known?.matches.set(matchId, decoded.value);
    return [name, text] as const;
  });
  return { save: { ...save, properties }, known, lost };
}

/** Something is done about stakes, and then the stores are of before, between and after. */
async function crash(scene: Scene): Promise<void> {
  const { chance, steps, world } = scene;
  const moments = [momentOf(scene)];
  for (let left = 1 + chance.below(3); left > 0; left--) {
    const people = present(scene);
    const done = people.length === 0 ? null : chance.weighed(MOVING).plan(scene, chance.oneOf(people));
    steps.push(`  ${done?.words ?? "some time passes"}`);
    await done?.act();
    world.tick(chance.oneOf([0, 1, 12, 120]));
    moments.push(momentOf(scene));
  }
  const { words, moment } = mixed(scene, moments);
  steps.push(`  ${words}`);
  await reopen(scene, moment);
}
