// A player at a table: shows the screen that fits the match, carries out what was pressed, shows the next one.
// Only a press leads on; a closed screen stays closed until the table is used again.
import type { Block, Player } from "@minecraft/server";
import { preparedRules } from "../engine/prepared-rules.ts";
import { standings } from "../engine/totals.ts";
import type { Action, MatchEvent } from "../match/commands.ts";
import { facesOf } from "../match/throws.ts";
import { NOTICE_KEYS } from "../ui/notices.ts";
import { REFUSAL_KEYS } from "../ui/refusals.ts";
import { finalScore } from "../ui/results-screen.ts";
import { type Intent, type Resolved, resolveAnswer, type Screen, type ScreenName } from "../ui/screen.ts";
import { screenOf } from "../ui/table-screen.ts";
import { say } from "../ui/text.ts";
import type { TableView } from "../ui/view.ts";
import { bestScore, keepBest } from "./best-scores.ts";
import { type BoardMoves, mayTakeBoardOff } from "./board-moves.ts";
import { chairsOf } from "./chairs.ts";
import { showClassic } from "./classic-form.ts";
import { isTable } from "./ids.ts";
import { refOf } from "./players.ts";
import { type BlockPosition, blockAt, isWithinReach, positionOf } from "./positions.ts";
import { randomId } from "./random-ids.ts";
import { notify, tell } from "./raw-text.ts";
import type { Sitting } from "./sitting.ts";
import type { FittedTable, Tables } from "./tables.ts";

const TABLE: ScreenName = { name: "table" };

export class TableFlow {
  readonly #tables: Tables;
  readonly #sitting: Sitting;
  readonly #boards: BoardMoves;

  constructor(tables: Tables, sitting: Sitting, boards: BoardMoves) {
    this.#tables = tables;
    this.#sitting = sitting;
    this.#boards = boards;
  }

  /** Opens the board of this table for the player, or says what it lacks. */
  async open(player: Player, block: Block): Promise<void> {
    const position = positionOf(block);
    const fitted = this.#tables.at(position, player);
    this.#tables.showBlock(block, position);
    if (fitted === null) {
      notify(player, "noBoard");
      return;
    }
    await this.#show(player, position, TABLE);
  }

  async #show(player: Player, position: BlockPosition, wanted: ScreenName): Promise<void> {
    const here = this.#here(player, position);
    if (here === null) return;
    const screen = screenOf(this.#view(player, here.fitted, here.block), wanted);
    const answer = await showClassic(player, screen);
    const resolved = answer === null ? null : resolveAnswer(screen, answer);
    if (resolved !== null) await this.#follow(player, position, screen, resolved);
  }

  /** What was pressed happens only to who is still there, and to the table that is there now. */
  async #follow(player: Player, position: BlockPosition, screen: Screen, resolved: Resolved): Promise<void> {
    const here = this.#here(player, position);
    if (here === null) return;
    const { intent } = resolved;
    switch (intent.do) {
      case "show":
        return await this.#show(player, position, intent.screen);
      case "standUp":
        return this.#sitting.stand(player);
      case "takeBoardOff":
        return this.#boards.takeOff(player, here.fitted);
      case "takeChair":
        this.#takeChair(player, here.block);
        break;
      default:
        this.#act(player, here.fitted, screen, actionOf(intent, here.fitted, resolved.held));
    }
    // In the same tick in which the last form closed [U:next-form]; a busy answer is tried again.
    await this.#show(player, position, TABLE);
  }

  #act(player: Player, fitted: FittedTable, screen: Screen, action: Action): void {
    const acted = this.#tables.act(fitted, player.id, screen, action);
    if (acted.ok) {
      announce(player, acted.value.fitted, acted.value.events);
      return;
    }
    tell(player, say(acted.reason === "notSaved" ? NOTICE_KEYS.notSaved : REFUSAL_KEYS[acted.reason]));
  }

  #takeChair(player: Player, table: Block): void {
    const chair = this.#sitting.freeChair(table);
    if (chair === null) {
      notify(player, "chairTaken");
      return;
    }
    this.#sitting.sit(player, chair);
  }

  /** The table if the player can still play at it; else the player, if still in the world, is told why not. */
  #here(
    player: Player,
    position: BlockPosition,
  ): { readonly block: Block; readonly fitted: FittedTable } | null {
    if (!player.isValid) return null;
    if (!isWithinReach(player, position)) {
      notify(player, "tooFar");
      return null;
    }
    const block = blockAt(player.dimension, position);
    const fitted = block !== undefined && isTable(block.typeId) ? this.#tables.at(position, player) : null;
    if (block === undefined || fitted === null) {
      notify(player, "tableGone");
      return null;
    }
    return { block, fitted: this.#sitting.settle(fitted) };
  }

  #view(player: Player, fitted: FittedTable, block: Block): TableView {
    const { match } = fitted.record;
    const chairs = chairsOf(block);
    const free = this.#sitting.freeChair(block) !== null;
    return {
      match,
      owner: fitted.table.owner,
      viewer: refOf(player),
      mayTakeBoardOff: mayTakeBoardOff(fitted, player),
      sitting: this.#sitting.isSitting(player.id),
      atTable: this.#sitting.sitsAt(player.id, fitted.position),
      chairs: chairs.length === 0 ? "none" : free ? "free" : "taken",
      best: bestScore(player.id, match.rules.ruleSet),
    };
  }
}

type MatchIntent = Exclude<Intent, { do: "show" | "standUp" | "takeBoardOff" | "takeChair" }>;

function actionOf(
  intent: MatchIntent,
  { record }: FittedTable,
  held: readonly boolean[] | undefined,
): Action {
  switch (intent.do) {
    case "start":
      return { type: "start" };
    case "roll": {
      const { diceCount } = preparedRules(record.match.rules);
      const faces = record.seed === null ? [] : facesOf(record.seed, record.match.throws, diceCount);
      return held === undefined ? { type: "roll", faces } : { type: "roll", held, faces };
    }
    case "score":
      return { type: "score", category: intent.category, column: intent.column };
    case "resign":
      return { type: "resign" };
    case "rematch":
      return { type: "rematch", matchId: randomId() };
  }
}

/** Tells the end in the chat too, and keeps the best total of a game that was played to its end. */
function announce(player: Player, { record }: FittedTable, events: readonly MatchEvent[]): void {
  const { game } = record.match;
  if (game === null || !events.some(({ type }) => type === "ended")) return;
  standings(game).forEach(({ total }, sheet) => {
    const who = record.match.players[sheet];
    const alone = record.match.players.length === 1;
    if (alone && who !== undefined && game.sheets[sheet]?.status === "playing") {
      keepBest(who.id, record.match.rules.ruleSet, total);
    }
  });
  tell(player, finalScore(record.match, game, player.id));
}
