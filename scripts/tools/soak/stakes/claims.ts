// What the add-on writes into ledgers, held against what the rules say.
import type { Stake as Claim } from "../../../match/ledger.ts";
import type { Because, Written } from "./look.ts";
import { plus, slotKey } from "./lying.ts";
import { isLockedPot, type Oracle, openStakes, type Stake } from "./oracle.ts";
import { type Shares, words } from "./winners.ts";

type PotWritten = Exclude<Written, { readonly match: string }>;

/** What a ledger says of each slot. */
export function claimsOf(written: Written): readonly (readonly [string, Claim])[] {
  if ("match" in written || written.ledger === null) return [];
  return written.ledger.stakes.map((claim) => [slotKey(written.pot, claim.slot), claim]);
}

/** What the ledgers say of whose it is has to be what the rules say; before a game only its player's again. */
export function potWritten(oracle: Oracle, because: Because, { pot, ledger }: PotWritten): readonly string[] {
  const problems: string[] = [];
  oracle.pots.add(pot);
  for (const stake of openStakes(oracle, pot)) {
    const claim = ledger?.stakes.find(({ id }) => id === stake.id);
    if (claim === undefined || stake.gone > 0) continue;
    for (const { from, to } of because.transfers) follow(stake, claim, from, to);
    if (stake.either !== null) continue;
    if (claim.from.id !== stake.from) {
      problems.push(`what ${stake.from} has laid in is written down as ${claim.from.name}'s: ${stake.mark}`);
    }
    const problem = whyWrong(oracle, stake, claim, because);
    if (problem !== null) problems.push(`${problem}: ${claim.stack.amount} of ${stake.mark}`);
  }
  return problems;
}

/** An operator has given everything of one player to another, once that is written down. */
function follow(stake: Stake, { from: claimed, shares }: Claim, from: string, to: string): void {
  if (claimed.id === to && stake.from === from) stake.from = to;
  if (stake.either?.has(from)) stake.either = new Set([...stake.either, to]);
  const isGiven = shares !== null && !shares.some((share) => share.to.id === from);
  if (stake.due === null || !isGiven || !stake.due.has(from)) return;
  const due = new Map<string, number>();
  for (const [id, amount] of stake.due) plus(due, id === from ? to : id, amount);
  stake.due = due;
}

function whyWrong(oracle: Oracle, stake: Stake, { shares }: Claim, because: Because): string | null {
  if (shares === null) return null;
  const claimed = shares.reduce((sum, { amount }) => sum + amount, 0);
  if (claimed < stake.amount && !because.isReached(stake.pot)) oracle.writtenOff.add(stake.id);
  if (oracle.writtenOff.has(stake.id)) return null;
  const says: Shares = new Map(shares.map(({ to, amount }) => [to.id, amount]));
  if (stake.due !== null) {
    return isSame(says, stake.due) ? null : `the rules give ${words(stake.due)}, the ledger ${words(says)}`;
  }
  if (isLockedPot(oracle, stake.pot)) return "something is decided that is still played for";
  const own = new Map([[stake.from, stake.amount]]);
  if (!isSame(says, own)) return `what is ${stake.from}'s is given to ${words(says)}`;
  stake.due = own;
  return null;
}

function isSame(one: Shares, other: Shares): boolean {
  return one.size === other.size && [...one].every(([id, amount]) => other.get(id) === amount);
}
