// How to play Kismet: three colours, an upper bonus in steps, and what another Kismet does to the others.
import type { HouseRules } from "../../engine/rules.ts";
import { end, numbers, roll, tips } from "./shared.ts";

export function kismetLessons({ kismetPenalty }: HouseRules): string {
  return `${roll()}${numbers("bonusSteps | upper 62 0 | upper 63 35 | upper 71 55 | upper 78 75")}# colours
colours
twoPairs twoPairSameColour | 11663 17 | 33331 13 | 11223 0
# straightFlush
straightOfTwo straight 30 | 12345 30 | 23456 30
flush flush | 22552 35
# alike
alike threeKind 3 | 33325 16
alikeMore fourKind 4 25 | 44442 43
# houses
houseMore fullHouse 15 | 33355 34 | 55555 40
houseOneColour fullHouseSameColour 20 | 33344 37 | 33355 0
# anythingAlike
anything yarborough | 23466 21
allAlikeMore kismet 50 | 22222 60
# moreKismets
anotherKismet | 33333 fullHouse 30 kismet=60
${kismetPenalty === true ? "penalty | penalty 3 ones twos\n" : ""}${end("sheetUpper 15")}${tips("yarborough")}`;
}
