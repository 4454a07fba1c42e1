// What the oracle of stakes says to histories made by hand: it is calm where all is right, and finds whatever is not.
import { describe, expect, test } from "vitest";
import { lockedPot } from "../../../../scripts/tools/soak/stakes/oracle.ts";
import { unsettled } from "../../../../scripts/tools/soak/stakes/see.ts";
import { ANA, BEN, CEM, rollingOff, throwsForStart } from "../../../support/matches.ts";
import {
  BACK,
  BOTH,
  CALM,
  History,
  IN_POT,
  inCopy,
  inPot,
  LOBBY,
  ledger,
  onGround,
  over,
  PLAYING,
  POT,
  playedFor,
  withPlayer,
  written,
} from "./history.ts";

const GIVEN = { made: [{ mark: "diamond", amount: 64 }] };

function given(): History {
  const history = new History();
  history.look([withPlayer(ANA, ["diamond", 64])], GIVEN);
  return history;
}

describe("what there is", () => {
  test("may change hands, lie about and be shared out among pockets", () => {
    const history = given();
    expect(history.look([onGround(["diamond", 64])])).toEqual([]);
    expect(history.look([withPlayer(BEN, ["diamond", 40]), onGround(["diamond", 24])])).toEqual([]);
  });

  test("is not lost", () => {
    expect(given().look([withPlayer(ANA, ["diamond", 63])])).toEqual(["1 of diamond are lost"]);
    expect(given().look([])).toEqual(["64 of diamond are lost"]);
  });

  test("is not doubled", () => {
    const doubled = [withPlayer(ANA, ["diamond", 64]), withPlayer(BEN, ["diamond", 64])];
    expect(given().look(doubled)).toEqual(["64 of diamond come from nowhere"]);
  });

  test("may be made by a hand that copies, and destroyed on the ground, and no more than that", () => {
    const history = given();
    const twice = [withPlayer(ANA, ["diamond", 64]), onGround(["diamond", 64])];
    expect(history.look(twice, GIVEN)).toEqual([]);
    expect(history.look([], { mayGo: new Set(["item-1"]) })).toEqual(["64 of diamond are lost"]);
  });
});

describe("what is laid in", () => {
  const LAID = { written: [ledger([0, ANA, 64]), written(LOBBY, {})] };

  test("comes out of the pockets of whom the ledger names", () => {
    expect(given().look([inPot(0, "diamond", 64)], LAID)).toEqual([]);
  });

  test("is nobody else's", () => {
    const asBens = { written: [ledger([0, BEN, 64])] };
    expect(given().look([inPot(0, "diamond", 64)], asBens)).toEqual([
      "64 of diamond lie in the pot for Ben and were not theirs",
    ]);
  });

  test("may be given away by an operator in the same moment, and was its player's nonetheless", () => {
    const because = { ...CALM, transfers: [{ from: ANA.id, to: CEM.id }] };
    const both = [ledger([0, ANA, 64]), ledger([0, CEM, 64])];
    expect(given().look([inPot(0, "diamond", 64)], { written: both, because })).toEqual([]);
    expect(given().look([inPot(0, "diamond", 64)], { written: both })).toEqual([
      `what ${ANA.id} has laid in is written down as Cem's: diamond`,
    ]);
  });

  test("is written down, with how much it is", () => {
    expect(given().look([inPot(0, "diamond", 64)])).toEqual([
      "64 of diamond lie in slot pot-1 0, and no ledger says whose they are",
    ]);
    expect(given().look([inPot(0, "diamond", 64)], { written: [ledger([0, ANA, 60])] })).toEqual([
      "64 of diamond lie in the pot, and the ledger says 60",
    ]);
  });

  test("comes before the first throw", () => {
    const history = playedFor();
    history.look([...IN_POT, withPlayer(ANA, ["sword", 1])], { made: [{ mark: "sword", amount: 1 }] });
    const laid = { written: [ledger([0, ANA, 64], [1, BEN, 16], [2, ANA, 1])] };
    expect(history.look([...IN_POT, inPot(2, "sword", 1)], laid)).toEqual([
      "1 of sword are laid in while the pot is played for",
    ]);
  });

  test("may be taken back by its player, and is nobody else's then", () => {
    const history = given();
    history.look([inPot(0, "diamond", 64)], LAID);
    const own = { written: [ledger([0, ANA, 64, [[ANA, 64]]])] };
    expect(history.look([withPlayer(ANA, ["diamond", 64])], own)).toEqual([]);
    expect(unsettled(history.oracle)).toEqual([]);
  });

  test("does not go out as long as it is at stake", () => {
    const history = given();
    history.look([inPot(0, "diamond", 64)], LAID);
    expect(history.look([withPlayer(ANA, ["diamond", 64])])).toEqual([
      `${ANA.id} gets 64 of diamond out of a pot, and they are still at stake`,
    ]);
  });

  test("is not given to somebody before a game", () => {
    const history = given();
    history.look([inPot(0, "diamond", 64)], LAID);
    expect(history.look([inPot(0, "diamond", 64)], { written: [ledger([0, ANA, 64, [[BEN, 64]]])] })).toEqual(
      [`what is ${ANA.id}'s is given to 64 to ${BEN.id}: 64 of diamond`],
    );
  });
});

