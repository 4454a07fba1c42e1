// What the dice on a table show of a match.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import { diceLook } from "../../scripts/ui/dice-look.ts";
import { dice } from "../support/dice.ts";
import { ANA, alone, BEN, finished, lobby, rollingOff, started } from "../support/matches.ts";
import { aloneUnder } from "../support/views-of-rules.ts";

describe("the dice on a table", () => {
  it("show what was thrown and what is held, and come from the seat of whose turn it is", () => {
    const match = alone({}, { faces: "2 2 3 3 6", held: "xx---", rollsUsed: 2 });
    expect(diceLook(match, null)).toEqual({
      dice: [2, 2, 3, 3, 6],
      held: [true, true, false, false, false],
      throws: 2,
      from: "north",
      coloured: false,
      mark: "north",
    });
  });

  it("are not there before the first roll, but for the mark", () => {
    expect(diceLook(started(ANA, BEN), null)).toMatchObject({ dice: [], throws: 2, mark: "north" });
  });

  it("in the roll-off show the last throw that was seen, and mark nobody while several have to throw", () => {
    const match = rollingOff(ANA, BEN);
    expect(diceLook(match, null)).toMatchObject({ dice: [], from: null, mark: null });
    const thrown = { player: 1, dice: dice("6 5 4 3 2") };
    expect(diceLook(match, thrown)).toMatchObject({ dice: [6, 5, 4, 3, 2], mark: null });
  });

  it("have coloured pips where colours count", () => {
    const kismet = aloneUnder(chooseRules("kismet"), [], { faces: "1 2 3 4 5" });
    expect(diceLook(kismet, null)?.coloured).toBe(true);
  });

  it("are not there where no game runs", () => {
    expect([diceLook(lobby(ANA), null), diceLook(finished(200), null)]).toEqual([null, null]);
  });
});
