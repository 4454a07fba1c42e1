// Who has won a pot and how it is divided, worked out from the sheets by sums of its own: what the add-on says of it is
// held against this.
import type { Sheet } from "../../../engine/game.ts";
import { type ChosenRules, preparedRules } from "../../../engine/prepared-rules.ts";
import type { Match } from "../../../match/match.ts";
import { SIDES } from "../../../match/seats.ts";

/** How much each player gets, by id. */
export type Shares = ReadonlyMap<string, number>;

export function words(shares: Shares): string {
  return [...shares].map(([id, amount]) => `${amount} to ${id}`).join(", ");
}

/** Every rule set begins with Ones to Sixes. */
const UPPER = 6;
const sum = (points: readonly (number | null)[]): number =>
  points.reduce<number>((total, point) => total + (point ?? 0), 0);

export function totalOf({ columns }: Sheet, chosen: ChosenRules): number {
  const rules = preparedRules(chosen);
  const { points = 0, cap = null } = rules.yahtzee?.bonus ?? {};
  return columns.reduce((total, { scores, yahtzeeBonuses }, column) => {
    const upper = sum(scores.slice(0, UPPER));
    const bonus = Math.max(0, ...rules.upperBonus.map((step) => (upper >= step.at ? step.points : 0)));
    const yahtzees = points * Math.min(yahtzeeBonuses, cap ?? yahtzeeBonuses);
    return total + (rules.columns[column]?.multiplier ?? 0) * (sum(scores) + bonus + yahtzees);
  }, 0);
}

/**
 * The best of a game that is over, in seat order; who has resigned or was gone on without is not among them. Who has won
 * outright has won alone.
 */
export function winnersOf({ game, players, seats }: Match): readonly string[] {
  const outright = game?.sheets.findIndex(({ status }) => status === "won") ?? -1;
  if (outright !== -1) return [players[outright]?.id ?? ""];
  const finals = (game?.sheets ?? []).flatMap((sheet, at) => {
    const id = players[at]?.id;
    const isOut = sheet.status === "resigned" || sheet.status === "closed";
    return id === undefined || isOut ? [] : [{ id, total: game === null ? 0 : totalOf(sheet, game.rules) }];
  });
  const best = Math.max(...finals.map(({ total }) => total));
  const winners = finals.filter(({ total }) => total === best).map(({ id }) => id);
  const seated = SIDES.flatMap((side) => seats[side]?.id ?? []);
  return [...seated.filter((id) => winners.includes(id)), ...winners.filter((id) => !seated.includes(id))];
}

/**
 * All to one winner; several get their own back and share the rest evenly, and what does not divide goes one by one, from
 * the first of them on, through the whole pot (design §6).
 * @param laid in the order in which it was laid in.
 */
export function division(
  laid: readonly { readonly from: string; readonly amount: number }[],
  winners: readonly string[],
): readonly Shares[] {
  let turn = 0;
  return laid.map(({ from, amount }) => {
    if (winners.includes(from)) return new Map([[from, amount]]);
    const each = Math.floor(amount / winners.length);
    const shares = new Map(winners.map((id) => [id, each]));
    for (let rest = amount - each * winners.length; rest > 0; rest--) {
      const next = winners[turn++ % winners.length] ?? "";
      shares.set(next, (shares.get(next) ?? 0) + 1);
    }
    return new Map([...shares].filter(([, share]) => share > 0));
  });
}
