// A live form at a table: shows the screen that fits the match, changes it in place whatever happens at the table, and
// carries out what is pressed on it.
import { type Player, system } from "@minecraft/server";
import { DataDrivenScreenClosedReason } from "@minecraft/server-ui";
import type { Match } from "../match/match.ts";
import type { LiveLayout } from "../ui/live-layout.ts";
import { type Resolved, resolveAnswer, type Screen, type ScreenName } from "../ui/screen.ts";
import { LiveForm } from "./live-form.ts";
import { guard } from "./log.ts";

/** What a live form asks of the table. */
export interface LiveTable {
  readonly player: Player;
  match(): Match | null;
  /** The screen of that name as it is now, or `null`, with the player told why, where there is none any more. */
  screen(wanted: ScreenName): Screen | null;
  /** What the match asks of the player now: where that changes, the table itself is shown. */
  call(): string;
  /** Whether the player is still where they can play. */
  isNear(): boolean;
  /** Carries out what was pressed; the screen that follows, or `null` for none. */
  follow(screen: Screen, resolved: Resolved): ScreenName | null;
  /** Holds exactly these dice; the revision of the match after it, or `null` where it was refused. */
  hold(screen: Screen, held: readonly boolean[]): number | null;
  useSimpleScreens(): void;
  /** Whether the player is to see live screens. */
  isLive(): boolean;
  /** The player stayed busy: says where the board is. */
  nudge(): void;
  /** Live forms do not work for this player. */
  failed(why: string): void;
}

/**
 * How a live form ended. `closed`: by the player (`atOnce`: before anything was touched), or because there is nothing
 * to show. `left`: for other screens, of which `wanted` is the first. `failed`: it does not work.
 */
export type LiveEnd =
  | { readonly type: "closed"; readonly atOnce: boolean }
  | { readonly type: "left"; readonly wanted: ScreenName }
  | { readonly type: "failed"; readonly why: string };

const TABLE: ScreenName = { name: "table" };

/** Half a second after what can be pressed has changed a press was meant for what stood there before. */
const SETTLE_TICKS = 10;
/** The least time between two values of one observable [U:observable-pace]. */
const PUSH_TICKS = 2;
/** How often it is looked whether the player has walked away. */
const LOOK_TICKS = 10;
/** A form that the client closes so soon, with nothing pressed, did not work. */
const AT_ONCE_TICKS = 10;

export class LiveScreen {
  readonly #table: LiveTable;
  readonly #form: LiveForm;
  #wanted: ScreenName;
  #screen: Screen;
  #call: string;
  /** The category that is asked whether a zero is meant. */
  #pendingZero: string | null = null;
  #shownAt = 0;
  #changedAt = Number.NEGATIVE_INFINITY;
  #pushedAt = 0;
  /** When the form follows next, if that is due. */
  #next: { readonly at: number; readonly run: number } | null = null;
  #wasTouched = false;
  #isOver = false;
  /** How it ends, where that is not the player's doing. */
  #end: LiveEnd = { type: "closed", atOnce: false };

  /** @throws what the game throws when it cannot build such a form. */
  constructor(table: LiveTable, layout: LiveLayout, wanted: ScreenName, screen: Screen) {
    this.#table = table;
    this.#wanted = wanted;
    this.#screen = screen;
    this.#call = table.call();
    this.#form = new LiveForm(table.player, layout, {
      press: guard("a press on a live form", (row) => this.#press(row)),
      hold: guard("holding dice on a live form", (held) => this.#hold(held)),
      useSimpleScreens: guard("asking for simple screens", () => {
        this.#wasTouched = true;
        this.#table.useSimpleScreens();
        this.#leave({ type: "left", wanted: TABLE });
      }),
    });
    this.#form.fill(screen, null);
  }

