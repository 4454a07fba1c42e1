// The dice entities: what the world shows of the throws at a table while somebody is near. Nothing relies on them.
import { type Entity, type Player, system, world } from "@minecraft/server";
import type { MatchEvent } from "../match/commands.ts";
import type { Side } from "../match/seats.ts";
import { type DiceLook, diceLook, type Thrown } from "../ui/dice-look.ts";
import { facingOf } from "./block-states.ts";
import { DICE_ENTITY, DICE_PROPERTIES } from "./ids.ts";
import { guard } from "./log.ts";
import { hasThrow, type Pace } from "./pace.ts";
import { type BlockPosition, blockAt, distanceTo, isWithinReach, keyOf, yawTo } from "./positions.ts";
import type { FittedTable, TableListener } from "./tables.ts";

/** Nobody farther away than that sees dice. */
const SEEN_FROM = 32;
const LOOK_TICKS = 40;
/** The property counts throws up to here and begins again. */
const THROWS = 100;

interface Shown {
  readonly position: BlockPosition;
  readonly entity: Entity;
  /** The properties as they were set last. */
  readonly set: Map<string, number | boolean>;
}

export class DiceOnTables implements TableListener {
  readonly #pace: Pace;
  /** By table. */
  readonly #shown = new Map<string, Shown>();
  /** By table: the last throw for the start. */
  readonly #thrown = new Map<string, Thrown>();
  #looking: number | null = null;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  happened(fitted: FittedTable, events: readonly MatchEvent[]): void {
    const key = keyOf(fitted.position);
    if (fitted.record.match.rollOff === null) this.#thrown.delete(key);
    for (const event of events) if (event.type === "thrownForStart") this.#thrown.set(key, event);
    const known = this.#shown.get(key);
    if (known?.entity.isValid === true && hasThrow(events)) {
      for (const player of playersNear(fitted.position)) this.#pace.tell(player, known.entity);
    }
    this.#show(fitted);
  }

  /** The player does not want to see the throw at this table to its end. */
  skip(player: Player, position: BlockPosition): void {
    const entity = this.#shown.get(keyOf(position))?.entity;
    if (entity?.isValid === true) this.#pace.skip(player, entity);
  }

  changed(position: BlockPosition, fitted: FittedTable | null): void {
    if (fitted === null) this.#remove(keyOf(position));
    else this.#show(fitted);
  }

  seen(fitted: FittedTable): void {
    this.#show(fitted);
  }

  /** Each player sees the dice tumble as fast as they want. */
  joined(player: Player): void {
    for (const { entity } of this.#shown.values()) if (entity.isValid) this.#pace.tell(player, entity);
  }

  #show({ position, record: { match } }: FittedTable): void {
    const key = keyOf(position);
    const look = diceLook(match, this.#thrown.get(key) ?? null);
    if (look === null) this.#remove(key);
    else {
      const shown = this.#at(key, position);
      if (shown !== null) draw(shown, look);
    }
  }

  /** The entity of this table, made if somebody is near. */
  #at(key: string, position: BlockPosition): Shown | null {
    const known = this.#shown.get(key);
    if (known?.entity.isValid === true) return known;
    this.#shown.delete(key);
    const dimension = world.getDimension(position.dimension);
    const block = blockAt(dimension, position);
    const near = playersNear(position);
    if (block === undefined || near.length === 0) return null;
    const place = { x: position.x + 0.5, y: position.y + 0.5, z: position.z + 0.5 };
    // Never two: one that was left behind makes room.
    for (const other of dimension.getEntities({ type: DICE_ENTITY })) {
      if (distanceTo(other, position) < 1) other.remove();
    }
    const entity = dimension.spawnEntity(DICE_ENTITY, place, { initialRotation: 0 });
    const shown: Shown = { position, entity, set: new Map() };
    this.#shown.set(key, shown);
    set(shown, DICE_PROPERTIES.turn, quarter(facingOf(block)));
    for (const player of near) this.#pace.tell(player, entity);
    this.#looking ??= system.runInterval(
      guard("looking who sees dice", () => this.#look()),
      LOOK_TICKS,
    );
    return shown;
  }

  /** What nobody is near to goes. */
  #look(): void {
    for (const [key, { position, entity }] of this.#shown) {
      if (!entity.isValid) this.#shown.delete(key);
      else if (playersNear(position).length === 0) this.#remove(key);
    }
    if (this.#shown.size > 0 || this.#looking === null) return;
    system.clearRun(this.#looking);
    this.#looking = null;
  }

  #remove(key: string): void {
    const entity = this.#shown.get(key)?.entity;
    this.#shown.delete(key);
    if (entity?.isValid === true) entity.remove();
  }
}

function playersNear(position: BlockPosition): readonly Player[] {
  return world.getAllPlayers().filter((player) => isWithinReach(player, position, SEEN_FROM));
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
