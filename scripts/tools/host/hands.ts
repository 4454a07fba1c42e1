// One player at the keyboard, in words: what a person can press and see, and nothing else.
import { findRow, findText, formInWords, type LiveRow, type OpenForm, usable } from "./client.ts";
import type { Face } from "./core/faces.ts";
import type { Vector3 } from "./core/model.ts";
import type { Grid } from "./core/recipes.ts";
import type { ItemRecord } from "./core/stacks.ts";

/** A burst of particles as a player sees it, where it begins. */
export interface SeenParticle {
  readonly particle: string;
  readonly location: Vector3;
}

/** What hands need of the world they are in. */
export interface Surroundings {
  send(kind: string, payload?: object): readonly Readonly<Record<string, unknown>>[];
  pause(): void;
  itemNamed(name: string): string;
}

export interface Pockets {
  /** 36, the hotbar first. */
  readonly slots: (ItemRecord | null)[];
  /** The one in hand. */
  readonly slot: number;
  readonly sneaking: boolean;
}

/** `data` is whatever the game keeps in an item that no script can write. */
type Traits = Pick<ItemRecord, "lock" | "data"> & { readonly name?: string };

export class Player {
  readonly name: string;
  readonly id: string;
  readonly #world: Surroundings;
  /** How often a button, a field or the world was pressed so far. */
  presses = 0;
  form: OpenForm | undefined;
  readonly chat: string[] = [];
  actionBar = "";
  /** How often the action bar was set. */
  actionBars = 0;
  readonly sounds: string[] = [];
  readonly particles: SeenParticle[] = [];

  constructor(name: string, id: string, world: Surroundings) {
    this.name = name;
    this.id = id;
    this.#world = world;
  }

  /** The open form as plain text. */
  get screen(): string {
    return formInWords(this.form);
  }

