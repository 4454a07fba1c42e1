// Several people at one table, and three ways to play there: live screens, simple screens, typed commands alone.

import { previews } from "../../scripts/engine/legal-moves.ts";
import type { Action } from "../../scripts/match/actions.ts";
import { type Match, sheetOf, waitsFor } from "../../scripts/match/match.ts";
import { decodeMatch, encodeMatch, type MatchRecord } from "../../scripts/match/saved-match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Seed } from "../../scripts/match/throws.ts";
import { MATCH_PROPERTY } from "../../scripts/minecraft/ids.ts";
import { facesNow } from "../../scripts/minecraft/intents.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { greedy } from "../../scripts/tools/play/greedy.ts";
import type { Seating } from "../../scripts/tools/play/seating.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { type Decide, playTurn, type SeenTurn, seesTurn } from "../../scripts/tools/play/turn.ts";
import { sheetLines } from "../../scripts/ui/sheet-lines.ts";
import { categoryName } from "../../scripts/ui/text.ts";
import { worth as worthOf } from "../../scripts/ui/worth.ts";
import { handled } from "./matches.ts";
import { english } from "./views.ts";
import { withProperties } from "./worlds.ts";

/** Everybody of the seating comes back to where they were. */
export function rejoin(world: World, seating: Seating): readonly Player[] {
  return seating.map(([, name]) => world.join(name));
}

/** What a player does, whichever way they have chosen. */
export interface Hand {
  readonly player: Player;
  ready(): void;
  rollForStart(): void;
  /** Whether it is this player's turn, as far as they can tell. */
  isOnTurn(): boolean;
  turn(decide: Decide): void;
  /** The lines of the own sheet, from Ones to the total. */
  sheet(): string;
}

export type Way = "live" | "simple" | "typed";

export const WAYS: readonly Way[] = ["live", "simple", "typed"];

export function handOf(player: Player, way: Way): Hand {
  return way === "typed" ? typingHand(player) : pressingHand(player);
}

function pressingHand(player: Player): Hand {
  const atScreen = (): void => {
    if (player.form === undefined) openBoard(player);
  };
  const press = (button: string): void => {
    atScreen();
    player.press(button);
  };
  return {
    player,
    ready: () => press("Ready"),
    rollForStart: () => press("Roll for the start"),
    isOnTurn: () => {
      atScreen();
      return seesTurn(player);
    },
    turn: (decide) => {
      atScreen();
      playTurn(player, decide);
    },
    sheet: () => {
      atScreen();
      // Who waits sees the own sheet, who is on turn or has played has a button that leads there.
      const own = `Sheet of ${player.name}`;
      const isThere = player.form?.title === own;
      if (!isThere) player.press(player.form?.buttons.includes("Sheets") === true ? "Sheets" : own);
      const lines = sheetOnly(player.form?.body ?? "");
      if (!isThere) player.press("Back");
      return lines;
    },
  };
}

function typingHand(player: Player): Hand {
  const card = (): string => {
    player.type("/yahtzee:card");
    return player.chat.at(-1) ?? "";
  };
  return {
    player,
    ready: () => player.type("/yahtzee:ready"),
    rollForStart: () => player.type("/yahtzee:roll"),
    isOnTurn: () => card().includes(`\n${player.name}'s turn:`),
    turn: (decide) => {
      player.type("/yahtzee:roll");
      for (;;) {
        const decision = decide(readCard(card()));
        if ("score" in decision) {
          typeOut(player, typedScore(decision.score));
          return;
        }
        player.type(typedRoll(decision.hold));
      }
    },
    sheet: () => sheetOnly(card()),
  };
}

/** What stands on the card of whose turn it is, after a roll. */
function readCard(text: string): SeenTurn {
  const [, dice = ""] = /^Dice: ([\d ]+)/m.exec(text) ?? [];
  const [, roll, of] = /roll (\d) of (\d)\.$/m.exec(text) ?? [];
  const open = [...text.matchAll(/^(.+): open, would score (\d+(?: \+ \d+)?)$/gm)];
  return {
    dice: dice.trim().split(" ").map(Number),
    rollsLeft: roll !== of,
    categories: new Map(open.map(([, name = "", points = ""]) => [name, points])),
  };
}

/** Types a line, and once more where that is asked for. */
export function typeOut(player: Player, line: string): void {
  const heard = player.chat.length;
  player.type(line);
  if (player.chat.slice(heard).some((told) => told.includes("Type it again"))) player.type(line);
}

/** `Three of a Kind` is typed `three-kind`. */
function typedScore(category: string): string {
  return `/yahtzee:score ${category.toLowerCase().replace(" of a ", "-").replace(" ", "-")}`;
}

function typedRoll(hold: readonly number[]): string {
  return hold.length === 0 ? "/yahtzee:reroll 1 2 3 4 5" : `/yahtzee:roll keep ${hold.join(" ")}`;
}

function sheetOnly(text: string): string {
  return /^Ones: [\s\S]*^Total: \d+$/m.exec(text)?.[0] ?? "";
}

