// The preview's page: puts the panels together, and sends keys to where they belong.
import type { Book, Message } from "../wire.ts";
import { addLines, chatPanel } from "./chat-panel.ts";
import { button, find, keyed } from "./dom.ts";
import { FormPanel } from "./form-panel.ts";
import { PocketsPanel } from "./pockets-panel.ts";
import { loadPackLook } from "./scene/pack-look.ts";
import { createScene, type Scene } from "./scene/scene.ts";
import { asker, watch } from "./server.ts";
import { WorldPanel } from "./world-panel.ts";

/** The page can be played by words and buttons where nothing can be drawn. */
async function drawnScene(): Promise<Scene | undefined> {
  try {
    return createScene(find<HTMLCanvasElement>("#view"), await loadPackLook("/packs"));
  } catch (error) {
    note(`The view cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function note(sentence: string): void {
  find("#note").textContent = sentence;
}

const player = new URLSearchParams(location.search).get("player") ?? "";
const book = (await (await fetch("/book.json")).json()) as Book;
const ask = asker(player, note);
const form = new FormPanel(ask);
const pockets = new PocketsPanel(ask, book);
const chat = chatPanel(ask);
const world = new WorldPanel(ask, book, await drawnScene());

find("#hands").append(
  keyed(
    "E",
    button("Inventory", () => pockets.toggle()),
  ),
  keyed(
    "T",
    button("Chat", () => chat.open("")),
  ),
);
watch(player, told, note);

function told({ look, chat: lines, sounds, log }: Message): void {
  if (look.me) {
    document.title = `${look.me.name}: Yahtzee Table preview`;
    world.showMe(look.me);
    pockets.hold(look.me.slot);
  }
  if (look.slots) pockets.show(look.slots);
  if (look.scene) world.show(look.scene);
  if (look.form !== undefined) form.show(look.form);
  if (look.actionBar !== undefined) find("#action-bar").textContent = look.actionBar;
  if (sounds.length > 0) find("#sound").textContent = `♪ ${sounds.join(", ")}`;
  chat.add(lines);
  addLines(find("#log ol"), log);
}

/** Keys that lead somewhere from wherever the focus is, but not while something is typed or chosen. */
const SHORTCUTS: Readonly<Record<string, () => void>> = {
  e: () => pockets.toggle(),
  q: () => void ask("drop"),
  t: () => chat.open(""),
  "/": () => chat.open("/"),
  Escape: () => form.close(),
};

document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLInputElement) return;
  if (target instanceof HTMLSelectElement) return;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  const shortcut = SHORTCUTS[letter];
  const isInWorld = target === find("#view");
  if (shortcut !== undefined) shortcut();
  else if (/^[1-9]$/.test(key)) void ask("select", { slot: Number(key) - 1 });
  else if (!isInWorld || !world.key(letter)) return;
  event.preventDefault();
});
