// A live form at a table: shows the screen that fits the match, changes it in place whatever happens at the table, and
// carries out what is pressed on it.
import { type Player, system } from "@minecraft/server";
import { DataDrivenScreenClosedReason } from "@minecraft/server-ui";
import { rulesKey } from "../engine/prepared-rules.ts";
import type { Match } from "../match/match.ts";
import { liveLayout, MORE } from "../ui/live-layout.ts";
import { type Resolved, resolveAnswer, type Screen, type ScreenName, TABLE } from "../ui/screen.ts";
import { LiveForm } from "./live-form.ts";
import { guard, logWarning } from "./log.ts";

/** What a live form asks of the table. */
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

/**
 * How a live form ended. `closed`: by the player, or because there is nothing to show. `closedAtOnce`: by the client,
 * before anything was touched. `left`: for other screens, of which `wanted` is the first. `failed`: it does not work.
 */
export type LiveEnd =
  | { readonly type: "busy" | "closed" | "closedAtOnce" }
  | { readonly type: "left"; readonly wanted: ScreenName }
  | { readonly type: "failed"; readonly why: string };

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
  /** The rules and the screen of which the form has the rows, as last looked at. */
  #rowsFor = "";
  readonly #layout: string;
  #wanted: ScreenName;
  #screen: Screen;
  #call: string;
  /** Whether the buttons are shown for which the form has no place beside the others. */
  #isMore = false;
  /** The category that is asked whether a zero is meant. */
  #pendingZero: string | null = null;
  #shownAt = 0;
  /** When what can be pressed has last moved, or come to answer another question. */
  #movedAt = Number.NEGATIVE_INFINITY;
  #pushedAt = 0;
  /** When the form follows next, if that is due. */
  #next: { readonly at: number; readonly run: number } | null = null;
  #look: number | null = null;
  #wasTouched = false;
  #isOver = false;
  #tellEnd: (end: LiveEnd) => void = () => undefined;

  /** @throws what the game throws when it cannot build such a form. */
  constructor(table: LiveTable, match: Match, wanted: ScreenName, screen: Screen) {
    this.#table = table;
    this.#wanted = wanted;
    this.#screen = screen;
    this.#call = table.call();
    const layout = liveLayout(match, wanted);
    this.#layout = JSON.stringify(layout);
    this.#form = new LiveForm(table.player, layout, {
      press: guard("a press on a live form", (row, since) => this.#press(row, since)),
      choose: guard("choosing on a live form", () => this.#choose()),
      hold: guard("holding dice on a live form", (held) => this.#hold(held)),
      useSimpleScreens: guard("asking for simple screens", () => this.#useSimpleScreens()),
    });
    this.#form.fill(screen, null, false, system.currentTick);
  }

  /**
   * Shows it until it is over. Its end is told by whoever knows first: a form that was left may never be answered
   * [U:live-end]. @param isStopping whether the world is being closed.
   */
  run(isStopping: () => boolean): Promise<LiveEnd> {
    this.#shownAt = system.currentTick;
    this.#pushedAt = system.currentTick;
    const look = guard("looking at a live form", () => {
      if (!this.#table.isWanted()) this.#push();
    });
    this.#look = system.runInterval(look, LOOK_TICKS);
    return new Promise((resolve) => {
      this.#tellEnd = resolve;
      const failed = (error: unknown): void => {
        const isGone = !this.#table.player.isValid || isStopping();
        this.#finish(isGone ? { type: "closed" } : { type: "failed", why: String(error) });
      };
      try {
        this.#form.show().then((reason) => this.#finish(this.#endFor(reason)), failed);
      } catch (error) {
        failed(error);
      }
    });
  }

  /** The form is to follow the match, soon enough and not too often. @param wait ticks that it may take. */
  refresh(wait = 1): void {
    if (this.#isOver) return;
    const now = system.currentTick;
    const at = Math.max(now + wait, this.#pushedAt + PUSH_TICKS, now + this.#table.ticksTumbling());
    if (this.#next !== null && this.#next.at <= at) return;
    if (this.#next !== null) system.clearRun(this.#next.run);
    const push = guard("refreshing a live form", () => {
      this.#next = null;
      if (this.#table.ticksTumbling() > 0) this.refresh();
      else this.#push();
    });
    this.#next = { at, run: system.runTimeout(push, at - now) };
  }

  /** Any press ends the tumbling. @returns whether it means nothing else: who has just thrown has seen no dice yet. */
  #endsTumbling(): boolean {
    const whose = this.#table.endTumbling();
    if (whose === null) return false;
    this.#wasTouched = true;
    if (this.#next !== null) system.clearRun(this.#next.run);
    this.#next = null;
    this.refresh();
    return whose === "own";
  }

  /** Nobody looks at it any more: the player died or left. */
  forget(): void {
    this.#finish({ type: "closed" });
  }

  #endFor(reason: string): LiveEnd {
    switch (reason) {
      case DataDrivenScreenClosedReason.UserBusy:
        return { type: "busy" };
      case DataDrivenScreenClosedReason.ServerClosed:
        return { type: "closed" };
      case DataDrivenScreenClosedReason.ClientClosed: {
        const isSoon = system.currentTick - this.#shownAt < AT_ONCE_TICKS;
        return { type: isSoon && !this.#wasTouched ? "closedAtOnce" : "closed" };
      }
      default:
        return { type: "failed", why: `it was closed for the reason ${reason}` };
    }
  }

  #push(): void {
    if (this.#isOver) return;
    const call = this.#table.call();
    if (call !== this.#call) this.#want(TABLE);
    this.#call = call;
    const match = this.#table.match();
    if (match !== null && !this.#hasRowsFor(match)) {
      this.#leave({ type: "left", wanted: this.#wanted });
      return;
    }
    const now = system.currentTick;
    // Before the screen is made: that may welcome somebody back, and the form is to follow that later, not twice now.
    this.#pushedAt = now;
    const screen = this.#table.screen(this.#wanted);
    if (screen === null) {
      this.#leave({ type: "closed" });
      return;
    }
    if (screen.revision !== this.#screen.revision) this.#pendingZero = null;
    this.#screen = screen;
    try {
      // One that comes while it settles does not begin the wait anew: others could keep a player from pressing at all.
      const moved = this.#form.fill(screen, this.#pendingZero, this.#isMore, now);
      if (moved && !this.#isSettling(this.#movedAt)) this.#movedAt = now;
    } catch (error) {
      this.#leave({ type: "failed", why: String(error) });
    }
  }

  /** Other rules and lessons may need other rows: then the form is built anew. */
  #hasRowsFor(match: Match): boolean {
    const key = rulesKey(match.rules) + this.#wanted.name;
    if (key === this.#rowsFor) return true;
    this.#rowsFor = key;
    return JSON.stringify(liveLayout(match, this.#wanted)) === this.#layout;
  }

  #isSettling(since: number): boolean {
    return system.currentTick - since < SETTLE_TICKS;
  }

  /** Whether a press comes too soon after a change to be meant for what stands there now. */
  #isLate(since: number): boolean {
    this.#wasTouched = true;
    return this.#isOver || this.#isSettling(since) || this.#isSettling(this.#movedAt);
  }

  /** @param since the tick since which the row reads as it does. */
  #press(id: string, since: number): void {
    if (this.#endsTumbling() || this.#isLate(since)) return;
    if (id === MORE.id) {
      this.#isMore = !this.#isMore;
      this.refresh();
      return;
    }
    const row = this.#screen.rows.find((shown) => shown.id === id);
    const zero = row?.kind === "category" && row.asksForZero ? row : null;
    if (zero !== null && this.#pendingZero !== id) {
      this.#pendingZero = id;
      // The second press of a double tap is no answer to a question that was not there yet.
      this.#movedAt = system.currentTick;
      this.refresh();
      return;
    }
    this.#pendingZero = null;
    const { held } = this.#form;
    const resolved =
      zero === null
        ? resolveAnswer(this.#screen, { row: id, ...(held && { held }) })
        : { intent: zero.press };
    if (resolved !== null) this.#follow(resolved);
  }

  /** What comes of the own press leads where that says; what others have done before leads to the table. */
  #follow(resolved: Resolved): void {
    const isKnown = this.#table.call() === this.#call;
    const wanted = this.#table.follow(this.#screen, resolved);
    if (isKnown) this.#call = this.#table.call();
    this.#go(wanted);
  }

  #go(wanted: ScreenName | null): void {
    if (wanted === null) this.#leave({ type: "closed" });
    else if (!this.#table.isLive(wanted)) this.#leave({ type: "left", wanted });
    else {
      this.#want(wanted);
      this.refresh();
    }
  }

  #want(wanted: ScreenName): void {
    this.#wanted = wanted;
    this.#isMore = false;
  }

  #choose(): void {
    this.#wasTouched = true;
    this.#endsTumbling();
    this.#pendingZero = null;
    this.refresh();
  }

  #useSimpleScreens(): void {
    if (this.#isLate(Number.NEGATIVE_INFINITY)) return;
    this.#table.endTumbling();
    this.#table.useSimpleScreens();
    this.#leave({ type: "left", wanted: TABLE });
  }

  /** A hold of one's own changes nothing that is shown but the mark itself, so what comes next is not late. */
  #hold(held: readonly boolean[]): void {
    this.#wasTouched = true;
    if (this.#isOver || this.#endsTumbling()) return;
    const asked = this.#pendingZero !== null;
    this.#pendingZero = null;
    const revision = this.#table.hold(this.#screen, held);
    if (revision !== null) {
      this.#screen = { ...this.#screen, revision };
      this.#form.keep(held);
    }
    if (revision === null || asked) this.refresh();
  }

  #leave(end: LiveEnd): void {
    if (this.#isOver) return;
    this.#finish(end);
    try {
      this.#form.close();
    } catch (error) {
      logWarning(`a live form could not be closed: ${String(error)}`);
    }
  }

  #finish(end: LiveEnd): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#look !== null) system.clearRun(this.#look);
    if (this.#next !== null) system.clearRun(this.#next.run);
    this.#tellEnd(end);
  }
}