  #ask(kind: string, payload: object = {}): Readonly<Record<string, unknown>> {
    return this.#world.send(kind, { player: this.name, ...payload })[0] ?? {};
  }
  #do(kind: string, payload: object = {}): void {
    this.#ask(kind, payload);
    this.#world.pause();
  }
  #press(kind: string, payload: object): void {
    this.presses += 1;
    this.#do(kind, payload);
  }
  #open(): OpenForm {
    if (!this.form) throw new Error(`${this.name} has no form open.`);
    return this.form;
  }

  /** Presses a button of the open form by its text, or by a beginning that only it has. */
  press(text: string): void {
    const form = this.#open();
    const index = findText(text, form.buttons, form);
    if (form.kind === "live") this.#pressRow(usable("button", form.rows)[index], "livePress");
    else if (form.kind === "custom_form") this.submit();
    else this.#press("answer", { form: form.id, data: index });
  }
  submit(): void {
    const form = this.#open();
    if (form.kind !== "custom_form") throw new Error(`This form has nothing to submit:\n${this.screen}`);
    this.#press("answer", { form: form.id, data: form.fields.map(({ value }) => value) });
  }
  /** believed: a live form without a close button keeps its player. */
  close(): void {
    const form = this.#open();
    if (!form.hasCloseButton) throw new Error(`This form has no close button:\n${this.screen}`);
    this.#press("close", { form: form.id });
  }
  /** Answers a form that may be over, as a slow or a bent client does. */
  forge(form: number, data: unknown): void {
    this.#do("answer", { form, data });
  }
  /** As forge, for a row of a live form by its place among all rows. */
  forgeLive(form: number, row: number): void {
    this.#do("livePress", { form, row });
  }
  /** The same for a switch. */
  forgeToggle(form: number, row: number, value: boolean): void {
    this.#do("liveToggle", { form, row, value });
  }
  /** The same for a list, by the position of an item. */
  forgeChoice(form: number, row: number, value: number): void {
    this.#do("liveChoose", { form, row, value });
  }
  #pressRow(row: LiveRow | undefined, request: string, value?: unknown): void {
    this.#press(request, { form: this.#open().id, row: row?.at, value });
  }
  /** A switch of a live form is told to the add-on at once, one of a custom form when it is submitted. */
  toggle(name: string): void {
    const form = this.#open();
    if (form.kind === "live") {
      const row = findRow("toggle", name, form);
      this.#pressRow(row, "liveToggle", row?.value !== true);
      return;
    }
    const toggles = form.fields.filter(({ value }) => value !== null);
    const names = toggles.map((field) => field.name);
    const field = toggles[findText(name, names, form)];
    if (field) field.value = !field.value;
    this.presses += 1;
  }

  /** Chooses an item of a list of a live form, both by their words. */
  choose(name: string, item: string): void {
    const form = this.#open();
    const row = findRow("dropdown", name, form);
    const chosen = findText(item, row?.items ?? [], form);
    // The one that opens the list.
    this.presses += 1;
    this.#pressRow(row, "liveChoose", chosen);
  }

  /** The use button on a face of a block; held for more ticks it comes again in each, until a form opens. */
  use(x: number, y: number, z: number, face: Face = "Up", ticks = 1): void {
    const click = { x, y, z, face };
    this.presses += 1;
    this.#ask("use", click);
    for (let tick = 1; tick < ticks && !this.form; tick++) {
      this.#world.send("tick");
      if (!this.form) this.#ask("use", click);
    }
    this.#world.pause();
  }
  /** Takes the item in hand and uses it on the block below, so that it stands at x y z. */
  place(item: string, x: number, y: number, z: number): void {
    this.hold(item);
    this.use(x, y - 1, z);
  }
  mine(x: number, y: number, z: number, face: Face = "Up"): void {
    this.#press("mine", { x, y, z, face });
  }
  /** By the recipe book, with the name or the id of what is wanted; or a grid of nine laid by hand. */
  craft(what: string | readonly (string | null)[]): void {
    this.#press("craft", { what: typeof what === "string" ? this.#world.itemNamed(what) : what });
  }

  /** What this grid of nine would make, by its id. */
  recipeOf(grid: Grid): string | null {
    return this.#ask("recipeOf", { grid })["item"] as string | null;
  }
  /** How the recipe book lays out an item. */
  layOut(item: string): Grid {
    return this.#ask("layOut", { item: this.#world.itemNamed(item) })["grid"] as Grid;
  }

  pockets(): Pockets {
    return this.#ask("inventory") as unknown as Pockets;
  }
  /** The 36 slots, the hotbar first. */
  slots(): Pockets["slots"] {
    return this.pockets().slots;
  }
  count(item: string): number {
    const id = this.#world.itemNamed(item);
    return this.slots().reduce((sum, slot) => sum + (slot?.typeId === id ? slot.amount : 0), 0);
  }
  /** Takes an item of the inventory in hand. Not counted: it is a key, a scroll, a drag. */
  hold(item: string): void {
    this.#ask("hold", { item: this.#world.itemNamed(item) });
  }
  /** Takes a slot of the hotbar in hand, 0 to 8. */
  select(slot: number): void {
    this.#ask("select", { slot });
  }
  /** Drags what is in a slot onto another. */
  swap(from: number, to: number): void {
    this.#ask("swap", { from, to });
  }
  emptyHand(): void {
    this.#ask("hold", { item: null });
  }
  /** @param traits what an anvil, a lock or the game itself has written on it. */
  give(item: string, amount = 1, { name, ...traits }: Traits = {}): void {
    this.#ask("give", { item: this.#world.itemNamed(item), amount, nameTag: name, ...traits });
  }
  /** Names the item in hand, as in an anvil. */
  rename(name: string): void {
    this.#ask("rename", { name });
  }

  /** Makes another of what is in hand, as in creative, with all that is written in it. */
  copyHand(): void {
    this.#do("copy");
  }
  drop(): void {
    this.#do("drop");
  }

  /** `/scriptevent`, as who may send commands of operators types it. */
  scriptEvent(id: string, message: string): void {
    this.#do("scriptevent", { id, message });
  }

  move(x: number, y: number, z: number, dimension?: string): void {
    this.#do("move", { x, y, z, dimension });
  }
  /** As `/tp` by somebody, also of who sits. */
  teleport(x: number, y: number, z: number, dimension?: string): void {
    this.#do("teleport", { x, y, z, dimension });
  }
  lookTowards(x: number, y: number, z: number): void {
    this.#do("lookTowards", { x, y, z });
  }
  look(yaw: number, pitch = 0): void {
    this.#do("look", { yaw, pitch });
  }
  sneak(on = true): void {
    this.#do("sneak", { on });
  }
  jump(): void {
    this.#do("jump");
  }
  /** The button that a touch screen shows to riders. */
  dismount(): void {
    this.#do("dismount");
  }
  /** Sends a line in the chat, such as `/yahtzee:roll keep 1 3`: one press, as if it were one button. */
  type(line: string): void {
    this.#press("command", { line });
  }
  openChat(): void {
    this.#do("chat", { open: true });
  }
  closeChat(): void {
    this.#do("chat", { open: false });
  }
  leave(): void {
    this.#do("leave");
  }
  /** Death closes the form that is open [believed]. */
  die(): void {
    if (this.form) this.#do("close", { form: this.form.id });
    this.#do("die");
  }
  respawn(): void {
    this.#do("respawn");
  }
}
