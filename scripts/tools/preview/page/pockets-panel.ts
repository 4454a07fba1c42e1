// What the player carries: the hotbar, and behind it the inventory with a crafting grid, a recipe book and materials.
import type { Book, Look, SlotView } from "../wire.ts";
import { button, find, type Line, make, plain, showLines } from "./dom.ts";
import type { Ask } from "./server.ts";

const HOTBAR = 9;
const EMPTY = "·";

export class PocketsPanel {
  readonly #ask: Ask;
  readonly #book: Book;
  readonly #panel = find("#pockets");
  readonly #inventory = make("div", "", { className: "slots" });
  readonly #grid = make("div", "", { className: "grid" });
  readonly #result = button("", () => this.#craft());
  #slots: Look["slots"] = [];
  #inHand = 0;
  /** The slot that was pressed first: it goes where the next press is. */
  #picked: number | undefined;
  #cells: (string | null)[] = new Array(9).fill(null);

  constructor(ask: Ask, book: Book) {
    this.#ask = ask;
    this.#book = book;
    const recipe = this.#choice("Recipe", book.made, "Lay it out", (item) => this.#layOut(item));
    const material = this.#choice("Material", book.materials, "Take 16", (item) => {
      void ask("take", { item });
    });
    const hint = make("p", "Press an item, then a cell of the grid or another slot.");
    const clear = button("Clear the grid", () => this.#lay(new Array(9).fill(null)));
    const crafting = make("div", "", { className: "crafting" });
    crafting.append(this.#grid, this.#result, clear);
    this.#panel.append(
      make("h2", "Crafting"),
      recipe,
      crafting,
      make("h2", "Inventory"),
      hint,
      this.#inventory,
      material,
    );
  }

  show(slots: Look["slots"]): void {
    this.#slots = slots;
    this.#draw();
  }
  hold(slot: number): void {
    this.#inHand = slot;
    this.#draw();
  }
  toggle(): void {
    this.#panel.hidden = !this.#panel.hidden;
    if (this.#panel.hidden) find("#view").focus();
    else this.#panel.querySelector<HTMLElement>("select")?.focus();
  }

  #choice(name: string, items: readonly string[], what: string, run: (item: string) => void): HTMLElement {
    const select = make("select");
    select.append(...items.map((value) => make("option", this.#book.names[value] ?? value, { value })));
    const label = make("label", `${name} `);
    label.append(select);
    const line = make("p", "", { className: "choice" });
    line.append(
      label,
      button(what, () => run(select.value)),
    );
    return line;
  }

  #draw(): void {
    showLines(
      find("#hotbar"),
      this.#slots.slice(0, HOTBAR).map((item, slot) => this.#hotbarSlot(item, slot)),
    );
    showLines(
      this.#inventory,
      this.#slots.map((item, slot) => this.#inventorySlot(item, slot)),
    );
    showLines(
      this.#grid,
      this.#cells.map((cell, at) => this.#cell(cell, at)),
    );
  }

  #hotbarSlot(item: SlotView | null, slot: number): Line {
    const isInHand = slot === this.#inHand;
    return this.#slotLine(`hotbar ${slot}`, `${slot + 1} ${wordsOf(item)}`, isInHand, item, () => {
      void this.#ask("select", { slot });
    });
  }
  #inventorySlot(item: SlotView | null, slot: number): Line {
    return this.#slotLine(`slot ${slot}`, wordsOf(item), slot === this.#picked, item, () => this.#pick(slot));
  }
  #slotLine(key: string, words: string, isOn: boolean, item: SlotView | null, onclick: () => void): Line {
    return {
      key,
      make: () => button("", onclick),
      update(element) {
        element.textContent = words;
        element.title = item === null ? "empty" : [item.name, ...item.lore].map(plain).join("\n");
        element.setAttribute("aria-pressed", String(isOn));
        element.onclick = onclick;
      },
    };
  }

  #pick(slot: number): void {
    const from = this.#picked;
    this.#picked = from === undefined && this.#slots[slot] !== null ? slot : undefined;
    if (from !== undefined && from !== slot) void this.#ask("swap", { from, to: slot });
    this.#draw();
  }

  #cell(cell: string | null, at: number): Line {
    const name = cell === null ? EMPTY : (this.#book.names[cell] ?? cell);
    const onclick = (): void => {
      const item = this.#picked === undefined ? null : (this.#slots[this.#picked]?.typeId ?? null);
      this.#lay(this.#cells.map((present, index) => (index === at ? item : present)));
    };
    return {
      key: `cell ${at}`,
      make: () => button("", onclick),
      update(element) {
        element.textContent = name;
        element.title = `Row ${Math.floor(at / 3) + 1}, column ${(at % 3) + 1}: ${cell === null ? "empty" : name}`;
        element.onclick = onclick;
      },
    };
  }
  #lay(cells: (string | null)[]): void {
    this.#cells = cells;
    this.#draw();
    void this.#ask("recipeOf", { grid: cells }).then(({ name }) => {
      this.#result.textContent = typeof name === "string" ? `Craft: ${name}` : "Makes nothing";
      this.#result.disabled = typeof name !== "string";
    });
  }
  #layOut(item: string): void {
    void this.#ask("layOut", { item }).then(({ grid }) => {
      if (Array.isArray(grid)) this.#lay(grid as (string | null)[]);
    });
  }
  #craft(): void {
    void this.#ask("craft", { grid: this.#cells });
  }
}

function wordsOf(item: SlotView | null): string {
  if (item === null) return EMPTY;
  return item.amount === 1 ? plain(item.name) : `${plain(item.name)} × ${item.amount}`;
}
