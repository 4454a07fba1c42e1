// What happens to item stakes, in the words of the chat.
import { expect, it } from "vitest";
import { stakeEventText } from "../../scripts/ui/stake-events.ts";
import { ANA, BEN, CEM } from "../support/matches.ts";
import { DIAMONDS, SWORD } from "../support/staked.ts";
import { english } from "../support/views.ts";

type StakeEvent = Parameters<typeof stakeEventText>[0];

it.each<[StakeEvent, string]>([
  [{ type: "stakesSet", who: ANA, on: true }, "Ana turns item stakes on: use the table to lay something in."],
  [
    { type: "stakesSet", who: ANA, on: false },
    "Ana turns item stakes off: each stake goes back to the player who laid it in.",
  ],
  [{ type: "laid", who: BEN, stack: DIAMONDS }, "Ben lays in 64 × item.diamond.name."],
  [{ type: "tookBack", who: BEN, stack: SWORD }, "Ben takes back item.diamond_sword.name “Excalibur”."],
  [{ type: "agreed", who: BEN }, "Ben agrees to what is at stake."],
  [
    { type: "wantsBack", who: BEN, wants: true },
    "Ben wants every stake given back. It happens when all who play want it: use the table, or type /yahtzee:stakes return.",
  ],
  [{ type: "wantsBack", who: BEN, wants: false }, "Ben would play for the stakes after all."],
  [{ type: "givenBack", who: null }, "All want it: each stake goes back to the player who laid it in."],
  [{ type: "givenBack", who: CEM }, "Cem gives each stake back to the player who laid it in."],
  [
    { type: "potLost" },
    "Not all that was at stake is in the pot: each stake that is there goes back, and the match goes on without.",
  ],
  [
    { type: "relisted" },
    "What is at stake has changed: nobody is ready any more, nor has anybody agreed to it.",
  ],
  [{ type: "potWon", winners: [ANA] }, "The pot goes to Ana."],
  [{ type: "potWon", winners: [ANA, BEN, CEM] }, "Ana, Ben and Cem share the pot."],
])("%j reads %s", (event, words) => {
  expect(english(stakeEventText(event))).toBe(words);
});