/** Everybody says ready, rolls off (again where equal) and waits until the first turn starts. */
export function startTogether(world: World, hands: readonly Hand[]): void {
  for (const hand of hands) hand.ready();
  rollOff(world, hands);
}

/** Rolls off until it is decided, and waits until the first turn starts. */
export function rollOff(world: World, hands: readonly Hand[]): void {
  for (;;) {
    const { match } = recordIn(world.save());
    if (match.rollOff === null) return;
    const next = hands.find(({ player }) => throwsNext(match, player.id));
    if (next === undefined) world.tick(100);
    else next.rollForStart();
  }
}

function throwsNext(match: Match, playerId: string): boolean {
  const own = sheetOf(match, playerId);
  return match.rollOff !== null && own !== null && waitsFor(match).includes(own);
}

/** Plays until the match is over, each player with their own hand. */
export function playToEnd(hands: readonly Hand[], decide: Decide = greedy): void {
  for (;;) {
    const next = hands.find((hand) => hand.isOnTurn());
    if (next === undefined) return;
    next.turn(decide);
  }
}

/** The record of the one match in the save. */
export function recordIn(save: WorldSave): MatchRecord {
  const json = save.properties.find(([key]) => key.startsWith(MATCH_PROPERTY))?.[1];
  const decoded = decodeMatch(String(json));
  if (!decoded.ok) throw new Error(decoded.reason.message);
  return decoded.value;
}

/** The save with other secrets behind the throws of its matches. */
export function withSeed(save: WorldSave, seed: Seed): WorldSave {
  return withProperties(save, (key, value) =>
    key.startsWith(MATCH_PROPERTY) ? encodeMatch({ ...recordIn(save), seed }) : value,
  );
}

/** What the one whose turn it is does next, by the rules and the throws that the secret gives. */
interface Next {
  readonly who: PlayerRef;
  readonly action: Action;
  /** The same as it is typed; a zero has to be typed twice. */
  readonly line: string;
}

export function nextMove(record: MatchRecord, decide: Decide = greedy): Next {
  const { match } = record;
  const turn = match.game?.turn;
  const who = match.players[turn?.player ?? -1];
  if (match.game === null || !turn || who === undefined) throw new Error("It is nobody's turn.");
  const faces = facesNow(record);
  if (turn.rollsUsed === 0) return { who, action: { type: "roll", faces }, line: "/yahtzee:roll" };
  const shown = previews(match.game).filter(({ refusal }) => refusal === null);
  const names = new Map(shown.map((preview) => [english(categoryName(preview.category)), preview]));
  const categories = new Map([...names].map(([name, preview]) => [name, worthOf(preview)]));
  const decision = decide({ dice: turn.dice, rollsLeft: turn.rollsUsed < 3, categories });
  if ("score" in decision) {
    const { category = "", column = 0 } = names.get(decision.score) ?? {};
    return { who, action: { type: "score", category, column }, line: typedScore(decision.score) };
  }
  const held = turn.dice.map((_, die) => decision.hold.includes(die + 1));
  return { who, action: { type: "roll", held, faces }, line: typedRoll(decision.hold) };
}

/** The match played on to its end by the rules alone. */
export function simulated(record: MatchRecord, decide: Decide = greedy): Match {
  let { match } = record;
  while (match.game?.turn) {
    const { who, action } = nextMove({ ...record, match }, decide);
    match = handled(match, who, action).match;
  }
  return match;
}

/** A player's sheet of the match as everybody reads it. */
export function sheetText({ game, players }: Match, name: string): string {
  const player = players.findIndex((known) => known.name === name);
  if (game === null || player === -1) throw new Error(`${name} has no sheet.`);
  return sheetLines(game, player).map(english).join("\n");
}

/**
 * What the throws for the start would be with this secret, each player throwing in the order of the names.
 * @returns the rounds that end in a tie, as the names that throw again, and at last who starts.
 */
export function simulatedRollOff(
  record: MatchRecord,
  names: readonly string[],
): readonly (readonly string[])[] {
  let { match } = record;
  const rounds: (readonly string[])[] = [];
  while (rounds.at(-1)?.length !== 1) {
    const next = names.find((name) => {
      const who = match.players.find((known) => known.name === name);
      return who !== undefined && throwsNext(match, who.id);
    });
    const who = match.players.find(({ name }) => name === next);
    if (who === undefined) throw new Error("Nobody throws.");
    const { match: after, events } = handled(match, who, {
      type: "roll",
      faces: facesNow({ ...record, match }),
    });
    match = after;
    for (const event of events) {
      const tied =
        event.type === "rollOffTied" ? event.players : event.type === "rollOffWon" ? [event.player] : null;
      if (tied !== null) rounds.push(tied.map((player) => match.players[player]?.name ?? ""));
    }
  }
  return rounds;
}

/** The first of many secrets that fits. */
export function seedWhere(fits: (seed: Seed) => boolean): Seed {
  for (let word = 1; word < 200_000; word++) {
    const seed: Seed = [word, 2, 3, 4];
    if (fits(seed)) return seed;
  }
  throw new Error("No secret fits.");
}
