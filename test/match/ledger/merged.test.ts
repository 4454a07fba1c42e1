// A pot comes into the world, and what lies in it is older or newer than what the world knows of it.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  awarded,
  corrected,
  type Ledger,
  ledgerTransferred,
  merged,
  owedTo,
  ownBack,
  type Stake,
  withoutStake,
  withPaid,
  withStake,
} from "../../../scripts/match/ledger.ts";
import type { PlayerRef } from "../../../scripts/match/seats.ts";
import { frozen } from "../../support/games.ts";
import { ANA, BEN, CEM } from "../../support/matches.ts";
import { picks } from "../../support/random-commands.ts";
import { type Moment, randomHistory } from "./histories.ts";
import { laidIn, openOf, stackOf, whose } from "./ledgers.ts";

const LAID = laidIn([ANA, 64], [BEN, 16]);
const NEW: PlayerRef = { id: "new", name: "New" };

describe("a pot of which the world knows", () => {
  it.each<[string, Ledger | null]>([
    ["nothing", null],
    ["the same", LAID],
    ["less", laidIn([ANA, 64])],
  ])("%s is as it says itself", (_, known) => {
    expect(merged(frozen(LAID), frozen(known))).toBe(LAID);
  });

  it.each<[string, Ledger, readonly string[]]>([
    ["was won", awarded(LAID, [BEN]), ["64 Ben", "16 Ben"]],
    ["was shared", awarded(LAID, [ANA, BEN]), ["64 Ana", "16 Ben"]],
    ["was given back", ownBack(LAID), ["64 Ana", "16 Ben"]],
    ["is somebody else's now", ledgerTransferred(awarded(LAID, [BEN]), BEN.id, NEW), ["64 New", "16 New"]],
    ["was another's at stake", ledgerTransferred(LAID, ANA.id, NEW), ["64 at stake", "16 at stake"]],
  ])("while it was not loaded, that it %s, holds it for them", (_, known, expected) => {
    const ledger = merged(frozen(LAID), frozen(known));
    expect(whose(ledger)).toEqual(expected);
    expect(ledger.serial).toBeGreaterThan(known.serial);
  });

  it("while it was not loaded, that another has what was one player's, gives it back to that other", () => {
    const ledger = merged(LAID, ledgerTransferred(LAID, ANA.id, NEW));
    expect(whose(ownBack(ledger))).toEqual(["64 New", "16 Ben"]);
  });

  it("owes again what was handed over and lies there again, to the same player", () => {
    const won = awarded(LAID, [BEN]);
    const paid = withPaid(withPaid(won, "0", BEN.id), "1", BEN.id);
    for (const inPot of [LAID, won]) expect(whose(merged(inPot, paid))).toEqual(["64 Ben", "16 Ben"]);
    const half = withPaid(won, "0", BEN.id);
    expect(whose(merged(half, paid))).toEqual(["(64 Ben)", "16 Ben"]);
  });

  it("owes who laid it in what was taken out of it since", () => {
    const back = ownBack(LAID, ({ id }) => id === "0");
    for (const known of [withoutStake(LAID, "0"), withPaid(back, "0", ANA.id)]) {
      expect(whose(merged(LAID, known))).toEqual(["64 Ana", "16 at stake"]);
    }
  });

  it("lacks what was laid in since", () => {
    expect(whose(merged(LAID, laidIn([ANA, 64], [BEN, 16], [CEM, 1])))).toEqual([
      "64 at stake",
      "16 at stake",
    ]);
  });

  it("does not owe once more what it has handed over to a player who has another id since", () => {
    const back = withPaid(
      ownBack(LAID, ({ id }) => id === "0"),
      "0",
      ANA.id,
    );
    const reused: Stake = { id: "2", slot: 0, from: BEN, stack: stackOf(64), shares: null };
    const inPot = withStake(back, reused);
    const ledger = merged(inPot, ledgerTransferred(inPot, ANA.id, NEW));
    expect([ANA, NEW].map(({ id }) => owedTo(ledger, id))).toEqual([[], []]);
    const won = withPaid(awarded(LAID, [ANA]), "0", ANA.id);
    expect(
      owedTo(merged(won, ledgerTransferred(won, ANA.id, NEW)), NEW.id).map(({ stake }) => stake.id),
    ).toEqual(["1"]);
  });

  it("counts the shares of one player who was given another's by themselves", () => {
    const shared = withPaid(awarded(laidIn([CEM, 64]), [ANA, BEN]), "0", ANA.id);
    const known = ledgerTransferred(shared, BEN.id, ANA);
    expect(whose(merged(shared, known))).toEqual(["(32 Ana), 32 Ana"]);
  });

  it("owes all of a stack that is complete again", () => {
    const short = corrected(LAID, (slot) => stackOf(slot === 0 ? 10 : 16)).ledger;
    expect(whose(merged(LAID, awarded(short, [BEN])))).toEqual(["64 Ben", "16 Ben"]);
    expect(whose(merged(LAID, short))).toEqual(["64 at stake", "16 at stake"]);
  });

  it("owes what was written off and is there again to the players whose it was", () => {
    const laid = laidIn([CEM, 64]);
    const shared = awarded(laid, [ANA, BEN]);
    const left = (amount: number) => corrected(shared, () => stackOf(amount)).ledger;
    for (const inPot of [laid, shared]) expect(whose(merged(inPot, left(0)))).toEqual(["32 Ana, 32 Ben"]);
    // What of a share is missing is the first one's.
    expect(whose(merged(laid, left(40)))).toEqual(["56 Ana, 8 Ben"]);
    expect(whose(merged(shared, left(40)))).toEqual(["32 Ana, 32 Ben"]);
  });
});

