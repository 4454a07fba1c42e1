// What is on a player's screen: one form at a time, tried again for a while when the player is busy. Closing, leaving
// and shutdown are no answer, and no answer decides nothing.
import { type Player, system } from "@minecraft/server";
import { FormCancelationReason, FormRejectError, type FormResponse, uiManager } from "@minecraft/server-ui";

interface ShowableForm<R extends FormResponse> {
  show(player: Player): Promise<R>;
}

/** A form with what it was made from. */
export interface MadeForm<R extends FormResponse, S> {
  readonly form: ShowableForm<R>;
  readonly of: S;
}

/** What is wanted on a player's screen. */
interface Wanted {
  /** A form is on the screen now. */
  isShown: boolean;
  /** That form is out of date: something new takes its place. */
  isOutdated: boolean;
}

/** Half a second between two tries, eight seconds in all: as long as people need to close the chat. */
const RETRY_TICKS = 10;
const TRIES = 16;

/** The newest form wanted for each player, by player id: an older one stops trying. */
const wanted = new Map<string, Wanted>();

/** Whether a form is shown to the player, or about to be. */
export function hasForm(playerId: string): boolean {
  return wanted.has(playerId);
}

/** For who left or died: a form that was open then may never be answered. */
export function forgetForm(playerId: string): void {
  wanted.delete(playerId);
}

/** Takes the form off the player's screen [U:replace-form]; who showed it is told `outdated`. */
export function replaceForm(player: Player): void {
  const shown = wanted.get(player.id);
  if (shown?.isShown !== true) return;
  shown.isOutdated = true;
  uiManager.closeAllForms(player);
}

/** Keeps the player's screen for as long as `show` takes. @param show is told whether it is still the newest. */
export async function withScreen<T>(
  playerId: string,
  show: (isNewest: () => boolean, mine: Wanted) => Promise<T>,
): Promise<T> {
  const mine: Wanted = { isShown: false, isOutdated: false };
  wanted.set(playerId, mine);
  try {
    return await show(() => wanted.get(playerId) === mine, mine);
  } finally {
    if (wanted.get(playerId) === mine) wanted.delete(playerId);
  }
}

/**
 * What came of a form, shown as soon as the player is not busy; `null` where they stay busy or it is no longer wanted.
 * @param nudge is called where they stayed busy.
 */
export async function whenNotBusy<T>(
  isWanted: () => boolean,
  show: () => Promise<T | "busy">,
  nudge: () => void,
): Promise<T | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await system.waitTicks(RETRY_TICKS);
    if (!isWanted()) return null;
    const outcome = await show();
    if (outcome !== "busy") return outcome;
  }
  if (isWanted()) nudge();
  return null;
}

/**
 * The answered form with what it was made from; `outdated` where something new takes its place; `null` when it was
 * closed, never came up, or the player is gone.
 * @param make makes the form anew for every try, or gives `null` where it should not come up any more.
 * @param nudge is called where the player stayed busy.
 */
export function showForm<R extends FormResponse, S>(
  player: Player,
  make: () => MadeForm<R, S> | null,
  nudge: () => void,
): Promise<{ readonly response: R; readonly of: S } | "outdated" | null> {
  return withScreen(player.id, (isNewest, mine) => {
    const attempt = async (): Promise<
      { readonly response: R; readonly of: S } | "outdated" | "busy" | null
    > => {
      const made = make();
      return made === null ? null : await answered(player, made, mine);
    };
    return whenNotBusy(
      () => isNewest() && player.isValid,
      attempt,
      () => {
        if (make() !== null) nudge();
      },
    );
  });
}

async function answered<R extends FormResponse, S>(
  player: Player,
  { form, of }: MadeForm<R, S>,
  mine: Wanted,
): Promise<{ readonly response: R; readonly of: S } | "outdated" | "busy" | null> {
  mine.isShown = true;
  const response = await shown(player, form);
  mine.isShown = false;
  if (response?.cancelationReason === FormCancelationReason.UserBusy) return "busy";
  // An answer that was under way when the form was taken away is still an answer: the match says what is late.
  if (response !== null && !response.canceled) return { response, of };
  return mine.isOutdated ? "outdated" : null;
}

/** `null` where the player left, the world stops or the answer made no sense: nobody has answered. */
async function shown<R extends FormResponse>(player: Player, form: ShowableForm<R>): Promise<R | null> {
  try {
    return await form.show(player);
  } catch (error) {
    if (error instanceof FormRejectError) return null;
    throw error;
  }
}
