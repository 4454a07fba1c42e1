// The chat: what was said, and a line to say something or to type a command.
import { find, make, write } from "./dom.ts";
import type { Ask } from "./line.ts";

const KEPT = 200;

export function addLines(list: HTMLElement, lines: readonly string[]): void {
  for (const line of lines) write(list.appendChild(make("li")).appendChild(make("span")), line);
  while (list.children.length > KEPT) list.firstElementChild?.remove();
}

/** What has no room as a whole is not seen, but for the newest line. */
function fade(box: HTMLElement, list: HTMLElement): void {
  const { top } = box.getBoundingClientRect();
  for (const line of list.children) {
    const isCut = line !== list.lastElementChild && line.getBoundingClientRect().top < top - 1;
    line.classList.toggle("cut", isCut);
  }
}

/** In the game the chat lies over everything: no form can be shown while it is open. */
export function chatPanel(ask: Ask): {
  add(lines: readonly string[]): void;
  clear(): void;
  open(begin: string): void;
  /** As in the game, nothing can be typed while a form is open. */
  allow(can: boolean): void;
} {
  const form = find<HTMLFormElement>("#say");
  const input = find<HTMLInputElement>("input", form);
  const box = find("#chat");
  const list = find("#chat ol");
  new ResizeObserver(() => fade(box, list)).observe(box);
  input.onfocus = () => void ask("chat", { open: true });
  input.onblur = () => void ask("chat", { open: false });
  form.onsubmit = (event) => {
    event.preventDefault();
    const line = input.value.trim();
    input.value = "";
    find("#view").focus();
    if (line !== "") void say(line);
  };
  /** What was refused can be sent again, where nothing else is being typed. */
  const say = async (line: string): Promise<void> => {
    if (!(await ask("say", { line })) && input.value === "") input.value = line;
  };
  input.onkeydown = ({ key }) => {
    if (key === "Escape") find("#view").focus();
  };
  return {
    add(lines) {
      addLines(list, lines);
      fade(box, list);
    },
    clear: () => list.replaceChildren(),
    open(begin) {
      input.focus();
      if (input.value === "") input.value = begin;
    },
    allow(can) {
      input.disabled = !can;
    },
  };
}
