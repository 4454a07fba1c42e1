// A player at a table: whether they can still play there, and what they may see of it.
import type { Block, Player } from "@minecraft/server";
import { refuse } from "../engine/result.ts";
import type { Action, Moment } from "../match/commands.ts";
import { isWaitedFor, keepsSeat, sheetOf } from "../match/match.ts";
import { mayManage } from "../match/rights.ts";
import { seatOf } from "../match/seats.ts";
import type { Notice } from "../ui/notices.ts";
import { allTaken } from "../ui/table-buttons.ts";
import { say } from "../ui/text.ts";
import type { TableView } from "../ui/view.ts";
import type { BestTotals } from "./best-totals.ts";
import { chairsOf } from "./chairs.ts";
import type { Clock } from "./clock.ts";
import { isTable } from "./ids.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { isAlive, isOperator, refOf } from "./players.ts";
import { type BlockPosition, blockAt, isWithinReach } from "./positions.ts";
import { notify, tell, tellWhy } from "./raw-text.ts";
import type { Sitting } from "./sitting.ts";
import { pocketsOf, type StakeMoves } from "./stake-moves.ts";
import type { Acted, FittedTable, Tables } from "./tables.ts";
import type { WaitingForPlayers } from "./waiting.ts";

/** What a screen says where no chair is to be had, if it is not that all are taken. */
const NO_CHAIR: Partial<Readonly<Record<Notice, TableView["chairs"]>>> = {
  noChairs: "none",
  notEnoughRoom: "blocked",
};

export interface Here {
  readonly fitted: FittedTable;
  readonly block: Block;
  /** The revision before anybody was welcomed back: what was meant for it still counts. */
  readonly known: number;
}

/** `gone`: not in the world any more, or not alive. */
export type WhyNot = "gone" | "tooFar" | "tableGone";

export class Visits {
  readonly #tables: Tables;
  readonly #sitting: Sitting;
  readonly #best: BestTotals;
  readonly #settings: PlayerSettings;
  readonly #clock: Clock;
  readonly #waiting: WaitingForPlayers;
  readonly #stakes: StakeMoves;

  constructor(
    tables: Tables,
    sitting: Sitting,
    best: BestTotals,
    settings: PlayerSettings,
    clock: Clock,
    waiting: WaitingForPlayers,
    stakes: StakeMoves,
  ) {
    this.#stakes = stakes;
    this.#tables = tables;
    this.#sitting = sitting;
    this.#best = best;
    this.#settings = settings;
    this.#clock = clock;
    this.#waiting = waiting;
  }

  /** The table if the player can still play at it, else why not. */
  here(player: Player, position: BlockPosition): Here | WhyNot {
    if (!isAlive(player)) return "gone";
    if (!isWithinReach(player, position)) return "tooFar";
    const block = blockAt(player.dimension, position);
    if (block === undefined || !isTable(block.typeId)) return "tableGone";
    const settled = this.#sitting.settle(position);
    // Before anything is decided about somebody who is there.
    const fitted = settled !== null && this.#waiting.welcome(settled) ? this.#tables.at(position) : settled;
    if (settled === null || fitted === null) return "tableGone";
    return { fitted, block, known: settled.record.match.revision };
  }

  /**
   * Of the fitted tables in reach, the one whose chair the player has; else one that waits for them, else one where
   * they play, else one where they have a seat, else the nearest. Only reads, so that it may be asked while a command
   * is carried out.
   */
  tableOf(player: Player): FittedTable | null {
    const near = this.#tables.within(player);
    const { id } = player;
    return (
      near.find(({ position }) => this.#sitting.sitsAt(id, position)) ??
      near.find(({ record: { match } }) => isWaitedFor(match, id)) ??
      near.find(({ record: { match } }) => keepsSeat(match, id)) ??
      near.find(({ record: { match } }) => seatOf(match.seats, id) !== null) ??
      near[0] ??
      null
    );
  }

  nearestTable(player: Player): FittedTable | null {
    return this.#tables.within(player)[0] ?? null;
  }

  view(player: Player, { fitted, block }: Here): TableView {
    const { match } = fitted.record;
    const viewer = refOf(player);
    const { id } = viewer;
    const atTable = this.#sitting.sitsAt(id, fitted.position);
    // Looking for a free chair costs many looks at blocks, and who sits here needs none.
    const free = atTable ? "chairTaken" : this.#sitting.freeChair(id, chairsOf(block));
    return {
      match,
      owner: fitted.table.owner,
      viewer,
      operator: isOperator(player),
      mayManage: mayManage(fitted.table, { id, operator: isOperator(player) }),
      clock: this.#clock.secondsIn(match),
      found: fitted.table.found,
      hurry: this.#clock.hurries(id, fitted),
      sitting: this.#sitting.isSitting(id),
      atTable,
      chairs: typeof free === "string" ? (NO_CHAIR[free] ?? "taken") : "free",
      best: this.#best.of(id, match),
      settings: this.#settings.of(id),
      stakes: this.#stakes.view(id, fitted),
      pockets: () => pocketsOf(player),
    };
  }

  /** Carries out what the player asked for, or tells them why not. */
  act(player: Player, fitted: FittedTable, moment: Moment, action: Action): Acted {
    const whyNot = action.type === "agree" ? this.#stakes.whyNotStake(player.id, fitted) : null;
    if (whyNot !== null) {
      tellWhy(player, whyNot);
      return refuse("notSeated");
    }
    const acted = this.#tables.act(fitted, player.id, moment, this.#sent(player, fitted, action));
    if (!acted.ok) tellWhy(player, acted.reason);
    return acted;
  }

  /** With who is there, where that decides; what players have to agree to an operator who does not play does alone. */
  #sent(player: Player, fitted: FittedTable, action: Action): Action {
    const mayAlone = isOperator(player) && sheetOf(fitted.record.match, player.id) === null;
    if (action.type === "wantBack" && mayAlone) return { type: "giveBack", who: refOf(player) };
    const asksWhoIsHere = action.type === "decide" || action.type === "wantBack";
    return asksWhoIsHere ? { ...action, here: this.#waiting.here(fitted) } : action;
  }

  /** Gives the player a free chair of the table, or says why there is none; nothing for who has one. */
  takeChair(player: Player, { fitted, block }: Here): void {
    if (this.#sitting.sitsAt(player.id, fitted.position)) return;
    const chair = this.#sitting.freeChair(player.id, chairsOf(block));
    if (typeof chair !== "string") this.#sitting.sit(player, chair);
    else if (chair === "chairTaken") tell(player, say(allTaken(fitted.record.match, player.id)));
    else notify(player, chair);
  }
}

export function tellWhyNot(player: Player, whyNot: WhyNot | null): void {
  if (whyNot !== null && whyNot !== "gone") notify(player, whyNot);
}
