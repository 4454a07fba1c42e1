// One look after the other: nothing comes from nowhere and nothing is lost; what goes into a pot comes out of the pockets
// of its player, and what goes out of it goes to whom the rules name.
import type { Stake as Claim } from "../../../match/ledger.ts";
import { matchWritten } from "./decisions.ts";
import type { Because, Look, Written } from "./look.ts";
import { type Lying, nowhere, plus, type Spread, slotKey, spreadOf } from "./lying.ts";
import { isLockedPot, type Oracle, openOf, openStakes, type Stake, stakeAt } from "./oracle.ts";
import type { Shares } from "./winners.ts";

/** Takes in a look. @returns what is wrong, in words. */
export function see(oracle: Oracle, look: Look): readonly string[] {
  const problems: string[] = [];
  const before = spreadOf(oracle.lying);
  const after = spreadOf(look.lying);
  const mayGo = spreadOf(oracle.lying.filter(({ at }) => at.in !== "pockets" && look.mayGo.has(at.entity)));
  const changes = [...new Set([...before.keys(), ...after.keys(), ...oracle.made.keys()])].map((mark) => ({
    mark,
    was: before.get(mark) ?? nowhere(),
    is: after.get(mark) ?? nowhere(),
    gone: 0,
  }));
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
  const claims = new Map(look.written.flatMap(claimsOf));
  for (const change of changes) problems.push(...laidIn(oracle, change, claims, wereLocked));
  for (const written of look.written) {
    if ("match" in written) problems.push(...matchWritten(oracle, look.because, written));
    else problems.push(...potWritten(oracle, look, written));
  }
  for (const change of changes)
    problems.push(...wentOut(oracle, change, mayGo.get(change.mark) ?? nowhere()));
  return problems;
}

type PotWritten = Exclude<Written, { readonly match: string }>;

interface Change {
  readonly mark: string;
  readonly was: Spread;
  readonly is: Spread;
  gone: number;
}

function slotsOf({ was, is }: Change): readonly (readonly [string, number])[] {
  const slots = new Set([...was.pots.keys(), ...is.pots.keys()]);
  return [...slots].map((slot) => [slot, (is.pots.get(slot) ?? 0) - (was.pots.get(slot) ?? 0)]);
}

/** What a ledger says of each slot. */
function claimsOf(written: Written): readonly (readonly [string, Claim])[] {
  if ("match" in written || written.ledger === null) return [];
  return written.ledger.stakes.map((claim) => [slotKey(written.pot, claim.slot), claim]);
}

/** More of it lies in a pot than before. */
function laidIn(
  oracle: Oracle,
  change: Change,
  claims: ReadonlyMap<string, Claim>,
  wereLocked: ReadonlySet<string>,
): readonly string[] {
  const { mark, was, is } = change;
  const problems: string[] = [];
  for (const [key, amount] of slotsOf(change)) {
    if (amount <= 0) continue;
    const { pot, slot } = ofKey(key);
    const stake = claims.get(key);
    if (stake === undefined || oracle.stakes.some(({ id }) => id === stake.id)) {
      problems.push(`${amount} of ${mark} lie in slot ${key}, and no ledger says whose they are`);
      continue;
    }
    const from = stake.from.id;
    // What lay on the ground may have been picked up just before.
    const fell =
      (was.pockets.get(from) ?? 0) - (is.pockets.get(from) ?? 0) + Math.max(0, was.ground - is.ground);
    if (fell < amount) {
      problems.push(`${amount} of ${mark} lie in the pot for ${stake.from.name} and were not theirs`);
    }
    if (stake.stack.amount !== amount) {
      problems.push(`${amount} of ${mark} lie in the pot, and the ledger says ${stake.stack.amount}`);
    }
    if (wereLocked.has(pot)) problems.push(`${amount} of ${mark} are laid in while the pot is played for`);
    oracle.stakes.push({
      ...{ id: stake.id, pot, slot, mark, amount, from },
      ...{ due: null, got: new Map(), gone: 0, either: null },
    });
  }
  return problems;
}

