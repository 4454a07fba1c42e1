// One look after the other: nothing comes from nowhere and nothing is lost; what goes into a pot comes out of the pockets
// of its player, and what goes out of it goes to whom the rules name.
import type { Stake as Claim } from "../../../match/ledger.ts";
import { claimsOf, potWritten } from "./claims.ts";
import { matchWritten } from "./decisions.ts";
import { type Change, laidIn, wentOut } from "./flows.ts";
import type { Look } from "./look.ts";
import { nowhere, plus, spreadOf } from "./lying.ts";
import { isLockedPot, type Oracle, openOf } from "./oracle.ts";

/** Takes in a look. @returns what is wrong, in words. */
export function see(oracle: Oracle, look: Look): readonly string[] {
  const problems: string[] = [];
  const before = spreadOf(oracle.lying);
  const after = spreadOf(look.lying);
  const mayGo = spreadOf(oracle.lying.filter(({ at }) => at.in !== "pockets" && look.mayGo.has(at.entity)));
  const changes = [...new Set([...before.keys(), ...after.keys(), ...oracle.made.keys()])].map(
    (mark): Change => ({
      mark,
      was: before.get(mark) ?? nowhere(),
      is: after.get(mark) ?? nowhere(),
      gone: 0,
    }),
  );
  for (const { mark, amount } of look.made) plus(oracle.made, mark, amount);
  for (const change of changes) {
    const missing = (oracle.made.get(change.mark) ?? 0) - change.is.total;
    change.gone = Math.max(0, Math.min(missing, mayGo.get(change.mark)?.total ?? 0));
    plus(oracle.made, change.mark, -missing);
    const unexplained = missing - change.gone;
    if (unexplained > 0) problems.push(`${unexplained} of ${change.mark} are lost`);
    if (unexplained < 0) problems.push(`${-unexplained} of ${change.mark} come from nowhere`);
  }
  oracle.lying = look.lying;
  const wereLocked = new Set(oracle.stakes.map(({ pot }) => pot).filter((pot) => isLockedPot(oracle, pot)));
  const claims = asLaidIn(look.written.flatMap(claimsOf));
  for (const change of changes) problems.push(...laidIn(oracle, change, claims, wereLocked));
  for (const written of look.written) {
    if ("match" in written) problems.push(...matchWritten(oracle, look.because, written));
    else problems.push(...potWritten(oracle, look.because, written));
  }
  for (const change of changes)
    problems.push(...wentOut(oracle, change, mayGo.get(change.mark) ?? nowhere()));
  return problems;
}

/** What has to hold in the end: every pot is empty, and every stake is with whom the rules name. */
export function unsettled(oracle: Oracle): readonly string[] {
  const lying = spreadOf(oracle.lying.filter(({ at }) => at.in === "pot"));
  const left = [...lying].flatMap(([mark, { pots }]) =>
    [...pots].map(([key, amount]) => `${amount} of ${mark} are left in the pot ${key}`),
  );
  const open = oracle.stakes.filter((stake) => openOf(stake) > 0);
  return [...left, ...open.map(({ mark, from }) => `the stake ${mark} of ${from} has gone to nobody`)];
}

/** What is laid in last in each slot, as it was written first: an operator may have given it away since. */
function asLaidIn(claims: readonly (readonly [string, Claim])[]): ReadonlyMap<string, Claim> {
  const last = new Map(claims);
  return new Map(
    [...last].map(([key, claim]) => {
      const [, first = claim] = claims.find(([slot, { id }]) => slot === key && id === claim.id) ?? [];
      return [key, first];
    }),
  );
}
