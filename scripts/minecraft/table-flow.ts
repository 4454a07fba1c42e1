// A player at a table: shows the screen that fits the match, has carried out what was pressed, shows the next one.
// Only a press leads on, or what happens at the table while the screen is open; a closed screen stays closed until
// the table is used again.
import type { Block, Player } from "@minecraft/server";
import type { MatchEvent } from "../match/actions.ts";
import { isRunning, isWaitedFor, stageOf } from "../match/match.ts";
import { mayDecide } from "../ui/away-screen.ts";
import { fitsLive } from "../ui/live-layout.ts";
import { noticeText } from "../ui/notices.ts";
import { resolveAnswer, type ScreenName, TABLE } from "../ui/screen.ts";
import { screenOf } from "../ui/table-screen.ts";
import type { Text } from "../ui/text.ts";
import type { BestTotals } from "./best-totals.ts";
import { showClassic } from "./classic-form.ts";
import type { FittedTable } from "./fitted-table.ts";
import type { LiveScreen } from "./live-screen.ts";
import { LiveScreens } from "./live-screens.ts";
import type { LiveTable } from "./live-table.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { type BlockPosition, isWithinReach, keyOf, positionOf } from "./positions.ts";
import type { Presses } from "./presses.ts";
import { notify } from "./raw-text.ts";
import { replaceForm } from "./show-form.ts";
import type { StakeActions } from "./stake-actions.ts";
import type { TableListener, Tables } from "./tables.ts";
import type { Tumbling } from "./tumbling.ts";
import { tellWhyNot, type Visits, type WhyNot } from "./visits.ts";

const HOLDS_SHOWN_TICKS = 10;
const NUDGE_SOUND = "random.pop";

/** Whose screen shows which table, and what to do when something happens there. */
interface OpenScreen {
  readonly key: string;
  readonly changed: (wait: number) => void;
  readonly forget: () => void;
}

export interface FlowParts {
  readonly tables: Tables;
  readonly visits: Visits;
  readonly presses: Presses;
  readonly best: BestTotals;
  readonly settings: PlayerSettings;
  readonly stakes: StakeActions;
  /** Is told who has opened which table. */
  readonly opened: (player: Player, fitted: FittedTable) => void;
  readonly tumbling: Tumbling;
  /** Shows words in the action bar. */
  readonly hint: (player: Player, text: Text) => void;
  /** Whether the world is being closed. */
  readonly isStopping: () => boolean;
}

export class TableFlow implements TableListener {
  readonly #parts: FlowParts;
  /** By player id. */
  readonly #open = new Map<string, OpenScreen>();
  readonly #live: LiveScreens;
  /** By player id: the last use of a table, while screens follow from it. */
  readonly #visits = new Map<string, symbol>();
  /** Who has been told of which problem in this session. */
  readonly #told = new Set<string>();

  constructor(parts: FlowParts) {
    this.#parts = parts;
    this.#live = new LiveScreens(parts.isStopping);
  }

  /** Opens the board of this table for the player, at this screen, or says what it lacks. */
  async open(player: Player, block: Block, first: ScreenName = TABLE): Promise<void> {
    const { tables, best, opened, tumbling } = this.#parts;
    const position = positionOf(block);
    tables.showBlock(block, position);
    tables.adopt(block, position);
    const fitted = tables.at(position);
    this.#tellProblem(player, block, position, fitted);
    if (fitted === null) return;
    // Again, in case the world did not save it when the game ended.
    best.keep(fitted.record.match);
    opened(player, fitted);
    // Whoever uses the table has seen enough of a throw.
    tumbling.skip(player, position);
    const { visitors } = tumbling;
    const visit = Symbol();
    this.#visits.set(player.id, visit);
    visitors.add(player.id);
    try {
      await this.#showAll(player, position, first, () => this.#visits.get(player.id) === visit);
    } finally {
      if (this.#visits.get(player.id) === visit) {
        this.#visits.delete(player.id);
        visitors.delete(player.id);
      }
    }
  }