describe("what is played for", () => {
  test("is exactly what everybody has agreed to", () => {
    const history = given();
    history.look([inPot(0, "diamond", 64)], { written: [ledger([0, ANA, 64]), written(LOBBY, {})] });
    history.look([inPot(0, "diamond", 64)], { written: [written(LOBBY, { agreed: [ANA.id] })] });
    expect(
      history.look([inPot(0, "diamond", 64)], { written: [written(PLAYING, { agreed: [ANA.id] })] }),
    ).toEqual(["Ben plays for 64 of diamond (stake-0) and has agreed to nothing"]);
  });

  test("does not change behind an agreement", () => {
    const less = [inPot(0, "diamond", 64), withPlayer(BEN, ["pearl", 16])];
    const history = new History();
    history.look([withPlayer(ANA, ["diamond", 64]), withPlayer(BEN, ["pearl", 16])], {
      made: [...GIVEN.made, { mark: "pearl", amount: 16 }],
    });
    const laid = [ledger([0, ANA, 64], [1, BEN, 16]), written(LOBBY, { agreed: BOTH })];
    history.look(IN_POT, { written: laid });
    history.look(less, { written: [ledger([0, ANA, 64], [1, BEN, 16, [[BEN, 16]]])] });
    expect(history.look(less, { written: [written(PLAYING, { agreed: BOTH })] })).toEqual(
      ["Ana", "Ben"].map(
        (name) =>
          `${name} plays for 64 of diamond (stake-0) and has agreed to 16 of pearl (stake-1), 64 of diamond (stake-0)`,
      ),
    );
  });

  test("is something", () => {
    const history = new History();
    expect(history.look([], { written: [written(PLAYING, { agreed: BOTH })] })).toEqual([
      "the match match-1 is played for a pot in which nothing lies",
    ]);
  });

  test("goes to the winner, whole, and then the pot is empty", () => {
    const history = playedFor();
    const won = [
      written(over(100, 200), { won: [BEN] }),
      ledger([0, ANA, 64, [[BEN, 64]]], [1, BEN, 16, [[BEN, 16]]]),
    ];
    expect(history.look(IN_POT, { written: won })).toEqual([]);
    expect(unsettled(history.oracle)).toEqual([
      "64 of diamond are left in the pot pot-1 0",
      "16 of pearl are left in the pot pot-1 1",
      `the stake diamond of ${ANA.id} has gone to nobody`,
      `the stake pearl of ${BEN.id} has gone to nobody`,
    ]);
    expect(history.look([withPlayer(BEN, ["diamond", 64], ["pearl", 16])])).toEqual([]);
    expect(unsettled(history.oracle)).toEqual([]);
    expect(history.oracle.endings).toContain("won");
  });

  test("does not go to another, whoever is written down", () => {
    expect(playedFor().look(IN_POT, { written: [written(over(100, 200), { won: [ANA] })] })).toEqual([
      `the winners are ${BEN.id}, and ${ANA.id} are written down`,
    ]);
  });

  test("does not go to another, whatever the ledger says", () => {
    const won = [
      written(over(100, 200), { won: [BEN] }),
      ledger([0, ANA, 64, [[ANA, 64]]], [1, BEN, 16, [[BEN, 16]]]),
    ];
    expect(playedFor().look(IN_POT, { written: won })).toEqual([
      `the rules give 64 to ${BEN.id}, the ledger 64 to ${ANA.id}: 64 of diamond`,
    ]);
  });

  test("does not end in a third place, when all that is written is right", () => {
    const history = playedFor();
    history.look(IN_POT, { written: [written(over(100, 200), { won: [BEN] })] });
    expect(history.look([withPlayer(CEM, ["diamond", 64]), inPot(1, "pearl", 16)])).toEqual([
      `${CEM.id} gets 64 of diamond out of a pot, and the rules give 64 to ${BEN.id}`,
    ]);
    expect(history.look([withPlayer(CEM, ["diamond", 64]), onGround(["pearl", 16])])).toEqual([
      "16 of pearl go out of a pot into nobody's pockets",
    ]);
  });

  test("is not paid twice", () => {
    const history = playedFor();
    history.look(IN_POT, { written: [written(over(100, 200), { won: [BEN] })] });
    expect(history.look([withPlayer(BEN, ["diamond", 64]), ...IN_POT])).toEqual([
      "64 of diamond come from nowhere",
    ]);
  });

  test("is divided among tied winners", () => {
    const history = playedFor();
    const three = { ...over(200, 100, 200), seats: { north: CEM, east: null, south: ANA, west: BEN } };
    history.look(IN_POT, { written: [written(three, { won: [CEM, ANA] })] });
    const divided = [withPlayer(CEM, ["pearl", 8]), withPlayer(ANA, ["diamond", 64], ["pearl", 8])];
    expect(history.look(divided)).toEqual([]);
    expect(unsettled(history.oracle)).toEqual([]);
  });

  test("is won by the last one in the roll-off when the other goes, and not when nobody goes", () => {
    const rollOff = throwsForStart(rollingOff(ANA, BEN), [ANA, "1 1 1 1 1"]);
    const history = (): History => {
      const begun = playedFor();
      begun.look(IN_POT, {
        written: [written(LOBBY, { agreed: BOTH })],
        because: { ...CALM, isDestroyed: () => true },
      });
      const stakes = begun.oracle.stakes;
      for (const stake of stakes) stake.due = null;
      begun.look(IN_POT, { written: [written(rollOff, { agreed: BOTH })] });
      return begun;
    };
    const alone = { written: [written(LOBBY, { won: [ANA] })] };
    expect(history().look(IN_POT, { ...alone, because: { ...CALM, acted: new Set([BEN.id]) } })).toEqual([]);
    expect(history().look(IN_POT, alone)).toEqual([`the winners are nobody, and ${ANA.id} are written down`]);
  });

  test("is not won by who has never played for it", () => {
    const history = new History();
    expect(history.look([], { written: [written(over(100, 200), { won: [BEN] })] })).toEqual([
      "a pot is won that nobody played for",
    ]);
  });
});

