// What the oracle makes of stores of different ages: it counts anew, tells what was on its way, and lets no third have it.
import { describe, expect, test } from "vitest";
import { type Ages, afterCut } from "../../../../scripts/tools/soak/stakes/cut.ts";
import type { Lying } from "../../../../scripts/tools/soak/stakes/lying.ts";
import { newOracle, type Oracle } from "../../../../scripts/tools/soak/stakes/oracle.ts";
import { unsettled } from "../../../../scripts/tools/soak/stakes/see.ts";
import { ANA, BEN, CEM } from "../../../support/matches.ts";
import {
  BOTH,
  History,
  IN_POT,
  inPot,
  LOBBY,
  ledger,
  over,
  playedFor,
  withPlayer,
  written,
} from "./history.ts";

const POCKETS = [withPlayer(ANA, ["diamond", 64]), withPlayer(BEN, ["pearl", 16])];

/** Nothing is laid in yet. */
function nothingLaid(): Oracle {
  const history = new History();
  history.look(POCKETS, {
    made: [
      { mark: "diamond", amount: 64 },
      { mark: "pearl", amount: 16 },
    ],
  });
  return history.oracle;
}

/** Ben has won everything, and it is handed over or not. */
function won(isPaid: boolean): Oracle {
  const history = playedFor();
  history.look(IN_POT, { written: [written(over(100, 200), { won: [BEN], agreed: BOTH })] });
  if (isPaid) history.look([withPlayer(BEN, ["diamond", 64], ["pearl", 16])]);
  return history.oracle;
}

function cut(ages: Ages, ...lying: readonly (readonly Lying[])[]) {
  const after = afterCut(ages, lying.flat());
  const history = new History();
  history.oracle = after.oracle;
  return { ...after, history };
}

const IN_PLAY = playedFor().oracle;

describe("after a crash", () => {
  test("what was laid in meanwhile is in both places, or in neither", () => {
    const doubled = cut(
      { players: nothingLaid(), chunks: IN_PLAY, properties: IN_PLAY },
      ...POCKETS,
      ...IN_POT,
    );
    const way = "on its way by pockets and a pot)";
    expect(doubled).toMatchObject({
      differences: [`(after a crash doubled, ${way}`, `(after a crash doubled, ${way}`],
      problems: [],
    });
    const lost = cut({ players: IN_PLAY, chunks: nothingLaid(), properties: IN_PLAY });
    expect(lost).toMatchObject({
      differences: [`(after a crash lost, ${way}`, `(after a crash lost, ${way}`],
      problems: [],
    });
  });

  test("nothing differs where only the records have another age", () => {
    const ages = { players: IN_PLAY, chunks: IN_PLAY, properties: nothingLaid() };
    expect(cut(ages, ...IN_POT)).toMatchObject({ differences: [], problems: [] });
  });

  test("nothing more is there than what the stores have kept, and nothing less", () => {
    const ages = { players: nothingLaid(), chunks: IN_PLAY, properties: IN_PLAY };
    expect(cut(ages, ...POCKETS, ...IN_POT, withPlayer(CEM, ["pearl", 16])).problems).toEqual([
      "16 of pearl more than the stores have kept",
    ]);
    expect(cut(ages, ...POCKETS, inPot(1, "pearl", 16)).problems).toEqual([
      "-64 of diamond more than the stores have kept",
    ]);
  });

  test("nothing is made and nothing lost from there on", () => {
    const { history } = cut(
      { players: nothingLaid(), chunks: IN_PLAY, properties: IN_PLAY },
      ...POCKETS,
      ...IN_POT,
    );
    expect(history.look([...POCKETS, ...IN_POT, withPlayer(CEM, ["pearl", 1])])).toEqual([
      "1 of pearl come from nowhere",
    ]);
    expect(history.look([withPlayer(ANA, ["diamond", 64]), ...IN_POT])).toEqual(["17 of pearl are lost"]);
  });

  test("what is in a pot again goes back to its player, or to whom a later age gives it", () => {
    for (const gets of [ANA, BEN]) {
      const ages = { players: IN_PLAY, chunks: IN_PLAY, properties: won(true) };
      const { history } = cut(ages, ...IN_POT);
      expect(history.look([withPlayer(gets, ["diamond", 64]), inPot(1, "pearl", 16)])).toEqual([]);
      expect(history.look([withPlayer(gets, ["diamond", 64]), withPlayer(BEN, ["pearl", 16])])).toEqual([]);
      expect(unsettled(history.oracle)).toEqual([]);
    }
  });

  test("what is in a pot again goes to no third", () => {
    const { history } = cut({ players: IN_PLAY, chunks: IN_PLAY, properties: won(false) }, ...IN_POT);
    expect(history.look([withPlayer(CEM, ["diamond", 64]), inPot(1, "pearl", 16)])).toEqual([
      `${CEM.id} gets 64 of diamond out of a pot, and they are still at stake`,
    ]);
  });

  test("who wins after all may have it too", () => {
    const { history } = cut(
      { players: nothingLaid(), chunks: IN_PLAY, properties: IN_PLAY },
      ...POCKETS,
      ...IN_POT,
    );
    history.look([...POCKETS, ...IN_POT], {
      written: [written(over(100, 200), { won: [BEN], agreed: BOTH })],
    });
    const both = [withPlayer(ANA, ["diamond", 64]), withPlayer(BEN, ["diamond", 64], ["pearl", 32])];
    expect(history.look(both)).toEqual([]);
  });

  test("a pot of another age may be given back without a word, and a new one may not", () => {
    const { history } = cut(
      { players: nothingLaid(), chunks: IN_PLAY, properties: IN_PLAY },
      ...POCKETS,
      ...IN_POT,
    );
    expect(history.look([...POCKETS, ...IN_POT], { written: [written(LOBBY, null)] })).toEqual([]);
    const fresh = newOracle();
    expect(afterCut({ players: fresh, chunks: fresh, properties: fresh }, []).oracle.harmed.size).toBe(0);
  });

  test("what is laid in later is watched as before", () => {
    const { history } = cut(
      { players: nothingLaid(), chunks: nothingLaid(), properties: nothingLaid() },
      ...POCKETS,
    );
    expect(
      history.look([inPot(0, "diamond", 64), withPlayer(BEN, ["pearl", 16])], {
        written: [ledger([0, BEN, 64])],
      }),
    ).toEqual(["64 of diamond lie in the pot for Ben and were not theirs"]);
  });
});
