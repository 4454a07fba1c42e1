// The open form, classic or live, as a panel: rows are found again by their place, so that a live form changes under
// the player's hands without losing the focus.
import type { OpenForm } from "../../host/client.ts";
import { button, find, type Line, make, showLines, write } from "./dom.ts";
import type { Ask } from "./line.ts";

export class FormPanel {
  readonly #panel = find("#form");
  readonly #ask: Ask;
  #form: OpenForm | null = null;
  /** A button of this form has been pressed, and it has not changed since. */
  #wasPressed = false;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get isOpen(): boolean {
    return this.#form !== null;
  }

  show(form: OpenForm | null): void {
    const before = this.#form;
    const isNew = form?.id !== before?.id;
    const hadFocus = this.#panel.contains(document.activeElement);
    const isElsewhere = document.activeElement instanceof HTMLInputElement && !hadFocus;
    this.#form = form;
    this.#panel.hidden = form === null;
    if (isNew) this.#panel.replaceChildren();
    if (form === null) {
      if (isNew && !isElsewhere) find("#view").focus();
      return;
    }
    const rows = form.kind === "live" ? this.#liveRows(form) : this.#classicRows(form);
    const heading: Line = text("title", form.title, () => make("h2", "", { id: "form-title" }));
    const close = form.hasCloseButton ? [press("close", "✕ Close", () => this.close())] : [];
    showLines(this.#panel, [heading, ...rows, ...close]);
    // What is read first says how it stands: it is read out when somebody else changes it.
    this.#panel.querySelector("p")?.setAttribute("role", "status");
    const hasLostFocus = hadFocus && !this.#panel.contains(document.activeElement);
    if ((isNew && !isElsewhere) || hasLostFocus) {
      this.#panel.querySelector<HTMLElement>("button, input, select")?.focus({ preventScroll: true });
    }
    // Another screen of the same form is read from its top, too, and another page that one has asked for.
    const isPage = this.#wasPressed && firstText(form) !== firstText(before);
    this.#wasPressed = false;
    if (isNew || isPage || form.title !== before?.title) {
      find("h2", this.#panel).scrollIntoView({ block: "nearest" });
    }
  }

  close(): void {
    if (this.#form?.hasCloseButton === true) void this.#ask("close", { form: this.#form.id });
  }

  #liveRows({ id: form, rows }: OpenForm): Line[] {
    return rows.map(({ kind, text: words, value, items = [], at: row }) => {
      const key = `${kind} ${row}`;
      if (kind === "label") return text(key, words);
      if (kind === "image") return picture(key, words);
      if (kind === "button") return press(key, words, () => this.#press(form, row));
      if (kind === "toggle") {
        return toggle(key, words, value === true, (on) => void this.#ask("toggle", { form, row, on }));
      }
      return list(key, words, items, value, (item) => void this.#ask("choose", { form, row, item }));
    });
  }

  #press(form: number, row: number): void {
    this.#wasPressed = true;
    void this.#ask("press", { form, row });
  }

  #classicRows({ id: form, kind, body, buttons, fields }: OpenForm): Line[] {
    const values = fields.map(({ value }) => value);
    const lines = fields.map(({ name, value }, at) =>
      value === null
        ? text(`field ${at}`, name)
        : toggle(`field ${at}`, name, value, (on) => {
            values[at] = on;
          }),
    );
    const answer = (row: number): void =>
      void (kind === "custom_form"
        ? this.#ask("submit", { form, values })
        : this.#ask("press", { form, row }));
    const pressed = buttons.map((words, row) => press(`button ${row}`, words, () => answer(row)));
    return [...(body === "" ? [] : [text("body", body)]), ...lines, ...pressed];
  }
}

function firstText(form: OpenForm | null): string | undefined {
  return form?.rows.find(({ kind }) => kind === "label")?.text;
}

function text(key: string, words: string, create: () => HTMLElement = () => make("p")): Line {
  return {
    key,
    make: create,
    update(element) {
      // A list that is opened would be drawn anew for the same words, a text read out again.
      write(element, words);
    },
  };
}

/** The words below say what it shows. @param path in the resource pack. */
function picture(key: string, path: string): Line {
  return {
    key,
    make: () => make("img", "", { alt: "" }),
    update(element) {
      element.setAttribute("src", `/packs/resource_pack/${path}`);
    },
  };
}

function press(key: string, words: string, onclick: () => void): Line {
  return {
    key,
    make: () => button("", onclick),
    update(element) {
      write(element, words);
      element.onclick = onclick;
    },
  };
}

/** Shows what the player's hand made of it, until the server says how it stands. */
function toggle(key: string, words: string, value: boolean, changed: (on: boolean) => void): Line {
  return {
    key,
    make() {
      const label = make("label");
      label.append(make("input", "", { type: "checkbox" }), make("span"));
      return label;
    },
    update(element) {
      const box = find<HTMLInputElement>("input", element);
      write(find("span", element), words);
      box.onchange = () => changed(box.checked);
      box.checked = value;
    },
  };
}

/** As a switch; items never come or go. */
function list(
  key: string,
  words: string,
  items: readonly string[],
  value: unknown,
  changed: (item: number) => void,
): Line {
  return {
    key,
    make() {
      const label = make("label");
      label.append(make("span"), make("select"));
      return label;
    },
    update(element) {
      const box = find<HTMLSelectElement>("select", element);
      write(find("span", element), words);
      showLines(
        box,
        items.map((item, at) => text(String(at), item, () => make("option"))),
      );
      box.onchange = () => changed(box.selectedIndex);
      if (box.selectedIndex !== value) box.selectedIndex = Number(value);
    },
  };
}
