// The word for what is at stake, to which players agree.
import { expect, it } from "vitest";
import {
  awarded,
  corrected,
  listOf,
  ownBack,
  withoutStake,
  withStake,
} from "../../../scripts/match/ledger.ts";
import { ANA, BEN, CEM } from "../../support/matches.ts";
import { laidIn, stackOf } from "./ledgers.ts";

const LAID = laidIn([ANA, 64], [BEN, 16]);

it("there is no word for nothing", () => {
  expect([laidIn(), ownBack(LAID), awarded(LAID, [ANA])].map(listOf)).toEqual([null, null, null]);
});

it("it is another one after anything was laid in, taken back, taken away or given back", () => {
  const stake = { id: "2", slot: 2, from: CEM, stack: stackOf(1), shares: null };
  const lists = [
    ...[LAID, withStake(LAID, stake), withoutStake(LAID, "0"), withoutStake(LAID, "1")],
    corrected(LAID, (slot) => stackOf(slot === 0 ? 63 : 16)).ledger,
    ownBack(withStake(LAID, stake), ({ id }) => id === "0"),
  ].map(listOf);
  expect(new Set(lists).size).toBe(lists.length);
});

it("it is another one where the same items were taken back and laid in anew", () => {
  const again = withStake(withoutStake(LAID, "0"), {
    ...{ id: "2", slot: 0, from: ANA, stack: stackOf(64), shares: null },
  });
  expect(listOf(again)).not.toBe(listOf(LAID));
});

it("it is the same one whatever is owed beside it, and in whatever order and slots it stands", () => {
  const owed = ownBack(
    withStake(LAID, { id: "2", slot: 2, from: CEM, stack: stackOf(1), shares: null }),
    ({ id }) => {
      return id === "2";
    },
  );
  const turned = { ...LAID, stakes: [...LAID.stakes].reverse().map((stake, slot) => ({ ...stake, slot })) };
  expect([listOf(owed), listOf(turned)]).toEqual([listOf(LAID), listOf(LAID)]);
});

it("it is short, and one and the same in every session: it is saved with the match", () => {
  expect(listOf(LAID)).toBe(listOf(structuredClone(LAID)));
  expect(listOf(laidIn(...Array.from({ length: 24 }, () => [ANA, 64] as const)))).toMatch(/^[0-9a-z]{1,7}$/);
});
