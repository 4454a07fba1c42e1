// Lessons that several rule sets share.

/** @param misses an example of dice that do not fit. @param dice of which the first two are held. */
export function roll(misses = "11246 fullHouse 0", dice = "44261"): string {
  return `# roll
roll | hold ${dice} 1 2
choose | ${misses}
`;
}

/** For six dice; the last one never shows the number. */
export const SIX_DICE =
  "111356 ones 3 | 224561 twos 4 | 333612 threes 9 | 444261 fours 12 | 551236 fives 10 | 666241 sixes 18";
const FIVE_DICE = SIX_DICE.replace(/(\d{5})\d/g, "$1");

/** @param bonus what is said of the upper bonus. */
export function numbers(bonus: string, examples = FIVE_DICE): string {
  return `# numbers
numbers | ${examples}
${bonus}
`;
}

/** All dice count. */
export const ALIKE = `# alike
alike threeKind 3 | 33325 16
alike fourKind 4 | 44442 18
`;

/** @param house what is said of the Full House. */
export function houseAndRuns(house = "fullHouse fullHouse | 33344 25 | 55555 0"): string {
  return `# houseRun
${house}
smallStraight smallStraight | 23455 30
# runYahtzee
largeStraight largeStraight | 12345 40 | 23456 40
allAlike yahtzee 50 | 22222 50
`;
}

/** @param sheet what is added up. */
export function end(sheet: string, title = "end"): string {
  return `# ${title}
${sheet}
win | winners 241 241 198 2
`;
}

/** @param keep the category for rolls that fit nowhere else. */
export function tips(keep = "chance", first = BONUS_TIPS): string {
  return `# tips
${first}tipKeep ${keep}
tipGiveUp`;
}

/** Where three of each number make the upper bonus. */
export const BONUS_TIPS = `tipThree
tipHigh
`;
