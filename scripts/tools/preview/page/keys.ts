// Keys and the buttons that do the same: each stands once, in a list, and is shown in the help from there.
import { button, find, make } from "./dom.ts";

interface Where {
  /** What the button says that does the same. */
  readonly label?: string;
  /** Only while the world has the focus: elsewhere the key has a meaning of its own. */
  readonly inWorld?: boolean;
  /** While a form is open too: it is about the form, or only looks. */
  readonly inForm?: boolean;
  /** While something is chosen from a list too. */
  readonly inList?: boolean;
  /** Again and again while it is held. */
  readonly repeats?: boolean;
}
export interface Key extends Where {
  /** As a keyboard event names it, letters small; several may do alike. */
  readonly keys: readonly string[];
  /** As it is printed on keyboards. */
  readonly shown: string;
  readonly help: string;
  readonly run: (key: string) => void;
}
export function key(
  keys: readonly string[],
  shown: string,
  help: string,
  run: Key["run"],
  where: Where = {},
): Key {
  return { keys, shown, help, run, ...where };
}

/** @param isInForm whether a form is open: as in the game, keys do nothing behind it. */
export function useKeys(keys: readonly Key[], isInForm: () => boolean): void {
  find("#help ul").append(...keys.map(helpLine));
  find("#hands").append(...keys.flatMap((key) => buttonOf(key) ?? []));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A button that is held would be pressed again and again: three rolls, a category, and its zero.
    if (event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault();
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const pressed = keys.find((known) => known.keys.includes(name));
    if (pressed === undefined || !means(pressed, event.target)) return;
    if ((isInForm() && pressed.inForm !== true) || (event.repeat && pressed.repeats !== true)) return;
    event.preventDefault();
    pressed.run(name);
  });
}

/** Where something is typed or chosen, letters and digits are for that. */
function means({ inWorld, inList }: Key, target: EventTarget | null): boolean {
  if (inWorld === true) return target === find("#view");
  return target instanceof HTMLSelectElement ? inList === true : !isTyped(target);
}
function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== "checkbox";
}

function helpLine({ shown, help }: Key): HTMLElement {
  const line = make("li");
  line.append(make("kbd", shown), ` ${help}`);
  return line;
}
function buttonOf({ label, shown, keys, run }: Key): HTMLElement | undefined {
  if (label === undefined) return undefined;
  const element = button(label, () => run(keys[0] ?? ""));
  element.dataset["shortcut"] = shown;
  return element;
}
