// What the preview's server tells a page, and how: the words that both sides share. Types only.
import type { OpenForm } from "../host/client.ts";
import type { Face } from "../host/core/clicks.ts";
import type { States } from "../host/core/pack-files.ts";

/** A block by its corner. */
export interface SceneBlock {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly typeId: string;
  readonly states: States;
}
/** A player; `y` is that of the feet, or of the seat. */
export interface SceneFigure {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** In degrees: 0 looks south, 90 west. */
  readonly yaw: number;
  readonly sits: boolean;
}
/** An item that lies on the ground. */
export interface SceneItem {
  readonly typeId: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
/** The dice of the match at the table that stands there. */
export interface SceneDice {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly dice: readonly { readonly face: number; readonly held: boolean }[];
}
export interface SceneView {
  readonly blocks: readonly SceneBlock[];
  readonly players: readonly SceneFigure[];
  readonly items: readonly SceneItem[];
  readonly dice: readonly SceneDice[];
}

/** A face of a block that is pointed at. */
export interface Target {
  readonly x: number;
  readonly y: number;
  readonly z: number;
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
  readonly actionBar: string;
  readonly scene: SceneView;
}
/** Everything new since the message before. */
export interface Message {
  readonly look: Partial<Look>;
  readonly chat: readonly string[];
  readonly sounds: readonly string[];
  /** Lines of the game's content log, and what the host has to complain of. */
  readonly log: readonly string[];
}
