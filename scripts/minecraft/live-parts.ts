// What a live form is made of: texts, buttons, switches and lists that change while they are shown. The game is asked
// only where something changes.
import {
  type CustomForm,
  ObservableBoolean,
  ObservableNumber,
  ObservableString,
  ObservableUIRawMessage,
} from "@minecraft/server-ui";
import type { LiveRows } from "../ui/live-layout.ts";
import { lines, readAlike, type Text } from "../ui/text.ts";
import { rawText } from "./raw-text.ts";

/** @param row the id of the row that stands there now. @param since the tick since which it reads like that. */
export type Press = (row: string, since: number) => void;

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
export class LiveText {
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

/** The header's in `resource_pack/manifest.json`. */
const RESOURCE_PACK = "f6ad8bc6-afeb-47ef-997c-465cf7005bb8";

/** A picture of dice over the words about it [U:live-pictures]: these say everything. */
export class LivePicture {
  readonly #source = new ObservableString("");
  readonly #visible = new LiveFlag();
  readonly #words = new LiveText();

  addTo(form: CustomForm): void {
    form.image(this.#source, RESOURCE_PACK, { visible: this.#visible.observable, width: 0.5 });
    this.#words.addLabelTo(form);
  }

  /** Whether what stands below moves. */
  set(labels: LiveRows["pictured"][number] = []): boolean {
    const name = labels[0]?.picture;
    this.#visible.set(name !== undefined);
    if (name !== undefined) this.#source.setData(`textures/tabletop/yahtzee/lessons/${name}.png`);
    return this.#words.setLines(labels.map(({ text }) => text));
  }
}

export class LiveButton {
  readonly #label = new LiveText();
  readonly #visible = new LiveFlag();
  #row: string | undefined;
  #since = Number.NEGATIVE_INFINITY;

  addTo(form: CustomForm, pressed: Press): void {
    // A press that was under way while the row was taken away means nothing.
    const press = (): void => {
      if (this.#row !== undefined) pressed(this.#row, this.#since);
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
export class LiveDie {
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

  set(die: { readonly text: Text; readonly held: boolean } | undefined): void {
    this.#visible.set(die !== undefined);
    if (die === undefined) return;
    this.#label.set(die.text);
    this.#kept = die.held;
    if (die.held === this.#isOn) return;
    this.#isOn = die.held;
    this.#switch.setData(die.held);
  }
}

/**
 * A list of which one is chosen. The client chooses without asking; its words and what is chosen change while it is open
 * [U:live-lists].
 */
export class LiveList {
  readonly #label: Text;
  readonly #items: readonly LiveText[];
  readonly #value = new ObservableNumber(0, { clientWritable: true });
  readonly #visible = new LiveFlag();
  /** The position of what is chosen. */
  chosen = 0;

  /** @param size how many items it has, at least one. */
  constructor(label: Text, size: number) {
    this.#label = label;
    this.#items = Array.from({ length: size }, () => new LiveText());
  }

  addTo(form: CustomForm, turned: () => void): void {
    // The observable is called an index and items have values: these are the same.
    const items = this.#items.map(({ message }, value) => ({ label: message, value }));
    form.dropdown(rawText(this.#label), this.#value, items, { visible: this.#visible.observable });
    this.#value.subscribe((value) => {
      // A bent client may send anything.
      if (this.#items[value] === undefined) return;
      this.chosen = value;
      turned();
    });
  }

  hide(): void {
    this.#visible.set(false);
  }

  set(texts: readonly Text[], chosen: number): void {
    this.#visible.set(true);
    for (const [index, text] of texts.entries()) this.#items[index]?.set(text);
    if (chosen === this.chosen) return;
    this.chosen = chosen;
    this.#value.setData(chosen);
  }
}
