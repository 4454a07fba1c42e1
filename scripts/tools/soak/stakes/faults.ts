// What befalls pots: carried off, moved, copied, killed, siphoned, left for weeks, and removed from outside.
import { POT_ENTITY } from "../../../minecraft/ids.ts";
import type { World } from "../../host/world.ts";
import { TABLE } from "../../play/set-up.ts";
import { OPERATOR } from "../ground.ts";
import { type Deed, plan, type Scene } from "../scene.ts";
import { type } from "../typing.ts";
import { REMOVE_POTS, WEEKS_PASS } from "./beside.ts";

/** Where something has taken a pot: at the table, near it, and where nobody is. */
const PLACES = [
  [0.5, 65, 0.5],
  [3.5, 64, 3.5],
  [-12.5, 64, 9.5],
  [200.5, 64, 200.5],
] as const satisfies readonly (readonly [number, number, number])[];

type Spot = readonly [number, number, number];

function toPot(name: string, weight: number, act: (world: World, spot: Spot) => void): Deed {
  return {
    name,
    weight,
    plan({ chance, world }) {
      if (world.entities(POT_ENTITY).length === 0) return null;
      const spot = chance.oneOf(PLACES);
      return plan(`${name}, at ${spot.join(" ")}`, () => act(world, spot));
    },
  };
}

function byOperator(name: string, weight: number, lines: (scene: Scene) => readonly string[]): Deed {
  return {
    name: `an operator ${name}`,
    weight,
    plan(scene) {
      const { world, dead } = scene;
      if (!world.players.has(OPERATOR) || dead.has(OPERATOR)) return null;
      const line = scene.chance.oneOf(lines(scene));
      return plan(`${OPERATOR} types ${line}`, () => {
        type(world.player(OPERATOR), line);
        if (line.includes("packup") || line.includes("reset")) scene.ran.clear();
      });
    },
  };
}

export const STAKES_FAULTS: readonly Deed[] = [
  toPot("a minecart carries a pot off", 6, (world, spot) => world.carryOff(POT_ENTITY, ...spot)),
  toPot("/tp of all pots", 6, (world, spot) => world.teleportEntities(POT_ENTITY, ...spot)),
  toPot("a structure with a pot is loaded", 3, (world, spot) => world.copyEntity(POT_ENTITY, ...spot)),
  toPot("/kill of all pots", 8, (world) => world.kill(POT_ENTITY)),
  {
    name: "a hopper under the table",
    weight: 6,
    plan: (scene) =>
      plan("a hopper is under the table", () => {
        const taken = scene.world.hopper(TABLE.x, TABLE.y, TABLE.z).length;
        if (taken > 0) scene.watch?.problems.push(`a hopper takes ${taken} stacks out of a pot`);
      }),
  },
  {
    name: "weeks",
    weight: 2,
    plan: ({ world }) =>
      plan("weeks pass", () => {
        world.command(WEEKS_PASS);
        world.tick(1300);
      }),
  },
  {
    name: "another add-on removes the pots",
    weight: 10,
    plan: ({ world, watch }) =>
      watch?.beyond === true
        ? plan("another add-on removes each pot", () => void world.command(REMOVE_POTS))
        : null,
  },
  byOperator("gives stakes back", 3, () => ["/yahtzee:stakes return"]),
  byOperator("sees to the pots", 3, () => [
    "/yahtzee:admin pots",
    "/yahtzee:setting stakes 0",
    "/yahtzee:setting stakes 1",
  ]),
  byOperator("gives somebody's things to another", 6, ({ names, chance }) => {
    return [`/yahtzee:admin transfer ${chance.oneOf(names)} ${chance.oneOf(names)}`];
  }),
];
