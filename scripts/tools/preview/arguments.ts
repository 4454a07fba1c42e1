// What can be said after `npm start --`.
import { readdirSync } from "node:fs";
import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Refusal } from "./refusal.ts";

const USAGE = `npm start -- [--fresh] [--port NUMBER] [--host ADDRESS] [--language CODE]
  --fresh         starts with a new world; the one that was kept is forgotten
  --port NUMBER   another port than 8720; each port keeps a world of its own
  --host ADDRESS  another address than 127.0.0.1, such as 0.0.0.0: then others in the network can play too
  --language CODE all players read this language, such as de_DE`;

export interface PreviewArguments {
  readonly fresh: boolean;
  readonly port: number;
  readonly host: string;
  /** As the game calls it. */
  readonly language: string;
}

/** @throws a refusal that says what would be right. */
export function readArguments(args: readonly string[]): PreviewArguments {
  const { fresh, port, host, language } = parsed(args);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw refused(`--port is a number from 0 to 65535, not ${port}.`);
  }
  if (isIP(host) === 0) throw refused(`--host is an address such as 0.0.0.0, not ${host}.`);
  const known = languages();
  if (!known.includes(language)) throw refused(`--language is one of ${known.join(", ")}, not ${language}.`);
  return { fresh, port: Number(port), host, language };
}

/** Those of the pack. */
function languages(): readonly string[] {
  const files = readdirSync(fileURLToPath(new URL("../../../resource_pack/texts", import.meta.url)));
  return files.flatMap((file) => (file.endsWith(".lang") ? [file.slice(0, -".lang".length)] : []));
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        fresh: { type: "boolean", default: false },
        port: { type: "string", default: "8720" },
        host: { type: "string", default: "127.0.0.1" },
        language: { type: "string", default: "en_US" },
      },
    }).values;
  } catch (error) {
    throw refused((error as Error).message);
  }
}

function refused(why: string): Refusal {
  return new Refusal(`${why}\n\n${USAGE}`);
}
