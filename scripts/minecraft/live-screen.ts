// A live form at a table: shows the screen that fits the match, changes it in place whatever happens at the table, and
// carries out what is pressed on it.
import { system } from "@minecraft/server";
import { rulesKey } from "../engine/prepared-rules.ts";
import type { Match } from "../match/match.ts";
import { liveLayout, MORE } from "../ui/live-layout.ts";
import { type Resolved, resolveAnswer, type Screen, type ScreenName, TABLE } from "../ui/screen.ts";
import { endFor, type LiveEnd } from "./live-end.ts";
import { LiveForm } from "./live-form.ts";
import type { LiveTable } from "./live-table.ts";
import { guard, logWarning } from "./log.ts";

/** Half a second after what can be pressed has changed a press was meant for what stood there before. */
const SETTLE_TICKS = 10;
/** The least time between two values of one observable [U:observable-pace]. */
const PUSH_TICKS = 2;
/** How often it is looked whether the player has walked away. */
const LOOK_TICKS = 10;

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
      const ended = (reason: string): void => {
        const ticks = system.currentTick - this.#shownAt;
        this.#finish(endFor(reason, ticks, this.#wasTouched));
      };
      const failed = (error: unknown): void => {
        const isGone = !this.#table.player.isValid || isStopping();
        this.#finish(isGone ? { type: "closed" } : { type: "failed", why: String(error) });
      };
      try {
        this.#form.show().then(ended, failed);
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
    this.#rest();
    const push = guard("refreshing a live form", () => {
      this.#next = null;
      if (this.#table.ticksTumbling() > 0) this.refresh();
      else this.#push();
    });
    this.#next = { at, run: system.runTimeout(push, at - now) };
  }

  /** Follows no more until it is asked to again. */
  #rest(): void {
    if (this.#next !== null) system.clearRun(this.#next.run);
    this.#next = null;
  }

  /** Any press ends the tumbling. @returns whether it means nothing else: who has just thrown has seen no dice yet. */
  #endsTumbling(): boolean {
    const whose = this.#table.endTumbling();
    if (whose === null) return false;
    this.#wasTouched = true;
    this.#rest();
    this.refresh();
    return whose === "own";
  }

  /** Nobody looks at it any more: the player died or left. */
  forget(): void {
    this.#finish({ type: "closed" });
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
    this.#rest();
    this.#tellEnd(end);
  }
}
