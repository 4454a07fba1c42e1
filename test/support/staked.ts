// Matches that are played for stakes, and stacks as they are read.
import type { Stack, Stake } from "../../scripts/match/ledger.ts";
import type { Match } from "../../scripts/match/match.ts";
import { type PlayerRef, seatedPlayers } from "../../scripts/match/seats.ts";
import { ANA, acted, allReady, BEGIN, decidedFor, lobby } from "./matches.ts";

export const DIAMONDS: Stack = {
  typeId: "minecraft:diamond",
  amount: 64,
  key: "item.diamond.name",
  name: null,
};
export const SWORD: Stack = {
  typeId: "minecraft:diamond_sword",
  amount: 1,
  key: "item.diamond_sword.name",
  name: "Excalibur",
};

/** At stake, and nobody's yet. */
export function stakeOf(from: PlayerRef, stack: Stack, id = `${from.name}-1`): Stake {
  return { id, slot: 0, from, stack, shares: null };
}

/** Ana turns stakes on. */
export function stakesOn(match: Match): Match {
  return acted(match, ANA, { type: "stakes", on: true, who: ANA });
}

/** Something has been laid in, to which nobody has agreed. */
export function atStake(match: Match, list = "list-1"): Match {
  return acted(stakesOn(match), ANA, { type: "list", pot: "pot-1", list, change: null });
}

/** These agree to what is at stake. */
export function agreeing(match: Match, ...players: readonly PlayerRef[]): Match {
  const list = match.stakes?.list ?? "";
  return players.reduce((now, player) => acted(now, player, { type: "agree", list }), match);
}

/** Everybody has agreed and is ready; nobody has thrown for the start. */
export function stakedRollOff(...seated: readonly PlayerRef[]): Match {
  const match = atStake(lobby(...seated));
  return allReady(agreeing(match, ...seatedPlayers(match.seats)));
}

/** It is the first one's first turn, for stakes. */
export function stakedGame(...seated: readonly PlayerRef[]): Match {
  const [first = ANA] = seated;
  return acted(decidedFor(stakedRollOff(...seated), first), first, BEGIN);
}
