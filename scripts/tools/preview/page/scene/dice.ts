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
const frameColour = new MeshBasicMaterial({ color: "#ffc21a" });
const side = once((face: number) => new MeshLambertMaterial({ map: dieFace(face) }));

/** Where each die's middle is: from the front of the table, die 1 lies at the left. */
export function dicePlaces(dice: Dice): readonly { x: number; y: number; z: number }[] {
  return dice.map(({ held }, index) => {
    const { z, width } = held ? SIDE_TRAY : TRAY;
    const x = (((dice.length - 1) / 2 - index) * width) / Math.max(5, dice.length);
    return { x, y: TRAYS_FLOOR + DIE_SIZE / 2, z };
  });
}

/** The faces of a die in three.js' order, +x −x +y −y +z −z: opposite ones sum up to seven. */
export function sidesOfDie(top: number): readonly number[] {
  const [x = 0, z = 0] = [1, 2, 3].filter((face) => face !== top && face !== 7 - top);
  return [x, 7 - x, top, 7 - top, z, 7 - z];
}

export function diceOn(dice: Dice): Group {
  const group = new Group();
  dicePlaces(dice).forEach(({ x, y, z }, index) => {
    const { face = 1, held = false } = dice[index] ?? {};
    const mesh = new Mesh(die, sidesOfDie(face).map(side));
    mesh.position.set(x, y, z);
    // Pips stand upright for who sits at the front.
    mesh.rotation.y = Math.PI;
    group.add(mesh);
    if (!held) return;
    const mark = new Mesh(frame, frameColour);
    mark.position.set(x, TRAYS_FLOOR, z);
    group.add(mark);
  });
  return group;
}
