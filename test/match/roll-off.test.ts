// Where the roll-off stands, from its throws alone: written by player, each throw as its dice.
import { describe, expect, it } from "vitest";
import { newRollOff, type RollOff, rollOffStanding } from "../../scripts/match/roll-off.ts";
import { dice } from "../support/dice.ts";

/** One list of throws for each player, clockwise. */
function rollOff(...players: readonly (readonly string[])[]): RollOff {
  return players.map((throws) => throws.map(dice));
}

const HIGH = "6 6 6 6 6";
const MIDDLE = "4 4 4 4 4";
const LOW = "1 1 1 1 1";

describe("the roll-off", () => {
  it.each([2, 3, 4])("of %i players begins without a throw and waits for everybody", (players) => {
    const all = Array.from({ length: players }, (_, player) => player);
    expect(newRollOff(players)).toEqual(all.map(() => []));
    expect(rollOffStanding(newRollOff(players))).toEqual({
      round: 0,
      contenders: all,
      waitsFor: all,
      starter: null,
    });
  });

  it("after one throw waits for the others, however high it is", () => {
    expect(rollOffStanding(rollOff([], [HIGH], []))).toEqual({
      round: 0,
      contenders: [0, 1, 2],
      waitsFor: [0, 2],
      starter: null,
    });
  });

  it.each([
    { starter: 0, throws: [[HIGH], [LOW], [MIDDLE], [LOW]] },
    { starter: 1, throws: [[MIDDLE], [HIGH], [MIDDLE], [LOW]] },
    { starter: 2, throws: [[LOW], [LOW], [MIDDLE], [LOW]] },
    { starter: 3, throws: [[LOW], [MIDDLE], [MIDDLE], [HIGH]] },
  ])("with one highest sum is decided for player $starter", ({ starter, throws }) => {
    expect(rollOffStanding(rollOff(...throws))).toEqual({
      round: 0,
      contenders: [starter],
      waitsFor: [],
      starter,
    });
  });

  it("counts the sum, whichever dice make it", () => {
    expect(rollOffStanding(rollOff(["6 6 6 1 1"], ["4 4 4 4 5"])).starter).toBe(1);
    expect(rollOffStanding(rollOff(["6 6 6 1 1"], ["4 4 4 4 4"])).contenders).toEqual([0, 1]);
  });
});

describe("equal highest sums", () => {
  it("throw again among themselves, and nobody else does", () => {
    expect(rollOffStanding(rollOff([HIGH], [LOW], [HIGH], [MIDDLE]))).toEqual({
      round: 1,
      contenders: [0, 2],
      waitsFor: [0, 2],
      starter: null,
    });
    expect(rollOffStanding(rollOff([HIGH], [LOW], [HIGH, LOW], [MIDDLE])).waitsFor).toEqual([0]);
  });

  it("are decided by the second throw alone, even where it is lower than what others threw first", () => {
    expect(rollOffStanding(rollOff([HIGH, LOW], [MIDDLE], [HIGH, "1 1 1 1 2"]))).toEqual({
      round: 1,
      contenders: [2],
      waitsFor: [],
      starter: 2,
    });
  });

  it("may be equal again: of three that tied, two throw a third time, and then it is decided", () => {
    const tied = [[HIGH], [HIGH], [LOW], [HIGH]];
    expect(rollOffStanding(rollOff(...tied)).contenders).toEqual([0, 1, 3]);
    const again = [[HIGH, MIDDLE], [HIGH, LOW], [LOW], [HIGH, MIDDLE]];
    expect(rollOffStanding(rollOff(...again))).toEqual({
      round: 2,
      contenders: [0, 3],
      waitsFor: [0, 3],
      starter: null,
    });
    const decided = [[HIGH, MIDDLE, LOW], [HIGH, LOW], [LOW], [HIGH, MIDDLE, HIGH]];
    expect(rollOffStanding(rollOff(...decided))).toEqual({
      round: 2,
      contenders: [3],
      waitsFor: [],
      starter: 3,
    });
  });

  it("of everybody begin anew with everybody", () => {
    expect(rollOffStanding(rollOff([LOW], [LOW], [LOW], [LOW]))).toEqual({
      round: 1,
      contenders: [0, 1, 2, 3],
      waitsFor: [0, 1, 2, 3],
      starter: null,
    });
  });
});

describe("without a player who dropped out", () => {
  it("it waits for the others only, and may be decided by that", () => {
    expect(rollOffStanding(rollOff([LOW], [MIDDLE], [])).waitsFor).toEqual([2]);
    expect(rollOffStanding(rollOff([LOW], [MIDDLE])).starter).toBe(1);
  });

  it("who would have started, the next highest does, and earlier equal throws count again", () => {
    expect(rollOffStanding(rollOff([HIGH], [MIDDLE], [LOW])).starter).toBe(0);
    expect(rollOffStanding(rollOff([MIDDLE], [LOW])).starter).toBe(0);
    expect(rollOffStanding(rollOff([MIDDLE], [MIDDLE], [LOW])).waitsFor).toEqual([0, 1]);
  });

  it("who tied with one other, that other starts without a second throw", () => {
    expect(rollOffStanding(rollOff([HIGH, LOW], [HIGH], [MIDDLE])).waitsFor).toEqual([1]);
    expect(rollOffStanding(rollOff([HIGH], [MIDDLE])).starter).toBe(0);
  });
});
