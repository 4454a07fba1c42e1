// Where the boards are that are on no table: in somebody's inventory, there or not, or on the ground, loaded or not.
import { BOARD_ITEM, BOARD_MATCH_PROPERTY, BOARD_TOKEN_PROPERTY } from "../../minecraft/ids.ts";
import { DIMENSIONS, type Spot } from "../host/core/model.ts";
import type { World } from "../host/world.ts";

export interface Board {
  /** The match that it holds, and the token that counts once: both "" for a blank board. */
  readonly matchId: string;
  readonly token: string;
  readonly at: { readonly player: string; readonly slot: number } | Spot;
}

interface Item {
  readonly typeId: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export function boardsIn(world: World): readonly Board[] {
  const { players, chunks } = world.save();
  const board = (item: Item | null | undefined, at: Board["at"]): readonly Board[] => {
    if (item?.typeId !== BOARD_ITEM) return [];
    return [{ matchId: matchOf(item), token: String(item.properties[BOARD_TOKEN_PROPERTY] ?? ""), at }];
  };
  return [
    ...players.flatMap(({ name, slots }) =>
      slots.flatMap((item, slot) => board(item, { player: name, slot })),
    ),
    ...Object.values(chunks).flatMap(({ entities }) =>
      entities.flatMap(({ item, dimension, location }) => board(item, { dimension, ...location })),
    ),
  ];
}

/** The matches of the boards that lie on the ground where it is loaded, "" for a blank one. */
export function heldOnTheGround(world: World): readonly string[] {
  return entitiesIn(world, "minecraft:item").flatMap(({ item }) =>
    item?.typeId === BOARD_ITEM ? matchOf(item) : [],
  );
}

function matchOf({ properties }: Item): string {
  return String(properties[BOARD_MATCH_PROPERTY] ?? "");
}

/** In every dimension. */
export function entitiesIn(world: World, typeId: string): ReturnType<World["entities"]> {
  return DIMENSIONS.flatMap((dimension) => world.entities(typeId, dimension));
}
