// Our texts as the game's raw text; the client translates.
import type { Player, RawMessage } from "@minecraft/server";
import { NOTICE_KEYS, type Notice } from "../ui/notices.ts";
import { say, type Text } from "../ui/text.ts";

export function rawText(text: Text): RawMessage {
  if ("text" in text) return { text: text.text };
  if ("join" in text) return { rawtext: text.join.map(rawText) };
  return text.with === undefined
    ? { translate: text.translate }
    : { translate: text.translate, with: { rawtext: text.with.map(rawText) } };
}

export function tell(player: Player, text: Text): void {
  player.sendMessage(rawText(text));
}

export function notify(player: Player, notice: Notice): void {
  tell(player, say(NOTICE_KEYS[notice]));
}
