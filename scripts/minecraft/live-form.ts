// The live renderer: one form of the game that stays open while what it shows changes [U:live-forms]. It is built once
// with all rows that any screen of the table can need, and its observables are set to what a screen has of them.
import type { Player } from "@minecraft/server";
import { CustomForm, ObservableBoolean, ObservableUIRawMessage } from "@minecraft/server-ui";
import { type LiveLayout, type LiveRows, liveRows } from "../ui/live-layout.ts";
import type { Screen } from "../ui/screen.ts";
import { lines, readAlike, say, type Text } from "../ui/text.ts";
import { rawText } from "./raw-text.ts";

export interface LiveHands {
  /** @param row the id of the row that stands there now. @param since the tick since which it reads like that. */
  press(row: string, since: number): void;
  /** @param held by die: how the switches stand now. */
  hold(held: readonly boolean[]): void;
  useSimpleScreens(): void;
}

const HOLD_HELP: Text = say("yahtzee.turn.holdHelp");

export class LiveForm {
  readonly #form: CustomForm;
  readonly #title = new LiveText();
  readonly #head = new LiveText();
  readonly #dice: readonly LiveDie[];
  readonly #first = new LiveButton();
  readonly #categories: ReadonlyMap<string, LiveButton>;
  readonly #text = new LiveText();
  readonly #buttons: readonly LiveButton[];
  readonly #layout: LiveLayout;

  constructor(player: Player, layout: LiveLayout, hands: LiveHands) {
    this.#layout = layout;
    this.#dice = Array.from({ length: layout.dice }, () => new LiveDie());
    this.#categories = new Map(layout.categories.map((id) => [id, new LiveButton()]));
    this.#buttons = Array.from({ length: layout.buttons }, () => new LiveButton());
    this.#form = new CustomForm(player, this.#title.message);
    this.#head.addLabelTo(this.#form);
    for (const die of this.#dice) die.addTo(this.#form, () => this.#turned(hands));
    for (const button of [this.#first, ...this.#categories.values()]) button.addTo(this.#form, hands);
    this.#text.addLabelTo(this.#form);
    for (const button of this.#buttons) button.addTo(this.#form, hands);
    this.#form.button(rawText(say("yahtzee.live.simpleScreens")), () => hands.useSimpleScreens());
    this.#form.closeButton();
  }

  /**
   * Sets the form to a screen. @param pending the id of the row that asks whether a zero is meant. @param now the tick.
   * @returns whether what can be pressed has moved, or answers another question.
   * @throws what the game throws when it takes no new values, and a RangeError where the screen does not fit.
   */
  fill(screen: Screen, pending: string | null, now: number): boolean {
    const rows = liveRows(screen, this.#layout);
    const help = rows.dice.length === 0 ? [] : [HOLD_HELP];
    this.#title.set(screen.title);
    const asks = rows.head.some(({ id }) => id === "question");
    const moved = [
      this.#head.setLines([...rows.head.map(({ text }) => text), ...help], asks),
      this.#text.setLines(rows.text.map(({ text }) => text)),
    ];
    for (const [index, die] of this.#dice.entries()) die.set(rows.dice[index]);
    return [...moved, this.#setButtons(rows, pending, now)].includes(true);
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
    const { held } = this;
    if (held !== undefined && this.#dice.some((die) => die.isTurned)) hands.hold(held);
  }

  #setButtons({ first, categories, buttons }: LiveRows, pending: string | null, now: number): boolean {
    let moved = this.#first.set(first?.id, first?.text, now);
    for (const [id, button] of this.#categories) {
      const text = categories.get(id)?.text;
      const asks = text !== undefined && id === pending;
      moved = button.set(text && id, asks ? say("yahtzee.live.pressAgain", text) : text, now) || moved;
    }
    this.#buttons.forEach((button, index) => {
      moved = button.set(buttons[index]?.id, buttons[index]?.text, now) || moved;
    });
    return moved;
  }
}

/** Whether a row is seen. The game is asked only where that changes: most rows of most screens stay hidden. */
class LiveFlag {
  readonly observable = new ObservableBoolean(false);
  isOn = false;

  set(isOn: boolean): void {
    if (isOn === this.isOn) return;
    this.isOn = isOn;
    this.observable.setData(isOn);
  }
}

const EMPTY: Text = { text: "" };

/** Words that change while they are shown. */
class LiveText {
  readonly message = new ObservableUIRawMessage(rawText(EMPTY));
  readonly #visible = new LiveFlag();
  #shown: Text = EMPTY;
  #lines = 0;

  addLabelTo(form: CustomForm): void {
    form.label(this.message, { visible: this.#visible.observable });
  }

  /** Whether what stands below moves, or answers another question. @param asks whether this is a question. */
  setLines(texts: readonly Text[], asks = false): boolean {
    const moves = texts.length !== this.#lines;
    this.#lines = texts.length;
    this.#visible.set(texts.length > 0);
    const readsOtherwise = texts.length > 0 && this.set(lines(texts));
    return moves || (asks && readsOtherwise);
  }

  /** Whether it reads otherwise now. */
  set(text: Text): boolean {
    if (readAlike(text, this.#shown)) return false;
    this.#shown = text;
    this.message.setData(rawText(text));
    return true;
  }
}

class LiveButton {
  readonly #label = new LiveText();
  readonly #visible = new LiveFlag();
  #row: string | undefined;
  #since = Number.NEGATIVE_INFINITY;

  addTo(form: CustomForm, hands: LiveHands): void {
    // A press that was under way while the row was taken away means nothing.
    const press = (): void => {
      if (this.#row !== undefined) hands.press(this.#row, this.#since);
    };
    form.button(this.#label.message, press, { visible: this.#visible.observable });
  }

  /** Whether others move, since it has come or gone. */
  set(row: string | undefined, text: Text | undefined, now: number): boolean {
    const readsOtherwise = text !== undefined && this.#label.set(text);
    if (row !== this.#row || readsOtherwise) this.#since = now;
    const moves = (row === undefined) !== (this.#row === undefined);
    this.#row = row;
    this.#visible.set(text !== undefined);
    return moves;
  }
}

/** A die as a switch: on is held. The client turns it without asking. */
class LiveDie {
  readonly #label = new LiveText();
  readonly #switch = new ObservableBoolean(false, { clientWritable: true });
  readonly #visible = new LiveFlag();
  /** As the switch stands. */
  #isOn = false;
  /** As the match has it. */
  #kept = false;

  /** `undefined` while hidden. */
  get held(): boolean | undefined {
    return this.#visible.isOn ? this.#isOn : undefined;
  }

  /** Whether the player has turned it. */
  get isTurned(): boolean {
    return this.held !== undefined && this.held !== this.#kept;
  }

  addTo(form: CustomForm, turned: () => void): void {
    form.toggle(this.#label.message, this.#switch, { visible: this.#visible.observable });
    this.#switch.subscribe((isOn) => {
      this.#isOn = isOn;
      turned();
    });
  }

  keep(held: boolean): void {
    this.#kept = held;
  }

  set(die: LiveRows["dice"][number] | undefined): void {
    this.#visible.set(die !== undefined);
    if (die === undefined) return;
    this.#label.set(die.text);
    this.#kept = die.held;
    if (die.held === this.#isOn) return;
    this.#isOn = die.held;
    this.#switch.setData(die.held);
  }
}
