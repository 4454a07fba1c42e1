// The floating sheets above the tables: one a table while something is played there. Nothing relies on them: where the
// game refuses one there is none.
import { type Dimension, type Player, system, TextPrimitive, world } from "@minecraft/server";
import { isThrow, type MatchEvent } from "../match/actions.ts";
import { TUMBLES } from "../ui/dice-pace.ts";
import { floatingSheet } from "../ui/floating-sheet.ts";
import type { FittedTable } from "./fitted-table.ts";
import { guard } from "./log.ts";
import { NearTables } from "./near-tables.ts";
import { type BlockPosition, isWithinReach, keyOf, positionOfKey } from "./positions.ts";
import type { TableListener } from "./tables.ts";
import type { WorldSettings } from "./world-settings.ts";

/** Above the bottom of the table's block. */
const HEIGHT = 2.1;
/** From farther away nobody can read it. */
const SEEN_FROM = 24;
/** How near to its place it is looked for. */
const NEAR = 0.1;

export class FloatingSheets implements TableListener {
  readonly #settings: WorldSettings;
  readonly #near = new NearTables();
  /** By table: as it is after a throw whose dice still tumble. */
  readonly #waiting = new Map<string, FittedTable>();
  /** By table. */
  readonly #shown = new Map<string, TextPrimitive>();

  constructor(settings: WorldSettings) {
    this.#settings = settings;
  }

  happened(fitted: FittedTable, events: readonly MatchEvent[]): void {
    if (!events.some(isThrow)) this.#show(fitted);
    // What a throw changes would give it away while its dice tumble for anybody.
    else this.#showLater(fitted);
  }

  changed(position: BlockPosition, fitted: FittedTable | null): void {
    if (fitted !== null) this.#show(fitted);
    else {
      this.#waiting.delete(keyOf(position));
      this.#near.drop(position);
    }
  }

  #showLater(fitted: FittedTable): void {
    const key = keyOf(fitted.position);
    this.#waiting.set(key, fitted);
    const show = guard("changing a floating sheet", () => {
      if (this.#waiting.get(key) === fitted) this.#show(fitted);
    });
    system.runTimeout(show, TUMBLES.full.ticks);
  }

  seen(fitted: FittedTable): void {
    this.#show(fitted);
  }

  /** Who has just come may not see what was there before [U:texts-late]. */
  joined(player: Player): void {
    for (const [key, text] of this.#shown) {
      const position = positionOfKey(key);
      if (position === null || !isWithinReach(player, position, SEEN_FROM)) continue;
      quietly(() => {
        world.primitiveShapesManager.removeText(text);
        world.primitiveShapesManager.addText(text, dimensionOf(position));
      });
    }
  }

  #show({ position, record }: FittedTable): void {
    const words = floatingSheet(record.match);
    const key = keyOf(position);
    this.#waiting.delete(key);
    const hide = (): void => this.#hide(key);
    // Operators may turn them off at any time.
    const isOn = (): boolean => this.#settings.values.sheet === 1;
    if (words === null) this.#near.drop(position);
    else this.#near.put({ position, show: () => (isOn() ? this.#write(position, words) : hide()), hide });
  }

  #write(position: BlockPosition, words: string): void {
    const key = keyOf(position);
    quietly(() => {
      const known = this.#shown.get(key);
      const there = shapesAt(position);
      // Other add-ons may have taken all texts away.
      if (known !== undefined && there.length > 0) {
        if (known.text !== words) known.setText(words);
        return;
      }
      // One that was left behind makes room [U:texts-reload].
      for (const shape of there)
        if (shape instanceof TextPrimitive) world.primitiveShapesManager.removeText(shape);
      const text = new TextPrimitive(placeOf(position), words);
      text.depthTest = true;
      text.useRotation = false;
      text.maximumRenderDistance = SEEN_FROM;
      world.primitiveShapesManager.addText(text, dimensionOf(position));
      this.#shown.set(key, text);
    });
  }

  #hide(key: string): void {
    const text = this.#shown.get(key);
    if (text === undefined) return;
    this.#shown.delete(key);
    quietly(() => world.primitiveShapesManager.removeText(text));
  }
}

function placeOf({ x, y, z }: BlockPosition) {
  return { x: x + 0.5, y: y + HEIGHT, z: z + 0.5 };
}

function dimensionOf({ dimension }: BlockPosition): Dimension {
  return world.getDimension(dimension);
}

/** What floats at exactly this table's place. */
function shapesAt(position: BlockPosition) {
  const near = { location: placeOf(position), maxDistance: NEAR };
  return world.primitiveShapesManager
    .getShapes(near)
    .filter((shape) => shape.dimension?.id === position.dimension);
}

/** Worlds have room for so many texts, and a sheet that is not there does no harm. */
function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // Tried again when somebody comes near.
  }
}
