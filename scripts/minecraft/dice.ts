// The dice entities: what the world shows of the throws at a table while somebody is near. Nothing relies on them.
import { type Entity, type Player, system, world } from "@minecraft/server";
import { isThrow, type MatchEvent } from "../match/actions.ts";
import type { Side } from "../match/seats.ts";
import { type DiceLook, diceLook, type Thrown } from "../ui/dice-look.ts";
import { facingOf } from "./block-states.ts";
import type { FittedTable } from "./fitted-table.ts";
import { DICE_ENTITY, DICE_PROPERTIES } from "./ids.ts";
import { guard } from "./log.ts";
import { NearTables, playersNear } from "./near-tables.ts";
import { type BlockPosition, blockAt, distanceTo, keyOf, yawTo } from "./positions.ts";
import type { TableListener } from "./tables.ts";
import { endsThrow, type Tumbling } from "./tumbling.ts";

/** The property counts throws up to here and begins again. */
const THROWS = 100;
/** How long dice lie that have won a game outright. */
const WON_TICKS = 80;

interface Shown {
  readonly entity: Entity;
  /** The properties as they were set last. */
  readonly set: Map<string, number | boolean>;
}

export class DiceOnTables implements TableListener {
  readonly #tumbling: Tumbling;
  readonly #near = new NearTables();
  /** By table. */
  readonly #shown = new Map<string, Shown>();
  /** By table: a throw that no turn has. */
  readonly #thrown = new Map<string, Thrown>();

  constructor(tumbling: Tumbling) {
    this.#tumbling = tumbling;
    tumbling.whenSkipped((player, position) => {
      const entity = this.#entityAt(keyOf(position));
      if (entity !== null) tumbling.tell(player, entity, "none");
    });
  }

  happened(fitted: FittedTable, events: readonly MatchEvent[]): void {
    const { position, record } = fitted;
    const key = keyOf(position);
    const [thrown] = events.filter(isThrow);
    if (thrown !== undefined && record.match.game?.turn == null) this.#thrown.set(key, thrown);
    const entity = this.#entityAt(key);
    if (entity !== null && endsThrow(events)) {
      // Dice that still tumble lie when something else happens.
      const pace = thrown === undefined ? "none" : undefined;
      for (const player of playersNear(position)) this.#tumbling.tell(player, entity, pace);
    }
    this.#show(fitted);
    if (thrown?.type === "rolled" && this.#thrown.get(key) === thrown) this.#dropLater(position, thrown);
  }

  /** What has won the game outright is seen for a while. */
  #dropLater(position: BlockPosition, thrown: Thrown): void {
    const drop = guard("taking dice away", () => {
      if (this.#thrown.get(keyOf(position)) === thrown) this.#drop(position);
    });
    system.runTimeout(drop, WON_TICKS);
  }

  changed(position: BlockPosition, fitted: FittedTable | null): void {
    if (fitted === null) this.#drop(position);
    else this.#show(fitted);
  }

  seen(fitted: FittedTable): void {
    this.#show(fitted);
  }

  /** Each player sees the dice tumble as fast as they want. */
  joined(player: Player): void {
    for (const { entity } of this.#shown.values()) if (entity.isValid) this.#tumbling.tell(player, entity);
  }

  #show({ position, record: { match } }: FittedTable): void {
    const key = keyOf(position);
    if (match.game?.turn != null) this.#thrown.delete(key);
    const look = diceLook(match, this.#thrown.get(key) ?? null);
    if (look === null) this.#drop(position);
    else this.#near.put({ position, show: () => this.#draw(position, look), hide: () => this.#hide(key) });
  }

  #draw(position: BlockPosition, look: DiceLook): void {
    const shown = this.#at(position);
    if (shown !== null) draw(shown, look);
  }

  #entityAt(key: string): Entity | null {
    const entity = this.#shown.get(key)?.entity;
    return entity?.isValid === true ? entity : null;
  }

  /** The entity of this table, made where there is none yet. */
  #at(position: BlockPosition): Shown | null {
    const key = keyOf(position);
    const known = this.#shown.get(key);
    if (known?.entity.isValid === true) return known;
    const dimension = world.getDimension(position.dimension);
    const block = blockAt(dimension, position);
    if (block === undefined) return null;
    const place = { x: position.x + 0.5, y: position.y + 0.5, z: position.z + 0.5 };
    // Never two: one that was left behind makes room.
    for (const other of dimension.getEntities({ type: DICE_ENTITY, location: place, maxDistance: 1 })) {
      // The neighbour's are near, too.
      if (distanceTo(other, position) < 0.5) other.remove();
    }
    const entity = dimension.spawnEntity(DICE_ENTITY, place, { initialRotation: 0 });
    const shown: Shown = { entity, set: new Map() };
    this.#shown.set(key, shown);
    set(shown, DICE_PROPERTIES.turn, quarter(facingOf(block)));
    for (const player of playersNear(position)) this.#tumbling.tell(player, entity);
    return shown;
  }

  #drop(position: BlockPosition): void {
    this.#thrown.delete(keyOf(position));
    this.#near.drop(position);
  }

  #hide(key: string): void {
    this.#entityAt(key)?.remove();
    this.#shown.delete(key);
  }
}

/** Sides are counted as yaws are, in quarters from the south. */
function quarter(side: Side | null): number {
  return ((yawTo(side ?? "south") + 360) / 90) % 4;
}

function draw(shown: Shown, { dice, held, throws, from, coloured, mark }: DiceLook): void {
  const { faces, held: holds, roll, from: side, style, mark: arrow } = DICE_PROPERTIES;
  // Until the next throw the dice stay as they fell.
  if (dice.length > 0) {
    for (const [die, name] of faces.entries()) set(shown, name, dice[die] ?? 0);
    for (const [die, name] of holds.entries()) set(shown, name, held[die] === true);
    set(shown, side, quarter(from));
  }
  set(shown, style, coloured ? 1 : 0);
  set(shown, arrow, mark === null ? 0 : 1 + quarter(mark));
  set(shown, roll, throws % THROWS);
}

/** The game is asked only where something changes: every change is sent to every client. */
function set({ entity, set: known }: Shown, name: string, value: number | boolean): void {
  if (known.get(name) === value) return;
  known.set(name, value);
  entity.setProperty(name, value);
}
