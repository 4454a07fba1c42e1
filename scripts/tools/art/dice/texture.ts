// The texture of dice, cup and mark: where in it the model's sides are, and its pictures, one a style of dice.
import type { Face } from "../../../engine/dice.ts";
import { type Colour, draw, fill, overlay, type Picture } from "../picture.ts";
import { CUP_PICTURE } from "../pictures/cup.ts";
import { isPip } from "../pips.ts";
import { DIE_NUMBERS } from "./layout.ts";

export const TEXTURE = { width: 64, height: 32 } as const;

export interface Part {
  readonly uv: readonly [number, number];
  readonly uv_size: readonly [number, number];
  readonly uv_rotation?: number;
}
/** Of a side of a die, in pixels: a rim, and three by three pips. */
const SIDE = 10;

export const dieSide = (face: number): Part => ({ uv: [SIDE * (face - 1), 0], uv_size: [SIDE, SIDE] });
export const PARTS = {
  cupOutside: { uv: [0, 10], uv_size: [6, 6] },
  cupInside: { uv: [6, 10], uv_size: [6, 6] },
  cupEdge: { uv: [0, 10], uv_size: [1, 6] },
  cupFoot: { uv: [0, 16], uv_size: [6, 1] },
  cupTop: { uv: [6, 16], uv_size: [6, 1] },
  cupFloor: { uv: [0, 17], uv_size: [6, 6] },
  cupBottom: { uv: [6, 17], uv_size: [6, 6] },
  // Two walls stand between the others.
  cupOutsideBetween: { uv: [1, 10], uv_size: [4, 6] },
  cupInsideBetween: { uv: [7, 10], uv_size: [4, 6] },
  cupTopBetween: { uv: [7, 16], uv_size: [4, 1], uv_rotation: 90 },
  markTop: { uv: [22, 10], uv_size: [6, 6] },
  markSide: { uv: [22, 16], uv_size: [6, 2] },
  markBottom: { uv: [28, 10], uv_size: [6, 6] },
} as const satisfies Record<string, Part>;

const IVORY = { face: "#fbf8f0", light: "#ffffff", edge: "#cfc6b4", corner: "#b3a890" } as const;

function side(face: Face, pip: Colour): Picture {
  const isEnd = (at: number): boolean => at === 0 || at === SIDE - 1;
  return fill(SIDE, SIDE, (x, y) => {
    if (isPip(face, x - 1, y - 1)) return pip;
    if (isEnd(x) && isEnd(y)) return IVORY.corner;
    if (isEnd(x) || isEnd(y)) return IVORY.edge;
    return x + y < SIDE - 3 ? IVORY.light : IVORY.face;
  });
}

const PALETTE = { y: "#ffd23f", Y: "#ffe686", o: "#d18f12" } as const;

const MARK_PICTURE = draw(PALETTE, [
  "YYYYYYoooooo",
  "YyyyyYoooooo",
  "YyyyyYoooooo",
  "YyyyyYoooooo",
  "YyyyyYoooooo",
  "YYYYYYoooooo",
  "yyyyyy......",
  "oooooo......",
]);

const BLACK = "#17171d";
const RED = "#c8202c";
const GREEN = "#15803a";

/** @param pips their colours, from face 1 on. */
function diceTexture(pips: readonly Colour[]): Picture {
  const empty = fill(TEXTURE.width, TEXTURE.height, () => undefined);
  // The cup is the one that stands on the board.
  const withCup = overlay(empty, CUP_PICTURE, ...PARTS.cupOutside.uv);
  const bare = overlay(withCup, MARK_PICTURE, ...PARTS.markTop.uv);
  return DIE_NUMBERS.reduce<Picture>(
    (picture, face) => overlay(picture, side(face, pips[face - 1]), ...dieSide(face).uv),
    bare,
  );
}

/** By style, as the property counts them. */
export const DICE_TEXTURES = {
  plain: diceTexture(DIE_NUMBERS.map(() => BLACK)),
  kismet: diceTexture([BLACK, RED, GREEN, GREEN, RED, BLACK]),
} as const;
