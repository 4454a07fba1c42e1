// What operators read of the tables and pots of a world and of its settings.
import { roundOf } from "../engine/game.ts";
import type { Stack, Stake } from "../match/ledger.ts";
import { type Match, stageOf } from "../match/match.ts";
import type { PotRecord } from "../match/saved-pot.ts";
import type { TableRecord } from "../match/saved-table.ts";
import { WORLD_SETTING_NAMES, WORLD_SETTINGS, type WorldSetting } from "../match/saved-world-settings.ts";
import type { PlayerRef } from "../match/seats.ts";
import { commaed, listed, playerName, playerNamed } from "./names.ts";
import { stackText } from "./stake-texts.ts";
import { joined, lines, nameText, say, type Text } from "./text.ts";

/** A table as an operator is told of it; `table` is `null` where its record cannot be read. */
export interface TableEntry {
  /** *0 64 0 overworld* */
  readonly place: string;
  readonly table: TableRecord | null;
  /** What is played there; `null` where the board went away. */
  readonly match: Match | null;
  /** Where it is not, the match is kept and a blank one stands in for it. */
  readonly isReadable: boolean;
  /** Whole days since something was last done in the match; `null` where nobody knows. */
  readonly days: number | null;
}

/** More lines than these push everything else out of the chat. */
export const LINES = 20;

/** @param count of all tables. @param entries the first of them. */
export function tableList(count: number, entries: readonly TableEntry[]): Text {
  if (count === 0) return say("operator.noTables");
  return listText(say("operator.tables", count), count, entries.map(tableLine));
}

function listText(head: Text, count: number, entries: readonly Text[]): Text {
  const more = count - entries.length;
  return lines([head, ...entries, ...(more > 0 ? [say("operator.more", more)] : [])]);
}

function tableLine(entry: TableEntry): Text {
  return say("operator.table", entry.place, ownerText(entry.table), stageText(entry));
}

/** All that is known of one table. */
export function tableDetails(entry: TableEntry): Text {
  const { match, days } = entry;
  return lines([
    tableLine(entry),
    ...(match === null ? [] : [say("operator.match", match.id)]),
    ...(match === null || match.absences.length === 0
      ? []
      : [say("operator.away", commaed(match.absences.map(({ player }) => playerNamed(match, player))))]),
    ...(days === null ? [] : [say("operator.days", days)]),
  ]);
}

function ownerText(table: TableRecord | null): Text {
  if (table === null) return say("operator.notReadable");
  return table.owner === null ? say("operator.public") : say("operator.owner", nameText(table.owner.name));
}

function stageText({ table, match, isReadable }: TableEntry): Text {
  if (table === null) return say("operator.matchNotReadable");
  if (match === null) return say("operator.boardOff");
  if (!isReadable) return commaed([say("operator.notReadable"), say("operator.matchNotReadable")]);
  const names = match.players.map((_, player) => playerName(match, player));
  switch (stageOf(match)) {
    case "lobby":
      return say("operator.lobby");
    case "rollOff":
      return say("operator.rollOff", listed(names));
    case "finished":
      return say("operator.finished", listed(names));
    case "playing": {
      const round = match.game === null ? 1 : roundOf(match.game, match.game.turn?.player ?? 0);
      return say("operator.playing", listed(names), round);
    }
  }
}

/** A pot, and where it is: *0 64 0 overworld*. */
export interface PotEntry {
  readonly place: string;
  readonly pot: PotRecord;
}

/** @param count of all pots. @param entries the first of them. @param unreadable how many more cannot be read. */
export function potList(count: number, entries: readonly PotEntry[], unreadable = 0): Text {
  if (count + unreadable === 0) return say("operator.noPots");
  const list = listText(say("operator.pots", count), count, entries.map(potLine));
  return lines([list, ...unreadableTexts(unreadable)]);
}

function unreadableTexts(pots: number): readonly Text[] {
  return pots === 0 ? [] : [say("operator.potsUnreadable", pots)];
}

/** Each stack, who laid it in and whose it is now; then what is gone. */
function potLine({ place, pot: { ledger, lost } }: PotEntry): Text {
  const gone = lost.map(({ stack, from }) => say("operator.stakeLost", laidBy(stack, from)));
  return say("operator.pot", place, joined([...ledger.stakes.flatMap(stakeTexts), ...gone], SEMICOLON));
}

function laidBy(stack: Stack, from: PlayerRef): Text {
  return say("operator.laidBy", stackText(stack), nameText(from.name));
}

const SEMICOLON: Text = { text: "; " };

function stakeTexts({ stack, from, shares }: Stake): readonly Text[] {
  if (shares === null) return [say("operator.atStake", laidBy(stack, from))];
  return shares
    .filter(({ paid }) => !paid)
    .map(({ to, amount }) => say("operator.owed", laidBy({ ...stack, amount }, from), nameText(to.name)));
}

/** For whom something still lies in pots, which are lost with the add-on. */
export function stillOwedTexts(players: readonly PlayerRef[], unreadable: number): readonly Text[] {
  const names = players.map(({ name }) => nameText(name));
  return [
    ...(names.length === 0 ? [] : [say("operator.stillOwed", listed(names))]),
    ...unreadableTexts(unreadable),
  ];
}

/** Every setting with its value, what it may be and what it means. */
export function settingsText(values: Readonly<Record<WorldSetting, number>>): Text {
  return lines(WORLD_SETTING_NAMES.map((setting) => settingText(setting, values[setting])));
}

export function settingText(setting: WorldSetting, value: number): Text {
  return say("operator.setting", setting, value, say(`setting.${setting}`));
}

/** What would be right instead of a value that is not. */
export function settingRange(setting: WorldSetting): Text {
  const { low, high } = WORLD_SETTINGS[setting];
  const zero = "zero" in WORLD_SETTINGS[setting];
  return say(zero ? "operator.zeroOrRange" : "operator.range", setting, low, high);
}
