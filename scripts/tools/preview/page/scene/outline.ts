// What shows the target: a frame of bars round the box, thick and bright round the face that is looked at.
import { Box3, BoxGeometry, Group, Mesh, MeshBasicMaterial, Vector3 } from "three";
import { type Face, STEP } from "../../../host/core/faces.ts";

interface Outline {
  readonly min: Vector3;
  readonly max: Vector3;
  readonly face: Face;
}

const THIN = 0.02;
const THICK = 0.035;
const cube = new BoxGeometry(1, 1, 1);
const dark = new MeshBasicMaterial({ color: "#101420" });
const bright = new MeshBasicMaterial({ color: "#ffd866" });

export function outlineOf({ min, max, face }: Outline): Group {
  const box = new Box3(min, max);
  const group = new Group();
  const size = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const ends = [-1, 1];
  for (const axis of [0, 1, 2]) {
    for (const one of ends) {
      for (const other of ends) {
        const signs = [one, other];
        signs.splice(axis, 0, 0);
        const corner = new Vector3().fromArray(signs);
        const isOfFace = corner.dot(STEP[face]) > 0;
        const thickness = isOfFace ? THICK : THIN;
        const bar = new Mesh(cube, isOfFace ? bright : dark);
        bar.position.copy(corner).multiply(size).multiplyScalar(0.5).add(middle);
        bar.scale.setScalar(thickness).setComponent(axis, size.getComponent(axis) + thickness);
        group.add(bar);
      }
    }
  }
  return group;
}
