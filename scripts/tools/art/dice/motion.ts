// How dice, cup and mark lie and move, as Molang: what the client works out before each frame, and where each bone is
// then. Only arithmetic, comparisons, `?:` and a few functions, so that the preview can work it out too.
import { DICE_PROPERTIES } from "../../../minecraft/ids.ts";
import { CUP_SIZE, DIE_NUMBERS, HELD, ROLLED_APART, STRAY, TRAY_MIDDLE } from "./layout.ts";

const property = (id: string): string => `q.property('${id}')`;
const ROLL = property(DICE_PROPERTIES.roll);
const FROM = property(DICE_PROPERTIES.from);
const TURN = property(DICE_PROPERTIES.turn);
const PACE = property(DICE_PROPERTIES.pace);
const MARK = property(DICE_PROPERTIES.mark);
const face = (die: number): string => ofDie(die, DICE_PROPERTIES.faces);
const held = (die: number): string => ofDie(die, DICE_PROPERTIES.held);
/** A property that each die has. */
function ofDie(die: number, ids: readonly string[]): string {
  const id = ids[die - 1];
  if (id === undefined) throw new Error(`There is no die ${die}.`);
  return property(id);
}

/** Longer than any throw ago. */
const LONG_AGO = -10;
/**
 * For so long after the client has begun to draw it, or again to, a throw is not one that was seen there: the properties
 * may come later than the first frame [U:property-first-frame]. In seconds.
 */
const UNSEEN = 0.25;
const QUICK = 0.4;
const FULL = 1;

/** Of a throw from 0 to 1: between these a die is on its way, one after the other. */
const leaves = (die: number): number => round(0.23 + 0.03 * die);
const settles = (die: number): number => round(0.81 + 0.03 * die);
const round = (value: number): number => Math.round(value * 1000) / 1000;
/** As Molang writes it behind another value. */
const plus = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);

export const INITIALIZE: readonly string[] = [
  `v.roll = 0; v.start = ${LONG_AGO}; v.last = ${LONG_AGO}; v.seen = 0;`,
];

export const PRE_ANIMATION: readonly string[] = [
  `v.seen = (q.life_time - v.last > ${UNSEEN}) ? q.life_time : v.seen; v.last = q.life_time;`,
  `v.start = (${ROLL} == v.roll) ? v.start : ((q.life_time - v.seen < ${UNSEEN}) ? ${LONG_AGO} : q.life_time);`,
  `v.roll = ${ROLL}; v.start = (${PACE} == 0) ? ${LONG_AGO} : v.start;`,
  `v.t = math.clamp((q.life_time - v.start) / ((${PACE} == 1) ? ${QUICK} : ${FULL}), 0, 1);`,
  // Where the roller is, from the front of the table on, and which way that is.
  `v.side = 90 * (${FROM} - ${TURN}); v.dx = -math.sin(v.side); v.dz = -math.cos(v.side);`,
  // The cup goes up before it goes out, and out of the way of held dice before it comes down.
  `v.up = math.clamp(math.min(v.t / 0.1, (0.98 - v.t) / 0.14), 0, 1);`,
  `v.out = math.clamp(math.min((v.t - 0.07) / 0.14, (0.87 - v.t) / 0.25), 0, 1); v.out = v.out * v.out * (3 - 2 * v.out);`,
  `v.tip = math.clamp(math.min((v.t - 0.2) / 0.12, (0.68 - v.t) / 0.16), 0, 1);`,
  `v.middle = (${face(6)} > 0) ? 2.5 : 2;`,
  ...DIE_NUMBERS.flatMap((die) => [
    `v.lie${die} = math.sin(67 * v.roll + ${149 * (die - 1)});`,
    // The part of its way that is before it: 1 in the cup, 0 where it lies.
    `v.way${die} = (${held(die)}) ? 0 : (1 - math.clamp((v.t - ${leaves(die)}) / ${round(settles(die) - leaves(die))}, 0, 1));`,
    `v.far${die} = v.way${die} * v.way${die}; v.spin${die} = ${540 + 60 * die} * v.far${die};`,
  ]),
];

interface BonePose {
  readonly position?: readonly [string, string, string];
  readonly rotation?: readonly [string, string, string];
  readonly scale?: string;
}

/** From where it leaves the cup to its place, in bounces. */
function die(number: number): BonePose {
  const [lie, way, far, spin] = [`v.lie${number}`, `v.way${number}`, `v.far${number}`, `v.spin${number}`];
  const [place, straight] = [round((number - 3.5) * HELD.apart), held(number)];
  const [x, z] = [
    `((${straight}) ? ${place} : (${ROLLED_APART} * (${number - 1} - v.middle)))`,
    `((${straight}) ? ${HELD.z} : (${STRAY.across} * ${lie} ${plus(TRAY_MIDDLE)}))`,
  ];
  // A cube that stands on an edge or a corner has its middle higher.
  const onEdge = `math.abs(math.cos(${spin})) + 1.3 * math.abs(math.sin(${spin})) - 1`;
  return {
    position: [
      `math.lerp(${x}, 5 * v.dx + 0.7 * ${lie}, ${far})`,
      `4 * ${far} * math.abs(math.cos(${440 + 20 * number} * (1 - ${way}))) + ${onEdge}`,
      `math.lerp(${z}, 2.2 * v.dz ${plus(TRAY_MIDDLE)} + 0.7 * ${lie}, ${far})`,
    ],
    rotation: [`-${spin}`, `v.side + 30 * ${lie}`, "0"],
    scale: `(${face(number)} > 0) ? ((${way} < 1) ? 1 : 0) : 0`,
  };
}
/** Under the spin: how it lies in the end. */
function lying(number: number): BonePose {
  const lie = `v.lie${number}`;
  return {
    rotation: ["0", `((${held(number)}) ? 0 : (${STRAY.degrees} * ${lie})) - (v.side + 30 * ${lie})`, "0"],
  };
}
/** Turns the face up: the model has 1 there, 2 in front and 3 in the west. */
function upFace(number: number): BonePose {
  const up = face(number);
  return {
    rotation: [
      `(${up} == 2) ? -90 : ((${up} == 5) ? 90 : ((${up} == 6) ? 180 : 0))`,
      "0",
      `(${up} == 3) ? -90 : ((${up} == 4) ? 90 : 0)`,
    ],
  };
}

/** By bone; all turns are taken for clockwise seen from above, and as the game's own models have them [U:bone-turn]. */
export const POSES: Readonly<Record<string, BonePose>> = {
  root: { rotation: ["0", `90 * ${TURN}`, "0"] },
  // Lifted to the roller's side, shaken, tipped towards the tray, and back.
  cup: {
    position: [
      `v.out * (7 * v.dx ${plus(-CUP_SIZE.x)})`,
      "5 * v.up * (2 - v.up)",
      `v.out * (4.2 * v.dz ${plus(round(TRAY_MIDDLE - CUP_SIZE.z))})`,
    ],
    rotation: ["-120 * v.tip", "v.side", "12 * v.up * (1 - v.tip) * math.sin(2880 * v.t)"],
  },
  ...Object.fromEntries(
    DIE_NUMBERS.flatMap((number) => [
      [`die${number}`, die(number)],
      [`lie${number}`, lying(number)],
      [`face${number}`, upFace(number)],
    ]),
  ),
  mark: { rotation: ["0", `90 * (${MARK} - 1)`, "0"] },
  // It makes room for the cup.
  arrow: {
    position: ["0", "0.5 * math.sin(180 * q.life_time)", "0"],
    scale: `(${MARK} > 0) ? (1 - v.up) : 0`,
  },
};
