// The live renderer: one form of the game that stays open while what it shows changes [U:live-forms]. It is built once
// with all rows that any screen of the table can need, and its observables are set to what a screen has of them.
import type { Player } from "@minecraft/server";
import {
  CustomForm,
  ObservableBoolean,
  ObservableUIRawMessage,
  type UIRawMessage,
} from "@minecraft/server-ui";
import { type LiveLayout, type LiveRows, liveRows } from "../ui/live-layout.ts";
import type { Screen } from "../ui/screen.ts";
import { lines, say, type Text } from "../ui/text.ts";
import { rawText } from "./raw-text.ts";

export interface LiveHands {
  /** @param row the id of the row that stands there now. */
  press(row: string): void;
  /** @param held by die: how the switches stand now. */
  hold(held: readonly boolean[]): void;
  useSimpleScreens(): void;
}

const EMPTY: Text = { text: "" };

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
  /** The form is being set: what its switches report then comes from here, not from the player. */
  #isFilling = false;

  constructor(player: Player, layout: LiveLayout, hands: LiveHands) {
    this.#layout = layout;
    this.#dice = Array.from({ length: layout.dice }, () => new LiveDie());
    this.#categories = new Map(layout.categories.map((id) => [id, new LiveButton()]));
    this.#buttons = Array.from({ length: layout.buttons }, () => new LiveButton());
    this.#form = new CustomForm(player, this.#title.message);
    this.#head.addTo(this.#form);
    for (const die of this.#dice) die.addTo(this.#form, () => this.#held(hands));
    for (const button of [this.#first, ...this.#categories.values()]) button.addTo(this.#form, hands);
    this.#text.addTo(this.#form);
    for (const button of this.#buttons) button.addTo(this.#form, hands);
    this.#form.button(rawText(say("yahtzee.live.simpleScreens")), () => hands.useSimpleScreens());
    this.#form.closeButton();
  }

  /**
   * Sets the form to a screen. @param pending the id of the row that asks whether a zero is meant.
   * @returns whether anything that can be pressed is new, gone or reads otherwise.
   * @throws what the game throws when it takes no new values, and a RangeError where the screen does not fit.
   */
  fill(screen: Screen, pending: string | null): boolean {
    const rows = liveRows(screen, this.#layout);
    this.#isFilling = true;
    try {
      this.#title.set(screen.title);
      this.#head.set(textOf(rows.head));
      for (const [index, die] of this.#dice.entries()) die.set(rows.dice[index]);
      this.#text.set(textOf(rows.text));
      return this.#setButtons(rows, pending);
    } finally {
      this.#isFilling = false;
    }
  }

  /** Gives why the form was closed, in the game's words. */
  show(): Promise<string> {
    return this.#form.show();
  }

  close(): void {
    if (this.#form.isShowing()) this.#form.close();
  }

  /** How the switches stand; `undefined` where there are none. */
  get held(): readonly boolean[] | undefined {
    const held = this.#dice.flatMap((die) => die.held ?? []);
    return held.length === 0 ? undefined : held;
  }

  #held(hands: LiveHands): void {
    if (!this.#isFilling) hands.hold(this.held ?? []);
  }

  #setButtons({ first, categories, buttons }: LiveRows, pending: string | null): boolean {
    const changes = [
      this.#first.set(first?.id, first?.text),
      ...[...this.#categories].map(([id, button]) => {
        const text = categories.get(id)?.text;
        const asks = text !== undefined && id === pending;
        return button.set(text && id, asks ? say("yahtzee.live.pressAgain", text) : text);
      }),
      ...this.#buttons.map((button, index) => button.set(buttons[index]?.id, buttons[index]?.text)),
    ];
    return changes.includes(true);
  }
}

/** A text that changes while it is shown. */
class LiveText {
  readonly message = new ObservableUIRawMessage(messageOf(EMPTY));
  readonly #visible = new ObservableBoolean(false);
  #shown = "";

  addTo(form: CustomForm): void {
    form.label(this.message, { visible: this.#visible });
  }

  set(text: Text): void {
    const now = JSON.stringify(text);
    if (now === this.#shown) return;
    this.#shown = now;
    this.#visible.setData(text !== EMPTY);
    if (text !== EMPTY) this.message.setData(messageOf(text));
  }
}

class LiveButton {
  readonly #label = new ObservableUIRawMessage(messageOf(EMPTY));
  readonly #visible = new ObservableBoolean(false);
  #row: string | undefined;
  #shown: string | undefined;

  addTo(form: CustomForm, hands: LiveHands): void {
    // A press that was under way while the row was taken away means nothing.
    const press = (): void => {
      if (this.#row !== undefined) hands.press(this.#row);
    };
    form.button(this.#label, press, { visible: this.#visible });
  }

  /** Whether it is another row now, or reads otherwise. */
  set(row: string | undefined, text: Text | undefined): boolean {
    const now = text === undefined ? undefined : JSON.stringify(text);
    if (row === this.#row && now === this.#shown) return false;
    this.#visible.setData(text !== undefined);
    if (text !== undefined && now !== this.#shown) this.#label.setData(messageOf(text));
    this.#row = row;
    this.#shown = now;
    return true;
  }
}

/** A die as a switch: on is held. The client turns it without asking. */
class LiveDie {
  readonly #label = new LiveLabel();
  readonly #held = new ObservableBoolean(false, { clientWritable: true });
  readonly #visible = new ObservableBoolean(false);

  /** `undefined` while hidden. */
  get held(): boolean | undefined {
    return this.#visible.getData() ? this.#held.getData() : undefined;
  }

  addTo(form: CustomForm, turned: () => void): void {
    form.toggle(this.#label.message, this.#held, { visible: this.#visible });
    this.#held.subscribe(turned);
  }

  set(die: LiveRows["dice"][number] | undefined): void {
    this.#visible.setData(die !== undefined);
    if (die === undefined) return;
    this.#label.set(die.text);
    this.#held.setData(die.held);
  }
}

/** Words of a control, set only when they change. */
class LiveLabel {
  readonly message = new ObservableUIRawMessage(messageOf(EMPTY));
  #shown = "";

  set(text: Text): void {
    const now = JSON.stringify(text);
    if (now === this.#shown) return;
    this.#shown = now;
    this.message.setData(messageOf(text));
  }
}

function textOf(rows: LiveRows["head"]): Text {
  return rows.length === 0 ? EMPTY : lines(rows.map(({ text }) => text));
}

function messageOf(text: Text): UIRawMessage {
  return rawText(text);
}
