// The preview's page: puts the panels together and tells them what the server tells.
import type { Book, Message } from "../wire.ts";
import { addLines, chatPanel } from "./chat-panel.ts";
import { find, say, sayForAWhile } from "./dom.ts";
import { FormPanel } from "./form-panel.ts";
import { key, useKeys } from "./keys.ts";
import { asker, listen } from "./line.ts";
import { PocketsPanel } from "./pockets-panel.ts";
import { loadPackLook } from "./scene/pack-look.ts";
import { createScene, type Scene } from "./scene/scene.ts";
import { soundsFrom } from "./sounds.ts";
import { WorldPanel } from "./world-panel.ts";

/** How long the game shows a line of the action bar, about. */
const SHOWN_MILLISECONDS = 3_000;

/** The page can be played by words and buttons where nothing can be drawn. */
async function drawnScene(): Promise<Scene | undefined> {
  try {
    return createScene(find<HTMLCanvasElement>("#view"), await loadPackLook("/packs"));
  } catch (error) {
    say("#drawing", `The view cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

const note = (sentence: string): void => say("#note", sentence);
const player = new URLSearchParams(location.search).get("player") ?? "";
const book: Book = await (await fetch("/book.json")).json();
const ask = asker(player, note);
const form = new FormPanel(ask);
const pockets = new PocketsPanel(ask, book);
const chat = chatPanel(ask);
const world = new WorldPanel(ask, book, await drawnScene());
const log = find("#log ol");
const sounds = soundsFrom(book.sounds);

useKeys(
  [
    ...world.keys(),
    key([..."123456789"], "1 … 9", "takes a slot of the hotbar in hand", (digit) => {
      void ask("select", { slot: Number(digit) - 1 });
    }),
    key(["q"], "Q", "drops what is in hand", () => void ask("drop", {}), { label: "Drop" }),
    key(["e"], "E", "opens and closes inventory and crafting", () => pockets.toggle(), {
      label: "Inventory",
    }),
    key(["t"], "T", "opens the chat", () => chat.open(""), { label: "Chat" }),
    key(["/"], "/", "opens it for a command", () => chat.open("/")),
    key(["m"], "M", "switches sounds off, and on again", () => sounds.toggle(), { inForm: true }),
    key(["Escape"], "Esc", "closes this list, the form, or the inventory", closeOne, {
      inForm: true,
      inList: true,
    }),
  ],
  () => form.isOpen,
);

function closeOne(): void {
  const help = find<HTMLDetailsElement>("#help");
  if (help.open) help.open = false;
  else if (form.isOpen) form.close();
  else pockets.close();
}

if (document.activeElement === document.body) find("#view").focus();
listen(player, {
  begun() {
    note("");
    chat.clear();
    log.replaceChildren();
  },
  told({ look, chat: lines, sounds: heard, bursts, log: logged }: Message) {
    if (look.me) {
      document.title = `${look.me.name}: Yahtzee Table preview`;
      world.showMe(look.me);
      pockets.hold(look.me.slot);
    }
    if (look.slots) pockets.show(look.slots);
    if (look.scene) world.show(look.scene);
    if (look.form !== undefined) {
      form.show(look.form);
      chat.allow(!form.isOpen);
    }
    if (look.actionBar) sayForAWhile("#action-bar", look.actionBar.text, SHOWN_MILLISECONDS);
    sounds.hear(heard);
    world.spark(bursts);
    chat.add(lines);
    addLines(log, logged);
  },
  lost: note,
});
