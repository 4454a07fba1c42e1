// What the lines beside the bundle tell of what the add-on has written.
import { decodeMatch } from "../../../match/saved-match.ts";
import { decodePot } from "../../../match/saved-pot.ts";
import { decodeWorldSettings } from "../../../match/saved-world-settings.ts";
import { MATCH_PROPERTY, POT_PROPERTY, WORLD_PROPERTY } from "../../../minecraft/ids.ts";
import { TOLD } from "./beside.ts";
import type { Written } from "./look.ts";

/** The content log says so for each stack. */
const GONE = /not in the pot (\w+)/;

/** What was written, and what else the lines tell. */
export interface ToldOf {
  readonly written: readonly Written[];
  /** The pots of which it is said that something is gone. */
  readonly losses: readonly string[];
  /** The clock of the machine at the last write. */
  readonly now: number | null;
  /** After how many days a match is put away; 0 never. */
  readonly expiry: number | null;
  readonly problems: readonly string[];
}

/** Takes the lines of writes out of the log. */
export function takeWritten(log: string[]): ToldOf {
  const written: Written[] = [];
  const problems: string[] = [];
  let now: number | null = null;
  let expiry: number | null = null;
  const losses = log.flatMap((line) => GONE.exec(line)?.[1] ?? []);
  const others = log.filter((line) => !line.startsWith(TOLD) && !GONE.test(line));
  for (const line of log.length === others.length ? [] : log) {
    const [, at = "", key = "", text = ""] = /^soak-wrote (\d+) (\S+) (.*)$/s.exec(line) ?? [];
    if (key === "") continue;
    now = Number(at);
    const read = <T>(
      decoded: { ok: true; value: T } | { ok: false; reason: { message: string } },
    ): T | null => {
      if (decoded.ok) return decoded.value;
      problems.push(`${key} is written and cannot be read: ${decoded.reason.message}`);
      return null;
    };
    if (key.startsWith(MATCH_PROPERTY)) {
      written.push({
        match: key.slice(MATCH_PROPERTY.length),
        record: text === "" ? null : read(decodeMatch(text)),
      });
    } else if (key.startsWith(POT_PROPERTY)) {
      const record = text === "" ? null : read(decodePot(text));
      written.push({ pot: key.slice(POT_PROPERTY.length), ledger: record?.ledger ?? null });
    } else if (key === `${WORLD_PROPERTY}settings`) {
      expiry = text === "" ? null : (read(decodeWorldSettings(text))?.expiry ?? null);
    }
  }
  log.splice(0, log.length, ...others);
  return { written, losses, now, expiry, problems };
}
