// One player at the keyboard, in words: what a person can press and see, and nothing else.
import { type Field, findText, formInWords, type OpenForm } from "./client.ts";

export type Face = "Up" | "Down" | "North" | "South" | "West" | "East";
export interface Slot {
  readonly typeId: string;
  readonly amount: number;
  readonly nameTag?: string;
  readonly lore: readonly unknown[];
}
interface RecipeEntry {
  readonly id: string;
  readonly result: string;
  readonly unlocked: boolean;
  readonly grid?: readonly (string | null)[];
  readonly missing?: string;
}
/** What hands need of the world they are in. */
export interface Surroundings {
  /** Sends one request and takes in what comes of it; throws what the world refuses, in a sentence. */
  readonly ask: (kind: string, payload: object) => readonly Readonly<Record<string, unknown>>[];
  /** Lets the time pass that a person needs between two presses. */
  readonly pause: () => void;
  readonly itemNamed: (name: string) => string;
}

export class Player {
  readonly name: string;
  readonly id: string;
  readonly #world: Surroundings;
  /** How often a button, a field or the world was pressed so far. */
  presses = 0;
  form: OpenForm | undefined;
  readonly chat: string[] = [];
  readonly sounds: string[] = [];
  actionBar = "";

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
    return this.#world.ask(kind, { player: this.name, ...payload })[0] ?? {};
  }
  #do(kind: string, payload: object = {}): void {
    this.#ask(kind, payload);
    this.#world.pause();
  }
  #press(kind: string, payload: object = {}): void {
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
    if (form.kind === "custom_form") this.submit();
    else this.#press("answer", { form: form.id, data: form.kind === "modal" ? index === 0 : index });
  }
  submit(): void {
    const form = this.#open();
    if (form.kind !== "custom_form") throw new Error(`This form has nothing to submit:\n${this.screen}`);
    this.#press("answer", { form: form.id, data: form.fields.map((field) => field?.value ?? null) });
  }
  close(): void {
    this.#press("close", { form: this.#open().id });
  }
  /** Answers a form that may be over, as a slow or a bent client does. */
  forge(form: number, data: unknown): void {
    this.#do("answer", { form, data });
  }

  #field(name: string, kind: Field["kind"]): Field {
    const form = this.#open();
    const fields = form.fields.flatMap((field) => (field?.kind === kind ? [field] : []));
    const names = fields.map((field) => field.name);
    const found = fields[findText(name, names, form)];
    if (!found) throw new Error(`There is no ${kind} "${name}":\n${this.screen}`);
    this.presses += 1;
    return found;
  }
  toggle(name: string): void {
    const field = this.#field(name, "toggle");
    field.value = !field.value;
  }
  choose(name: string, option: string): void {
    const field = this.#field(name, "dropdown");
    field.value = findText(option, field.options, this.form);
  }
  slide(name: string, value: number): void {
    this.#field(name, "slider").value = value;
  }
  type(name: string, text: string): void {
    this.#field(name, "input").value = text;
  }

  /** The use button on a face of a block; held for more ticks it comes again in each, until a form opens. */
  use(x: number, y: number, z: number, face: Face = "Up", ticks = 1): void {
    const click = { x, y, z, face };
    this.presses += 1;
    this.#ask("use", click);
    for (let tick = 1; tick < ticks; tick++) {
      this.#world.ask("tick", {});
      if (!this.form) this.#ask("use", click);
    }
    this.#world.pause();
  }
  useAir(): void {
    this.#press("useAir");
  }
  /** Takes the item in hand and uses it on the block below, so that it stands at x y z. */
  place(item: string, x: number, y: number, z: number): void {
    this.hold(item);
    this.use(x, y - 1, z);
  }
  mine(x: number, y: number, z: number, face: Face = "Up"): void {
    this.#press("mine", { x, y, z, face });
  }

  /** Lays a recipe out of the inventory, by the name or the id of what it makes; or a grid of nine. */
  craft(what: string | readonly (string | null)[]): void {
    this.#press("craft", {
      grid: typeof what === "string" ? this.#layOut(this.#world.itemNamed(what)) : what,
    });
  }
  recipes(): RecipeEntry[] {
    return this.#ask("recipes")["recipes"] as RecipeEntry[];
  }
  #layOut(item: string): readonly (string | null)[] {
    const book = this.recipes();
    const recipe = book.find(({ result }) => result === item);
    const all = book.map(({ result }) => result).join(", ");
    if (!recipe) throw new Error(`No recipe makes ${item}; there are recipes for: ${all}.`);
    if (!recipe.grid) throw new Error(`${this.name} has nothing left for ${recipe.missing} of ${item}.`);
    return recipe.grid;
  }

  /** The 36 slots, the hotbar first. */
  slots(): (Slot | null)[] {
    return this.#ask("inventory")["slots"] as (Slot | null)[];
  }
  count(item: string): number {
    const id = this.#world.itemNamed(item);
    return this.slots().reduce((sum, slot) => sum + (slot?.typeId === id ? slot.amount : 0), 0);
  }
  /** Takes an item of the inventory in hand. Not counted: it is a key, a scroll, a drag. */
  hold(item: string): void {
    const id = this.#world.itemNamed(item);
    this.#select(id, `no ${id}`);
  }
  /** Takes an empty slot in hand. */
  emptyHand(): void {
    this.#select(undefined, "no empty slot");
  }
  #select(id: string | undefined, lack: string): void {
    const slots = this.slots();
    const from = slots.findIndex((slot) => slot?.typeId === id);
    if (from < 0) throw new Error(`${this.name} has ${lack}.`);
    const slot = from < 9 ? from : Math.max(slots.slice(0, 9).indexOf(null), 0);
    if (from !== slot) this.#ask("swap", { from, to: slot });
    this.#ask("select", { slot });
  }
  give(item: string, amount = 1): void {
    this.#ask("give", { item: this.#world.itemNamed(item), amount });
  }
  rename(name: string): void {
    this.#ask("rename", { name });
  }
  drop(): void {
    this.#do("drop");
  }

  move(x: number, y: number, z: number, dimension?: string): void {
    this.#do("move", { x, y, z, dimension });
  }
  look(yaw: number, pitch = 0): void {
    this.#do("look", { yaw, pitch });
  }
  lookAt(x: number, y: number, z: number): void {
    this.#do("lookAt", { x, y, z });
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
  openChat(): void {
    this.#do("openChat");
  }
  closeChat(): void {
    this.#do("closeChat");
  }
  openInventory(): void {
    this.#do("openInventory");
  }
  closeInventory(): void {
    this.#do("closeInventory");
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