  /** @param isNewest whether the player has not used a table again, nor left. */
  async #showAll(
    player: Player,
    position: BlockPosition,
    first: ScreenName,
    isNewest: () => boolean,
  ): Promise<void> {
    const { tumbling } = this.#parts;
    let wanted: ScreenName | null = first;
    // The next form comes in the same tick in which the last one closed [U:next-form]; a busy answer is tried again.
    while (wanted !== null) {
      while (tumbling.ticksLeft(player.id, position) > 0) {
        await new Promise<void>((settled) => tumbling.whenSettled(player.id, position, settled));
      }
      if (!isNewest()) return;
      const isLive = this.#isLive(player.id, wanted);
      wanted = await (isLive
        ? this.#showLive(player, position, wanted)
        : this.#showSimple(player, position, wanted));
    }
  }

  /** Whether this screen is to be a live one for the player. */
  #isLive(playerId: string, wanted: ScreenName): boolean {
    return this.#parts.settings.of(playerId).screens === "live" && fitsLive(wanted);
  }

  /** Several dice are held one after the other, and others may see that a moment later. */
  happened({ position }: FittedTable, events: readonly MatchEvent[]): void {
    this.#refresh(position, events.every(({ type }) => type === "held") ? HOLDS_SHOWN_TICKS : 1);
  }

  changed(position: BlockPosition): void {
    this.#refresh(position, 1);
  }

  /** The screens that show this table follow. @param wait ticks that this may take. */
  #refresh(position: BlockPosition, wait: number): void {
    const key = keyOf(position);
    for (const open of [...this.#open.values()]) if (open.key === key) open.changed(wait);
  }

  /** Whatever was open for the player is not any more, answered or not. */
  forget(playerId: string): void {
    this.#open.get(playerId)?.forget();
    this.#open.delete(playerId);
    this.#visits.delete(playerId);
    this.#parts.tumbling.visitors.delete(playerId);
    this.#live.forget(playerId);
    for (const once of [...this.#told]) if (once.startsWith(`${playerId} `)) this.#told.delete(once);
  }

  #tellProblem(player: Player, block: Block, position: BlockPosition, fitted: FittedTable | null): void {
    const problem = this.#parts.tables.problemAt(position);
    const once = `${player.id} ${problem} ${fitted?.table.matchId}`;
    if (problem !== null && !(fitted !== null && this.#told.has(once))) {
      this.#told.add(once);
      notify(player, problem);
    } else if (fitted === null) {
      notify(player, this.#parts.tables.isWaiting(block, position) ? "notSaved" : "noBoard");
    }
  }

  /** Shows one simple screen and carries out what was pressed; the screen that follows, or `null` for none. */
  async #showSimple(player: Player, position: BlockPosition, wanted: ScreenName): Promise<ScreenName | null> {
    let whyNot: WhyNot | null = null;
    let shownCall = "";
    const isTable = wanted.name === "table" || wanted.name === "stakes";
    const { id } = player;
    const callNow = (): string => this.#callOf(id, position, isTable);
    const changed = (): void => {
      if (callNow() !== shownCall) replaceForm(player);
    };
    const open = { key: keyOf(position), changed, forget: () => undefined };
    const shown = await this.#whileOpen(player.id, open, () =>
      showClassic(
        player,
        () => {
          const here = this.#parts.visits.here(player, position);
          whyNot = typeof here === "string" ? here : null;
          if (typeof here === "string") return null;
          shownCall = callNow();
          // What is shown now shows the dice.
          this.#parts.tumbling.skip(player, position);
          return screenOf(this.#parts.visits.view(player, here), wanted);
        },
        () => this.#nudge(player),
      ),
    );
    // A list that others have changed is shown anew; whatever else the match asks for is on the table's own screen.
    if (shown === "outdated") return wanted.name === "stakes" && !this.#runs(position) ? wanted : TABLE;
    if (shown === null) {
      tellWhyNot(player, whyNot);
      return null;
    }
    this.#parts.tumbling.skip(player, position);
    const resolved = resolveAnswer(shown.screen, shown.answer);
    return resolved === null ? null : this.#parts.presses.follow(player, position, shown.screen, resolved);
  }

  /** Shows live screens until they are over; the simple screen that follows, or `null` for none. */
  #showLive(player: Player, position: BlockPosition, wanted: ScreenName): Promise<ScreenName | null> {
    let live: LiveScreen | null = null;
    const open: OpenScreen = {
      key: keyOf(position),
      changed: (wait) => live?.refresh(wait),
      forget: () => live?.forget(),
    };
    return this.#whileOpen(player.id, open, () =>
      this.#live.show(this.#liveTable(player, position), wanted, (opened) => {
        live = opened;
      }),
    );
  }

  #liveTable(player: Player, position: BlockPosition): LiveTable {
    const { tables, visits, settings, tumbling } = this.#parts;
    const { id } = player;
    return {
      player,
      match: () => tables.at(position)?.record.match ?? null,
      screen: (wanted) => {
        const here = visits.here(player, position);
        if (typeof here !== "string") {
          tumbling.skip(player, position);
          return screenOf(visits.view(player, here), wanted);
        }
        tellWhyNot(player, here);
        return null;
      },
      call: () => this.#callOf(id, position, false),
      isWanted: () => isWithinReach(player, position),
      follow: (screen, resolved) => this.#parts.presses.follow(player, position, screen, resolved),
      hold: (screen, held) => {
        const here = visits.here(player, position);
        if (typeof here === "string") return null;
        const now = visits.act(player, here.fitted, screen, { type: "hold", held });
        return now?.record.match.revision ?? null;
      },
      useSimpleScreens: () => settings.simpleScreens(player),
      isLive: (wanted) => this.#isLive(id, wanted),
      ticksTumbling: () => tumbling.ticksLeft(id, position),
      endTumbling: () => tumbling.skip(player, position),
      nudge: () => this.#nudge(player),
      failed: (why) => settings.liveFailed(player, why),
    };
  }

  #nudge(player: Player): void {
    this.#parts.hint(player, noticeText("reopen"));
    player.playSound(NUDGE_SOUND);
  }

  async #whileOpen<T>(playerId: string, open: OpenScreen, show: () => Promise<T>): Promise<T> {
    // One that the game has never ended is over now.
    this.#open.get(playerId)?.forget();
    this.#open.set(playerId, open);
    try {
      return await show();
    } finally {
      if (this.#open.get(playerId) === open) this.#open.delete(playerId);
    }
  }

  #runs(position: BlockPosition): boolean {
    const match = this.#parts.tables.at(position)?.record.match;
    return match !== undefined && isRunning(match);
  }

  /**
   * What the match asks of the player now; a screen that shows something else than that is out of date. Before and
   * after a game everybody presses at the same time, so that there every change counts.
   * @param isTable whether the screen is the table's own, or that of the stakes.
   */
  #callOf(playerId: string, position: BlockPosition, isTable: boolean): string {
    const fitted = this.#parts.tables.at(position);
    if (fitted === null) return "gone";
    const { match } = fitted.record;
    const stage = stageOf(match);
    return isTable && stage !== "playing"
      ? `${stage} ${match.revision} ${fitted.table.owner?.id} ${this.#parts.stakes.owedTo(playerId).length}`
      : `${stage} ${isWaitedFor(match, playerId)} ${mayDecide(match, playerId)}`;
  }
}
