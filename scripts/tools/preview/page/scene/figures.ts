// Players as plain figures of boxes, each in a colour that follows from the name.
import { BoxGeometry, Group, MathUtils, Mesh, MeshLambertMaterial } from "three";
import type { SceneFigure } from "../../wire.ts";
import { once } from "./once.ts";

const box = new BoxGeometry(1, 1, 1);
const material = once((color: string) => new MeshLambertMaterial({ color }));

interface Part {
  readonly kind: "cloth" | "trousers" | "skin" | "eye";
  /** In pixels from between the hips, the front to +z. */
  readonly middle: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  /** Left and right. */
  readonly pair?: boolean;
}

const UPPER: readonly Part[] = [
  { kind: "cloth", middle: [0, 6, 0], size: [8, 12, 4] },
  { kind: "skin", middle: [0, 16, 0], size: [8, 8, 8] },
  { kind: "eye", middle: [2, 16, 4], size: [1.2, 1.6, 0.4], pair: true },
];
const STANDING: readonly Part[] = [
  { kind: "trousers", middle: [2, -6, 0], size: [3.8, 12, 3.8], pair: true },
  { kind: "cloth", middle: [6, 6, 0], size: [3.8, 12, 3.8], pair: true },
];
const SITTING: readonly Part[] = [
  { kind: "trousers", middle: [2, 2, 4], size: [3.8, 3.8, 8], pair: true },
  { kind: "trousers", middle: [2, -3.5, 6.1], size: [3.8, 8, 3.8], pair: true },
  { kind: "cloth", middle: [6, 9, 1.5], size: [3.8, 6, 6], pair: true },
];

export function figure({ name, x, y, z, yaw, sits }: SceneFigure): Group {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  const colors = {
    cloth: `hsl(${hue}, 60%, 50%)`,
    trousers: `hsl(${hue}, 35%, 30%)`,
    skin: "#d9a583",
    eye: "#222",
  };
  const boxes = new Group();
  for (const { kind, middle, size, pair = false } of [...UPPER, ...(sits ? SITTING : STANDING)]) {
    for (const side of pair ? [-1, 1] : [1]) {
      const mesh = new Mesh(box, material(colors[kind]));
      mesh.name = kind;
      mesh.position.set(side * middle[0], middle[1], middle[2]);
      mesh.scale.set(...size);
      boxes.add(mesh);
    }
  }
  // A player is 1.8 blocks high, the boxes are 32 pixels.
  boxes.scale.setScalar(1.8 / 32);
  boxes.position.y = sits ? 0.05 : 12 * boxes.scale.y;
  const body = new Group().add(boxes);
  body.position.set(x, y, z);
  body.rotation.y = MathUtils.degToRad(-yaw);
  return body;
}
