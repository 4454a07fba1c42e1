// A player at a table: shows the screen that fits the match, carries out what was pressed, shows the next one.
// Only a press leads on; a closed screen stays closed until the table is used again.
import type { Block, Player } from "@minecraft/server";
import { rulesKey } from "../engine/prepared-rules.ts";
import { mayTakeBoardOff } from "../match/rights.ts";
import { NOTICE_KEYS, type Notice } from "../ui/notices.ts";
import { REFUSAL_KEYS } from "../ui/refusals.ts";
import { type Resolved, resolveAnswer, type Screen, type ScreenName } from "../ui/screen.ts";
import { screenOf } from "../ui/table-screen.ts";
import { say } from "../ui/text.ts";
import type { TableView } from "../ui/view.ts";
import { keepResult } from "./announcements.ts";
import type { BoardMoves } from "./board-moves.ts";
import { type ChairAtTable, chairsOf } from "./chairs.ts";
import { showClassic } from "./classic-form.ts";
import { isTable } from "./ids.ts";
import { actionOf, type MatchIntent } from "./intents.ts";
import { isAlive, refOf, visitorOf } from "./players.ts";
import { type BlockPosition, blockAt, isWithinReach, positionOf } from "./positions.ts";
import { notify, tell } from "./raw-text.ts";
import type { Sitting } from "./sitting.ts";
import type { Stores } from "./stores.ts";
import type { FittedTable, Tables } from "./tables.ts";

const TABLE: ScreenName = { name: "table" };

/** What a screen says where no chair is to be had, if it is not that all are taken. */
const NO_CHAIR: Partial<Readonly<Record<Notice, TableView["chairs"]>>> = {
  noChairs: "none",
  notEnoughRoom: "blocked",
};

interface Here {
  readonly fitted: FittedTable;
  /** Those that face the table. */
  readonly chairs: readonly ChairAtTable[];
}

/** `gone`: not in the world any more, or not alive. */
type WhyNot = "gone" | "tooFar" | "tableGone";

export class TableFlow {
  readonly #tables: Tables;
  readonly #sitting: Sitting;
  readonly #boards: BoardMoves;
  readonly #stores: Stores;
  /** Who has been told of which problem in this session. */
  readonly #told = new Set<string>();

  constructor(tables: Tables, sitting: Sitting, boards: BoardMoves, stores: Stores) {
    this.#tables = tables;
    this.#sitting = sitting;
    this.#boards = boards;
    this.#stores = stores;
  }

  /** Opens the board of this table for the player, or says what it lacks. */
  async open(player: Player, block: Block): Promise<void> {
    const position = positionOf(block);
    this.#tables.showBlock(block, position);
    const fitted = this.#tables.at(position);
    this.#tellProblem(player, block, position, fitted);
    if (fitted === null) return;
    // Again, in case the world did not save it when the game ended.
    keepResult(this.#stores.best, fitted.record.match);
    let wanted: ScreenName | null = TABLE;
    // The next form comes in the same tick in which the last one closed [U:next-form]; a busy answer is tried again.
    while (wanted !== null) wanted = await this.#step(player, position, wanted);
  }

  #tellProblem(player: Player, block: Block, position: BlockPosition, fitted: FittedTable | null): void {
    const problem = this.#tables.problemAt(position);
    const once = `${player.id} ${problem} ${fitted?.table.matchId}`;
    if (problem !== null && !(fitted !== null && this.#told.has(once))) {
      this.#told.add(once);
      notify(player, problem);
    } else if (fitted === null) {
      notify(player, this.#tables.isWaiting(block, position) ? "notSaved" : "noBoard");
    }
  }

  /** Shows one screen and carries out what was pressed; the screen that follows, or `null` for none. */
  async #step(player: Player, position: BlockPosition, wanted: ScreenName): Promise<ScreenName | null> {
    let whyNot: WhyNot | null = null;
    const shown = await showClassic(player, () => {
      const here = this.#here(player, position);
      whyNot = typeof here === "string" ? here : null;
      return typeof here === "string" ? null : screenOf(this.#view(player, here), wanted);
    });
    if (shown === null) {
      tellWhyNot(player, whyNot);
      return null;
    }
    const resolved = resolveAnswer(shown.screen, shown.answer);
    return resolved === null ? null : this.#follow(player, position, shown.screen, resolved);
  }

  /** What was pressed happens only to who is still there, and to the table that is there now. */
  #follow(
    player: Player,
    position: BlockPosition,
    screen: Screen,
    { intent, held }: Resolved,
  ): ScreenName | null {
    const here = this.#here(player, position);
    if (typeof here === "string") {
      tellWhyNot(player, here);
      return null;
    }
    switch (intent.do) {
      case "close":
        return null;
      case "show":
        return intent.screen;
      case "standUp":
        this.#sitting.leave(player.id);
        return null;
      case "takeBoardOff":
        return this.#boards.takeOff(player, here.fitted, screen) ? null : TABLE;
      case "takeChair":
        this.#takeChair(player, here);
        return TABLE;
      default:
        this.#act(player, here.fitted, screen, intent, held);
        return TABLE;
    }
  }

  #act(
    player: Player,
    fitted: FittedTable,
    screen: Screen,
    intent: MatchIntent,
    held: readonly boolean[] | undefined,
  ): void {
    const acted = this.#tables.act(fitted, player.id, screen, actionOf(intent, fitted.record, held));
    if (acted.ok) return;
    tell(player, say(acted.reason === "notSaved" ? NOTICE_KEYS.notSaved : REFUSAL_KEYS[acted.reason]));
  }

  #takeChair(player: Player, { chairs }: Here): void {
    const chair = this.#sitting.freeChair(player.id, chairs);
    if (typeof chair === "string") notify(player, chair);
    else this.#sitting.sit(player, chair);
  }

  /** The table if the player can still play at it, else why not. */
  #here(player: Player, position: BlockPosition): Here | WhyNot {
    if (!isAlive(player)) return "gone";
    if (!isWithinReach(player, position)) return "tooFar";
    const block = blockAt(player.dimension, position);
    if (block === undefined || !isTable(block.typeId)) return "tableGone";
    const chairs = chairsOf(block);
    const fitted = this.#sitting.settle(block, chairs);
    return fitted === null ? "tableGone" : { fitted, chairs };
  }

  #view(player: Player, { fitted, chairs }: Here): TableView {
    const { match } = fitted.record;
    const atTable = this.#sitting.sitsAt(player.id, chairs);
    // Looking for a free chair costs several looks at blocks, and who sits here needs none.
    const free = atTable ? "chairTaken" : this.#sitting.freeChair(player.id, chairs);
    const best = this.#stores.best.read(player.id).record?.[rulesKey(match.rules)] ?? null;
    return {
      match,
      owner: fitted.table.owner,
      viewer: refOf(player),
      mayTakeBoardOff: mayTakeBoardOff(fitted.table, visitorOf(player)),
      sitting: this.#sitting.isSitting(player.id),
      atTable,
      chairs: typeof free === "string" ? (NO_CHAIR[free] ?? "taken") : "free",
      best,
    };
  }
}

function tellWhyNot(player: Player, whyNot: WhyNot | null): void {
  if (whyNot !== null && whyNot !== "gone") notify(player, whyNot);
}
