// What happens to item stakes, as the chat tells it.
import type { MatchEvent } from "../match/commands.ts";
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
      return say(event.on ? "yahtzee.chat.stakesOn" : "yahtzee.chat.stakesOff", nameText(event.who.name));
    case "laid":
      return say("yahtzee.chat.laid", nameText(event.who.name), stackText(event.stack));
    case "tookBack":
      return say("yahtzee.chat.tookBack", nameText(event.who.name), stackText(event.stack));
    case "agreed":
      return say("yahtzee.chat.agreed", nameText(event.who.name));
    case "wantsBack":
      return say(
        event.wants ? "yahtzee.chat.wantsBack" : "yahtzee.chat.wantsNotBack",
        nameText(event.who.name),
      );
    case "givenBack":
      return event.who === null
        ? say("yahtzee.chat.allGiveBack")
        : say("yahtzee.chat.givesBack", nameText(event.who.name));
    case "potLost":
      return say("yahtzee.chat.potLost");
    case "relisted":
      return say("yahtzee.chat.relisted");
    case "potWon":
      return wonText(event.winners);
  }
}
