// What the preview's server and a page say to each other. Types only.
import type { OpenForm } from "../host/client.ts";
import type { Face } from "../host/core/faces.ts";
import type { DynamicValue } from "../host/core/model.ts";
import type { States } from "../host/core/pack-files.ts";

/** A block by its corner, or where something stands. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
export interface SceneBlock extends Place {
  readonly typeId: string;
  readonly states: States;
}
/** A player; `y` is that of the feet, or of the seat. */
export interface SceneFigure extends Place {
  readonly name: string;
  /** In degrees: 0 looks south, 90 west. */
  readonly yaw: number;
  readonly sits: boolean;
}
/** An item that lies on the ground. */
export interface SceneItem extends Place {
  readonly typeId: string;
}
/** An entity that is neither a player nor an item, where it stands, with what this player sees of its properties. */
export interface SceneEntity extends Place {
  readonly id: string;
  readonly typeId: string;
  readonly yaw: number;
  readonly properties: Readonly<Record<string, DynamicValue>>;
}
/** A text that floats in the world, by its middle; it may have several lines. */
export interface SceneText extends Place {
  readonly text: string;
}
/** A burst of particles, where it begins. */
export interface SceneBurst extends Place {
  readonly particle: string;
}
export interface SceneView {
  readonly blocks: readonly SceneBlock[];
  readonly players: readonly SceneFigure[];
  readonly items: readonly SceneItem[];
  readonly entities: readonly SceneEntity[];
  readonly texts: readonly SceneText[];
}

/** A face of a block that is pointed at. */
export interface Target extends Place {
  readonly face: Face;
}

export interface SlotView {
  readonly typeId: string;
  readonly name: string;
  readonly amount: number;
  /** The lines below its name. */
  readonly lore: readonly string[];
}

/** What there is to know beforehand. */
export interface Book {
  /** What the recipes make. */
  readonly made: readonly string[];
  /** What everybody can take as much of as they like. */
  readonly materials: readonly string[];
  /** The names of these, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** The sounds of the packs, by id: their files, and what they are in words. */
  readonly sounds: Readonly<Record<string, { readonly path: string; readonly words: string }>>;
}

/** What a player sees, part by part: only the parts that changed are told. */
export interface Look {
  readonly me: {
    readonly name: string;
    readonly sits: boolean;
    readonly sneaks: boolean;
    readonly slot: number;
  };
  readonly slots: readonly (SlotView | null)[];
  readonly form: OpenForm | null;
  /** The text, and the how-manieth it is: the same text may come again. */
  readonly actionBar: { readonly text: string; readonly count: number };
  readonly scene: SceneView;
}
/** Everything new since the message before. */
export interface Message {
  readonly look: Partial<Look>;
  readonly chat: readonly string[];
  /** Their ids. */
  readonly sounds: readonly string[];
  readonly bursts: readonly SceneBurst[];
  /** Lines of the game's content log, and what the host has to complain of. */
  readonly log: readonly string[];
}

/** Nine items by their ids, row by row. */
export type Grid = readonly (string | null)[];
type Row = { readonly form: number; readonly row: number };
type Nothing = Readonly<Record<never, never>>;

/** What a page may ask for its player, and with which fields. */
export interface Requests {
  use: Target;
  break: Target;
  /** A block on, or several, from where the player is. */
  step: { readonly east: number; readonly south: number };
  sneak: { readonly on: boolean };
  jump: Nothing;
  dismount: Nothing;
  select: { readonly slot: number };
  swap: { readonly from: number; readonly to: number };
  drop: Nothing;
  take: { readonly item: string };
  craft: { readonly grid: Grid };
  recipeOf: { readonly grid: Grid };
  layOut: { readonly item: string };
  chat: { readonly open: boolean };
  say: { readonly line: string };
  /** Presses a button of a form, classic or live. */
  press: Row;
  submit: { readonly form: number; readonly values: readonly (boolean | null)[] };
  toggle: Row & { readonly on: boolean };
  /** By the position of the item. */
  choose: Row & { readonly item: number };
  close: { readonly form: number };
}
export type Action = keyof Requests;

/** The answers of those that have one. */
export interface Answers {
  /** The name of what the grid makes. */
  recipeOf: { readonly name: string | null };
  layOut: { readonly grid: Grid };
}
export type Answer<A extends Action> = A extends keyof Answers ? Answers[A] : Nothing;