describe("what is played for is given back", () => {
  const NOT_RIGHT = ["the pot of match match-1 is given back for no reason"];
  const ended = { written: [written(PLAYING, null), BACK] };
  const voted = (
    giveBack: readonly string[],
    here: readonly string[],
    acted: readonly string[] = [],
    more = {},
  ) => {
    const history = playedFor();
    history.look(IN_POT, { written: [written({ ...PLAYING, ...more }, { agreed: BOTH, giveBack })] });
    return history.look(IN_POT, {
      ...ended,
      because: { ...CALM, acted: new Set(acted), isHere: (id) => here.includes(id) },
    });
  };

  test("by all who are there, at least two", () => {
    expect(voted([ANA.id], BOTH, [BEN.id])).toEqual([]);
    expect(voted(BOTH, BOTH)).toEqual([]);
    expect(voted([ANA.id], BOTH)).toEqual(NOT_RIGHT);
    expect(voted([], BOTH, BOTH)).toEqual(NOT_RIGHT);
    expect(voted([ANA.id], [ANA.id], [ANA.id])).toEqual(NOT_RIGHT);
  });

  test("by who has only just gone too, and not by who is left alone", () => {
    expect(voted([BEN.id], [ANA.id], [ANA.id])).toEqual([]);
    const away = { absences: [{ player: BEN.id, votes: [], verdict: null }] };
    expect(voted([], [ANA.id], [ANA.id], away)).toEqual(NOT_RIGHT);
  });

  test.each([
    ["an operator", { acted: new Set([CEM.id]), operators: () => [CEM.id] }],
    ["what destroyed the table", { isDestroyed: () => true }],
    ["expiry", { isExpired: () => true }],
    ["its being out of reach", { isReached: () => false }],
  ])("by %s", (cause, because) => {
    const history = playedFor();
    expect(history.look(IN_POT, { ...ended, because: { ...CALM, ...because } })).toEqual([]);
    expect(history.oracle.endings).toEqual([`given back by ${cause}`]);
    expect(history.look([withPlayer(ANA, ["diamond", 64]), withPlayer(BEN, ["pearl", 16])])).toEqual([]);
    expect(unsettled(history.oracle)).toEqual([]);
  });

  test("by nobody alone, not by pausing the match, nor by putting it away", () => {
    const owner = { ...CALM, acted: new Set([ANA.id]) };
    for (const after of [written(PLAYING, null), written(PLAYING, null, "token"), written(LOBBY, null)]) {
      expect(playedFor().look(IN_POT, { written: [after], because: owner })).toEqual(NOT_RIGHT);
    }
    expect(playedFor().look(IN_POT, { written: [{ match: "match-1", record: null }] })).toEqual(NOT_RIGHT);
  });

  test("not by the ledger alone", () => {
    expect(playedFor().look(IN_POT, { written: [BACK] })).toEqual([
      "something is decided that is still played for: 64 of diamond",
      "something is decided that is still played for: 16 of pearl",
    ]);
  });

  test("each to the one who laid it", () => {
    const history = playedFor();
    history.look(IN_POT, { ...ended, because: { ...CALM, isExpired: () => true } });
    const swapped = [withPlayer(BEN, ["diamond", 64]), withPlayer(ANA, ["pearl", 16])];
    expect(history.look(swapped)).toEqual([
      `${BEN.id} gets 64 of diamond out of a pot, and the rules give 64 to ${ANA.id}`,
      `${ANA.id} gets 16 of pearl out of a pot, and the rules give 16 to ${BEN.id}`,
    ]);
  });
});

