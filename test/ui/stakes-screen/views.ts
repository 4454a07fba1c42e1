// Matches for stakes at their stages, and their screens as Ana sees them, with what she and Ben have laid in.
import type { Match } from "../../../scripts/match/match.ts";
import type { Screen } from "../../../scripts/ui/screen.ts";
import type { TableView } from "../../../scripts/ui/view.ts";
import { ANA, acted, BEN, EVE, lobby, RESIGN } from "../../support/matches.ts";
import { atStake, DIAMONDS, SWORD, stakedGame, stakedRollOff, stakeOf } from "../../support/staked.ts";
import { type Seen, viewOf, written } from "../../support/views.ts";

export const TWO = lobby(ANA, BEN);
export const STAKED = atStake(TWO);
/** Nobody has thrown for the start. */
export const ROLL_OFF = stakedRollOff(ANA, BEN);
export const GAME = stakedGame(ANA, BEN);
/** Ana has won. */
export const OVER = acted(acted(GAME, BEN, RESIGN), ANA, RESIGN);

export const LAID = [stakeOf(ANA, DIAMONDS), stakeOf(BEN, SWORD)];
export const FORBIDDEN = { allowed: false, laid: LAID, owed: [] };

/** As Ana sees it, with what both have laid in. */
export function view(match: Match, other: Seen = {}): TableView {
  return viewOf(match, { stakes: { allowed: true, laid: LAID, owed: [] }, ...other });
}

export const BENS: Seen = { viewer: BEN };
export const OPERATOR: Seen = { viewer: EVE, operator: true, sitting: false };

export function shown(screen: Screen | null): readonly string[] {
  if (screen === null) throw new Error("There is no such screen.");
  return written(screen);
}

/** What can be pressed, by the ids of the rows. */
export function presses(screen: Screen | null): readonly string[] {
  return shown(screen).flatMap((line) => /^button (\S+): /.exec(line)?.[1] ?? []);
}
