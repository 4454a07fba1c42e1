// Dice for tests, written as a player reads them: "1 2 3 3 4".
import { type Dice, FACES, type Face, isFace } from "../../scripts/engine/dice.ts";

/** @throws when a die is not a face, so that a slip in a table shows where it stands. */
export function dice(text: string): Dice {
  return text.split(" ").map((die) => {
    const face = Number(die);
    if (!isFace(face)) throw new Error(`"${text}" holds "${die}", expected faces from 1 to 6.`);
    return face;
  });
}

/** Every distinct roll of five dice once, in ascending order: 252. Written apart from the engine's own list. */
export function allRolls(): readonly Dice[] {
  const grow = (length: number, from: Face): readonly Face[][] =>
    length === 0
      ? [[]]
      : FACES.filter((face) => face >= from).flatMap((face) =>
          grow(length - 1, face).map((rest) => [face, ...rest]),
        );
  return grow(5, 1);
}

/** Every throw of five dice in order: 7,776, as often as chance gives them. */
export function allThrows(): readonly Dice[] {
  let throws: readonly Face[][] = [[]];
  for (let die = 0; die < 5; die++) throws = throws.flatMap((dice) => FACES.map((face) => [...dice, face]));
  return throws;
}
