// Every identifier of the add-on, once. The packs are checked against this file.
import type { RuleSetId } from "../engine/rule-sets/rule-sets.ts";

export const NAMESPACE = "tabletop_yahtzee";

export const BOARD_ITEM = "tabletop_yahtzee:yahtzee_board";
export const SEAT_ENTITY = "tabletop_yahtzee:seat";
export const POT_ENTITY = "tabletop_yahtzee:pot";
export const DICE_ENTITY = "tabletop_yahtzee:dice";
export const RIDER_LEFT_EVENT = "tabletop_yahtzee:rider_left";

/** The sparks of a Yahtzee and of a winner. */
export const CONFETTI = "tabletop_yahtzee:confetti";

export const SOUND_PREFIX = "tabletop_yahtzee.";

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

const ofEachDie = (name: string): readonly string[] =>
  [1, 2, 3, 4, 5, 6].map((die) => `${NAMESPACE}:${name}${die}`);
/** The properties of the dice entity: what the client draws follows from them. Sides are yaws in quarters, 0 is south. */
export const DICE_PROPERTIES = {
  /** 0 where there is no such die. */
  faces: ofEachDie("face"),
  held: ofEachDie("held"),
  /** Counts throws on, from 99 to 0. */
  roll: "tabletop_yahtzee:roll",
  /** The roller's side. */
  from: "tabletop_yahtzee:from",
  /** The side of the table's front. */
  turn: "tabletop_yahtzee:turn",
  /** 0 plain, 1 Kismet. */
  style: "tabletop_yahtzee:style",
  /** How long a throw is seen: 0 not at all, 1 quick, 2 in full. */
  pace: "tabletop_yahtzee:pace",
  /** 0, or 1 more than the side of whoever is to play. */
  mark: "tabletop_yahtzee:mark",
} as const;

/** Dynamic properties of the world (prefixes) and of the board item. */
export const TABLE_PROPERTY = "yahtzee:table:";
export const MATCH_PROPERTY = "yahtzee:match:";
export const BEST_PROPERTY = "yahtzee:best:";
export const STATISTICS_PROPERTY = "yahtzee:statistics:";
export const UNCOUNTED_PROPERTY = "yahtzee:uncounted:";
export const LEADERS_PROPERTY = "yahtzee:leaders:";
export const SETTINGS_PROPERTY = "yahtzee:settings:";
export const WORLD_PROPERTY = "yahtzee:world:";
export const POT_PROPERTY = "yahtzee:pot:";
/** Of the pot itself. */
export const LEDGER_PROPERTY = "yahtzee:ledger";
export const BOARD_MATCH_PROPERTY = "yahtzee:match";
export const BOARD_TOKEN_PROPERTY = "yahtzee:token";

/** Script events that the add-on sends and listens to. */
export const SCRIPT_EVENTS = "yahtzee";

/** Scoreboard objectives: games won against people under any rules, and best totals by rule set. */
export const WINS_OBJECTIVE = "yahtzee_wins";
export function bestObjective(ruleSet: RuleSetId): string {
  return `yahtzee_best_${ruleSet.toLowerCase()}`;
}

export function isTable(typeId: string): boolean {
  return typeId.startsWith(`${NAMESPACE}:`) && typeId.endsWith(TABLE_SUFFIX);
}

export function isChair(typeId: string): boolean {
  return typeId.startsWith(`${NAMESPACE}:`) && typeId.endsWith(CHAIR_SUFFIX);
}
