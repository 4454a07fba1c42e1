// A turn as a person plays it: reads the open form, nothing else, and presses what stands there.
import type { Player } from "../host/hands.ts";

/** What stands on the turn screen. */
export interface SeenTurn {
  /** Faces from left to right; empty before the first roll. */
  readonly dice: readonly number[];
  readonly rollsLeft: boolean;
  /** The categories that can be pressed, with the text of their points: `25`, or `30 + 100`. */
  readonly categories: ReadonlyMap<string, string>;
}

/** Dice are 1 to 5 from left to right. */
export type Decision = { readonly roll: true; readonly hold: readonly number[] } | { readonly score: string };

export type Decide = (turn: SeenTurn) => Decision;

export function readTurn(player: Player): SeenTurn {
  const { body = "", buttons = [], fields = [] } = player.form ?? {};
  // A live form has a switch for each die, a simple one words.
  const words = [body, ...fields.map(({ name }) => name)].join("\n");
  const [, line = ""] = /^Dice: ([\d ]+)/m.exec(words) ?? [];
  const dice = [...words.matchAll(/Die \d: (\d)/g), ...line.matchAll(/(\d)/g)].map(([, face]) =>
    Number(face),
  );
  const categories = buttons.flatMap((text): [string, string][] => {
    const [, name, points] = /^(.+): (\d+(?: \+ \d+)?)$/.exec(text) ?? [];
    return name === undefined || points === undefined ? [] : [[name, points]];
  });
  const rollsLeft = buttons.some(
    (text) => text === "Roll dice" || text === "Hold and roll" || isRollOthers(text),
  );
  return { dice, rollsLeft, categories: new Map(categories) };
}

/** Whether the open form is a turn's. */
export function seesTurn(player: Player): boolean {
  return /^Round \d+ of \d+/.test(player.form?.body ?? "");
}

/** Plays one turn, from the first roll to the entry. */
export function playTurn(player: Player, decide: Decide): void {
  player.press("Roll dice");
  for (;;) {
    const turn = readTurn(player);
    const decision = decide(turn);
    if ("score" in decision) {
      scoreCategory(player, decision.score);
      return;
    }
    rollAgain(player, decision.hold);
  }
}

/** Holds exactly these dice, 1 to 5, and rolls the others. */
export function rollAgain(player: Player, hold: readonly number[]): void {
  holdDice(player, hold);
  rollOthers(player);
}

/** The same up to the last press. */
function holdDice(player: Player, hold: readonly number[]): void {
  if (player.form?.kind === "form") player.press("Hold and roll");
  for (const field of player.form?.fields ?? []) {
    const die = Number(/^Die (\d)/.exec(field.name)?.[1]);
    if (die > 0 && (field.value === true) !== hold.includes(die)) player.toggle(field.name);
  }
}

/** The last press: a simple form is submitted, a live one has a button. */
function rollOthers(player: Player): void {
  player.press("Roll the others");
}

function isRollOthers(text: string): boolean {
  return text.startsWith("Roll the others");
}

/** Scores a category, and says yes where a zero asks once more. */
export function scoreCategory(player: Player, category: string): void {
  player.press(`${category}: `);
  const zero = zeroButton(player, category);
  if (zero !== undefined) player.press(zero);
}

/** The button that asks whether a zero in this category is meant, if it is there. */
function zeroButton(player: Player, category: string): string | undefined {
  const asks = [`Score 0 in ${category}`, `Score 0 here? Press again: ${category}: 0`];
  return player.form?.buttons.find((text) => asks.includes(text));
}

/** Points as a player adds them up: `30 + 100` is 130, `(30 + 100) × 3` is 390. */
export function worth(points: string): number {
  const [sum = "", times = "1"] = points.replace(/[()]/g, "").split(" × ");
  return Number(times) * sum.split(" + ").reduce((all, part) => all + Number(part), 0);
}
