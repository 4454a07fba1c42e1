// A player at a table: whether they can still play there, and what they may see of it.
import type { Block, Player } from "@minecraft/server";
import { refuse } from "../engine/result.ts";
import type { Advice } from "../engine/strategy/advice.ts";
import { type Action, type Moment, momentOf } from "../match/actions.ts";
import { isWaitedFor, keepsSeat } from "../match/match.ts";
import { isPlayedFor } from "../match/played-for.ts";
import { mayChoose, mayInvite, needsNobody, rightsOf } from "../match/rights.ts";
import { seatedPlayers, seatOf } from "../match/seats.ts";
import { hasPot } from "../match/stakes.ts";
import { whyNoHint } from "../ui/hint-screen.ts";
import type { Notice } from "../ui/notices.ts";
import { allTaken } from "../ui/table-buttons.ts";
import { say } from "../ui/text.ts";
import type { SeenStakes, TableView } from "../ui/view.ts";
import type { BestTotals } from "./best-totals.ts";
import { chairsOf } from "./chairs.ts";
import type { Clock } from "./clock.ts";
import { advice, review } from "./coach.ts";
import type { FittedTable } from "./fitted-table.ts";
import type { GameStatistics } from "./game-statistics.ts";
import { isTable } from "./ids.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { isAlive, isOperator, playerOf, refOf, visitorOf } from "./players.ts";
import { pocketsOf } from "./pockets.ts";
import { type BlockPosition, blockAt, isWithinReach } from "./positions.ts";
import { notify, tell, tellWhy } from "./raw-text.ts";
import type { Sitting } from "./sitting.ts";
import type { Moved, StakeMoves } from "./stake-moves.ts";
import type { Tables } from "./tables.ts";
import type { WaitingForPlayers } from "./waiting.ts";
import type { WorldSettings } from "./world-settings.ts";

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
  readonly #statistics: GameStatistics;
  readonly #settings: PlayerSettings;
  readonly #worldSettings: WorldSettings;
  readonly #clock: Clock;
  readonly #waiting: WaitingForPlayers;
  readonly #stakes: StakeMoves;

  constructor(
    tables: Tables,
    sitting: Sitting,
    best: BestTotals,
    statistics: GameStatistics,
    settings: PlayerSettings,
    worldSettings: WorldSettings,
    clock: Clock,
    waiting: WaitingForPlayers,
    stakes: StakeMoves,
  ) {
    this.#stakes = stakes;
    this.#tables = tables;
    this.#sitting = sitting;
    this.#best = best;
    this.#statistics = statistics;
    this.#settings = settings;
    this.#worldSettings = worldSettings;
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
    const { id } = player;
    const visitor = visitorOf(player);
    const atTable = this.#sitting.sitsAt(id, fitted.position);
    // Looking for a free chair costs many looks at blocks, and who sits here needs none.
    const free = atTable ? "chairTaken" : this.#sitting.freeChair(id, chairsOf(block));
    return {
      ...this.stakesOf(player, fitted),
      ...rightsOf(fitted.table, match, visitor),
      owner: fitted.table.owner,
      clock: this.#clock.secondsIn(match),
      found: fitted.table.found,
      hurry: this.#clock.hurries(id, fitted),
      sitting: this.#sitting.isSitting(id),
      atTable,
      chairs: typeof free === "string" ? (NO_CHAIR[free] ?? "taken") : "free",
      best: this.#best.of(id, match),
      settings: this.#settings.of(id),
      worldSettings: visitor.operator ? this.#worldSettings.values : null,
      statistics: () => this.#statistics.of(id),
      leaders: () => this.#statistics.leaders(match.rules.ruleSet),
      advice: () => this.adviceFor(fitted),
      review: () => review(fitted.record, id, () => this.#tables.tellChanged(fitted.position)),
      pockets: () => pocketsOf(player),
    };
  }

  /** What each choice of the turn at this table is worth. */
  adviceFor({ position, record: { match } }: FittedTable): Advice | null {
    return match.game && advice(match.game, () => this.#tables.tellChanged(position));
  }

  /** All are told once in a game that the player has had a hint. @returns the table then. */
  noteHint(player: Player, fitted: FittedTable): FittedTable {
    const { match } = fitted.record;
    if (match.hinted.includes(player.id) || whyNoHint(match, player.id) !== null) return fitted;
    const noted = this.#tables.act(fitted, player.id, momentOf(match), { type: "hint" });
    return noted.ok ? noted.value : fitted;
  }

  /** What computer players are about to do, they do at once. @returns whether there is anything. */
  skip({ position, record: { match } }: FittedTable): boolean {
    const player = match.players[match.game?.turn?.player ?? -1];
    const skips = player !== undefined && isPlayedFor(match, player);
    if (skips) this.#waiting.skip(position);
    return skips;
  }

  stakesOf(player: Player, fitted: FittedTable): SeenStakes {
    const { match } = fitted.record;
    // Asking the game who is an operator costs, and where nothing is at stake nobody reads it.
    const operators = hasPot(match) ? seatedPlayers(match.seats).filter(({ id }) => isOperatorHere(id)) : [];
    return { match, viewer: refOf(player), stakes: this.#stakes.view(player.id, fitted), operators };
  }

  /** Why the player may not ask this, for reasons of which the match knows nothing. */
  whyNot(player: Player, fitted: FittedTable, action: Action): Moved {
    switch (action.type) {
      case "agree":
        return this.#stakes.whyNotStake(player.id, fitted);
      case "rules":
      case "target":
      case "help":
        return mayChoose(fitted.table, fitted.record.match, visitorOf(player)) ? null : "ownerOnly";
      case "invite":
      case "dismiss":
        return mayInvite(fitted.table, fitted.record.match, visitorOf(player)) ? null : "notSeated";
      default:
        return null;
    }
  }

  /** Carries out what the player asked for; where it is refused they are told why. @returns the table afterwards. */
  act(player: Player, fitted: FittedTable, moment: Moment, action: Action): FittedTable | null {
    const whyNot = this.whyNot(player, fitted, action);
    const sent = action.type === "decide" ? { ...action, here: this.#waiting.here(fitted) } : action;
    const acted = whyNot === null ? this.#tables.act(fitted, player.id, moment, sent) : refuse(whyNot);
    if (acted.ok) return acted.value;
    tellWhy(player, acted.reason);
    return null;
  }

  /**
   * The player wants every stake given back, or gives it back who needs nobody's consent.
   * @param alone whether the player has said to do so alone: who was not asked that does not.
   */
  wantBack(player: Player, fitted: FittedTable, moment: Moment, alone: boolean): void {
    const action: Action =
      alone && needsNobody(fitted.record.match, visitorOf(player))
        ? { type: "giveBack", who: refOf(player) }
        : { type: "wantBack", here: this.#waiting.here(fitted) };
    this.act(player, fitted, moment, action);
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

function isOperatorHere(playerId: string): boolean {
  const player = playerOf(playerId);
  return player !== null && isOperator(player);
}

export function tellWhyNot(player: Player, whyNot: WhyNot | null): void {
  if (whyNot !== null && whyNot !== "gone") notify(player, whyNot);
}
