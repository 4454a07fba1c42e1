// Shows live screens to players, tries again while they are busy, and finds out for whom such forms do not work.
import { type ScreenName, TABLE } from "../ui/screen.ts";
import type { LiveEnd } from "./live-end.ts";
import { LiveScreen } from "./live-screen.ts";
import type { LiveTable } from "./live-table.ts";
import { whenNotBusy, withScreen } from "./show-form.ts";

export class LiveScreens {
  readonly #isStopping: () => boolean;
  /** Players whose last live form was closed by the client as soon as it came. */
  readonly #closedAtOnce = new Set<string>();

  /** @param isStopping whether the world is being closed: what fails then has not failed. */
  constructor(isStopping: () => boolean) {
    this.#isStopping = isStopping;
  }

  /**
   * Shows live screens of the table until they are over.
   * @param opened is given each form as it comes up.
   * @returns the simple screen that follows, or `null` for none.
   */
  async show(
    table: LiveTable,
    wanted: ScreenName,
    opened: (live: LiveScreen) => void,
  ): Promise<ScreenName | null> {
    const { player } = table;
    // Built anew each time: whether a form may be shown again after it was closed is not known [U:form-again].
    const attempt = async (): Promise<LiveEnd | "busy"> => {
      const screen = table.screen(wanted);
      const match = table.match();
      if (screen === null || match === null) return { type: "closed" };
      try {
        const live = new LiveScreen(table, match, wanted, screen);
        opened(live);
        const end = await live.run(this.#isStopping);
        return end.type === "busy" ? "busy" : end;
      } catch (error) {
        return { type: "failed", why: String(error) };
      }
    };
    const end = await withScreen(player.id, (isNewest) => {
      const isWanted = (): boolean => isNewest() && player.isValid;
      return whenNotBusy(isWanted, attempt, () => {
        if (table.isWanted()) table.nudge();
      });
    });
    const why = this.#whyFailed(player.id, end);
    if (why !== null && player.isValid) {
      table.failed(why);
      return TABLE;
    }
    return end?.type === "left" ? end.wanted : null;
  }

  forget(playerId: string): void {
    this.#closedAtOnce.delete(playerId);
  }

  /** A form that is closed at once may have been the player's doing; twice in a row it does not work. */
  #whyFailed(playerId: string, end: LiveEnd | null): string | null {
    const before = this.#closedAtOnce.delete(playerId);
    if (end?.type === "failed") return end.why;
    if (end?.type !== "closedAtOnce") return null;
    if (before) return "the client closed it at once, twice in a row";
    this.#closedAtOnce.add(playerId);
    return null;
  }
}
