// Games just before their end, for scenarios that are about whose the pot is then.
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { cardOf, together } from "./matches.ts";

type Make = (all: readonly PlayerRef[]) => Match;

const { chance: _, ...ONLY_CHANCE_OPEN } = cardOf(0);
/** 16 points in Chance. */
const ON_THE_TABLE = { faces: "1 2 3 4 6", rollsUsed: 3 } as const;

function named(all: readonly PlayerRef[], name: string): PlayerRef {
  const found = all.find((player) => player.name === name);
  if (found === undefined) throw new Error(`${name} does not play.`);
  return found;
}

/** Only Chance of this player is open, with 16 points for it; everybody else has the total of that name. */
export function lastEntry(last: string, totals: Readonly<Record<string, number>>): Make {
  return (all) => {
    const others = Object.entries(totals).map(([name, total]) => [named(all, name), cardOf(total)] as const);
    return together([[named(all, last), ONLY_CHANCE_OPEN], ...others], ON_THE_TABLE);
  };
}

/** Of two, this one wins with Ben's last entry. */
export const ANA_WINS = lastEntry("Ben", { Ana: 20 });
export const BEN_WINS = lastEntry("Ben", { Ana: 10 });

/** These play in this order, only Chance of each is open, and this one wins whatever comes. */
export function lastRound(winner: string, ...order: readonly string[]): Make {
  return (all) => {
    const card = (name: string) => ({ ...ONLY_CHANCE_OPEN, yahtzee: name === winner ? 50 : 0 });
    return together(
      order.map((name) => [named(all, name), card(name)] as const),
      ON_THE_TABLE,
    );
  };
}

/** Of two, Ben plays first, and Ana cannot win any more. */
export const ANA_LOSES = lastRound("Ben", "Ben", "Ana");
