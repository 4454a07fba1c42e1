// Histories of stakes made by hand, for what the oracle says to them: what lies where, look after look.
import type { Stake as Claim, Share } from "../../../../scripts/match/ledger.ts";
import type { Match } from "../../../../scripts/match/match.ts";
import type { MatchRecord } from "../../../../scripts/match/saved-match.ts";
import type { PlayerRef } from "../../../../scripts/match/seats.ts";
import { NO_STAKES } from "../../../../scripts/match/stakes.ts";
import type { Because, Look, Written } from "../../../../scripts/tools/soak/stakes/look.ts";
import type { Lying, Place } from "../../../../scripts/tools/soak/stakes/lying.ts";
import { newOracle, type Oracle } from "../../../../scripts/tools/soak/stakes/oracle.ts";
import { see } from "../../../../scripts/tools/soak/stakes/see.ts";
import { ANA, BEN, CEM, cardOf, finishedTogether, lobby, together } from "../../../support/matches.ts";

export const POT = "pot-1";
const TABLE = "minecraft:overworld:0:64:0";

const of = (at: Place, marks: readonly (readonly [string, number])[]): readonly Lying[] =>
  marks.map(([mark, amount]) => ({ mark, amount, at }));
type Marks = readonly (readonly [mark: string, amount: number])[];

export const withPlayer = ({ id }: PlayerRef, ...marks: Marks): readonly Lying[] =>
  of({ in: "pockets", player: id }, marks);
export const onGround = (...marks: Marks): readonly Lying[] => of({ in: "ground", entity: "item-1" }, marks);
export const inCopy = (...marks: Marks): readonly Lying[] => of({ in: "copy", entity: "copy" }, marks);
export const inPot = (slot: number, mark: string, amount: number): readonly Lying[] =>
  of({ in: "pot", pot: POT, slot, entity: "pot-entity" }, [[mark, amount]]);

/** Nothing has been done that may end a pot. */
export const CALM: Because = {
  ...{ acted: new Set(), operators: () => [], transfers: [] },
  ...{ isHere: () => false, isDestroyed: () => false, isReached: () => true, isExpired: () => false },
};

/** What a ledger says: who has laid how much into which slot, and whose it is now. */
export type Said = readonly [
  slot: number,
  from: PlayerRef,
  amount: number,
  to?: readonly (readonly [PlayerRef, number])[],
];

export function ledger(...said: readonly Said[]): Written {
  const stakes = said.map(([slot, from, amount, to]): Claim => {
    const stack = { typeId: "minecraft:diamond", amount, key: "item.diamond.name", name: null };
    const shares = to?.map(([who, part]): Share => ({ to: who, amount: part, paid: false })) ?? null;
    return { id: `stake-${slot}`, slot, from, stack, shares };
  });
  return { pot: POT, ledger: { pot: POT, matchId: "match-1", table: TABLE, serial: 1, stakes } };
}

export function written(
  match: Match,
  stakes: Partial<Match["stakes"]> | null,
  boardToken: string | null = null,
): Written {
  const staked = stakes === null ? null : { ...NO_STAKES, pot: POT, list: "list-1", ...stakes };
  const record: MatchRecord = {
    match: { ...match, stakes: staked },
    ...{ seed: [1, 2, 3, 4], boardToken, table: TABLE, playedAt: 1 },
  };
  return { match: match.id, record };
}

export const BOTH = [ANA.id, BEN.id];
export const LOBBY = lobby(ANA, BEN);
/** Somebody has thrown. */
export const PLAYING: Match = together(
  [
    [ANA, {}],
    [BEN, {}],
  ],
  { faces: "1 2 3 4 5" },
);
/** @param totals of Ana, Ben and perhaps Cem. */
export function over(...totals: readonly number[]): Match {
  const names = [ANA, BEN, CEM];
  return finishedTogether(...totals.map((total, at) => [names[at] ?? ANA, cardOf(total)] as const));
}

/** One look after the other at one oracle. */
export class History {
  oracle: Oracle = newOracle();

  /** @returns what is wrong. */
  look(lying: readonly (readonly Lying[])[], more: Partial<Omit<Look, "lying">> = {}): readonly string[] {
    const nothing = {
      written: [],
      made: [],
      copied: [],
      mayGo: new Set<string>(),
      copiesMayGo: false,
      because: CALM,
    };
    return see(this.oracle, { ...nothing, ...more, lying: lying.flat() });
  }
}

/** Ana has laid 64 diamonds in and Ben 16 pearls, both have agreed, and it is played for them. */
export function playedFor(): History {
  const history = new History();
  const [diamonds, pearls] = [withPlayer(ANA, ["diamond", 64]), withPlayer(BEN, ["pearl", 16])];
  const wrong = [
    ...history.look([diamonds, pearls], {
      made: [
        { mark: "diamond", amount: 64 },
        { mark: "pearl", amount: 16 },
      ],
    }),
    ...history.look([inPot(0, "diamond", 64), pearls], {
      written: [ledger([0, ANA, 64]), written(LOBBY, {})],
    }),
    ...history.look(IN_POT, {
      written: [ledger([0, ANA, 64], [1, BEN, 16]), written(LOBBY, { list: "list-2" })],
    }),
    ...history.look(IN_POT, { written: [written(LOBBY, { agreed: BOTH })] }),
    ...history.look(IN_POT, { written: [written(PLAYING, { agreed: BOTH })] }),
  ];
  if (wrong.length > 0) throw new Error(`It does not begin well: ${wrong.join("; ")}`);
  return history;
}

export const IN_POT = [inPot(0, "diamond", 64), inPot(1, "pearl", 16)];
/** Each stake is its player's again. */
export const BACK = ledger([0, ANA, 64, [[ANA, 64]]], [1, BEN, 16, [[BEN, 16]]]);
