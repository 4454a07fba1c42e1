// A world in which people have played for a while, without the browser, which would take minutes for it.
import type { WorldSave } from "../host/core/world-save.ts";
import type { Player } from "../host/hands.ts";
import { openWorld, type World } from "../host/world.ts";
import { greedy } from "../play/greedy.ts";
import { type Seating, sitTogether } from "../play/seating.ts";
import { openBoard } from "../play/set-up.ts";
import { playTurn } from "../play/turn.ts";

/** In ticks: a person looks at the dice, which have to lie first, before the next press. */
const PACE = 30;

/** Everybody of the seating has sat down at Ana's table. Who comes into the world has to sit down anew. */
export async function furnishedWorld(
  seating: Seating,
  meanwhile: (world: World, players: readonly Player[]) => void = () => undefined,
): Promise<WorldSave> {
  const world = await openWorld({ pace: PACE });
  try {
    meanwhile(world, sitTogether(world, seating));
    world.expectNoErrors();
    return world.save();
  } finally {
    world.session.dispose();
  }
}

/**
 * Everybody of the seating has played so many turns; after none they are about to throw for the start.
 * @param typed what Ana, whose table it is, types before the match.
 */
export function playedWorld(
  seating: Seating,
  rounds: number,
  typed: readonly string[] = [],
): Promise<WorldSave> {
  return furnishedWorld(seating, (world, players) => {
    for (const line of typed) players[0]?.type(line);
    for (const player of players) player.type("/yahtzee:ready");
    for (const player of players) openBoard(player);
    const whoSees = (button: string) => players.filter(({ form }) => form?.buttons.includes(button));
    for (let turn = 0; turn < rounds * players.length; ) {
      for (const player of whoSees("Roll for the start")) player.press("Roll for the start");
      for (const player of whoSees("Roll dice")) {
        // A press on a screen that has just changed counts for nothing.
        world.pause();
        playTurn(player, greedy);
        turn += 1;
      }
      world.tick(20);
    }
  });
}
