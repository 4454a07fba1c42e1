// What lies in a pot: which stack came from whom, and who is to get it. The ledger is kept in the pot itself, so that one
// save holds both, and a copy of it with the world, which tells of pots that are not loaded. No item is ever made from it.
import { type PlayerRef, SIDES } from "./seats.ts";

/** A stack as people read it. */
export interface Stack {
  readonly typeId: string;
  readonly amount: number;
  /** The game's own key for what it is called. */
  readonly key: string;
  /** The name that it was given in an anvil, without format codes. */
  readonly name: string | null;
}

/** So much of a stack is this player's. */
export interface Share {
  readonly to: PlayerRef;
  readonly amount: number;
  readonly paid: boolean;
}

export interface Stake {
  /** Never comes twice. */
  readonly id: string;
  /** Where it lies in the pot. */
  readonly slot: number;
  readonly from: PlayerRef;
  /** As it was laid in. */
  readonly stack: Stack;
  /** Whose it is now; `null` while it is at stake. */
  readonly shares: readonly Share[] | null;
}

export interface Ledger {
  /** The pot's own id: its entity may become another one. */
  readonly pot: string;
  readonly matchId: string;
  /** The key of the table in whose space the pot is. */
  readonly table: string;
  /** Grows with every change: of two ledgers of one pot the later one has the larger number. */
  readonly serial: number;
  readonly stakes: readonly Stake[];
}

/** A pot has room for so many stacks of each of four players. */
export const STACKS_EACH = 6;
export const POT_SLOTS = SIDES.length * STACKS_EACH;

export function newLedger(pot: string, matchId: string, table: string): Ledger {
  return { pot, matchId, table, serial: 0, stakes: [] };
}

export function atStake({ stakes }: Ledger): readonly Stake[] {
  return stakes.filter(({ shares }) => shares === null);
}

/** A word for exactly what is at stake now, another one after any change; `null` for nothing. */
export function listOf(ledger: Ledger): string | null {
  const listed = atStake(ledger).map(({ id, stack }) => `${id} ${stack.amount}`);
  return listed.length === 0 ? null : hash(listed.sort().join(" "));
}

/** Ids are random, so that 32 bits are enough to tell two lists of one pot apart (FNV-1a). */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** The first slot in which nothing lies, or `null`. @param isTaken by what nobody has laid in. */
export function freePotSlot(
  { stakes }: Ledger,
  isTaken: (slot: number) => boolean = () => false,
): number | null {
  const taken = new Set(stakes.filter(isThere).map(({ slot }) => slot));
  for (let slot = 0; slot < POT_SLOTS; slot++) if (!taken.has(slot) && !isTaken(slot)) return slot;
  return null;
}

/** Whether some of it still lies in the pot. */
function isThere({ shares }: Stake): boolean {
  return shares === null || shares.some(({ paid }) => !paid);
}

function changed(ledger: Ledger, stakes: readonly Stake[]): Ledger {
  return { ...ledger, serial: ledger.serial + 1, stakes };
}

export function withStake(ledger: Ledger, stake: Stake): Ledger {
  return changed(ledger, [...ledger.stakes, stake]);
}

export function withoutStake(ledger: Ledger, id: string): Ledger {
  return changed(
    ledger,
    ledger.stakes.filter((stake) => stake.id !== id),
  );
}

/** Each stack that is at stake is its player's again; the same ledger where there is none. */
export function ownBack(ledger: Ledger, isMeant: (stake: Stake) => boolean = () => true): Ledger {
  return shared(ledger, (stake) => (isMeant(stake) ? whole(stake, stake.from) : null));
}

/**
 * What is at stake goes to the winners: all to a single one; of several each gets their own back and an even part of the
 * rest, and what does not divide goes one by one in this order (design §6).
 * @param winners in seat order; with nobody each stack goes back.
 */
