// Tables with a board, tables without, and chairs, in all four rotations and three woods.
import { albumIn } from "./album.ts";
import { ScenePage } from "./scene-page.ts";
import { SIZES } from "./sizes.ts";
import type { Visit } from "./visit.ts";

const WOODS = ["oak", "crimson", "bamboo"];
const DIRECTIONS = ["north", "east", "south", "west"];
/** By how far to the south they stand. */
const ROWS = [
  { z: -3, thing: "small_game_table", board: 1 },
  { z: -1, thing: "small_game_table", board: 0 },
  { z: 1, thing: "game_chair", board: 0 },
];

export async function takeFurniture(place: Visit, folder: string): Promise<void> {
  const scene = await ScenePage.open(place);
  await scene.look(-0.45, 0.15, 1.2);
  await scene.passes(0.1);
  const take = await albumIn(folder, scene, SIZES, () => scene.passes(0.1));
  for (const wood of WOODS) {
    const blocks = DIRECTIONS.flatMap((direction, at) =>
      ROWS.map(({ z, thing, board }) => ({
        ...{ x: 2 * at - 3, y: 64, z, typeId: `tabletop_yahtzee:${wood}_${thing}` },
        states: { "minecraft:cardinal_direction": direction, "tabletop_yahtzee:board": board },
      })),
    );
    await scene.show({ blocks });
    for (const size of SIZES) {
      await scene.page.setViewportSize(size);
      await scene.passes(0.1);
      await take(scene, `furniture-${wood}-${size.width}`);
    }
  }
  await scene.page.close();
}
