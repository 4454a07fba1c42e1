// The categories of a live form: a row for each, or where there are too many for that lists to choose from and one button.
import type { CustomForm } from "@minecraft/server-ui";
import {
  type Chosen,
  choiceTexts,
  chosenNow,
  type LiveChoice,
  type LiveLayout,
  type LiveRows,
} from "../ui/live-layout.ts";
import { say, type Text } from "../ui/text.ts";
import { categoryRowId } from "../ui/turn-screen.ts";
import type { LiveHands } from "./live-form.ts";
import { LiveButton, LiveList } from "./live-parts.ts";

type Rows = LiveRows["categories"];

export interface LiveCategories {
  addTo(form: CustomForm, hands: LiveHands): void;
  /** @param pending the id of the row that asks whether a zero is meant. @returns whether what can be pressed has moved. */
  set(rows: Rows, pending: string | null, now: number): boolean;
}

export function liveCategories({ categories, choice }: LiveLayout): LiveCategories {
  return choice === null ? new CategoryRows(categories) : new CategoryChoice(choice);
}

class CategoryRows implements LiveCategories {
  readonly #buttons: ReadonlyMap<string, LiveButton>;

  constructor(ids: readonly string[]) {
    this.#buttons = new Map(ids.map((id) => [id, new LiveButton()]));
  }

  addTo(form: CustomForm, { press }: LiveHands): void {
    for (const button of this.#buttons.values()) button.addTo(form, press);
  }

  set(rows: Rows, pending: string | null, now: number): boolean {
    let moved = false;
    for (const [id, button] of this.#buttons) {
      const text = rows.get(id)?.text;
      moved = button.set(text && id, text && asking(id, text, pending), now) || moved;
    }
    return moved;
  }
}

class CategoryChoice implements LiveCategories {
  readonly #choice: LiveChoice;
  readonly #columns: LiveList;
  readonly #categories: LiveList;
  readonly #score = new LiveButton();
  /** What could be scored when the lists were set last. */
  #legal = "";

  constructor(choice: LiveChoice) {
    this.#choice = choice;
    this.#columns = new LiveList(say("live.whichColumn"), choice.columns.length);
    this.#categories = new LiveList(say("live.whichCategory"), choice.categories.length);
  }

  addTo(form: CustomForm, { choose, press }: LiveHands): void {
    if (this.#choice.columns.length > 1) this.#columns.addTo(form, choose);
    this.#categories.addTo(form, choose);
    this.#score.addTo(form, press);
  }

  set(rows: Rows, pending: string | null, now: number): boolean {
    const legal = [...rows.keys()].join();
    const isNew = legal !== this.#legal;
    this.#legal = legal;
    if (rows.size === 0) {
      this.#columns.hide();
      this.#categories.hide();
      return this.#score.set(undefined, undefined, now);
    }
    const before: Chosen = { category: this.#categories.chosen, column: this.#columns.chosen };
    // What the player has just chosen stays, even where it cannot be scored.
    const { category, column } = isNew ? chosenNow(this.#choice, rows, before) : before;
    const names = this.#choice.columns.map((multiplier, at) => say("live.column", at + 1, multiplier));
    this.#columns.set(names, column);
    this.#categories.set(choiceTexts(this.#choice, rows, column), category);
    const id = categoryRowId(this.#choice.categories[category] ?? "", column);
    const text = rows.get(id)?.text;
    const words = text && say("live.score", text);
    return this.#score.set(text && id, words && asking(id, words, pending), now);
  }
}

/** A category that would score nothing asks once more, in its own place. */
function asking(id: string, text: Text, pending: string | null): Text {
  return id === pending ? say("live.pressAgain", text) : text;
}