describe("any two moments of one history, one in the pot and one known", () => {
  /** Who may be given some of a stake by this ledger: who laid it in, or who has a share in it. */
  function placesOf(stake: Stake | undefined): readonly string[] {
    return stake === undefined ? [] : [stake.from.id, ...(stake.shares ?? []).map(({ to }) => to.id)];
  }

  function check(inPot: Moment, known: Moment): void {
    const ledger = merged(frozen(inPot.ledger), frozen(known.ledger));
    for (const stake of ledger.stakes) {
      const [here, there] = [inPot, known].map((moment) =>
        moment.ledger.stakes.find(({ id }) => id === stake.id),
      );
      const places = [...placesOf(here), ...placesOf(there)];
      for (const { to } of stake.shares ?? []) expect(places).toContain(to.id);
      if (stake.shares === null) expect([here?.shares, there?.shares ?? null]).toEqual([null, null]);
    }
    const open = ledger.stakes.filter((stake) => openOf(stake) > 0);
    expect(new Map(open.map((stake) => [stake.slot, { stake: stake.id, amount: openOf(stake) }]))).toEqual(
      inPot.bySlot,
    );
    expect(ledger.serial).toBeGreaterThanOrEqual(Math.max(inPot.ledger.serial, known.ledger.serial));
    expect(merged(ledger, ledger)).toBe(ledger);
    // The pot may come out of the same older save once more.
    const again = merged(inPot.ledger, ledger);
    expect(again.stakes).toEqual(ledger.stakes);
  }

  it("give nothing to a third, nothing that does not lie in the pot, and leave nothing in it without an owner (E10)", () => {
    fc.assert(
      fc.property(fc.noBias(fc.nat()), (seed) => {
        const pick = picks(seed);
        const moments = randomHistory(pick, 60);
        for (let pair = 0; pair < 20; pair++) {
          const [inPot, known] = [moments[pick(61)], moments[pick(61)]];
          if (inPot !== undefined && known !== undefined) check(inPot, known);
        }
      }),
      { numRuns: 150 },
    );
  });
});
