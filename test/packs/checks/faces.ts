// Faces of the models of blocks: no texel is stretched, and those of one thing are all of one size.
import { at, type Check, cubesOf, modelsOf, numbers, type Side, text } from "../packs.ts";

/** Texels on a pixel: one, as in the game; two or four on what is too small for it. */
const FINER: Readonly<Record<string, number>> = { cup: 2, rule_booklet: 4 };

/** The axes along which a texture lies on a side, to the right and down. */
const ALONG = {
  north: [0, 1],
  south: [0, 1],
  east: [2, 1],
  west: [2, 1],
  up: [0, 2],
  down: [0, 2],
} as const;
const TURNS = [0, 90, 180, 270];

export const checkFaces: Check = (packs) =>
  modelsOf(packs)
    .filter(({ path }) => path.startsWith("resource_pack/models/blocks/"))
    .flatMap((model) =>
      cubesOf(model).flatMap(({ name, bone, from, to, faces }) =>
        Object.entries(faces).flatMap(([side, face]) => {
          const turn = Number(at(face, "uv_rotation") ?? 0);
          const texels = ALONG[side as Side].map((axis) => (to[axis] - from[axis]) * (FINER[bone] ?? 1));
          const right = turn % 180 === 0 ? texels : texels.reverse();
          const shown = numbers(at(face, "uv_size"));
          const where = `${model.path}: ${name}: its ${side} face`;
          return [
            ...(TURNS.includes(turn)
              ? []
              : [`${where} is turned by ${turn}; right is one of ${TURNS.join(", ")}.`]),
            ...(right.every((size, index) => Math.abs(size - (shown[index] ?? 0)) < 1e-6)
              ? []
              : [`${where} shows ${text(shown)} texels; right is ${text(right)}.`]),
          ];
        }),
      ),
    );
