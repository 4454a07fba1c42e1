// What a press on a screen does, and which screen follows.
import type { Player } from "@minecraft/server";
import { type Moment, momentOf } from "../match/actions.ts";
import { mayEnd, mayManage } from "../match/rights.ts";
import { type Intent, type Resolved, type Screen, type ScreenName, TABLE } from "../ui/screen.ts";
import { asksForBoard } from "../ui/table-buttons.ts";
import { stillCounts } from "../ui/table-screen.ts";
import type { BoardMoves } from "./board-moves.ts";
import { actionOf, type MatchIntent } from "./intents.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { isOperator, refOf, visitorOf } from "./players.ts";
import type { BlockPosition } from "./positions.ts";
import { notify, tellWhy } from "./raw-text.ts";
import type { Sitting } from "./sitting.ts";
import type { StakeActions } from "./stake-actions.ts";
import type { TableAdmin } from "./table-admin.ts";
import { type Here, tellWhyNot, type Visits } from "./visits.ts";

/** The parts of the add-on that a press may lead to. */
interface PressParts {
  readonly visits: Visits;
  readonly sitting: Sitting;
  readonly boards: BoardMoves;
  readonly settings: PlayerSettings;
  readonly stakes: StakeActions;
  readonly admin: TableAdmin;
}

/** What follows a press, where that is not the table itself. */
const NEXT: Partial<Readonly<Record<MatchIntent["do"], ScreenName>>> = {
  agree: { name: "stakes" },
  invite: { name: "computers" },
  dismiss: { name: "computers" },
  setHelp: { name: "computers" },
  setRules: { name: "rules" },
  setTarget: { name: "rules" },
};

export class Presses {
  readonly #parts: PressParts;

  constructor(parts: PressParts) {
    this.#parts = parts;
  }

  /**
   * What was pressed happens only to who is still there, and to the table that is there now.
   * @returns the screen that follows, or `null` for none.
   */
  follow(
    player: Player,
    position: BlockPosition,
    screen: Screen,
    { intent, held }: Resolved,
  ): ScreenName | null {
    const { visits, sitting, settings, stakes, admin } = this.#parts;
    const here = visits.here(player, position);
    if (typeof here === "string") {
      tellWhyNot(player, here);
      return null;
    }
    switch (intent.do) {
      case "close":
        return null;
      case "show":
        if (intent.screen.name === "hint") visits.noteHint(player, here.fitted);
        return intent.screen;
      case "skip":
        visits.skip(here.fitted);
        return TABLE;
      case "set":
        settings.choose(player, intent.change);
        return { name: "settings" };
      case "setWorld":
        if (!isOperator(player)) notify(player, "operatorsOnly");
        else if (!admin.choose(intent.setting, intent.value, refOf(player))) notify(player, "notSaved");
        return { name: "worldSettings" };
      case "standUp":
        sitting.leave(player.id);
        return null;
      case "takeBoardOff":
        return this.#takeBoardOff(player, here, screen, intent.asked);
      case "endMatch":
        this.#endMatch(player, here, screen);
        return TABLE;
      case "makePublic":
        this.#makePublic(player, here);
        return TABLE;
      case "takeChair":
        visits.takeChair(player, here);
        return TABLE;
      case "setStakes":
      case "lay":
      case "takeStake":
        // What is meant (a stack, a stake, on or off) the press says itself: of the moment only the match counts.
        if (screen.matchId === here.fitted.record.match.id) return stakes.follow(player, here.fitted, intent);
        tellWhy(player, "otherMatch");
        return TABLE;
      case "collect":
        stakes.collect(player);
        return TABLE;
      case "wantBack":
        visits.wantBack(player, here.fitted, this.#momentOf(player, here, screen, intent), intent.alone);
        return { name: "stakes" };
      default:
        this.#act(player, here, screen, intent, held);
        return NEXT[intent.do] ?? TABLE;
    }
  }

  /** What others do meanwhile is nothing to it, unless a match has begun that it would pause. */
  #takeBoardOff(player: Player, here: Here, { matchId }: Screen, asked: boolean): ScreenName | null {
    const { visits, boards } = this.#parts;
    if (!asked && asksForBoard(visits.view(player, here))) return { name: "confirmBoardOff" };
    return boards.takeOff(player, here.fitted, matchId) ? null : TABLE;
  }

  #endMatch(player: Player, { fitted }: Here, { matchId }: Screen): void {
    const visitor = visitorOf(player);
    if (!mayManage(fitted.table, visitor)) notify(player, "ownerOnly");
    else if (!mayEnd(fitted.table, fitted.record.match, visitor)) notify(player, "potLockedBoard");
    else {
      const action = { type: "putAway", who: refOf(player) } as const;
      const { revision } = fitted.record.match;
      this.#parts.visits.act(player, fitted, { matchId, revision }, action);
    }
  }

  #makePublic(player: Player, { fitted }: Here): void {
    if (!mayManage(fitted.table, visitorOf(player))) notify(player, "ownerOnly");
    else notify(player, this.#parts.boards.makePublic(player, fitted));
  }

  #act(
    player: Player,
    here: Here,
    screen: Screen,
    intent: MatchIntent,
    held: readonly boolean[] | undefined,
  ): void {
    const moment = this.#momentOf(player, here, screen, intent);
    this.#parts.visits.act(
      player,
      here.fitted,
      moment,
      actionOf(intent, here.fitted.record, refOf(player), held),
    );
  }

  /** The moment for which a press counts: that of its screen, or now where it still means the same. */
  #momentOf(player: Player, here: Here, screen: Screen, intent: Intent): Moment {
    const { match } = here.fitted.record;
    const isNow = screen.matchId === match.id && screen.revision === here.known;
    const counts = isNow || stillCounts(screen, intent, this.#parts.visits.view(player, here));
    return counts ? momentOf(match) : screen;
  }
}
