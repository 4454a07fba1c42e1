// What can be said after `npm start --`.
import { isIP } from "node:net";
import { parseArgs } from "node:util";
import { Refusal } from "./refusal.ts";

const USAGE = `npm start -- [--fresh] [--port NUMBER] [--host ADDRESS]
  --fresh         starts with a new world; the one that was kept is forgotten
  --port NUMBER   another port than 8720; each port keeps a world of its own
  --host ADDRESS  another address than 127.0.0.1, such as 0.0.0.0: then others in the network can play too`;

export interface PreviewArguments {
  readonly fresh: boolean;
  readonly port: number;
  readonly host: string;
}

/** @throws a refusal that says what would be right. */
export function readArguments(args: readonly string[]): PreviewArguments {
  const { fresh, port, host } = parsed(args);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw refused(`--port is a number from 0 to 65535, not ${port}.`);
  }
  if (isIP(host) === 0) throw refused(`--host is an address such as 0.0.0.0, not ${host}.`);
  return { fresh, port: Number(port), host };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        fresh: { type: "boolean", default: false },
        port: { type: "string", default: "8720" },
        host: { type: "string", default: "127.0.0.1" },
      },
    }).values;
  } catch (error) {
    throw refused((error as Error).message);
  }
}

function refused(why: string): Refusal {
  return new Refusal(`${why}\n\n${USAGE}`);
}
