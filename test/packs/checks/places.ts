// Places of dice on the board of a table: each has a floor, and nothing of the model stands where a die would lie.
import { isTable } from "../../../scripts/minecraft/ids.ts";
import { AXES, at, blocksOf, type Check, type Cube, cubesOf, modelsOf, type Point, text } from "../packs.ts";

interface Place {
  readonly name: string;
  /** On whose floor it is. */
  readonly bone: string;
  readonly from: Point;
  readonly to: Point;
}

const FLOOR = 15;
const DIE = 2;
/** Held dice lie in a row of six, from the front die 1 at the left. */
const HELD = { z: 2.75, apart: 2.4, places: 6 };

const PLACES: readonly Place[] = [
  { name: "rolled dice", bone: "tray", from: [-7, FLOOR, -7], to: [7, FLOOR + DIE, 0] },
  ...Array.from({ length: HELD.places }, (_, index): Place => {
    const x = (index - (HELD.places - 1) / 2) * HELD.apart;
    return {
      name: `held die ${index + 1}`,
      bone: "side_tray",
      from: [x - DIE / 2, FLOOR, HELD.z - DIE / 2],
      to: [x + DIE / 2, FLOOR + DIE, HELD.z + DIE / 2],
    };
  }),
];

const FLAT = [0, 2] as const;
/** Dice may touch walls. */
const TOUCH = 1e-6;

export const checkPlaces: Check = (packs) => {
  const geometries = blocksOf(packs)
    .filter(({ id }) => isTable(id))
    .map(({ body }) => text(at(body, "components", "minecraft:geometry", "identifier")));
  return modelsOf(packs)
    .filter(({ id }) => geometries.includes(id))
    .flatMap((model) => {
      const cubes = cubesOf(model);
      return PLACES.flatMap((place) =>
        problemsOf(place, cubes).map((problem) => `${model.path}: ${problem}.`),
      );
    });
};

function problemsOf({ name, bone, from, to }: Place, cubes: readonly Cube[]): string[] {
  const hasFloor = cubes.some(
    (cube) =>
      cube.bone === bone &&
      cube.faces.up !== undefined &&
      cube.to[1] === FLOOR &&
      FLAT.every((axis) => cube.from[axis] <= from[axis] + TOUCH && cube.to[axis] >= to[axis] - TOUCH),
  );
  const inTheWay = cubes.filter((cube) =>
    AXES.every((axis) => cube.from[axis] < to[axis] - TOUCH && cube.to[axis] > from[axis] + TOUCH),
  );
  return [
    ...(hasFloor ? [] : [`no floor of bone "${bone}" lies under ${name}`]),
    ...inTheWay.map((cube) => `${cube.name}: it stands in the way of ${name}`),
  ];
}
