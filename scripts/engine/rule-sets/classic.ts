// Classic Yahtzee, thirteen categories. Source: the official rule sheet (Hasbro); house rules as in CONTRIBUTING.
import type { JokerRule, RuleSet } from "../rules.ts";
import { alike, anyDice, either, fixed, fullHouse, straight, sumOfAll, sumOfFace } from "../scorers.ts";

const JOKERS: Readonly<Record<string, JokerRule | null>> = {
  forced: { placement: "forced", pays: "always" },
  free: { placement: "any", pays: "matchingFilled" },
  freeOpen: { placement: "any", pays: "always" },
  none: null,
};

export const classic: RuleSet = {
  id: "classic",
  houseRules: [
    { id: "joker", values: ["forced", "free", "freeOpen", "none"] },
    { id: "yahtzeeBonus", values: [100, 50] },
    { id: "yahtzeeBonusCap", values: ["none", 1, 2, 3] },
    { id: "fiveAlikeIsFullHouse", values: [false, true] },
  ],
  rules: (chosen) => ({
    diceCount: 5,
    rollsPerTurn: 3,
    columns: [{ multiplier: 1 }],
    categories: [
      { id: "ones", section: "upper", short: ["1s"], face: 1, score: sumOfFace(1) },
      { id: "twos", section: "upper", short: ["2s"], face: 2, score: sumOfFace(2) },
      { id: "threes", section: "upper", short: ["3s"], face: 3, score: sumOfFace(3) },
      { id: "fours", section: "upper", short: ["4s"], face: 4, score: sumOfFace(4) },
      { id: "fives", section: "upper", short: ["5s"], face: 5, score: sumOfFace(5) },
      { id: "sixes", section: "upper", short: ["6s"], face: 6, score: sumOfFace(6) },
      { id: "threeKind", section: "lower", short: ["3k"], score: sumOfAll(alike(3)) },
      { id: "fourKind", section: "lower", short: ["4k"], score: sumOfAll(alike(4)) },
      {
        id: "fullHouse",
        section: "lower",
        short: ["fh"],
        score: fixed(25, chosen["fiveAlikeIsFullHouse"] === true ? either(fullHouse, alike(5)) : fullHouse),
        jokerPoints: 25,
      },
      {
        id: "smallStraight",
        section: "lower",
        short: ["ss"],
        score: fixed(30, straight(4)),
        jokerPoints: 30,
      },
      {
        id: "largeStraight",
        section: "lower",
        short: ["ls"],
        score: fixed(40, straight(5)),
        jokerPoints: 40,
      },
      { id: "yahtzee", section: "lower", short: ["yacht", "y"], score: fixed(50, alike(5)) },
      { id: "chance", section: "lower", short: ["c"], score: sumOfAll(anyDice) },
    ],
    upperBonus: [{ at: 63, points: 35 }],
    yahtzee: "yahtzee",
    yahtzeeBonus: {
      points: Number(chosen["yahtzeeBonus"]),
      cap: chosen["yahtzeeBonusCap"] === "none" ? null : Number(chosen["yahtzeeBonusCap"]),
    },
    joker: JOKERS[String(chosen["joker"])] ?? null,
    // What the best play reaches in 99, 86, 48 and 14 of 100 games.
    soloTargets: [150, 200, 250, 300],
  }),
};
