// Collision and selection boxes, in pixels from the middle of the block's floor.
import { isTable } from "../../../scripts/minecraft/ids.ts";
import { at, blocksOf, type Check, items, type Json, numbers, text } from "../packs.ts";

/** A block may reach half a block above its cell, but is selected inside it; more makes the game refuse the file. */
const COLLISION_TOP = 24;
const SELECTION_TOP = 16;
const MOST_BOXES = 16;

const WHOLE_CELL = { origin: [-8, 0, -8], size: [16, 16, 16] };

export const checkBoxes: Check = (packs) =>
  blocksOf(packs).flatMap(({ path, id, body }) => {
    const collision = at(body, "components", "minecraft:collision_box");
    const selection = at(body, "components", "minecraft:selection_box");
    const problems: string[] = [];
    // From format 1.26.60 on nothing else is taken, so that the next format does not surprise.
    if (!Array.isArray(collision))
      problems.push(`its collision box is ${text(collision)}; right is a list of boxes`);
    const boxes = items(collision);
    if (boxes.length > MOST_BOXES) {
      problems.push(`it has ${boxes.length} collision boxes; the game takes ${MOST_BOXES}`);
    }
    problems.push(
      ...boxes.flatMap((box, index) => outside(`collision box ${index}`, box, COLLISION_TOP)),
      ...outside("selection box", selection, SELECTION_TOP),
    );
    // A click anywhere in the cell is meant for the table, not for an entity or a block behind it.
    if (isTable(id) && text(selection) !== text(WHOLE_CELL)) {
      problems.push(
        `its selection box is ${text(selection)}; that of a table is the whole cell, ${text(WHOLE_CELL)}`,
      );
    }
    return problems.map((problem) => `${path}: ${problem}.`);
  });

function outside(what: string, box: Json | undefined, top: number): string[] {
  const origin = numbers(at(box, "origin"));
  const size = numbers(at(box, "size"));
  const inside = [-8, 0, -8].every((least, axis) => {
    const from = origin[axis] ?? Number.NaN;
    const to = from + (size[axis] ?? Number.NaN);
    return from >= least && to > from && to <= (axis === 1 ? top : 8);
  });
  return inside ? [] : [`${what} ${text(box)} does not lie inside -8,0,-8 to 8,${top},8`];
}
