// What is in the world and where, in words: for who does not see the view, and beside it.
import { BOARD_STATE } from "../../../minecraft/ids.ts";
import type { Book, SceneBlock, SceneFigure } from "../wire.ts";

export function hasBoard({ states }: Pick<SceneBlock, "states">): boolean {
  return states[BOARD_STATE] === 1;
}

export function nameOf(block: SceneBlock, names: Book["names"]): string {
  const name = names[block.typeId] ?? block.typeId;
  return hasBoard(block) ? `${name} with a board` : name;
}

/** *2 north 1 east of the middle* */
export function whereIs({ x, z }: { readonly x: number; readonly z: number }): string {
  const along = (at: number, forth: string, back: string): readonly string[] =>
    at === 0 ? [] : [`${Math.abs(at)} ${at > 0 ? forth : back}`];
  const ways = [...along(Math.floor(z), "south", "north"), ...along(Math.floor(x), "east", "west")];
  return ways.length === 0 ? "in the middle" : `${ways.join(" ")} of the middle`;
}

export function whereSits(player: SceneFigure): string {
  return `${player.name} ${player.sits ? "sits" : "stands"} ${whereIs(player)}`;
}
