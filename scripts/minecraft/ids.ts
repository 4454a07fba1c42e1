// Every identifier of the add-on, once. The packs are checked against this file.

export const NAMESPACE = "tabletop_yahtzee";

export const BOARD_ITEM = "tabletop_yahtzee:yahtzee_board";
export const SEAT_ENTITY = "tabletop_yahtzee:seat";
export const POT_ENTITY = "tabletop_yahtzee:pot";
export const RIDER_LEFT_EVENT = "tabletop_yahtzee:rider_left";

/** The game knows them as `tabletop_yahtzee.<name>`, by resource_pack/sounds/sound_definitions.json. */
export const SOUNDS = [
  "cup",
  "roll",
  "settle",
  "hold",
  "score",
  "zero",
  "yahtzee",
  "your_turn",
  "win",
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** Blocks are named `<wood>_small_game_table` and `<wood>_game_chair`. */
export const TABLE_SUFFIX = "_small_game_table";
export const CHAIR_SUFFIX = "_game_chair";

export const TABLE_COMPONENT = "tabletop_yahtzee:table";
export const CHAIR_COMPONENT = "tabletop_yahtzee:chair";
export const BOARD_COMPONENT = "tabletop_yahtzee:board";

/** 1 while the table shows a board. */
export const BOARD_STATE = "tabletop_yahtzee:board";
/** 1 while a game runs on it, it holds a pot, or only operators may take its board away: then nothing blows it up. */
export const IN_MATCH_STATE = "tabletop_yahtzee:in_match";
export const DIRECTION_STATE = "minecraft:cardinal_direction";

/** Dynamic properties of the world (prefixes) and of the board item. */
export const TABLE_PROPERTY = "yahtzee:table:";
export const MATCH_PROPERTY = "yahtzee:match:";
export const BEST_PROPERTY = "yahtzee:best:";
export const SETTINGS_PROPERTY = "yahtzee:settings:";
export const WORLD_PROPERTY = "yahtzee:world:";
export const POT_PROPERTY = "yahtzee:pot:";
/** Of the pot itself. */
export const LEDGER_PROPERTY = "yahtzee:ledger";
export const BOARD_MATCH_PROPERTY = "yahtzee:match";
export const BOARD_TOKEN_PROPERTY = "yahtzee:token";

export function isTable(typeId: string): boolean {
  return typeId.startsWith(`${NAMESPACE}:`) && typeId.endsWith(TABLE_SUFFIX);
}

export function isChair(typeId: string): boolean {
  return typeId.startsWith(`${NAMESPACE}:`) && typeId.endsWith(CHAIR_SUFFIX);
}