describe("what comes from outside", () => {
  test("a pot that is removed takes with it what lay in it, and the match may go on without", () => {
    const history = playedFor();
    expect(history.look([], { mayGo: new Set(["pot-entity"]) })).toEqual([]);
    expect(history.look([], { written: [written(PLAYING, null)] })).toEqual([]);
    expect(unsettled(history.oracle)).toEqual([]);
    expect(history.look([withPlayer(ANA, ["diamond", 64])])).toEqual(["64 of diamond come from nowhere"]);
  });

  test("a copy of a pot pays nobody, and may be killed", () => {
    const copied = inCopy(["diamond", 64], ["pearl", 16]);
    const history = playedFor();
    expect(history.look([...IN_POT, copied], { made: copied })).toEqual([]);
    history.look([...IN_POT, copied], { written: [written(over(100, 200), { won: [BEN] })] });
    const paid = [withPlayer(BEN, ["diamond", 64], ["pearl", 16])];
    expect(history.look([...paid, copied])).toEqual([]);
    expect(unsettled(history.oracle)).toEqual([]);
    expect(history.look([withPlayer(BEN, ["diamond", 128], ["pearl", 16]), inCopy(["pearl", 16])])).toEqual([
      "64 of diamond go out of the copy of a pot",
    ]);
    expect(
      history.look([withPlayer(BEN, ["diamond", 128], ["pearl", 16])], { mayGo: new Set(["copy"]) }),
    ).toEqual([]);
  });

  test("what an operator gives to another is that one's, and of nobody whom no operator has named", () => {
    const history = playedFor();
    const asCems = ledger([0, CEM, 64], [1, BEN, 16]);
    const transfers = [{ from: ANA.id, to: CEM.id }];
    expect(history.look(IN_POT, { written: [asCems], because: { ...CALM, transfers } })).toEqual([]);
    expect(playedFor().look(IN_POT, { written: [asCems] })).toEqual([
      `what ${ANA.id} has laid in is written down as Cem's: diamond`,
    ]);
  });

  test("what is owed follows an operator's word too", () => {
    const history = playedFor();
    history.look(IN_POT, { written: [written(over(200, 100), { won: [ANA] })] });
    const toCem = ledger([0, CEM, 64, [[CEM, 64]]], [1, BEN, 16, [[CEM, 16]]]);
    const because = { ...CALM, transfers: [{ from: ANA.id, to: CEM.id }] };
    expect(history.look(IN_POT, { written: [toCem], because })).toEqual([]);
    expect(history.look([withPlayer(CEM, ["diamond", 64], ["pearl", 16])])).toEqual([]);
  });

  test("what is out of reach may be counted as gone, and goes to the same player when it comes back", () => {
    const history = playedFor();
    history.look(IN_POT, { written: [written(over(200, 100), { won: [ANA] })] });
    const gone = { written: [ledger([0, ANA, 64, [[ANA, 0]]], [1, BEN, 16, [[ANA, 16]]])] };
    expect(history.look(IN_POT, { ...gone, because: { ...CALM, isReached: () => false } })).toEqual([]);
    expect(history.look([withPlayer(ANA, ["diamond", 64], ["pearl", 16])])).toEqual([]);
    const reached = playedFor();
    reached.look(IN_POT, { written: [written(over(200, 100), { won: [ANA] })] });
    expect(reached.look(IN_POT, gone)).toEqual([
      `the rules give 64 to ${ANA.id}, the ledger 0 to ${ANA.id}: 64 of diamond`,
    ]);
  });
});

describe("the pot that a match is played for", () => {
  test("is one from the first throw to the result, on a table", () => {
    const pot = (record: ReturnType<typeof written>): string | null =>
      lockedPot("match" in record ? record.record : null);
    expect(pot(written(PLAYING, {}))).toBe(POT);
    expect(pot(written(PLAYING, {}, "token"))).toBe(null);
    expect(pot(written({ ...PLAYING, throws: 0 }, {}))).toBe(null);
    expect(pot(written(LOBBY, {}))).toBe(null);
    expect(pot(written(over(1, 2), { won: [BEN] }))).toBe(null);
    expect(pot(written(PLAYING, { list: null }))).toBe(null);
  });
});
