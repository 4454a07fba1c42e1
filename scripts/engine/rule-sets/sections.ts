// The categories that rule sets share: the upper section of them all, and the lower section of the boxed game.
import type { Category } from "../rules.ts";
import { alike, anyDice, fixed, fullHouse, type Pattern, straight, sumOfAll, sumOfFace } from "../scorers.ts";

export const UPPER_SECTION: readonly Category[] = [
  { id: "ones", section: "upper", short: ["1s"], face: 1, score: sumOfFace(1) },
  { id: "twos", section: "upper", short: ["2s"], face: 2, score: sumOfFace(2) },
  { id: "threes", section: "upper", short: ["3s"], face: 3, score: sumOfFace(3) },
  { id: "fours", section: "upper", short: ["4s"], face: 4, score: sumOfFace(4) },
  { id: "fives", section: "upper", short: ["5s"], face: 5, score: sumOfFace(5) },
  { id: "sixes", section: "upper", short: ["6s"], face: 6, score: sumOfFace(6) },
];

/** @param house what counts as a full house. Source: the official rule sheet (Hasbro). */
export function boxedSheet(house: Pattern = fullHouse): readonly Category[] {
  return [
    ...UPPER_SECTION,
    { id: "threeKind", section: "lower", short: ["3k"], score: sumOfAll(alike(3)) },
    { id: "fourKind", section: "lower", short: ["4k"], score: sumOfAll(alike(4)) },
    { id: "fullHouse", section: "lower", short: ["fh"], score: fixed(25, house), jokerPoints: 25 },
    { id: "smallStraight", section: "lower", short: ["ss"], score: fixed(30, straight(4)), jokerPoints: 30 },
    { id: "largeStraight", section: "lower", short: ["ls"], score: fixed(40, straight(5)), jokerPoints: 40 },
    { id: "yahtzee", section: "lower", short: ["yacht", "y"], score: fixed(50, alike(5)) },
    { id: "chance", section: "lower", short: ["c"], score: sumOfAll(anyDice) },
  ];
}