function ofKey(key: string): { readonly pot: string; readonly slot: number } {
  const at = key.lastIndexOf(" ");
  return { pot: key.slice(0, at), slot: Number(key.slice(at + 1)) };
}

/** What the ledgers say of whose it is has to be what the rules say; before a game only its player's again. */
function potWritten(oracle: Oracle, { because }: Look, { pot, ledger }: PotWritten): readonly string[] {
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

function words(shares: Shares): string {
  return [...shares].map(([id, amount]) => `${amount} to ${id}`).join(", ");
}

/** Less of it lies in a pot than before. */
function wentOut(oracle: Oracle, change: Change, mayGo: Spread): readonly string[] {
  const { mark, was, is } = change;
  const problems: string[] = [];
  const rose = new Map<string, number>();
  for (const [id, now] of is.pockets) {
    const more = now - (was.pockets.get(id) ?? 0);
    if (more > 0) rose.set(id, more);
  }
  const destroyed = Math.max(0, Math.min(was.copies - is.copies, change.gone, mayGo.copies));
  change.gone -= destroyed;
  const paid = was.copies - is.copies - destroyed;
  if (paid > 0) problems.push(`${paid} of ${mark} go out of the copy of a pot`);
  for (const [key, more] of slotsOf(change)) {
    let out = -more;
    if (out <= 0) continue;
    const { pot, slot } = ofKey(key);
    const stake = stakeAt(oracle, pot, slot);
    const vanished = Math.min(out, change.gone, mayGo.pots.get(key) ?? 0);
    change.gone -= vanished;
    out -= vanished;
    if (vanished > 0) oracle.harmed.add(pot);
    if (stake !== undefined) stake.gone += vanished;
    if (out > 0 && stake === undefined)
      problems.push(`${out} of ${mark} go out of a pot in which nobody had any`);
    if (stake !== undefined) problems.push(...handedOut(oracle, stake, out, rose));
  }
  return problems;
}

/** @param rose who has how much more than before; what is explained is taken off. */
function handedOut(
  { endings }: Oracle,
  stake: Stake,
  amount: number,
  rose: Map<string, number>,
): readonly string[] {
  const { mark, from, due, got, either } = stake;
  let left = amount;
  const give = (id: string, most: number): void => {
    const part = Math.max(0, Math.min(left, most, rose.get(id) ?? 0));
    if (part === 0) return;
    left -= part;
    plus(rose, id, -part);
    plus(got, id, part);
    endings.push(`hands something out to ${id === from ? "whose it was" : "who has won it"}`);
  };
  for (const [id, share] of due ?? []) give(id, share - (got.get(id) ?? 0));
  for (const id of either ?? []) give(id, left);
  if (left === 0) return [];
  const [other] = rose.keys();
  const who = other === undefined ? "nobody" : `${other} gets ${left} of ${mark} out of a pot, and`;
  if (other !== undefined) give(other, left);
  const right = due === null ? "they are still at stake" : `the rules give ${words(due)}`;
  return other === undefined
    ? [`${left} of ${mark} go out of a pot into nobody's pockets`]
    : [`${who} ${right}`];
}

/** What has to hold in the end: every pot is empty, and every stake is with whom the rules name. */
export function unsettled(oracle: Oracle): readonly string[] {
  const lying = spreadOf(oracle.lying.filter(({ at }: Lying) => at.in === "pot"));
  const left = [...lying].flatMap(([mark, { pots }]) =>
    [...pots].map(([key, amount]) => `${amount} of ${mark} are left in the pot ${key}`),
  );
  const open = oracle.stakes.filter((stake) => openOf(stake) > 0);
  return [...left, ...open.map(({ mark, from }) => `the stake ${mark} of ${from} has gone to nobody`)];
}
