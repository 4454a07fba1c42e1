// How to play Generala: what the first roll of a turn is worth, and the Generala that wins at once.
import type { HouseRules } from "../../engine/rules.ts";
import { end, numbers, roll } from "./shared.ts";

export function generalaLessons({ generalaPoints, dobleGenerala, straight34561 }: HouseRules): string {
  const points = Number(generalaPoints);
  const hasDoble = dobleGenerala === true;
  const isLong = straight34561 === true;
  const doble = `doble dobleGenerala ${2 * points} | 22222 ${2 * points} generala=${points} | 22222 0
`;
  return `${roll("11246 full 0")}${numbers("noUpperBonus")}# straightHouse
${isLong ? "straightOfThree" : "straightOfTwo"} escalera 20 | 12345 20 | 23456 20 | 34561 ${isLong ? 20 : 0}
house full 30 | 33344 30 | 55555 0
# alikeGenerala
alikePoints poker 4 40 | 44442 40
allAlike generala ${points} | 22222 ${points}
${hasDoble ? doble : ""}# firstRoll
served | served 12345 escalera 25 | served 33344 full 35 | served 44442 poker 45
servedWin ${points} | servedWin 33333
${end(`sheet ${hasDoble ? 11 : 10}`)}# tips
tipServed
tipGiveUp`;
}
