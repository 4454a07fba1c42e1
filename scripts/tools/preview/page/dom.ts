// The little that the panels need of the page: finding what must be there, making elements, and changing a list of
// them in place, so that focus and a press that has begun survive.

export function find<E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E {
  const found = within.querySelector<E>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
}

export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text = "",
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  if (text !== "") element.textContent = text;
  return element;
}

export function button(text: string, onclick: () => void): HTMLButtonElement {
  return make("button", text, { type: "button", onclick });
}

/** Only what is new: a text that is set again would be read out again. */
export function say(selector: string, text: string): void {
  const element = find(selector);
  write(element, text);
}

/** What goes by itself, as on the game's screen; the same text again counts as new. */
export function sayForAWhile(selector: string, text: string, milliseconds: number): void {
  const element = find(selector);
  element.replaceChildren();
  write(element, text);
  clearTimeout(Number(element.dataset["timer"]));
  element.dataset["timer"] = String(setTimeout(() => element.replaceChildren(), milliseconds));
}

/** A line of a list: what makes it the same line as before, how it is made, and what may have changed. */
export interface Line {
  readonly key: string;
  readonly make: () => HTMLElement;
  readonly update: (element: HTMLElement) => void;
}
/** Makes the children of an element be these lines, those that stay untouched. */
export function showLines(parent: HTMLElement, lines: readonly Line[]): void {
  const before = new Map([...parent.children].map((child) => [(child as HTMLElement).dataset["key"], child]));
  for (const [at, { key, make: create, update }] of lines.entries()) {
    const element = (before.get(key) as HTMLElement | undefined) ?? create();
    element.dataset["key"] = key;
    update(element);
    const present = parent.children[at];
    if (present !== element) parent.insertBefore(element, present ?? null);
    before.delete(key);
  }
  for (const gone of before.values()) gone.remove();
}

/** The page of the game's font that the add-on fills. */
const GLYPHS = "/packs/resource_pack/font/glyph_E7.png";

/** Formatting codes are for the game's font. */
export function plain(text: string): string {
  return text.replace(/§./gu, "");
}

/** With the add-on's glyphs as pictures, which are not read out. Nothing is done for the same text again. */
export function write(element: Element, text: string): void {
  const parts = plain(text).split(/([\uE700-\uE7FF])/);
  const fresh = make("span");
  fresh.append(...parts.map((part, at) => (at % 2 === 1 ? glyph(part) : part)));
  if (element.innerHTML !== fresh.innerHTML) element.replaceChildren(...fresh.childNodes);
}

function glyph(character: string): HTMLElement {
  const code = character.charCodeAt(0) % 256;
  const element = make("span", "", { className: "glyph" });
  element.style.background = `url(${GLYPHS}) ${-(code % 16)}em ${-Math.floor(code / 16)}em / 16em`;
  return element;
}
