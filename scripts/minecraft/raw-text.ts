// Our texts are the game's raw text; the client translates.
import type { Player, RawMessage } from "@minecraft/server";
import type { Refusal } from "../match/actions.ts";
import { withGlyphs } from "../ui/glyphs.ts";
import { type Notice, noticeText } from "../ui/notices.ts";
import type { Text } from "../ui/text.ts";

export function rawText(text: Text): RawMessage {
  // The game declares as writable what it only reads.
  return text as RawMessage;
}

/** For everything but live screens: the game's font shows our glyphs there. */
export function glyphText(text: Text): RawMessage {
  return rawText(withGlyphs(text));
}

/** Who has left is told nothing. */
export function tell(player: Player, text: Text): void {
  if (player.isValid) player.sendMessage(glyphText(text));
}

/** Why something was not done. */
export function tellWhy(player: Player, reason: Notice | Refusal): void {
  tell(player, noticeText(reason));
}

export function notify(player: Player, notice: Notice): void {
  tell(player, noticeText(notice));
}
