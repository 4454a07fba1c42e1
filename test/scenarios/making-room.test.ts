// Players of a running match come before those who only watch it.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { FOUR, sitTogether, TWO } from "../../scripts/tools/play/seating.ts";
import { CHAIR, fitBoard, openBoard } from "../../scripts/tools/play/set-up.ts";
import { handOf, startTogether } from "../support/together.ts";
import { inWorld, LIVE, takeBoardOff } from "../support/worlds.ts";

const CHAIRS = [
  [CHAIR.x, CHAIR.y, CHAIR.z],
  [-1, 64, 0],
  [0, 64, -1],
  [1, 64, 0],
] as const;

/** Two play, their board is taken off, four strangers sit down, and the board is fitted again. */
function strangersOnChairs(world: World): { readonly ana: Player; readonly strangers: readonly Player[] } {
  const players = sitTogether(world, TWO);
  const [ana, ben] = players;
  if (ana === undefined || ben === undefined) throw new Error("Two sit.");
  startTogether(
    world,
    players.map((player) => handOf(player, "typed")),
  );
  openBoard(ana);
  takeBoardOff(ana);
  for (const player of players) player.dismount();
  // Who gets off stands on the chair, in everybody's way.
  ana.move(2.5, 64, 3.5);
  ben.move(-1.5, 64, -2.5);
  const strangers = FOUR.map(([, name], at) => {
    const [x, y, z] = CHAIRS[at] ?? CHAIRS[0];
    // Beside the chair, out of everybody's line.
    const location = { x: 3 * x + 1.5, y: 64, z: 3 * z + 1.5 };
    const stranger = world.join(`${name}'s friend`, { location });
    stranger.use(x, y, z);
    return stranger;
  });
  fitBoard(ana);
  return { ana, strangers };
}

describe("strangers on all chairs of a match that goes on", () => {
  test("make room for its players, on the screen and by a command, and for nobody else", async () => {
    await inWorld((world) => {
      const { ana, strangers } = strangersOnChairs(world);
      openBoard(ana);
      ana.press("Take a chair");
      expect(ana.form?.buttons).toContain("Stand up");
      const sentence = "This chair is needed by a player of the match. You can watch.";
      const sent = strangers.filter(({ chat }) => chat.at(-1) === sentence);
      expect(sent).toHaveLength(1);
      const ben = world.player("Ben");
      ben.type("/yahtzee:sit");
      expect(ben.chat.at(-1)).toBe("Use the table to open the board. Sneak or jump to stand up.");
      for (const stranger of sent) {
        stranger.type("/yahtzee:sit");
        expect(stranger.chat.at(-1)).toBe("All chairs are taken. You can watch.");
      }
    }, LIVE);
  });
});
