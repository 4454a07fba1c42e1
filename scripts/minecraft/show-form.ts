// Shows a form of the game and waits for its answer. A busy player is tried again for a while, then nudged;
// closing, leaving and shutdown are no answer, and no answer decides nothing.
import { type Player, system } from "@minecraft/server";
import { FormCancelationReason, FormRejectError, type FormResponse } from "@minecraft/server-ui";
import { NOTICE_KEYS } from "../ui/notices.ts";
import { say } from "../ui/text.ts";
import { rawText } from "./raw-text.ts";

export interface ShowableForm<R extends FormResponse> {
  show(player: Player): Promise<R>;
}

/** Half a second between two tries, eight seconds in all: as long as people need to close the chat. */
const RETRY_TICKS = 10;
const TRIES = 16;

/** The newest form wanted for each player: an older one stops trying. */
const wanted = new Map<string, object>();

/** The answered form, or `null` when it was closed, never came up, or the player is gone. */
export async function showForm<R extends FormResponse>(
  player: Player,
  form: ShowableForm<R>,
): Promise<R | null> {
  const { id } = player;
  wanted.set(id, form);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (attempt > 0) await system.waitTicks(RETRY_TICKS);
    if (wanted.get(id) !== form) return null;
    const response = player.isValid ? await shown(player, form) : null;
    if (response?.cancelationReason === FormCancelationReason.UserBusy) continue;
    wanted.delete(id);
    return response === null || response.canceled ? null : response;
  }
  wanted.delete(id);
  if (player.isValid) player.onScreenDisplay.setActionBar(rawText(say(NOTICE_KEYS.reopen)));
  return null;
}

/** `null` where the player left or the world stops: nobody is there to answer. */
async function shown<R extends FormResponse>(player: Player, form: ShowableForm<R>): Promise<R | null> {
  try {
    return await form.show(player);
  } catch (error) {
    if (error instanceof FormRejectError) return null;
    throw error;
  }
}
