// Item stakes in words: a stack, what each player has laid in and how that stands, what came of it.
import type { Loss, Stack, Stake } from "../match/ledger.ts";
import { isRunning, type Match } from "../match/match.ts";
import { type PlayerRef, seatedPlayers } from "../match/seats.ts";
import { isAgreed, isLocked, type Stakes, whoDisagrees } from "../match/stakes.ts";
import { commaed, listed } from "./names.ts";
import { noticeText } from "./notices.ts";
import { playedText } from "./rules-text.ts";
import { gameText, lines, nameText, plainName, say, type Text } from "./text.ts";
import type { SeenStakes, StakesView } from "./view.ts";

/** *64 × Diamond*, *Diamond Sword “Excalibur”*: a given name never stands without, and comes after, the game's own. */
export function stackText({ amount, key, name }: Stack): Text {
  const given = plainName(name ?? "").trim();
  const what = given === "" ? gameText(key) : say("stakes.named", given, gameText(key));
  return amount === 1 ? what : say("stakes.stack", amount, what);
}

/** *64 × Diamond of Ana* */
function stackOf(stack: Stack, from: PlayerRef): Text {
  return say("stakes.of", stackText(stack), nameText(from.name));
}

/** All that is to be read of the stakes of this match, line by line; nothing where there are none. */
export function standingTexts({ match, stakes: seen, operators }: SeenStakes): readonly Text[] {
  const { stakes } = match;
  if (stakes === null) return [];
  if (stakes.won !== null) return [wonText(stakes.won), ...winnings(stakes.won, seen.laid)];
  return [
    stakesText(match, seen),
    ...(isRunning(match) ? whilePlayed : beforeGame)(match, stakes),
    ...operatorsTexts(operators),
  ];
}

/** What each winner has of others. */
function winnings(won: readonly PlayerRef[], laid: readonly Stake[]): readonly Text[] {
  return won.flatMap(({ id, name }) => {
    const stacks = laid.flatMap(({ from, stack, shares }) =>
      (shares ?? [])
        .filter(({ to }) => to.id === id && from.id !== id)
        .map(({ amount }) => stackOf({ ...stack, amount }, from)),
    );
    return stacks.length === 0 ? [] : [say("stakes.wins", nameText(name), commaed(stacks))];
  });
}

/** Who could take the table away from a match that goes badly for them. */
function operatorsTexts(operators: readonly PlayerRef[]): readonly Text[] {
  return operators.length === 0 ? [] : [say("stakes.operators", namesOf(operators))];
}

/** The question before a typed word agrees: to exactly what it names, under these rules. */
export function agreeText({ match, stakes, operators }: SeenStakes): Text {
  const list = [stakesText(match, stakes), ...operatorsTexts(operators)];
  return lines([...list, playedText(match), say("stakes.terms"), say("typed.agreeAgain")]);
}

/** What each player has laid in, those too who have laid in nothing. */
export function stakesText(
  match: Match,
  { laid, unreadable }: Pick<StakesView, "laid" | "unreadable">,
): Text {
  if (unreadable) return noticeText("potNotReadable");
  if (laid.length === 0) return say("stakes.nothingYet");
  const players = isRunning(match) ? match.players : seatedPlayers(match.seats);
  // Whoever has just got up is in the list until what they laid in is back.
  const all = new Map([...players, ...laid.map(({ from }) => from)].map((player) => [player.id, player]));
  const each = [...all.values()].map((player) => {
    const own = stakesOf(laid, player.id).map(({ stack }) => stackText(stack));
    const what = own.length === 0 ? say("stakes.nothing") : commaed(own);
    return say("stakes.laid", nameText(player.name), what);
  });
  return lines([say("stakes.atStake"), ...each]);
}

export function stakesOf(laid: readonly Stake[], playerId: string): readonly Stake[] {
  return laid.filter(({ from }) => from.id === playerId);
}

/** Who has agreed and who has not. */
function beforeGame(match: Match, { agreed }: Stakes): readonly Text[] {
  const seated = seatedPlayers(match.seats);
  const have = seated.filter(({ id }) => agreed.includes(id));
  const havent = isAgreed(match) ? [] : whoDisagrees(match);
  return [
    ...(have.length === 0 ? [] : [say("stakes.agreed", namesOf(have))]),
    ...(havent.length === 0 ? [] : [say("stakes.waiting", namesOf(havent))]),
    ...(seated.length === 1 ? [say("stakes.alone")] : []),
  ];
}

/** Whether somebody can still take something back, and who wants everything given back. */
function whilePlayed(match: Match, { giveBack }: Stakes): readonly Text[] {
  const want = match.players.filter(({ id }) => giveBack.includes(id));
  return [
    say(isLocked(match) ? "stakes.locked" : "stakes.notYetLocked"),
    ...(want.length === 0 ? [] : [say("stakes.wantBack", namesOf(want))]),
  ];
}

/** *The pot goes to Ana.*, *Ana and Ben share the pot.* */
export function wonText(winners: readonly PlayerRef[]): Text {
  return say(winners.length === 1 ? "stakes.won" : "stakes.shared", namesOf(winners));
}

function namesOf(players: readonly PlayerRef[]): Text {
  return listed(players.map(({ name }) => nameText(name)));
}

/** What is gone from a pot. */
export function lostText(lost: readonly Loss[]): Text {
  return say("stakes.lost", commaed(lost.map(({ stack, from }) => stackOf(stack, from))));
}

/** What has just come out of a pot into the reader's inventory. */
export function handedOverText(stacks: readonly Stack[]): Text {
  return say("stakes.handedOver", commaed(stacks.map(stackText)));
}

/** @param slots how many more the reader needs. */
export function noRoomText(slots: number): Text {
  const missing = slots === 1 ? say("stakes.oneSlot") : say("stakes.slots", slots);
  return say("stakes.noRoom", missing);
}
