// What explains that a pot is given back although it is played for, from what was done lately and who is where.
import type { MatchRecord } from "../../../match/saved-match.ts";
import { seatOf } from "../../../match/seats.ts";
import type { SavedPlayer } from "../../host/core/world-save.ts";
import { placeOf } from "../records.ts";
import type { Because } from "./look.ts";
import type { Watch } from "./requests.ts";

/** How far from a table one may be and still play at it. */
const REACH = 6;
const OPERATOR = 2;
const DAY = 86_400_000;

/** What can be asked of the world. */
interface Asked {
  readonly players: () => readonly SavedPlayer[];
  readonly isThere: (name: string) => boolean;
  readonly isTable: (table: string) => boolean;
  /** Of those that are awake. */
  readonly pots: () => readonly string[];
}

export function becauseOf(
  { acted, struck, transfers, ticks, now, oracle: { expiry } }: Watch,
  { players, isThere, isTable, pots }: Asked,
): Because {
  const lately = [...acted].filter(([, until]) => until >= ticks).map(([id]) => id);
  return {
    acted: new Set(lately),
    operators: () => players().flatMap(({ id, permission }) => (permission === OPERATOR ? id : [])),
    transfers: transfers.filter(({ until }) => until >= ticks),
    isHere: (id, record) => {
      const player = players().find((known) => known.id === id);
      return player !== undefined && isThere(player.name) && canPlay(player, record);
    },
    isDestroyed: (table) => !isTable(table) || (struck.get(table) ?? -1) >= ticks,
    isReached: (pot) => pots().includes(pot),
    isExpired: (playedAt) => expiry > 0 && playedAt > 0 && now - playedAt > expiry * DAY,
  };
}

function canPlay({ id, isDead, location, dimension }: SavedPlayer, { match, table }: MatchRecord): boolean {
  const place = placeOf(table);
  const [x, y, z] = [place.x + 0.5 - location.x, place.y + 0.5 - location.y, place.z + 0.5 - location.z];
  return (
    !isDead &&
    seatOf(match.seats, id) !== null &&
    dimension === place.dimension &&
    Math.hypot(x, y, z) <= REACH
  );
}
