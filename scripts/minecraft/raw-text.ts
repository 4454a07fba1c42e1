// Our texts are the game's raw text; the client translates.
import type { Player, RawMessage } from "@minecraft/server";
import type { Refusal } from "../match/commands.ts";
import { NOTICE_KEYS, type Notice } from "../ui/notices.ts";
import { REFUSAL_KEYS } from "../ui/refusals.ts";
import { say, type Text } from "../ui/text.ts";

export function rawText(text: Text): RawMessage {
  // The game declares as writable what it only reads.
  return text as RawMessage;
}

/** Who has left is told nothing. */
export function tell(player: Player, text: Text): void {
  if (player.isValid) player.sendMessage(rawText(text));
}

/** Why something was not done. */
export function tellWhy(player: Player, reason: Notice | Refusal): void {
  tell(player, whyText(reason));
}

export function whyText(reason: Notice | Refusal): Text {
  return say(reason in REFUSAL_KEYS ? REFUSAL_KEYS[reason as Refusal] : NOTICE_KEYS[reason as Notice]);
}

export function notify(player: Player, notice: Notice): void {
  tell(player, say(NOTICE_KEYS[notice]));
}
