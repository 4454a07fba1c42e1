// Who has won a pot and how it is divided, worked out from the sheets by sums of its own: what the add-on says of it is
// held against this.
import type { Sheet } from "../../../engine/game.ts";
import type { Match } from "../../../match/match.ts";
import { SIDES } from "../../../match/seats.ts";

/** How much each player gets, by id. */
export type Shares = ReadonlyMap<string, number>;

export function words(shares: Shares): string {
  return [...shares].map(([id, amount]) => `${amount} to ${id}`).join(", ");
}

const UPPER = 6;
const sum = (points: readonly (number | null)[]): number =>
  points.reduce<number>((total, point) => total + (point ?? 0), 0);

/** A sheet of Classic. */
export function totalOf({ columns }: Sheet): number {
  return columns.reduce((total, { scores, yahtzeeBonuses }) => {
    const bonus = sum(scores.slice(0, UPPER)) >= 63 ? 35 : 0;
    return total + sum(scores) + bonus + 100 * yahtzeeBonuses;
  }, 0);
}

/** The best of a game that is over, in seat order; who has resigned or was gone on without is not among them. */
export function winnersOf({ game, players, seats }: Match): readonly string[] {
  const finals = (game?.sheets ?? []).flatMap((sheet, at) => {
    const id = players[at]?.id;
    const isOut = sheet.status === "resigned" || sheet.status === "closed";
    return id === undefined || isOut ? [] : [{ id, total: totalOf(sheet) }];
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
