// Shows a form of the game and waits for its answer. A busy player is tried again for a while, then nudged;
// closing, leaving and shutdown are no answer, and no answer decides nothing.
import { type Player, system } from "@minecraft/server";
import { FormCancelationReason, FormRejectError, type FormResponse } from "@minecraft/server-ui";
import { NOTICE_KEYS } from "../ui/notices.ts";
import { say } from "../ui/text.ts";
import { rawText } from "./raw-text.ts";

interface ShowableForm<R extends FormResponse> {
  show(player: Player): Promise<R>;
}

/** A form with what it was made from. */
export interface MadeForm<R extends FormResponse, S> {
  readonly form: ShowableForm<R>;
  readonly of: S;
}

/** Half a second between two tries, eight seconds in all: as long as people need to close the chat. */
const RETRY_TICKS = 10;
const TRIES = 16;
const NUDGE_SOUND = "random.pop";

/** The newest form wanted for each player, by player id: an older one stops trying. */
const wanted = new Map<string, object>();

/** Whether a form is shown to the player, or about to be. */
export function hasForm(playerId: string): boolean {
  return wanted.has(playerId);
}

/** For who left or died: a form that was open then may never be answered. */
export function forgetForm(playerId: string): void {
  wanted.delete(playerId);
}

/**
 * The answered form with what it was made from, or `null` when it was closed, never came up, or the player is gone.
 * @param make makes the form anew for every try, or gives `null` where it should not come up any more.
 */
export async function showForm<R extends FormResponse, S>(
  player: Player,
  make: () => MadeForm<R, S> | null,
): Promise<{ readonly response: R; readonly of: S } | null> {
  const { id } = player;
  const mine = {};
  wanted.set(id, mine);
  try {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (attempt > 0) await system.waitTicks(RETRY_TICKS);
      const made = wanted.get(id) === mine && player.isValid ? make() : null;
      if (made === null) return null;
      const response = await shown(player, made.form);
      if (response?.cancelationReason === FormCancelationReason.UserBusy) continue;
      return response === null || response.canceled ? null : { response, of: made.of };
    }
    if (wanted.get(id) === mine && player.isValid && make() !== null) nudge(player);
    return null;
  } finally {
    if (wanted.get(id) === mine) wanted.delete(id);
  }
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

function nudge(player: Player): void {
  player.onScreenDisplay.setActionBar(rawText(say(NOTICE_KEYS.reopen)));
  player.playSound(NUDGE_SOUND);
}
