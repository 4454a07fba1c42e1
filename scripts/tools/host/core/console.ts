// The console of the game: a line of the content log for each call. Script has no other way to print.
import { emit } from "./outbox.ts";

function printer(level: string): (...words: unknown[]) => void {
  return (...words) => emit({ t: "log", level, text: words.map(String).join(" ") });
}

const log = printer("log");
Object.assign(globalThis, {
  console: { log, info: printer("info"), warn: printer("warn"), error: printer("error") },
  print: log,
});
