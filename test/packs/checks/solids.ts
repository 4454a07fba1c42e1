// Models of blocks from every side: one sees nowhere into them, and no two faces lie in the same place and flicker.
// That has to hold whichever bones the states of the block show.
import { holds } from "../../../scripts/tools/host/core/conditions.ts";
import {
  AXES,
  at,
  blocksOf,
  type Check,
  type Cube,
  cubesOf,
  type Definition,
  fields,
  items,
  type Json,
  modelsOf,
  type Point,
  SIDES,
  type Side,
  text,
} from "../packs.ts";

const NORMALS = {
  // The x of packs runs from east to west.
  east: { axis: 0, out: -1 },
  west: { axis: 0, out: 1 },
  down: { axis: 1, out: -1 },
  up: { axis: 1, out: 1 },
  north: { axis: 2, out: -1 },
  south: { axis: 2, out: 1 },
} as const satisfies Record<Side, object>;

/** Less than anything in a model measures. */
const A_LITTLE = 0.001;

export const checkSolids: Check = (packs) => {
  const problems = blocksOf(packs).flatMap(({ body }) => {
    const geometry = at(body, "components", "minecraft:geometry");
    const model = modelsOf(packs).find(({ id }) => id === text(at(geometry, "identifier") ?? geometry));
    if (model === undefined) return [];
    return shownCubes(body, model).flatMap((cubes) =>
      [...holes(cubes), ...doubled(cubes)].map((problem) => `${model.path}: ${problem}.`),
    );
  });
  return [...new Set(problems)];
};

/** The cubes of a model in every combination of states. */
function shownCubes(block: Json | undefined, model: Definition): Cube[][] {
  const states = fields(at(block, "description", "states")).reduce<Readonly<Record<string, Json>>[]>(
    (all, [name, values]) => items(values).flatMap((value) => all.map((one) => ({ ...one, [name]: value }))),
    [{}],
  );
  const conditions = fields(at(block, "components", "minecraft:geometry", "bone_visibility"));
  return states.map((one) => {
    const hidden = conditions.flatMap(([bone, condition]) =>
      holds(text(condition), one as Readonly<Record<string, string | number>>) ? [] : [bone],
    );
    return cubesOf(model).filter(({ bone }) => !hidden.includes(bone));
  });
}

const planeOf = (cube: Cube, side: Side): number => {
  const { axis, out } = NORMALS[side];
  return (out > 0 ? cube.to : cube.from)[axis];
};
const across = (side: Side) => AXES.filter((axis) => axis !== NORMALS[side].axis);

/** Sides without a face that nothing covers. */
function holes(cubes: readonly Cube[]): string[] {
  return cubes.flatMap((cube) =>
    SIDES.filter((side) => cube.faces[side] === undefined).flatMap((side) => {
      const open = pointsBefore(cube, side, cubes).find((point) => !isCovered(point, side, cubes));
      return open === undefined ? [] : [`${cube.name}: its ${side} side is open at ${text(open)}`];
    }),
  );
}

/** A point just before each part of a side that the edges of other cubes may part it into. */
function pointsBefore(cube: Cube, side: Side, cubes: readonly Cube[]): Point[] {
  const { axis, out } = NORMALS[side];
  const along = AXES.map((other) => {
    if (other === axis) return [planeOf(cube, side) + out * A_LITTLE];
    const edges = cubes
      .flatMap(({ from, to }) => [from[other], to[other]])
      .filter((edge) => edge >= cube.from[other] && edge <= cube.to[other])
      .sort((a, b) => a - b);
    return edges.slice(1).flatMap((edge, index) => {
      const last = edges[index] ?? edge;
      return edge - last < A_LITTLE ? [] : [(edge + last) / 2];
    });
  });
  const [xs = [], ys = [], zs = []] = along;
  return xs.flatMap((x) => ys.flatMap((y) => zs.map((z): Point => [x, y, z])));
}

/** By the inside of a cube, or by a face that lies where this one is missing. */
function isCovered(point: Point, side: Side, cubes: readonly Cube[]): boolean {
  const within = ({ from, to }: Cube, axes: readonly (0 | 1 | 2)[]): boolean =>
    axes.every((axis) => point[axis] > from[axis] && point[axis] < to[axis]);
  const { axis } = NORMALS[side];
  return cubes.some(
    (cube) =>
      within(cube, AXES) ||
      (cube.faces[side] !== undefined &&
        Math.abs(planeOf(cube, side) - point[axis]) <= 2 * A_LITTLE &&
        within(cube, across(side))),
  );
}

/** Faces to one side that share a part of a plane. */
function doubled(cubes: readonly Cube[]): string[] {
  return SIDES.flatMap((side) => {
    const faced = cubes.filter(({ faces }) => faces[side] !== undefined);
    return faced.flatMap((one, index) =>
      faced
        .slice(index + 1)
        .filter(
          (other) =>
            planeOf(one, side) === planeOf(other, side) &&
            across(side).every(
              (axis) =>
                Math.min(one.to[axis], other.to[axis]) - Math.max(one.from[axis], other.from[axis]) >
                A_LITTLE,
            ),
        )
        .map((other) => `${one.name} and ${other.name}: their ${side} faces flicker in the same place`),
    );
  });
}
