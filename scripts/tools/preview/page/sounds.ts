// What is heard, and the same in words. Browsers let nothing be heard before the first key or click.
import type { Book } from "../wire.ts";
import { find, sayForAWhile } from "./dom.ts";
import { once } from "./scene/once.ts";

/** As long as the game shows a subtitle, about. */
const SHOWN_MILLISECONDS = 3_000;
/** Where the browser remembers that somebody wants silence. */
const SILENT = "silent";

export interface Sounds {
  hear(ids: readonly string[]): void;
  toggle(): void;
}
export function soundsFrom(known: Book["sounds"]): Sounds {
  const context = new AudioContext();
  const loaded = once(async (path: string) =>
    context.decodeAudioData(await (await fetch(path)).arrayBuffer()),
  );
  const play = async (path: string): Promise<void> => {
    const source = new AudioBufferSourceNode(context, { buffer: await loaded(path) });
    source.connect(context.destination);
    source.start();
  };
  const button = find("#sounds");
  const isOn = (): boolean => localStorage.getItem(SILENT) === null;
  const show = (): void => button.setAttribute("aria-pressed", String(isOn()));
  const toggle = (): void => {
    if (isOn()) localStorage.setItem(SILENT, "");
    else localStorage.removeItem(SILENT);
    show();
  };
  button.onclick = toggle;
  show();
  return {
    hear(ids) {
      if (ids.length === 0) return;
      sayForAWhile("#sound", `♪ ${ids.map((id) => known[id]?.words ?? id).join(", ")}`, SHOWN_MILLISECONDS);
      // Players side by side in tabs of one browser would hear everything twice.
      if (!isOn() || document.hidden || !navigator.userActivation.hasBeenActive) return;
      void context.resume();
      for (const { path } of ids.flatMap((id) => known[id] ?? [])) void play(path);
    },
    toggle,
  };
}
