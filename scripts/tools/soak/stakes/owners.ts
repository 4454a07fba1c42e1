// What the owner of a table does: turns stakes on, and tries whatever may keep others from what they have won.
import type { Player } from "../../host/hands.ts";
import { TABLE } from "../../play/set-up.ts";
import { freeHands } from "../furniture.ts";
import { PLAYERS } from "../ground.ts";
import { type Deed, plan, type Scene } from "../scene.ts";
import { type } from "../typing.ts";

const [OWNER = ""] = PLAYERS;

function byOwner(name: string, weight: number, act: (owner: Player, scene: Scene) => void): Deed {
  return {
    name: `the owner ${name}`,
    weight,
    plan(scene) {
      const owner = scene.dead.has(OWNER) ? undefined : scene.world.players.get(OWNER);
      return owner === undefined ? null : plan(`${OWNER} ${name}`, () => act(owner, scene));
    },
  };
}

export const OWNERS: readonly Deed[] = [
  byOwner("turns stakes on", 14, (owner) => type(owner, "/yahtzee:stakes on")),
  byOwner("mines the table", 5, (owner) => {
    freeHands(owner);
    owner.mine(TABLE.x, TABLE.y, TABLE.z);
  }),
  ...["reset", "remove", "public", "packup", "recover"].map((word) =>
    byOwner(`types /yahtzee:table ${word}`, 1, (owner) => type(owner, `/yahtzee:table ${word}`)),
  ),
  byOwner("turns stakes off", 4, (owner) => type(owner, "/yahtzee:stakes off")),
  byOwner("gives it up", 4, (owner) => type(owner, "/yahtzee:resign")),
  byOwner("forbids stakes", 1, (owner) => type(owner, "/yahtzee:setting stakes 0")),
];
