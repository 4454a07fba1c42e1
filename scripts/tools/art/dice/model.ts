// The model of dice, cup and mark. Every bone that moves is in motion.ts.
import { CUP_SIZE, DIE_NUMBERS, ENTITY_Y, FLOOR, MARK_TIP } from "./layout.ts";
import { dieSide, PARTS, type Part, TEXTURE } from "./texture.ts";

type Triple = readonly [x: number, y: number, z: number];
type Sides = Partial<Record<"north" | "south" | "east" | "west" | "up" | "down", Part>>;
const cube = (origin: Triple, size: Triple, uv: Sides) => ({ origin, size, uv });

const onFloor = FLOOR - ENTITY_Y;
const DIE_MIDDLE: Triple = [0, onFloor + 1, 0];
/** Where the model of a die has its faces: opposite ones sum up to seven, and 1, 2 and 3 run against the clock. */
const SIDES = { up: 1, down: 6, north: 2, south: 5, west: 3, east: 4 };

const around = (part: Part): Sides => ({ north: part, south: part, east: part, west: part });

function dieBones(die: number): readonly object[] {
  const sides = Object.fromEntries(Object.entries(SIDES).map(([side, face]) => [side, dieSide(face)]));
  const pivot = DIE_MIDDLE;
  return [
    { name: `die${die}`, parent: "root", pivot },
    { name: `lie${die}`, parent: `die${die}`, pivot },
    { name: `face${die}`, parent: `lie${die}`, pivot, cubes: [cube([-1, onFloor, -1], [2, 2, 2], sides)] },
  ];
}

const cupMiddle: Triple = [CUP_SIZE.x, onFloor + CUP_SIZE.height / 2, CUP_SIZE.z];
/** A floor and four walls: one looks into it. */
function cupCubes(): readonly object[] {
  const { width, height, wall } = CUP_SIZE;
  const [low, high] = [-width / 2, width / 2 - wall];
  const at = (x: number, z: number, up: number): Triple => [CUP_SIZE.x + x, onFloor + up, CUP_SIZE.z + z];
  const upright = height - wall;
  const { cupOutside, cupInside, cupEdge, cupFoot, cupTop, cupFloor, cupBottom } = PARTS;
  const { cupOutsideBetween: outside, cupInsideBetween: inside, cupTopBetween: up } = PARTS;
  const long: Triple = [width, upright, wall];
  const short: Triple = [wall, upright, width - 2 * wall];
  const ends = { east: cupEdge, west: cupEdge, up: cupTop };
  return [
    cube(at(low, low, 0), [width, wall, width], { ...around(cupFoot), up: cupFloor, down: cupBottom }),
    cube(at(low, low, wall), long, { ...ends, north: cupOutside, south: cupInside }),
    cube(at(low, high, wall), long, { ...ends, south: cupOutside, north: cupInside }),
    cube(at(low, low + wall, wall), short, { east: outside, west: inside, up }),
    cube(at(high, low + wall, wall), short, { west: outside, east: inside, up }),
  ];
}

const arrowEnd: Triple = [0, MARK_TIP.y - ENTITY_Y, MARK_TIP.z];
/** Three steps that point down. */
function arrowCubes(): readonly object[] {
  const [x, y, z] = arrowEnd;
  const { markSide, markTop, markBottom } = PARTS;
  return [0.75, 1.5, 2.25].map((width, step) => {
    const origin: Triple = [x - width / 2, y + 0.75 * step, z - width / 2];
    return cube(origin, [width, 0.75, width], { ...around(markSide), up: markTop, down: markBottom });
  });
}

export const MODEL = {
  description: {
    identifier: "geometry.tabletop_yahtzee.dice",
    texture_width: TEXTURE.width,
    texture_height: TEXTURE.height,
    visible_bounds_width: 3,
    visible_bounds_height: 3,
    visible_bounds_offset: [0, 0.5, 0],
  },
  bones: [
    { name: "root", pivot: [0, 0, 0] },
    ...DIE_NUMBERS.flatMap(dieBones),
    { name: "cup", parent: "root", pivot: cupMiddle, cubes: cupCubes() },
    // Not in the root: its side is one of the world.
    { name: "mark", pivot: [0, 0, 0] },
    { name: "arrow", parent: "mark", pivot: arrowEnd, cubes: arrowCubes() },
  ],
};
