// The live renderer: one form of the game that stays open while what it shows changes [U:live-forms]. It is built once
// with all rows that any screen of the table can need, and its observables are set to what a screen has of them.
import type { Player } from "@minecraft/server";
import { CustomForm } from "@minecraft/server-ui";
import { type LiveLayout, liveRows } from "../ui/live-layout.ts";
import type { Screen } from "../ui/screen.ts";
import { say, type Text } from "../ui/text.ts";
import { type LiveCategories, liveCategories } from "./live-categories.ts";
import { LiveButton, LiveDie, LivePicture, LiveText, type Press } from "./live-parts.ts";
import { rawText } from "./raw-text.ts";

export interface LiveHands {
  readonly press: Press;
  /** @param held by die: how the switches stand now. */
  hold(held: readonly boolean[]): void;
  /** Another category or column is chosen from a list. */
  choose(): void;
  useSimpleScreens(): void;
}

const HOLD_HELP: Text = say("turn.holdHelp");

export class LiveForm {
  readonly #form: CustomForm;
  readonly #title = new LiveText();
  readonly #head = new LiveText();
  readonly #pictures: readonly LivePicture[];
  readonly #dice: readonly LiveDie[];
  readonly #first = new LiveButton();
  readonly #categories: LiveCategories;
  readonly #text = new LiveText();
  readonly #buttons: readonly LiveButton[];
  readonly #layout: LiveLayout;

  constructor(player: Player, layout: LiveLayout, hands: LiveHands) {
    this.#layout = layout;
    this.#pictures = Array.from({ length: layout.pictures }, () => new LivePicture());
    this.#dice = Array.from({ length: layout.dice }, () => new LiveDie());
    this.#categories = liveCategories(layout);
    this.#buttons = Array.from({ length: layout.buttons }, () => new LiveButton());
    this.#form = new CustomForm(player, this.#title.message);
    this.#head.addLabelTo(this.#form);
    for (const picture of this.#pictures) picture.addTo(this.#form);
    for (const die of this.#dice) die.addTo(this.#form, () => this.#turned(hands));
    this.#first.addTo(this.#form, hands.press);
    this.#categories.addTo(this.#form, hands);
    this.#text.addLabelTo(this.#form);
    for (const button of this.#buttons) button.addTo(this.#form, hands.press);
    this.#form.button(rawText(say("live.simpleScreens")), () => hands.useSimpleScreens());
    this.#form.closeButton();
  }

  /**
   * Sets the form to a screen. @param pending the id of the row that asks whether a zero is meant. @param isMore whether
   * it shows the buttons behind *More*. @param now the tick.
   * @returns whether what can be pressed has moved, or answers another question.
   * @throws what the game throws when it takes no new values, and a RangeError where the screen does not fit.
   */
  fill(screen: Screen, pending: string | null, isMore: boolean, now: number): boolean {
    const { first, buttons, ...rows } = liveRows(screen, this.#layout, isMore);
    const help = rows.dice.length === 0 ? [] : [HOLD_HELP];
    this.#title.set(screen.title);
    const asks = rows.head.some(({ id }) => id === "question");
    const moved = [
      this.#head.setLines([...rows.head.map(({ text }) => text), ...help], asks),
      ...this.#pictures.map((picture, index) => picture.set(rows.pictured[index])),
      this.#text.setLines(rows.text.map(({ text }) => text)),
    ];
    for (const [index, die] of this.#dice.entries()) die.set(rows.dice[index]);
    moved.push(
      this.#first.set(first?.id, first?.text, now),
      this.#categories.set(rows.categories, pending, now),
    );
    for (const [index, button] of this.#buttons.entries()) {
      moved.push(button.set(buttons[index]?.id, buttons[index]?.text, now));
    }
    return moved.includes(true);
  }

  /** Gives why the form was closed, in the game's words. */
  show(): Promise<string> {
    return this.#form.show();
  }

  /** @throws what the game throws where the form is not open, as it may say of one that has only just come up. */
  close(): void {
    this.#form.close();
  }

  /** How the switches stand; `undefined` while they are hidden. */
  get held(): readonly boolean[] | undefined {
    const held = this.#dice.flatMap((die) => die.held ?? []);
    return held.length === 0 ? undefined : held;
  }

  /** The match holds these dice now: turned back, a switch says something new. */
  keep(held: readonly boolean[]): void {
    for (const [index, die] of this.#dice.entries()) die.keep(held[index] === true);
  }

  /** What the form itself has set comes back from a switch like what the player does [U:own-values]. */
  #turned(hands: LiveHands): void {
    const held = this.held;
    if (held !== undefined && this.#dice.some((die) => die.isTurned)) hands.hold(held);
  }
}
