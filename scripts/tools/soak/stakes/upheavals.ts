// What comes alone in a run with stakes: a game that stands at its last round, and crashes while something moves.
import type { Sheet } from "../../../engine/game.ts";
import { isRunning } from "../../../match/match.ts";
import { decodeMatch } from "../../../match/saved-match.ts";
import { MATCH_PROPERTY } from "../../../minecraft/ids.ts";
import type { Chance } from "../chance.ts";
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

/** Several have the best total, but for what the last category brings, and mostly somebody has not. */
function atLastRound({ save, known, lost }: Moment, matchId: string, chance: Chance): Moment {
  const key = MATCH_PROPERTY + matchId;
  const total = chance.below(30);
  const properties = save.properties.map(([name, value]) => {
    if (name !== key) return [name, value] as const;
    const record = JSON.parse(String(value));
    for (const { columns } of record.game.sheets) {
      const ones = chance.percent(60) ? 5 : 0;
      columns[0] = { scores: { ...FILLED, ones, chance: total }, yahtzeeBonuses: 0 };
    }
    const player = record.game.sheets.findIndex(({ status }: Sheet) => status === "playing");
    record.game.turn = { player, rollsUsed: 0, dice: [], held: [false, false, false, false, false] };
    const text = JSON.stringify(record);
    const decoded = decodeMatch(text);
    if (!decoded.ok) throw new Error(`The match cannot stand like this: ${decoded.reason.message}`);
    known?.matches.set(matchId, decoded.value);
    return [name, text] as const;
  });
  return { save: { ...save, properties }, known, lost };
}

/** Every category but Yahtzee, in which most throws bring nothing. */
const FILLED = {
  ...{ twos: 2, threes: 3, fours: 4, fives: 5, sixes: 6 },
  ...{ threeKind: 0, fourKind: 0, fullHouse: 25, smallStraight: 0, largeStraight: 0 },
};

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
