// Moments of a table, and what its people look at then: only data, which `moments.ts` lists and `walk.ts` walks through.
import type { Side } from "../../match/seats.ts";
import type { ScreenName } from "../../ui/screen.ts";
import type { WorldSave } from "../host/core/world-save.ts";

export const RENDERERS = ["live", "classic"] as const;
export type Renderer = (typeof RENDERERS)[number];

/** How a picture is called: by its screen, and where there are several of it by something more. */
type LookName = ScreenName["name"] | `${ScreenName["name"]}-${string}`;

export interface Look {
  readonly name: LookName | "world";
  /** The buttons that lead there from the table's own screen, each by its words or how they begin. `null`: no form at all. */
  readonly path: readonly string[] | null;
  /** Where the other renderer has no such screen. */
  readonly only?: Renderer;
  /** How many ticks it takes until all of it is worked out. */
  readonly takes?: number;
}

export interface Moment {
  readonly name: string;
  /** As it was left; who comes has to sit down anew. */
  readonly world: () => Promise<WorldSave>;
  /** Who comes, in this order, and to which side of the table; `null` for who stays standing. */
  readonly people: Readonly<Record<string, Side | null>>;
  /** What is typed then, one after the other. */
  readonly typed?: readonly (readonly [who: string, line: string])[];
  /** By who looks. */
  readonly looks: Readonly<Record<string, readonly Look[]>>;
}

/** What there is to see with no form open. */
export const WORLD: Look = { name: "world", path: null };

export function look(name: LookName, ...path: readonly string[]): Look {
  return { name, path };
}