export function awarded(ledger: Ledger, winners: readonly PlayerRef[]): Ledger {
  if (winners.length === 0) return ownBack(ledger);
  let next = 0;
  return shared(ledger, (stake) => {
    if (winners.some(({ id }) => id === stake.from.id)) return whole(stake, stake.from);
    const { amount } = stake.stack;
    const each = winners.map(() => Math.floor(amount / winners.length));
    for (let left = amount % winners.length; left > 0; left--) {
      each[next] = (each[next] ?? 0) + 1;
      next = (next + 1) % winners.length;
    }
    return winners
      .map((to, index): Share => ({ to, amount: each[index] ?? 0, paid: false }))
      .filter((share) => share.amount > 0);
  });
}

function whole({ stack }: Stake, to: PlayerRef): readonly Share[] {
  return [{ to, amount: stack.amount, paid: false }];
}

function shared(ledger: Ledger, share: (stake: Stake) => readonly Share[] | null): Ledger {
  const stakes = ledger.stakes.map((stake) => {
    const shares = stake.shares ?? share(stake);
    return shares === stake.shares ? stake : { ...stake, shares };
  });
  return stakes.every((stake, index) => stake === ledger.stakes[index]) ? ledger : changed(ledger, stakes);
}

export interface Debt {
  readonly stake: Stake;
  readonly amount: number;
  /** Nobody else has a part in what lies there. */
  readonly isRest: boolean;
}

/** What of the pot is this player's and not handed over yet. */
export function owedTo({ stakes }: Ledger, playerId: string): readonly Debt[] {
  return stakes.flatMap((stake) => {
    const open = (stake.shares ?? []).filter(({ paid }) => !paid);
    // Several, where one player was given what another had a share in.
    const own = open.filter(({ to }) => to.id === playerId);
    const amount = own.reduce((sum, share) => sum + share.amount, 0);
    return own.length === 0 ? [] : [{ stake, amount, isRest: own.length === open.length }];
  });
}

/** Everybody to whom something is owed, once. */
export function creditors({ stakes }: Pick<Ledger, "stakes">): readonly PlayerRef[] {
  const open = stakes.flatMap(({ shares }) => shares ?? []).filter(({ paid }) => !paid);
  return [...new Map(open.map(({ to }) => [to.id, to])).values()];
}

/** Everybody whose things lie in the pot, at stake or owed, perhaps more than once. */
export function ownersIn(ledger: Ledger): readonly PlayerRef[] {
  return [...atStake(ledger).map(({ from }) => from), ...creditors(ledger)];
}

/** What a player has back is cut out: it would be theirs too if nobody knew of it, and ledgers have to stay short. */
export function withPaid(ledger: Ledger, stakeId: string, playerId: string): Ledger {
  const stakes = ledger.stakes.map((stake) => {
    if (stake.id !== stakeId || stake.shares === null) return stake;
    const shares = stake.shares.map((share) => (share.to.id === playerId ? { ...share, paid: true } : share));
    return { ...stake, shares };
  });
  return changed(
    ledger,
    stakes.filter((stake) => !isBack(stake)),
  );
}

function isBack({ from, shares }: Stake): boolean {
  return shares?.every(({ to, paid }) => paid && to.id === from.id) === true;
}

/** How much of this stake is at stake or owed. */
export function stillThere({ stakes }: Ledger, id: string): number {
  const stake = stakes.find((known) => known.id === id);
  return stake === undefined ? 0 : openAmount(stake);
}

function openAmount({ stack, shares }: Stake): number {
  const open = shares?.filter(({ paid }) => !paid);
  return open?.reduce((sum, { amount }) => sum + amount, 0) ?? stack.amount;
}

/** Nothing lies in the pot any more. */
export function isEmpty({ stakes }: Ledger): boolean {
  return !stakes.some(isThere);
}

/**
 * The ledger of a pot that has come into the world, and what the world knew of it. They differ where a pot was decided
 * about while it was not loaded, or where a crash kept stores of different ages. What lies in the pot is what counts;
 * whose it is says the later one, and what that one does not know is its player's who laid it in.
 */