  /** Shows it until it is over; `null` where the player was busy. @param isStopping whether the world is being closed. */
  async run(isStopping: () => boolean): Promise<LiveEnd | null> {
    this.#shownAt = system.currentTick;
    this.#pushedAt = system.currentTick;
    const look = system.runInterval(
      guard("looking at a live form", () => {
        if (!this.#table.isNear()) this.#push();
      }),
      LOOK_TICKS,
    );
    try {
      return this.#ended(await this.#form.show());
    } catch (error) {
      if (!this.#table.player.isValid || isStopping()) return { type: "closed", atOnce: false };
      return this.#end.type === "failed" ? this.#end : { type: "failed", why: String(error) };
    } finally {
      this.#isOver = true;
      system.clearRun(look);
    }
  }

  /** The form is to follow the match, soon enough and not too often. @param wait ticks that it may take. */
  refresh(wait = 1): void {
    if (this.#isOver) return;
    const at = Math.max(system.currentTick + wait, this.#pushedAt + PUSH_TICKS);
    if (this.#next !== null && this.#next.at <= at) return;
    if (this.#next !== null) system.clearRun(this.#next.run);
    const push = guard("refreshing a live form", () => {
      this.#next = null;
      this.#push();
    });
    this.#next = { at, run: system.runTimeout(push, at - system.currentTick) };
  }

  #ended(reason: string): LiveEnd | null {
    switch (reason) {
      case DataDrivenScreenClosedReason.UserBusy:
        return null;
      case DataDrivenScreenClosedReason.ServerClosed:
        return this.#end;
      case DataDrivenScreenClosedReason.ClientClosed: {
        const atOnce = !this.#wasTouched && system.currentTick - this.#shownAt < AT_ONCE_TICKS;
        return this.#end.type === "closed" ? { type: "closed", atOnce } : this.#end;
      }
      default:
        return { type: "failed", why: `it was closed for the reason ${reason}` };
    }
  }

  #push(): void {
    if (this.#isOver) return;
    const call = this.#table.call();
    if (call !== this.#call) this.#wanted = TABLE;
    this.#call = call;
    const screen = this.#table.screen(this.#wanted);
    if (screen === null) {
      this.#leave({ type: "closed", atOnce: false });
      return;
    }
    if (screen.revision !== this.#screen.revision) this.#pendingZero = null;
    this.#screen = screen;
    this.#pushedAt = system.currentTick;
    try {
      if (this.#form.fill(screen, this.#pendingZero)) this.#changedAt = system.currentTick;
    } catch (error) {
      this.#leave({ type: "failed", why: String(error) });
    }
  }

  #press(id: string): void {
    this.#wasTouched = true;
    if (this.#isOver || system.currentTick - this.#changedAt < SETTLE_TICKS) return;
    const row = this.#screen.rows.find((shown) => shown.id === id);
    const zero = row?.kind === "category" && row.asksForZero ? row : null;
    if (zero !== null && this.#pendingZero !== id) {
      this.#pendingZero = id;
      this.refresh();
      return;
    }
    this.#pendingZero = null;
    const { held } = this.#form;
    const resolved =
      zero === null
        ? resolveAnswer(this.#screen, { row: id, ...(held && { held }) })
        : { intent: zero.press };
    if (resolved === null) return;
    const next = this.#table.follow(this.#screen, resolved);
    if (next === null) this.#leave({ type: "closed", atOnce: false });
    else if (!this.#table.isLive()) this.#leave({ type: "left", wanted: next });
    else this.#show(next);
  }

  #show(wanted: ScreenName): void {
    this.#wanted = wanted;
    this.refresh();
  }

  /** A hold of one's own changes nothing that is shown but the mark itself, so what comes next is not late. */
  #hold(held: readonly boolean[]): void {
    this.#wasTouched = true;
    if (this.#isOver) return;
    const asked = this.#pendingZero !== null;
    this.#pendingZero = null;
    const revision = this.#table.hold(this.#screen, held);
    if (revision !== null) this.#screen = { ...this.#screen, revision };
    if (revision === null || asked) this.refresh();
  }

  #leave(end: LiveEnd): void {
    this.#end = end;
    this.#isOver = true;
    this.#form.close();
  }
}
