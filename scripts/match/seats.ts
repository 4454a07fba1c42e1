// The four seats of a table, named by the side on which their chair stands.
import type { Level } from "../engine/strategy/levels.ts";

/** Clockwise seen from above. */
export const SIDES = ["north", "east", "south", "west"] as const;

export type Side = (typeof SIDES)[number];

/** A player as a record keeps them: the id for rights, the name for texts only. */
export interface PlayerRef {
  readonly id: string;
  readonly name: string;
  /** The level of a computer player; people have none. */
  readonly computer?: Level;
}

export type Seats = Readonly<Record<Side, PlayerRef | null>>;

export const NO_SEATS: Seats = { north: null, east: null, south: null, west: null };

export function isComputer({ computer }: PlayerRef): boolean {
  return computer !== undefined;
}

export function seatOf(seats: Seats, playerId: string): Side | null {
  return SIDES.find((side) => seats[side]?.id === playerId) ?? null;
}

export function seatedPlayers(seats: Seats): readonly PlayerRef[] {
  return SIDES.flatMap((side) => seats[side] ?? []);
}

export function seatedPeople(seats: Seats): readonly PlayerRef[] {
  return seatedPlayers(seats).filter((who) => !isComputer(who));
}

/** Sorts players clockwise from the north; who has no seat comes last. */
export function bySeat(seats: Seats): (a: PlayerRef, b: PlayerRef) => number {
  const place = ({ id }: PlayerRef): number => {
    const side = seatOf(seats, id);
    return side === null ? SIDES.length : SIDES.indexOf(side);
  };
  return (a, b) => place(a) - place(b);
}
