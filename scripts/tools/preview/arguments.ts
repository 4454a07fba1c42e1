// What can be said after `npm start --`.
import { isIP } from "node:net";
import { parseArgs } from "node:util";

export const USAGE = `npm start -- [--fresh] [--port NUMBER] [--host ADDRESS]
  --fresh         starts with a new world; the one that was kept is forgotten
  --port NUMBER   another port than 8720; each port keeps a world of its own
  --host ADDRESS  another address than 127.0.0.1, such as 0.0.0.0: then others in the network can play too`;

export interface PreviewArguments {
  readonly fresh: boolean;
  readonly port: number;
  readonly host: string;
}

/** @throws with a sentence that says what would be right. */
export function readArguments(args: readonly string[]): PreviewArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fresh: { type: "boolean", default: false },
      port: { type: "string", default: "8720" },
      host: { type: "string", default: "127.0.0.1" },
    },
  });
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) {
    throw new Error(`--port is a number from 0 to 65535, not ${values.port}.`);
  }
  if (isIP(values.host) === 0) throw new Error(`--host is an address such as 0.0.0.0, not ${values.host}.`);
  return { fresh: values.fresh, port, host: values.host };
}
