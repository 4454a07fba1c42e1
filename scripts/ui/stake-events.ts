// What happens to item stakes, as the chat tells it.
import type { MatchEvent } from "../match/actions.ts";
import { stackText, wonText } from "./stake-texts.ts";
import { nameText, say, type Text } from "./text.ts";

type StakeEvent = Extract<
  MatchEvent,
  {
    type:
      | "stakesSet"
      | "laid"
      | "tookBack"
      | "agreed"
      | "wantsBack"
      | "givenBack"
      | "potLost"
      | "relisted"
      | "potWon";
  }
>;

export function stakeEventText(event: StakeEvent): Text {
  switch (event.type) {
    case "stakesSet":
      return say(event.on ? "chat.stakesOn" : "chat.stakesOff", nameText(event.who.name));
    case "laid":
      return say("chat.laid", nameText(event.who.name), stackText(event.stack));
    case "tookBack":
      return say("chat.tookBack", nameText(event.who.name), stackText(event.stack));
    case "agreed":
      return say("chat.agreed", nameText(event.who.name));
    case "wantsBack":
      return say(event.wants ? "chat.wantsBack" : "chat.wantsNotBack", nameText(event.who.name));
    case "givenBack":
      return event.who === null ? say("chat.allGiveBack") : say("chat.givesBack", nameText(event.who.name));
    case "potLost":
      return say("chat.potLost");
    case "relisted":
      return say("chat.relisted");
    case "potWon":
      return wonText(event.winners);
  }
}
