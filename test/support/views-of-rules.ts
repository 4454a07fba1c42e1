// Matches under any rules, for the tests of screens: a sheet of one or several columns as it stands, and matches that
// are played from the lobby to the end.
import { expect } from "vitest";
import { newTurn } from "../../scripts/engine/game.ts";
import { legalMoves } from "../../scripts/engine/legal-moves.ts";
import type { ChosenRules } from "../../scripts/engine/prepared-rules.ts";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { facesOf, type Seed } from "../../scripts/match/throws.ts";
import type { Card } from "../../scripts/tools/vectors/fields.ts";
import { sheetOf } from "../../scripts/tools/vectors/positions.ts";
import { type LiveLayout, liveRows, MORE } from "../../scripts/ui/live-layout.ts";
import type { Screen } from "../../scripts/ui/screen.ts";
import { screenOf } from "../../scripts/ui/table-screen.ts";
import { dice } from "./dice.ts";
import { ANA, acted, allReady, BEGIN, decidedFor, holding, lobby, started } from "./matches.ts";
import { english, viewOf } from "./views.ts";

export interface Standing {
  /** As on the table; left out before the first roll. */
  readonly faces?: string;
  readonly rollsUsed?: number;
  /** As for `holding`; left out, nothing is held. */
  readonly held?: string;
  readonly savedRolls?: number;
  /** By column. */
  readonly yahtzeeBonuses?: readonly number[];
}

/** Ana alone under these rules, with a card for each column from the first on; what no card names is open. */
export function aloneUnder(rules: ChosenRules, cards: readonly Card[], at: Standing = {}): Match {
  const { faces, rollsUsed = 1, held, savedRolls = 0, yahtzeeBonuses = [] } = at;
  const sheet = { ...sheetOf(rules, cards, yahtzeeBonuses), savedRolls };
  const first = newTurn(rules, 0);
  const turn =
    faces === undefined
      ? first
      : { ...first, rollsUsed, dice: dice(faces), held: held === undefined ? first.held : holding(held) };
  const throws = faces === undefined ? 0 : rollsUsed;
  return { ...started(ANA), rules, throws, game: { rules, sheets: [sheet], turn } };
}

/** What Ana sees of it. */
export function turnUnder(rules: ChosenRules, cards: readonly Card[], at: Standing = {}): Screen {
  return screenOf(viewOf(aloneUnder(rules, cards, at)), { name: "table" });
}

/** The labels whose id begins like this, as they are read. */
export function readLabels({ rows }: Screen, id: string): readonly string[] {
  return rows.flatMap((row) => (row.kind === "label" && row.id.startsWith(id) ? [english(row.text)] : []));
}

/** The categories that can be scored, as they are read. */
export function readCategories({ rows }: Screen): readonly string[] {
  return rows.flatMap((row) => (row.kind === "category" ? [english(row.text)] : []));
}

const SEED: Seed = [7, 7, 7, 7];

/**
 * A match of these players from its lobby to its end as the states that it has been in. In every other turn all dice
 * are rolled as often as that goes; what is scored goes by the throws.
 */
export function statesUnder(rules: ChosenRules, ...players: readonly PlayerRef[]): readonly Match[] {
  const [first = ANA] = players;
  const seated = { ...lobby(...players), rules };
  const ready = allReady(seated);
  const states =
    players.length === 1 ? [seated, ready] : [seated, ready, acted(decidedFor(ready, first), first, BEGIN)];
  for (let now = states.at(-1); now?.game?.turn; now = states.at(-1)) {
    const player = now.players[now.game.turn.player] ?? first;
    const { diceToRoll, score } = legalMoves(now.game);
    const open = score[now.throws % Math.max(1, score.length)];
    const rolls = open === undefined || (diceToRoll > 0 && states.length % 2 === 0);
    const faces = facesOf(SEED, now.throws, diceToRoll);
    states.push(acted(now, player, rolls ? { type: "roll", faces } : { type: "score", ...open }));
  }
  return states;
}

/** The first states and the last ones, and some of those between: the screens of the others are like them. */
export function someOf(states: readonly Match[]): readonly Match[] {
  return states.filter((_, at) => at < 7 || at >= states.length - 3 || at % 13 === 0);
}

/** Every row has its place in the form: each button on one of the two pages that it has, *Stand up* on the first. */
export function expectPlaced(screen: Screen, layout: LiveLayout): void {
  const rows = liveRows(screen, layout);
  const more = liveRows(screen, layout, true);
  expect({ ...more, buttons: [] }).toEqual({ ...rows, buttons: [] });
  const first = rows.first === null ? [] : [rows.first];
  const others = [...rows.head, ...rows.dice, ...first, ...rows.categories.values(), ...rows.text];
  const buttons = new Set([...idsOf(rows.buttons), ...idsOf(more.buttons)]);
  buttons.delete(MORE.id);
  const wanted = idsOf(screen.rows).filter((id) => id !== "close");
  expect([...idsOf(others), ...buttons].sort()).toEqual([...wanted].sort());
  expect(rows.buttons.length).toBeLessThanOrEqual(layout.buttons);
  expect(more.buttons.length).toBeLessThanOrEqual(layout.buttons);
  const onTop = idsOf([...first, ...rows.buttons]);
  expect(onTop.includes("standUp")).toBe(wanted.includes("standUp"));
}

export function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}