export function merged(inPot: Ledger, known: Ledger | null): Ledger {
  if (known === null || known.serial <= inPot.serial) return inPot;
  const stakes = inPot.stakes.map((stake): Stake => {
    const later = known.stakes.find(({ id }) => id === stake.id);
    if (later === undefined) return { ...stake, shares: stake.shares ?? whole(stake, stake.from) };
    return { ...stake, from: later.from, shares: sharesNow(stake, later) };
  });
  return { ...inPot, serial: known.serial + 1, stakes };
}

/** How much of it lies here, and what was handed over, says the pot; who is to get it, the later one. */
function sharesNow(inPot: Stake, later: Stake): readonly Share[] | null {
  if (inPot.shares === null && later.shares !== null) {
    const shares = later.shares.map((share) => ({ ...share, paid: false }));
    const sum = shares.reduce((all, { amount }) => all + amount, 0);
    // It was found incomplete since, and is complete again: what was missing is the first one's.
    const [first, ...others] = shares;
    if (first === undefined) return whole(inPot, later.from);
    return [{ ...first, amount: Math.max(0, first.amount + inPot.stack.amount - sum) }, ...others];
  }
  // By position: the same player may have another id since.
  return (
    inPot.shares?.map((share, index) => ({ ...share, to: later.shares?.[index]?.to ?? share.to })) ?? null
  );
}

/** What is missing of a stack in the pot. */
export interface Loss {
  /** Of the stake. */
  readonly id: string;
  readonly from: PlayerRef;
  readonly stack: Stack;
}

/**
 * The ledger without what does not lie in the pot any more, and what that was: somebody or something has taken it out.
 * @param inSlot what lies there.
 */
export function corrected(
  ledger: Ledger,
  inSlot: (slot: number) => Pick<Stack, "typeId" | "amount"> | null,
): { readonly ledger: Ledger; readonly lost: readonly Loss[] } {
  const lost: Loss[] = [];
  const stakes = ledger.stakes.flatMap((stake): readonly Stake[] => {
    if (!isThere(stake)) return [stake];
    const found = inSlot(stake.slot);
    const there = found?.typeId === stake.stack.typeId ? found.amount : 0;
    const missing = openAmount(stake) - there;
    if (missing <= 0) return [stake];
    lost.push({ id: stake.id, from: stake.from, stack: { ...stake.stack, amount: missing } });
    if (stake.shares === null) {
      return there === 0 ? [] : [{ ...stake, stack: { ...stake.stack, amount: there } }];
    }
    return [{ ...stake, shares: withoutMissing(stake.shares, missing) }];
  });
  return lost.length === 0 ? { ledger, lost } : { ledger: changed(ledger, stakes), lost };
}

/** The last share in the list loses first: no rule names an order, and a fixed one has the same outcome each time. */
function withoutMissing(shares: readonly Share[], missing: number): readonly Share[] {
  let left = missing;
  const kept = [...shares].reverse().map((share): Share => {
    if (share.paid) return share;
    const gone = Math.min(left, share.amount);
    left -= gone;
    // What is gone as a whole keeps its amount: where it turns up after all, that says whose it is.
    return gone === share.amount ? { ...share, paid: true } : { ...share, amount: share.amount - gone };
  });
  return kept.reverse();
}

/** The ledger with everything of one player given to another; the same one where there is nothing to give. */
export function ledgerTransferred(ledger: Ledger, from: string, to: PlayerRef): Ledger {
  const given = (who: PlayerRef): PlayerRef => (who.id === from ? to : who);
  const isNamed = ledger.stakes.some(
    (stake) => stake.from.id === from || stake.shares?.some((share) => share.to.id === from),
  );
  if (!isNamed) return ledger;
  return changed(
    ledger,
    ledger.stakes.map((stake) => ({
      ...stake,
      from: given(stake.from),
      shares: stake.shares?.map((share) => ({ ...share, to: given(share.to) })) ?? null,
    })),
  );
}
