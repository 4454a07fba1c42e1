// What players type: dice and stakes by their position, categories by name. Whatever cannot be meant gets a sentence
// that says what could.
import { type PreparedRules, preparedRules } from "../engine/prepared-rules.ts";
import { accept, type Result, refuse } from "../engine/result.ts";
import { RULE_SETS } from "../engine/rule-sets/rule-sets.ts";
import type { Category, CategoryId } from "../engine/rules.ts";
import type { Stack } from "../match/ledger.ts";
import type { Match } from "../match/match.ts";
import type { PlayerRef } from "../match/seats.ts";
import { isLocked } from "../match/stakes.ts";
import { commaed, playerNamed } from "./names.ts";
import { noticeKey, noticeText } from "./notices.ts";
import { houseRuleText, type Played, playedText } from "./rules-text.ts";
import { stackText, standingTexts } from "./stake-texts.ts";
import { takeable } from "./stakes-screen.ts";
import { lines, plainName, say, type Text } from "./text.ts";
import type { SeenStakes } from "./view.ts";

/**
 * Which dice are named, by die from left to right.
 * @param numbers positions from 1 on, as typed.
 */
export function namedDice(numbers: readonly number[], diceCount: number): Result<readonly boolean[], Text> {
  const named = new Array<boolean>(diceCount).fill(false);
  for (const number of numbers) {
    if (!Number.isInteger(number) || number < 1 || number > diceCount) {
      return refuse(say("typed.noSuchDie", number, diceCount));
    }
    if (named[number - 1] === true) return refuse(say("typed.dieTwice", number));
    named[number - 1] = true;
  }
  return accept(named);
}

/** The category of that name, long or short, in any case. */
export function namedCategory(typed: string, { categories }: PreparedRules): Result<CategoryId, Text> {
  const wanted = typed.trim().toLowerCase().replace("-of-a-", "-");
  const found = categories.find((category) => typedNames(category).includes(wanted));
  if (found !== undefined) return accept(found.id);
  return refuse(say("typed.noSuchCategory", plainName(typed).trim() || "?", typedCategories(categories)));
}

/** The position of a column. @param typed from 1 on; to be left out where there is only one. */
export function namedColumn(typed: number | undefined, { columns }: PreparedRules): Result<number, Text> {
  if (typed === undefined && columns.length > 1) return refuse(say("typed.whichColumn", columns.length));
  const column = (typed ?? 1) - 1;
  if (columns[column] !== undefined) return accept(column);
  return refuse(
    columns.length === 1 ? say("typed.oneColumn") : say("typed.noSuchColumn", typed ?? 1, columns.length),
  );
}

/** Whoever is meant by a name, in any case, or by an id where names are equal. */
export function playersNamed<T extends PlayerRef>(typed: string, players: readonly T[]): readonly T[] {
  const plain = (name: string): string => plainName(name).trim().toLowerCase();
  return players.filter(({ id, name }) => id === typed || plain(name) === plain(typed));
}

/** Several players have that name: their ids, to type one instead. */
export function whichText(players: readonly PlayerRef[]): Text {
  const texts = players.map(({ id, name }) => ({ text: `${plainName(name)} ${id}` }));
  return say("typed.whichPlayer", commaed(texts));
}

/** The id of the player of that name who is away; without a name the only one who is. */
export function namedAway(match: Match, name: string | undefined): Result<string, Text> {
  const { absences } = match;
  const away = match.players.filter(({ id }) => absences.some(({ player }) => player === id));
  const named = name === undefined ? away : playersNamed(name, away);
  const [first] = named;
  if (first !== undefined && named.length === 1) return accept(first.id);
  if (absences.length === 0) return refuse(noticeText("notAway"));
  if (name !== undefined && named.length > 1) return refuse(whichText(named));
  const names = absences.map(({ player }) => playerNamed(match, player));
  return refuse(say("typed.whoIsAway", commaed(names)));
}

/** How the stakes stand, with the numbers by which the player takes own ones back. */
export function stakesTyped(view: SeenStakes): Text {
  const { stakes } = view;
  const standing = standingTexts(view);
  const own = takeable(view).map(({ stack }, index) => say("typed.stake", index + 1, stackText(stack)));
  return lines([
    ...(standing.length === 0 ? [noticeText("stakesOff")] : standing),
    ...(own.length === 0 ? [] : [say("typed.ownStakes", commaed(own))]),
    ...owedTyped(stakes.owed),
  ]);
}

/** What waits for the player, and how it comes. */
export function owedTyped(owed: readonly Stack[]): readonly Text[] {
  return owed.length === 0 ? [] : [say("typed.owed", commaed(owed.map(stackText)))];
}

/** The id of the player's stake of that number. @param number from 1 on, as `stakesTyped` tells them. */
export function namedStake(number: number, view: SeenStakes): Result<string, Text> {
  const own = takeable(view);
  const stake = own[number - 1];
  if (stake !== undefined) return accept(stake.id);
  if (own.length > 0) return refuse(say("typed.noSuchStake", number, own.length));
  return refuse(say(isLocked(view.match) ? noticeKey("potLocked") : noticeKey("nothingToTake")));
}

/** What is played, the names of its categories, and the numbers by which house rules are changed. */
export function rulesTyped(played: Played): Text {
  const { ruleSet, houseRules } = played.rules;
  const numbered = RULE_SETS[ruleSet].houseRules.map(({ id }, index) =>
    say("typed.houseRule", index + 1, houseRuleText(id, houseRules[id] ?? "")),
  );
  return lines([
    playedText(played),
    say("typed.categories", typedCategories(preparedRules(played.rules).categories)),
    ...(numbered.length === 0 ? [] : [say("typed.houseRules", commaed(numbered))]),
  ]);
}

/** *ones (s1), twos (s2), … full-house (fh)*: names that every parser takes for a word. */
export function typedCategories(categories: readonly Category[]): string {
  return categories
    .map((category) => {
      const [long = "", ...short] = typedNames(category).filter((name) => /^[a-z-]+\d?$/.test(name));
      return short.length === 0 ? long : `${long} (${short.join(", ")})`;
    })
    .join(", ");
}

/** The long name first: `full-house`, then `fh`; a name like `3k` is also `k3`, which is a word to every parser. */
function typedNames({ id, short }: Category): readonly string[] {
  return [
    typedName(id),
    ...short.flatMap((name) => (/^\d/.test(name) ? [[...name].reverse().join(""), name] : [name])),
  ];
}

/** An id as it is typed: `fullHouse` is `full-house`. */
export function typedName(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
