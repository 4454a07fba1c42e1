// Rolling, holding and scoring, and whole games of one player.
import { describe, expect, it } from "vitest";
import { standings } from "../../../scripts/engine/totals.ts";
import type { Action } from "../../../scripts/match/actions.ts";
import type { Match } from "../../../scripts/match/match.ts";
import { dice } from "../../support/dice.ts";
import {
  ANA,
  acted,
  alone,
  BEN,
  cardWithout,
  handled,
  holding,
  playedThrough,
  refusal,
  rollOf,
  scoreIn,
  started,
} from "../../support/matches.ts";
import { HOLD, ROLL, ROLLED, SCORE } from "../../support/moments.ts";

describe("rolling", () => {
  it("with held dice holds them and throws the others, in one command and one throw", () => {
    const { match, events } = handled(ROLLED, ANA, rollOf("5 5 5 5 5", "xx--x"));
    expect(match.game?.turn).toEqual({
      player: 0,
      rollsUsed: 2,
      dice: [1, 2, 5, 5, 6],
      held: holding("xx--x"),
    });
    expect(match.throws).toBe(ROLLED.throws + 1);
    expect(match.revision).toBe(ROLLED.revision + 1);
    expect(events.map(({ type }) => type)).toEqual(["held", "rolled"]);
    expect(events[1]).toMatchObject({ thrown: [false, false, true, true, false] });
  });

  it("without a word of holding keeps what was held before", () => {
    const held = acted(ROLLED, ANA, HOLD);
    expect(acted(held, ANA, rollOf("5 5 5 5 5")).game?.turn?.dice).toEqual([1, 2, 5, 5, 5]);
  });

  it("takes back into the throw what was held before and is not any more", () => {
    const held = acted(ROLLED, ANA, HOLD);
    const rolled = acted(held, ANA, rollOf("5 5 5 5 5", "-x---"));
    expect(rolled.game?.turn?.dice).toEqual([5, 2, 5, 5, 5]);
  });

  it("gives each die the face of its own position, whatever is held", () => {
    const rolled = acted(ROLLED, ANA, rollOf("6 5 4 3 2", "-x-x-"));
    expect(rolled.game?.turn?.dice).toEqual([6, 2, 4, 4, 2]);
  });

  it("with all dice held is refused and holds nothing", () => {
    expect(refusal(ROLLED, ANA, rollOf("5 5 5 5 5", "xxxxx"))).toBe("allDiceHeld");
    expect(refusal(acted(ROLLED, ANA, { type: "hold", held: holding("xxxxx") }), ANA, ROLL)).toBe(
      "allDiceHeld",
    );
  });

  it("counts on only with an accepted throw, or a refused one would change the dice to come", () => {
    const match = acted(ROLLED, ANA, HOLD, SCORE, ROLL);
    expect(match.throws).toBe(2);
  });

  it.each<[string, Action]>([
    ["too few faces", { type: "roll", faces: [1, 2, 3, 4] }],
    ["too many faces", { type: "roll", faces: [1, 2, 3, 4, 5, 6] }],
    ["no faces, as without a seed", { type: "roll", faces: [] }],
  ])("with %s is refused", (_, action) => {
    expect(refusal(ROLLED, ANA, action)).toBe("wrongFaces");
  });

  it.each(["", "xx--", "xx---x"])("holding %j, which is not five dice, is refused", (marks) => {
    expect(refusal(ROLLED, ANA, { type: "hold", held: holding(marks) })).toBe("wrongHolds");
    expect(refusal(ROLLED, ANA, rollOf("1 2 3 4 6", marks))).toBe("wrongHolds");
  });
});

describe("scoring", () => {
  it("enters the points, says so and starts the next turn with nothing held", () => {
    const { match, events } = handled(acted(ROLLED, ANA, HOLD), ANA, scoreIn("smallStraight"));
    expect(match.game?.turn).toEqual({ player: 0, rollsUsed: 0, dice: [], held: holding("-----") });
    expect(events).toEqual([
      {
        type: "scored",
        player: 0,
        category: "smallStraight",
        column: 0,
        points: 30,
        yahtzeeBonus: 0,
        upperBonus: 0,
        joker: false,
      },
      { type: "turnStarted", player: 0 },
    ]);
  });

  it("gives the turn to the next with no dice, and holds nothing of what was held before (U16)", () => {
    const held = acted(started(ANA, BEN), ANA, ROLL, HOLD);
    const { match, events } = handled(held, ANA, SCORE);
    expect(match.game?.turn).toEqual({ player: 1, rollsUsed: 0, dice: [], held: holding("-----") });
    expect(events.at(-1)).toEqual({ type: "turnStarted", player: 1 });
    expect(acted(match, BEN, rollOf("5 5 5 5 5")).game?.turn?.dice).toEqual(dice("5 5 5 5 5"));
  });

  it.each<[string, Match, Action, string]>([
    ["a filled category", alone({ chance: 5 }, { faces: "1 2 3 4 6" }), SCORE, "categoryFilled"],
    ["an unknown category", ROLLED, scoreIn("luck"), "unknownCategory"],
    ["a second column", ROLLED, { type: "score", category: "chance", column: 1 }, "unknownColumn"],
    ["a joker elsewhere", alone({ yahtzee: 50 }, { faces: "4 4 4 4 4" }), SCORE, "jokerMatchingFirst"],
    [
      "a joker in the upper section",
      alone({ yahtzee: 50, fours: 12 }, { faces: "4 4 4 4 4" }),
      scoreIn("ones"),
      "jokerLowerFirst",
    ],
  ])("%s is refused with its reason", (_, match, action, reason) => {
    expect(refusal(match, ANA, action)).toBe(reason);
  });

  it("the last category ends the game", () => {
    const { match, events } = handled(alone(cardWithout("chance"), { faces: "1 2 3 4 6" }), ANA, SCORE);
    expect(match.game?.turn).toBeNull();
    expect(events.map(({ type }) => type)).toEqual(["scored", "ended"]);
  });

  it("a Yahtzee in the very last category is counted before the end (S11)", () => {
    const last = alone(cardWithout("fours"), { faces: "4 4 4 4 4" });
    const { match, events } = handled(last, ANA, scoreIn("fours"));
    expect(events[0]).toMatchObject({ points: 20, yahtzeeBonus: 100, upperBonus: 35 });
    expect(match.game && standings(match.game)).toEqual([
      { player: 0, total: 3 + 6 + 9 + 20 + 15 + 18 + 35 + 205 + 100, winner: true },
    ]);
  });
});

it("a scripted game of nothing but Yahtzees of the fitting number ends at 1575", () => {
  let match = started(ANA);
  const order = ["yahtzee", "ones", "twos", "threes", "fours", "fives", "sixes"];
  const faces = ["6 6 6 6 6", ..."123456".split("").map((face) => Array(5).fill(face).join(" "))];
  for (const [turn, category] of order.entries()) {
    match = acted(match, ANA, rollOf(faces[turn] ?? ""), scoreIn(category));
  }
  for (const category of ["threeKind", "fourKind", "fullHouse", "smallStraight", "largeStraight", "chance"]) {
    match = acted(match, ANA, rollOf("6 6 6 6 6"), scoreIn(category));
  }
  expect(match.game && standings(match.game)[0]?.total).toBe(1575);
});

it("a whole game takes thirteen turns and then no more", () => {
  const match = playedThrough(started(ANA), ANA, "1 2 2 3 5");
  expect([match.throws, match.game?.turn]).toEqual([13, null]);
});
