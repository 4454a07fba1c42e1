// What a live form asks of the table at which it is shown.
import type { Player } from "@minecraft/server";
import type { Match } from "../match/match.ts";
import type { Resolved, Screen, ScreenName } from "../ui/screen.ts";

export interface LiveTable {
  readonly player: Player;
  match(): Match | null;
  /** Whether a screen is still to be shown to the player. */
  isWanted(): boolean;
  /** The screen of that name as it is now, or `null`, with the player told why, where there is none any more. */
  screen(wanted: ScreenName): Screen | null;
  /** What the match asks of the player now: where that changes, the table itself is shown. */
  call(): string;
  /** Carries out what was pressed; the screen that follows, or `null` for none. */
  follow(screen: Screen, resolved: Resolved): ScreenName | null;
  /** Holds exactly these dice; the revision of the match after it, or `null` where it was refused. */
  hold(screen: Screen, held: readonly boolean[]): number | null;
  useSimpleScreens(): void;
  /** Whether the player is to see this screen live. */
  isLive(wanted: ScreenName): boolean;
  /** How long dice tumble on for the player, in ticks: what they show is not on the screen yet. */
  ticksTumbling(): number;
  /** The player has seen enough of it. @returns whose throw it was, where dice did tumble. */
  endTumbling(): "own" | "others" | null;
  /** The player stayed busy: says where the board is. */
  nudge(): void;
  /** Live forms do not work for this player. */
  failed(why: string): void;
}
