// What the player carries: the hotbar, and behind it the inventory with a crafting grid, a recipe book and materials.
import type { Book, Grid, Look, SlotView } from "../wire.ts";
import { button, find, type Line, make, plain, showLines } from "./dom.ts";
import type { Ask } from "./line.ts";

const HOTBAR = 9;
const EMPTY = "·";
const NOTHING: Grid = new Array<null>(9).fill(null);

export class PocketsPanel {
  readonly #ask: Ask;
  readonly #book: Book;
  readonly #panel = find("#pockets");
  readonly #inventory = make("div", "", { className: "slots" });
  readonly #grid = make("div", "", { className: "grid" });
  readonly #result = button("Makes nothing", () => void this.#ask("craft", { grid: this.#cells }));
  readonly #hint = make("p", "", { role: "status" });
  #slots: Look["slots"] = [];
  #inHand = 0;
  /** The slot whose item is laid into the grid, or moved. */
  #picked: number | undefined;
  #cells: Grid = NOTHING;

  constructor(ask: Ask, book: Book) {
    this.#ask = ask;
    this.#book = book;
    const recipe = this.#choice("Recipe", book.made, "Lay it out", (item) => this.#layOut(item));
    const material = this.#choice("Material", book.materials, "Take 16", (item) => {
      void ask("take", { item });
    });
    this.#result.disabled = true;
    const clear = button("Clear the grid", () => this.#lay(NOTHING));
    const crafting = make("div", "", { className: "crafting" });
    crafting.append(this.#grid, this.#result, clear);
    this.#panel.append(
      make("h2", "Crafting"),
      recipe,
      crafting,
      make("h2", "Inventory"),
      this.#hint,
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
    if (this.#panel.hidden) {
      this.#panel.hidden = false;
      this.#panel.focus();
    } else this.close();
  }
  close(): void {
    if (this.#panel.hidden) return;
    this.#panel.hidden = true;
    find("#view").focus();
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
    const picked = this.#picked === undefined ? null : this.#slots[this.#picked];
    this.#hint.textContent = picked
      ? `${picked.name} is picked: press cells of the grid, or an empty slot where it shall go.`
      : "Press an item to pick it, or a filled cell to empty it.";
    const hotbar = this.#slots.slice(0, HOTBAR);
    showLines(
      find("#hotbar"),
      hotbar.map((item, slot) => this.#hotbarSlot(item, slot)),
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
    const words = `${slot + 1} ${wordsOf(item)}`;
    return slotLine(`hotbar ${slot + 1}`, words, item, slot === this.#inHand, () => {
      void this.#ask("select", { slot });
    });
  }
  #inventorySlot(item: SlotView | null, slot: number): Line {
    return slotLine(`Slot ${slot + 1}`, wordsOf(item), item, slot === this.#picked, () => this.#pick(slot));
  }

  /** An item is picked; an empty slot takes what is. */
  #pick(slot: number): void {
    const from = this.#picked;
    const isEmpty = this.#slots[slot] === null;
    if (isEmpty && from !== undefined) void this.#ask("swap", { from, to: slot });
    this.#picked = isEmpty || from === slot ? undefined : slot;
    this.#draw();
  }

  #cell(cell: string | null, at: number): Line {
    const name = cell === null ? EMPTY : (this.#book.names[cell] ?? cell);
    const label = `Row ${Math.floor(at / 3) + 1}, column ${(at % 3) + 1}: ${cell === null ? "empty" : name}`;
    const onclick = (): void => {
      const item = this.#picked === undefined ? null : (this.#slots[this.#picked]?.typeId ?? null);
      this.#lay(this.#cells.map((present, index) => (index === at ? item : present)));
    };
    return {
      key: `cell ${at}`,
      make: () => button("", onclick),
      update(element) {
        element.textContent = name;
        element.ariaLabel = label;
        element.onclick = onclick;
      },
    };
  }
  #lay(cells: Grid): void {
    this.#cells = cells;
    this.#draw();
    void this.#ask("recipeOf", { grid: cells }).then((recipe) => {
      const name = recipe?.name ?? null;
      this.#result.textContent = name === null ? "Makes nothing" : `Craft: ${name}`;
      this.#result.disabled = name === null;
    });
  }
  #layOut(item: string): void {
    void this.#ask("layOut", { item }).then((laid) => {
      if (laid) this.#lay(laid.grid);
    });
  }
}

function slotLine(
  key: string,
  words: string,
  item: SlotView | null,
  isOn: boolean,
  onclick: () => void,
): Line {
  return {
    key,
    make: () => button("", onclick),
    update(element) {
      element.textContent = words;
      element.ariaLabel = `${key}: ${item === null ? "empty" : wordsOf(item)}`;
      element.title = item === null ? "" : [item.name, ...item.lore].map(plain).join("\n");
      element.ariaPressed = String(isOn);
      element.onclick = onclick;
    },
  };
}

function wordsOf(item: SlotView | null): string {
  if (item === null) return EMPTY;
  return item.amount === 1 ? plain(item.name) : `${plain(item.name)} × ${item.amount}`;
}
