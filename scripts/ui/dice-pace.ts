// How long dice tumble, at each pace that a player may choose.
import type { DicePace } from "../match/saved-settings.ts";

export type Tumble = Exclude<DicePace, "auto">;

/** What the property of the dice says, and the ticks until the last die lies. */
export const TUMBLES: Readonly<Record<Tumble, { readonly property: number; readonly ticks: number }>> = {
  none: { property: 0, ticks: 0 },
  quick: { property: 1, ticks: 8 },
  full: { property: 2, ticks: 20 },
};
