// Dice on a table that shows its board: in the tray, or, held, in the side tray and on a frame.
import { BoxGeometry, Group, Mesh, MeshBasicMaterial, MeshLambertMaterial } from "three";
import type { SceneDice } from "../../wire.ts";
import { once } from "./once.ts";
import { dieFace } from "./pixels.ts";

type Dice = SceneDice["dice"];

/** In blocks, from the middle of the table's floor, with the table's front to the north: see small_game_table.geo.json. */
const TRAYS_FLOOR = 15 / 16;
const TRAY = { z: -2 / 16, width: 12 / 16 };
/** Its five places for dice are three pixels apart. */
const SIDE_TRAY = { z: 5 / 16, width: 15 / 16 };
export const DIE_SIZE = 1.9 / 16;

const die = new BoxGeometry(DIE_SIZE, DIE_SIZE, DIE_SIZE);
const frame = new BoxGeometry(DIE_SIZE * 1.25, DIE_SIZE / 8, DIE_SIZE * 1.6);
const frameColor = new MeshBasicMaterial({ color: "#ffc21a" });
const side = once((face: number) => new MeshLambertMaterial({ map: dieFace(face) }));

/** Each die with where its middle is: from the front of the table, die 1 lies at the left. */
export function placedDice(dice: Dice): readonly (Dice[number] & Record<"x" | "y" | "z", number>)[] {
  return dice.map((one, index) => {
    const { z, width } = one.held ? SIDE_TRAY : TRAY;
    const x = (((dice.length - 1) / 2 - index) * width) / Math.max(5, dice.length);
    return { ...one, x, y: TRAYS_FLOOR + DIE_SIZE / 2, z };
  });
}

/** The faces of a die in three.js' order, +x −x +y −y +z −z: opposite ones sum up to seven. */
export function sidesOfDie(top: number): readonly number[] {
  const [x, z, other] = [1, 2, 3].filter((face) => face !== top && face !== 7 - top);
  if (x === undefined || z === undefined || other !== undefined) throw new Error(`No die has a face ${top}.`);
  return [x, 7 - x, top, 7 - top, z, 7 - z];
}

export function diceOn(dice: Dice): Group {
  const group = new Group();
  for (const { face, held, x, y, z } of placedDice(dice)) {
    const mesh = new Mesh(die, sidesOfDie(face).map(side));
    mesh.position.set(x, y, z);
    // Pips stand upright for who sits at the front.
    mesh.rotation.y = Math.PI;
    group.add(mesh);
    if (!held) continue;
    const mark = new Mesh(frame, frameColor);
    mark.position.set(x, TRAYS_FLOOR, z);
    group.add(mark);
  }
  return group;
}
