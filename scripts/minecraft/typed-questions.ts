// What cannot be taken back has to be typed twice: who was asked what, and when.
import { system } from "@minecraft/server";
import type { Text } from "../ui/text.ts";

/** What is asked before it is done: the answer is the same command once more. */
export interface Question {
  /** The same text means the same thing at the same moment. */
  readonly about: string;
  readonly text: Text;
}

/** A minute to type something again. */
const ASKED_TICKS = 1200;

export class TypedQuestions {
  /** What each player was asked last, and when. */
  readonly #asked = new Map<string, { readonly about: string; readonly at: number }>();

  /** Whether the player has just been asked this, and so says yes; else they are asked now. */
  isAnswered(playerId: string, { about }: Question): boolean {
    const asked = this.#asked.get(playerId);
    const isAnswer = asked?.about === about && system.currentTick - asked.at <= ASKED_TICKS;
    if (isAnswer) this.#asked.delete(playerId);
    else this.#asked.set(playerId, { about, at: system.currentTick });
    return isAnswer;
  }

  forget(playerId: string): void {
    this.#asked.delete(playerId);
  }
}
