// Careless players on their feet: using, mining, placing and walking without asking whether it makes sense.
import { BOARD_ITEM } from "../../minecraft/ids.ts";
import type { Face } from "../host/core/faces.ts";
import type { Player } from "../host/hands.ts";
import { BOARD, CHAIR_NAME, TABLE, TABLE_NAME } from "../play/set-up.ts";
import { freeHands } from "./furniture.ts";
import { boardMade, type Deed, plan, type Scene } from "./scene.ts";

const FACES: readonly Face[] = ["Up", "North", "South", "West", "East"];

/** A place at the table, or near it: most of them chairs and tables. */
function somePlace({ chance }: Scene): readonly [number, number, number] {
  const side = [-1, 0, 1, 5];
  const [x, z] = chance.percent(70)
    ? chance.oneOf([
        [0, 0],
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const)
    : [chance.oneOf(side), chance.oneOf(side)];
  return [TABLE.x + x, chance.percent(90) ? TABLE.y : TABLE.y - 1, TABLE.z + z];
}

/** @param item to be taken in hand before, or `null` for nothing. */
function usesWith(name: string, weight: number, item: (scene: Scene) => string | null): Deed {
  return {
    name,
    weight,
    plan(scene, player) {
      const [place, face, held] = [somePlace(scene), scene.chance.oneOf(FACES), item(scene)];
      if (held === BOARD && player.count(BOARD) === 0) return null;
      const sneaks = held !== null && held !== BOARD;
      const ticks = scene.chance.percent(10) ? 8 : 1;
      const words = `${player.name} uses ${held ?? "an empty hand"} on ${place.join(" ")} ${face}${ticks > 1 ? ", long" : ""}`;
      return plan(words, () => {
        freeHands(player);
        if (sneaks && player.count(held) === 0) player.give(held);
        if (held === null) player.emptyHand();
        else player.hold(held);
        if (sneaks) player.sneak();
        player.use(...place, face, ticks);
        if (sneaks) player.sneak(false);
      });
    },
  };
}

function simple(name: string, weight: number, act: (player: Player, scene: Scene) => void): Deed {
  return {
    name,
    weight,
    plan: (scene, player) => plan(`${player.name}: ${name}`, () => act(player, scene)),
  };
}

export const CARELESS_HANDS: readonly Deed[] = [
  usesWith("using with an empty hand", 20, () => null),
  usesWith("using a board", 12, () => BOARD),
  usesWith("placing furniture", 5, ({ chance }) =>
    chance.oneOf([TABLE_NAME, CHAIR_NAME, "Cherry Game Chair"]),
  ),
  {
    name: "mining",
    weight: 8,
    plan(scene, player) {
      const place = somePlace(scene);
      return plan(`${player.name} mines ${place.join(" ")}`, () => player.mine(...place));
    },
  },
  simple("sneaks", 4, (player) => player.sneak()),
  simple("sneaks no more", 4, (player) => player.sneak(false)),
  simple("jumps", 3, (player) => player.jump()),
  simple("gets off by the touch button", 4, (player) => player.dismount()),
  simple("opens the chat", 2, (player) => player.openChat()),
  simple("closes the chat", 4, (player) => player.closeChat()),
  simple("has made another board", 2, (player, scene) => {
    player.give(BOARD);
    boardMade(scene);
  }),
  simple("drops what is in hand", 2, (player) => player.drop()),
  simple("drags an item", 2, (player, { chance }) => player.swap(chance.below(9), chance.below(36))),
  {
    name: "copying a board",
    weight: 1,
    plan: (scene, player) =>
      player.count(BOARD) === 0
        ? null
        : plan(`${player.name} copies a board as in creative`, () => {
            player.hold(BOARD_ITEM);
            player.copyHand();
            boardMade(scene);
          }),
  },
  {
    name: "walking",
    weight: 10,
    plan({ chance }, player) {
      const far = chance.oneOf([3, 3, 3, 8, 40]);
      const [x, z] = [chance.below(2 * far + 1) - far, chance.below(2 * far + 1) - far];
      const dimension = chance.percent(8) ? chance.oneOf(["nether", "the_end"]) : "overworld";
      return plan(`${player.name} walks to ${x} ${z} in ${dimension}`, () => {
        player.dismount();
        player.move(x + 0.5, TABLE.y, z + 0.5, dimension);
      });
    },
  },
];
